"""What the house does by itself: bots that are to choose, clocks that run out, games that end."""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.server import metrics
from ziggurat.server.room.requests import bot_choice
from ziggurat.server.room.room import BOT_PATIENCE

if TYPE_CHECKING:
    from ziggurat.server.bots.pool import BotPool
    from ziggurat.server.live.live_room import Table
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.storage.results import Results

ROUND: Final = 0.25  # seconds between two looks at the clocks
SEARCH: Final = 5.0  # seconds between two looks for forgotten rooms
logger: Final = structlog.get_logger()


class Scheduler:
    def __init__(self, registry: Registry, results: Results, pool: BotPool) -> None:
        self.registry: Final = registry
        self.results: Final = results
        self.pool: Final = pool

    def wake_bots(self, table: Table) -> None:
        if not table.bots_play and table.room is not None and table.room.bot_to_act():
            table.bots_play = True
            self.registry.tasks.start(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        try:
            while await self._play_bot(table.name):
                pass
        except Exception:
            logger.exception("no bot could play", room=table.name)
        finally:
            table.bots_play = False

    async def _play_bot(self, name: str) -> bool:
        """Let a bot choose; False if none has to."""
        async with self.registry.look(name) as (_, room):
            turn = room.bot_to_act()
            if turn is None:
                return False
            assert room.session is not None
            kind, game, moment = room.kind, room.session.game.copy(), room.decision_version
        seat, level = turn
        words = await self.pool.choose(kind, game, f"{name} {seat}", seat, level)
        async with self.registry.look(name) as (table, room):
            if (room.decision_version, room.bot_to_act()) == (moment, turn):
                await self.registry.commit(table, room, bot_choice(room, seat, words, time.time()))
        return True

    async def keep_time(self) -> None:
        """Look after clocks, bots and results, for ever."""
        searched = -inf
        ahead = BOT_PATIENCE  # at first also what went on when the last server stopped
        while True:
            try:
                if time.monotonic() - searched > SEARCH:
                    await self.look_after(await self.registry.journal.due(time.time() + ahead))
                    searched, ahead = time.monotonic(), 0.0
                await self.look_after(self._due_here(time.time()))
                self._count()
            except Exception:
                logger.exception("the house stumbled")
                await asyncio.sleep(SEARCH)
            await asyncio.sleep(ROUND)

    def _count(self) -> None:
        tables = self.registry.tables.values()
        metrics.TABLES.set(len(tables))
        metrics.CONNECTIONS.set(sum(len(table.subscribers) for table in tables))

    def _due_here(self, now: float) -> list[str]:
        """The rooms held here that need a look; those that nobody uses are put away."""
        due: list[str] = []
        for table in list(self.registry.tables.values()):
            if table.index_row and table.index_row.due and table.index_row.due <= now:
                due.append(table.name)
            elif table.idle:
                table.forget()
                if not table.subscribers:
                    del self.registry.tables[table.name]
        return due

    async def look_after(self, names: list[str]) -> None:
        for name in names:
            try:
                await self._look_at(name)
            except Exception:
                logger.exception("a room is in trouble", room=name)

    async def _look_at(self, name: str) -> None:
        async with self.registry.look(name) as (table, room):
            late = room.overdue(time.time())
            if late is not None:
                await self.registry.commit(table, room, late)
            if room.state == "over" and table.index_row is not None:
                await self.results.settle(room)
                table.index_row = table.index_row._replace(due=None)
        self.wake_bots(table)
