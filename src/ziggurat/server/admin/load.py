"""Load for the benchmark: tables of two simulated players who choose once a second or flat out."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from ziggurat.server.client import Client
from ziggurat.server.room.protocol import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Iterator

TIMEOUT: Final = 60.0  # seconds for any answer
PAUSE: Final = 1.0  # seconds between two choices at a table


class Option(Struct, frozen=True):
    words: str


class News(Struct, frozen=True, tag_field="type", tag="update"):
    version: int
    options: list[Option]
    waiting_for: list[int]


class SimulatedPlayer:
    """One websocket; knows the last update and when it arrived."""

    def __init__(self, websocket: ClientConnection) -> None:
        self.websocket: Final = websocket
        self.news = News(0, [], [])
        self.changed: Final = asyncio.Condition()
        self.came = 0.0
        self.refused = 0
        self.reader: Final = asyncio.create_task(self._read())

    async def _read(self) -> None:
        update = msgspec.json.Decoder(News)
        async for message in self.websocket:
            came = time.perf_counter()
            data = message if isinstance(message, bytes) else message.encode()
            if data.startswith(b'{"type":"update"'):
                self.news, self.came = update.decode(data), came
                async with self.changed:
                    self.changed.notify_all()
            elif data.startswith(b'{"type":"refused"'):
                self.refused += 1

    async def leave(self) -> None:
        await self.websocket.close()
        await self.reader

    async def reach(self, version: int) -> None:
        async with self.changed:
            await self.changed.wait_for(lambda: self.news.version >= version)


class SimulatedTable:
    def __init__(self, players: list[SimulatedPlayer], number: int) -> None:
        self.players: Final = players
        self.chance: Final = random.Random(number)  # noqa: S311 - a benchmark
        self.latencies: Final[list[float]] = []

    async def play(self, start: float, seconds: float, pause: float) -> None:
        """A choice after each pause, with a random phase, until the game or the time ends."""
        due = start + pause * self.chance.random()
        while max(due, time.perf_counter()) < start + seconds and self.players[0].news.waiting_for:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.choose()
            due += pause

    async def choose(self) -> None:
        """Measure from the choice of one player to the update of the other."""
        seat = self.players[0].news.waiting_for[0]
        acting, other = self.players[seat], self.players[1 - seat]
        version = acting.news.version
        message = {
            "type": "choose",
            "id": f"{version}",
            "version": version,
            "words": self.chance.choice(acting.news.options).words,
        }
        sent = time.perf_counter()
        await acting.websocket.send(msgspec.json.encode(message), text=True)
        async with asyncio.timeout(TIMEOUT):
            await other.reach(version + 1)
            self.latencies.append(other.came - sent)
            await acting.reach(version + 1)


def open_tables(url: str, count: int) -> Iterator[tuple[str, list[str]]]:
    """Rooms of the same two programs, and their tokens."""
    tokens = [str(Client(url).post("/api/bots", {"name": name})["token"]) for name in "AB"]
    host, guest = (Client(url, token) for token in tokens)
    plan = {"game": "babel", "seats": [{"type": "open"}] * 2}
    for _ in range(count):
        room = str(host.post("/api/tables", {"plan": plan})["room"])
        guest.join(room)
        yield room, tokens


async def connect_table(url: str, room: str, tokens: list[str], number: int) -> SimulatedTable:
    players = [await connect_player(url, room, token) for token in tokens]
    return SimulatedTable(players, number)


async def connect_player(url: str, room: str, token: str) -> SimulatedPlayer:
    address = f"{url.replace('http', 'ws')}/ws/tables/{room}"
    headers = {"authorization": f"Bearer {token}"}
    websocket = await connect(
        address, additional_headers=headers, ping_interval=None, compression=None
    )
    hello = {"type": "hello", "id": "hello", "protocol": PROTOCOL}
    await websocket.send(msgspec.json.encode(hello), text=True)
    player = SimulatedPlayer(websocket)
    await player.reach(1)
    return player
