"""`ziggurat admin`: what whoever runs a server does besides running it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import select, text
from sqlalchemy.exc import OperationalError

from ziggurat.server.bots.pool import BotPool
from ziggurat.server.live.registry import Registry
from ziggurat.server.room.protocol import Leave, RequestError
from ziggurat.server.room.requests import Requester
from ziggurat.server.room.room import load_room
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.notices import Notices
from ziggurat.server.storage.people import People
from ziggurat.server.storage.results import Results, results_of
from ziggurat.server.storage.schema import RESULTS, ROOMS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.room import Room


def run(database: str, work: Callable[[AsyncEngine], Awaitable[list[str]]]) -> list[str]:
    """Do something with a database; returns what there is to say about it."""

    async def with_engine() -> list[str]:
        engine = engine_for(database)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(with_engine())


async def close_table(engine: AsyncEngine, room: str) -> list[str]:
    """Nobody plays on there; who sits there sees it at once."""
    registry = Registry(Journal(engine), Results(engine), BotPool(0, 0.0))
    await registry.close_room(room)
    await registry.close()
    await Notices(engine).leave(room)
    return [f"{room} is closed"]


async def ban(engine: AsyncEngine, name: str) -> list[str]:
    """Somebody stays out; bots play on for him."""
    player = await People(engine).ban(name)
    left = await leave_all_tables(engine, player)
    await Notices(engine).leave(*left, player=player)
    return [f"{name} is banned, logged out everywhere, and has left {len(left)} tables"]


async def leave_all_tables(engine: AsyncEngine, player: str) -> list[str]:
    registry = Registry(Journal(engine), Results(engine), BotPool(0, 0.0))
    left: list[str] = []
    for table in await RoomLists(engine).going_on_for(player):
        with contextlib.suppress(RequestError):  # a bot may play for him already
            await registry.submit(table.room, Requester(player, ""), Leave(secrets.token_hex(8)))
            left.append(table.room)
    await registry.close()
    return left


async def bring_up_to_date(engine: AsyncEngine) -> list[str]:
    await migrate(engine)
    return ["the database is up to date"]


async def back_up(engine: AsyncEngine, target: Path) -> list[str]:
    """A consistent copy of a SQLite database, also while a server uses it."""
    if engine.dialect.name != "sqlite":
        raise RequestError("not_here", "PostgreSQL is backed up by pg_dump")
    async with engine.connect() as connection:
        try:
            await connection.execute(text("VACUUM INTO :target"), {"target": str(target)})
        except OperationalError as error:
            raise RequestError("not_there", f"cannot back up to {target}: {error.orig}") from error
    return [f"backed up to {target}"]


async def replay(engine: AsyncEngine) -> list[str]:
    """Play all stored games again with the rules of today; the last line counts the differences."""
    async with engine.connect() as connection:
        rooms = list((await connection.execute(select(ROOMS.c.name, ROOMS.c.state))).all())
    journal = Journal(engine)
    found: list[str] = []
    for name, state in rooms:
        try:
            written = await journal.read(name)
            room = load_room(name, written)
        except RequestError as error:
            found.append(f"{name}: {error}")
            continue
        found += [f"{name}: {each}" for each in await differences(engine, room, state)]
    return [*found, f"{len(rooms)} rooms, {len(found)} differences"]


async def differences(engine: AsyncEngine, room: Room, state: str) -> list[str]:
    """What the index says of a room, and its log does not."""
    rules = f"rules {room.opened.rules} then, {room.kind.rules_version} now"
    if room.state != state:
        return [f"was {state}, is {room.state} ({rules})"]
    if room.outcome is None:
        return []
    async with engine.connect() as connection:
        rows = await connection.execute(
            select(RESULTS.c.seat, RESULTS.c.rank).where(RESULTS.c.room == room.name)
        )
        then = {row.seat: row.rank for row in rows}
    now = {row["seat"]: row["rank"] for row in results_of(room)}
    changed = {seat: (then[seat], now.get(seat)) for seat in then if then[seat] != now.get(seat)}
    return [f"seat {seat}: rank {a} then, {b} now ({rules})" for seat, (a, b) in changed.items()]
