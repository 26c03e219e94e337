"""`ziggurat admin`: find, list, unban players, and reset passwords."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from ziggurat.core.error import Message
from ziggurat.server.admin import texts
from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.storage.lists import ACTIVE, SUMMARY
from ziggurat.server.storage.names import account_key
from ziggurat.server.storage.notices import Notices
from ziggurat.server.storage.people import HASHER
from ziggurat.server.storage.schema import PLAYERS, ROOMS, SESSIONS

if TYPE_CHECKING:
    from sqlalchemy import Row
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.protocol import Chair

Listed = dict[str, str]  # a line of a list


async def find_player(engine: AsyncEngine, name: str) -> str:
    """The id of an account by its name, or of any player by id.  Raises AdminError."""
    wanted = (PLAYERS.c.account == account_key(name)) | (PLAYERS.c.id == name)
    async with engine.connect() as connection:
        player = await connection.scalar(select(PLAYERS.c.id).where(wanted))
    if player is None:
        raise AdminError(AdminCode.NOBODY_CALLED, name=name)
    return str(player)


async def unban(engine: AsyncEngine, name: str) -> Message:
    player = await find_player(engine, name)
    async with engine.begin() as connection:
        await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(banned=False))
    return Message(texts.UNBANNED, name=name)


async def reset_password(engine: AsyncEngine, name: str) -> Message:
    """A random password; all sessions end.  Raises AdminError."""
    password = secrets.token_urlsafe(12)
    secret = await asyncio.to_thread(HASHER.hash, password)
    account = PLAYERS.c.account == account_key(name)
    async with engine.begin() as connection:
        player = await connection.scalar(select(PLAYERS.c.id).where(account))
        if player is None:
            raise AdminError(AdminCode.NO_ACCOUNT_CALLED, name=name)
        await connection.execute(
            update(PLAYERS).where(PLAYERS.c.id == player).values(password=secret)
        )
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.player == player))
    await Notices(engine).post(player=str(player))
    return Message(texts.NEW_PASSWORD, name=name, password=password)


async def listed(engine: AsyncEngine, what: str) -> list[Listed]:
    """Active tables, all players, or those who are banned; the newest first."""
    if what == "tables":
        query = select(ROOMS.c.summary).where(ROOMS.c.state.in_(ACTIVE))
        async with engine.connect() as connection:
            found = await connection.scalars(query.order_by(ROOMS.c.opened.desc()))
            return [table_line(summary) for summary in found]
    players = select(PLAYERS).order_by(PLAYERS.c.since.desc())
    if what == "banned":
        players = players.where(PLAYERS.c.banned)
    async with engine.connect() as connection:
        return [player_line(row) for row in await connection.execute(players)]


def table_line(summary: str) -> Listed:
    table = SUMMARY.decode(summary)
    return {
        "table": table.room,
        "game": table.plan.game,
        "state": table.state,
        "players": ", ".join(map(sitter, table.chairs)),
        "opened": moment(table.opened),
    }


def sitter(chair: Chair) -> str:
    return chair.name or "-"


def player_line(row: Row[tuple[object, ...]]) -> Listed:
    kind = "bot" if row.program else "account" if row.account else "guest"
    state = "banned" if row.banned else ""
    return {
        "id": row.id,
        "name": row.name,
        "kind": kind,
        "state": state,
        "since": moment(row.since),
    }


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
