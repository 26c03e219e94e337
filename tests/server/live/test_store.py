"""Every committed entry is published once, to every subscriber."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.rooms import PEOPLE
from ziggurat.server.live.publisher import Publisher
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.store import NoSuchRoom, RoomStore
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.room.entries import Closed
from ziggurat.server.room.plan import OpenSeat, Plan
from ziggurat.server.room.protocol import Join, RequestError
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Committed, Journal

PLAN = Plan("babel", [OpenSeat(), OpenSeat()], public=True)
ANN, BOB = PEOPLE[:2]


def with_store(folder: Path, work: Callable[[RoomStore], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = engine_for(str(folder / "db"))
        await migrate(engine)
        try:
            await work(RoomStore(Journal(engine)))
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_a_committed_entry_is_published_once_to_every_subscriber(tmp_path: Path) -> None:
    async def play(store: RoomStore) -> None:
        first: list[Committed] = []
        second: list[Committed] = []
        registry = Registry(store, Tasks())
        store.committed.subscribe(first.append, second.append)
        name = await registry.create(ANN, PLAN)
        await registry.submit(name, ANN, Join("a"))
        await registry.submit(name, BOB, Join("b"))
        await registry.submit(name, BOB, Join("b"))  # sent again: answered, not done again

        assert [1, 2, 3] == [each.version for each in first]
        assert first == second
        assert await store.journal.read(name) == [each.entry for each in first]
        assert first[0].before is None
        assert [each.after for each in first[:-1]] == [each.before for each in first[1:]]
        states = ["gathering", "gathering", "playing"]
        assert states == [each.after.state for each in first]

    with_store(tmp_path, play)


def test_an_entry_that_lost_a_race_is_not_published(tmp_path: Path) -> None:
    async def race(store: RoomStore) -> None:
        name = await Registry(store, Tasks()).create(ANN, PLAN)
        published: list[Committed] = []
        store.committed.subscribe(published.append)
        room = await store.load(name)
        room.apply(Closed(room.opened.at))
        await store.change(name, lambda _: Closed(0.0))

        assert await store.commit(room, Closed(room.opened.at), None) is None
        assert [2] == [each.version for each in published]

    with_store(tmp_path, race)


def test_a_refused_request_publishes_nothing(tmp_path: Path) -> None:
    async def refuse(store: RoomStore) -> None:
        registry = Registry(store, Tasks())
        name = await registry.create(ANN, PLAN)
        published: list[Committed] = []
        store.committed.subscribe(published.append)

        with pytest.raises(RequestError):
            await registry.submit(name, ANN, Join("a", seat=7))
        with pytest.raises(NoSuchRoom):
            await registry.submit("nowhere", ANN, Join("a"))

        assert [] == published
        assert [name] == list(registry.rooms)

    with_store(tmp_path, refuse)


def test_a_subscriber_that_fails_does_not_affect_the_others() -> None:
    heard: list[int] = []
    publisher: Publisher[int] = Publisher()

    def fail(_: int) -> None:
        raise ValueError

    publisher.subscribe(fail, heard.append)
    publisher.publish(1)
    publisher.publish(2)

    assert [1, 2] == heard
