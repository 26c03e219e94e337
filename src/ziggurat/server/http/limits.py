"""How often somebody may do something: a bucket that leaks."""

from collections.abc import Callable
from typing import Final

LARGEST: Final = 50_000  # buckets kept


class Limit:
    """So many at once, then so many a second, for each key."""

    __slots__ = ("_buckets", "burst", "clock", "per_second")

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        self.burst: Final = burst
        self.per_second: Final = per_second
        self.clock: Final = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # how full, and when

    def allows(self, key: str) -> bool:
        now = self.clock()
        level, since = self._buckets.get(key, (0.0, now))
        level = max(0.0, level - (now - since) * self.per_second)
        if level + 1 > self.burst:
            return False
        if len(self._buckets) >= LARGEST:
            self._empty(now)
        self._buckets[key] = level + 1, now
        return True

    def _empty(self, now: float) -> None:
        """Forget the buckets that have run out; if none has, all of them."""
        self._buckets = {
            key: (level, since)
            for key, (level, since) in self._buckets.items()
            if level > (now - since) * self.per_second
        }
        if len(self._buckets) >= LARGEST:
            self._buckets.clear()
