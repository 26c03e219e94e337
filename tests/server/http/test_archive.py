"""Finished public games are found by what is known of them, and no other game is."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import httpx
import pytest

from server.running import Server
from ziggurat.ai.bot import Place
from ziggurat.ai.random import Random
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.statistics import Statistics
from ziggurat.server.live.store import RoomStore
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.room.choices import bot_choice
from ziggurat.server.room.plan import BotSeat, OpenSeat, Plan
from ziggurat.server.room.protocol import Join, Resign
from ziggurat.server.storage.archive import Archive
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.people import People, Person
from ziggurat.server.storage.tallies import Tallies

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


OPEN = OpenSeat()
MASON = BotSeat("mason")
KING = BotSeat("king")


class Past:
    """Games that were played before the server starts."""

    def __init__(self, database: str) -> None:
        self.engine = engine_for(database)
        self.journal = Journal(self.engine)
        self.registry = Registry(RoomStore(self.journal), Tasks())
        self.people = People(self.engine)

    async def account(self, name: str) -> Person:
        player = await self.people.create(name, "en")
        person = Person(player, name, False, "en", program=False)
        await self.people.register(person, name)
        return person._replace(account=True)

    async def game(self, plan: Plan, *people: Person, end: bool = True) -> str:
        """Everybody sits down; the last of them resigns, and bots play on."""
        room = await self.registry.create(people[0].requester, plan)
        for person in people:
            await self.registry.submit(room, person.requester, Join(f"join {person.id}"))
        if end:
            await self.registry.submit(room, people[-1].requester, Resign("resign"))
            await finish(self.registry, room)
        return room

    async def close(self) -> None:
        found = Statistics(self.journal, Tallies(self.engine), Archive(self.engine))
        await found.count_some()
        await self.journal.close()
        await self.engine.dispose()


async def finish(registry: Registry, name: str) -> None:
    """Bots that choose by chance play to the end."""
    chance = Random(3)
    async with registry.locked(name) as (live, room):
        while room.state == "playing":
            assert room.session is not None
            seat = room.to_act()[0]
            parts = (chance.choose(Place(room.session.game, seat)),)
            await registry.commit(live, room, *bot_choice(room, seat, parts, time.time()))


async def played(database: str) -> dict[str, str]:
    past = Past(database)
    await migrate(past.engine)
    ada, ben = await past.account("Ada"), await past.account("Ben")
    rooms = {
        "alone": await past.game(Plan("babel", [OPEN, MASON], public=True, seed="past"), ada),
        "both": await past.game(Plan("babel", [OPEN, OPEN], public=True, seed="past"), ada, ben),
        "leaders": await past.game(
            Plan("seven_wonders", [OPEN, KING, KING], {"leaders": True}, public=True, seed="past"),
            ben,
        ),
        "plain": await past.game(
            Plan("seven_wonders", [OPEN, MASON, *[KING] * 2], public=True, seed="past"), ben
        ),
        "private": await past.game(Plan("babel", [OPEN, OPEN]), ada, ben),
        "running": await past.game(
            Plan("babel", [OPEN, OPEN], public=True, seed="past"), ada, ben, end=False
        ),
    }
    await past.close()
    return rooms | {"ada": ada.id}


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    folder: Path = tmp_path_factory.mktemp("archive")
    database = str(folder / "ziggurat.db")
    rooms = asyncio.run(played(database))
    with Server(database, folder / "log", "--limit", "1000") as server:
        yield server, rooms
    assert "Traceback" not in server.log.read_text()


def ask(past: tuple[Server, dict[str, str]], **sought: object) -> httpx.Response:
    """A search by a visitor."""
    server, rooms = past
    if sought.get("player") == "Ada":
        sought["player"] = rooms["ada"]
    return httpx.get(f"{server.url}/api/archive", params=sought)  # type: ignore[arg-type]


def found(past: tuple[Server, dict[str, str]], **sought: object) -> list[str]:
    reply = ask(past, **sought)
    reply.raise_for_status()
    names = {room: name for name, room in past[1].items()}
    return [names[each["room"]] for each in reply.json()["games"]]


def test_the_games_that_ended_last_come_first(past: tuple[Server, dict[str, str]]) -> None:
    assert found(past) == ["plain", "leaders", "both", "alone"]
    (last, *_) = ask(past).json()["games"]
    assert last["ended"] >= last["opened"]
    assert last["state"] == "over"
    assert ask(past).json()["next"] == ""


@pytest.mark.parametrize(
    ("sought", "names"),
    [
        ({"game": "babel"}, ["both", "alone"]),
        ({"game": "seven_wonders", "players": 4}, ["plain"]),
        ({"players": 2}, ["both", "alone"]),
        ({"name": "ada"}, ["both", "alone"]),
        ({"player": "Ada"}, ["both", "alone"]),
        ({"player": "Ada", "result": "won"}, ["both"]),
        ({"player": "Ada", "result": "lost"}, ["alone"]),
        ({"name": "Ben", "game": "seven_wonders"}, ["plain", "leaders"]),
        ({"bot": "mason"}, ["plain", "alone"]),
        ({"bot": "mason", "result": "won"}, ["alone"]),
        ({"name": "Ada", "bot": "mason"}, ["alone"]),
        ({"result": "won"}, ["both"]),
        ({"game": "seven_wonders", "option": "leaders=true"}, ["leaders"]),
        ({"game": "seven_wonders", "option": "leaders=false"}, ["plain"]),
        ({"game": "seven_wonders", "option": ["leaders=true", "modules=both"]}, []),
        ({"game": "seven_wonders", "option": "modules=none"}, ["plain", "leaders"]),
        ({"game": "babylon"}, []),
    ],
    ids=str,
)
def test_games_are_found_by_what_is_known_of_them(
    past: tuple[Server, dict[str, str]], sought: dict[str, object], names: list[str]
) -> None:
    assert found(past, **sought) == names


def test_games_are_found_by_the_day_on_which_they_ended(
    past: tuple[Server, dict[str, str]],
) -> None:
    ended = ask(past, game="babel").json()["games"][0]["ended"]
    day = datetime.fromtimestamp(ended, UTC).date()
    before, after = (day + timedelta(each) for each in (-1, 1))

    assert "both" in found(past, since=day.isoformat(), until=day.isoformat())
    assert "both" not in found(past, until=before.isoformat())
    assert "both" not in found(past, since=after.isoformat())


@pytest.mark.parametrize(
    ("sought", "status", "code"),
    [
        ({"name": "nobody"}, 404, "no_player"),
        ({"game": "chess"}, 409, "no_game"),
        ({"result": "drawn"}, 400, "malformed"),
        ({"since": "yesterday"}, 400, "malformed"),
        ({"before": "soon"}, 400, "malformed"),
    ],
    ids=str,
)
def test_a_search_that_makes_no_sense_is_refused(
    past: tuple[Server, dict[str, str]], sought: dict[str, object], status: int, code: str
) -> None:
    reply = ask(past, **sought)

    assert (reply.status_code, reply.json()["code"]) == (status, code)


def test_somebody_who_is_forgotten_is_not_found_any_more(tmp_path: Path) -> None:
    async def run() -> None:
        rooms = await played(str(tmp_path / "db"))
        engine = engine_for(str(tmp_path / "db"))
        await People(engine).delete(rooms["ada"])
        terms = [f"player {rooms['ada']}{result}" for result in ("", " won", " lost")]
        for term in terms:
            assert await Archive(engine).search([term]) == []
        assert len(await Archive(engine).search(["all"])) == 4
        await engine.dispose()

    asyncio.run(run())
