"""How many entries come in."""

import time
from collections.abc import Callable
from typing import Final


class Rate:
    """Events per second, in the last whole period."""

    def __init__(self, period: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._period: Final = period  # seconds
        self._clock: Final = clock
        self._since = clock()
        self._count = 0
        self._rate = 0.0

    def count(self, events: int) -> None:
        self._count += events

    def per_second(self) -> float:
        now = self._clock()
        spent = now - self._since
        if spent >= self._period:
            self._rate = self._count / spent
            self._since, self._count = now, 0
        return self._rate
