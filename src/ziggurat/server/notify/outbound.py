"""Requests to addresses that players have given: never into the host's own network."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver
from aiohttp.resolver import ThreadedResolver

from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aiohttp.abc import ResolveResult

TIMEOUT: Final = aiohttp.ClientTimeout(total=10)
NAT64: Final = ip_network("64:ff9b::/96")


class NotDelivered(Exception):
    """Raised when a message did not arrive.  `gone`: it never will."""

    def __init__(self, detail: str, *, gone: bool = False) -> None:
        super().__init__(detail)
        self.gone: Final = gone


class PublicResolver(AbstractResolver):
    """Resolves names to public addresses only; the connection is made to what was checked."""

    def __init__(self) -> None:
        self._resolver: Final = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        public = [each for each in found if is_public(each["host"])]
        if not public:
            raise OSError(None, "the address is not public")
        return public

    async def close(self) -> None:
        await self._resolver.close()


def is_public(host: str) -> bool:
    """Whether an address is on the internet, in whatever notation."""
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner: IPv4Address | None = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if address.teredo is not None or address in NAT64:
            return False
    return address.is_global and not address.is_multicast


def check_url(url: str, *, allow_private: bool) -> None:
    """Raises RequestError if messages must not be sent there."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise RequestError(RequestCode.BAD_URL, url=shown(url), detail="malformed") from None
    allowed = {"https", "http"} if allow_private else {"https"}
    if parts.scheme not in allowed or not host:
        raise RequestError(RequestCode.BAD_URL, url=shown(url), detail="https://… is needed")
    if parts.username is not None or parts.password is not None:
        raise RequestError(RequestCode.BAD_URL, url=shown(url), detail="no name or password")
    if not allow_private and is_literal(host) and not is_public(host):
        raise RequestError(RequestCode.BAD_URL, url=shown(url), detail="not a public address")


def is_literal(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def shown(url: str) -> str:
    """What may be shown of an address: the rest of it may be a secret."""
    try:
        return urlsplit(url).hostname or "?"
    except ValueError:
        return "?"


async def send(
    method: str,
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    allow_private: bool,
) -> None:
    """Send a request; what is answered is not read.  Raises NotDelivered, RequestError."""
    check_url(url, allow_private=allow_private)
    resolver = None if allow_private else PublicResolver()
    connector = aiohttp.TCPConnector(resolver=resolver, limit=1, force_close=True)
    try:
        async with (
            aiohttp.ClientSession(connector=connector, timeout=TIMEOUT) as session,
            session.request(
                method, url, data=body, headers=dict(headers), allow_redirects=False
            ) as reply,
        ):
            status = reply.status
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise NotDelivered(type(error).__name__) from None
    if status not in range(200, 300):
        raise NotDelivered(f"status {status}", gone=status in {401, 403, 404, 410})
