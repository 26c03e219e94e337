"""HTTP and websocket connections with deadlines, and with a limit for each address.

Uvicorn waits forever for a request that never ends and for a reader that never reads.
"""

from __future__ import annotations

import asyncio
import os
import resource
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

import structlog
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ziggurat.server.http.limits import Limit, network
from ziggurat.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

HEADERS: Final = 10.0  # seconds for the headers of a request, from the first connection on
BODY: Final = 20.0  # seconds for a body
WRITING: Final = 30.0  # seconds for a reader to make room
PER_LIMIT: Final = 10  # connections of an address for each unit of `--limit`
RESERVED: Final = 200  # descriptors kept for databases, bots and files
logger: Final = structlog.get_logger()


class Connections:
    """How many connections of each address are open in this worker."""

    def __init__(self, most: float, most_of_address: float, proxies: str) -> None:
        self._most: Final = most
        self._most_of_address: Final = most_of_address
        self._proxies: Final = _TrustedHosts(proxies)  # many people connect through them
        self._open: Final[Counter[str]] = Counter()
        self._total = 0
        self._warnings: Final = Limit(1, 1 / 60, asyncio.get_running_loop().time)

    def add(self, host: str) -> bool:
        """Count a connection; False if it must be refused."""
        address = network(host)
        self._total += 1
        self._open[address] += 1
        if self._total > self._most:
            self._warn("too many connections", self._most)
            return False
        if self._open[address] > self._most_of_address and host not in self._proxies:
            self._warn("too many connections of one address", self._most_of_address)
            return False
        return True

    def remove(self, host: str) -> None:
        address = network(host)
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _warn(self, event: str, limit: float) -> None:
        """Once a minute."""
        if self._warnings.allows(event):
            logger.warning(event, limit=limit)


@cache
def connections() -> Connections:
    """Those of this worker."""
    settings = Settings.from_environment()
    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    return Connections(descriptors - RESERVED, settings.limit * PER_LIMIT, proxies)


class Http(HttpToolsProtocol):
    """Closes a connection whose request does not arrive in time."""

    host = ""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        if connections().add(self.host):
            self.expect(HEADERS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect(None)
        connections().remove(self.host)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.expect(None)
        connections().remove(self.host)
        super().handle_websocket_upgrade()
        del self.parser  # it refers to this object

    def on_message_begin(self) -> None:
        self.expect(HEADERS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.expect(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.expect(None)
        super().on_message_complete()

    def shutdown(self) -> None:
        """A stream would go on until its game is over."""
        super().shutdown()
        if not self.transport.is_closing() and self.cycle.chunked_encoding:
            self.transport.close()

    def pause_writing(self) -> None:
        self.expect(WRITING)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.expect(None)
        super().resume_writing()

    def expect(self, seconds: float | None) -> None:
        """Give the other side this long; None: as long as it likes."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if seconds is not None:
            self.deadline = self.loop.call_later(seconds, self.transport.abort)


class Websocket(WebSocketsSansIOProtocol):
    """Closes the connection of a reader that does not read.

    It also drops the handshake, whose headers would be kept as long as the connection lasts.
    """

    host = ""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        connections().add(self.host)

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        connections().remove(self.host)
        super().connection_lost(exc)
        self.break_cycles()

    def break_cycles(self) -> None:
        """Drop what refers to itself: it is freed at once, and not by looking for garbage."""
        del self.conn.parser

    def pause_writing(self) -> None:
        self.deadline = self.loop.call_later(WRITING, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Closing would wait until everything has been read."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
