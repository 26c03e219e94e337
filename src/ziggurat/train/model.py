"""A network while it learns: floats instead of whole numbers, and slopes for every weight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ziggurat.ai.network import ONE, UNIT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

KEPT: Final = 0.7  # of the first layer's activations; the others are dropped while learning
INERTIA: Final = 0.9
SPREAD: Final = 0.999
TINY: Final = 1e-8
LARGEST: Final = 2**15 - 1


class Model:
    """Two hidden layers whose activations lie between 0 and 1; learns by Adam."""

    def __init__(self, sizes: list[int], usually_on: float, seed: int) -> None:
        self._random: Final = np.random.default_rng(seed)
        inputs, first, second, _ = sizes
        self.sizes: Final = sizes
        self.weights: list[Floats] = [
            self._drawn((inputs, first), 0.5 / usually_on**0.5),
            np.full(first, 0.1, np.float32),
            self._drawn((first, second), (2 / first) ** 0.5),
            np.full(second, 0.1, np.float32),
            self._drawn((second, 1), 0.1 / second**0.5),
            np.zeros(1, np.float32),
        ]
        self._means: Final = [np.zeros_like(each) for each in self.weights]
        self._squares: Final = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def _drawn(self, shape: tuple[int, int], deviation: float) -> Floats:
        return self._random.normal(0, deviation, shape).astype(np.float32)

    def values(self, inputs: Floats) -> Floats:
        first, first_bias, second, second_bias, last, last_bias = self.weights
        hidden = np.clip(inputs @ first + first_bias, 0, 1)
        hidden = np.clip(hidden @ second + second_bias, 0, 1)
        values: Floats = (hidden @ last + last_bias)[:, 0]
        return values

    def learn(self, inputs: Floats, estimates: Floats, targets: Floats, rate: float) -> None:
        """One step towards the targets, which are chances."""
        first, first_bias, second, second_bias, last, last_bias = self.weights
        sums1 = inputs @ first + first_bias
        kept = (self._random.random(sums1.shape) < KEPT).astype(np.float32) / np.float32(KEPT)
        hidden1 = np.clip(sums1, 0, 1) * kept
        sums2 = hidden1 @ second + second_bias
        hidden2 = np.clip(sums2, 0, 1)
        values = (hidden2 @ last + last_bias)[:, 0] + estimates
        error = ((chances(values) - targets) / len(targets))[:, None].astype(np.float32)
        slope2 = (error @ last.T) * ((sums2 > 0) & (sums2 < 1))
        slope1 = (slope2 @ second.T) * kept * ((sums1 > 0) & (sums1 < 1))
        slopes = [inputs.T @ slope1, slope1.sum(0), hidden1.T @ slope2, slope2.sum(0)]
        self._step([*slopes, hidden2.T @ error, error.sum(0)], rate)

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        for at, slope in enumerate(slopes):
            mean, square = self._means[at], self._squares[at]
            mean += (1 - INERTIA) * (slope - mean)
            square += (1 - SPREAD) * (slope * slope - square)
            change = mean / (1 - INERTIA**self._steps)
            change /= np.sqrt(square / (1 - SPREAD**self._steps)) + TINY
            self.weights[at] -= (rate * change).astype(np.float32)

    def shrink(self, share: float) -> None:
        """Take a share off every weight, biases excepted, so that rare inputs do not run away."""
        for at in (0, 2, 4):
            self.weights[at] *= np.float32(1 - share)

    def whole_numbers(self) -> list[int]:
        """The weights as a file keeps them (`ai/network.py`)."""
        found: list[int] = []
        for at, unit in ((0, ONE), (2, UNIT), (4, UNIT)):
            weights = np.rint(self.weights[at].T * unit).astype(int).ravel()
            biases = np.rint(self.weights[at + 1] * ONE).astype(int)
            found.extend(np.clip([*weights, *biases], -LARGEST, LARGEST).tolist())
        return found


def chances(values: Floats) -> Floats:
    return (1 / (1 + np.exp(-values))).astype(np.float32)
