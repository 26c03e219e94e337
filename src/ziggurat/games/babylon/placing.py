"""Laying a tile, step by step: which tile, where, which way round, on what.

The steps only narrow a choice down: nothing happens and nothing is shown before the last one, so
each can be taken back.  Every legal placement is reached in one way only, and no step leads where
there is no placement.  A step that leaves nothing to choose is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import Action, GameAction
from ziggurat.core.agenda import Choice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.babylon.actions import BabylonAction
from ziggurat.games.babylon.building import CODES, support_names
from ziggurat.games.babylon.components import (
    HIGHEST,
    HOLE_NAMES,
    HOLES,
    NO_TILE,
    Hole,
    Place,
    Storey,
    Supports,
    place_name,
)
from ziggurat.games.babylon.refusals import BabylonRefusal

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.table import Babylon

SOURCES: Final = ("dug", "stored")


class Lay(BabylonAction):
    """B. Lay the tile just dug, or the stored one."""

    __slots__ = ("stored",)
    opens = True

    def __init__(self, stored: bool) -> None:
        super().__init__(f"lay {SOURCES[stored]}")
        self.stored: Final = stored

    def phrase(self) -> Phrase:
        return Phrase("lay", {"source": SOURCES[self.stored]})

    def why_not(self, game: Babylon, seat: Seat) -> BabylonRefusal | None:
        if (game.notches[seat] if self.stored else game.dug) == NO_TILE:
            return BabylonRefusal.NO_SUCH_TILE
        if not game.builder(seat).sites(enough=1):
            return BabylonRefusal.NOWHERE_TO_LAY
        return None

    def do(self, game: Babylon, seat: Seat) -> None:
        game.agenda.append(CHOOSE_SITE[self.stored])


class At(GameAction["Babylon"]):
    """Where: the hole under the north-west corner, and the storey."""

    __slots__ = ("anchor", "storey")
    is_part = True

    def __init__(self, anchor: Hole, storey: Storey) -> None:
        super().__init__(f"at {HOLE_NAMES[anchor]} storey {storey}")
        self.anchor: Final = anchor
        self.storey: Final = storey

    def phrase(self) -> Phrase:
        return Phrase("at", {"hole": HOLE_NAMES[self.anchor], "storey": self.storey})


class Turned(GameAction["Babylon"]):
    """Which way round: so many quarter turns clockwise."""

    __slots__ = ("quarters",)
    is_part = True

    def __init__(self, quarters: int) -> None:
        super().__init__(f"turned {quarters}")
        self.quarters: Final = quarters

    def phrase(self) -> Phrase:
        return Phrase("turned", {"quarters": self.quarters})


class On(GameAction["Babylon"]):
    """On what: the supports of the corners NW, NE, SW, SE."""

    __slots__ = ("supports",)
    is_part = True

    def __init__(self, supports: Supports) -> None:
        super().__init__(f"on {' '.join(support_names(supports))}")
        self.supports: Final = supports

    def phrase(self) -> Phrase:
        return Phrase("on", {"supports": support_names(self.supports)})


LAYS: Final = [Lay(stored=False), Lay(stored=True)]
# By place: first the holes of storey 1.
SITES: Final = [At(hole, storey) for storey in range(1, HIGHEST + 1) for hole in range(HOLES)]
TURNS: Final = [Turned(quarters) for quarters in range(4)]
ONS: Final = [On(supports) for supports in CODES]


class ChooseSite(Choice["Babylon"]):
    asks_for_part = True

    def __init__(self, stored: bool) -> None:
        super().__init__(f"ChooseSite {SOURCES[stored]}")
        self.stored: Final = stored

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [SITES[place - HOLES] for place in game.builder(seat).sites()]

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, At):
            return game.builder(seat).why_not_at(action.anchor, action.storey)
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babylon, seat: Seat, action: Action) -> None:
        assert isinstance(action, At)
        game.agenda.append(ChooseTurn(self.stored, action.storey * HOLES + action.anchor))


class ChooseTurn(Choice["Babylon"]):
    asks_for_part = True

    def __init__(self, stored: bool, place: Place) -> None:
        super().__init__(f"ChooseTurn {SOURCES[stored]} {place_name(place)}")
        self.stored: Final = stored
        self.place: Final = place

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [*TURNS]

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, Turned) else TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babylon, seat: Seat, action: Action) -> None:
        assert isinstance(action, Turned)
        storey, anchor = divmod(self.place, HOLES)
        variants = game.builder(seat).variants(anchor, storey)
        if len(variants) == 1:
            game.lay(seat, self.stored, self.place, action.quarters, variants[0])
        else:
            game.agenda.append(ChooseSupports(self.stored, self.place, action.quarters))


class ChooseSupports(Choice["Babylon"]):
    asks_for_part = True

    def __init__(self, stored: bool, place: Place, quarters: int) -> None:
        super().__init__(f"ChooseSupports {SOURCES[stored]} {place_name(place)} {quarters}")
        self.stored: Final = stored
        self.place: Final = place
        self.quarters: Final = quarters

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        storey, anchor = divmod(self.place, HOLES)
        return [ONS[supports] for supports in game.builder(seat).variants(anchor, storey)]

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, On):
            storey, anchor = divmod(self.place, HOLES)
            return game.builder(seat).why_not(anchor, storey, action.supports)
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babylon, seat: Seat, action: Action) -> None:
        assert isinstance(action, On)
        game.lay(seat, self.stored, self.place, self.quarters, action.supports)


CHOOSE_SITE: Final = [ChooseSite(stored=False), ChooseSite(stored=True)]
Step = ChooseSite | ChooseTurn | ChooseSupports


def read_step(line: str) -> Step:
    """The step of a placement that this text names."""
    name, source, *rest = line.split()
    stored = bool(SOURCES.index(source))
    if name == "ChooseSite":
        return CHOOSE_SITE[stored]
    place = read_place(rest[0])
    if name == "ChooseTurn":
        return ChooseTurn(stored, place)
    return ChooseSupports(stored, place, int(rest[1]))


def read_place(name: str) -> Place:
    """The place of a name like `c2.1`.  Raises ValueError."""
    hole, storey = name.split(".")
    if not 0 <= int(storey) <= HIGHEST:
        raise ValueError(f"there is no storey {storey}")
    return int(storey) * HOLES + HOLE_NAMES.index(hole)
