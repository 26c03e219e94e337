"""Looks from time to time whether the clients of silent connections are still there.

One timer for all connections: one for each would take more memory than the rest of some of them.
"""

from __future__ import annotations

import asyncio
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.server.http.connection import Connection

PERIOD: Final = 10.0  # seconds between two checks of a connection
PARTS: Final = 20  # of the connections; one of them is checked at a time


class Keepalive:
    def __init__(self) -> None:
        self._parts: Final[list[set[Connection]]] = [set() for _ in range(PARTS)]
        self._turns: Final = cycle(self._parts)
        self._timer: asyncio.TimerHandle | None = None

    def add(self, connection: Connection) -> None:
        min(self._parts, key=len).add(connection)
        if self._timer is None:
            self._start()

    def remove(self, connection: Connection) -> None:
        for part in self._parts:
            part.discard(connection)
        if self._timer is not None and not any(self._parts):
            self._timer.cancel()
            self._timer = None

    def _start(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(PERIOD / PARTS, self.check_part)

    def check_part(self) -> None:
        self._start()
        for connection in list(next(self._turns)):
            connection.check()


@cache
def keepalive() -> Keepalive:
    """That of this worker."""
    return Keepalive()
