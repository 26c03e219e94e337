"""`ziggurat admin`: commands for the operator of a server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, TypeVar

from ziggurat.core.error import Message
from ziggurat.server.admin import texts
from ziggurat.server.admin.players import find_player
from ziggurat.server.live.store import RoomStore
from ziggurat.server.room.entries import Closed, TookOver
from ziggurat.server.room.protocol import Leave, Requester, RequestError
from ziggurat.server.room.requests import accept, check_seat
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.notices import Notices
from ziggurat.server.storage.people import People

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.entries import AnyEntry
    from ziggurat.server.room.room import Room

T = TypeVar("T")


def run(database: str, command: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Run a command on a database; returns its result."""

    async def with_engine() -> T:
        engine = engine_for(database)
        try:
            return await command(engine)
        finally:
            await engine.dispose()

    return asyncio.run(with_engine())


async def close_table(engine: AsyncEngine, room: str) -> Message:
    """End a game; connected players see it at once."""
    journal = Journal(engine)
    await RoomStore(journal).change(
        room, lambda found: Closed(time.time()) if found.is_active else None
    )
    await journal.close()
    await Notices(engine).post(room)
    return Message(texts.CLOSED, room=room)


async def hand_over(engine: AsyncEngine, room: str, seat: int) -> Message:
    """Let a bot play for the player at a seat, counted from 1, until the player returns."""

    def decide(found: Room) -> AnyEntry | None:
        check_seat(found, seat - 1)
        plays = found.state == "playing" and found.occupants[seat - 1].plays
        return TookOver(time.time(), seat=seat - 1) if plays else None

    await RoomStore(Journal(engine)).change(room, decide)
    await Notices(engine).post(room)
    return Message(texts.HANDED_OVER, room=room, seat=seat)


async def ban(engine: AsyncEngine, name: str) -> Message:
    """Lock out an account or a guest; bots take over the seats.  Raises AdminError."""
    player = await find_player(engine, name)
    await People(engine).ban(player)
    left = await leave_all_tables(engine, player)
    await Notices(engine).post(*left, player=player)
    return Message(texts.BANNED, name=name, tables=len(left))


async def leave_all_tables(engine: AsyncEngine, player: str) -> list[str]:
    journal = Journal(engine)
    store, requester = RoomStore(journal), Requester(player, "")
    left: list[str] = []

    def leave(room: Room) -> AnyEntry:
        return accept(room, requester, Leave(secrets.token_hex(8)), time.time()).entry

    for table in await RoomLists(engine).active_tables(player):
        with contextlib.suppress(RequestError):  # a bot may already play for the account
            await store.change(table.room, leave)
            left.append(table.room)
    await journal.close()
    return left


async def migrate_database(engine: AsyncEngine, address: str) -> Message:
    await migrate(engine)
    return Message(texts.MIGRATED, address=address)
