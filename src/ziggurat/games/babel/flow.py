"""The course of a game: turns of three phases, until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.text import Phrase
from ziggurat.games.babel import events
from ziggurat.games.babel.abilities import ABILITIES, RUN, Ability, runs
from ziggurat.games.babel.actions import (
    CONSTRUCTS,
    END,
    FOUNDATION,
    FROM_HAND,
    MIGRATING,
    MIGRATIONS_FROM,
    Construct,
    Deploy,
    EndTurn,
    LayFoundation,
    Migrate,
    Move,
)
from ziggurat.games.babel.components import NATIONS, QUARRY, SITES
from ziggurat.games.babel.first_turn import endangers_foundation, keeping_foundation
from ziggurat.games.babel.halving import HALVINGS
from ziggurat.games.babel.refusals import BabelRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action, GameAction
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.table import Babel


class Turn(Phase["Babel"]):
    """On each turn, a player performs three phases in order (BB-TUR-1)."""

    def run(self, game: Babel) -> None:
        game.migrated = False
        game.turn += 1
        game.tell(events.turn_began, game.active)
        game.then(PHASES_OF_A_TURN)


class DrawNations(Phase["Babel"]):
    """1. Draw three nation cards; the hand has no limit (BB-TUR-2)."""

    def run(self, game: Babel) -> None:
        game.draw(game.active, 3)


class PerformActions(Choice["Babel"]):
    """2. Perform actions in any order, as many as you wish (BB-TUR-5..7)."""

    answers = (Move, Deploy, Construct, LayFoundation, Migrate, Ability, EndTurn)

    def chooser(self, game: Babel) -> Seat:
        return game.active

    def options(self, game: Babel, seat: Seat) -> list[Action]:
        found = candidates(game, seat)
        return keeping_foundation(game, seat, found) if game.foundations[seat] else found

    def prompt(self, game: Babel, seat: Seat) -> Phrase:
        return Phrase("build_foundation" if game.foundations[seat] else "act", {})

    def why_not(self, game: Babel, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(game, seat, action)
        if refusal is None and endangers_foundation(game, seat, action):
            return BabelRefusal.FOUNDATION_OUT_OF_REACH
        return refusal

    def chosen(self, game: Babel, seat: Seat, action: GameAction[Babel]) -> None:
        if not isinstance(action, EndTurn):
            game.agenda.append(self)
        action.do(game, seat)


def candidates(game: Babel, seat: Seat) -> list[Action]:
    """What is not refused, leaving aside the duty of the first turn.

    This is the hottest function of the game.  It asks `why_not` only where the answer is not
    plain from what is enumerated; law 1 holds the two together.
    """
    found: list[Action] = [] if game.foundations[seat] else [END]
    first = seat * SITES
    hands = game.hands
    from_hand = FROM_HAND[game.pawns[seat]]
    for nation in NATIONS:
        if hands[first + nation]:
            found += from_hand[nation]
    if not game.migrated:
        columns = game.columns
        for source in NATIONS:
            if len(columns[first + source]) >= MIGRATING:
                found += MIGRATIONS_FROM[source]
    if game.pawns[seat] != QUARRY:
        find_constructions(game, seat, found)
        find_abilities(game, seat, found)
    return found


def find_constructions(game: Babel, seat: Seat, found: list[Action]) -> None:
    wanted = game.level(seat, game.pawns[seat]) + 1
    for stack in range(2):
        pile = game.stacks[stack]
        if pile and pile[-1] == wanted:
            construct = CONSTRUCTS[seat][stack]
            if construct.why_not(game, seat) is None:
                found.append(construct)
    if game.foundations[seat] and FOUNDATION.why_not(game, seat) is None:
        found.append(FOUNDATION)


def find_abilities(game: Babel, seat: Seat, found: list[Action]) -> None:
    site = game.pawns[seat]
    column = game.columns[seat * SITES + site]
    if len(column) < RUN:
        return
    for run in runs(column):
        abilities = ABILITIES[run][column[run]]
        found += [each for each in abilities if each.cannot(game, seat, site) is None]


class RevealTemples(Phase["Babel"]):
    """3. Reveal two temple cards and lay them on your stack, the lower on top (BB-REV-1)."""

    def run(self, game: Babel) -> None:
        game.reveal(game.active, 2)


class NextPlayer(Phase["Babel"]):
    """Then it is the opponent's turn (BB-REV-3, BB-SET-8, BB-TUR-7)."""

    def run(self, game: Babel) -> None:
        game.active = 1 - game.active
        game.agenda.append(TURN)


TURN: Final = Turn("Turn")
PHASES_OF_A_TURN: Final[list[Phase[Babel]]] = [
    DrawNations("DrawNations"),
    PerformActions("PerformActions"),
    RevealTemples("RevealTemples"),
    NextPlayer("NextPlayer"),
]
PHASES: Final[list[Phase[Babel]]] = [TURN, *PHASES_OF_A_TURN, *HALVINGS]
