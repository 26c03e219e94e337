"""Frames of a table's websocket, however a client cuts them."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from server.running import PATIENCE, Guest, Server
from ziggurat.server.admin.websocket_client import frame_at
from ziggurat.server.room.protocol import LARGEST

HELLO = json.dumps({"type": "hello", "id": "h", "protocol": 1}).encode()
WHY = json.dumps({"type": "why", "id": "w", "words": "end"}).encode()
TEXT, START, REST, BINARY, CLOSE, PING, PONG = 0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8A
MASK = b"\x01\x02\x03\x04"


def frame(head: int, payload: bytes) -> bytes:
    size = bytes((0x80 | min(len(payload), 126),))
    if len(payload) > 125:
        size += len(payload).to_bytes(2, "big")
    masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))
    return bytes((head,)) + size + MASK + masked


class RawSocket:
    def __init__(self, raw: socket.socket) -> None:
        self.raw = raw
        self.received = b""

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.raw.sendall(piece)

    def until(self, head: int, start: bytes = b"") -> bytes:
        """The payload of the next frame of this kind that begins like this."""
        while True:
            while not (found := frame_at(self.received, 0)):
                data = self.raw.recv(65536)
                assert data, "the connection has ended"
                self.received += data
            begin, end = found
            kind, payload = self.received[0], self.received[begin:end]
            self.received = self.received[end:]
            if kind == head and payload.startswith(start):
                return payload


@contextmanager
def opened(server: Server, guest: Guest, room: str) -> Iterator[RawSocket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = (
            f"GET /ws/tables/{room} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ziggurat={guest.token}\r\n\r\n"
        )
        raw.sendall(head.encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += raw.recv(1)
        assert b" 101 " in answer
        yield RawSocket(raw)


@pytest.fixture
def room(ann: Guest) -> str:
    return ann.open("babel", [{"type": "open"}] * 2)


def answered(websocket: RawSocket) -> bool:
    """Whether a request is still answered."""
    websocket.send(frame(TEXT, WHY))
    return b'"w"' in websocket.until(TEXT, b'{"type":"refused"')


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(TEXT, HELLO)],
        [bytes((byte,)) for byte in frame(TEXT, HELLO)],
        [frame(START, HELLO[:7]), frame(REST, HELLO[7:])],
        [frame(TEXT, HELLO + b" " * 200)],
        [frame(PING, b"?") + frame(TEXT, HELLO)],
    ],
    ids=["whole", "bytes", "fragments", "long", "after a ping"],
)
def test_hello_may_come_in_pieces(
    server: Server, ann: Guest, room: str, pieces: list[bytes]
) -> None:
    with opened(server, ann, room) as websocket:
        websocket.send(*pieces)

        websocket.until(TEXT, b'{"type":"welcome"')
        websocket.until(TEXT, b'{"type":"update"')
        assert answered(websocket)


def test_several_requests_in_one_piece_are_answered_in_order(
    server: Server, ann: Guest, room: str
) -> None:
    with opened(server, ann, room) as websocket:
        websocket.send(frame(TEXT, HELLO))
        websocket.until(TEXT, b'{"type":"update"')
        requests = [WHY.replace(b'"w"', b'"w%d"' % number) for number in range(30)]
        websocket.send(b"".join(frame(TEXT, request) for request in requests))

        for number in range(30):
            assert b'"w%d"' % number in websocket.until(TEXT, b'{"type":"refused"')


def test_pings_are_answered_and_closing_is_confirmed(server: Server, ann: Guest, room: str) -> None:
    with opened(server, ann, room) as websocket:
        websocket.send(frame(TEXT, HELLO), frame(PING, b"there?"))
        assert b"there?" == websocket.until(PONG)
        websocket.send(frame(CLOSE, b"\x03\xe8"))
        assert b"\x03\xe8" == websocket.until(CLOSE)


@pytest.mark.parametrize(
    ("piece", "code"),
    [
        (frame(TEXT, b" " * (LARGEST + 1)), 1009),
        (bytes((TEXT, 2)) + b"{}", 1002),  # not masked
        (bytes((0xC1, 0x80)) + MASK, 1002),  # a bit that nobody has agreed on
    ],
    ids=["too long", "unmasked", "reserved"],
)
def test_a_broken_frame_ends_the_connection(
    server: Server, ann: Guest, room: str, piece: bytes, code: int
) -> None:
    with opened(server, ann, room) as websocket:
        websocket.send(frame(TEXT, HELLO))
        websocket.until(TEXT, b'{"type":"update"')
        websocket.send(piece)

        assert code.to_bytes(2, "big") == websocket.until(CLOSE)[:2]


def test_what_is_not_text_is_refused(server: Server, ann: Guest, room: str) -> None:
    with opened(server, ann, room) as websocket:
        websocket.send(frame(TEXT, HELLO))
        websocket.until(TEXT, b'{"type":"update"')
        for piece in (frame(TEXT, b'"\xff"'), frame(BINARY, WHY)):
            websocket.send(piece)
            assert b'"malformed"' in websocket.until(TEXT, b'{"type":"refused"')
        assert answered(websocket)


def test_an_update_is_the_same_for_all_who_may_see_the_same(
    server: Server, ann: Guest, bob: Guest, room: str
) -> None:
    """Made once for several spectators, whatever each of them has seen before."""
    with ExitStack() as stack:
        spectators = [stack.enter_context(opened(server, bob, room)) for _ in range(3)]
        for each in spectators:
            each.send(frame(TEXT, HELLO))
            each.until(TEXT, b'{"type":"update"')
        ann.post(f"/api/tables/{room}/requests", {"type": "say", "id": "s", "text": "hello"})
        updates = [each.until(TEXT, b'{"type":"update","version":3') for each in spectators]

    assert 1 == len(set(updates))
