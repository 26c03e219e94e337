"""What the house does by itself: bots that are to choose, clocks that run out, games that end."""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.server import metrics
from ziggurat.server.asking import bot_chose
from ziggurat.server.room import THINKING

if TYPE_CHECKING:
    from ziggurat.server.hall import Hall
    from ziggurat.server.results import Results
    from ziggurat.server.table import Table
    from ziggurat.server.thinkers import Thinkers

ROUND: Final = 0.25  # seconds between two looks at the clocks
SEARCH: Final = 5.0  # seconds between two looks for forgotten rooms
logger: Final = structlog.get_logger()


class Keeper:
    def __init__(self, hall: Hall, results: Results, thinkers: Thinkers) -> None:
        self.hall: Final = hall
        self.results: Final = results
        self.thinkers: Final = thinkers

    def call_bots(self, table: Table) -> None:
        if not table.bots_play and table.room is not None and table.room.bot_to_act():
            table.bots_play = True
            self.hall.tasks.start(self._play_bots(table))

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
        async with self.hall.look(name) as (_, room):
            turn = room.bot_to_act()
            if turn is None:
                return False
            assert room.session is not None
            kind, game, moment = room.kind, room.session.current.copy(), room.moment
        seat, level = turn
        words = await self.thinkers.choose(kind, game, f"{name} {seat}", seat, level)
        async with self.hall.look(name) as (table, room):
            if (room.moment, room.bot_to_act()) == (moment, turn):
                await self.hall.commit(table, room, bot_chose(room, seat, words, time.time()))
        return True

    async def keep_time(self) -> None:
        """Look after clocks, bots and results, for ever."""
        searched = -inf
        ahead = THINKING  # at first also what went on when the last server stopped
        while True:
            try:
                if time.monotonic() - searched > SEARCH:
                    await self.look_after(await self.hall.journal.due(time.time() + ahead))
                    searched, ahead = time.monotonic(), 0.0
                await self.look_after(self._due_here(time.time()))
                self._count()
            except Exception:
                logger.exception("the house stumbled")
                await asyncio.sleep(SEARCH)
            await asyncio.sleep(ROUND)

    def _count(self) -> None:
        tables = self.hall.tables.values()
        metrics.TABLES.set(len(tables))
        metrics.VISITORS.set(sum(len(table.visitors) for table in tables))

    def _due_here(self, now: float) -> list[str]:
        """The rooms held here that need a look; those that nobody uses are put away."""
        due: list[str] = []
        for table in list(self.hall.tables.values()):
            if table.standing and table.standing.due and table.standing.due <= now:
                due.append(table.name)
            elif table.idle:
                table.forget()
                if not table.visitors:
                    del self.hall.tables[table.name]
        return due

    async def look_after(self, names: list[str]) -> None:
        for name in names:
            try:
                await self._look_at(name)
            except Exception:
                logger.exception("a room is in trouble", room=name)

    async def _look_at(self, name: str) -> None:
        async with self.hall.look(name) as (table, room):
            late = room.overdue(time.time())
            if late is not None:
                await self.hall.commit(table, room, late)
            if room.state == "over" and table.standing is not None:
                await self.results.settle(room)
                table.standing = table.standing._replace(due=None)
        self.call_bots(table)
