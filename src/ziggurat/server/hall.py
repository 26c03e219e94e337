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
from ziggurat.server.asking import Asker, entry_for
from ziggurat.server.books import rematch
from ziggurat.server.entries import AnyEntry, Closed, Opened, Rematched
from ziggurat.server.journal import standing
from ziggurat.server.keeper import Keeper
from ziggurat.server.lobby import Lobby, differs
from ziggurat.server.plan import Plan, checked
from ziggurat.server.protocol import Join, Objection
from ziggurat.server.room import Room, told_by
from ziggurat.server.table import Table, Visitor
from ziggurat.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from ziggurat.core.seats import Seat
    from ziggurat.server.journal import Journal
    from ziggurat.server.protocol import Asked
    from ziggurat.server.results import Results
    from ziggurat.server.thinkers import Thinkers
    from ziggurat.server.wire import Wire

TRIES: Final = 8  # races that a request may lose
BUSY: Final = "too many things happen at this table; try again"
logger: Final = structlog.get_logger()


class Hall:
    def __init__(self, journal: Journal, results: Results, thinkers: Thinkers) -> None:
        self.journal: Final = journal
        self.keeper: Final = Keeper(self, results, thinkers)
        self.tables: Final[dict[str, Table]] = {}
        self.tasks: Final = Tasks()
        self.lobby: Final = Lobby()
        self.wire: Wire | None = None  # to other workers

    # What people ask for.

    async def open(
        self, asker: Asker, plan: Plan, choices: list[tuple[Seat, str]] | None = None
    ) -> str:
        """Open a table.  Raises BadSetting."""
        kind = checked(plan)
        name = secrets.token_hex(9)  # also a word for a command line: it begins with no hyphen
        opened = Opened(
            time.time(),
            asker.player,
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

    async def submit(self, name: str, asker: Asker, asked: Asked) -> int:
        """Do what is asked for; returns the version after it.  Raises Objection."""
        return await asyncio.shield(self.tasks.start(self._submit(name, asker, asked)))

    async def _submit(self, name: str, asker: Asker, asked: Asked) -> int:
        for _ in range(TRIES):
            async with self.look(name) as (table, room):
                done = room.done.get((asker.player, asked.id))
                if done is not None:
                    return done
                entry = entry_for(room, asker, asked, time.time())
                if await self.commit(table, room, entry):
                    return room.version
        raise Objection("busy", BUSY)

    async def rematch(self, name: str, asker: Asker, part: str) -> str:
        """Sit down at the table where the players of a finished game meet again."""
        async with self.look(name) as (_, room):
            plan, there = rematch(room, asker.player), room.rematch
        if not there or await self._is_closed(there):
            there = await self._offer_rematch(name, asker, plan, there)
        async with self.look(there) as (_, room):
            sits = room.seat_of(asker.player) != SPECTATOR
        if not sits:
            await self.submit(there, asker, Join(secrets.token_hex(8), part=part))
        return there

    async def _is_closed(self, name: str) -> bool:
        async with self.look(name) as (_, room):
            return room.state == "closed"

    async def _offer_rematch(self, name: str, asker: Asker, plan: Plan, before: str) -> str:
        """A new table, unless somebody else is quicker to open one."""
        new = await self.open(asker, plan)
        for _ in range(TRIES):
            async with self.look(name) as (table, room):
                there = room.rematch
                entry = Rematched(time.time(), asker.player, room=new)
                if there == before and await self.commit(table, room, entry):
                    return new
            if there != before:
                await self.close_room(new)
                return there
        raise Objection("busy", BUSY)

    @asynccontextmanager
    async def look(self, name: str) -> AsyncIterator[tuple[Table, Room]]:
        """A room as it is, while nothing changes it.  Raises Objection if there is none."""
        table = self.tables.get(name) or self.tables.setdefault(name, Table(name))
        table.used = time.monotonic()
        async with table.lock:
            if table.room is None:
                await self._load(table)
            assert table.room is not None
            yield table, table.room

    @asynccontextmanager
    async def visit(self, name: str, visitor: Visitor) -> AsyncIterator[Table]:
        """Tell a visitor whenever something is new at a table."""
        if self.wire is not None:
            await self.catch_up(name)
        async with self.look(name) as (table, _):
            table.visitors.add(visitor)
            table.tell()
        self._tell_presence(table)
        self.keeper.call_bots(table)
        try:
            yield table
        finally:
            table.visitors.discard(visitor)
            table.tell()
            self._tell_presence(table)

    # Writing and reading the log.

    async def commit(self, table: Table, room: Room, entry: AnyEntry) -> bool:
        """Carry out an entry once it is written.  False: somebody else was first."""
        try:
            room.apply(entry)
            return await self._write(table, room, entry)
        except BaseException:
            table.forget()
            raise

    async def _write(self, table: Table, room: Room, entry: AnyEntry) -> bool:
        before, after = table.standing, standing(room)
        try:
            new = await self.journal.append(table.name, room.version, entry, before, after)
        except (SQLAlchemyError, OSError) as error:
            logger.exception("nothing can be written", room=table.name)
            raise Objection("unavailable", "nothing can be written now; try again") from error
        if not new:
            metrics.RACES.inc()
            table.forget()
            return False
        metrics.ENTRIES.labels(type(entry).__name__.lower()).inc()
        table.room, table.standing = room, after
        table.tell()
        listed = differs(before, after)
        if listed:
            self.lobby.changed()
        self.keeper.call_bots(table)
        if before is not None and before.state == "playing" and after.state == "over":
            self.tasks.start(self.keeper.look_after([table.name]))
        if self.wire is not None:
            self.wire.wrote(table.name, room.version, listed)
        return True

    async def _load(self, table: Table) -> None:
        written = await self.journal.read(table.name)
        if not written:
            self.tables.pop(table.name, None)
            raise Objection("no_table", "there is no such table")
        room = told_by(table.name, written)
        table.room, table.standing = room, standing(room)
        table.tell_latecomers(room.version)

    async def catch_up(self, name: str) -> None:
        """Another worker has written to a room that is looked at here."""
        table = self.tables.get(name)
        if table is None:
            return
        async with self.look(name) as (_, room):
            for entry in await self.journal.read(name, room.version):
                room.apply(entry)
            table.standing = standing(room)
            table.tell_latecomers(room.version)

    async def catch_up_all(self) -> None:
        """Look for what other workers may have written at all tables that somebody looks at."""
        for table in list(self.tables.values()):
            if table.visitors:
                await self.catch_up(table.name)

    def _tell_presence(self, table: Table) -> None:
        if self.wire is not None:
            self.wire.present(table.name, sorted(table.here))

    # Closing.

    async def see_off(self, player: str) -> None:
        """Somebody was banned or forgotten: his connections end, his tables are read again."""
        for table in list(self.tables.values()):
            for visitor in table.visitors:
                if visitor.asker.player == player:
                    visitor.see_off()
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
        await self.keeper.thinkers.close()
