"""An open websocket: what is left of a connection once the framework has accepted it.

A message costs one call in each direction, and little stays in memory for a client that is silent.
Nothing here refers to itself in a circle, so all of it is freed when the connection ends.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fastest there is

from ziggurat.server.http.frames import (
    CLOSE,
    HEAD,
    MASK,
    MASKED,
    PING,
    PONG,
    SHORT,
    TEXT,
    UnusualFrames,
    head_of,
    is_usual,
)
from ziggurat.server.http.keepalive import keepalive
from ziggurat.server.room.protocol import LARGEST

if TYPE_CHECKING:
    from collections.abc import Callable

WRITING: Final = 30.0  # seconds for a reader to make room
CLOSING: Final = 10.0  # seconds for a client to confirm the end
GOING_AWAY: Final = 1012
MAY_BE_SILENT: Final = 1  # checks; then it is asked, and at the next one it is gone


class Handler(Protocol):
    """What serves a connection."""

    def received(self, text: bytes) -> None: ...
    def writable(self) -> None:
        """The client has read what it was sent."""

    def lost(self) -> None:
        """The connection has ended."""


class Connection(asyncio.Protocol):
    __slots__ = (
        "_checks",
        "_handler",
        "_is_closing",
        "_is_flushing",
        "_is_paused",
        "_on_lost",
        "_outgoing",
        "_partial",
        "_timer",
        "_transport",
        "_unusual",
        "is_writable",
    )

    def __init__(
        self, transport: asyncio.Transport, early_data: bytes, on_lost: Callable[[Connection], None]
    ) -> None:
        self._transport: Final = transport
        self._handler: Handler | None = None  # until somebody serves it
        self._on_lost: Final = on_lost
        self._unusual: UnusualFrames | None = None  # once there has been one
        self._partial = early_data  # of a frame; before it is served, all that has come
        self._outgoing: Final[list[bytes]] = []
        self._timer: asyncio.TimerHandle | None = None  # then the connection is cut
        self._checks = 0  # since the client was last heard
        self._is_closing = False
        self._is_flushing = False
        self._is_paused = False
        self.is_writable = True
        keepalive().add(self)

    def serve(self, handler: Handler) -> None:
        """Hand over to a handler what has been and will be received."""
        self._handler = handler
        self.data_received(b"")

    # Reading.

    def data_received(self, data: bytes) -> None:
        self._checks = 0
        if self._unusual is None:
            self._read_frames(self._partial + data if self._partial else data)
        else:
            self._read_unusual(self._unusual, data)

    def _read_frames(self, data: bytes) -> None:
        at, size = 0, len(data)
        while size - at >= HEAD:
            head, length, begin = data[at], data[at + 1] ^ MASKED, at + HEAD + MASK
            usual = is_usual(head, length)
            if length == SHORT:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), begin + 2
            if not usual or length > LARGEST:
                self._unusual = UnusualFrames()
                self._read_unusual(self._unusual, data[at:])
                return
            end = begin + length
            if end > size:
                break
            payload = apply_mask(data[begin:end], data[begin - MASK : begin])
            if head == TEXT:
                self._receive(payload)
            elif head == PING:
                self._transport.write(bytes((PONG, length)) + payload)
            at = end
        self._partial = data[at:]

    def _read_unusual(self, unusual: UnusualFrames, data: bytes) -> None:
        for text in unusual.read(data):
            self._receive(text)
        answer = unusual.answer()
        if answer and not self._is_closing:
            self.flush()
            self._transport.write(answer)
        if unusual.is_over:
            self._transport.close()

    def _receive(self, text: bytes) -> None:
        if self._handler is not None and not self._is_closing:
            self._handler.received(text)

    def pause_reading(self) -> None:
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if self._is_paused and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    def check(self) -> None:
        """Whether the client is still there; called from time to time."""
        self._checks += 1
        if self._checks > MAY_BE_SILENT + 1:
            self._transport.abort()
        elif self._checks > MAY_BE_SILENT and not self._transport.is_closing():
            self._transport.write(bytes((PING, 0)))

    # Writing.

    def write_text(self, text: bytes) -> None:
        """Send a text; what is written until control returns to the loop is sent together."""
        self._outgoing.append(head_of(len(text)))
        self._outgoing.append(text)
        if not self._is_flushing:
            self._is_flushing = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        self._is_flushing = False
        if self._outgoing and not self._is_closing and not self._transport.is_closing():
            self._transport.write(b"".join(self._outgoing))
        self._outgoing.clear()

    def pause_writing(self) -> None:
        self.is_writable = False
        self._cut_after(WRITING)

    def resume_writing(self) -> None:
        self.is_writable = True
        if not self._is_closing:
            self._stop_timer()
        if self._handler is not None:
            self._handler.writable()

    # The end.

    def close(self, code: int, reason: str) -> None:
        self.flush()
        if self._is_closing or self._transport.is_closing():
            return
        payload = code.to_bytes(2, "big") + reason.encode()
        self._transport.write(bytes((CLOSE, len(payload))) + payload)
        self._is_closing = True
        self.resume_reading()
        self._cut_after(CLOSING)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING_AWAY, "")
        self._transport.close()

    def eof_received(self) -> None:
        pass

    def connection_lost(self, _: Exception | None) -> None:
        self._stop_timer()
        self._transport.close()
        keepalive().remove(self)
        self._on_lost(self)
        handler, self._handler = self._handler, None  # both are freed at once, without a cycle
        if handler is not None:
            handler.lost()

    def _cut_after(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
