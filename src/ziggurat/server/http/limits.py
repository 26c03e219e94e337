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


class Bucket:
    """What has come in lately, less what has run out since."""

    __slots__ = ("level", "since")

    def __init__(self, now: float) -> None:
        self.level = 0.0
        self.since = now

    def allows(self, now: float, burst: float, per_second: float) -> bool:
        level = max(0.0, self.level - (now - self.since) * per_second)
        if level + 1 > burst:
            return False
        self.level, self.since = level + 1, now
        return True


class Limit:
    """`burst` at once, then `per_second`, for each key."""

    __slots__ = ("_buckets", "burst", "clock", "per_second")

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        self.burst: Final = burst
        self.per_second: Final = per_second
        self.clock: Final = clock
        self._buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= LARGEST:
                self._drop_empty(now)
            bucket = self._buckets[key] = Bucket(now)
        return bucket.allows(now, self.burst, self.per_second)

    def _drop_empty(self, now: float) -> None:
        """Drop the buckets that have run empty; if none has, all of them."""
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.level > (now - bucket.since) * self.per_second
        }
        if len(self._buckets) >= LARGEST:
            self._buckets.clear()


def request_limit() -> Limit:
    """The limit of requests at a table by player over HTTP; websockets have a bucket each."""
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
