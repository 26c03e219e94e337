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
from ziggurat.server.asking import Asker, why
from ziggurat.server.fair import commitment
from ziggurat.server.limits import Limit
from ziggurat.server.protocol import (
    DECODER,
    ENCODER,
    PROTOCOL,
    Because,
    Done,
    FromClient,
    Hello,
    Objection,
    Refused,
    Rematch,
    Return,
    Update,
    Welcome,
    Why,
)
from ziggurat.server.sight import update
from ziggurat.server.table import Visitor

if TYPE_CHECKING:
    from litestar import WebSocket
    from litestar.datastructures import State

    from ziggurat.server.hall import Hall
    from ziggurat.server.room import Room

logger: Final = structlog.get_logger()
BURST: Final = 200.0  # messages at once
PER_SECOND: Final = 50.0
PATIENCE: Final = 10.0  # seconds for the first message
TRY_AGAIN: Final = 1013
BAD_MESSAGE: Final = 4400
SEEN_OFF: Final = 4401
NO_TABLE: Final = 4404


class Visit:
    __slots__ = ("hall", "limit", "name", "socket", "visitor")

    def __init__(
        self, socket: WebSocket[None, None, State], hall: Hall, name: str, asker: Asker
    ) -> None:
        self.socket: Final = socket
        self.hall: Final = hall
        self.name: Final = name
        self.visitor: Final = Visitor(asker)
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
        except Objection as objection:
            await self.send(objection.to_message(""))
            await self.socket.close(NO_TABLE, objection.text)
        except TimeoutError:
            await self.socket.close(BAD_MESSAGE, "nobody said hello")
        except WebSocketDisconnect:
            pass

    async def stay(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            await self.refuse(hello.id, "protocol", f"expected protocol {PROTOCOL}")
            await self.socket.close(BAD_MESSAGE, "another protocol")
            return
        self.visitor.seen = hello.version
        async with self.hall.visit(self.name, self.visitor):
            await self.welcome(hello)
            writer = asyncio.create_task(self.write())
            try:
                while not self.visitor.is_seen_off:
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
            await self.send(await fulfil(self.hall, self.name, self.visitor.asker, request))
        except Objection as objection:
            metrics.REFUSED.labels(objection.code).inc()
            await self.send(objection.to_message(request.id))
            if objection.code == "stale":
                self.visitor.news.ring()

    async def welcome(self, hello: Hello) -> None:
        asker = self.visitor.asker
        async with self.hall.look(self.name) as (_, room):
            message = welcome(room, hello.id, asker)
            seat = room.seat_of(asker.player)
            returns = seat >= 0 and room.sitters[seat].away and not room.sitters[seat].resigned
            returns = returns and room.state == "playing"
        await self.send(message)
        if returns:
            await self.hall.submit(self.name, asker, Return(secrets.token_hex(8)))

    # Updates.

    async def write(self) -> None:
        """Send an update whenever there is news; what comes too fast is sent in one.

        A client that can be told nothing any more must not wait: it is sent away and comes again.
        """
        self.visitor.news.ring()
        try:
            while await self.tell():
                pass
            await self.socket.close(SEEN_OFF, "you have been logged out")
        except (Objection, SQLAlchemyError, OSError) as error:
            logger.warning("no update can be sent", room=self.name, error=repr(error))
            await self.socket.close(TRY_AGAIN, "nothing can be told now")

    async def tell(self) -> bool:
        update = await news(self.hall, self.name, self.visitor)
        if update is not None:
            await self.send(update)
        return update is not None

    async def refuse(self, request: str, code: str, text: str) -> None:
        await self.send(Refused(request, code, text))

    async def send(self, message: Struct) -> None:
        await self.socket.send_data(ENCODER.encode(message), mode="text")


async def fulfil(hall: Hall, name: str, asker: Asker, request: FromClient) -> Done | Because:
    """Do what is asked for.  Raises Objection."""
    match request:
        case Why():
            async with hall.look(name) as (_, room):
                return why(room, asker, request)
        case Rematch():
            await hall.rematch(name, asker, request.part)
            async with hall.look(name) as (_, room):
                return Done(request.id, room.version)
        case Hello():
            raise Objection("not_now", "hello is said once")
        case _:
            return Done(request.id, await hall.submit(name, asker, request))


async def news(hall: Hall, name: str, visitor: Visitor) -> Update | None:
    """Wait until something is new at a table, and tell it; nothing to whom is seen off."""
    await visitor.news.heard()
    if visitor.is_seen_off:
        return None
    async with hall.look(name) as (table, room):
        seat = room.seat_of(visitor.asker.player)
        message = update(room, seat, visitor.seen, time.time(), table.present)
        visitor.seen = message.version
    return message


def welcome(room: Room, request: str, asker: Asker) -> Welcome:
    sealed = "" if room.plan.seed else commitment(room.opened.secret)
    plan = structs.replace(room.plan, seed="chosen" if room.plan.seed else "")
    host = asker.player == room.host
    return Welcome(request, PROTOCOL, room.name, plan, host, room.kind.cooperative, sealed)
