"""What administrators see: people, tables, and how much there is of everything."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import func, select, update

from ziggurat.server.storage.lists import ACTIVE, SUMMARY
from ziggurat.server.storage.names import skeleton
from ziggurat.server.storage.schema import PLAYERS, REPORTS, ROOMS, SESSIONS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.protocol import Summary

PAGE: Final = 100  # lines of a list
DAY: Final = 86_400.0  # seconds


class PersonListed(NamedTuple):
    id: str
    name: str
    account: bool
    program: bool
    admin: bool
    banned: bool
    since: float
    seen: float | None  # to the hour; None: unknown


class Totals(NamedTuple):
    """How much there is of everything in the database."""

    players: int
    accounts: int
    bots: int
    banned: int
    tables: int
    playing: int
    reports: int
    seen_today: int


class Overview:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def people(self, name: str = "", *, banned: bool = False) -> list[PersonListed]:
        """People whose name contains or resembles these letters; the newest first."""
        seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.player == PLAYERS.c.id)
        query = select(PLAYERS, seen.scalar_subquery().label("seen"))
        if name:
            letters = func.lower(PLAYERS.c.name).contains(name.lower(), autoescape=True)
            alike = PLAYERS.c.skeleton == skeleton(name)
            query = query.where(letters | alike | (PLAYERS.c.id == name))
        if banned:
            query = query.where(PLAYERS.c.banned)
        query = query.order_by(PLAYERS.c.since.desc()).limit(PAGE)
        async with self.engine.connect() as connection:
            return [
                PersonListed(
                    row.id,
                    row.name,
                    row.account is not None,
                    row.program,
                    bool(row.admin),
                    row.banned,
                    row.since,
                    row.seen,
                )
                for row in await connection.execute(query)
            ]

    async def tables(self) -> list[Summary]:
        """Active tables, private ones too; the newest first."""
        query = (
            select(ROOMS.c.summary)
            .where(ROOMS.c.state.in_(ACTIVE))
            .order_by(ROOMS.c.opened.desc())
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            return [SUMMARY.decode(each) for each in await connection.scalars(query)]

    async def totals(self) -> Totals:
        count = func.count()
        people = select(
            count,
            count.filter(PLAYERS.c.account.is_not(None)),
            count.filter(PLAYERS.c.program),
            count.filter(PLAYERS.c.banned),
        ).select_from(PLAYERS)
        rooms = select(
            count.filter(ROOMS.c.state.in_(ACTIVE)), count.filter(ROOMS.c.state == "playing")
        ).select_from(ROOMS)
        reports = select(count).select_from(REPORTS).where(REPORTS.c.closed.is_(False))
        recent = select(func.count(SESSIONS.c.player.distinct())).where(
            SESSIONS.c.seen > time.time() - DAY
        )
        async with self.engine.connect() as connection:
            found = [
                *(await connection.execute(people)).one(),
                *(await connection.execute(rooms)).one(),
                await connection.scalar(reports) or 0,
                await connection.scalar(recent) or 0,
            ]
        return Totals._make(found)

    async def appoint(self, player: str, admin: bool) -> None:
        """Make a player an administrator, or no longer one."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player).values(admin=admin)
            )
