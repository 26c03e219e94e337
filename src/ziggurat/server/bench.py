"""How a server bears a crowd: tables where every second somebody chooses, and tables that sleep.

The server runs in a process of its own, on an empty database in a folder that is removed after.
"""

from __future__ import annotations

import asyncio
import gc
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from ziggurat.server.client import Client
from ziggurat.server.protocol import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE: Final = 60.0  # seconds for a server to start, or for anything to be answered
AT_ONCE: Final = 20  # tables that are opened at the same time


class Figures(TypedDict):
    tables: int
    choices: int
    choices_per_s: float
    median_ms: float
    p99_ms: float
    worst_ms: float
    refused: int
    kb_per_idle_table: float
    server_cpu: float  # of one core, while they played


class Option(Struct, frozen=True):
    words: str


class News(Struct, frozen=True, tag_field="type", tag="update"):
    version: int
    options: list[Option]
    waiting_for: list[int]


class Other(Struct, frozen=True):
    type: str


class Server:
    def __init__(self, database: str) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port: Final[int] = listener.getsockname()[1]
        command = [sys.executable, "-m", "ziggurat", "serve", "--limit", "1e9"]
        command += ["--port", str(self.port), "--database", database]
        self.process: Final = subprocess.Popen(command)  # noqa: S603 - our own server
        self._wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                Client(self.url).tables()
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
            else:
                return

    def memory(self) -> float:
        """Resident kilobytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        raise AssertionError("a process has a size")

    def seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        ticks = int(fields[11]) + int(fields[12])
        return ticks / 100

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


class Player:
    """One websocket; knows the last update and when it came."""

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


class Table:
    def __init__(self, players: list[Player], number: int) -> None:
        self.players: Final = players
        self.chance: Final = random.Random(number)  # noqa: S311 - which option is no secret
        self.latencies: Final[list[float]] = []

    async def play(self, start: float, seconds: float) -> None:
        """One choice each second, at a moment of its own."""
        due = start + self.chance.random()
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.choose()
            due += 1.0

    async def choose(self) -> None:
        first = self.players[0].news
        seat = first.waiting_for[0]
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
        async with asyncio.timeout(PATIENCE):
            await other.reach(version + 1)
            self.latencies.append(other.came - sent)
            await acting.reach(version + 1)


def open_tables(url: str, count: int) -> Iterator[tuple[str, list[str]]]:
    """Rooms of the same two guests, and their tokens."""
    tokens = [str(Client(url).post("/api/bots", {"name": name})["token"]) for name in "AB"]
    host, guest = (Client(url, token) for token in tokens)
    plan = {"game": "babel", "seats": [{"type": "open"}] * 2}
    for _ in range(count):
        room = str(host.post("/api/tables", {"plan": plan})["room"])
        guest.join(room)
        yield room, tokens


async def sit(url: str, room: str, token: str) -> Player:
    address = f"{url.replace('http', 'ws')}/ws/tables/{room}"
    headers = {"authorization": f"Bearer {token}"}
    websocket = await connect(
        address, additional_headers=headers, ping_interval=None, compression=None
    )
    hello = {"type": "hello", "id": "hello", "protocol": PROTOCOL}
    await websocket.send(msgspec.json.encode(hello), text=True)
    player = Player(websocket)
    await player.reach(1)
    return player


async def run(server: Server, count: int, seconds: float) -> Figures:
    opened = await asyncio.to_thread(lambda: list(open_tables(server.url, count)))
    # What a table costs is seen on the second half: by then caches and pools are full.
    half = count // 2
    tables = await gather_at(server.url, opened[:half])
    before = server.memory()
    tables += await gather_at(server.url, opened[half:])
    memory = (server.memory() - before) / (count - half)
    # A pause of this process would be taken for one of the server.
    gc.freeze()
    gc.disable()
    used, start = server.seconds(), time.perf_counter()
    await asyncio.gather(*(table.play(start, seconds) for table in tables))
    spent = time.perf_counter() - start
    cpu = (server.seconds() - used) / spent
    await asyncio.gather(*(player.leave() for table in tables for player in table.players))
    return figures(tables, spent, cpu, memory)


async def gather_at(url: str, opened: list[tuple[str, list[str]]]) -> list[Table]:
    tables: list[Table] = []
    for at in range(0, len(opened), AT_ONCE):
        players = await asyncio.gather(
            *(
                sit(url, room, token)
                for room, tokens in opened[at : at + AT_ONCE]
                for token in tokens
            )
        )
        tables += [Table(players[n : n + 2], at + n) for n in range(0, len(players), 2)]
    return tables


def figures(tables: list[Table], spent: float, cpu: float, memory: float) -> Figures:
    latencies = sorted(each for table in tables for each in table.latencies)
    last = len(latencies) - 1
    return {
        "tables": len(tables),
        "choices": len(latencies),
        "choices_per_s": round(len(latencies) / spent, 1),
        "median_ms": round(1000 * latencies[last // 2], 2),
        "p99_ms": round(1000 * latencies[last * 99 // 100], 2),
        "worst_ms": round(1000 * latencies[last], 2),
        "refused": sum(player.refused for table in tables for player in table.players),
        "kb_per_idle_table": round(memory, 1),
        "server_cpu": round(cpu, 2),
    }


def measure(tables: int, seconds: float) -> Figures:
    """Run the benchmark; the database is removed afterwards."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        server = Server(str(Path(folder) / "bench.db"))
        try:
            return uvloop.run(run(server, tables, seconds))
        finally:
            server.stop()
