"""Frames of websockets: the usual ones in a few lines, all others by the websockets library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from ziggurat.server.room.protocol import LARGEST

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXT: Final = 0x81  # a frame that is a whole text
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
SHORT: Final = 126  # lengths from here on take two more bytes, the next one eight
LONG: Final = 127
HEAD: Final = 2  # bytes of a frame, without a long length
MASK: Final = 4  # bytes
LONGEST_SHORT: Final = 0xFFFF
OF_MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


def head_of(length: int) -> bytes:
    """The head of a frame with a text of this length."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length <= LONGEST_SHORT:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")


def is_usual(head: int, length: int) -> bool:
    """Whether a frame with this first byte and length, as far as the second byte tells, is."""
    return length < LONG if head == TEXT else head in {PING, PONG} and length < SHORT


class UnusualFrames:
    """What the library has read: fragments, long and binary frames, the end, and errors."""

    def __init__(self) -> None:
        self._library: Final = Protocol(Side.SERVER, state=State.OPEN, max_size=LARGEST)
        self._fragments: Final[list[bytes]] = []
        self._is_text = False

    def read(self, data: bytes) -> Iterator[bytes]:
        """The messages that are complete with this data; one that is no text is empty."""
        self._library.receive_data(data)
        for frame in self._library.events_received():
            if not isinstance(frame, Frame) or frame.opcode not in OF_MESSAGES:
                continue
            if frame.opcode is not Opcode.CONT:
                self._is_text = frame.opcode is Opcode.TEXT
            self._fragments.append(bytes(frame.data))
            if frame.fin:
                yield b"".join(self._fragments) if self._is_text else b""
                self._fragments.clear()

    def answer(self) -> bytes:
        """What the library has to say: pongs, and at the end why."""
        return b"".join(self._library.data_to_send())

    @property
    def is_over(self) -> bool:
        return self._library.state is not State.OPEN
