"""Live play: websockets for people, streams and requests for programs, and the live lobby."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Final

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.response import Stream

from ziggurat.server.http.auth import ANONYMOUS, AnyRequest, Auth, network_of
from ziggurat.server.http.direct import connection_of, release
from ziggurat.server.http.websocket import TableSocket
from ziggurat.server.live.dispatch import dispatch, next_update
from ziggurat.server.live.live_room import StreamSubscriber
from ziggurat.server.live.lobby import Lobby
from ziggurat.server.live.registry import Registry
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import DECODER, Because, Composed, Done, RequestError
from ziggurat.server.storage.people import Person

LOBBY_PAUSE: Final = 0.1  # seconds between two messages of a reader, which are ignored
# Proxies must hand on each line at once.
UNBUFFERED: Final = {"cache-control": "no-store, no-transform", "x-accel-buffering": "no"}
KEEP_ALIVE: Final = 15.0  # seconds between two empty lines on a quiet stream


@websocket("/ws/tables/{room:str}")
async def play(
    socket: WebSocket[None, None, State],
    room: FromPath[str],
    registry: NamedDependency[Registry],
    auth: NamedDependency[Auth],
) -> None:
    counted = auth.count_socket()
    try:
        counted.add(network_of(socket))
        person = await auth.person_or_none(socket)
        if person is not None:
            counted.add(person.id)
        requester = person.requester if person else ANONYMOUS
        await socket.accept()
        connection = connection_of(socket)
        connection.serve(TableSocket(connection, registry, room, requester, counted.close))
    except BaseException:
        counted.close()
        raise


@websocket("/ws/lobby")
async def lobby(
    socket: WebSocket[None, None, State],
    public_lobby: NamedDependency[Lobby],
    auth: NamedDependency[Auth],
) -> None:
    """The list of public tables, and then each change: their order, and what is different."""
    with closing(auth.count_socket()) as counted:
        counted.add(network_of(socket))
        await socket.accept()
        writer = asyncio.create_task(send_lists(socket, public_lobby))
        try:
            while True:
                await socket.receive_text()
                await asyncio.sleep(LOBBY_PAUSE)
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            release(socket)


async def send_lists(socket: WebSocket[None, None, State], public_lobby: Lobby) -> None:
    with public_lobby.reader() as reader:
        while True:
            await socket.send_data(await public_lobby.next_message(reader), mode="text")


@get("/api/tables/{room:str}/stream", tags=["programs"])
async def stream(
    room: FromPath[str], person: NamedDependency[Person], registry: NamedDependency[Registry]
) -> Stream:
    """Updates as lines of JSON, exactly as a websocket would receive them."""
    async with registry.locked(room):
        pass
    lines = update_lines(registry, room, StreamSubscriber(person.requester))
    return Stream(lines, media_type="application/x-ndjson", headers=UNBUFFERED)


async def update_lines(
    registry: Registry, room: str, subscriber: StreamSubscriber
) -> AsyncIterator[bytes]:
    async with registry.connect(room, subscriber):
        subscriber.signal.set()
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    update = await next_update(registry, room, subscriber)
            except TimeoutError:
                yield b"\n"
                continue
            if update is None:
                return
            line, is_active = update
            yield line + b"\n"
            if not is_active:
                return


@post(
    "/api/tables/{room:str}/requests",
    tags=["programs"],
    status_code=200,
    scope="",  # each message needs its own
)
async def requests(
    request: AnyRequest,
    room: FromPath[str],
    person: NamedDependency[Person],
    registry: NamedDependency[Registry],
) -> Response[Done | Because | Composed]:
    """A message as it would be sent over the websocket."""
    try:
        message = DECODER.decode(await request.body())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError(RequestCode.MALFORMED, detail=str(error)) from error
    return Response(await dispatch(registry, room, person.requester, message))
