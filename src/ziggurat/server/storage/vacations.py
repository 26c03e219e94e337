"""Vacations: until when a player is away with the clocks standing still."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select, update

from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.schema import PLAYERS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

DAY: Final = 86_400.0  # seconds
LONGEST: Final = 21  # days of one vacation
REST: Final = 14 * DAY  # seconds between two vacations


class Vacations:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def until(self, player: str) -> float | None:
        """When the vacation of a player ends; None: the player is not on vacation."""
        last = await self._last(player)
        return last if last is not None and last > time.time() else None

    async def begin(self, player: str, days: int) -> float:
        """Returns when it ends.  A running one is shortened or extended.  Raises RequestError."""
        now, last = time.time(), await self._last(player)
        if last is not None and last <= now < last + REST:
            rest = int((last + REST - now) // DAY) + 1
            raise RequestError(RequestCode.VACATION_TOO_SOON, days=rest)
        return await self._store(player, now + days * DAY)

    async def end(self, player: str) -> float:
        """Returns when it has ended."""
        last, now = await self._last(player), time.time()
        return await self._store(player, now) if last is None or last > now else last

    async def _last(self, player: str) -> float | None:
        async with self.engine.connect() as connection:
            query = select(PLAYERS.c.vacation).where(PLAYERS.c.id == player)
            return await connection.scalar(query)

    async def _store(self, player: str, until: float) -> float:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player).values(vacation=until)
            )
        return until
