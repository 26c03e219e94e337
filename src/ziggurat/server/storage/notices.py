"""What was done to tables and people elsewhere, told to every worker by the database.

`ziggurat admin` is another process, and a person who is forgotten may sit at tables of several
workers.  So whoever does such a thing leaves a notice, and each worker looks for new ones.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.schema import NOTICES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.live.registry import Registry

ROUND: Final = 0.4  # seconds between two looks
PAUSE: Final = 5.0  # seconds, when something went wrong
KEPT: Final = 86_400.0  # seconds
logger: Final = structlog.get_logger()


class Notices:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def leave(self, *rooms: str, player: str = "") -> None:
        """Somebody wrote to these rooms; a player is to be seen off."""
        about = [{"room": room, "player": ""} for room in rooms]
        about += [{"room": "", "player": player}] if player else []
        now = time.time()
        async with self.engine.begin() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.at < now - KEPT))
            await connection.execute(insert(NOTICES), [{"at": now, **each} for each in about])

    async def heed(self, registry: Registry) -> None:
        """Look for new notices and do what they ask for, for ever."""
        seen: int | None = None
        while True:
            try:
                seen = await self._last() if seen is None else await self._read(registry, seen)
            except (SQLAlchemyError, OSError, RequestError):
                logger.exception("notices cannot be heeded")
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(ROUND)

    async def _last(self) -> int:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.max(NOTICES.c.number))) or 0

    async def _read(self, registry: Registry, seen: int) -> int:
        query = select(NOTICES).where(NOTICES.c.number > seen).order_by(NOTICES.c.number)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        for notice in found:
            if notice.player:
                await registry.disconnect(notice.player)
            else:
                await self._look_at(registry, notice.room)
        return found[-1].number if found else seen

    async def _look_at(self, registry: Registry, room: str) -> None:
        registry.lobby.changed()
        await registry.catch_up(room)
        if room in registry.tables:
            registry.scheduler.wake_bots(registry.tables[room])
