"""The server under load: processor time for a choice, latency, throughput and memory.

The server runs on one core, the simulated players in this process on the others.  In every run each
build starts a new server, and who goes first changes, so that noise hits all builds alike.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import time
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

import uvloop

from ziggurat.server.admin.load import PAUSE, SimulatedTable, connect_table, open_tables
from ziggurat.server.admin.server_process import (
    ServerBuild,
    ServerProcess,
    empty_database,
    serving,
)

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

AT_ONCE: Final = 20  # tables that connect at the same time
# Seconds in which a server gets rid of what connecting left behind, before its memory is measured:
# it waits for a quiet moment.  Few tables leave little behind.
QUIET: Final = 12.0
MANY: Final = 600  # tables
FINISHED: Final = 0.1  # the share of games that may end; then the load is no longer the same


class Scenario(NamedTuple):
    """What to measure."""

    load: str  # a game, or a mix of all
    tables: int
    seconds: float
    flat_out: bool = False  # no pause between choices
    database: str = ""  # the URL of an empty one; empty: a temporary SQLite file
    workers: int = 1
    redis: str = ""  # its URL; several workers need it

    @property
    def options(self) -> list[str]:
        """Of the server."""
        redis = ["--redis", self.redis] if self.redis else []
        return [*redis, "--workers", str(self.workers)]


class Run(TypedDict):
    """What one server did under one load."""

    build: str
    load: str
    flat_out: bool
    database: str
    workers: int
    tables: int
    choices: int
    choices_per_s: float
    cpu_ms: float  # of the server's processor time, for a choice
    p50_ms: float
    p99_ms: float
    p999_ms: float
    worst_ms: float
    refused: int
    kb_per_table: float  # memory of a table with all its connections
    server_cpu: float  # of one core


def measure(
    scenario: Scenario, builds: list[ServerBuild], runs: int, progress: Progress
) -> list[Run]:
    """Run the benchmark and remove what it wrote.  Raises AdminError."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    all_cores = os.sched_getaffinity(0)
    server_core = {min(all_cores)}
    found: list[Run] = []
    try:
        os.sched_setaffinity(0, all_cores - server_core or all_cores)
        for number in range(runs):
            for build in builds[::-1] if number % 2 else builds:
                with (
                    empty_database(scenario.database) as database,
                    serving(build, database, server_core, scenario.options) as server,
                ):
                    found.append(uvloop.run(run(server, scenario, build.name, progress)))
    finally:
        os.sched_setaffinity(0, all_cores)
    return found


async def run(server: ServerProcess, scenario: Scenario, build: str, progress: Progress) -> Run:
    label = f"{scenario.load}, {'flat out' if scenario.flat_out else 'paced'}, {build}"
    opening = progress.track(
        open_tables(server.url, scenario.load, scenario.tables),
        scenario.tables,
        description=f"{label}: opening tables",
    )
    opened = await asyncio.to_thread(lambda: list(opening))
    # Memory is measured on the second half: by then caches and pools are full.
    half = scenario.tables // 2
    task = progress.add_task(f"{label}: connecting players", total=scenario.tables)
    tables = await connect_all(server.port, opened[:half], progress, task)
    quiet = QUIET * min(1.0, scenario.tables / MANY)
    await asyncio.sleep(quiet)
    before = server.memory()
    tables += await connect_all(server.port, opened[half:], progress, task)
    await asyncio.sleep(quiet)
    memory = (server.memory() - before) / (scenario.tables - half)
    used, start = server.seconds(), time.perf_counter()
    await play(tables, scenario, label, progress)
    spent = time.perf_counter() - start
    cpu = server.seconds() - used
    await asyncio.gather(*(player.leave() for table in tables for player in table.players))
    return figures(scenario, build, tables, spent, cpu, memory)


async def connect_all(
    port: int, opened: list[tuple[str, list[str]]], progress: Progress, task: TaskID
) -> list[SimulatedTable]:
    tables: list[SimulatedTable] = []
    for at in range(0, len(opened), AT_ONCE):
        some = enumerate(opened[at : at + AT_ONCE], start=at)
        tables += await asyncio.gather(
            *(connect_table(port, *each, number) for number, each in some)
        )
        progress.update(task, advance=AT_ONCE)
    return tables


async def play(
    tables: list[SimulatedTable], scenario: Scenario, label: str, progress: Progress
) -> None:
    # A garbage collection here would look like latency of the server.
    gc.freeze()
    gc.disable()
    task = progress.add_task(f"{label}: playing", total=scenario.seconds)
    start = time.perf_counter()
    pause = 0.0 if scenario.flat_out else PAUSE
    playing = {asyncio.create_task(table.play(start, scenario.seconds, pause)) for table in tables}
    most_finished = int(FINISHED * len(tables))
    while playing:
        done, playing = await asyncio.wait(playing, timeout=0.5)
        for each in done:
            each.result()
        spent = time.perf_counter() - start
        progress.update(task, completed=min(scenario.seconds, spent))
        if spent < scenario.seconds and len(tables) - len(playing) > most_finished:
            for table in tables:
                table.is_stopped = True
    gc.enable()


def figures(
    scenario: Scenario,
    build: str,
    tables: list[SimulatedTable],
    spent: float,
    cpu: float,
    memory: float,
) -> Run:
    latencies = sorted(each for table in tables for each in table.latencies)
    last = len(latencies) - 1
    return {
        "build": build,
        "load": scenario.load,
        "flat_out": scenario.flat_out,
        "database": "postgresql" if scenario.database else "sqlite",
        "workers": scenario.workers,
        "tables": len(tables),
        "choices": len(latencies),
        "choices_per_s": round(len(latencies) / spent, 1),
        "cpu_ms": round(1000 * cpu / len(latencies), 3),
        "p50_ms": round(1000 * latencies[last // 2], 2),
        "p99_ms": round(1000 * latencies[last * 99 // 100], 2),
        "p999_ms": round(1000 * latencies[last * 999 // 1000], 2),
        "worst_ms": round(1000 * latencies[last], 2),
        "refused": sum(player.refused for table in tables for player in table.players),
        "kb_per_table": round(memory, 1),
        "server_cpu": round(cpu / spent, 2),
    }
