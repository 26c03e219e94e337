"""Connections that send or read nothing are closed, and one address cannot use them all."""

import asyncio
import contextlib
import resource
import socket
import time
from pathlib import Path

import httpx
import pytest
from uvicorn import Config
from uvicorn import Server as UvicornServer
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.utils import ClientDisconnected

from server.running import PATIENCE, Server
from ziggurat.server.http import protocols
from ziggurat.server.http.protocols import Connections

HEADER = b"POST /api/me HTTP/1.1\r\nHost: x\r\n"
UNFINISHED = {
    "silent": b"",
    "header": HEADER,
    "body": HEADER + b"Content-Length: 100\r\n\r\n{",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Server:
    folder = tmp_path_factory.mktemp("connections")
    return Server(str(folder / "db"), folder / "log", "--limit", "1")


def connected(server: Server, address: str, first: bytes) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
    raw.sendall(first)
    return raw


def is_closed(raw: socket.socket) -> bool:
    """Whether the server closes the connection within a minute."""
    raw.settimeout(PATIENCE)
    try:
        return raw.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_idle_connections_are_few_and_short(server: Server) -> None:
    """An address that opens many: most are refused, the others end, and everybody is served."""
    with server, contextlib.ExitStack() as stack:
        start = time.monotonic()
        idle = [
            stack.enter_context(connected(server, "127.0.0.2", first))
            for _ in range(10)
            for first in UNFINISHED.values()
        ]
        assert httpx.codes.OK == httpx.get(f"{server.url}/health").status_code
        assert all(is_closed(raw) for raw in idle)
        assert time.monotonic() - start < protocols.BODY + PATIENCE
        log = server.log.read_text()

    assert 1 == log.count("too many connections of one address")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert f'"file_descriptors": {most}' in log


def test_connections_are_counted_by_address_and_in_all() -> None:
    async def count() -> None:
        open_ones = Connections(6, 2, "127.0.0.1, 10.0.0.0/8")
        assert [True, True, False] == [open_ones.add("192.0.2.1") for _ in range(3)]
        assert open_ones.add("192.0.2.2")
        for _ in range(3):
            open_ones.remove("192.0.2.1")
        assert [True, True, True] == [open_ones.add("10.0.0.1") for _ in range(3)]
        assert open_ones.add("192.0.2.1")
        assert [True, False] == [open_ones.add(f"192.0.2.{number}") for number in (3, 4)]

    asyncio.run(count())


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("first", [UPGRADE, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_a_reader_that_never_reads_is_closed(first: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "WRITING", 0.2)
    ended: list[str] = []

    async def endless(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """Sends until the connection is closed."""
        await receive()
        line = "x" * 100_000
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            with contextlib.suppress(ClientDisconnected):
                while True:
                    await send({"type": "websocket.send", "bytes": None, "text": line})
        else:
            await send(
                {"type": "http.response.start", "status": 200, "headers": [], "trailers": False}
            )
            is_open = asyncio.ensure_future(receive())
            while not is_open.done():
                await send({"type": "http.response.body", "body": line.encode(), "more_body": True})
        ended.append(scope["type"])

    async def run() -> None:
        config = Config(
            endless, port=0, http=protocols.Http, ws=protocols.Websocket, lifespan="off"
        )
        server = UvicornServer(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:  # noqa: ASYNC110 - of uvicorn
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as raw:
            raw.sendall(first)
            async with asyncio.timeout(PATIENCE):
                while not ended:  # noqa: ASYNC110 - set by the application
                    await asyncio.sleep(0.05)
        server.should_exit = True
        await serving

    asyncio.run(run())


def test_the_unit_allows_many_connections() -> None:
    unit = Path(__file__).parents[3] / "deploy" / "ziggurat.service"

    assert "LimitNOFILE=65536" in unit.read_text().splitlines()
