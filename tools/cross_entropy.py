"""The cross-entropy method: draw around the best weights known, move towards what did best."""

from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from random import Random
from statistics import fmean
from typing import NamedTuple

ELITE = 5  # candidates of a generation that are followed
PACE = 0.5  # how far the mean moves towards them

Judge = Callable[[list[list[float]], int], list[float]]  # of candidates, in a generation


class Scatter(NamedTuple):
    """How candidates are drawn around the mean."""

    candidates: int  # of a generation
    spread: float  # standard deviation of the first, in logarithms
    patience: float  # what is left of the spread after a generation


class Generation(NamedTuple):
    values: list[float]  # of its candidates
    weights: list[float]  # the best known afterwards


def search(
    start: Sequence[float], scatter: Scatter, judge: Judge, chance: Random
) -> Iterator[Generation]:
    """One generation after another, without end."""
    mean = [log(weight) for weight in start]
    number, spread = 0, scatter.spread
    while True:
        drawn = [
            [value + chance.gauss(0, spread) for value in mean] for _ in range(scatter.candidates)
        ]
        values = judge([weights_of(each) for each in drawn], number)
        best = sorted(range(len(drawn)), key=lambda at: -values[at])[:ELITE]
        target = [fmean(drawn[at][index] for at in best) for index in range(len(mean))]
        mean = [old + PACE * (new - old) for old, new in zip(mean, target, strict=True)]
        number, spread = number + 1, spread * scatter.patience
        yield Generation(values, weights_of(mean))


def weights_of(logarithms: list[float]) -> list[float]:
    return [round(exp(value), 2) for value in logarithms]
