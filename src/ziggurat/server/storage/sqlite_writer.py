"""Writes entries to SQLite in a thread of its own.

The thread talks to SQLite directly and makes few calls: each of them gives up the interpreter's
lock, and on a busy server it takes milliseconds to get it back.  So one statement writes many rows.
"""

from __future__ import annotations

import asyncio
import sqlite3
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.server.storage.batch import Batch, Key, WriteFailed, seats_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

TIMEOUT: Final = 30.0  # seconds to wait for another process that writes
SIZES: Final = (64, 32, 16, 8, 4, 2, 1)  # rows of one statement: few statements stay prepared
INSERT_ENTRIES: Final = "INSERT INTO entries (room, number, entry) VALUES "
INSERT_ENTRY: Final = "INSERT OR IGNORE INTO entries (room, number, entry) VALUES (?, ?, ?)"
UPDATE_ROOMS: Final = (
    "WITH new (name, state, summary, due) AS (VALUES {}) UPDATE rooms SET state = new.state,"
    " summary = new.summary, due = new.due FROM new WHERE rooms.name = new.name"
)
INSERT_ROOMS: Final = "INSERT INTO rooms (name, game, public, state, opened, summary, due) VALUES "
DELETE_SEATS: Final = "DELETE FROM seats WHERE room = ?"
INSERT_SEATS: Final = "INSERT INTO seats (room, seat, player) VALUES "


class Job(NamedTuple):
    batch: Batch
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[set[Key]]

    def resolve(self, result: set[Key] | Exception) -> None:
        if self.done.cancelled():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class SqliteWriter:
    at_once = 1

    def __init__(self, file: str) -> None:
        self._file: Final = file
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._thread: Thread | None = None

    async def write(self, batch: Batch) -> set[Key]:
        loop = asyncio.get_running_loop()
        job = Job(batch, loop, loop.create_future())
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
            self._thread.start()
        self._jobs.put(job)
        return await job.done

    async def close(self) -> None:
        """The thread ends with the engine."""

    def stop(self) -> None:
        """Finish what was begun, and close the file."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while job := self._jobs.get():
            result: set[Key] | Exception
            try:
                connection = connection or connected(self._file)
                result = written(connection, job.batch)
            except sqlite3.Error as error:
                result = WriteFailed(str(error))
            except Exception as error:  # noqa: BLE001 - the thread must live, and somebody waits
                result = error
            job.loop.call_soon_threadsafe(job.resolve, result)
        if connection is not None:
            connection.close()


def connected(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=TIMEOUT, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def written(connection: sqlite3.Connection, batch: Batch) -> set[Key]:
    """Write a batch in one transaction; returns the keys that were free."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        new = insert_entries(connection, batch)
        update_index(connection, [each for each in batch if each.key in new])
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return new


def insert_entries(connection: sqlite3.Connection, batch: Batch) -> set[Key]:
    """All at once; one by one only if another process has taken a number."""
    rows = [each[:3] for each in batch]
    connection.execute("SAVEPOINT entries")
    try:
        insert(connection, INSERT_ENTRIES, rows)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO entries")
        return {row[:2] for row in rows if connection.execute(INSERT_ENTRY, row).rowcount == 1}
    return {each.key for each in batch}


def update_index(connection: sqlite3.Connection, batch: Batch) -> None:
    opened = [(each.room, *each.after[:-1]) for each in batch if each.before is None]
    insert(connection, INSERT_ROOMS, opened)
    changed = [
        (each.room, each.after.state, each.after.summary, each.after.due)
        for each in batch
        if each.changes_room
    ]
    for rows in chunks(changed):
        connection.execute(UPDATE_ROOMS.format(places(rows)), flat(rows))
    for room in {each.room for each in batch if each.changes_seats}:
        connection.execute(DELETE_SEATS, (room,))
    insert(connection, INSERT_SEATS, seats_of(batch))


def insert(
    connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]
) -> None:
    for some in chunks(rows):
        connection.execute(statement + places(some), flat(some))


def chunks(rows: Sequence[tuple[object, ...]]) -> Iterator[Sequence[tuple[object, ...]]]:
    at = 0
    for size in SIZES:
        while len(rows) - at >= size:
            yield rows[at : at + size]
            at += size


def places(rows: Sequence[tuple[object, ...]]) -> str:
    row = f"({','.join('?' * len(rows[0]))})"
    return ",".join([row] * len(rows))


def flat(rows: Sequence[tuple[object, ...]]) -> list[object]:
    return [value for row in rows for value in row]
