"""Polls the notices that other processes have posted to the database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from ziggurat.server.live.bot_turns import BotTurns
    from ziggurat.server.live.lobby import Lobby
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.storage.notices import Notice, Notices

INTERVAL: Final = 0.4  # seconds
PAUSE: Final = 5.0  # seconds after a failure
logger: Final = structlog.get_logger()


class NoticePoller:
    def __init__(self, notices: Notices, registry: Registry, lobby: Lobby, bots: BotTurns) -> None:
        self._notices: Final = notices
        self._registry: Final = registry
        self._lobby: Final = lobby
        self._bots: Final = bots
        self._seen: int | None = None  # the number of the last notice

    async def run(self) -> None:
        while True:
            try:
                await self._poll()
            except Exception:
                logger.exception("polling notices failed")
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(INTERVAL)

    async def _poll(self) -> None:
        if self._seen is None:
            self._seen = await self._notices.last()
            return
        for notice in await self._notices.after(self._seen):
            await self._handle(notice)
            self._seen = notice.number

    async def _handle(self, notice: Notice) -> None:
        if notice.player:
            await self._registry.disconnect(notice.player)
        else:
            self._lobby.changed()
            await self._registry.catch_up(notice.room)
            self._bots.wake(notice.room)
