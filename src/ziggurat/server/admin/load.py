"""Load for the benchmark: tables of simulated players who choose once a second or flat out."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from ziggurat.client import Client
from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.admin.websocket_client import WebsocketClient, open_websocket
from ziggurat.server.room.protocol import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

TIMEOUT: Final = 60.0  # seconds for any answer
PAUSE: Final = 1.0  # seconds between two choices at a table
PER_GUEST: Final = 50  # tables of one guest; the server limits the requests of each
# A usual table of each game.  In a mix, tables take them in turn.
PLAYERS: Final = {"babel": 2, "babylon": 4, "babble": 5, "seven_wonders": 7}
MIX: Final = "mix"
UPDATE: Final = b'{"type":"update","version":'
SEPARATOR: Final = ", "  # between the parts of a choice


class Option(Struct, frozen=True):
    words: str
    opens: bool = False


class News(Struct, frozen=True):
    """What a player has to know of an update."""

    options: list[Option]
    waiting_for: list[int]


class Composed(Struct, frozen=True):
    options: list[Option] = []
    complete: bool = False


NEWS: Final = msgspec.json.Decoder(News)
COMPOSED: Final = msgspec.json.Decoder(Composed)


class SimulatedPlayer:
    """One websocket; knows the last update and when it arrived."""

    def __init__(self) -> None:
        self.version = 0
        self.came = 0.0
        self.refused = 0
        self._websocket: WebsocketClient
        self._update = b""
        self._awaited = 0  # a version
        self._waiter: asyncio.Future[None] | None = None
        self._answer: asyncio.Future[bytes] | None = None

    async def enter(self, port: int, room: str, token: str) -> None:
        self._websocket = await open_websocket(port, f"/ws/tables/{room}", token, self._receive)
        self.send({"type": "hello", "id": "hello", "protocol": PROTOCOL})
        await self.reach(1)

    @property
    def news(self) -> News:
        return NEWS.decode(self._update)

    def _receive(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            self.came = time.perf_counter()
            self._update = text
            self.version = int(text[len(UPDATE) : text.index(b",", len(UPDATE))])
            if self._waiter is not None and self.version >= self._awaited:
                self._waiter.set_result(None)
                self._waiter = None
        elif text.startswith(b'{"type":"composed"') and self._answer is not None:
            self._answer.set_result(text)
            self._answer = None
        elif text.startswith(b'{"type":"refused"'):
            self.refused += 1

    def send(self, message: dict[str, object]) -> None:
        self._websocket.send(msgspec.json.encode(message))

    async def reach(self, version: int) -> None:
        """Wait until the update of this version is here."""
        if self.version < version:
            self._awaited = version
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter

    async def compose(self, first: str, chance: random.Random) -> str:
        """Complete a choice that has parts."""
        parts = [first]
        while True:
            self._answer = asyncio.get_running_loop().create_future()
            self.send({"type": "compose", "id": "part", "version": self.version, "parts": parts})
            composed = COMPOSED.decode(await self._answer)
            if composed.complete:
                return SEPARATOR.join(parts)
            parts.append(chance.choice(composed.options).words)

    async def leave(self) -> None:
        self._websocket.close()
        await self._websocket.closed


class SimulatedTable:
    def __init__(self, players: list[SimulatedPlayer], number: int) -> None:
        self.players: Final = players
        self.chance: Final = random.Random(number)  # noqa: S311 - a benchmark
        self.latencies: Final[list[float]] = []
        self.is_stopped = False

    async def play(self, start: float, seconds: float, pause: float) -> None:
        """A choice after each pause, with a random phase, until the game or the time ends."""
        due = start + pause * self.chance.random()
        while max(due, time.perf_counter()) < start + seconds and not self.is_stopped:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            waiting_for = self.players[0].news.waiting_for
            if not waiting_for:
                return
            async with answered(self.players):
                await self.choose(waiting_for[0])
            due += pause

    async def choose(self, seat: int) -> None:
        """Measure from the choice of one player until the last of the others knows it."""
        acting = self.players[seat]
        version = acting.version
        option = self.chance.choice(acting.news.options)
        words = option.words
        if option.opens:
            words = await acting.compose(words, self.chance)
        sent = time.perf_counter()
        acting.send({"type": "choose", "id": f"{version}", "version": version, "words": words})
        for player in self.players:
            await player.reach(version + 1)
        others = [player.came for player in self.players if player is not acting]
        self.latencies.append(max(others) - sent)


@asynccontextmanager
async def answered(players: list[SimulatedPlayer]) -> AsyncIterator[None]:
    """What is waited for in here comes in time, or an error says what the server did instead."""
    try:
        async with asyncio.timeout(TIMEOUT):
            yield
    except TimeoutError:
        refused = sum(player.refused for player in players)
        raise AdminError(AdminCode.NO_ANSWER, seconds=int(TIMEOUT), refused=refused) from None


def open_tables(url: str, load: str, count: int) -> Iterator[tuple[str, list[str]]]:
    """Rooms, and the tokens of the guests who play there."""
    games = list(PLAYERS) if load == MIX else [load]
    guests: list[Client] = []
    for number in range(count):
        if number % PER_GUEST == 0:
            guests = [new_guest(url) for _ in range(max(PLAYERS.values()))]
        game = games[number % len(games)]
        seated = guests[: PLAYERS[game]]
        plan = {"game": game, "seats": [{"type": "open"}] * len(seated)}
        room = str(seated[0].post("/api/tables", {"plan": plan})["room"])
        for guest in seated[1:]:
            guest.join(room)
        yield room, [guest.token for guest in seated]


def new_guest(url: str) -> Client:
    body = json.dumps({"name": "A"}).encode()
    request = Request(f"{url}/api/me", body, {"content-type": "application/json"})  # noqa: S310 - our own server
    with urlopen(request) as reply:  # noqa: S310 - as above
        cookie = str(reply.headers["set-cookie"])
    return Client(url, cookie.partition("=")[2].partition(";")[0])


async def connect_table(port: int, room: str, tokens: list[str], number: int) -> SimulatedTable:
    players = [SimulatedPlayer() for _ in tokens]
    for player, token in zip(players, tokens, strict=True):
        async with answered(players):
            await player.enter(port, room, token)
    return SimulatedTable(players, number)
