"""Requests and updates of one connection, over a websocket or HTTP."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ziggurat.server.live.rematch import rematch
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.choices import compose, why
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import (
    Because,
    Compose,
    Composed,
    Done,
    Hello,
    Rematch,
    Requester,
    RequestError,
    Say,
    Why,
)

if TYPE_CHECKING:
    from ziggurat.server.live.live_room import StreamSubscriber
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.room.protocol import FromClient
    from ziggurat.server.room.scopes import Scope


async def dispatch(
    registry: Registry, name: str, requester: Requester, request: FromClient
) -> Done | Because | Composed:
    """Carry out a request.  Raises RequestError."""
    check_scope(requester, "chat" if isinstance(request, Say) else "play")
    match request:
        case Why():
            async with registry.locked(name) as (_, room):
                return why(room, requester, request)
        case Compose():
            async with registry.locked(name) as (_, room):
                return compose(room, requester, request)
        case Rematch():
            await rematch(registry, name, requester, request.part)
            async with registry.locked(name) as (_, room):
                return Done(request.id, room.version)
        case Hello():
            raise RequestError(RequestCode.HELLO_AGAIN)
        case _:
            return Done(request.id, await registry.submit(name, requester, request))


def check_scope(requester: Requester, needed: Scope) -> None:
    """Raises RequestError if the token does not allow it."""
    if needed not in requester.scopes:
        raise RequestError(AccountCode.OUT_OF_SCOPE, scope=needed)


async def next_update(
    registry: Registry, name: str, subscriber: StreamSubscriber
) -> tuple[bytes, bool] | None:
    """Wait until the room has changed for a subscriber; also says whether more can come.

    None: the connection must end.
    """
    await subscriber.signal.wait()
    if subscriber.is_disconnected:
        return None
    async with registry.locked(name) as (live, room):
        return live.update_for(subscriber, time.time()), room.is_active
