"""Sends the compressed copy of a file of the page, if the browser reads it.

The copies are made when the page is built, so compression costs the server nothing.
"""

from __future__ import annotations

from mimetypes import guess_type
from typing import TYPE_CHECKING, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType

if TYPE_CHECKING:
    from pathlib import Path

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # the better one first
PLAIN: Final = "application/octet-stream"


class Compressed:
    """Middleware of the routes that send files from a folder."""

    def __init__(self, folder: Path, app: ASGIApp) -> None:
        self.app: Final = app
        suffixes = {suffix for _, suffix in ENCODINGS}
        self._copies: Final = {
            path.relative_to(folder).as_posix()
            for path in folder.rglob("*")
            if path.suffix in suffixes
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        name = str(scope["path_params"].get("file_path", "")).strip("/")
        encoding, suffix = self._best(name, accepted(scope))

        async def send_encoded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers["vary"] = "accept-encoding"
                if encoding and message["status"] < 400:  # noqa: PLR2004 - an error has no copy
                    headers["content-encoding"] = encoding
                    headers["content-type"] = guess_type(name)[0] or PLAIN
            await send(message)

        if encoding:
            scope["path_params"] = {**scope["path_params"], "file_path": f"/{name}{suffix}"}
        await self.app(scope, receive, send_encoded)

    def _best(self, name: str, accepts: set[str]) -> tuple[str, str]:
        for encoding, suffix in ENCODINGS:
            if encoding in accepts and name + suffix in self._copies:
                return encoding, suffix
        return "", ""


def accepted(scope: Scope) -> set[str]:
    """The encodings that a request accepts; one with the weight 0 is refused."""
    value = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
    found: set[str] = set()
    for each in value.decode("latin-1").lower().split(","):
        encoding, _, weight = each.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            found.add(encoding.strip())
    return found
