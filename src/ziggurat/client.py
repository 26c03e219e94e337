"""A small client for programs that play; it needs only the standard library.

client = Client("http://127.0.0.1:8000", token)
client.join(room)
for update in client.updates(room):
    if update["options"]:
        client.choose(room, update, update["options"][0]["words"])
"""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Final, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from http.client import HTTPResponse

Message = dict[str, object]
QUIET: Final = 60.0  # seconds without a line after which a stream is dead


class RequestRefused(Exception):
    """Raised when the server refuses a request; carries its code and its sentence."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.status: Final = status
        self.code: Final = code


class Client:
    def __init__(self, url: str, token: str = "") -> None:
        self.url: Final = url.rstrip("/")
        self.token: Final = token

    def tables(self) -> list[Message]:
        """The public tables."""
        with self._open("/api/tables") as reply:
            return cast("list[Message]", json.load(reply))

    def my_tables(self) -> list[Message]:
        """The tables of this account, active ones first."""
        with self._open("/api/me/games") as reply:
            return cast("list[Message]", json.load(reply))

    def join(self, room: str) -> None:
        message = {"type": "join", "id": secrets.token_hex(8), "part": secrets.token_hex(16)}
        self.post(f"/api/tables/{room}/join", message)

    def updates(self, room: str) -> Iterator[Message]:
        """What the seat may know, after each change, until the game is over or the server stops."""
        with self._open(f"/api/tables/{room}/stream") as reply:
            for line in reply:
                if line.strip():
                    yield cast("Message", json.loads(line))

    def compose(self, room: str, update: Message, parts: list[str]) -> list[Message]:
        """The options for the next part of a choice; none if it is complete, or out of date."""
        try:
            answer = self.ask(room, "compose", version=update["version"], parts=parts)
        except RequestRefused as refused:
            if refused.code != "stale":
                raise
            return []
        return cast("list[Message]", answer["options"])

    def choose(self, room: str, update: Message, words: str) -> bool:
        """Make a choice at the version of an update; False if the table has changed meanwhile."""
        try:
            self.ask(room, "choose", version=update["version"], words=words)
        except RequestRefused as refused:
            if refused.code != "stale":
                raise
            return False
        return True

    def ask(self, room: str, kind: str, **fields: object) -> Message:
        """Any message of the protocol."""
        message = {"type": kind, "id": secrets.token_hex(8), **fields}
        return self.post(f"/api/tables/{room}/requests", message)

    def post(self, path: str, content: Mapping[str, object]) -> Message:
        with self._open(path, json.dumps(content).encode()) as reply:
            return cast("Message", json.load(reply))

    def _open(self, path: str, body: bytes | None = None) -> HTTPResponse:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        request = Request(self.url + path, body, headers)  # noqa: S310 - the server named by the user
        try:
            return cast("HTTPResponse", urlopen(request, timeout=QUIET))  # noqa: S310 - as above
        except HTTPError as error:
            with error:
                answer = json.loads(error.read() or b"{}")
            text = str(answer.get("text") or answer.get("detail") or error.reason)
            raise RequestRefused(error.code, str(answer.get("code", "")), text) from error
