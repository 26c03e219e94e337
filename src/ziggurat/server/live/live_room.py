"""A table as a worker serves it: the room, if it is at hand, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.server.room.requests import Requester
    from ziggurat.server.room.room import Room
    from ziggurat.server.storage.journal import IndexRow

BELIEVED: Final = 45.0  # seconds for which another worker's word holds about who is there
IDLE: Final = 20.0  # seconds after which a room is put away, to be read again when needed


class Signal:
    """Rung by anybody, heard by one; an `asyncio.Event` would take up four times as much."""

    __slots__ = ("_hearer", "_is_rung")

    def __init__(self) -> None:
        self._is_rung = False
        self._hearer: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._is_rung = True
        if self._hearer is not None and not self._hearer.done():
            self._hearer.set_result(None)

    async def heard(self) -> None:
        """Wait until it has been rung since this was last waited for."""
        while not self._is_rung:
            self._hearer = asyncio.get_running_loop().create_future()
            try:
                await self._hearer
            finally:
                self._hearer = None
        self._is_rung = False


class Subscriber:
    """A connection to a table: somebody who wants to know what happens there."""

    __slots__ = ("is_disconnected", "news", "requester", "seen")

    def __init__(self, requester: Requester) -> None:
        self.requester: Final = requester
        self.seen = 0  # the version of the last update sent
        self.news: Final = Signal()
        self.is_disconnected = False

    def disconnect(self) -> None:
        self.is_disconnected = True
        self.news.ring()


class Table:
    __slots__ = (
        "bots_play",
        "elsewhere",
        "index_row",
        "lock",
        "name",
        "room",
        "subscribers",
        "used",
    )

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.lock: Final = asyncio.Lock()
        self.room: Room | None = None
        self.index_row: IndexRow | None = None
        self.subscribers: Final[set[Subscriber]] = set()
        self.elsewhere: Final[dict[str, tuple[frozenset[str], float]]] = {}  # by worker; since when
        self.used = time.monotonic()
        self.bots_play = False

    @property
    def here(self) -> set[str]:
        return {subscriber.requester.player for subscriber in self.subscribers}

    @property
    def present(self) -> set[str]:
        known = time.monotonic() - BELIEVED
        return self.here.union(*(who for who, since in self.elsewhere.values() if since > known))

    @property
    def idle(self) -> bool:
        return not self.lock.locked() and not self.bots_play and time.monotonic() - self.used > IDLE

    def hear(self, worker: str, players: list[str]) -> None:
        """Another worker says who is present there."""
        self.elsewhere[worker] = frozenset(players), time.monotonic()
        self.tell()

    def forget(self) -> None:
        self.room = self.index_row = None

    def tell(self) -> None:
        """Something is new for everybody who looks."""
        for subscriber in self.subscribers:
            subscriber.news.ring()

    def tell_latecomers(self, version: int) -> None:
        """What another worker wrote is new for those who have not seen it yet."""
        for subscriber in self.subscribers:
            if subscriber.seen < version:
                subscriber.news.ring()
