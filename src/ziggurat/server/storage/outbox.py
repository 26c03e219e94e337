"""Notifications that wait to be sent; one for each player and table.

A row stays until its message is no longer needed, so nobody gets two messages about one turn.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.storage.schema import OUTBOX, PLAYERS, ROOMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.ext.asyncio import AsyncEngine

LEASE: Final = 300.0  # seconds until another worker tries, should this one die
BATCH: Final = 200


class Notification(NamedTuple):
    player: str
    room: str
    reason: str  # turn, or invited
    attempts: int
    language: str
    summary: str  # of the room, as JSON


class Outbox:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def add(self, player: str, room: str, reason: str, due: float) -> None:
        row = {"player": player, "room": room, "reason": reason, "due": due}
        statement = self._insert(OUTBOX).values(**row, attempts=0, sent=False)
        async with self.engine.begin() as connection:
            await connection.execute(statement.on_conflict_do_nothing())

    async def remove(self, player: str, room: str) -> None:
        both = (OUTBOX.c.player == player) & (OUTBOX.c.room == room)
        async with self.engine.begin() as connection:
            await connection.execute(delete(OUTBOX).where(both))

    async def claim(self) -> list[Notification]:
        """What is due, for this worker alone."""
        now = time.time()
        due = (OUTBOX.c.due <= now) & OUTBOX.c.sent.is_(False)
        async with self.engine.begin() as connection:
            keys = (
                await connection.execute(
                    select(OUTBOX.c.player, OUTBOX.c.room).where(due).limit(BATCH)
                )
            ).all()
            claimed: set[tuple[str, str]] = set()
            for player, room in keys:
                mine = (OUTBOX.c.player == player) & (OUTBOX.c.room == room) & due
                done = await connection.execute(update(OUTBOX).where(mine).values(due=now + LEASE))
                if done.rowcount:
                    claimed.add((player, room))
            return [each for each in await self._details(claimed) if each[:2] in claimed]

    async def _details(self, claimed: set[tuple[str, str]]) -> list[Notification]:
        if not claimed:
            return []
        query = (
            select(
                OUTBOX.c.player,
                OUTBOX.c.room,
                OUTBOX.c.reason,
                OUTBOX.c.attempts,
                PLAYERS.c.language,
                ROOMS.c.summary,
            )
            .join(PLAYERS, PLAYERS.c.id == OUTBOX.c.player)
            .join(ROOMS, ROOMS.c.name == OUTBOX.c.room)
            .where(OUTBOX.c.player.in_({player for player, _ in claimed}))
        )
        async with self.engine.connect() as connection:
            return [Notification(*row) for row in await connection.execute(query)]

    async def postpone(self, notices: Iterable[Notification], due: float) -> None:
        await self._change(notices, due=due)

    async def retry(self, notices: Iterable[Notification], due: float) -> None:
        await self._change(notices, due=due, attempts=OUTBOX.c.attempts + 1)

    async def close(self, notices: Iterable[Notification]) -> None:
        """They are sent, or need not be."""
        await self._change(notices, sent=True)

    async def _change(self, notices: Iterable[Notification], **values: object) -> None:
        async with self.engine.begin() as connection:
            for each in notices:
                both = (OUTBOX.c.player == each.player) & (OUTBOX.c.room == each.room)
                await connection.execute(update(OUTBOX).where(both).values(**values))
