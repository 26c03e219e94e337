"""HEAD is answered like GET, without the body.

The framework answers it only where there is a handler for it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from litestar.enums import HttpMethod, ScopeType

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Message, Receive, Scope, Send


def answer_head(app: Litestar) -> Litestar:
    """Let an application answer HEAD wherever it answers GET."""
    handle = app.asgi_handler

    async def head_as_get(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope, send = copy(scope), without_body(send)
            scope["method"] = HttpMethod.GET
        await handle(scope, receive, send)

    app.asgi_handler = head_as_get
    return app


def without_body(send: Send) -> Send:
    """Send the head of a response, and then that it is complete."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.start":
            await send(message)
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return send_head
