"""The logs of all rooms in the database.

Entries that arrive while a transaction is being committed wait for the next one and share it.
The key (room, number) decides every race: the second writer of a number gets None and reloads.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import bindparam, event, select

from ziggurat.server import metrics
from ziggurat.server.room.entries import AnyEntry, decode_entry, encode_entry
from ziggurat.server.storage.batch import NewEntry
from ziggurat.server.storage.index import IndexRow
from ziggurat.server.storage.postgres_writer import PostgresWriter
from ziggurat.server.storage.rate import Rate
from ziggurat.server.storage.schema import ENTRIES, ROOMS
from ziggurat.server.storage.sqlite_writer import SqliteWriter

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.storage.batch import BatchWriter, Key

LARGEST_BATCH: Final = 500
# Seconds from one transaction to the next if many entries come in: a transaction costs more than an
# entry.  The fewer could share it, the shorter people wait.
LONGEST_PAUSE: Final = 0.015
MANY: Final = 150.0  # entries a second
PERIOD: Final = 0.25  # seconds over which they are counted
# Made once, because each query that is made leaves a cycle behind.
READ: Final = (
    select(ENTRIES.c.entry)
    .where(ENTRIES.c.room == bindparam("room"), ENTRIES.c.number > bindparam("after"))
    .order_by(ENTRIES.c.number)
)


class Committed(NamedTuple):
    """An entry that is on the disk."""

    room: str
    version: int  # of the room, with this entry: its number in the log
    entry: AnyEntry
    before: IndexRow | None  # None: the room was opened by this entry
    after: IndexRow


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self._pending: Final[list[tuple[NewEntry, asyncio.Future[bool]]]] = []
        self._writer: Final = writer_for(engine)
        self._writing: Final[set[asyncio.Task[None]]] = set()
        self._rate: Final = Rate(PERIOD)

    async def append(
        self, room: str, version: int, entry: AnyEntry, before: IndexRow | None, after: IndexRow
    ) -> Committed | None:
        """Store an entry; it is on the disk on return.  None: the version is taken."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((NewEntry(room, version, encode_entry(entry), before, after), stored))
        if len(self._writing) < self._writer.at_once:
            self._writing.add(asyncio.create_task(self._write()))
        return Committed(room, version, entry, before, after) if await stored else None

    async def read(self, room: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a room in order, from the one after this number on."""
        values = {"room": room, "after": after}
        async with self.engine.connect() as connection:
            return [decode_entry(row.entry) for row in await connection.execute(READ, values)]

    async def due(self, now: float) -> list[str]:
        """The rooms that the scheduler must look at."""
        query = select(ROOMS.c.name).where(ROOMS.c.due <= now).order_by(ROOMS.c.due).limit(1000)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def close(self) -> None:
        """Wait until everything is written."""
        await asyncio.gather(*self._writing)
        await self._writer.close()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._pending:
                begun = loop.time()
                await self._write_batch()
                pause = pause_at(self._rate.per_second()) - (loop.time() - begun)
                await asyncio.sleep(max(0.0, pause))
        finally:
            task = asyncio.current_task()
            assert task is not None
            self._writing.discard(task)

    async def _write_batch(self) -> None:
        batch = sorted(self._pending[:LARGEST_BATCH], key=by_key)
        del self._pending[:LARGEST_BATCH]
        self._rate.count(len(batch))
        new: set[Key] | Exception
        try:
            with metrics.COMMIT.time():
                new = await self._writer.write([entry for entry, _ in batch])
        except Exception as error:  # noqa: BLE001 - everybody who waits gets the error
            new = error
        for entry, stored in batch:
            if stored.done():
                continue
            if isinstance(new, Exception):
                stored.set_exception(new)
            else:
                stored.set_result(entry.key in new)


def pause_at(rate: float) -> float:
    """Seconds from one transaction to the next, if so many entries come in every second."""
    return LONGEST_PAUSE * min(1.0, rate / MANY)


def by_key(pending: tuple[NewEntry, asyncio.Future[bool]]) -> Key:
    """Two workers that write the same keys in the same order cannot deadlock."""
    return pending[0].key


def writer_for(engine: AsyncEngine) -> BatchWriter:
    if engine.dialect.name != "sqlite":
        return PostgresWriter(engine)
    assert engine.url.database is not None
    writer = SqliteWriter(engine.url.database)
    event.listen(engine.sync_engine, "engine_disposed", lambda _: writer.stop())
    return writer
