"""Fit a network to samples.

The result of a game says little about one position.  So, if results are not trusted entirely, two
networks first learn from them, each from half of the games, and judge the other half.  The network
that is kept learns from targets between those judgements and the result: what the next positions of
the game were worth, the nearer the more (temporal differences).  How well it does is always
measured against results of test games.
"""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ziggurat.train.arrays import in_memory, xp
from ziggurat.train.checks import is_test
from ziggurat.train.model import Model, chances

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ziggurat.train.course import Course
    from ziggurat.train.model import Floats
    from ziggurat.train.samples import Samples

    Places = NDArray[np.int64]

LARGE_BATCH: Final = 8192  # where nothing is learned
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

    def __init__(self, samples: Samples, course: Course) -> None:
        self._course: Final = course
        self._size: Final = course.size
        self._samples: Final = samples
        self._inputs: Final = xp.asarray(samples.inputs)
        self._estimates: Final = xp.asarray(samples.estimates)
        self.targets: Floats = xp.asarray(samples.results)
        self.usually_on: Final = float((self._inputs < self._size).mean()) * len(samples.inputs[0])

    def counts(self, numbers: NDArray[np.int16]) -> Floats:
        """How often each input is on, a row for each position."""
        width = self._size + 1  # the last column counts the fillers
        rows = xp.arange(len(numbers))[:, None] * width
        found = xp.bincount((rows + numbers).ravel(), minlength=len(numbers) * width)
        return found.reshape(len(numbers), width)[:, : self._size].astype(np.float32)

    def values(self, model: Model, places: Places) -> Floats:
        found = []
        for some in batches(places, LARGE_BATCH):
            at = xp.asarray(some)
            found.append(model.values(self.counts(self._inputs[at])) + self._estimates[at])
        return xp.concatenate(found)

    def learn(self, model: Model, places: Places, epochs: int, seed: int) -> Iterator[float]:
        """Learn from these positions; yields the loss of each epoch."""
        random = np.random.default_rng(seed)
        recipe = self._course.recipe
        steps = epochs * -(-len(places) // recipe.batch)
        step = 0
        for _ in range(epochs):
            for some in batches(random.permutation(places), recipe.batch):
                step += 1
                rate = recipe.rate * min(1, step / WARM_UP) * (1.01 + cos(pi * step / steps)) / 2
                self._learn(model, some, rate, random.random(len(some)) < recipe.unchosen)
            sample = places[:: max(1, len(places) // LARGE_BATCH)]
            yield self.loss(self.values(model, sample), self.targets[xp.asarray(sample)])

    def _learn(
        self, model: Model, places: Places, rate: float, unchosen: NDArray[np.bool_]
    ) -> None:
        """One step; of some positions the network does not see what was chosen there."""
        at = xp.asarray(places)
        numbers = self._inputs[at]
        of_choice = numbers >= self._course.position_size
        numbers = xp.where(of_choice & xp.asarray(unchosen)[:, None], self._size, numbers)
        model.learn(self.counts(numbers), self._estimates[at], self.targets[at], rate)
        model.shrink(rate * self._course.recipe.shrink)

    def look_ahead(self, judged: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
        """The target of each position: a mean of what followed, the nearer the heavier.

        Positions of a game follow each other, seen by the two players in turn.
        """
        games, targets = self._samples.games, self._samples.results.copy()
        for at in range(len(targets) - 2, -1, -1):
            if games[at] == games[at + 1]:
                following = (1 - trust) * judged[at + 1] + trust * targets[at + 1]
                targets[at] = 1 - following
        return targets

    def loss(self, values: Floats, targets: Floats) -> float:
        """Log loss of chances given as log odds, or the mean square of how far off a lead is."""
        if self._course.chances:
            return float((xp.logaddexp(0, values) - targets * values).mean())
        return float(((values - targets) ** 2).mean())


def fit(
    samples: Samples,
    course: Course,
    hidden: tuple[int, int],
    epochs: int,
    trust: float,
    seed: int,
) -> Fitted:
    """The best network found; `trust` 1 learns from results, less also from judgements."""
    fitting = Fitting(samples, course)
    test = is_test(samples)
    learned, tested = np.flatnonzero(~test), np.flatnonzero(test)
    sizes = [course.size, *hidden, 1]

    def new_model(seed: int) -> Model:
        kept = course.recipe.kept
        return Model(sizes, fitting.usually_on, seed, kept, of_chances=course.chances)

    results = fitting.targets[xp.asarray(tested)]
    if trust < 1:
        judged = np.zeros(len(samples), np.float32)
        for half in (0, 1):
            model = new_model(seed + 1 + half)
            mine = samples.games[learned] % 2 == half
            for _ in fitting.learn(model, learned[mine], HALF_EPOCHS, seed):
                pass
            others = np.flatnonzero(samples.games % 2 != half)
            judged[others] = in_memory(chances(fitting.values(model, others)))
        fitting.targets = xp.asarray(fitting.look_ahead(judged, trust))
    model = new_model(seed)
    found: list[Epoch] = []
    best = model.weights
    for number, training in enumerate(fitting.learn(model, learned, epochs, seed), 1):
        off = fitting.loss(fitting.values(model, tested), results)
        found.append(Epoch(number, training, off))
        if off == min(each.test for each in found):
            best = [each.copy() for each in model.weights]
    model.weights = best
    estimates = xp.asarray(samples.estimates[tested])
    return Fitted(model, found, fitting.loss(estimates, results))


def batches(places: Places, size: int) -> Iterator[Places]:
    for at in range(0, len(places), size):
        yield places[at : at + size]
