"""A real server inside the test, so that a test can give its rooms another world.

Clients connect over real sockets; only the rooms are put into the server's memory by hand.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
import uvicorn
from litestar.di import Provide

from server.running import PATIENCE, Guest, free_port
from ziggurat.server.admin.websocket_client import WebsocketClient, open_websocket
from ziggurat.server.http.app import create
from ziggurat.server.http.direct import DirectWebsocket
from ziggurat.server.http.protocols import Http
from ziggurat.server.live.live_room import LiveRoom
from ziggurat.server.live.store import index_row
from ziggurat.server.room.protocol import PROTOCOL, Requester
from ziggurat.server.settings import Settings
from ziggurat.server.storage.database import prepare

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from ziggurat.server.live.registry import Registry
    from ziggurat.server.room.room import Room

# What may differ between two rooms: when it was said, and the hash of the secret.
VARYING = re.compile(rb'"(now|seen|since|patience|commitment)":("[^"]*"|[0-9.]+)')


class Listener:
    """A connection that keeps everything it receives."""

    def __init__(self, room: str) -> None:
        self.room = room.encode()
        self.client: WebsocketClient
        self.received: list[bytes] = []
        self._changed = asyncio.Event()

    def receive(self, text: bytes) -> None:
        self.received.append(VARYING.sub(b"", text.replace(self.room, b"ROOM")))
        self._changed.set()

    def send(self, kind: str, **fields: object) -> None:
        self.client.send(msgspec.json.encode({"type": kind, **fields}))

    async def wait(self, text: bytes) -> None:
        """Until a message with this text has come."""
        async with asyncio.timeout(PATIENCE):
            while not any(text in message for message in self.received):
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        self.client.close()
        await self.client.closed


class Listening:
    """A server, its rooms, and people with accounts."""

    def __init__(self, port: int, registry: Registry) -> None:
        self.port = port
        self.registry = registry
        self.people: list[Requester] = []
        self.tokens: dict[str, str] = {}  # by player

    async def add_people(self, count: int) -> None:
        url = f"http://127.0.0.1:{self.port}"
        for number in range(count):
            guest = await asyncio.to_thread(Guest, url, f"guest {number}")
            player = str((await asyncio.to_thread(guest.http.get, "/api/me")).json()["id"])
            guest.http.close()
            self.people.append(Requester(player, guest.name, guest=True))
            self.tokens[player] = guest.token

    def put(self, room: Room) -> str:
        live = self.registry.rooms[room.name] = LiveRoom(room.name)
        live.room, live.row = room, index_row(room)
        return room.name

    async def listen(self, room: str, player: str) -> Listener:
        listener = Listener(room)
        path = f"/ws/tables/{room}"
        token = self.tokens[player]
        listener.client = await open_websocket(self.port, path, token, listener.receive)
        listener.send("hello", id="hello", protocol=PROTOCOL)
        await listener.wait(b'{"type":"update"')
        return listener


def room_name() -> str:
    return secrets.token_hex(9)


@asynccontextmanager
async def listening(folder: Path) -> AsyncIterator[Listening]:
    settings = Settings(database=str(folder / "ziggurat.db"), limit=1e9)
    await asyncio.to_thread(prepare, settings.database)
    app, port = create(settings), free_port()
    config = uvicorn.Config(
        app, port=port, http=Http, ws=DirectWebsocket, access_log=False, log_level="warning"
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - uvicorn offers no event
        await asyncio.sleep(0.01)
    provided = app.dependencies["registry"]
    assert isinstance(provided, Provide)
    registry: Registry = provided.dependency()
    try:
        yield Listening(port, registry)
    finally:
        server.should_exit = True
        await serving
