"""How many points a city will have in the end, judged when an age is over.

A list of features with weights; `tools/fit_seven_wonders.py` finds the weights by self-play.
"""

from typing import Final

from ziggurat.ai.seven_wonders.conflicts import promise
from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders import SevenWonders
from ziggurat.games.seven_wonders.cards import CHAINED_BY, DISCOUNTING, deck
from ziggurat.games.seven_wonders.commerce import at_most
from ziggurat.games.seven_wonders.components import (
    AGES,
    FREE_SYMBOL,
    MADE_UNITS,
    MOST,
    RAW_UNITS,
    TURNS,
    Cards,
)
from ziggurat.games.seven_wonders.conflict import shields
from ziggurat.games.seven_wonders.production import own_goods
from ziggurat.games.seven_wonders.projects import TOKEN_KINDS
from ziggurat.games.seven_wonders.science import symbols
from ziggurat.games.seven_wonders.scoring import points_of
from ziggurat.games.seven_wonders.wonders import WONDERS

# Points at the end for each of them, when the first and when the second age is over.
FEATURES: Final = {
    "always": (22.73, 6.56),
    "points": (0.67, 1.05),
    "coins": (0.15, 0.08),
    "raw materials, of four": (0.42, 0.08),
    "raw units": (2.05, 1.42),
    "manufactured goods, of three": (1.50, 1.23),
    "discounts": (1.07, 0.96),
    "symbols": (7.00, 1.95),
    "most of one symbol": (-4.04, -0.90),
    "conflicts": (0.91, 1.24),
    "stages": (0.07, 0.17),
    "powers": (5.94, 3.48),
    "chains": (0.95, 1.05),
    "tiles": (-1.03, -1.71),
    "tokens": (0.46, 1.72),
}
AFTER_AGE: Final[list[tuple[float, ...]]] = list(zip(*FEATURES.values(), strict=True))
CHAINS: Final = [
    [CHAINED_BY[card] for card in sorted(set(deck(age, WONDERS))) if CHAINED_BY[card]]
    for age in AGES
]


def outlook(game: SevenWonders, seat: Seat) -> float:
    """The points to be expected; at the end of the game those that there are."""
    if game.outcome is not None:
        return float(sum(points_of(game, seat).values()))
    weights = AFTER_AGE[game.age - 2]
    found = features(game, seat)
    return sum([weight * value for weight, value in zip(weights, found, strict=True)])


def features(game: SevenWonders, seat: Seat) -> list[float]:
    """What is to be seen of a city at the beginning of an age, in the order of their names."""
    built, stages = game.built[seat], game.stages[seat]
    barren = bool(game.barren >> seat & 1)
    goods = at_most(own_goods(built, game.boards[seat], stages, barren, 0))
    raw = [min(goods // unit & MOST, 3) for unit in RAW_UNITS]
    counts = symbols(built)
    return [
        1.0,
        sum(points_of(game, seat).values()),
        game.coins[seat],
        sum([unit > 0 for unit in raw]),
        sum(raw),
        sum([goods & unit * MOST > 0 for unit in MADE_UNITS]),
        (built & DISCOUNTING).bit_count(),
        sum(counts),
        max(counts[:FREE_SYMBOL]),
        conflicts(game, seat),
        stages,
        game.powers(seat).bit_count(),
        chains(game.age, built),
        game.tower_height[seat] if game.with_tower else 0,
        sum(game.tokens[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]),
    ]


def conflicts(game: SevenWonders, seat: Seat) -> float:
    mine = shields(game, seat)
    others = (game.left(seat), game.right(seat))
    return sum([promise(game.age, TURNS, mine - shields(game, other)) for other in others])


def chains(age: int, built: Cards) -> int:
    """How many structures of this age are free."""
    return sum([before & built > 0 for before in CHAINS[age - 1]])
