"""What the operator and administrators do to players and tables.

They may work from another process than the one that serves a table: everything is written to the
logs, and each worker learns of it by a notice.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Final

from ziggurat.server.live.store import RoomStore
from ziggurat.server.room.entries import Closed
from ziggurat.server.room.protocol import Leave, Requester, RequestError
from ziggurat.server.room.requests import accept
from ziggurat.server.storage.journal import Journal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from ziggurat.server.room.entries import AnyEntry
    from ziggurat.server.room.room import Room
    from ziggurat.server.storage.lists import RoomLists
    from ziggurat.server.storage.notices import Notices
    from ziggurat.server.storage.people import People


class Moderation:
    def __init__(self, people: People, lists: RoomLists, notices: Notices) -> None:
        self._people: Final = people
        self._lists: Final = lists
        self._notices: Final = notices

    async def close_table(self, room: str) -> None:
        """End a game; connected players see it at once.  Raises RequestError."""
        async with self._store() as store:
            await store.change(room, lambda found: Closed(time.time()) if found.is_active else None)
        await self._notices.post(room)

    async def ban(self, player: str) -> int:
        """Lock out a player and their bots; bots take over their seats.  Returns how many."""
        seats = 0
        for banned in await self._people.ban(player):
            left = await self._leave_all_tables(banned)
            await self._notices.post(*left, player=banned)
            seats += len(left)
        return seats

    async def _leave_all_tables(self, player: str) -> list[str]:
        requester = Requester(player, "")
        left: list[str] = []

        def leave(room: Room) -> AnyEntry:
            return accept(room, requester, Leave(secrets.token_hex(8)), time.time()).entry

        async with self._store() as store:
            for table in await self._lists.active_tables(player):
                with contextlib.suppress(RequestError):  # a bot may already play for the account
                    await store.change(table.room, leave)
                    left.append(table.room)
        return left

    @contextlib.asynccontextmanager
    async def _store(self) -> AsyncIterator[RoomStore]:
        """Apart from that of the registry, whose rooms follow by notices."""
        journal = Journal(self._people.engine)
        try:
            yield RoomStore(journal)
        finally:
            await journal.close()
