"""A server that has served many tables needs no more memory than one that has served some.

People come, play a mix of all games, talk, look at the lobby and at finished moves, and leave;
then others come.  Every run lasts seconds and only shows that it works; `make proof-soak` lasts an
hour and compares memory and open files of its last quarter with those of its second.

It also tells how many objects the server has made and not freed.  If they rise with the memory,
something is kept, or waits in cycles to be freed; if memory rises without them, it is held by
caches of other libraries or by the allocator.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

import httpx
from websockets.asyncio.client import connect

from server.proofs import Proof, wanted
from ziggurat.server.admin.load import MIX, SimulatedTable, connect_table, open_tables

if TYPE_CHECKING:
    from server.running import Server

SECONDS = wanted("ZIGGURAT_SOAK_SECONDS", 6)
LONG = 600  # seconds: from here on memory has to be flat
TABLES = 8  # at a time: two of each game
ROUND = 20.0  # seconds, at most, at the same tables
PAUSE = 0.02  # seconds between two choices at a table
GROWTH = 1.05  # of memory, from the second quarter to the last, and a few pages more
SPARE = 2_000  # kB


class Sample(NamedTuple):
    memory: int  # resident kB
    files: int  # open ones
    objects: int  # new ones


def sample(process: int, url: str) -> Sample:
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    memory = next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))
    files = len(list(Path(f"/proc/{process}/fd").iterdir()))
    metrics = httpx.get(f"{url}/metrics").text.splitlines()
    objects = next(line.split()[1] for line in metrics if line.startswith("ziggurat_new_objects "))
    return Sample(memory, files, int(float(objects)))


class Soak:
    def __init__(self, server: Server, proof: Proof) -> None:
        self.server = server
        self.proof = proof
        self.start = time.monotonic()
        self.samples: list[Sample] = []
        self.choices = self.tables = 0

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            watching = group.create_task(self.watch())
            while time.monotonic() - self.start < SECONDS and self.proof.has_time:
                await self.round()
            watching.cancel()

    async def watch(self) -> None:
        process = self.server.process
        assert process is not None
        assert process.pid is not None
        while True:
            url = self.server.url
            self.samples.append(await asyncio.to_thread(sample, process.pid, url))
            self.proof.advance()
            await asyncio.sleep(1)

    async def round(self) -> None:
        """Some tables from the first player to the last."""
        url, port = self.server.url, self.server.port
        opened = await asyncio.to_thread(lambda: list(open_tables(url, MIX, TABLES)))
        numbers = range(self.tables, self.tables + TABLES)
        tables = [
            await connect_table(port, *each, number)
            for number, each in zip(numbers, opened, strict=True)
        ]
        left = min(ROUND, SECONDS - (time.monotonic() - self.start))
        await asyncio.gather(*(self.play(table, left) for table in tables), self.look_around())
        for room, _ in opened:
            await asyncio.to_thread(httpx.get, f"{url}/api/tables/{room}/moves?first=0&last=5")
        await asyncio.gather(*(player.leave() for table in tables for player in table.players))
        self.tables += TABLES
        self.choices += sum(len(table.latencies) for table in tables)

    async def play(self, table: SimulatedTable, seconds: float) -> None:
        table.players[0].send({"type": "say", "id": "hello", "text": "hello"})
        await table.play(time.perf_counter(), max(1.0, seconds), PAUSE)

    async def look_around(self) -> None:
        async with connect(f"{self.server.url.replace('http', 'ws')}/ws/lobby") as lobby:
            await lobby.recv()

    def quarter(self, number: int) -> Sample:
        """Medians of memory, files and objects."""
        size = len(self.samples) // 4
        some = self.samples[number * size : (number + 1) * size]
        return Sample(*(int(median(each)) for each in zip(*some, strict=True)))


def test_memory_stays_flat(server: Server) -> None:
    with Proof("seconds of soak", SECONDS) as proof:
        soak = Soak(server, proof)
        asyncio.run(soak.run())

    assert soak.choices > 0
    if len(soak.samples) >= LONG:
        second, last = soak.quarter(1), soak.quarter(3)
        assert last.memory <= second.memory * GROWTH + SPARE
        assert last.files <= second.files + 2
    tenths = soak.samples[:: max(1, len(soak.samples) // 10)]
    proof.report(
        f"{soak.choices} choices at {soak.tables} tables; MB every tenth of the time:"
        f" {[round(each.memory / 1000, 1) for each in tenths]},"
        f" files: {[each.files for each in tenths]},"
        f" new objects: {[each.objects for each in tenths]}"
    )
