"""Garbage in cycles is looked for in quiet moments; playing, coming and going leaves none."""

import asyncio
import gc
import weakref
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from server.http.listening import Listening, listening, room_name
from server.rooms import RoomDriver
from server.running import PATIENCE
from ziggurat.server.http.connection import Connection
from ziggurat.server.http.protocols import Http, Websocket
from ziggurat.server.http.websocket import TableSocket
from ziggurat.server.live import garbage
from ziggurat.server.live.live_room import LiveRoom
from ziggurat.server.room.plan import OpenSeat
from ziggurat.server.room.protocol import Join
from ziggurat.server.room.room import Room

OF_A_VISIT = (Connection, Http, LiveRoom, Room, TableSocket, Websocket)


class Cycle:
    def __init__(self) -> None:
        self.me = self


def cycle_is_found(new: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a cycle is freed after so many new objects."""

    async def run() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(garbage.collect_when_quiet(0.05), 0.3)

    with garbage.collected_rarely():
        found = weakref.ref(Cycle())
        monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
        asyncio.run(run())
        return found() is None


@pytest.mark.parametrize("new", [0, garbage.MANY])
def test_garbage_is_looked_for_in_a_quiet_moment_if_there_may_be_much(
    new: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "QUIET", 2.0)  # always quiet
    assert cycle_is_found(new, monkeypatch) == bool(new)


@pytest.mark.parametrize("new", [garbage.MANY, garbage.TOO_MANY])
def test_under_load_only_if_there_may_be_very_much(
    new: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "QUIET", 0.0)  # never quiet
    assert cycle_is_found(new, monkeypatch) == (new == garbage.TOO_MANY)


def test_afterwards_the_interpreter_looks_for_garbage_by_itself() -> None:
    with garbage.collected_rarely():
        assert not gc.isenabled()
    assert gc.isenabled()
    assert 0 == gc.get_freeze_count()


async def visit(server: Listening) -> None:
    """A table is opened, looked at and left; so is the lobby."""
    people = server.people
    driver = RoomDriver("babel", [OpenSeat()] * 2, people=people)
    for person in people:
        driver.ask(person, Join(driver.id()))
    room = server.put(driver.again(room_name()))
    for person in people:
        listener = await server.listen(room, person.player)
        listener.send("why", id="w", words="end")
        await listener.wait(b'"id":"w"')
        await listener.close()
    async with connect(f"ws://127.0.0.1:{server.port}/ws/lobby") as lobby:
        await lobby.recv()
    del server.registry.rooms[room]


def left() -> Counter[str]:
    """What is still there of visits, by type."""
    return Counter(
        type(each).__name__ for each in gc.get_objects() if issubclass(type(each), OF_A_VISIT)
    )


def test_what_a_visit_needed_is_freed_without_looking_for_garbage(tmp_path: Path) -> None:
    async def visits() -> None:
        async with listening(tmp_path) as server:
            await server.add_people(2)
            for _ in range(3):
                await visit(server)
            assert not gc.isenabled()
            async with asyncio.timeout(PATIENCE):
                while left():  # noqa: ASYNC110 - connections are being cleared away
                    await asyncio.sleep(0.05)

    gc.collect()
    asyncio.run(visits())
