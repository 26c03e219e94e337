"""The final score of a city, estimated at the end of an age.

A list of features with weights; `tools/fit_seven_wonders.py` finds the weights by self-play.
"""

from typing import Final

from ziggurat.ai.seven_wonders.conflicts import promise
from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders.city import (
    MADE_UNITS,
    MOST,
    RAW_UNITS,
    SevenWonders,
    total_points,
)

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
AFTER_AGE: Final = [[weights[after] for weights in FEATURES.values()] for after in range(2)]


def outlook(game: SevenWonders, seat: Seat) -> float:
    """The expected points; at the end of the game, the actual ones."""
    if game.outcome is not None:
        return float(total_points(game, seat))
    weights = AFTER_AGE[game.age - 2]
    total = 0.0
    for at, value in enumerate(features(game, seat)):
        total += weights[at] * value
    return total


def features(game: SevenWonders, seat: Seat) -> list[float]:
    """What can be seen of a city at the beginning of an age, in the order of their names."""
    goods = cities.most_of_each(game, seat)
    raw = [min(goods // unit & MOST, 3) for unit in RAW_UNITS]
    counts = cities.symbols_built(game, seat)
    return [
        1.0,
        total_points(game, seat),
        game.coins[seat],
        sum([unit > 0 for unit in raw]),
        sum(raw),
        sum([goods & unit * MOST > 0 for unit in MADE_UNITS]),
        cities.posts(game, seat),
        sum(counts),
        max(counts[:-1]),
        conflicts(game, seat),
        game.stages(seat),
        cities.powers(game, seat),
        cities.chained_cards(game, seat),
        cities.tiles_built(game, seat),
        cities.tokens_held(game, seat),
    ]


def conflicts(game: SevenWonders, seat: Seat) -> float:
    mine = cities.shields(game, seat)
    turns = cities.turns_of_age(game)
    leads = [mine - cities.shields(game, other) for other in cities.opponents(game, seat)]
    return sum([promise(game.age, turns, lead, turns) for lead in leads], 0.0)
