"""Checks that every request passes before its handler runs, and headers of every response."""

from typing import Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError

LONGEST_PART: Final = 255  # bytes of a part of a path; file systems allow no more
ONE_CLICK: Final = b"List-Unsubscribe=One-Click"  # what mail programs send, as a form
HEADERS: Final = {
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


def reject_bad_path(
    connection: ASGIConnection[BaseRouteHandler, None, None, State], _: BaseRouteHandler
) -> None:
    """Neither file systems nor PostgreSQL accept a NUL, and no name is this long."""
    path = connection.scope["path"]
    if "\0" in path or any(len(part.encode()) > LONGEST_PART for part in path.split("/")):
        is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        raise PermissionDeniedException if is_socket else NotFoundException


async def reject_bad_body(request: Request[None, None, State]) -> None:
    """Refuse what is not JSON, or nested too deeply.  Raises RequestError."""
    body = await request.body()
    if not body or body == ONE_CLICK:
        return
    try:
        msgspec.json.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError(RequestCode.MALFORMED, detail=str(error)) from error


async def add_headers(message: Message, _: Scope) -> None:
    """Add headers that a handler has not set itself."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
