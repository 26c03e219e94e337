"""Passkeys: offer one to a player, add it, and log in with it.

A challenge is a ticket: it is answered once, by the player who got it, within minutes.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple
from urllib.parse import urlsplit

import structlog
from msgspec import Meta, Struct

from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.protocol import RequestError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.server.live.ceremony import Ceremony
    from ziggurat.server.storage.passkeys import Passkey, Passkeys
    from ziggurat.server.storage.tickets import Purpose, Tickets

logger: Final = structlog.get_logger()
LOCAL: Final = "localhost"
Options = dict[str, object]  # as browsers read them
Encoded = Annotated[str, Meta(min_length=1, max_length=8000, pattern="^[A-Za-z0-9_-]+$")]


class Site(NamedTuple):
    """Whom a passkey is for: the domain, and the address of the page."""

    id: str
    origin: str


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made (`navigator.credentials.create`), in base64url."""

    client_data: Encoded
    attestation: Encoded


class PasskeyUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge that a passkey has signed (`navigator.credentials.get`), in base64url."""

    id: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded


class PasskeyLogins:
    def __init__(self, tickets: Tickets, passkeys: Passkeys) -> None:
        self._tickets: Final = tickets
        self._passkeys: Final = passkeys

    async def offer(self, site: Site, player: str, name: str) -> Options:
        """What a browser needs to make a passkey for a player."""
        ceremony = await asyncio.to_thread(ceremony_at, site)
        challenge = await self._challenge("passkey", player)
        known = await self._passkeys.credentials(player)
        return ceremony.options_to_make(challenge, player, name, known)

    async def accept(self, site: Site, player: str, answer: PasskeyMade) -> Passkey:
        """The passkey that a browser has made, not stored yet.  Raises RequestError."""
        ceremony = await asyncio.to_thread(ceremony_at, site)
        with refusing():
            challenge = ceremony.challenge_in(answer.client_data)
        if await self._tickets.redeem("passkey", challenge) != player:
            raise RequestError(AccountCode.BAD_PASSKEY)
        with refusing():
            return ceremony.made(challenge, answer)

    async def ask(self, site: Site) -> Options:
        """What a browser needs to ask somebody for a passkey."""
        ceremony = await asyncio.to_thread(ceremony_at, site)
        return ceremony.options_to_use(await self._challenge("log in"))

    async def log_in(self, site: Site, answer: PasskeyUsed) -> str:
        """The player whose passkey has signed the challenge.  Raises RequestError."""
        ceremony = await asyncio.to_thread(ceremony_at, site)
        with refusing():
            challenge = ceremony.challenge_in(answer.client_data)
        issued = await self._tickets.redeem("log in", challenge)
        found = await self._passkeys.find(answer.id)
        if issued is None or found is None:
            raise RequestError(AccountCode.BAD_PASSKEY)
        player, passkey = found
        with refusing():
            signatures = ceremony.used(challenge, answer, passkey)
        await self._passkeys.use(passkey, signatures)
        return player

    async def _challenge(self, purpose: Purpose, player: str = "") -> str:
        challenge = secrets.token_urlsafe(32)
        await self._tickets.issue(purpose, challenge, player)
        return challenge


def ceremony_at(site: Site) -> Ceremony:
    """Servers start faster without the library; it is loaded when somebody needs it."""
    from ziggurat.server.live.ceremony import Ceremony  # noqa: PLC0415 - see above

    return Ceremony(site)


@contextmanager
def refusing() -> Iterator[None]:
    """One refusal for everything that the library finds wrong."""
    try:
        yield
    except Exception as error:
        logger.info("passkey refused", reason=type(error).__name__)
        raise RequestError(AccountCode.BAD_PASSKEY) from error


def site_at(url: str, host: str) -> Site:
    """The site with the address that the operator has set; else only this machine is one.

    Raises RequestError.
    """
    if not url and host.partition(":")[0] != LOCAL:
        raise RequestError(AccountCode.NO_PASSKEYS_HERE)
    address = urlsplit(url or f"http://{host}")
    return Site(address.hostname or LOCAL, f"{address.scheme}://{address.netloc.lower()}")
