"""Websockets without the framework in between.

The application accepts a websocket and checks who is there; then a handler takes the connection
over, and the application returns.  From then on a message costs one call in each direction, and no
task or frame of the framework stays in memory for as long as the connection lasts.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fastest there is
from websockets.protocol import Protocol as OpenProtocol
from websockets.protocol import Side, State

from ziggurat.server.http.protocols import Websocket
from ziggurat.server.room.protocol import LARGEST

if TYPE_CHECKING:
    from litestar import WebSocket
    from litestar.datastructures import State as AppState
    from uvicorn._types import ASGIReceiveEvent
    from websockets.http11 import Request

EXTENSION: Final = "ziggurat.websocket"  # in the scope of a connection
TEXT: Final = 0x81  # a frame that is a whole text
CONTROL: Final = {0x88, 0x89, 0x8A}  # close, ping and pong
MASKED: Final = 0x80
SHORT: Final = 126  # lengths from here on take two more bytes, the next one eight
LONG: Final = 127
HEAD: Final = 2  # bytes of a frame, without a long length
MASK: Final = 4  # bytes
LONGEST_SHORT: Final = 0xFFFF


class Handler(Protocol):
    """What takes a connection over."""

    def received(self, text: bytes) -> None: ...
    def writable(self) -> None:
        """The client has read what it was sent."""

    def lost(self) -> None:
        """The connection has ended."""


class NoQueue(asyncio.Queue["ASGIReceiveEvent"]):
    """Nobody reads what uvicorn says to the application."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        pass


class Writable:
    """As `asyncio.Event`, but nobody waits for it."""

    __slots__ = ("is_set_now",)

    def __init__(self, is_set: bool) -> None:
        self.is_set_now = is_set

    def is_set(self) -> bool:
        return self.is_set_now

    def set(self) -> None:
        self.is_set_now = True

    def clear(self) -> None:
        self.is_set_now = False


NO_QUEUE: Final = NoQueue()


class DirectWebsocket(Websocket):
    handler: Handler | None = None
    # Whether frames are read here.  What is unusual is left to the websockets library for good.
    reads_frames = False
    is_flushing = False
    partial = b""  # of a frame

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]  # as uvicorn calls it
        self.outgoing: Final[list[bytes]] = []
        self.has_early_data = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"connection": self}

    async def run_asgi(self) -> None:
        """As in uvicorn, but the connection may outlive the application."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.handler is not None:
            del self.scope
        elif self.close_timer is None:
            self.transport.close()

    def take_over(self, handler: Handler) -> None:
        """Let a handler serve an accepted connection."""
        self.handler = handler
        self.reads_frames = not self.has_early_data
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                handler.received((message.get("text") or "").encode())
        self.forget_handshake()
        self.resume_reading()
        if self.disconnected:
            handler.lost()

    def forget_handshake(self) -> None:
        """Drop what only the framework needed: it would stay as long as the connection."""
        self.queue = NO_QUEUE
        self.writable = Writable(self.writable.is_set())  # type: ignore[assignment]  # as small
        if self.reads_frames:
            self.conn = OpenProtocol(Side.SERVER, state=State.OPEN, max_size=LARGEST)  # type: ignore[assignment]  # without a handshake

    # Reading.

    def data_received(self, data: bytes) -> None:
        if self.reads_frames:
            self.read_frames(self.partial + data if self.partial else data)
        else:
            self.has_early_data = self.handshake_initiated
            super().data_received(data)

    def read_frames(self, data: bytes) -> None:
        at, size = 0, len(data)
        while size - at >= HEAD:
            head, length, begin = data[at], data[at + 1] ^ MASKED, at + HEAD + MASK
            is_usual = (head == TEXT or head in CONTROL) and length < LONG
            if length == SHORT:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), begin + 2
            if not is_usual or length > LARGEST:
                self.reads_frames = False
                super().data_received(data[at:])
                return
            end = begin + length
            if end > size:
                break
            if head == TEXT:
                self.receive_text(apply_mask(data[begin:end], data[begin - MASK : begin]))
            else:
                super().data_received(data[at:end])
            at = end
        self.partial = data[at:]

    def send_receive_event_to_app(self) -> None:
        if self.handler is None:
            super().send_receive_event_to_app()
            return
        is_text = self.curr_msg_data_type == "text"
        text = b"".join(self.frames) if is_text else b""
        self.frames = []
        self.receive_text(text)

    def receive_text(self, text: bytes) -> None:
        if self.handler is not None and not self.close_sent:
            self.handler.received(text)

    def pause_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Writing.

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def write_text(self, text: bytes) -> None:
        """Send a text; what is written until control returns to the loop is sent together."""
        self.outgoing.append(head_of(len(text)))
        self.outgoing.append(text)
        if not self.is_flushing:
            self.is_flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        self.is_flushing = False
        if self.outgoing and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()

    def close(self, code: int, reason: str) -> None:
        self.flush()
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.handler is not None:
            self.handler.writable()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        handler, self.handler = self.handler, None  # both are freed at once, without a cycle
        if handler is not None:
            handler.lost()


def head_of(length: int) -> bytes:
    """The head of a frame with a text of this length."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length <= LONGEST_SHORT:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")


def connection_of(socket: WebSocket[None, None, AppState]) -> DirectWebsocket:
    extensions = socket.scope["extensions"]
    assert extensions is not None
    connection = extensions.pop(EXTENSION)["connection"]
    assert isinstance(connection, DirectWebsocket)
    return connection
