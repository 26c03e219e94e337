"""Authentication, protection against other sites, and rate limits."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from ziggurat.server.http.limits import Limit, network, request_limit
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import Requester, RequestError
from ziggurat.server.storage.sessions import hashed

if TYPE_CHECKING:
    from ziggurat.server.live.pubsub import PubSub
    from ziggurat.server.settings import Settings
    from ziggurat.server.storage.people import People, Person

AnyRequest = Request[None, None, State]
Connection = AnyRequest | WebSocket[None, None, State]
AnyConnection = Connection | ASGIConnection[BaseRouteHandler, None, None, State]

COOKIE: Final = "ziggurat"  # where the address has no port, and in earlier versions everywhere
COOKIE_LASTS: Final = 400 * 86_400.0  # seconds; browsers allow no more, and the server decides
PASSWORDS: Final = 10.0  # that may be tried for one account in a minute
RESETS: Final = 3.0  # messages to one account that has forgotten its password
RESET_TIME: Final = 3600.0  # seconds in which they are counted
SOCKETS_PER_LIMIT: Final = 10  # websockets of an address or a player, for each unit of `--limit`
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
# Requests of an address at once and then in a second, for each unit of `--limit`: those of a room
# full of people, each with a page or a bot.
ADDRESS_BURST: Final = 40
ADDRESS_PER_SECOND: Final = 10
COUNTED: Final = ("/api/", "/ws/", "/schema", "/health", "/metrics")  # files of the page are not
ANONYMOUS: Final = Requester("", "")


class CountedSocket:
    """A websocket that is counted until it is closed; small, for it lasts as long."""

    __slots__ = ("_keys", "_most", "_open")

    def __init__(self, open_ones: Counter[str], most: float) -> None:
        self._open: Final = open_ones
        self._most: Final = most
        self._keys: tuple[str, ...] = ()

    def add(self, key: str) -> None:
        """Count it for a network or a player.  Raises RequestError."""
        if self._open[key] >= self._most:
            raise RequestError(RequestCode.TOO_OFTEN)
        self._open[key] += 1
        self._keys += (key,)

    def close(self) -> None:
        for key in self._keys:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        self._keys = ()


class Auth:
    def __init__(self, settings: Settings, people: People, pubsub: PubSub | None) -> None:
        self.settings: Final = settings
        self.people: Final = people
        self.creations: Final = Limit(settings.limit, settings.limit / 60, time.monotonic)
        self.pubsub: Final = pubsub  # to other workers, which count as well
        self.passwords: Final = Limit(PASSWORDS, PASSWORDS / 60, time.monotonic)
        self.resets: Final = Limit(RESETS, RESETS / RESET_TIME, time.monotonic)
        self.requests: Final = request_limit()
        self.addresses: Final = Limit(
            settings.limit * ADDRESS_BURST, settings.limit * ADDRESS_PER_SECOND, time.monotonic
        )
        self.sockets: Final[Counter[str]] = Counter()  # open ones, by network and by player

    def reject_cross_site(
        self, connection: ASGIConnection[BaseRouteHandler, None, None, State], _: BaseRouteHandler
    ) -> None:
        """A page of another site may neither change anything nor open a websocket."""
        opens_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if opens_socket or connection.scope.get("method") not in SAFE:
            origin = header(connection, b"origin")
            foreign = header(connection, b"sec-fetch-site") in {"cross-site", "same-site"}
            if origin and host_of(origin) != header(connection, b"host"):
                foreign = True
            if foreign and origin not in self.settings.origins:
                raise PermissionDeniedException

    def limit_addresses(
        self, connection: ASGIConnection[BaseRouteHandler, None, None, State], _: BaseRouteHandler
    ) -> None:
        """Count every request by its address, no matter who sends it or what it asks for."""
        if not connection.scope["path"].startswith(COUNTED):
            return
        if not self.addresses.allows(network_of(connection)):
            if connection.scope["type"] == ScopeType.WEBSOCKET:
                raise PermissionDeniedException
            raise RequestError(RequestCode.TOO_FAST)

    async def limit_creations(self, connection: Connection) -> None:
        """Count what is expensive: new people, new tables, passwords.  Raises RequestError."""
        if not await self._counts(self.creations, network_of(connection)):
            raise RequestError(RequestCode.TOO_OFTEN)

    async def limit_passwords(self, connection: Connection, account: str) -> None:
        """Count passwords that are tried, also by account.  Raises RequestError."""
        await self.limit_creations(connection)
        if not await self._counts(self.passwords, f"password {hashed(account)}"):
            raise RequestError(RequestCode.TOO_MANY_PASSWORDS)

    async def limit_resets(self, connection: Connection, account: str) -> None:
        """Count messages about forgotten passwords, also by account.  Raises RequestError."""
        await self.limit_creations(connection)
        if not await self._counts(self.resets, f"reset {hashed(account)}", RESET_TIME):
            raise RequestError(RequestCode.TOO_OFTEN)

    async def _counts(self, limit: Limit, key: str, lasts: float = 60.0) -> bool:
        """Count a key at all workers, or here while Redis is away; False: too often."""
        counted = await self.pubsub.count(key, lasts) if self.pubsub else None
        return limit.allows(key) if counted is None else counted <= limit.burst

    def limit_requests(self, connection: Connection, person: Person | None) -> None:
        """Count requests over HTTP as a websocket counts its messages.  Raises RequestError."""
        if not self.requests.allows(person.id if person else network_of(connection)):
            raise RequestError(RequestCode.TOO_FAST)

    def count_socket(self) -> CountedSocket:
        return CountedSocket(self.sockets, self.settings.limit * SOCKETS_PER_LIMIT)

    async def person_or_none(self, connection: Connection) -> Person | None:
        token = token_of(connection)
        return await self.people.of_token(token) if token else None

    async def person(self, connection: Connection) -> Person:
        person = await self.person_or_none(connection)
        if person is None:
            raise RequestError(RequestCode.NOT_LOGGED_IN)
        return person

    def cookies(self, connection: Connection, token: str) -> list[Cookie]:
        """The cookie of a new session, or none; one of an earlier version is removed."""
        names = [cookie_name(connection)]
        if cookie_named(connection, COOKIE) and COOKIE not in names:
            names.append(COOKIE)
        return [self._cookie(name, token if name == names[0] else "") for name in names]

    def _cookie(self, name: str, token: str) -> Cookie:
        return Cookie(
            name,
            value=token,
            max_age=int(COOKIE_LASTS) if token else 0,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )


def token_of(connection: Connection) -> str:
    """The token of a browser's cookie, or of a program's header."""
    scheme, _, token = header(connection, b"authorization").partition(" ")
    if scheme.lower() == "bearer":
        return token
    return cookie_named(connection, cookie_name(connection)) or cookie_named(connection, COOKIE)


def cookie_name(connection: Connection) -> str:
    """Servers at different ports of a host share its cookies, so each has a name of its own."""
    _, _, port = header(connection, b"host").rpartition(":")
    return f"{COOKIE}_{port}" if port.isdecimal() else COOKIE


def cookie_named(connection: Connection, wanted: str) -> str:
    cookies = (each.strip().partition("=") for each in header(connection, b"cookie").split(";"))
    return next((value for name, _, value in cookies if name == wanted), "")


def network_of(connection: AnyConnection) -> str:
    return network(connection.client.host if connection.client else "")


def host_of(origin: str) -> str:
    """Empty if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def header(connection: AnyConnection, name: bytes) -> str:
    """A header.  Litestar's own access would keep all of them as long as a websocket lasts."""
    for key, value in connection.scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""
