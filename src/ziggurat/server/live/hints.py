"""Hints at a table: what the strongest judge would choose from what the seat knows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ziggurat.server.bots.slots import Claim
from ziggurat.server.room.hints import Hint, hints, question

if TYPE_CHECKING:
    from ziggurat.server.bots.pool import BotPool
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.room.protocol import Requester


class Hints:
    def __init__(self, registry: Registry, pool: BotPool) -> None:
        self._registry: Final = registry
        self._pool: Final = pool

    async def give(self, name: str, requester: Requester, version: int) -> list[Hint]:
        """The best few choices of a player, the best first; the log says that they were given."""
        async with self._registry.locked(name) as (_, room):
            task = question(room, requester, version)
            claim = Claim(room.opened.by)
        advice = (await self._pool.examine(task, claim)).advice
        async with self._registry.locked(name) as (live, room):
            found, entry = hints(room, requester, version, advice, time.time())
            await self._registry.commit(live, room, entry)
        return found
