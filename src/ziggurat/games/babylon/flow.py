"""The course of a game: clay is removed, then rounds of turns until the tower is used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.seats import next_seat
from ziggurat.games.babylon import events, scoring
from ziggurat.games.babylon.actions import (
    DIGS,
    DISCARD,
    END,
    REMOVES,
    STORE,
    BabylonAction,
    Decorate,
    Dig,
    Discard,
    EndBuilding,
    Remove,
    Store,
)
from ziggurat.games.babylon.components import NO_TILE
from ziggurat.games.babylon.placing import LAYS, Lay, read_step
from ziggurat.games.babylon.tower_tiles import wild

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.table import Babylon


class RemoveClay(Choice["Babylon"]):
    """With two or three players some clay tiles leave the game, in turn order."""

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [each for each in REMOVES if each.why_not(game, seat) is None]

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Remove):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babylon, seat: Seat, action: Action) -> None:
        assert isinstance(action, Remove)
        action.do(game, seat)
        game.active = next_seat(seat, game.seats)


class Round(Phase["Babylon"]):
    """Everybody has a turn, from the first player on; then a tower tile is flipped."""

    def run(self, game: Babylon) -> None:
        game.round += 1
        if game.told is not None:
            game.told.append(events.round_began(game.round))
        game.agenda.append(FLIP)
        for _ in range(game.seats):
            game.then(PHASES_OF_A_TURN)


class BeginTurn(Phase["Babylon"]):
    def run(self, game: Babylon) -> None:
        seat = game.active
        game.fresh = len(game.gardens[seat][0])
        game.wild = wild(game.effect())
        if game.told is not None:
            game.told.append(events.turn_began(seat))
        game.take_gifts(seat)


class DigTile(Choice["Babylon"]):
    """A. Dig, which must be done."""

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [each for each in DIGS if game.stacks[each.stack]]

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Dig):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babylon, seat: Seat, action: Action) -> None:
        assert isinstance(action, Dig)
        action.do(game, seat)


class Build(Choice["Babylon"]):
    """B. Lay up to two tiles, and decorate them; all of it may be left."""

    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        found: list[Action] = [END]
        dug, stored = game.dug != NO_TILE, game.notches[seat] != NO_TILE
        # Where a tile can lie does not depend on which tile it is.
        if (dug or stored) and game.builder(seat).sites(enough=1):
            found.extend([each for each in LAYS if (stored if each.stored else dug)])
        if game.fresh < len(game.gardens[seat][0]):
            found.extend([Decorate(*built) for built in game.decorator(seat).elements()])
        return found

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Lay | Decorate | EndBuilding):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babylon, seat: Seat, action: Action) -> None:
        assert isinstance(action, BabylonAction)
        if action is not END:
            game.agenda.append(self)
        action.do(game, seat)


class StoreTile(Phase["Babylon"]):
    """C. A dug tile that was not laid is stored or discarded."""

    def run(self, game: Babylon) -> None:
        if game.dug != NO_TILE:
            game.agenda.append(STORE_OR_DISCARD)


class StoreOrDiscard(Choice["Babylon"]):
    def chooser(self, game: Babylon) -> Seat:
        return game.active

    def options(self, game: Babylon, seat: Seat) -> list[Action]:
        return [STORE, DISCARD]

    def why_not(self, game: Babylon, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, Store | Discard) else TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babylon, seat: Seat, action: Action) -> None:
        assert isinstance(action, BabylonAction)
        action.do(game, seat)


class EndTurn(Phase["Babylon"]):
    """C. What pillars cannot be kept go back; then the next player has his turn."""

    def run(self, game: Babylon) -> None:
        game.return_pillars(game.active)
        game.active = next_seat(game.active, game.seats)


class FlipTowerTile(Phase["Babylon"]):
    """The last player flips a tower tile; when none is left, the game ends."""

    def run(self, game: Babylon) -> None:
        if game.tower:
            game.flip()
            game.agenda.append(ROUND)
        else:
            outcome = scoring.result(game, "tower_is_used_up")
            game.finish(outcome)
            if game.told is not None:
                game.told.append(events.ended(outcome))


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
PHASES: Final = {
    phase.text: phase for phase in [REMOVE_CLAY, ROUND, FLIP, STORE_OR_DISCARD, *PHASES_OF_A_TURN]
}


def read_phase(line: str) -> Phase[Babylon]:
    found = PHASES.get(line)
    return read_step(line) if found is None else found
