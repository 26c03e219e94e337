"""Clients that say nothing are asked whether they are still there, and cut off if they are not."""

import asyncio

from ziggurat.server.http import keepalive
from ziggurat.server.http.connection import Connection
from ziggurat.server.http.frames import PING, PONG

A_PONG = bytes((PONG, 0x80, 0, 0, 0, 0))  # masked, as clients must
A_PING = bytes((PING, 0))


class Wire(asyncio.Transport):
    """Remembers what was written, and whether the connection was cut."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_cut = False

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.is_cut

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        self.is_cut = True


def connected() -> tuple[Wire, Connection]:
    wire = Wire()
    return wire, Connection(wire, b"", lambda _: None)


def test_a_silent_client_is_asked_and_then_cut_off() -> None:
    async def silence() -> None:
        wire, connection = connected()
        for _ in range(2):
            connection.check()
        assert [A_PING] == wire.written
        assert not wire.is_closing()
        connection.check()
        assert wire.is_closing()
        connection.connection_lost(None)

    asyncio.run(silence())


def test_a_client_that_answers_stays() -> None:
    async def answers() -> None:
        wire, connection = connected()
        for _ in range(10):
            connection.check()
            if wire.written:
                wire.written.clear()
                connection.data_received(A_PONG)
        assert not wire.is_closing()
        connection.connection_lost(None)

    asyncio.run(answers())


def test_every_connection_is_checked_once_in_a_period() -> None:
    async def period() -> None:
        some = keepalive.Keepalive()
        found = [connected() for _ in range(2 * keepalive.PARTS + 1)]
        for _, connection in found:
            some.add(connection)
        for _ in range(keepalive.PARTS):
            some.check_part()
        assert not any(wire.written for wire, _ in found)
        for _ in range(keepalive.PARTS):
            some.check_part()
        assert all([A_PING] == wire.written for wire, _ in found)
        for _, connection in found:
            some.remove(connection)
            connection.connection_lost(None)

    asyncio.run(period())
