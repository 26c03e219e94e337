"""All tables that this worker serves, and who looks at them.

Whoever reads or changes a room holds the lock of its table, so nobody sees what is not yet
written.  The lock only spares useless work: what is true is decided by the log, so several workers
may serve the same table.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.core.seats import SPECTATOR
from ziggurat.server import metrics
from ziggurat.server.live.live_room import Subscriber, Table
from ziggurat.server.live.lobby import Lobby, differs
from ziggurat.server.live.scheduler import Scheduler
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.room.entries import AnyEntry, Closed, Opened, Rematched
from ziggurat.server.room.plan import Plan, checked
from ziggurat.server.room.protocol import Join, RequestError
from ziggurat.server.room.records import rematch_plan
from ziggurat.server.room.requests import Requester, entry_for
from ziggurat.server.room.room import Room, load_room
from ziggurat.server.storage.journal import index_row

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from ziggurat.core.seats import Seat
    from ziggurat.server.bots.pool import BotPool
    from ziggurat.server.live.pubsub import PubSub
    from ziggurat.server.room.protocol import TableRequest
    from ziggurat.server.storage.journal import Journal
    from ziggurat.server.storage.results import Results

TRIES: Final = 8  # races that a request may lose
BUSY: Final = "too many things happen at this table; try again"
logger: Final = structlog.get_logger()


class Registry:
    def __init__(self, journal: Journal, results: Results, pool: BotPool) -> None:
        self.journal: Final = journal
        self.scheduler: Final = Scheduler(self, results, pool)
        self.tables: Final[dict[str, Table]] = {}
        self.tasks: Final = Tasks()
        self.lobby: Final = Lobby()
        self.pubsub: PubSub | None = None  # to other workers

    # What people ask for.

    async def open(
        self, requester: Requester, plan: Plan, choices: list[tuple[Seat, str]] | None = None
    ) -> str:
        """Open a table.  Raises BadSetting."""
        kind = checked(plan)
        name = secrets.token_hex(9)  # also a word for a command line: it begins with no hyphen
        opened = Opened(
            time.time(),
            requester.player,
            plan=plan,
            rules=kind.rules_version,
            secret=secrets.token_hex(32),
            choices=choices or [],
        )
        table = self.tables[name] = Table(name)
        async with table.lock:
            room = Room(name, kind, opened)
            await self._write(table, room, opened)
        return name

    async def submit(self, name: str, requester: Requester, asked: TableRequest) -> int:
        """Do what is asked for; returns the version after it.  Raises RequestError."""
        return await asyncio.shield(self.tasks.start(self._submit(name, requester, asked)))

    async def _submit(self, name: str, requester: Requester, asked: TableRequest) -> int:
        for _ in range(TRIES):
            async with self.look(name) as (table, room):
                done = room.completed.get((requester.player, asked.id))
                if done is not None:
                    return done
                entry = entry_for(room, requester, asked, time.time())
                if await self.commit(table, room, entry):
                    return room.version
        raise RequestError("busy", BUSY)

    async def rematch(self, name: str, requester: Requester, part: str) -> str:
        """Sit down at the table where the players of a finished game meet again."""
        async with self.look(name) as (_, room):
            plan, there = rematch_plan(room, requester.player), room.rematch
        if not there or await self._is_closed(there):
            there = await self._offer_rematch(name, requester, plan, there)
        async with self.look(there) as (_, room):
            sits = room.seat_of(requester.player) != SPECTATOR
        if not sits:
            await self.submit(there, requester, Join(secrets.token_hex(8), part=part))
        return there

    async def _is_closed(self, name: str) -> bool:
        async with self.look(name) as (_, room):
            return room.state == "closed"

    async def _offer_rematch(self, name: str, requester: Requester, plan: Plan, before: str) -> str:
        """A new table, unless somebody else is quicker to open one."""
        new = await self.open(requester, plan)
        for _ in range(TRIES):
            async with self.look(name) as (table, room):
                there = room.rematch
                entry = Rematched(time.time(), requester.player, room=new)
                if there == before and await self.commit(table, room, entry):
                    return new
            if there != before:
                await self.close_room(new)
                return there
        raise RequestError("busy", BUSY)

    @asynccontextmanager
    async def look(self, name: str) -> AsyncIterator[tuple[Table, Room]]:
        """A room as it is, while nothing changes it.  Raises RequestError if there is none."""
        table = self.tables.get(name) or self.tables.setdefault(name, Table(name))
        table.used = time.monotonic()
        async with table.lock:
            if table.room is None:
                await self._load(table)
            assert table.room is not None
            yield table, table.room

    @asynccontextmanager
    async def visit(self, name: str, subscriber: Subscriber) -> AsyncIterator[Table]:
        """Tell a subscriber whenever something is new at a table."""
        if self.pubsub is not None:
            await self.catch_up(name)
        async with self.look(name) as (table, _):
            table.subscribers.add(subscriber)
            table.tell()
        self._tell_presence(table)
        self.scheduler.wake_bots(table)
        try:
            yield table
        finally:
            table.subscribers.discard(subscriber)
            table.tell()
            self._tell_presence(table)

    # PendingEntry and reading the log.

    async def commit(self, table: Table, room: Room, entry: AnyEntry) -> bool:
        """Carry out an entry once it is written.  False: somebody else was first."""
        try:
            room.apply(entry)
            return await self._write(table, room, entry)
        except BaseException:
            table.forget()
            raise

    async def _write(self, table: Table, room: Room, entry: AnyEntry) -> bool:
        before, after = table.index_row, index_row(room)
        try:
            new = await self.journal.append(table.name, room.version, entry, before, after)
        except (SQLAlchemyError, OSError) as error:
            logger.exception("nothing can be written", room=table.name)
            raise RequestError("unavailable", "nothing can be written now; try again") from error
        if not new:
            metrics.RACES.inc()
            table.forget()
            return False
        metrics.ENTRIES.labels(type(entry).__name__.lower()).inc()
        table.room, table.index_row = room, after
        table.tell()
        listed = differs(before, after)
        if listed:
            self.lobby.changed()
        self.scheduler.wake_bots(table)
        if before is not None and before.state == "playing" and after.state == "over":
            self.tasks.start(self.scheduler.look_after([table.name]))
        if self.pubsub is not None:
            self.pubsub.wrote(table.name, room.version, listed)
        return True

    async def _load(self, table: Table) -> None:
        written = await self.journal.read(table.name)
        if not written:
            self.tables.pop(table.name, None)
            raise RequestError("no_table", "there is no such table")
        room = load_room(table.name, written)
        table.room, table.index_row = room, index_row(room)
        table.tell_latecomers(room.version)

    async def catch_up(self, name: str) -> None:
        """Another worker has written to a room that is looked at here."""
        table = self.tables.get(name)
        if table is None:
            return
        async with self.look(name) as (_, room):
            for entry in await self.journal.read(name, room.version):
                room.apply(entry)
            table.index_row = index_row(room)
            table.tell_latecomers(room.version)

    async def catch_up_all(self) -> None:
        """Look for what other workers may have written at all tables that somebody looks at."""
        for table in list(self.tables.values()):
            if table.subscribers:
                await self.catch_up(table.name)

    def _tell_presence(self, table: Table) -> None:
        if self.pubsub is not None:
            self.pubsub.present(table.name, sorted(table.here))

    # Closing.

    async def disconnect(self, player: str) -> None:
        """Somebody was banned or forgotten: his connections end, his tables are read again."""
        for table in list(self.tables.values()):
            for subscriber in table.subscribers:
                if subscriber.requester.player == player:
                    subscriber.disconnect()
            if table.room is not None and table.room.seat_of(player) != SPECTATOR:
                async with table.lock:
                    table.forget()
                    table.tell()

    async def close_room(self, name: str) -> None:
        """Nobody plays on at a table."""
        async with self.look(name) as (table, room):
            if room.state in {"gathering", "playing"}:
                await self.commit(table, room, Closed(time.time()))

    async def close(self) -> None:
        await self.tasks.close()
        await self.journal.close()
        await self.scheduler.pool.close()
