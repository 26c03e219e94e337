"""B. Lay a tile: one choice, composed of which tile, where, which way round, and on what.

`lay dug, at c3 storey 1, turned 0, on single single single none` is a complete choice.  Its parts
only narrow it down: nothing happens and nothing is revealed before the last one.  Every legal
placement is composed in one way only, no part leads to where there is no placement (BY-B-14), and
a part that leaves nothing to choose is not asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import Action, GameAction
from ziggurat.core.agenda import Choice
from ziggurat.core.text import Phrase
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
    read_place,
)
from ziggurat.games.babylon.refusals import BabylonRefusal as Refusal

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal as AnyRefusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.table import Babylon

SOURCES: Final = ("dug", "stored")


class Lay(GameAction["Babylon"]):
    """B. Lay the tile just dug, or the stored one (BY-B-01, BY-A-22)."""

    __slots__ = ("stored",)
    opens = True

    def __init__(self, stored: bool) -> None:
        super().__init__(f"lay {SOURCES[stored]}")
        self.stored: Final = stored

    def phrase(self) -> Phrase:
        return Phrase("lay", {"source": SOURCES[self.stored]})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        if (game.notches[seat] if self.stored else game.dug) == NO_TILE:
            return Refusal.NO_SUCH_TILE
        if not game.builder(seat).sites(enough=1):
            return Refusal.NOWHERE_TO_LAY
        return None

    def do(self, game: Babylon, seat: Seat) -> None:
        game.agenda.append(CHOOSE_SITE[self.stored])


class At(GameAction["Babylon"]):
    """Where: the hole under the north-west corner, and the storey (BY-G-03)."""

    __slots__ = ("anchor", "storey")
    is_part = True

    def __init__(self, anchor: Hole, storey: Storey) -> None:
        super().__init__(f"at {HOLE_NAMES[anchor]} storey {storey}")
        self.anchor: Final = anchor
        self.storey: Final = storey

    def phrase(self) -> Phrase:
        return Phrase("at", {"hole": HOLE_NAMES[self.anchor], "storey": self.storey})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return game.builder(seat).why_not_at(self.anchor, self.storey)


class Turned(GameAction["Babylon"]):
    """The rotation: quarter turns clockwise (BY-G-04)."""

    __slots__ = ("quarters",)
    is_part = True

    def __init__(self, quarters: int) -> None:
        super().__init__(f"turned {quarters}")
        self.quarters: Final = quarters

    def phrase(self) -> Phrase:
        return Phrase("turned", {"quarters": self.quarters, "degrees": 90 * self.quarters})

    def why_not(self, game: Babylon, seat: Seat) -> Refusal | None:
        return None


class On(GameAction["Babylon"]):
    """On what: the supports of the corners NW, NE, SW, SE (BY-B-04, BY-B-05)."""

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
    """Asks where the tile is to lie."""

    answers = (At,)
    asks_for_part = True

    def __init__(self, stored: bool) -> None:
        super().__init__(f"ChooseSite {SOURCES[stored]}")
        self.stored: Final = stored

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def prompt(self, game: Babylon, seat: Seat) -> Phrase:
        return Phrase("choose_site", {"source": SOURCES[self.stored]})

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [SITES[place - HOLES] for place in game.builder(seat).sites()]

    def chosen(self, game: Babylon, seat: Seat, action: GameAction[Babylon]) -> None:
        assert isinstance(action, At)
        game.agenda.append(choose_turn(self.stored, action.storey * HOLES + action.anchor))


class ChooseTurn(Choice["Babylon"]):
    """Asks which way round."""

    answers = (Turned,)
    asks_for_part = True

    def __init__(self, stored: bool, place: Place) -> None:
        super().__init__(f"ChooseTurn {SOURCES[stored]} {place_name(place)}")
        self.stored: Final = stored
        self.place: Final = place

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def prompt(self, game: Babylon, seat: Seat) -> Phrase:
        return Phrase("choose_turn", {})

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [*TURNS]

    def chosen(self, game: Babylon, seat: Seat, action: GameAction[Babylon]) -> None:
        assert isinstance(action, Turned)
        storey, anchor = divmod(self.place, HOLES)
        variants = game.builder(seat).variants(anchor, storey)
        if len(variants) == 1:
            game.lay(seat, self.stored, self.place, action.quarters, variants[0])
        else:
            game.agenda.append(choose_supports(self.stored, self.place, action.quarters))


class ChooseSupports(Choice["Babylon"]):
    """Asks on which supports."""

    answers = (On,)
    asks_for_part = True

    def __init__(self, stored: bool, place: Place, quarters: int) -> None:
        super().__init__(f"ChooseSupports {SOURCES[stored]} {place_name(place)} {quarters}")
        self.stored: Final = stored
        self.place: Final = place
        self.quarters: Final = quarters

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def prompt(self, game: Babylon, seat: Seat) -> Phrase:
        return Phrase("choose_supports", {})

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        storey, anchor = divmod(self.place, HOLES)
        return [ONS[supports] for supports in game.builder(seat).variants(anchor, storey)]

    def describe(self, game: Babylon, seat: Seat, action: Action) -> Phrase:
        """The supports and their price in single pillars."""
        phrase = action.phrase()
        if isinstance(action, On):
            price = game.builder(seat).price(action.supports)
            return Phrase(phrase.name, {**phrase.values, "price": price})
        return phrase

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> AnyRefusal | None:
        if isinstance(action, On):
            storey, anchor = divmod(self.place, HOLES)
            return game.builder(seat).why_not(anchor, storey, action.supports)
        return super().why_not(game, seat, action)

    def chosen(self, game: Babylon, seat: Seat, action: GameAction[Babylon]) -> None:
        assert isinstance(action, On)
        game.lay(seat, self.stored, self.place, self.quarters, action.supports)


CHOOSE_SITE: Final = [ChooseSite(stored=False), ChooseSite(stored=True)]
# Made when they are first needed, and shared from then on.
CHOOSE_TURN: Final[dict[int, ChooseTurn]] = {}
CHOOSE_SUPPORTS: Final[dict[int, ChooseSupports]] = {}


def choose_turn(stored: bool, place: Place) -> ChooseTurn:
    key = place * 2 + stored
    found = CHOOSE_TURN.get(key)
    if found is None:
        found = CHOOSE_TURN[key] = ChooseTurn(stored, place)
    return found


def choose_supports(stored: bool, place: Place, quarters: int) -> ChooseSupports:
    key = (place * 2 + stored) * len(TURNS) + quarters
    found = CHOOSE_SUPPORTS.get(key)
    if found is None:
        found = CHOOSE_SUPPORTS[key] = ChooseSupports(stored, place, quarters)
    return found


Step = ChooseSite | ChooseTurn | ChooseSupports


def read_step(line: str) -> Step | None:
    """The phase of a placement that this text names.  Raises ValueError."""
    name, *words = line.split()
    if name == "ChooseTurn":
        source, place = words
        return choose_turn(SOURCES.index(source) == 1, read_place(place))
    if name == "ChooseSupports":
        source, place, quarters = words
        return choose_supports(SOURCES.index(source) == 1, read_place(place), int(quarters))
    return None
