"""A table as a worker serves it: the room, if it is at hand, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.server.asking import Asker
    from ziggurat.server.journal import Standing
    from ziggurat.server.room import Room

BELIEVED: Final = 45.0  # seconds for which another worker's word holds about who is there
IDLE: Final = 20.0  # seconds after which a room is put away, to be read again when needed


class Bell:
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


class Visitor:
    """A connection to a table: somebody who wants to know what happens there."""

    __slots__ = ("asker", "is_seen_off", "news", "seen")

    def __init__(self, asker: Asker) -> None:
        self.asker: Final = asker
        self.seen = 0  # the version of the last update sent
        self.news: Final = Bell()
        self.is_seen_off = False

    def see_off(self) -> None:
        self.is_seen_off = True
        self.news.ring()


class Table:
    __slots__ = ("bots_play", "elsewhere", "lock", "name", "room", "standing", "used", "visitors")

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.lock: Final = asyncio.Lock()
        self.room: Room | None = None
        self.standing: Standing | None = None
        self.visitors: Final[set[Visitor]] = set()
        self.elsewhere: Final[dict[str, tuple[frozenset[str], float]]] = {}  # by worker; since when
        self.used = time.monotonic()
        self.bots_play = False

    @property
    def here(self) -> set[str]:
        return {visitor.asker.player for visitor in self.visitors}

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
        self.room = self.standing = None

    def tell(self) -> None:
        """Something is new for everybody who looks."""
        for visitor in self.visitors:
            visitor.news.ring()

    def tell_latecomers(self, version: int) -> None:
        """What another worker wrote is new for those who have not seen it yet."""
        for visitor in self.visitors:
            if visitor.seen < version:
                visitor.news.ring()
