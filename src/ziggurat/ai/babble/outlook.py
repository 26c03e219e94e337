"""How likely a world of Babble is won, judged at the beginning of a turn.

`tools/fit_babble.py` finds the weights: a logistic regression on games of kings.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ziggurat.games.babble.components import (
    BUILD,
    DRAW,
    GIVE,
    HEIGHTS,
    ORDER_COUNT,
    RESOURCE_COUNT,
    TOWER,
    level_in_progress,
)
from ziggurat.games.babble.deck import MOST_WORDS
from ziggurat.games.babble.story import LACKED, SHOWED, starting_hands

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble

# By the number of players, from two to five.
WEIGHTS: Final = {
    "certain": (0.55, -0.62, -0.73, -0.60),
    "to build": (-4.96, -4.19, -3.67, -2.62),  # cards, of the whole tower
    "turns": (1.77, 1.58, 1.07, 0.82),  # at most, until the last pack is empty
    "to build now": (-2.66, -2.66, -1.80, -1.33),  # cards, of the level in progress
    "turns now": (1.71, 2.02, 2.06, 1.59),  # until its pack is empty
    "haste": (-2.82, -2.23, -1.35, -3.46),  # cards for each turn, of the whole tower
    "haste now": (-0.65, -1.27, -2.09, -1.59),  # … of the level in progress
    "ready": (
        0.74,
        0.90,
        0.69,
        0.89,
    ),  # seats that can pay a card, and have the word that all expect
    "silent": (0.42, 0.49, 0.29, 0.47),  # seats that can pay one, but have another word
    "near": (0.03, 0.26, 0.12, 0.33),  # seats that lack one Resource
    "far": (0.09, 0.34, 0.26, 0.40),  # seats that have no construction
    "resources": (0.42, 0.49, 0.56, -0.07),
    "build words": (0.09, 0.27, 0.34, 0.33),  # seats whose word is the one that all expect
    "draw words": (0.58, 0.72, 0.97, 1.28),
    "give words": (0.39, 0.75, 0.71, 1.46),
    "advanced": (-0.78, -0.56, -0.76, 0.00),  # the game with Confusion
}
FEATURES: Final = tuple(WEIGHTS)
FEWEST: Final = 2  # players
BY_PLAYERS: Final = list(zip(*WEIGHTS.values(), strict=True))
NOTHING: Final = 99  # Resources missing to a player who has no construction


def features(world: Babble) -> list[float]:
    seats = world.seats
    expected = expected_words(world)
    is_known = [expected[at] == word for at, word in enumerate(world.hands)]
    missing = [lacking(world, seat) for seat in range(seats)]
    ready = sum([missing[seat] == 0 and is_known[seat * ORDER_COUNT] for seat in range(seats)])
    left = TOWER - len(world.tower)
    turns = sum([len(pack) for pack in world.packs])
    level = level_in_progress(len(world.tower))
    left_now = HEIGHTS[level] - len(world.tower)
    turns_now = sum([len(pack) for pack in world.packs[: level + 1]])
    return [
        1.0,
        left / TOWER,
        turns / TOWER,
        left_now / TOWER,
        turns_now / TOWER,
        left / max(1, turns),
        left_now / max(1, turns_now),
        float(ready),
        float(missing.count(0) - ready),
        float(missing.count(1)),
        float(missing.count(NOTHING)),
        sum(world.resources) / TOWER,
        *[sum(is_known[order::ORDER_COUNT]) / seats for order in (BUILD, DRAW, GIVE)],
        float(world.rules.advanced),
    ]


def lacking(world: Babble, seat: Seat) -> int:
    """How many Resources a seat lacks for the construction that it comes nearest to."""
    held = world.resources[seat * RESOURCE_COUNT : (seat + 1) * RESOURCE_COUNT]
    costs = world.components.costs
    return min([shortage(costs[card], held) for card in world.constructions[seat]], default=NOTHING)


def shortage(cost: tuple[int, ...], held: list[int]) -> int:
    return sum([max(0, cost[kind] - held[kind]) for kind in range(RESOURCE_COUNT)])


def expected_words(world: Babble) -> list[int]:
    """By seat and order: the word last shown, at first the starting word; -1 if it is gone."""
    found = starting_hands(world.seats)
    for what, seat, value in world.story:
        if what == SHOWED:
            order, word = divmod(value, MOST_WORDS)
            found[seat * ORDER_COUNT + order] = word
        elif what == LACKED:
            for slot in range(seat * ORDER_COUNT, (seat + 1) * ORDER_COUNT):
                if found[slot] == value:
                    found[slot] = -1
    return found


def outlook(world: Babble) -> float:
    """The chance that the players will win."""
    if world.outcome is not None:
        return float(bool(world.outcome.winners))
    weights = BY_PLAYERS[world.seats - FEWEST]
    total = sum([weights[at] * each for at, each in enumerate(features(world))], 0.0)
    return 1.0 / (1.0 + exp(-total))
