"""A network while it learns: floats instead of whole numbers, and slopes for every weight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ziggurat.ai.network import ONE, UNIT
from ziggurat.train.arrays import in_memory, xp

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

INERTIA: Final = 0.9
SPREAD: Final = 0.999
TINY: Final = 1e-8
LARGEST: Final = 2**15 - 1


class Model:
    """Two hidden layers whose activations lie between 0 and 1; learns by Adam."""

    def __init__(
        self, sizes: list[int], usually_on: float, seed: int, kept: float, *, of_chances: bool
    ) -> None:
        random = np.random.default_rng(seed)
        inputs, first, second, _ = sizes
        self.sizes: Final = sizes
        self._kept: Final = np.float32(kept)  # of the first layer's activations, while it learns
        self._of_chances: Final = of_chances  # values are log odds; otherwise they are leads
        self.weights: list[Floats] = [
            drawn(random, (inputs, first), 0.5 / usually_on**0.5),
            xp.full(first, 0.1, np.float32),
            drawn(random, (first, second), (2 / first) ** 0.5),
            xp.full(second, 0.1, np.float32),
            drawn(random, (second, 1), 0.1 / second**0.5),
            xp.zeros(1, np.float32),
        ]
        self._random: Final = xp.random.default_rng(seed)
        self._means: Final = [xp.zeros_like(each) for each in self.weights]
        self._squares: Final = [xp.zeros_like(each) for each in self.weights]
        self._steps = 0

    def values(self, inputs: Floats) -> Floats:
        first, first_bias, second, second_bias, last, last_bias = self.weights
        hidden = xp.clip(inputs @ first + first_bias, 0, 1)
        hidden = xp.clip(hidden @ second + second_bias, 0, 1)
        values: Floats = (hidden @ last + last_bias)[:, 0]
        return values

    def learn(self, inputs: Floats, estimates: Floats, targets: Floats, rate: float) -> None:
        """One step towards the targets."""
        first, first_bias, second, second_bias, last, last_bias = self.weights
        sums1 = inputs @ first + first_bias
        kept = self._mask(sums1.shape)
        hidden1 = xp.clip(sums1, 0, 1) * kept
        sums2 = hidden1 @ second + second_bias
        hidden2 = xp.clip(sums2, 0, 1)
        values = (hidden2 @ last + last_bias)[:, 0] + estimates
        expected = chances(values) if self._of_chances else values
        error = ((expected - targets) / len(targets))[:, None].astype(np.float32)
        slope2 = (error @ last.T) * ((sums2 > 0) & (sums2 < 1))
        slope1 = (slope2 @ second.T) * kept * ((sums1 > 0) & (sums1 < 1))
        slopes = [inputs.T @ slope1, slope1.sum(0), hidden1.T @ slope2, slope2.sum(0)]
        self._step([*slopes, hidden2.T @ error, error.sum(0)], rate)

    def _mask(self, shape: tuple[int, ...]) -> Floats:
        """Which activations are kept, raised so that their sum stays about the same."""
        kept = self._random.random(shape, dtype=np.float32) < self._kept
        return kept.astype(np.float32) / self._kept

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        for at, slope in enumerate(slopes):
            mean, square = self._means[at], self._squares[at]
            mean += (1 - INERTIA) * (slope - mean)
            square += (1 - SPREAD) * (slope * slope - square)
            change = mean / (1 - INERTIA**self._steps)
            change /= xp.sqrt(square / (1 - SPREAD**self._steps)) + TINY
            self.weights[at] -= (rate * change).astype(np.float32)

    def shrink(self, share: float) -> None:
        """Take a share off every weight, biases excepted, so that rare inputs do not run away."""
        for at in (0, 2, 4):
            self.weights[at] *= np.float32(1 - share)

    def whole_numbers(self) -> list[int]:
        """The weights as a file keeps them (`ai/network.py`)."""
        found: list[int] = []
        for at, unit in ((0, ONE), (2, UNIT), (4, UNIT)):
            weights = np.rint(in_memory(self.weights[at]).T * unit).astype(int).ravel()
            biases = np.rint(in_memory(self.weights[at + 1]) * ONE).astype(int)
            found.extend(np.clip([*weights, *biases], -LARGEST, LARGEST).tolist())
        return found


def drawn(random: np.random.Generator, shape: tuple[int, int], deviation: float) -> Floats:
    return xp.asarray(random.normal(0, deviation, shape).astype(np.float32))


def chances(values: Floats) -> Floats:
    return (1 / (1 + xp.exp(-values))).astype(np.float32)
