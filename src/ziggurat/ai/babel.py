"""Babel: what a position is worth, and the bot that plays by it."""

from typing import Final

from ziggurat.ai.greedy import Greedy
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel
from ziggurat.games.babel.abilities import runs
from ziggurat.games.babel.components import HIGHEST, NATIONS, Site

VICTORY: Final = 1000.0
LEVEL: Final = 10.0  # a level of one's own, or one that the opponent lacks
READY: Final = 6.0  # a site where the next level lies on a stack, once it has all its cards
PRESENT: Final = 1.5  # the pawn standing where something can be built
DEPLOYED: Final = 0.9  # a card in a column, up to the six that a temple needs
IN_HAND: Final = 1.0
RUN: Final = 1.2  # an ability at the ready


class GreedyBabel(Greedy):
    """Builds what it can, and gathers cards where it could build next."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, evaluate)


def evaluate(game: Game, seat: Seat) -> float:
    assert isinstance(game, Babel)
    if game.outcome is not None:
        won = seat in game.outcome.winners
        return 0.0 if len(game.outcome.winners) > 1 else VICTORY if won else -VICTORY
    return side(game, seat) - side(game, 1 - seat)


def side(game: Babel, seat: Seat) -> float:
    value = LEVEL * game.total(seat) + IN_HAND * game.hand_size(seat)
    for site in NATIONS:
        column = game.column(seat, site)
        value += DEPLOYED * min(len(column), HIGHEST) + RUN * len(runs(column))
        value += prospect(game, seat, site)
    return value


def prospect(game: Babel, seat: Seat, site: Site) -> float:
    """How near the next level of a temple is, if its card can be had."""
    wanted = game.level(seat, site) + 1
    if not any(pile and pile[-1] == wanted for pile in game.stacks):
        return 0.0
    value = READY * min(1.0, len(game.column(seat, site)) / wanted)
    return value + PRESENT if game.pawns[seat] == site else value
