"""What a player may choose, in the order of the rulebook.

Laying a tile is one choice made of several parts: `placing.py` has `Lay`, its parts, and the
phases that ask for them.  Where a tile may lie is answered by `building.py`, where decor may stand
by `decor.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.text import Phrase
from ziggurat.games.babylon.components import (
    DECOR,
    HOLE_NAMES,
    HOLES,
    PIECE_NAMES,
    PLACES,
    STACK_NAMES,
    STACKS,
    STATUE,
    Piece,
    Place,
    Stack,
    place_name,
)
from ziggurat.games.babylon.quarry import FULL
from ziggurat.games.babylon.refusals import BabylonRefusal as Refusal

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.table import Babylon


class Remove(GameAction["Babylon"]):
    """Before a game of two or three: remove a clay tile from the quarry (BY-S-05)."""

    __slots__ = ("stack",)

    def __init__(self, stack: Stack) -> None:
        super().__init__(f"remove {STACK_NAMES[stack]}")
        self.stack: Final = stack

    def phrase(self) -> Phrase:
        return Phrase("remove", {"stack": STACK_NAMES[self.stack]})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return None if len(game.stacks[self.stack]) == FULL else Refusal.NOT_A_CLAY_TILE

    def do(self, game: Babylon, seat: Seat) -> None:
        game.remove(seat, self.stack)


class Dig(GameAction["Babylon"]):
    """A. Take a visible tile, and the pillars that it brings (BY-D-01)."""

    __slots__ = ("stack",)

    def __init__(self, stack: Stack) -> None:
        super().__init__(f"dig {STACK_NAMES[stack]}")
        self.stack: Final = stack

    def phrase(self) -> Phrase:
        return Phrase("dig", {"stack": STACK_NAMES[self.stack]})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return None if game.stacks[self.stack] else Refusal.EMPTY_STACK

    def do(self, game: Babylon, seat: Seat) -> None:
        game.dig(seat, self.stack)


class Decorate(GameAction["Babylon"]):
    """B. Build stairs, a fountain, a bridge or a statue on a tile laid this turn (BY-X-01)."""

    __slots__ = ("other", "piece", "place")

    def __init__(self, piece: Piece, place: Place, other: Place) -> None:
        assert piece in DECOR
        assert (other == 0) == (piece == STATUE), "the places of a pair come in order"
        second = f" {place_name(other)}" if other else ""
        super().__init__(f"{PIECE_NAMES[piece]} {place_name(place)}{second}")
        self.piece: Final = piece
        self.place: Final = place
        self.other: Final = other

    def phrase(self) -> Phrase:
        places = [self.place, self.other] if self.other else [self.place]
        holes = [HOLE_NAMES[place % HOLES] for place in places]
        return Phrase(PIECE_NAMES[self.piece], {"holes": holes, "storey": self.place // HOLES})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return game.decorator(seat).why_not(self.piece, self.place, self.other)

    def do(self, game: Babylon, seat: Seat) -> None:
        game.build(seat, self.piece, self.place, self.other)


# Made when they are first offered, and shared from then on; there are as many as places in line.
DECORATIONS: Final[dict[int, Decorate]] = {}


def decorate(piece: Piece, place: Place, other: Place) -> Decorate:
    key = (piece * PLACES + place) * PLACES + other
    found = DECORATIONS.get(key)
    if found is None:
        found = DECORATIONS[key] = Decorate(piece, place, other)
    return found


class EndBuilding(GameAction["Babylon"]):
    """B. Stop building, or build nothing at all (BY-R-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end")

    def phrase(self) -> Phrase:
        return Phrase("end", {})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return None

    def do(self, game: Babylon, seat: Seat) -> None:
        pass  # The phase leaves the agenda, and that is all.


class Store(GameAction["Babylon"]):
    """C. Keep the dug tile in the notch, instead of a tile that is there (BY-K-03)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("store")

    def phrase(self) -> Phrase:
        return Phrase("store", {})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return None

    def do(self, game: Babylon, seat: Seat) -> None:
        game.store(seat)


class Discard(GameAction["Babylon"]):
    """C. Discard the dug tile (BY-K-03, BY-K-05)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("discard")

    def phrase(self) -> Phrase:
        return Phrase("discard", {})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return None

    def do(self, game: Babylon, seat: Seat) -> None:
        game.throw(seat, game.pick_up(seat, stored=False))


REMOVES: Final = [Remove(stack) for stack in range(STACKS)]
DIGS: Final = [Dig(stack) for stack in range(STACKS)]
END: Final = EndBuilding()
STORE: Final = Store()
DISCARD: Final = Discard()
