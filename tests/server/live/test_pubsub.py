"""A worker that could not follow the others tries again until it can."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import insert

from server.rooms import PEOPLE
from server.running import PATIENCE, free_port
from server.servers import redis
from ziggurat.server.live import pubsub
from ziggurat.server.live.live_room import StreamSubscriber
from ziggurat.server.live.lobby import Lobby
from ziggurat.server.live.pubsub import PubSub
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.store import RoomStore
from ziggurat.server.live.tasks import Tasks, supervise
from ziggurat.server.room.entries import Spoke
from ziggurat.server.room.plan import OpenSeat, Plan
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.schema import ENTRIES

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.entries import AnyEntry

PLAN = Plan("babel", [OpenSeat(), OpenSeat()])


class AwayAtFirst(Journal):
    """A database that fails a few times, as one that starts later than Redis does."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.failures = 0

    async def read(self, room: str, after: int = 0) -> list[AnyEntry]:
        if self.failures:
            self.failures -= 1
            raise ConnectionRefusedError
        return await super().read(room, after)


def test_catching_up_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pubsub, "PAUSE", 0.05)

    async def run(url: str) -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        journal, elsewhere = AwayAtFirst(engine), RoomStore(Journal(engine))
        tasks = Tasks()
        registry = Registry(RoomStore(journal), tasks, shared=True)
        room = await registry.create(PEOPLE[0], PLAN)
        subscriber = StreamSubscriber(PEOPLE[0])
        async with registry.connect(room, subscriber):
            await elsewhere.change(room, lambda _: Spoke(1.0, seat=0, text="hello"))
            journal.failures = 3
            channel = PubSub(url, registry, Lobby(RoomLists(engine)), tasks)
            for loop in channel.loops:
                tasks.start(supervise(loop))
            async with asyncio.timeout(PATIENCE):
                while (found := registry.rooms[room].room) is None or found.version == 1:
                    await subscriber.signal.wait()
        await tasks.close()
        await channel.close()
        await engine.dispose()

    with redis(tmp_path, free_port()) as url:
        asyncio.run(run(url))


def test_a_room_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        store = RoomStore(Journal(engine))
        registry = Registry(store, Tasks(), shared=True)
        rooms = [await registry.create(PEOPLE[0], PLAN) for _ in range(3)]
        elsewhere = RoomStore(Journal(engine))
        for room in rooms:
            registry.rooms[room].subscribers.add(StreamSubscriber(PEOPLE[0]))
            await elsewhere.change(room, lambda _: Spoke(1.0, seat=0, text="hello"))
        later = {"room": rooms[0], "number": 3, "entry": '{"type":"of a later version","at":1.0}'}
        async with engine.begin() as connection:
            await connection.execute(insert(ENTRIES), later)
        await registry.catch_up_all()
        live = [registry.rooms[room].room for room in rooms[1:]]
        assert [2, 2] == [room.version for room in live if room is not None]
        await engine.dispose()

    asyncio.run(run())
