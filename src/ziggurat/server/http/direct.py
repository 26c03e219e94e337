"""Websockets without the framework in between.

The application accepts a websocket and checks who is there; then a handler takes the connection
over, and the application returns.  Neither it nor uvicorn keeps anything of a connection then.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from litestar.connection.base import empty_receive, empty_send
from uvicorn.protocols.utils import ClientDisconnected

from ziggurat.server.http.connection import Connection
from ziggurat.server.http.protocols import Websocket, connections
from ziggurat.server.room.protocol import LARGEST

if TYPE_CHECKING:
    from litestar import WebSocket
    from litestar.datastructures import State as AppState
    from uvicorn._types import ASGIReceiveEvent
    from websockets.http11 import Request

EXTENSION: Final = "ziggurat.websocket"  # in the scope of a connection


class DirectWebsocket(Websocket):
    """A connection until a handler takes it over; that of the lobby never does."""

    early_data = b""  # what the client has sent before it was accepted
    is_taken_over = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"connection": self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self.handshake_complete:
            super().data_received(data)
            return
        self.early_data += data
        if len(self.early_data) > LARGEST:
            self.transport.abort()

    async def receive(self) -> ASGIReceiveEvent:
        if self.early_data and self.handshake_complete:
            early_data, self.early_data = self.early_data, b""
            super().data_received(early_data)
        return await super().receive()

    async def run_asgi(self) -> None:
        """As in uvicorn, but the connection may outlive the application."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        del self.scope  # it refers to this object
        if self.is_taken_over:
            self.break_cycles()
        elif self.close_timer is None:
            self.transport.close()

    def take_over(self) -> Connection:
        """What is left of an accepted connection.  Raises ClientDisconnected."""
        if self.disconnected:
            raise ClientDisconnected
        self.is_taken_over = True
        self.stop_keepalive()
        open_ones: set[Any] = self.connections  # they are shut down together
        connection = Connection(
            self.transport, self.early_data, partial(forget, open_ones, self.host)
        )
        self.transport.set_protocol(connection)
        open_ones.remove(self)
        open_ones.add(connection)
        return connection


def forget(open_ones: set[Connection], host: str, connection: Connection) -> None:
    """A connection has ended."""
    open_ones.discard(connection)
    connections().remove(host)


def connection_of(socket: WebSocket[None, None, AppState]) -> Connection:
    """Take an accepted connection over."""
    extensions = socket.scope["extensions"]
    assert extensions is not None
    connection = extensions.pop(EXTENSION)["connection"]
    assert isinstance(connection, DirectWebsocket)
    release(socket)
    return connection.take_over()


def release(socket: WebSocket[None, None, AppState]) -> None:
    """Break the cycles of a socket that is no longer needed: it is freed at once."""
    socket.receive, socket.send = empty_receive, empty_send
