"""Complaints about players, for the administrators."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import insert, select, update

from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.schema import PLAYERS, REPORTS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

PAGE: Final = 100  # reports of a list


class ReportListed(NamedTuple):
    id: str
    at: float
    by: str
    by_name: str
    player: str
    player_name: str
    room: str
    reason: str
    text: str
    closed: bool


class Reports:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def add(self, by: str, player: str, room: str, reason: str, text: str) -> None:
        row = {
            "id": secrets.token_hex(8),
            "at": time.time(),
            "by": by,
            "player": player,
            "room": room,
            "reason": reason,
            "text": text,
            "closed": False,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(REPORTS).values(row))

    async def listed(self, closed: bool) -> list[ReportListed]:
        """Open reports, or closed ones; the newest first."""
        authors, players = PLAYERS.alias(), PLAYERS.alias()
        query = (
            select(
                REPORTS.c.id,
                REPORTS.c.at,
                REPORTS.c.by,
                authors.c.name,
                REPORTS.c.player,
                players.c.name,
                REPORTS.c.room,
                REPORTS.c.reason,
                REPORTS.c.text,
                REPORTS.c.closed,
            )
            .join(authors, authors.c.id == REPORTS.c.by)
            .join(players, players.c.id == REPORTS.c.player)
            .where(REPORTS.c.closed.is_(closed))
            .order_by(REPORTS.c.at.desc())
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            return [ReportListed._make(row) for row in await connection.execute(query)]

    async def close(self, report: str, closed: bool) -> None:
        """Raises RequestError."""
        change = update(REPORTS).where(REPORTS.c.id == report).values(closed=closed)
        async with self.engine.begin() as connection:
            if not (await connection.execute(change)).rowcount:
                raise RequestError(AccountCode.NO_REPORT)
