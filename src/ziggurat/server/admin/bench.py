"""The server under load: latency, throughput and memory.

The server runs in a process of its own, on a database that is empty before and after.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict, TypeVar

import uvloop
from sqlalchemy import inspect, text

from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.admin.load import PAUSE, TIMEOUT, SimulatedTable, connect_table, open_tables
from ziggurat.server.client import Client
from ziggurat.server.storage.database import engine_for
from ziggurat.server.storage.schema import METADATA

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import Progress, TaskID
    from sqlalchemy import Connection

T = TypeVar("T")
AT_ONCE: Final = 20  # tables that connect at the same time


class Scenario(NamedTuple):
    """What to measure."""

    tables: int
    seconds: float
    database: str = ""  # the URL of an empty one; empty: a temporary SQLite file
    flat_out: bool = False  # no pause between choices


class Figures(TypedDict):
    database: str
    flat_out: bool
    tables: int
    choices: int
    choices_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    refused: int
    kb_per_idle_table: float
    server_cpu: float  # of one core, during the measurement


class Server:
    def __init__(self, database: str) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port: Final[int] = listener.getsockname()[1]
        command = [sys.executable, "-m", "ziggurat", "serve", "--limit", "1e9"]
        command += ["--port", str(self.port), "--database", database]
        self.process: Final = subprocess.Popen(  # noqa: S603 - our own server
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> None:
        deadline = time.monotonic() + TIMEOUT
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
        """Processor time used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        ticks = int(fields[11]) + int(fields[12])
        return ticks / 100

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()


async def connect_all(
    url: str, opened: list[tuple[str, list[str]]], progress: Progress, task: TaskID
) -> list[SimulatedTable]:
    tables: list[SimulatedTable] = []
    for at in range(0, len(opened), AT_ONCE):
        some = enumerate(opened[at : at + AT_ONCE], start=at)
        tables += await asyncio.gather(
            *(connect_table(url, *each, number) for number, each in some)
        )
        progress.update(task, completed=progress.tasks[task].completed + AT_ONCE)
    return tables


async def run(server: Server, scenario: Scenario, progress: Progress) -> Figures:
    opening = progress.track(
        open_tables(server.url, scenario.tables), scenario.tables, description="opening tables"
    )
    opened = await asyncio.to_thread(lambda: list(opening))
    # Memory is measured on the second half: by then caches and pools are full.
    half = scenario.tables // 2
    task = progress.add_task("connecting players", total=scenario.tables)
    tables = await connect_all(server.url, opened[:half], progress, task)
    before = server.memory()
    tables += await connect_all(server.url, opened[half:], progress, task)
    memory = (server.memory() - before) / (scenario.tables - half)
    used, start = server.seconds(), time.perf_counter()
    await play(tables, scenario, progress)
    spent = time.perf_counter() - start
    cpu = (server.seconds() - used) / spent
    await asyncio.gather(*(player.leave() for table in tables for player in table.players))
    return figures(scenario, tables, spent, cpu, memory)


async def play(tables: list[SimulatedTable], scenario: Scenario, progress: Progress) -> None:
    # A garbage collection here would look like latency of the server.
    gc.freeze()
    gc.disable()
    task = progress.add_task("playing", total=scenario.seconds)
    start = time.perf_counter()
    pause = 0.0 if scenario.flat_out else PAUSE
    playing = asyncio.gather(*(table.play(start, scenario.seconds, pause) for table in tables))
    while not playing.done():
        await asyncio.wait([playing], timeout=1.0)
        progress.update(task, completed=min(scenario.seconds, time.perf_counter() - start))
    await playing
    gc.enable()


def figures(
    scenario: Scenario, tables: list[SimulatedTable], spent: float, cpu: float, memory: float
) -> Figures:
    latencies = sorted(each for table in tables for each in table.latencies)
    last = len(latencies) - 1
    return {
        "database": "postgresql" if scenario.database else "sqlite",
        "flat_out": scenario.flat_out,
        "tables": len(tables),
        "choices": len(latencies),
        "choices_per_s": round(len(latencies) / spent, 1),
        "p50_ms": round(1000 * latencies[last // 2], 2),
        "p99_ms": round(1000 * latencies[last * 99 // 100], 2),
        "worst_ms": round(1000 * latencies[last], 2),
        "refused": sum(player.refused for table in tables for player in table.players),
        "kb_per_idle_table": round(memory, 1),
        "server_cpu": round(cpu, 2),
    }


def measure(scenario: Scenario, progress: Progress) -> Figures:
    """Run the benchmark and remove what it wrote.  Raises AdminError."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with empty_database(scenario.database) as database, serving(database) as server:
        return uvloop.run(run(server, scenario, progress))


@contextmanager
def serving(database: str) -> Iterator[Server]:
    server = Server(database)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def empty_database(url: str) -> Iterator[str]:
    """A temporary file, or a database that must be empty and is emptied afterwards."""
    if not url:
        with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
            yield str(Path(folder) / "bench.db")
        return
    if uvloop.run(in_database(url, tables_of)):
        raise AdminError(AdminCode.DATABASE_NOT_EMPTY)
    try:
        yield url
    finally:
        uvloop.run(in_database(url, drop_all))


async def in_database(url: str, work: Callable[[Connection], T]) -> T:
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def tables_of(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def drop_all(connection: Connection) -> None:
    METADATA.drop_all(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
