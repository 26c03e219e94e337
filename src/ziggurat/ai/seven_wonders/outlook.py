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
    "always": (23.34, 5.61),
    "points": (0.96, 1.10),
    "coins": (0.11, 0.12),
    "raw materials, of four": (-0.25, -0.06),
    "raw units": (2.37, 1.25),
    "manufactured goods, of three": (2.21, 1.78),
    "discounts": (1.44, 1.27),
    "symbols": (6.50, 2.21),
    "most of one symbol": (-4.47, -1.32),
    "conflicts": (0.80, 1.13),
    "stages": (-0.71, 0.32),
    "powers": (5.23, 2.73),
    "chains": (0.76, 0.74),
    "tiles": (-1.42, -1.49),
    "tokens": (0.75, 1.62),
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
