"""Where players want to be notified: browsers, mailboxes, webhooks."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import delete, func, insert, select, update

from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.schema import CHANNELS, MUTED, PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST: Final = 10  # channels of a player
MOST_FAILURES: Final = 20  # in a row; then a channel is turned off

Url = Annotated[str, Meta(min_length=8, max_length=1000)]
Key = Annotated[str, Meta(min_length=8, max_length=200)]
Hour = Annotated[int, Meta(ge=0, le=23)]


class Push(Struct, frozen=True, forbid_unknown_fields=True, tag="push"):
    """A browser, as its push service describes it."""

    endpoint: Url
    p256dh: Key
    auth: Key


class Mail(Struct, frozen=True, forbid_unknown_fields=True, tag="mail"):
    address: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s<>,;:\"]+@[^@\s<>,;:\"]+$")]


class Webhook(Struct, frozen=True, forbid_unknown_fields=True, tag="webhook"):
    """Receives JSON, signed with the secret that is shown once."""

    url: Url


class Discord(Struct, frozen=True, forbid_unknown_fields=True, tag="discord"):
    """A webhook of a Discord channel."""

    url: Url


class Matrix(Struct, frozen=True, forbid_unknown_fields=True, tag="matrix"):
    """A room, and the access token of an account that may write there."""

    homeserver: Url
    room: Annotated[str, Meta(min_length=2, max_length=255, pattern=r"^[!#].+:.+$")]
    token: Key


Address = Push | Mail | Webhook | Discord | Matrix
DECODER: Final[msgspec.json.Decoder[Address]] = msgspec.json.Decoder(Address)


class NotifySettings(Struct, frozen=True, forbid_unknown_fields=True):
    """When a player wants to be notified.  Hours are those of the zone."""

    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    digest: Hour | None = None  # the hour of one message a day about slow games
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class Channel(NamedTuple):
    id: str
    player: str
    address: Address
    enabled: bool
    confirmed: bool
    token: str  # lets its holder confirm the channel or turn it off


class Channels:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def add(self, player: str, address: Address) -> Channel:
        """An address that is there already replaces itself.

        Mail must be confirmed; until then, an earlier address that is confirmed stays.
        """
        known = await self.of(player)
        same = [each.id for each in known if replaces(address, each)]
        if len(known) - len(same) >= MOST:
            raise RequestError(RequestCode.TOO_MANY_CHANNELS, most=MOST)
        channel = Channel(
            secrets.token_hex(8),
            player,
            address,
            enabled=True,
            confirmed=not isinstance(address, Mail),
            token=secrets.token_urlsafe(24),
        )
        row = channel._asdict() | {
            "address": msgspec.json.encode(address).decode(),
            "since": time.time(),
            "failures": 0,
        }
        async with self.engine.begin() as connection:
            await connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(same)))
            await connection.execute(insert(CHANNELS).values(row))
        return channel

    async def of(self, player: str) -> list[Channel]:
        return await self._where(CHANNELS.c.player == player)

    async def confirmed_mail(self, player: str) -> str | None:
        """The e-mail address that a player has confirmed, for other messages than notifications."""
        for channel in await self.of(player):
            if isinstance(channel.address, Mail) and channel.confirmed:
                return channel.address.address
        return None

    async def one(self, player: str, channel: str) -> Channel:
        """Raises RequestError."""
        found = await self._where((CHANNELS.c.player == player) & (CHANNELS.c.id == channel))
        if not found:
            raise RequestError(RequestCode.NO_CHANNEL)
        return found[0]

    async def with_token(self, token: str) -> Channel:
        """Raises RequestError."""
        found = await self._where(CHANNELS.c.token == token)
        if not found:
            raise RequestError(RequestCode.NO_CHANNEL)
        return found[0]

    async def confirm(self, channel: Channel) -> None:
        """A player has one mailbox: the one that was confirmed last."""
        mail = [each.id for each in await self.of(channel.player) if isinstance(each.address, Mail)]
        others = CHANNELS.c.id.in_(mail) & (CHANNELS.c.id != channel.id)
        async with self.engine.begin() as connection:
            await connection.execute(delete(CHANNELS).where(others))
            await connection.execute(
                update(CHANNELS).where(CHANNELS.c.id == channel.id).values(confirmed=True)
            )

    async def change(self, channel: str, **values: object) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(CHANNELS).where(CHANNELS.c.id == channel).values(**values)
            )

    async def remove(self, channel: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))

    async def note_failure(self, channel: str) -> None:
        """Count a failure; after many in a row the channel is turned off."""
        failed = CHANNELS.c.failures + 1
        async with self.engine.begin() as connection:
            await connection.execute(
                update(CHANNELS).where(CHANNELS.c.id == channel).values(failures=failed)
            )
            await connection.execute(
                update(CHANNELS)
                .where(CHANNELS.c.id == channel, CHANNELS.c.failures >= MOST_FAILURES)
                .values(enabled=False)
            )

    async def subscribed(self) -> set[str]:
        """The players who want to be notified at all."""
        active = CHANNELS.c.enabled & CHANNELS.c.confirmed
        async with self.engine.connect() as connection:
            query = select(CHANNELS.c.player).where(active).distinct()
            return set(await connection.scalars(query))

    async def settings(self, player: str) -> NotifySettings:
        query = select(PLAYERS.c.notify).where(PLAYERS.c.id == player)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return msgspec.json.decode(found, type=NotifySettings) if found else NotifySettings()

    async def set_settings(self, player: str, settings: NotifySettings) -> None:
        text = msgspec.json.encode(settings).decode()
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player).values(notify=text)
            )

    # Tables about which a player does not want to hear.

    async def mute(self, player: str, room: str, muted: bool) -> None:
        both = (MUTED.c.player == player) & (MUTED.c.room == room)
        async with self.engine.begin() as connection:
            await connection.execute(delete(MUTED).where(both))
            if muted:
                await connection.execute(insert(MUTED).values(player=player, room=room))

    async def muted(self, player: str, rooms: Iterable[str]) -> set[str]:
        query = select(MUTED.c.room).where(MUTED.c.player == player, MUTED.c.room.in_(list(rooms)))
        async with self.engine.connect() as connection:
            return set(await connection.scalars(query))

    async def _where(self, which: ColumnElement[bool]) -> list[Channel]:
        query = select(CHANNELS).where(which).order_by(CHANNELS.c.since)
        async with self.engine.connect() as connection:
            return [
                Channel(
                    row.id,
                    row.player,
                    DECODER.decode(row.address),
                    row.enabled,
                    row.confirmed,
                    row.token,
                )
                for row in await connection.execute(query)
            ]

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(CHANNELS)) or 0


def replaces(address: Address, channel: Channel) -> bool:
    """A browser is known by its endpoint; a mailbox that was never confirmed is given up."""
    known = channel.address
    if isinstance(address, Push) and isinstance(known, Push):
        return address.endpoint == known.endpoint
    if isinstance(address, Mail) and isinstance(known, Mail):
        return not channel.confirmed
    return address == known
