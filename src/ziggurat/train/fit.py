"""Fit a network to samples.

The result of a game says little about one position.  So two networks first learn from the results,
each from half of the games, and judge the other half.  The network that is kept learns from targets
between those judgements and the result: what the next positions of the game were worth, the nearer
the more (temporal differences).  How well it does is always measured against results of test games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ziggurat.train.checks import is_test
from ziggurat.train.model import Model, chances

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ziggurat.train.model import Floats
    from ziggurat.train.samples import Samples

    Places = NDArray[np.int64]

BATCH: Final = 1024
LARGE_BATCH: Final = 8192  # where nothing is learned
RATE: Final = 1e-3
SHRINK: Final = 0.01  # times the rate
WARM_UP: Final = 200  # steps in which the rate rises
HALF_EPOCHS: Final = 2  # for the networks that judge the other half


class Epoch(NamedTuple):
    number: int
    training: float  # loss on targets
    test: float  # loss on results of games that are not learned from


class Fitted(NamedTuple):
    model: Model  # as it was after the best epoch
    epochs: list[Epoch]
    estimate: float  # loss of the estimate that the network corrects, on test games


class Fitting:
    """Samples, and what is to be learned from each."""

    def __init__(self, samples: Samples, size: int) -> None:
        self._samples: Final = samples
        self._size: Final = size
        self.targets: Floats = samples.results.copy()

    def inputs(self, places: Places) -> Floats:
        """How often each input is on, a row for each position."""
        starts = self._samples.starts
        lengths = starts[places + 1] - starts[places]
        rows = np.repeat(np.arange(len(places)), lengths)
        ends = np.cumsum(lengths)
        within = np.arange(ends[-1]) - np.repeat(ends - lengths, lengths)
        numbers = self._samples.on[np.repeat(starts[places], lengths) + within]
        counts = np.bincount(rows * self._size + numbers, minlength=len(places) * self._size)
        return counts.reshape(len(places), self._size).astype(np.float32)

    def values(self, model: Model, places: Places) -> Floats:
        found = [model.values(self.inputs(some)) for some in batches(places, LARGE_BATCH)]
        return np.concatenate(found) + self._samples.estimates[places]

    def learn(self, model: Model, places: Places, epochs: int, seed: int) -> Iterator[float]:
        """Learn from these positions; yields the loss of each epoch."""
        random = np.random.default_rng(seed)
        steps = epochs * -(-len(places) // BATCH)
        step = 0
        for _ in range(epochs):
            for some in batches(random.permutation(places), BATCH):
                step += 1
                rate = RATE * min(1, step / WARM_UP) * (1.01 + np.cos(np.pi * step / steps)) / 2
                estimates = self._samples.estimates[some]
                model.learn(self.inputs(some), estimates, self.targets[some], rate)
                model.shrink(rate * SHRINK)
            sample = places[:: max(1, len(places) // LARGE_BATCH)]
            yield loss(self.values(model, sample), self.targets[sample])

    def look_ahead(self, values: Floats, trust: float) -> Floats:
        """The target of each position: a mean of what followed, the nearer the heavier.

        Positions of a game follow each other, seen by the two players in turn.
        """
        games, targets = self._samples.games, self._samples.results.copy()
        for at in range(len(targets) - 2, -1, -1):
            if games[at] == games[at + 1]:
                following = (1 - trust) * values[at + 1] + trust * targets[at + 1]
                targets[at] = 1 - following
        return targets


def fit(
    samples: Samples, size: int, hidden: tuple[int, int], epochs: int, trust: float, seed: int
) -> Fitted:
    """The best network found; `trust` 1 learns from results, less also from judgements."""
    fitting = Fitting(samples, size)
    test = is_test(samples)
    learned, tested = np.flatnonzero(~test), np.flatnonzero(test)
    sizes, usually_on = [size, *hidden, 1], len(samples.on) / len(samples)
    if trust < 1:
        judged = np.zeros(len(samples), np.float32)
        for half in (0, 1):
            model = Model(sizes, usually_on, seed + 1 + half)
            mine = samples.games[learned] % 2 == half
            for _ in fitting.learn(model, learned[mine], HALF_EPOCHS, seed):
                pass
            others = np.flatnonzero(samples.games % 2 != half)
            judged[others] = chances(fitting.values(model, others))
        fitting.targets = fitting.look_ahead(judged, trust)
    model = Model(sizes, usually_on, seed)
    found: list[Epoch] = []
    best = model.weights
    results = samples.results[tested]
    for number, training in enumerate(fitting.learn(model, learned, epochs, seed), 1):
        found.append(Epoch(number, training, loss(fitting.values(model, tested), results)))
        if found[-1].test == min(each.test for each in found):
            best = [each.copy() for each in model.weights]
    model.weights = best
    return Fitted(model, found, loss(samples.estimates[tested], results))


def batches(places: Places, size: int) -> Iterator[Places]:
    for at in range(0, len(places), size):
        yield places[at : at + size]


def loss(values: Floats, targets: Floats) -> float:
    """Log loss of chances given as log odds."""
    return float(np.mean(np.logaddexp(0, values) - targets * values))
