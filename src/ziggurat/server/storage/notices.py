"""Notices to all workers: rooms and players that were changed elsewhere.

`ziggurat admin` is another process, and a player may be connected to several workers.  What changes
such a thing posts a notice, and each worker polls for new ones.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, insert, select

from ziggurat.server.storage.schema import NOTICES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

KEPT: Final = 86_400.0  # seconds


class Notice(NamedTuple):
    """Either a room with new entries, or a player whose connections must end."""

    number: int
    room: str
    player: str


class Notices:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def post(self, *rooms: str, player: str = "") -> None:
        about = [{"room": room, "player": ""} for room in rooms]
        about += [{"room": "", "player": player}] if player else []
        now = time.time()
        async with self.engine.begin() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.at < now - KEPT))
            await connection.execute(insert(NOTICES), [{"at": now, **each} for each in about])

    async def last(self) -> int:
        """The number of the newest notice."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.max(NOTICES.c.number))) or 0

    async def after(self, number: int) -> list[Notice]:
        query = (
            select(NOTICES.c.number, NOTICES.c.room, NOTICES.c.player)
            .where(NOTICES.c.number > number)
            .order_by(NOTICES.c.number)
        )
        async with self.engine.connect() as connection:
            return [Notice(*row) for row in await connection.execute(query)]
