"""The log in the database: shared transactions, races, and the index."""

import asyncio
from pathlib import Path

import alembic.autogenerate
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, select

from server.gathering import PEOPLE, Gathering, two_people
from ziggurat.server.database import engine_for, migrate
from ziggurat.server.journal import Journal, standing
from ziggurat.server.plan import LiveClock
from ziggurat.server.protocol import Resign
from ziggurat.server.tables import METADATA, ROOMS, SEATS


async def write(journal: Journal, name: str, gathering: Gathering) -> list[bool]:
    """Write a whole log at once, out of order or not."""
    now = standing(gathering.room)
    return list(
        await asyncio.gather(
            *(
                journal.append(name, number, entry, None if number == 1 else now, now)
                for number, entry in enumerate(gathering.log, start=1)
            )
        )
    )


def test_the_migrations_make_the_tables(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(alembic.autogenerate.compare_metadata(context, METADATA))

    async def compare() -> list[object]:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert [] == asyncio.run(compare())


def test_what_comes_at_once_shares_a_transaction(tmp_path: Path) -> None:
    commits = 0

    def count(_: Connection) -> None:
        nonlocal commits
        commits += 1

    async def many() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        event.listen(engine.sync_engine, "commit", count)
        journal = Journal(engine)
        before = commits
        done = await asyncio.gather(
            *(write(journal, f"room {number}", two_people()) for number in range(100))
        )
        assert all(all(each) for each in done)
        assert commits - before <= 3
        assert 3 == len(await journal.read("room 7"))
        await engine.dispose()

    asyncio.run(many())


def test_of_two_workers_that_write_the_same_number_one_is_told(tmp_path: Path) -> None:
    async def race() -> None:
        engine, other = (engine_for(str(tmp_path / "db")) for _ in range(2))
        await migrate(engine)
        first, second = Journal(engine), Journal(other)
        gathering = two_people()
        results = await asyncio.gather(
            *(write(journal, "room", gathering) for journal in (first, second))
        )
        for number in range(len(gathering.log)):
            assert [False, True] == sorted(each[number] for each in results)
        assert gathering.log == await first.read("room")
        await engine.dispose()
        await other.dispose()

    asyncio.run(race())


def test_the_index_tells_when_a_room_is_due_and_who_sits_there(tmp_path: Path) -> None:
    async def look() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        journal = Journal(engine)
        gathering = two_people(LiveClock(60))
        await write(journal, "room", gathering)
        assert [] == await journal.due(gathering.now + 59)
        assert ["room"] == await journal.due(gathering.now + 60)
        before = standing(gathering.room)
        entry = gathering.ask(PEOPLE[0], Resign("r"))
        after = standing(gathering.room)
        assert await journal.append("room", 4, entry, before, after)
        async with engine.connect() as connection:
            assert "over" == await connection.scalar(select(ROOMS.c.state))
            assert 2 == len((await connection.execute(select(SEATS))).all())
        await engine.dispose()

    asyncio.run(look())


def test_when_the_database_fails_everybody_who_waits_is_told(tmp_path: Path) -> None:
    async def fail() -> None:
        engine = engine_for(str(tmp_path / "db"))
        journal = Journal(engine)  # there are no tables
        results = await asyncio.gather(
            *(write(journal, "room", two_people()) for _ in range(3)), return_exceptions=True
        )
        assert all(isinstance(result, Exception) for result in results)
        await engine.dispose()

    asyncio.run(fail())
