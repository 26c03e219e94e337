"""Ratings of puzzles and of those who solve them: a solved puzzle has lost against its solver."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

# What bots are taken to be worth before anybody has tried a puzzle.
LEVELS: Final = {"apprentice": 1000.0, "mason": 1300.0, "architect": 1600.0}
START: Final = 1500.0  # of a solver and of a puzzle that nobody has tried
SPREAD: Final = 300.0  # standard deviation of puzzles
LOGISTIC: Final = log(10) / 400
LOWEST: Final = 600
HIGHEST: Final = 2600
STEP: Final = 10
FASTEST: Final = 64.0  # points that the first attempt may move a rating by
SLOWEST: Final = 16.0
SETTLING: Final = 20  # attempts after which a rating moves slowly


class Attempt(NamedTuple):
    level: str  # of the bot that tried
    solved: bool


def expected(solver: float, puzzle: float) -> float:
    """How likely a solver solves a puzzle."""
    return 1.0 / (1.0 + exp(LOGISTIC * (puzzle - solver)))


def rating_from(attempts: Sequence[Attempt]) -> int:
    """The most likely rating of a puzzle that bots have tried."""
    return max(range(LOWEST, HIGHEST + STEP, STEP), key=lambda each: likelihood(each, attempts))


def likelihood(rating: float, attempts: Sequence[Attempt]) -> float:
    """The logarithm, with a normal distribution before anybody has tried."""
    total = -((rating - START) ** 2) / (2 * SPREAD**2)
    for each in attempts:
        chance = expected(LEVELS[each.level], rating)
        total += log(chance if each.solved else 1.0 - chance)
    return total


def moved(own: float, other: float, *, won: bool, tried: int) -> float:
    """A rating after one more attempt; the first ones move it most."""
    settled = min(1.0, tried / SETTLING)
    pace = FASTEST + (SLOWEST - FASTEST) * settled
    return own + pace * (float(won) - expected(own, other))
