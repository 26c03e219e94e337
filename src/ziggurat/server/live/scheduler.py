"""What happens without a request: clocks run out, lost bot turns resume, results are stored."""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.server import metrics
from ziggurat.server.room.deadlines import BOT_PATIENCE, overdue
from ziggurat.server.room.records import results_of

if TYPE_CHECKING:
    from ziggurat.server.live.bot_turns import BotTurns
    from ziggurat.server.live.daily import Daily
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.live.tasks import Tasks
    from ziggurat.server.storage.journal import Committed, Journal
    from ziggurat.server.storage.results import Results

TICK: Final = 0.25  # seconds between two checks of the rooms in memory
SEARCH: Final = 5.0  # seconds between two searches in the database
logger: Final = structlog.get_logger()


class Scheduler:
    def __init__(
        self,
        registry: Registry,
        journal: Journal,
        results: Results,
        daily: Daily,
        bots: BotTurns,
        tasks: Tasks,
    ) -> None:
        self._registry: Final = registry
        self._journal: Final = journal
        self._results: Final = results
        self._daily: Final = daily
        self._bots: Final = bots
        self._tasks: Final = tasks

    def on_commit(self, committed: Committed) -> None:
        """Store the results of a game as soon as it ends."""
        before, after = committed.before, committed.after
        if before is not None and before.state == "playing" and after.state == "over":
            self._tasks.start(self._process([committed.room]))

    async def run(self) -> None:
        searched = -inf
        ahead = BOT_PATIENCE  # the first search includes bot turns of the previous process
        while True:
            try:
                if time.monotonic() - searched > SEARCH:
                    await self._process(await self._journal.due(time.time() + ahead))
                    searched, ahead = time.monotonic(), 0.0
                await self._process(self._due_rooms(time.time()))
                self._measure()
            except Exception:
                logger.exception("scheduler failed")
                await asyncio.sleep(SEARCH)
            await asyncio.sleep(TICK)

    def _measure(self) -> None:
        rooms = self._registry.rooms.values()
        metrics.TABLES.set(len(rooms))
        metrics.CONNECTIONS.set(sum(len(live.subscribers) for live in rooms))

    def _due_rooms(self, now: float) -> list[str]:
        """The loaded rooms that are due; idle ones are unloaded."""
        due: list[str] = []
        for live in list(self._registry.rooms.values()):
            if live.row and live.row.due and live.row.due <= now:
                due.append(live.name)
            elif live.is_idle:
                live.unload()
                if not live.subscribers:
                    del self._registry.rooms[live.name]
        return due

    async def _process(self, names: list[str]) -> None:
        for name in names:
            try:
                await self._process_room(name)
            except Exception:
                logger.exception("room maintenance failed", room=name)

    async def _process_room(self, name: str) -> None:
        async with self._registry.locked(name) as (live, room):
            late = overdue(room, time.time())
            if late is not None:
                await self._registry.commit(live, room, late)
            if room.state == "over" and live.row is not None:
                await self._daily.finished(room)
                await self._results.store(room.name, results_of(room))
                live.row = live.row._replace(due=None)
        self._bots.wake(name)
