"""A websocket client for load tests: it does little, so that one core can drive a busy server.

Frames of a client must be masked; with a mask of zeros the payload stays as it is.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT: Final = 0x81  # a frame that is a whole text
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
SHORT: Final = 126  # lengths from here on need two more bytes, the next one eight
LONG: Final = 127


class WebsocketClient(asyncio.Protocol):
    """Hands every text to `on_text`."""

    def __init__(self, on_text: Callable[[bytes], None]) -> None:
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._on_text: Final = on_text
        self._received = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.opened.done():
            head, end, rest = self._received.partition(b"\r\n\r\n")
            if not end:
                return
            self._received = rest
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionRefusedError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        data, at = self._received, 0
        while frame := frame_at(data, at):
            begin, end = frame
            if data[at] == TEXT:
                self._on_text(data[begin:end])
            elif data[at] == PING:
                self._send(PONG, data[begin:end])
            elif data[at] == CLOSE:
                self._transport.close()
            at = end
        self._received = data[at:]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._send(CLOSE, b"")

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < SHORT:
            size = bytes((MASKED | length,))
        else:
            size = bytes((MASKED | SHORT,)) + length.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + size + NO_MASK + payload)


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of a frame begins and ends; None if not all of it is there."""
    begin = at + 2
    if len(data) < begin:
        return None
    length = data[at + 1]
    if length >= SHORT:
        size = 2 if length == SHORT else 8
        length = int.from_bytes(data[begin : begin + size], "big")
        begin += size
    return (begin, begin + length) if len(data) >= begin + length else None


async def open_websocket(
    port: int, path: str, token: str, on_text: Callable[[bytes], None]
) -> WebsocketClient:
    """Raises ConnectionRefusedError."""
    _, client = await asyncio.get_running_loop().create_connection(
        lambda: WebsocketClient(on_text), "127.0.0.1", port
    )
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )
    client._transport.write(head.encode())  # noqa: SLF001 - the same module
    await client.opened
    return client
