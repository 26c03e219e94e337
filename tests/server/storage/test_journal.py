"""The log in the database: shared transactions, races, and the index."""

import asyncio
from pathlib import Path

import alembic.autogenerate
import pytest
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import SQLAlchemyError

from server.rooms import PEOPLE, RoomDriver, two_people
from server.servers import database
from ziggurat.server import metrics
from ziggurat.server.live.store import index_row
from ziggurat.server.room.plan import LiveClock
from ziggurat.server.room.protocol import Resign
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import LONGEST_PAUSE, Journal, pause_at
from ziggurat.server.storage.rate import Rate
from ziggurat.server.storage.schema import ENTRIES, METADATA, ROOMS, SEATS


async def write(journal: Journal, name: str, driver: RoomDriver) -> list[bool]:
    """Write a whole log at once; returns which entries were committed."""
    now = index_row(driver.room)
    committed = await asyncio.gather(
        *(
            journal.append(name, number, entry, None if number == 1 else now, now)
            for number, entry in enumerate(driver.log, start=1)
        )
    )
    return [each is not None for each in committed]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_make_the_tables(kind: str, tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(alembic.autogenerate.compare_metadata(context, METADATA))

    async def compare(address: str) -> list[object]:
        engine = engine_for(address)
        await migrate(engine)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    with database(kind, tmp_path) as address:
        assert [] == asyncio.run(compare(address))


def test_concurrent_entries_share_a_transaction(tmp_path: Path) -> None:
    def transactions() -> float:
        (metric,) = metrics.COMMIT.collect()
        return next(each.value for each in metric.samples if each.name.endswith("_count"))

    async def many() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        journal = Journal(engine)
        before = transactions()
        done = await asyncio.gather(
            *(write(journal, f"room {number}", two_people()) for number in range(100))
        )
        assert all(all(each) for each in done)
        assert transactions() - before <= 3
        assert 3 == len(await journal.read("room 7"))
        await engine.dispose()

    asyncio.run(many())


def test_the_more_entries_come_in_the_longer_a_transaction_waits_for_others() -> None:
    now = 0.0
    rate = Rate(0.5, lambda: now)
    waits = []
    for entries in (0, 10, 75, 1000, 0):
        rate.count(entries)
        now += 1.0
        waits.append(pause_at(rate.per_second()))
        now += 0.1
        assert waits[-1] == pause_at(rate.per_second())  # within a period nothing changes

    assert 0.0 == waits[0] == waits[-1]
    assert 0.0 < waits[1] < waits[2] < waits[3] == LONGEST_PAUSE


def test_only_one_of_two_workers_writes_a_number(tmp_path: Path) -> None:
    async def race() -> None:
        engine, other = (engine_for(str(tmp_path / "db")) for _ in range(2))
        await migrate(engine)
        first, second = Journal(engine), Journal(other)
        driver = two_people()
        results = await asyncio.gather(
            *(write(journal, "room", driver) for journal in (first, second))
        )
        for number in range(len(driver.log)):
            assert [False, True] == sorted(each[number] for each in results)
        assert driver.log == await first.read("room")
        await engine.dispose()
        await other.dispose()

    asyncio.run(race())


def test_the_index_has_the_due_time_and_the_players(tmp_path: Path) -> None:
    async def look() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        journal = Journal(engine)
        driver = two_people(LiveClock(60))
        await write(journal, "room", driver)
        assert [] == await journal.due(driver.now + 59)
        assert ["room"] == await journal.due(driver.now + 60)
        before = index_row(driver.room)
        entry = driver.ask(PEOPLE[0], Resign("r"))
        after = index_row(driver.room)
        assert await journal.append("room", 4, entry, before, after)
        async with engine.connect() as connection:
            assert "over" == await connection.scalar(select(ROOMS.c.state))
            assert 2 == len((await connection.execute(select(SEATS))).all())
        await engine.dispose()

    asyncio.run(look())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_when_the_database_fails_every_writer_gets_the_error(kind: str, tmp_path: Path) -> None:
    async def fail(address: str) -> None:
        engine = engine_for(address)
        journal = Journal(engine)  # there are no tables
        results = await asyncio.gather(
            *(write(journal, "room", two_people()) for _ in range(3)), return_exceptions=True
        )
        assert all(isinstance(result, Exception) for result in results)
        assert not any("Ann" in str(result) for result in results)  # no values in logs
        await engine.dispose()

    with database(kind, tmp_path) as address:
        asyncio.run(fail(address))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_error_of_the_database_quotes_no_values(kind: str, tmp_path: Path) -> None:
    """They may be choices that are still hidden, and errors are logged."""

    async def fail(address: str) -> str:
        engine = engine_for(address)
        secret = {"room": "room", "number": 1, "entry": "discard baths"}
        try:
            async with engine.begin() as connection:
                await connection.execute(insert(ENTRIES), secret)
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await engine.dispose()
        raise AssertionError("there are no tables")

    with database(kind, tmp_path) as address:
        told = asyncio.run(fail(address))

    assert "entries" in told
    assert "baths" not in told
