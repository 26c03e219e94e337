"""The logs of all rooms in the database.

Entries that arrive while a transaction is being committed wait for the next one and share it.
The key (room, number) decides every race: the second writer of a number gets None and reloads.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server import metrics
from ziggurat.server.room.entries import AnyEntry, decode_entry, encode_entry
from ziggurat.server.storage.index import IndexChange, IndexRow, update_index
from ziggurat.server.storage.schema import ENTRIES, ROOMS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

LARGEST_BATCH: Final = 500


class Committed(NamedTuple):
    """An entry that is on the disk."""

    room: str
    version: int  # of the room, with this entry: its number in the log
    entry: AnyEntry
    before: IndexRow | None  # None: the room was opened by this entry
    after: IndexRow


class PendingEntry(NamedTuple):
    entry: Committed  # once it is on the disk
    stored: asyncio.Future[bool]

    @property
    def key(self) -> tuple[str, int]:
        return self.entry.room, self.entry.version

    @property
    def row(self) -> dict[str, object]:
        room, number = self.key
        return {"room": room, "number": number, "entry": encode_entry(self.entry.entry)}

    @property
    def index_change(self) -> IndexChange:
        return IndexChange(self.entry.room, self.entry.before, self.entry.after)


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self._pending: list[PendingEntry] = []
        self._writer: asyncio.Task[None] | None = None
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = (
            dialect.insert(ENTRIES)
            .on_conflict_do_nothing()
            .returning(ENTRIES.c.room, ENTRIES.c.number)
        )

    async def append(
        self, room: str, version: int, entry: AnyEntry, before: IndexRow | None, after: IndexRow
    ) -> Committed | None:
        """Store an entry; it is on the disk on return.  None: the version is taken."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        committed = Committed(room, version, entry, before, after)
        self._pending.append(PendingEntry(committed, stored))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return committed if await stored else None

    async def read(self, room: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a room in order, from the one after this number on."""
        query = (
            select(ENTRIES.c.entry)
            .where(ENTRIES.c.room == room, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        async with self.engine.connect() as connection:
            return [decode_entry(row.entry) for row in await connection.execute(query)]

    async def due(self, now: float) -> list[str]:
        """The rooms that the scheduler must look at."""
        query = select(ROOMS.c.name).where(ROOMS.c.due <= now).order_by(ROOMS.c.due).limit(1000)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        try:
            await self._write_all()
        finally:
            self._writer = None

    async def _write_all(self) -> None:
        while self._pending:
            batch = sorted(self._pending[:LARGEST_BATCH], key=lambda each: each.key)
            del self._pending[:LARGEST_BATCH]
            try:
                new = await self._commit(batch)
            except Exception as error:  # noqa: BLE001 - every waiting writer gets the error
                for each in batch:
                    if not each.stored.done():
                        each.stored.set_exception(error)
                continue
            for each in batch:
                if not each.stored.done():
                    each.stored.set_result(each.key in new)

    async def _commit(self, batch: list[PendingEntry]) -> set[tuple[str, int]]:
        """Write a batch in one transaction; returns the keys that were free."""
        # Rows are sorted by key: two workers that write the same ones cannot deadlock.
        rows = [each.row for each in batch]
        with metrics.COMMIT.time():
            async with self.engine.begin() as connection:
                free = await connection.execute(self._insert, rows)
                new = {(room, number) for room, number in free}
                await update_index(
                    connection, [each.index_change for each in batch if each.key in new]
                )
        return new
