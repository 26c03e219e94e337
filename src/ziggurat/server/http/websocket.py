"""A websocket at a table: requests come in one after another, updates go out when there is news."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import structlog
from litestar.exceptions import WebSocketDisconnect
from msgspec import MsgspecError, Struct, structs
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server import metrics
from ziggurat.server.http.limits import Limit
from ziggurat.server.live.live_room import Subscriber
from ziggurat.server.room.fair import commitment
from ziggurat.server.room.projection import update
from ziggurat.server.room.protocol import (
    DECODER,
    ENCODER,
    PROTOCOL,
    Because,
    Done,
    FromClient,
    Hello,
    Refused,
    Rematch,
    RequestError,
    Return,
    Update,
    Welcome,
    Why,
)
from ziggurat.server.room.requests import Requester, why

if TYPE_CHECKING:
    from litestar import WebSocket
    from litestar.datastructures import State

    from ziggurat.server.live.registry import Registry
    from ziggurat.server.room.room import Room

logger: Final = structlog.get_logger()
BURST: Final = 200.0  # messages at once
PER_SECOND: Final = 50.0
PATIENCE: Final = 10.0  # seconds for the first message
TRY_AGAIN: Final = 1013
BAD_MESSAGE: Final = 4400
DISCONNECTED: Final = 4401
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
        self.limit: Final = Limit(BURST, PER_SECOND, time.monotonic)

    async def run(self) -> None:
        await self.socket.accept()
        self.socket.scope["headers"] = []  # they would be kept as long as the connection lasts
        try:
            async with asyncio.timeout(PATIENCE):
                hello = await self.receive()
            if isinstance(hello, Hello):
                await self.stay(hello)
            else:
                await self.socket.close(BAD_MESSAGE, "the first message is hello")
        except RequestError as error:
            await self.send(error.to_message(""))
            await self.socket.close(NO_TABLE, error.text)
        except TimeoutError:
            await self.socket.close(BAD_MESSAGE, "nobody said hello")
        except WebSocketDisconnect:
            pass

    async def stay(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            await self.refuse(hello.id, "protocol", f"expected protocol {PROTOCOL}")
            await self.socket.close(BAD_MESSAGE, "another protocol")
            return
        self.subscriber.seen = hello.version
        async with self.registry.visit(self.name, self.subscriber):
            await self.welcome(hello)
            writer = asyncio.create_task(self.write())
            try:
                while not self.subscriber.is_disconnected:
                    request = await self.receive()
                    if request is not None:
                        await self.answer(request)
            finally:
                writer.cancel()
                await asyncio.gather(writer, return_exceptions=True)

    # Requests.

    async def receive(self) -> FromClient | None:
        """The next request; what is no request is refused."""
        text = await self.socket.receive_text()
        try:
            request = DECODER.decode(text)
        except (MsgspecError, UnicodeError, RecursionError) as error:
            await self.refuse("", "malformed", str(error))
            return None
        if not self.limit.allows(""):
            await self.refuse(request.id, "too_often", "too many messages; wait a little")
            return None
        return request

    async def answer(self, request: FromClient) -> None:
        try:
            await self.send(
                await dispatch(self.registry, self.name, self.subscriber.requester, request)
            )
        except RequestError as error:
            metrics.REFUSED.labels(error.code).inc()
            await self.send(error.to_message(request.id))
            if error.code == "stale":
                self.subscriber.news.ring()

    async def welcome(self, hello: Hello) -> None:
        requester = self.subscriber.requester
        async with self.registry.look(self.name) as (_, room):
            message = welcome(room, hello.id, requester)
            seat = room.seat_of(requester.player)
            returns = seat >= 0 and room.occupants[seat].away and not room.occupants[seat].resigned
            returns = returns and room.state == "playing"
        await self.send(message)
        if returns:
            await self.registry.submit(self.name, requester, Return(secrets.token_hex(8)))

    # Updates.

    async def write(self) -> None:
        """Send an update whenever there is news; what comes too fast is sent in one.

        A client that can be told nothing any more must not wait: it is sent away and comes again.
        """
        self.subscriber.news.ring()
        try:
            while await self.tell():
                pass
            await self.socket.close(DISCONNECTED, "you have been logged out")
        except (RequestError, SQLAlchemyError, OSError) as error:
            logger.warning("no update can be sent", room=self.name, error=repr(error))
            await self.socket.close(TRY_AGAIN, "nothing can be told now")

    async def tell(self) -> bool:
        update = await news(self.registry, self.name, self.subscriber)
        if update is not None:
            await self.send(update)
        return update is not None

    async def refuse(self, request: str, code: str, text: str) -> None:
        await self.send(Refused(request, code, text))

    async def send(self, message: Struct) -> None:
        await self.socket.send_data(ENCODER.encode(message), mode="text")


async def dispatch(
    registry: Registry, name: str, requester: Requester, request: FromClient
) -> Done | Because:
    """Do what is asked for.  Raises RequestError."""
    match request:
        case Why():
            async with registry.look(name) as (_, room):
                return why(room, requester, request)
        case Rematch():
            await registry.rematch(name, requester, request.part)
            async with registry.look(name) as (_, room):
                return Done(request.id, room.version)
        case Hello():
            raise RequestError("not_now", "hello is said once")
        case _:
            return Done(request.id, await registry.submit(name, requester, request))


async def news(registry: Registry, name: str, subscriber: Subscriber) -> Update | None:
    """Wait until something is new at a table, and tell it; nothing to whom is seen off."""
    await subscriber.news.heard()
    if subscriber.is_disconnected:
        return None
    async with registry.look(name) as (table, room):
        seat = room.seat_of(subscriber.requester.player)
        message = update(room, seat, subscriber.seen, time.time(), table.present)
        subscriber.seen = message.version
    return message


def welcome(room: Room, request: str, requester: Requester) -> Welcome:
    sealed = "" if room.plan.seed else commitment(room.opened.secret)
    plan = structs.replace(room.plan, seed="chosen" if room.plan.seed else "")
    host = requester.player == room.host
    return Welcome(request, PROTOCOL, room.name, plan, host, room.kind.cooperative, sealed)
