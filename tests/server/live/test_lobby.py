"""The lobby: one list for all readers, however many there are."""

import asyncio
from pathlib import Path

from sqlalchemy import event

from server.rooms import PEOPLE
from ziggurat.server.live.lobby import Lobby
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.store import RoomStore
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.room.plan import OpenSeat, Plan
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists

PLAN = Plan("babel", [OpenSeat(), OpenSeat()], public=True)
READERS = 100
TABLES = 8


def test_a_list_is_made_once_for_all_readers(tmp_path: Path) -> None:
    async def read(lobby: Lobby, seen: list[str]) -> None:
        with lobby.reader() as unseen:
            while True:
                await unseen.wait()
                unseen.clear()
                seen.append(lobby.listing)

    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        lists = RoomLists(engine)
        lobby = Lobby(lists, interval=0.05)
        store = RoomStore(Journal(engine))
        store.committed.subscribe(lobby.on_commit)
        registry = Registry(store, Tasks())
        made: list[object] = []
        event.listen(
            engine.sync_engine,
            "before_cursor_execute",
            lambda *statement: made.append(statement) if "ORDER BY" in statement[2] else None,
        )
        seen: list[list[str]] = [[] for _ in range(READERS)]
        tasks = [asyncio.create_task(lobby.run())]
        tasks += [asyncio.create_task(read(lobby, each)) for each in seen]
        rooms = [await registry.create(PEOPLE[0], PLAN) for _ in range(TABLES)]
        async with asyncio.timeout(20):
            while not all(each and rooms[-1] in each[-1] for each in seen):  # noqa: ASYNC110 - read above
                await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await engine.dispose()

        assert 1 <= len(made) <= TABLES + 1
        assert 1 == len({id(each[-1]) for each in seen})
        assert all(room in seen[0][-1] for room in rooms)

    asyncio.run(run())


def test_a_list_that_could_not_be_made_is_made_later(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))  # without tables
        lobby = Lobby(RoomLists(engine), interval=0.0)
        failed = await asyncio.gather(lobby.run(), return_exceptions=True)
        assert isinstance(failed[0], Exception)
        await migrate(engine)
        task = asyncio.create_task(lobby.run())
        with lobby.reader() as unseen:
            async with asyncio.timeout(20):
                await unseen.wait()
        assert "[]" == lobby.listing
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await engine.dispose()

    asyncio.run(run())
