"""The chance of a seat to win, estimated at the end of its turn.

The weights are fitted: `tools/tune_babel.py` lets planners play each other, notes what the
table looks like after every turn, and fits these weights to who has won in the end.
"""

from math import exp
from typing import Final

from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel
from ziggurat.games.babel.abilities import RUN, runs
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HIGHEST,
    HITTITES,
    NATIONS,
    SITES,
    TEMPLE_CARDS,
    Level,
    Pile,
    Site,
)
from ziggurat.games.babel.ending import LOW

ALL_TEMPLES: Final = sum(TEMPLE_CARDS)
DRAWN: Final = 3  # cards at the beginning of a turn

# By feature: what it is worth to the player whose turn is over, and what it costs if it is
# the other one's, who is to play next.
WEIGHTS: Final = {
    "levels": (0.128, -0.133),
    "levels_over_nine": (0.128, -0.187),
    "temples": (0.079, -0.062),
    "hand": (0.131, -0.158),
    "deployed": (0.063, -0.082),
    "reach": (0.020, -0.076),
    "runs": (0.131, -0.149),
    "destroyable": (0.097, -0.101),
    "stealable": (0.157, -0.177),
}
LATE_LEAD: Final = 0.114  # a lead in levels, times the share of the Temple cards already revealed
TURN_OVER: Final = -0.048

ALL_WEIGHTS: Final = [
    *[own for own, _ in WEIGHTS.values()],
    *[theirs for _, theirs in WEIGHTS.values()],
    LATE_LEAD,
    TURN_OVER,
]


def chance(game: Babel, seat: Seat) -> float:
    """The share of the victory that the seat may expect, now that its turn is over."""
    if game.outcome is not None:
        winners = game.outcome.winners
        return (seat in winners) / len(winners)
    return 1.0 / (1.0 + exp(-advantage(game, seat)))


def advantage(game: Babel, seat: Seat) -> float:
    value = 0.0
    for at, number in enumerate(features(game, seat)):
        value += number * ALL_WEIGHTS[at]
    return value


def features(game: Babel, seat: Seat) -> list[float]:
    """In the order of the weights: those of the seat, of its opponent, and of the table."""
    own, theirs = side(game, seat, 0), side(game, 1 - seat, DRAWN)
    return [*own, *theirs, late_lead(game, seat), 1.0]


def late_lead(game: Babel, seat: Seat) -> float:
    lead = game.total(seat) - game.total(1 - seat)
    return lead * (1.0 - len(game.quarry) / ALL_TEMPLES)


def side(game: Babel, seat: Seat, drawn: int) -> list[int]:
    """The features of one player, in the order of the weights; they draw this many cards first."""
    first = seat * SITES
    columns = game.columns[first : first + SITES]
    levels = [game.level(seat, site) for site in NATIONS]
    hand = game.hand_size(seat)
    count, destroyable, stealable = threats(game, seat)
    return [
        sum(levels),
        max(0, sum(levels) - LOW),
        sum([1 for level in levels if level]),
        hand,
        sum([min(len(column), HIGHEST) for column in columns]),
        max([reach(game, seat, site, hand + drawn) for site in NATIONS]),
        count,
        destroyable,
        stealable,
    ]


def reach(game: Babel, seat: Seat, site: Site, cards: int) -> int:
    """How many levels could be built here in a row, if all cards of the hand were laid here."""
    level = game.level(seat, site)
    going = game.pawn(seat) != site
    return levels_built(game.stacks, level, len(game.column(seat, site)) + cards - going)


def levels_built(stacks: tuple[Pile, Pile], level: Level, most: int) -> int:
    first, second = stacks
    start = level
    while level < most:
        if first and first[-1] == level + 1:
            first = first[:-1]
        elif second and second[-1] == level + 1:
            second = second[:-1]
        else:
            break
        level += 1
    return level - start


def threats(game: Babel, seat: Seat) -> tuple[int, int, int]:
    """How many runs there are, the best level they could destroy, and the best to steal."""
    count = destroyable = stealable = 0
    for site in NATIONS:
        column = game.column(seat, site)
        if len(column) < RUN:
            continue
        theirs = game.level(1 - seat, site)
        for run in runs(column):
            count += 1
            if column[run] == ASSYRIANS:
                destroyable = max(destroyable, theirs)
            elif column[run] == HITTITES and game.level(seat, site) < theirs <= len(column):
                stealable = max(stealable, theirs)
    return count, destroyable, stealable
