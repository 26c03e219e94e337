"""The websocket of a table: requests come in one after another, updates go out on changes."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import structlog
from litestar.exceptions import WebSocketDisconnect
from msgspec import MsgspecError, Struct
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server import metrics
from ziggurat.server.http.limits import REQUESTS_PER_SECOND, request_limit
from ziggurat.server.live.dispatch import dispatch, next_update
from ziggurat.server.live.live_room import Subscriber
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import welcome
from ziggurat.server.room.protocol import (
    DECODER,
    ENCODER,
    PROTOCOL,
    FromClient,
    Hello,
    Requester,
    RequestError,
    Return,
    refusal_of,
)

if TYPE_CHECKING:
    from litestar import WebSocket
    from litestar.datastructures import State

    from ziggurat.server.live.registry import Registry

logger: Final = structlog.get_logger()
HELLO_TIMEOUT: Final = 10.0  # seconds
# Close codes.
TRY_AGAIN: Final = 1013
BAD_MESSAGE: Final = 4400
LOGGED_OUT: Final = 4401
NO_TABLE: Final = 4404


class TableSocket:
    __slots__ = ("limit", "name", "registry", "socket", "subscriber")

    def __init__(
        self,
        socket: WebSocket[None, None, State],
        registry: Registry,
        name: str,
        requester: Requester,
    ) -> None:
        self.socket: Final = socket
        self.registry: Final = registry
        self.name: Final = name
        self.subscriber: Final = Subscriber(requester)
        self.limit: Final = request_limit()

    async def run(self) -> None:
        await self.socket.accept()
        self.socket.scope["headers"] = []  # they would be kept as long as the connection lasts
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                hello = await self.receive()
            if isinstance(hello, Hello):
                await self.serve(hello)
            else:
                await self.socket.close(BAD_MESSAGE, "the first message must be hello")
        except RequestError as error:
            await self.send(refusal_of(error))
            await self.socket.close(NO_TABLE, error.code.code)
        except TimeoutError:
            await self.socket.close(BAD_MESSAGE, "no hello in time")
        except WebSocketDisconnect:
            pass

    async def serve(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            await self.refuse(
                hello.id, RequestCode.PROTOCOL, found=hello.protocol, expected=PROTOCOL
            )
            await self.socket.close(BAD_MESSAGE, "another protocol version")
            return
        self.subscriber.seen_version = hello.version
        async with self.registry.connect(self.name, self.subscriber):
            await self.welcome(hello)
            writer = asyncio.create_task(self.send_updates())
            try:
                while not self.subscriber.is_disconnected:
                    request = await self.receive()
                    if request is not None and not self.subscriber.is_disconnected:
                        await self.answer(request)
            finally:
                writer.cancel()
                await asyncio.gather(writer, return_exceptions=True)

    # Requests.

    async def receive(self) -> FromClient | None:
        """The next request; None if the message was refused."""
        text = await self.socket.receive_text()
        is_too_fast = not self.limit.allows("")
        if is_too_fast:
            await asyncio.sleep(1 / REQUESTS_PER_SECOND)  # meanwhile nothing more is read
        try:
            request = DECODER.decode(text)
        except (MsgspecError, UnicodeError, RecursionError) as error:
            await self.refuse("", RequestCode.MALFORMED, detail=str(error))
            return None
        if is_too_fast:
            await self.refuse(request.id, RequestCode.TOO_FAST)
            return None
        return request

    async def answer(self, request: FromClient) -> None:
        requester = self.subscriber.requester
        try:
            await self.send(await dispatch(self.registry, self.name, requester, request))
        except RequestError as error:
            metrics.REFUSED.labels(error.code.code).inc()
            await self.send(refusal_of(error, request.id))
            if error.code is RequestCode.STALE:
                self.subscriber.signal.set()

    async def welcome(self, hello: Hello) -> None:
        """Answer hello; a player whose seat a bot is playing takes it back."""
        requester = self.subscriber.requester
        async with self.registry.locked(self.name) as (_, room):
            message = welcome(room, hello.id, requester)
            returns = room.can_return(room.seat_of(requester.player))
        await self.send(message)
        if returns:
            await self.registry.submit(self.name, requester, Return(secrets.token_hex(8)))

    # Updates.

    async def send_updates(self) -> None:
        """Send an update after each change; changes that come too fast share one.

        If updates cannot be made any more, the connection is closed and the client reconnects.
        """
        self.subscriber.signal.set()
        try:
            while update := await next_update(self.registry, self.name, self.subscriber):
                await self.send(update)
            await self.socket.close(LOGGED_OUT, "you have been logged out")
        except (RequestError, SQLAlchemyError, OSError) as error:
            logger.warning("update failed", room=self.name, error=repr(error))
            await self.socket.close(TRY_AGAIN, "updates are not available")

    async def refuse(self, request: str, code: RequestCode, **values: object) -> None:
        await self.send(refusal_of(RequestError(code, **values), request))

    async def send(self, message: Struct) -> None:
        await self.socket.send_data(ENCODER.encode(message), mode="text")
