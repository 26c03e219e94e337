"""The course of a game: clay is removed, then rounds of turns until the tower is used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.seats import next_seat
from ziggurat.core.text import Phrase
from ziggurat.games.babylon import events, scoring
from ziggurat.games.babylon.actions import (
    DIGS,
    DISCARD,
    END,
    REMOVES,
    STORE,
    Decorate,
    Dig,
    Discard,
    EndBuilding,
    Remove,
    Store,
    decorate,
)
from ziggurat.games.babylon.components import NO_TILE, TILE_NAMES
from ziggurat.games.babylon.placing import CHOOSE_SITE, LAYS, Lay
from ziggurat.games.babylon.tower_tiles import wild

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.table import Babylon


class RemoveClay(Choice["Babylon"]):
    """With two or three players some clay tiles leave the game, in turn order (BY-S-05)."""

    answers = (Remove,)

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [each for each in REMOVES if each.why_not(game, seat) is None]

    def prompt(self, game: Babylon, seat: Seat) -> Phrase:
        return Phrase("remove_clay", {})

    def chosen(self, game: Babylon, seat: Seat, action: GameAction[Babylon]) -> None:
        action.do(game, seat)
        game.active = next_seat(seat, game.seats)


class Round(Phase["Babylon"]):
    """Everybody has a turn, from the first player on; then a tower tile (BY-R-02..04)."""

    def run(self, game: Babylon) -> None:
        game.round += 1
        game.tell(events.round_began, game.round)
        game.agenda.append(FLIP)
        for _ in range(game.seats):
            game.then(PHASES_OF_A_TURN)


class BeginTurn(Phase["Babylon"]):
    def run(self, game: Babylon) -> None:
        seat = game.active
        game.fresh = len(game.gardens[seat][0])
        game.wild = wild(game.effect())
        game.lent = 0
        game.tell(events.turn_began, seat)
        game.take_gifts(seat)


class DigTile(Choice["Babylon"]):
    """A. Dig, which must be done; the quarry never runs out (BY-R-02, BY-R-06)."""

    answers = (Dig,)

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [each for each in DIGS if game.stacks[each.stack]]

    def prompt(self, game: Babylon, seat: Seat) -> Phrase:
        return Phrase("dig", {})

    def describe(self, game: Babylon, seat: Seat, action: Action) -> Phrase:
        """The stack and the pillars that its tile brings."""
        phrase = action.phrase()
        if isinstance(action, Dig) and game.stacks[action.stack]:
            pillars = game.pillars_at(seat, action.stack)
            return Phrase(phrase.name, {**phrase.values, "pillars": pillars})
        return phrase


class Build(Choice["Babylon"]):
    """B. Lay up to two tiles and build decor, or do nothing (BY-B-01, BY-X-01, BY-A-13)."""

    answers = (Lay, Decorate, EndBuilding)

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        found: list[Action] = [END]
        dug, stored = game.dug != NO_TILE, game.notches[seat] != NO_TILE
        # Where a tile can lie does not depend on which tile it is.
        if (dug or stored) and game.builder(seat).sites(enough=1):
            found.extend([each for each in LAYS if (stored if each.stored else dug)])
        if game.fresh < len(game.gardens[seat][0]):
            for piece, place, other in game.decorator(seat).elements():
                found.append(decorate(piece, place, other))
        return found

    def prompt(self, game: Babylon, seat: Seat) -> Phrase:
        options = self.options(game, seat)
        lays = any(isinstance(each, Lay) for each in options)
        decorates = any(isinstance(each, Decorate) for each in options)
        return Phrase(BUILD_PROMPTS[lays, decorates], {})

    def take(self, game: Babylon, seat: Seat, action: Action) -> None:
        """The phase stays on the agenda until the player ends it."""
        if isinstance(action, EndBuilding):
            game.agenda.pop()
        else:
            assert isinstance(action, GameAction)
            action.do(game, seat)


class StoreTile(Phase["Babylon"]):
    """C. A dug tile that was not laid is stored or discarded (BY-K-03)."""

    def run(self, game: Babylon) -> None:
        if game.dug != NO_TILE:
            game.agenda.append(STORE_OR_DISCARD)


class StoreOrDiscard(Choice["Babylon"]):
    answers = (Store, Discard)

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [STORE, DISCARD]

    def prompt(self, game: Babylon, seat: Seat) -> Phrase:
        replaced = game.notches[seat]
        if replaced == NO_TILE:
            return Phrase("store", {})
        return Phrase("store_instead", {"tile": TILE_NAMES[replaced]})


class EndTurn(Phase["Babylon"]):
    """C. Pillars that cannot be kept go back; then it is the next player's turn (BY-K-01)."""

    def run(self, game: Babylon) -> None:
        game.return_pillars(game.active)
        game.active = next_seat(game.active, game.seats)


class FlipTowerTile(Phase["Babylon"]):
    """The last player flips a tower tile; when none is left, the game ends (BY-R-04, BY-R-05)."""

    def run(self, game: Babylon) -> None:
        if game.tower:
            game.flip()
            game.agenda.append(ROUND)
        else:
            outcome = scoring.result(game, "tower_is_used_up")
            game.finish(outcome)
            game.tell(events.ended, outcome)


BUILD_PROMPTS: Final = {  # by whether a tile can be laid, and decor be built
    (True, True): "lay_decorate",
    (True, False): "lay",
    (False, True): "decorate",
    (False, False): "end_building",
}
REMOVE_CLAY: Final = RemoveClay("RemoveClay")
ROUND: Final = Round("Round")
FLIP: Final = FlipTowerTile("FlipTowerTile")
STORE_OR_DISCARD: Final = StoreOrDiscard("StoreOrDiscard")
PHASES_OF_A_TURN: Final[list[Phase[Babylon]]] = [
    BeginTurn("BeginTurn"),
    DigTile("DigTile"),
    Build("Build"),
    StoreTile("StoreTile"),
    EndTurn("EndTurn"),
]
PHASES: Final[list[Phase[Babylon]]] = [
    REMOVE_CLAY,
    ROUND,
    FLIP,
    STORE_OR_DISCARD,
    *PHASES_OF_A_TURN,
    *CHOOSE_SITE,
]
