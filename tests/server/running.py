"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import sys
import time
from itertools import count
from multiprocessing import get_context
from typing import TYPE_CHECKING, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ziggurat.terminal.main import main

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from multiprocessing.context import ForkServerProcess
    from pathlib import Path

PATIENCE = 60.0  # seconds; other people use this machine as well
OPENING = 180.0  # seconds for a server to open; new workers import everything again

Message = dict[str, object]


# Servers are forked from a process that has imported everything, so a new one is there at once.
NURSERY = get_context("forkserver")
NURSERY.set_forkserver_preload(["ziggurat.server.http.app", "ziggurat.server.http.serve", "uvloop"])


def run_command(arguments: list[str], log: str) -> None:
    """`ziggurat …` in a process of its own, with all that it starts."""
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0)
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.exit(main(arguments))


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Server:
    """Runs `ziggurat serve`; may be killed and started again on the same port."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.port = free_port()
        self.database = database
        self.log = log
        self.options = options
        self.process: ForkServerProcess | None = None
        self.guests: list[Guest] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--database", self.database, *self.options]
        self.process = NURSERY.Process(target=run_command, args=(arguments, str(self.log)))
        self.process.start()
        try:
            self.wait()
        except BaseException:
            # Nobody would stop it otherwise: it would run on, and the tests never end.
            self.kill()
            raise

    def wait(self) -> None:
        deadline = time.monotonic() + OPENING
        while time.monotonic() < deadline:
            assert self.is_running, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        assert self.process is not None
        assert self.process.pid is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.join(PATIENCE)

    def stop(self) -> int | None:
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.is_running:
            # Nobody would wait for it again before the end of all tests, and then forever.
            self.kill()
            raise TimeoutError(self.log.read_text())
        return self.process.exitcode

    def guest(self, name: str) -> Guest:
        guest = Guest(self.url, name)
        self.guests.append(guest)
        return guest

    def account(self, name: str) -> Guest:
        """Somebody with an account, whose password is `password`."""
        guest = self.guest(name)
        guest.post("/api/me/account", {"name": name, "password": "password"})
        return guest

    def bot(self, name: str, *scopes: str) -> str:
        """The token of a new bot with these scopes, or with all of them."""
        owner = self.account(f"{name} {secrets.token_hex(4)}")
        bot = owner.post("/api/me/bots", {"name": name})["id"]
        wanted = {"label": "test", "scopes": scopes or ["play", "open", "chat"]}
        return str(owner.post(f"/api/me/bots/{bot}/tokens", wanted)["token"])

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self.guests:
            guest.http.close()
        if self.is_running:
            self.stop()


class Guest:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        if not token:
            self.http.post("/api/me", json={"name": name}).raise_for_status()
            (token,) = self.http.cookies.values()
        self.token = token

    def post(self, path: str, content: object) -> Message:
        reply = self.http.post(path, json=content)
        reply.raise_for_status()
        message: Message = reply.json()
        return message

    def open(self, game: str, seats: list[Message], **plan: object) -> str:
        plan = {"game": game, "seats": seats, **plan}
        return str(self.post("/api/tables", {"plan": plan})["room"])

    def join(self, room: str, part: str = "") -> None:
        self.post(f"/api/tables/{room}/join", {"type": "join", "id": "join", "part": part})

    @contextlib.asynccontextmanager
    async def sit(self, room: str, version: object = 0) -> AsyncIterator[Connection]:
        cookie = {"cookie": f"ziggurat={self.token}"}
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{room}"
        async with connect(address, additional_headers=cookie) as websocket:
            connection = Connection(websocket)
            await connection.send("hello", protocol=1, version=version)
            connection.welcome = await connection.until("welcome")
            await connection.until("update")
            yield connection


class Connection:
    """One websocket: the last update, and what was answered."""

    ids = count()

    def __init__(self, websocket: ClientConnection) -> None:
        self.websocket = websocket
        self.update: Message = {}
        self.welcome: Message = {}

    async def send(self, kind: str, **fields: object) -> str:
        request = str(fields.pop("id", f"{os.getpid()}-{next(self.ids)}"))
        await self.websocket.send(json.dumps({"type": kind, "id": request, **fields}))
        return request

    async def receive(self) -> Message:
        async with asyncio.timeout(PATIENCE):  # `wait_for` may swallow a cancellation in 3.11.
            message: Message = json.loads(await self.websocket.recv())
        if message["type"] == "update":
            self.update = message
        return message

    async def until(self, kind: str) -> Message:
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def ask(self, kind: str, **fields: object) -> Message:
        """Send a request and wait for its answer."""
        request = await self.send(kind, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == request:
                return message

    async def reach(self, version: int) -> Message:
        """Wait until this version of the table has been told."""
        while self.number("version") < version:
            await self.receive()
        return self.update

    async def do(self, kind: str, **fields: object) -> int:
        """Ask for something that is done, and wait until it has been told."""
        done = await self.ask(kind, **fields)
        version = done.get("version")
        assert isinstance(version, int), done
        await self.reach(version)
        return version

    async def choose(self, option: int = 0) -> int:
        words = self.words()[option]
        return await self.do("choose", version=self.number("version"), words=words)

    async def my_turn(self) -> None:
        """Wait until there is something to choose, or nothing more to do."""
        while self.update["state"] == "playing" and not self.words():
            await self.receive()

    async def closed(self) -> int:
        """Wait until the server closes the connection; returns the code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def number(self, key: str) -> int:
        value = self.update[key]
        assert isinstance(value, int)
        return value

    def words(self) -> list[str]:
        options = self.update["options"]
        assert isinstance(options, list)
        return [option["words"] for option in options]

    def waiting_for(self) -> list[int]:
        seats = self.update["waiting_for"]
        assert isinstance(seats, list)
        return seats
