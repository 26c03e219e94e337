"""The log of all rooms in the database, and the index to it.

Entries that come in while a transaction is being committed wait for the next one and share it.
The key (room, number) decides every race: whoever comes second is told so, and reloads.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server import metrics
from ziggurat.server.room.entries import AnyEntry, decode_entry, encode_entry
from ziggurat.server.room.projection import summary
from ziggurat.server.room.protocol import ENCODER
from ziggurat.server.storage.schema import ENTRIES, ROOMS, SEATS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.room.room import Room

LARGEST_BATCH: Final = 500


class IndexRow(NamedTuple):
    """What the index says of a room."""

    game: str
    public: bool
    state: str
    opened: float
    summary: str  # how it is listed, as JSON
    due: float | None
    players: tuple[str, ...]  # by seat; empty: nobody

    @property
    def row(self) -> dict[str, object]:
        return dict(zip(self._fields[:-1], self[:-1], strict=True))


def index_row(room: Room) -> IndexRow:
    return IndexRow(
        room.kind.name,
        room.plan.public,
        room.state,
        room.opened.at,
        ENCODER.encode(summary(room)).decode(),
        room.due(),
        tuple(occupant.player for occupant in room.occupants),
    )


class PendingEntry(NamedTuple):
    """An entry to be written, and the index where it changes."""

    room: str
    number: int
    entry: AnyEntry
    before: IndexRow | None
    after: IndexRow
    written: asyncio.Future[bool]

    @property
    def changes_room(self) -> bool:
        return self.before is not None and self.before[:-1] != self.after[:-1]

    @property
    def changes_seats(self) -> bool:
        return self.before is None or self.before.players != self.after.players


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self._waiting: list[PendingEntry] = []
        self._writer: asyncio.Task[None] | None = None
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = (
            dialect.insert(ENTRIES)
            .on_conflict_do_nothing()
            .returning(ENTRIES.c.room, ENTRIES.c.number)
        )

    async def append(
        self, room: str, number: int, entry: AnyEntry, before: IndexRow | None, after: IndexRow
    ) -> bool:
        """Write an entry; it is on the disk on return.  False if the number is taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingEntry(room, number, entry, before, after, future))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return await future

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
        """The rooms that the house must look at."""
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
        while self._waiting:
            batch = sorted(self._waiting[:LARGEST_BATCH], key=lambda each: each[:2])
            del self._waiting[:LARGEST_BATCH]
            try:
                new = await self._commit(batch)
            except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear it
                for each in batch:
                    if not each.written.done():
                        each.written.set_exception(error)
                continue
            for each in batch:
                if not each.written.done():
                    each.written.set_result((each.room, each.number) in new)

    async def _commit(self, batch: list[PendingEntry]) -> set[tuple[str, int]]:
        """Write a batch in one transaction; returns the keys that were free."""
        rows: list[dict[str, object]] = [
            {"room": each.room, "number": each.number, "entry": encode_entry(each.entry)}
            for each in batch
        ]
        # Rows in the order of their keys: two workers that write the same ones cannot deadlock.
        with metrics.COMMIT.time():
            return await self._commit_rows(batch, rows)

    async def _commit_rows(
        self, batch: list[PendingEntry], rows: list[dict[str, object]]
    ) -> set[tuple[str, int]]:
        async with self.engine.begin() as connection:
            free = await connection.execute(self._insert, rows)
            new = {(room, number) for room, number in free}
            await index(connection, [each for each in batch if (each.room, each.number) in new])
        return new


CHANGE: Final = update(ROOMS).where(ROOMS.c.name == bindparam("of"))
CLEAR: Final = delete(SEATS).where(SEATS.c.room == bindparam("of"))


async def index(connection: AsyncConnection, entries: list[PendingEntry]) -> None:
    """Bring the index up to date, with one statement for all rooms that are to change alike."""
    opened = [{"name": each.room, **each.after.row} for each in entries if each.before is None]
    changed = [{"of": each.room, **each.after.row} for each in entries if each.changes_room]
    gathered = {each.room: each.after.players for each in entries if each.changes_seats}
    seats = [
        {"room": room, "seat": seat, "player": player}
        for room, players in gathered.items()
        for seat, player in enumerate(players)
        if player
    ]
    for statement, rows in (
        (insert(ROOMS), opened),
        (CHANGE, changed),
        (CLEAR, [{"of": room} for room in gathered]),
        (insert(SEATS), seats),
    ):
        if rows:
            await connection.execute(statement, rows)
