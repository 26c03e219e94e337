"""`ziggurat admin`: find, list, unban, mute players, and reset passwords."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import select

from ziggurat.core.error import Message
from ziggurat.server.admin import texts
from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.storage.lists import ACTIVE, SUMMARY
from ziggurat.server.storage.names import account_key
from ziggurat.server.storage.notices import Notices
from ziggurat.server.storage.overview import Overview
from ziggurat.server.storage.passwords import Passwords
from ziggurat.server.storage.people import People
from ziggurat.server.storage.schema import PLAYERS, ROOMS

if TYPE_CHECKING:
    from collections.abc import Callable

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


async def find_account(engine: AsyncEngine, name: str) -> str:
    """The id of an account.  Raises AdminError."""
    account = PLAYERS.c.account == account_key(name)
    async with engine.connect() as connection:
        player = await connection.scalar(select(PLAYERS.c.id).where(account))
    if player is None:
        raise AdminError(AdminCode.NO_ACCOUNT_CALLED, name=name)
    return str(player)


async def unban(engine: AsyncEngine, name: str) -> Message:
    player = await find_player(engine, name)
    await People(engine).unban(player)
    return Message(texts.UNBANNED, name=name)


async def mute(engine: AsyncEngine, name: str, muted: bool) -> Message:
    """Take the chat away from a player and their bots, or give it back.  Raises AdminError."""
    player, people = await find_player(engine, name), People(engine)
    await people.mute(player, muted)
    for each in (player, *await people.bots(player)):
        await Notices(engine).post(player=each)  # they connect again, as what they are now
    return Message(texts.MUTED if muted else texts.UNMUTED, name=name)


async def appoint(engine: AsyncEngine, name: str, admin: bool) -> Message:
    """Let an account moderate on the page, or no longer.  Raises AdminError."""
    await Overview(engine).appoint(await find_account(engine, name), admin)
    return Message(texts.APPOINTED if admin else texts.DISMISSED, name=name)


async def reset_password(engine: AsyncEngine, name: str) -> Message:
    """A random password; all sessions and passkeys end.  Raises AdminError."""
    password = secrets.token_urlsafe(12)
    player = await find_account(engine, name)
    await Passwords(engine).reset(player, password)
    await Notices(engine).post(player=player)
    return Message(texts.NEW_PASSWORD, name=name, password=password)


def sitter(chair: Chair) -> str:
    return chair.name or "-"


async def listed(
    engine: AsyncEngine, what: str, named: Callable[[Chair], str] = sitter
) -> list[Listed]:
    """Active tables, all players, or those banned, muted or appointed; the newest first."""
    if what == "tables":
        query = select(ROOMS.c.summary).where(ROOMS.c.state.in_(ACTIVE))
        async with engine.connect() as connection:
            found = await connection.scalars(query.order_by(ROOMS.c.opened.desc()))
            return [table_line(summary, named) for summary in found]
    players = select(PLAYERS).order_by(PLAYERS.c.since.desc())
    if what == "banned":
        players = players.where(PLAYERS.c.banned)
    if what == "muted":
        players = players.where(PLAYERS.c.muted)
    if what == "admins":
        players = players.where(PLAYERS.c.admin)
    async with engine.connect() as connection:
        return [player_line(row) for row in await connection.execute(players)]


def table_line(summary: str, named: Callable[[Chair], str]) -> Listed:
    table = SUMMARY.decode(summary)
    return {
        "table": table.room,
        "game": table.plan.game,
        "state": table.state,
        "players": ", ".join(map(named, table.chairs)),
        "opened": moment(table.opened),
    }


def player_line(row: Row[tuple[object, ...]]) -> Listed:
    kind = "bot" if row.program else "account" if row.account else "guest"
    state = "banned" if row.banned else "muted" if row.muted else ""
    return {
        "id": row.id,
        "name": row.name,
        "kind": kind,
        "state": state,
        "since": moment(row.since),
    }


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
