"""Two workers on PostgreSQL and Redis: players of one table at different workers."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from redis import Redis
from websockets.asyncio.client import connect

from server.running import PATIENCE, Connection, Guest, Message, Server, free_port
from server.servers import Postgres, postgres, redis
from ziggurat.server.live.store import RoomStore
from ziggurat.server.room.entries import Spoke
from ziggurat.server.storage.database import engine_for
from ziggurat.server.storage.journal import Journal
from ziggurat.terminal.main import main

OPEN: Message = {"type": "open"}


class Pair:
    """Two servers that share a database, as two workers of one do, but on ports of their own."""

    def __init__(self, first: Server, second: Server, redis: str) -> None:
        self.redis = redis
        self.first = first
        self.second = second


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("workers")
    options = ("--limit", "1000", "--redis")
    with postgres(folder) as database, redis(folder, free_port()) as notices:
        first = Server(database, folder / "first", *options, notices)
        second = Server(database, folder / "second", *options, notices)
        with first, second:
            yield Pair(first, second, notices)


def moved(guest: Guest, server: Server) -> Guest:
    """The same person at another worker."""
    return Guest(server.url, guest.name, guest.token)


async def alternate(first: Connection, second: Connection, choices: int) -> None:
    for _ in range(choices):
        acting = (first, second)[first.waiting_for()[0]]
        version = await acting.choose()
        await asyncio.gather(first.reach(version), second.reach(version))


def test_players_at_different_workers_play_together(pair: Pair) -> None:
    ann, bob = pair.first.guest("Ann"), pair.second.guest("Bob")
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def play() -> None:
        async with ann.sit(room) as first, bob.sit(room) as second:
            await alternate(first, second, 20)
            while not present(first):
                await first.receive()

    asyncio.run(play())


def present(table: Connection) -> bool:
    chairs = table.update["chairs"]
    assert isinstance(chairs, list)
    return all(chair["present"] for chair in chairs)


def test_a_language_may_have_three_letters(pair: Pair) -> None:
    ann = pair.first.guest("Ann")
    ann.http.patch("/api/me", json={"name": "Ann", "language": "qps"}).raise_for_status()

    assert "qps" == ann.http.get("/api/me").json()["language"]


def test_of_two_choices_made_at_once_one_is_done(pair: Pair) -> None:
    """Both workers are asked for the same seat at the same moment, again and again."""
    ann, bob = pair.first.guest("Ann"), pair.second.guest("Bob")
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def race() -> None:
        async with (
            ann.sit(room) as a1,
            moved(ann, pair.second).sit(room) as a2,
            moved(bob, pair.first).sit(room) as b1,
            bob.sit(room) as b2,
        ):
            for _ in range(15):
                one, two = ((a1, a2), (b1, b2))[a1.waiting_for()[0]]
                version, words = one.number("version"), one.words()[0]
                answers = await asyncio.gather(
                    *(each.ask("choose", version=version, words=words) for each in (one, two))
                )
                kinds = sorted(str(answer["type"]) for answer in answers)
                assert ["done", "refused"] == kinds
                for each in (a1, a2, b1, b2):
                    await each.reach(version + 1)
            assert 15 == a1.update["choices"]

    asyncio.run(race())


def test_when_a_worker_is_killed_play_goes_on_at_the_other(pair: Pair) -> None:
    ann, bob = pair.first.guest("Ann"), pair.second.guest("Bob")
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def play() -> None:
        async with bob.sit(room) as second:
            async with ann.sit(room) as first:
                await alternate(first, second, 6)
                pair.first.kill()
                assert await first.closed() in {0, 1006}
            async with moved(ann, pair.second).sit(room) as first:
                await alternate(first, second, 6)
                assert 12 == first.update["choices"]

    asyncio.run(play())
    pair.first.start()


def test_a_bot_goes_on_at_another_worker(pair: Pair) -> None:
    """The worker that lets a bot think is killed; the other one finds the room in time."""
    ann = pair.first.guest("Ann")
    room = ann.open("babel", [OPEN, {"type": "bot", "level": "greedy"}])
    pair.first.kill()

    async def play() -> None:
        async with moved(ann, pair.second).sit(room) as table, asyncio.timeout(PATIENCE):
            for _ in range(10):
                await table.my_turn()
                await table.choose()

    asyncio.run(play())
    pair.first.start()


def test_play_goes_on_while_redis_is_away(pair: Pair, tmp_path: Path) -> None:
    port = free_port()
    options = ("--limit", "1000", "--redis", f"redis://127.0.0.1:{port}")
    servers = [Server(pair.first.database, tmp_path / name, *options) for name in ("one", "two")]
    with servers[0], servers[1]:
        assert "Cannot reach Redis" in servers[0].log.read_text()
        ann, bob = servers[0].guest("Ann"), servers[1].guest("Bob")
        room = ann.open("babel", [OPEN, OPEN])
        bob.join(room)

        async def play() -> None:
            async with ann.sit(room) as first, bob.sit(room) as second:
                await alternate(first, second, 2)  # it has never been there
                with redis(tmp_path, port):
                    await alternate(first, second, 4)
                await alternate(first, second, 2)  # and is gone again
                with redis(tmp_path, port):
                    await alternate(first, second, 4)

        asyncio.run(play())


@pytest.mark.parametrize(
    "message",
    [b"\xff", b"{}", b"[1]", b'{"worker":"other","room":"?","format":99}'],
    ids=["bytes", "empty", "list", "later format"],
)
def test_after_an_unreadable_message_the_log_is_read(pair: Pair, message: bytes) -> None:
    """Another version of Ziggurat may have sent it: what it told is in the log."""
    ann = pair.first.guest("Ann")
    room = ann.open("babel", [OPEN, OPEN])
    pair.second.guest("Bob").join(room)

    async def play() -> None:
        async with ann.sit(room) as table:
            version = table.number("version") + 1
            await say_unheard(pair, room, "hello")
            with Redis.from_url(pair.redis) as channel:
                channel.publish("ziggurat", message)
            await table.reach(version)
            assert "hello" in str(table.update["said"])

    asyncio.run(play())
    assert "do all workers run the same version" in pair.first.log.read_text()


async def say_unheard(pair: Pair, room: str, text: str) -> None:
    """Write to the log of a room without a message to the workers."""
    engine = engine_for(pair.first.database)
    journal = Journal(engine)
    await RoomStore(journal).change(room, lambda each: Spoke(each.clock.since, seat=0, text=text))
    await journal.close()
    await engine.dispose()


def test_workers_go_on_after_database_and_redis_were_away_together(tmp_path: Path) -> None:
    database, port = Postgres(tmp_path), free_port()
    with ExitStack() as stack:
        with database, redis(tmp_path, port) as notices:
            options = ("--limit", "1000", "--redis", notices)
            servers = [Server(database.url, tmp_path / name, *options) for name in ("one", "two")]
            for server in servers:
                stack.enter_context(server)
            ann, bob = servers[0].guest("Ann"), servers[1].guest("Bob")
            room = ann.open("babel", [OPEN, OPEN])
            bob.join(room)

        async def play() -> None:
            async with ann.sit(room) as first, bob.sit(room) as second:
                await alternate(first, second, 6)

        with redis(tmp_path, port), database:
            for server in servers:
                server.wait()
            asyncio.run(play())
            rooms = [ann.open("babel", [OPEN, OPEN], public=True) for _ in range(3)]
            assert set(rooms) <= set(asyncio.run(lobby_with(servers[1], rooms[-1])))
            stack.close()


async def lobby_with(server: Server, room: str) -> list[str]:
    """The rooms in the lobby, once this one is among them."""
    async with connect(f"{server.url.replace('http', 'ws')}/ws/lobby") as lobby:
        order: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while room not in order:
                message = json.loads(await lobby.recv())
                is_whole = isinstance(message, list)
                order = [each["room"] for each in message] if is_whole else message["order"]
        return order


def test_several_workers_behind_one_port(pair: Pair, tmp_path: Path) -> None:
    options = [*pair.first.options, "--workers", "2"]
    with Server(pair.first.database, tmp_path / "log", *options) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        room = ann.open("babel", [OPEN, OPEN])
        bob.join(room)

        async def play() -> None:
            # Each connection goes to a worker that the system picks.
            for _ in range(6):
                async with ann.sit(room) as first, bob.sit(room) as second:
                    await alternate(first, second, 2)
                    await counted(server, "ziggurat_visitors", 2)

        asyncio.run(play())
        for _ in range(8):
            assert 12 == measured(server, 'ziggurat_entries_total{kind="chose"}')


def test_admin_commands_reach_all_workers(pair: Pair) -> None:
    ann, bob = pair.first.guest("Ann"), pair.second.guest("Bob")
    bob.post("/api/me/account", {"name": "Bandit", "password": "password"})
    rooms = [ann.open("babel", [OPEN, OPEN]) for _ in range(2)]
    for room in rooms:
        bob.join(room)

    async def play() -> None:
        async with ann.sit(rooms[0]) as first, bob.sit(rooms[0]) as second:
            await asyncio.to_thread(admin, pair, "close", rooms[0])
            for table in (first, second):
                while table.update["state"] != "closed":
                    await table.receive()
        async with ann.sit(rooms[1]) as first, bob.sit(rooms[1]) as second:
            await asyncio.to_thread(admin, pair, "ban", "bandit")
            assert 4401 == await second.closed()
            await first.my_turn()  # a bot plays for the player who has left

    asyncio.run(play())


def admin(pair: Pair, *task: str) -> None:
    assert 0 == main(["admin", "--database", pair.first.database, *task])


def test_a_server_without_its_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "postgres").mkdir()
    with postgres(tmp_path / "postgres") as database:
        server = Server(database, tmp_path / "log")
        server.start()
        assert "well" == httpx.get(f"{server.url}/health").json()["status"]
    try:
        reply = httpx.get(f"{server.url}/health", timeout=PATIENCE)
        assert (503, "unavailable") == (reply.status_code, reply.json()["code"])
    finally:
        assert server.stop() in {0, -15}


async def counted(server: Server, name: str, number: int) -> None:
    """Any worker tells what all of them count, a moment later."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(measured, server, name) != number:  # noqa: ASYNC110 - over HTTP
            await asyncio.sleep(0.05)


def measured(server: Server, name: str) -> float:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return next((float(line.split()[-1]) for line in lines if line.startswith(name)), 0.0)


def test_an_address_is_counted_at_all_workers(pair: Pair, tmp_path: Path) -> None:
    port = free_port()
    options = ("--limit", "6", "--redis", f"redis://127.0.0.1:{port}")
    with (
        redis(tmp_path, port),
        Server(pair.first.database, tmp_path / "one", *options) as one,
        Server(pair.first.database, tmp_path / "two", *options) as two,
    ):
        codes = [
            httpx.post(f"{server.url}/api/me", json={"name": "Eve"}).status_code
            for _ in range(5)
            for server in (one, two)
        ]

    assert [201] * 6 + [429] * 4 == codes


def log_is_clean(path: Path) -> bool:
    return "Traceback" not in path.read_text()


def test_nothing_went_wrong_behind_the_scenes(pair: Pair) -> None:
    assert log_is_clean(pair.first.log)
    assert log_is_clean(pair.second.log)
