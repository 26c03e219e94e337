"""Who comes in: the person behind a request, and pages of other sites that stay out."""

import time
from typing import Final
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from ziggurat.server.asking import Asker
from ziggurat.server.limits import Limit
from ziggurat.server.people import SESSION, People, Person
from ziggurat.server.protocol import Objection
from ziggurat.server.settings import Settings

AnyRequest = Request[None, None, State]
Connection = AnyRequest | WebSocket[None, None, State]

COOKIE: Final = "ziggurat"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
NOBODY: Final = Asker("", "")


class Doors:
    """Keeps strangers out and crowds in order."""

    def __init__(self, settings: Settings, people: People) -> None:
        self.settings: Final = settings
        self.people: Final = people
        self.creations: Final = Limit(settings.limit, settings.limit / 60, time.monotonic)

    def same_site(
        self, visitor: ASGIConnection[BaseRouteHandler, None, None, State], _: BaseRouteHandler
    ) -> None:
        """A page of another site may neither change anything here nor open a websocket."""
        opens_socket = visitor.scope["type"] == ScopeType.WEBSOCKET
        if opens_socket or visitor.scope.get("method") not in SAFE:
            origin = visitor.headers.get("origin")
            foreign = visitor.headers.get("sec-fetch-site") in {"cross-site", "same-site"}
            if origin is not None and urlsplit(origin).netloc != visitor.headers.get("host"):
                foreign = True
            if foreign and origin not in self.settings.origins:
                raise PermissionDeniedException("pages of another site may not do this")

    def once_more(self, connection: Connection) -> None:
        """Count what is dear: new people, new tables, passwords tried.  Raises Objection."""
        host = connection.client.host if connection.client else ""
        if not self.creations.allows(host):
            raise Objection("too_often", "too many from your address; wait a minute")

    async def somebody(self, connection: Connection) -> Person | None:
        token = token_of(connection)
        return await self.people.of_token(token) if token else None

    async def person(self, connection: Connection) -> Person:
        person = await self.somebody(connection)
        if person is None:
            raise NotAuthorizedException("who are you? POST /api/me first")
        return person

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            COOKIE,
            value=token,
            max_age=int(SESSION) if token else 0,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )


def token_of(connection: Connection) -> str:
    """The token of a browser's cookie, or the one that a program sends."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
