"""A fair queue for processes: tables with people first, then each host in turn."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

REMEMBERED: Final = 1000  # hosts whose last turn is remembered


class Claim(NamedTuple):
    """For whom a bot computes."""

    host: str = ""  # who opened the table
    has_people: bool = True  # whether anybody plays at the table besides bots


class Slots:
    """As many holders at once as there are slots; a free one goes to the best claim.

    Tables where people play come first, and among them the host who has waited longest for a turn:
    many tables of one host do not delay those of another.
    """

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self.free = count
        self._waiting: Final[list[tuple[Claim, asyncio.Future[None]]]] = []
        self._turns = 0
        self._last_turn: Final[dict[str, int]] = {}  # by host

    @asynccontextmanager
    async def hold(self, claim: Claim) -> AsyncIterator[None]:
        await self._acquire(claim)
        try:
            yield
        finally:
            self._release()

    @contextmanager
    def spare(self, most: int) -> Iterator[int]:
        """Hold at most this many slots that nobody waits for; yields how many there are."""
        count = min(most, self.free)
        self.free -= count
        try:
            yield count
        finally:
            for _ in range(count):
                self._release()

    async def _acquire(self, claim: Claim) -> None:
        if self.free:
            self.free -= 1
            self._count_turn(claim.host)
            return
        waiter = claim, asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter[1]
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            else:
                self._release()  # it was granted just before
            raise

    def _release(self) -> None:
        if not self._waiting:
            self.free += 1
            return
        waiter = min(self._waiting, key=lambda each: self._rank(each[0]))
        self._waiting.remove(waiter)
        self._count_turn(waiter[0].host)
        waiter[1].set_result(None)

    def _rank(self, claim: Claim) -> tuple[bool, int]:
        return not claim.has_people, self._last_turn.get(claim.host, 0)

    def _count_turn(self, host: str) -> None:
        self._turns += 1
        self._last_turn.pop(host, None)
        self._last_turn[host] = self._turns
        if len(self._last_turn) > REMEMBERED:
            del self._last_turn[next(iter(self._last_turn))]
