"""A flood of hostile messages: each has one answer, no table changes but by its players' choices.

Outsiders and players send forged, malformed, outdated and misplaced messages, as fast as they may.
For more: `make proof-messages`
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING

from server.proofs import SEED, Proof, wanted
from server.running import PATIENCE, Guest, Message, Server
from ziggurat.server.admin.websocket_client import open_websocket
from ziggurat.server.http.limits import REQUEST_BURST

if TYPE_CHECKING:
    from collections.abc import Callable

MESSAGES = wanted("ZIGGURAT_MESSAGES", 3000)
A_CONNECTION = int(REQUEST_BURST) - 10  # messages; then a new one, so that none is put off
AT_ONCE = 4
TYPES = ("choose", "why", "undo", "consent", "resign", "return", "say", "compose", "hand_over")
WORDS = ("end", "move persians", "deploy medes", "construct foundation", "discard hittites", "")
ANSWERS = {"done", "because", "composed", "refused"}


class Flood:
    def __init__(self, port: int, chance: random.Random, proof: Proof) -> None:
        self.port = port
        self.chance = chance
        self.proof = proof

    async def run(self, tables: list[tuple[str, Guest]]) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self.attack(tables))

    async def attack(self, tables: list[tuple[str, Guest]]) -> None:
        while self.proof.goes_on:
            room, guest = self.chance.choice(tables)
            await self.connection(room, guest)

    async def connection(self, room: str, guest: Guest) -> None:
        answers: asyncio.Queue[bytes] = asyncio.Queue()
        path = f"/ws/tables/{room}"
        client = await open_websocket(self.port, path, guest.token, answers.put_nowait)
        client.send(b'{"type":"hello","id":"hello","protocol":1}')
        await self.next_answer(answers, {"welcome"})
        for _ in range(A_CONNECTION):
            client.send(self.message())
            await self.next_answer(answers, ANSWERS)
            self.proof.advance()
        client.close()
        await client.closed

    async def next_answer(self, answers: asyncio.Queue[bytes], expected: set[str]) -> None:
        async with asyncio.timeout(PATIENCE):
            while (kind := str(json.loads(await answers.get())["type"])) == "update":
                pass
        assert kind in expected

    def message(self) -> bytes:
        make = self.chance.choice([self.forged, self.forged, self.damaged, self.garbage])
        return make()

    def forged(self) -> bytes:
        """Well formed, but about anything."""
        kind = self.chance.choice([each for each in TYPES if each != "resign"])
        fields: dict[str, object] = {"type": kind, "id": f"{self.chance.getrandbits(64):x}"}
        values: dict[str, Callable[[], object]] = {
            "version": lambda: self.chance.choice([-1, 0, 1, 5, 2**31, 2**63, 1.5, None, "1"]),
            "words": lambda: self.chance.choice([*WORDS, "é" * 99, "\ud800", 7, [], "a, b, c"]),
            "parts": lambda: [self.chance.choice(WORDS) for _ in range(self.chance.randrange(4))],
            "agree": lambda: self.chance.choice([True, False, None, "yes"]),
            "seat": lambda: self.chance.choice([-1, 0, 1, 2, 9, "0"]),
            "text": lambda: self.chance.choice(["", "hi", "\u202e", "<b>", "x" * 5000]),
        }
        for name in self.chance.sample(sorted(values), self.chance.randrange(4)):
            fields[name] = values[name]()
        return json.dumps(fields).encode()

    def damaged(self) -> bytes:
        """A message with a few bytes changed; still text, or the connection would be closed."""
        text = bytearray(self.forged())
        for _ in range(self.chance.randrange(1, 4)):
            text[self.chance.randrange(len(text))] = self.chance.randrange(32, 127)
        return bytes(text)

    def garbage(self) -> bytes:
        return self.chance.choice(
            [b"", b"null", b"[" * 5000, b'{"a":' * 900, b"9" * 5000, b'"x"', b"{}", b"\x00"]
        )


def test_every_message_of_a_flood_is_answered(server: Server) -> None:
    chance = random.Random(MESSAGES + SEED)  # noqa: S311 - a test
    proof = Proof("hostile messages", MESSAGES)
    people = [server.guest(f"flood {number}") for number in range(3)]
    seats: list[Message] = [{"type": "open"}, {"type": "open"}]
    rooms = [people[0].open("babel", seats) for _ in range(2)]
    for room in rooms:
        people[1].join(room)
    before = people[2].http.get(f"/api/tables/{rooms[1]}").json()
    # At the first table everybody sends messages, at the second one only an outsider.
    tables = [(rooms[0], guest) for guest in people] + [(rooms[1], people[2])]
    with proof:
        asyncio.run(Flood(server.port, chance, proof).run(tables))

    proof.check()
    assert "Traceback" not in server.log.read_text()
    assert before == people[2].http.get(f"/api/tables/{rooms[1]}").json()
    assert people[0].http.get(f"/api/tables/{rooms[0]}").json()["state"] in {"playing", "over"}
    proof.report(f"{proof.done} hostile messages, each with one answer, 0 tracebacks")
