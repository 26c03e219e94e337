"""The course of a game: turns of three phases, until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.text import Phrase
from ziggurat.games.babel import events
from ziggurat.games.babel.abilities import ABILITIES, RUN, Ability, runs
from ziggurat.games.babel.actions import (
    CONSTRUCTS,
    FOUNDATION,
    FROM_HAND,
    FROM_HAND_OR_END,
    MIGRATING,
    MIGRATIONS_FROM,
    Construct,
    Deploy,
    EndTurn,
    LayFoundation,
    Migrate,
    Move,
)
from ziggurat.games.babel.components import QUARRY, SITES
from ziggurat.games.babel.first_turn import endangers_foundation, keeping_foundation
from ziggurat.games.babel.halving import HALVINGS
from ziggurat.games.babel.refusals import BabelRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.integers import i64
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.components import Level, Pile, Site
    from ziggurat.games.babel.table import Babel


SITE_BIT: Final = bytes([1 << site for site in range(SITES)])


class Turn(Phase["Babel"]):
    """On each turn, a player performs three phases in order (BB-TUR-1)."""

    def run(self, game: Babel) -> None:
        game.migrated = False
        game.turn += 1
        if game.told is not None:
            game.tell(events.turn_began, game.active)
        game.agenda += LAST_TO_FIRST


class DrawNations(Phase["Babel"]):
    """1. Draw three Nation cards; the hand has no limit (BB-TUR-2)."""

    def run(self, game: Babel) -> None:
        game.draw(game.active, 3)


class PerformActions(Choice["Babel"]):
    """2. Perform actions in any order, as many as you wish (BB-TUR-5..7)."""

    answers = (Move, Deploy, Construct, LayFoundation, Migrate, Ability, EndTurn)

    def chooser(self, game: Babel) -> Seat:
        return game.active

    def options(self, game: Babel, seat: Seat) -> list[Action]:
        found = candidates(game, seat)
        return keeping_foundation(game, seat, found) if game.owes_foundation(seat) else found

    def prompt(self, game: Babel, seat: Seat) -> Phrase:
        return Phrase("build_foundation" if game.owes_foundation(seat) else "act", {})

    def why_not(self, game: Babel, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(game, seat, action)
        if refusal is None and endangers_foundation(game, seat, action):
            return BabelRefusal.FOUNDATION_OUT_OF_REACH
        return refusal

    def take(self, game: Babel, seat: Seat, action: Action) -> None:
        """The phase stays on the agenda until the player ends it."""
        if isinstance(action, EndTurn):
            game.agenda.pop()
        else:
            assert isinstance(action, GameAction)
            action.do(game, seat)


def candidates(game: Babel, seat: Seat) -> list[Action]:
    """What is not refused, leaving aside the duty of the first turn.

    This is the hottest function of the game.  It asks `why_not` only where the answer is not
    plain from what is enumerated; law 1 holds the two together.
    """
    site = game.pawn(seat)
    uses = FROM_HAND if game.owes_foundation(seat) else FROM_HAND_OR_END
    found = uses[site][game.nations_held(seat)].copy()
    if not game.migrated:
        sources = long_columns(game, seat)
        if sources:
            found += MIGRATIONS_FROM[sources]
    if site != QUARRY:
        column = game.column(seat, site)
        height = len(column)
        if height > 0:
            find_constructions(game, seat, game.level(seat, site) + 1, height, found)
        if height >= RUN:
            find_abilities(game, seat, site, column, found)
    return found


def long_columns(game: Babel, seat: Seat) -> int:
    """The set of the seat's columns from which cards could migrate."""
    columns = game.columns
    first: i64 = seat * SITES
    found: i64 = 0
    for site in range(SITES):
        if len(columns[first + site]) >= MIGRATING:
            found += SITE_BIT[site]
    return found


def find_constructions(
    game: Babel, seat: Seat, level: Level, height: int, found: list[Action]
) -> None:
    if height >= level:
        if game.usable(0) == level:
            found.append(CONSTRUCTS[seat][0])
        if game.usable(1) == level:
            found.append(CONSTRUCTS[seat][1])
    if level == 1 and game.owes_foundation(seat):
        found.append(FOUNDATION)


def find_abilities(game: Babel, seat: Seat, site: Site, column: Pile, found: list[Action]) -> None:
    for run in runs(column):
        for ability in ABILITIES[run][column[run]]:
            if ability.cannot(game, seat, site) is None:
                found.append(ability)


class RevealTemples(Phase["Babel"]):
    """3. Reveal two Temple cards and put them on your stack, the lower on top (BB-REV-1)."""

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
LAST_TO_FIRST: Final = PHASES_OF_A_TURN[::-1]
PHASES: Final[list[Phase[Babel]]] = [TURN, *PHASES_OF_A_TURN, *HALVINGS]
