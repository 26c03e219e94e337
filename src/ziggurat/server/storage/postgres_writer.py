"""Writes entries to PostgreSQL: a batch is one statement, and two batches are under way at once.

The room of an entry is locked until the entry is stored, so two batches never hold the same room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.server.storage.batch import WriteFailed, seats_of

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]  # it has no types
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.storage.batch import Batch, Key

WRITE: Final = """
WITH new AS (
    INSERT INTO entries (room, number, entry)
    SELECT * FROM unnest($1::varchar[], $2::integer[], $3::text[])
    ON CONFLICT DO NOTHING RETURNING room, number
), changed AS (
    UPDATE rooms SET state = changes.state, summary = changes.summary, due = changes.due
    FROM unnest($4::varchar[], $5::integer[], $6::varchar[], $7::text[], $8::float8[])
        AS changes (room, number, state, summary, due)
    JOIN new ON new.room = changes.room AND new.number = changes.number
    WHERE rooms.name = changes.room
)
SELECT room, number FROM new
"""
INSERT_ROOM: Final = """
INSERT INTO rooms (name, game, public, state, opened, summary, due)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
DELETE_SEATS: Final = "DELETE FROM seats WHERE room = any($1::varchar[])"
INSERT_SEAT: Final = "INSERT INTO seats (room, seat, player) VALUES ($1, $2, $3)"


class PostgresWriter:
    at_once = 2

    def __init__(self, engine: AsyncEngine) -> None:
        import asyncpg  # noqa: PLC0415 - servers with SQLite do without it

        self._errors: Final = (asyncpg.PostgresError, asyncpg.InterfaceError)
        self._engine: Final = engine
        self._idle: Final[list[AsyncConnection]] = []

    async def write(self, batch: Batch) -> set[Key]:
        connection = await self._connection()
        try:
            new = await written(await driver_of(connection), batch)
        except self._errors as error:
            await drop(connection)
            raise WriteFailed(type(error).__name__) from None  # it may quote hidden values
        except BaseException:
            await drop(connection)
            raise
        self._idle.append(connection)
        return new

    async def _connection(self) -> AsyncConnection:
        """One that is kept for writing, or a new one."""
        while self._idle:
            connection = self._idle.pop()
            if not (await driver_of(connection)).is_closed():
                return connection
            await drop(connection)
        return await self._engine.connect()

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().close()


async def driver_of(connection: AsyncConnection) -> asyncpg.Connection:
    return (await connection.get_raw_connection()).driver_connection


async def drop(connection: AsyncConnection) -> None:
    """A connection that failed is not used again."""
    await connection.invalidate()
    await connection.close()


async def written(connection: asyncpg.Connection, batch: Batch) -> set[Key]:
    """Write a batch in one transaction; returns the keys that were free."""
    if not any(each.changes_seats for each in batch):
        return await insert_entries(connection, batch)  # a statement is a transaction
    async with connection.transaction():
        new = await insert_entries(connection, batch)
        written = [each for each in batch if each.key in new]
        opened = [(each.room, *each.after[:-1]) for each in written if each.before is None]
        await connection.executemany(INSERT_ROOM, opened)
        await connection.execute(
            DELETE_SEATS, [each.room for each in written if each.changes_seats]
        )
        await connection.executemany(INSERT_SEAT, seats_of(written))
    return new


async def insert_entries(connection: asyncpg.Connection, batch: Batch) -> set[Key]:
    changed = [each for each in batch if each.changes_room]
    rows = await connection.fetch(
        WRITE,
        [each.room for each in batch],
        [each.number for each in batch],
        [each.text for each in batch],
        [each.room for each in changed],
        [each.number for each in changed],
        [each.after.state for each in changed],
        [each.after.summary for each in changed],
        [each.after.due for each in changed],
    )
    return {(row["room"], row["number"]) for row in rows}
