"""What goes on: websockets for people, streams of lines for programs, and the live lobby."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.response import Stream

from ziggurat.server.archive import Archive
from ziggurat.server.doors import NOBODY, AnyRequest, Doors
from ziggurat.server.hall import Hall
from ziggurat.server.people import Person
from ziggurat.server.protocol import DECODER, ENCODER, Because, Done, Objection
from ziggurat.server.table import Visitor
from ziggurat.server.visit import Visit, fulfil, news

CALM: Final = 0.5  # seconds between two lists of the lobby
ALIVE: Final = 15.0  # seconds between two signs of life on a quiet stream


@websocket("/ws/tables/{room:str}")
async def play(
    socket: WebSocket[None, None, State],
    room: FromPath[str],
    hall: NamedDependency[Hall],
    doors: NamedDependency[Doors],
) -> None:
    person = await doors.somebody(socket)
    await Visit(socket, hall, room, person.asker if person else NOBODY).run()


@websocket("/ws/lobby")
async def lobby(
    socket: WebSocket[None, None, State],
    hall: NamedDependency[Hall],
    archive: NamedDependency[Archive],
) -> None:
    """The list of public tables, again whenever it changes."""
    await socket.accept()
    reader = asyncio.Event()
    reader.set()
    hall.lobby.readers.add(reader)
    writer = asyncio.create_task(send_lists(socket, reader, archive))
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        pass
    finally:
        hall.lobby.readers.discard(reader)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def send_lists(
    socket: WebSocket[None, None, State], reader: asyncio.Event, archive: Archive
) -> None:
    while True:
        await reader.wait()
        reader.clear()
        await socket.send_data(ENCODER.encode(await archive.lobby()), mode="text")
        await asyncio.sleep(CALM)


@get("/api/tables/{room:str}/stream", tags=["programs"])
async def stream(
    room: FromPath[str], person: NamedDependency[Person], hall: NamedDependency[Hall]
) -> Stream:
    """Updates as lines of JSON, exactly as a websocket would be sent them."""
    async with hall.look(room):
        pass
    return Stream(lines(hall, room, Visitor(person.asker)), media_type="application/x-ndjson")


async def lines(hall: Hall, room: str, visitor: Visitor) -> AsyncIterator[bytes]:
    async with hall.visit(room, visitor):
        visitor.news.ring()
        while True:
            try:
                async with asyncio.timeout(ALIVE):
                    update = await news(hall, room, visitor)
            except TimeoutError:
                yield b"\n"
                continue
            if update is None:
                return
            yield ENCODER.encode(update) + b"\n"
            if update.state in {"over", "closed"}:
                return


@post("/api/tables/{room:str}/requests", tags=["programs"], status_code=200)
async def ask(
    request: AnyRequest,
    room: FromPath[str],
    person: NamedDependency[Person],
    hall: NamedDependency[Hall],
) -> Response[Done | Because]:
    """A message as it would be sent over the websocket."""
    try:
        message = DECODER.decode(await request.body())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Objection("malformed", str(error)) from error
    return Response(await fulfil(hall, room, person.asker, message))
