"""What a position of Babel is worth, as a list of features with weights."""

from functools import lru_cache
from typing import Final

from ziggurat.ai.greedy import Greedy
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel
from ziggurat.games.babel.abilities import runs
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HIGHEST,
    HITTITES,
    NATIONS,
    Level,
    Pile,
)

VICTORY: Final = 1000.0
LEVEL: Final = 10.0  # of a temple
READY: Final = 5.0  # a site where the next level lies on a stack, once it has all its cards
PRESENT: Final = 0.5  # the pawn standing there
DEPLOYED: Final = 0.8  # a card in a column, up to the six that a temple needs
IN_HAND: Final = 1.3
ABILITY: Final = 1.0  # a run of three
DESTROYABLE: Final = 2.5  # a level of the opponent's that a run of Assyrians threatens
STEALABLE: Final = 2.0  # a level that a run of Hittites would bring over


class GreedyBabel(Greedy):
    """Takes the best next step, and sees no further."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, evaluate)


def evaluate(game: Game, seat: Seat) -> float:
    """How good it is to sit here, from the seat's point of view."""
    assert isinstance(game, Babel)
    if game.outcome is not None:
        won = seat in game.outcome.winners
        return 0.0 if len(game.outcome.winners) > 1 else VICTORY if won else -VICTORY
    return side(game, seat) - side(game, 1 - seat)


def side(game: Babel, seat: Seat) -> float:
    value = IN_HAND * game.hand_size(seat)
    wanted = tuple([pile[-1] for pile in game.stacks if pile])
    pawn = game.pawn(seat)
    for site in NATIONS:
        own, theirs = game.level(seat, site), game.level(1 - seat, site)
        value += value_of_site(game.column(seat, site), own, theirs, wanted, site == pawn)
    return value


# In the search for a turn most sites stay as they were.
@lru_cache(maxsize=2**16)
def value_of_site(
    column: Pile,
    own: Level,
    theirs: Level,
    wanted: tuple[Level, ...],
    present: bool,
) -> float:
    """The temple, the next level, and what the runs could do to the temple on the other side."""
    value = LEVEL * own + DEPLOYED * min(len(column), HIGHEST)
    if own + 1 in wanted:
        value += READY * min(1.0, len(column) / (own + 1))
        value += PRESENT if present else 0.0
    for run in runs(column):
        value += ABILITY
        if column[run] == ASSYRIANS:
            value += DESTROYABLE * theirs
        elif column[run] == HITTITES and own < theirs <= len(column):
            value += STEALABLE * (theirs - own + 1)
    return value
