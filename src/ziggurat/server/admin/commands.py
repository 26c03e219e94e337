"""`ziggurat admin`: commands for the operator of a server."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

from ziggurat.core.error import Message
from ziggurat.server.admin import texts
from ziggurat.server.admin.players import find_player
from ziggurat.server.live.moderation import Moderation
from ziggurat.server.live.store import RoomStore
from ziggurat.server.room.entries import TookOver
from ziggurat.server.room.requests import check_seat
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


def moderation(engine: AsyncEngine) -> Moderation:
    return Moderation(People(engine), RoomLists(engine), Notices(engine))


async def close_table(engine: AsyncEngine, room: str) -> Message:
    await moderation(engine).close_table(room)
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
    left = await moderation(engine).ban(await find_player(engine, name))
    return Message(texts.BANNED, name=name, tables=left)


async def migrate_database(engine: AsyncEngine, address: str) -> Message:
    await migrate(engine)
    return Message(texts.MIGRATED, address=address)
