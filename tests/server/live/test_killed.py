"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing is done twice.

To kill more often than there is time for in every run: `make proof-kills`
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.proofs import SEED, Proof, wanted
from server.running import Connection, Guest, Server
from server.servers import database
from ziggurat.server.room.entries import Chose
from ziggurat.server.room.room import load_room
from ziggurat.server.storage.database import engine_for
from ziggurat.server.storage.journal import Journal

if TYPE_CHECKING:
    from pathlib import Path

KILLS = wanted("ZIGGURAT_KILLS", 15)  # of each database
TABLES = 6
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)


class Witness:
    """A player who remembers what was acknowledged."""

    def __init__(self, guest: Guest, chance: random.Random) -> None:
        self.guest = guest
        self.chance = chance
        self.acknowledged: list[tuple[str, str]] = []  # room and id
        self.heard = asyncio.Event()  # that something was acknowledged
        self.pending: tuple[str, str, int, str] | None = None  # room, id, version, words

    async def play(self, room: str) -> None:
        """To the end of the game, even if the server is killed."""
        task = asyncio.current_task()
        assert task is not None
        while True:
            try:
                async with self.guest.sit(room) as table:
                    await self.repeat(table)
                    if await self.go_on(room, table):
                        return
            except GONE:
                if task.cancelling():  # If anything goes wrong while stopping, stop anyway.
                    raise asyncio.CancelledError from None
                await asyncio.sleep(0.05)

    async def repeat(self, table: Connection) -> None:
        """What was not answered is asked for again, under the same id."""
        if self.pending is not None:
            room, request, version, words = self.pending
            answer = await table.ask("choose", id=request, version=version, words=words)
            self.pending = None
            if answer["type"] == "done":
                self.acknowledged.append((room, request))
                self.heard.set()
                await table.reach(as_number(answer["version"]))
            else:
                assert "stale" == answer["code"], answer
                await table.until("update")

    async def go_on(self, room: str, table: Connection) -> bool:
        while table.update["state"] == "playing":
            await table.my_turn()
            if not table.words():
                break
            request = f"{self.guest.name} {self.chance.getrandbits(64):x}"
            words = self.chance.choice(table.words())
            self.pending = room, request, table.number("version"), words
            await self.repeat(table)
        return True


def as_number(value: object) -> int:
    assert isinstance(value, int)
    return value


async def games(pair: list[Witness], rooms: list[str]) -> None:
    """Two players play one game after another."""
    host, other = (witness.guest for witness in pair)
    while True:
        try:
            room = await asyncio.to_thread(host.open, "babel", [{"type": "open"}] * 2)
            await asyncio.to_thread(other.join, room)
        except (*GONE, httpx.HTTPStatusError):
            await asyncio.sleep(0.1)
            continue
        rooms.append(room)
        await asyncio.gather(*(witness.play(room) for witness in pair))


async def killing(
    server: Server, chance: random.Random, witnesses: list[Witness], proof: Proof
) -> None:
    while proof.goes_on:
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        # Under load: something has been acknowledged since the last time.
        await all_hear(witnesses[:1])
        server.kill()
        await asyncio.to_thread(server.start)
        proof.advance()


async def all_hear(witnesses: list[Witness]) -> None:
    """Each of them has something acknowledged from now on."""
    async with asyncio.timeout(60):
        for witness in witnesses:
            witness.heard.clear()
        for witness in witnesses:
            await witness.heard.wait()


async def check(database: str, rooms: list[str], acknowledged: list[tuple[str, str]]) -> int:
    """The log holds what was acknowledged, each once, and every log tells a room."""
    engine = engine_for(database)
    journal = Journal(engine)
    written: Counter[tuple[str, str]] = Counter()
    choices = 0
    for name in rooms:
        entries = await journal.read(name)
        assert load_room(name, entries).session is not None
        made = [entry for entry in entries if isinstance(entry, Chose)]
        choices += len(made)
        written.update((name, entry.id) for entry in made)
    await engine.dispose()
    assert all(count == 1 for count in written.values())
    assert all(written[key] == 1 for key in acknowledged)
    assert len(set(acknowledged)) == len(acknowledged)
    return choices


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_nothing_done_twice(kind: str, tmp_path: Path) -> None:
    chance = random.Random(KILLS + SEED)  # noqa: S311 - a test
    rooms: list[str] = []
    proof = Proof(f"{kind}: kills", KILLS)

    async def chaos(server: Server, witnesses: list[Witness]) -> None:
        pairs = [witnesses[at : at + 2] for at in range(0, len(witnesses), 2)]
        tables = [asyncio.create_task(games(pair, rooms)) for pair in pairs]
        await killing(server, chance, witnesses, proof)
        await all_hear(witnesses)  # every table goes on
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    with (
        proof,
        database(kind, tmp_path) as address,
        Server(address, tmp_path / "log", "--limit", "1000") as server,
    ):
        witnesses = [Witness(server.guest(f"guest {n}"), chance) for n in range(2 * TABLES)]
        asyncio.run(chaos(server, witnesses))
        server.kill()
        acknowledged = [each for witness in witnesses for each in witness.acknowledged]
        choices = asyncio.run(check(address, rooms, acknowledged))

    proof.check()
    assert 0 < len(acknowledged) <= choices
    proof.report(
        f"{kind}: {proof.done} kills, {len(rooms)} rooms, {choices} choices,"
        f" {len(acknowledged)} acknowledged: 0 lost, 0 doubled"
    )
