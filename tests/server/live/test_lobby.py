"""The lobby: one list for all readers, however many there are."""

import asyncio
import json
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


def rooms_shown(messages: list[str]) -> list[str]:
    """What a page shows after a list and the changes that follow."""
    first, *changes = (json.loads(message) for message in messages)
    tables = {table["room"]: table for table in first}
    order = list(tables)
    for change in changes:
        tables.update({table["room"]: table for table in change["changed"]})
        order = change["order"]
    assert all(room == tables[room]["room"] for room in order)
    return order


def test_a_list_is_made_once_for_all_readers(tmp_path: Path) -> None:
    async def read(lobby: Lobby, seen: list[str]) -> None:
        with lobby.reader() as reader:
            while True:
                seen.append(await lobby.next_message(reader))

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
        assert rooms[::-1] == rooms_shown(seen[0])
        assert rooms[::-1] == rooms_shown(seen[-1])

    asyncio.run(run())


def test_a_list_that_could_not_be_made_is_made_later(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))  # without tables
        lobby = Lobby(RoomLists(engine), interval=0.0)
        failed = await asyncio.gather(lobby.run(), return_exceptions=True)
        assert isinstance(failed[0], Exception)
        await migrate(engine)
        task = asyncio.create_task(lobby.run())
        with lobby.reader() as reader:
            async with asyncio.timeout(20):
                assert "[]" == await lobby.next_message(reader)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await engine.dispose()

    asyncio.run(run())


def test_a_change_holds_what_is_new(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        lobby = Lobby(RoomLists(engine), interval=0.0)
        store = RoomStore(Journal(engine))
        store.committed.subscribe(lobby.on_commit)
        registry = Registry(store, Tasks())
        task = asyncio.create_task(lobby.run())
        with lobby.reader() as reader:
            async with asyncio.timeout(20):
                messages = [await lobby.next_message(reader)]
                for _ in range(3):
                    await registry.create(PEOPLE[0], PLAN)
                    messages.append(await lobby.next_message(reader))
        with lobby.reader() as late:
            whole = json.loads(await lobby.next_message(late))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await engine.dispose()

        assert [1, 1, 1] == [len(json.loads(each)["changed"]) for each in messages[1:]]
        assert [table["room"] for table in whole] == rooms_shown(messages)

    asyncio.run(run())
