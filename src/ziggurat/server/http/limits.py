"""Rate limits: a leaky bucket for each key."""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

LARGEST: Final = 50_000  # buckets kept
PREFIX: Final = 64  # bits of an IPv6 address that a provider gives to one customer
REQUEST_BURST: Final = 200.0  # requests at a table at once
REQUESTS_PER_SECOND: Final = 50.0


class Limit:
    """`burst` at once, then `per_second`, for each key."""

    __slots__ = ("_buckets", "burst", "clock", "per_second")

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        self.burst: Final = burst
        self.per_second: Final = per_second
        self.clock: Final = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # level, and when it was measured

    def allows(self, key: str) -> bool:
        now = self.clock()
        level, since = self._buckets.get(key, (0.0, now))
        level = max(0.0, level - (now - since) * self.per_second)
        if level + 1 > self.burst:
            return False
        if len(self._buckets) >= LARGEST:
            self._drop_empty(now)
        self._buckets[key] = level + 1, now
        return True

    def _drop_empty(self, now: float) -> None:
        """Drop the buckets that have run empty; if none has, all of them."""
        self._buckets = {
            key: (level, since)
            for key, (level, since) in self._buckets.items()
            if level > (now - since) * self.per_second
        }
        if len(self._buckets) >= LARGEST:
            self._buckets.clear()


def request_limit() -> Limit:
    """The limit of requests at a table: by websocket, and by player over HTTP."""
    return Limit(REQUEST_BURST, REQUESTS_PER_SECOND, time.monotonic)


@lru_cache(1024)
def network(host: str) -> str:
    """The client behind an address: an IPv4 address, or a /64 network of IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, PREFIX), strict=False))
