"""The duty of the first turn: the foundation card must be built in it (BB-FIR-1).

At the start of phase 2 this is always possible (BB-FIR-2); nothing may be done that ends that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.games.babel.actions import (
    MIGRATING,
    Deploy,
    LayFoundation,
    Migrate,
    Move,
)
from ziggurat.games.babel.components import SITES, Site

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babel.table import Babel


ENOUGH: Final = 3  # cards before an action, which uses up one at most


def keeping_foundation(game: Babel, seat: Seat, actions: list[Action]) -> list[Action]:
    """Those of the actions after which the foundation card can still be built this turn."""
    plenty = has_plenty(game, seat)
    return [
        action
        for action in actions
        if (plenty and raises_nothing(action)) or not endangers_foundation(game, seat, action)
    ]


def endangers_foundation(game: Babel, seat: Seat, action: Action) -> bool:
    """Whether the foundation card could not be built this turn after the action (BB-FIR-3)."""
    if not game.owes_foundation(seat) or isinstance(action, LayFoundation):
        return False
    if raises_nothing(action) and has_plenty(game, seat):
        return False
    assert isinstance(action, GameAction)
    after = game.copy()
    action.do(after, seat)
    return not can_still_be_built(after, seat)


def raises_nothing(action: Action) -> bool:
    return isinstance(action, (Move, Deploy, Migrate))


def has_plenty(game: Babel, seat: Seat) -> bool:
    """With every site free and two cards left, one moves the pawn and one is deployed."""
    return game.hand_size(seat) >= ENOUGH and not game.total(seat)


def can_still_be_built(game: Babel, seat: Seat) -> bool:
    for site in range(SITES):
        if can_be_built_on(game, seat, site):
            return True
    return False


def can_be_built_on(game: Babel, seat: Seat, site: Site) -> bool:
    """The pawn must get to a free site, and a card must lie or come there (BB-FIR-3)."""
    if game.level(seat, site):
        return False
    cards = game.hand_size(seat)
    if game.pawn(seat) != site:
        if not game.held(seat, site):
            return False
        cards -= 1
    return cards > 0 or bool(game.column(seat, site)) or can_migrate_to(game, seat, site)


def can_migrate_to(game: Babel, seat: Seat, site: Site) -> bool:
    if game.migrated:
        return False
    for source in range(SITES):
        if source != site and len(game.column(seat, source)) >= MIGRATING:
            return True
    return False
