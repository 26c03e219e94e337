"""Notifications: where and when a player wants to hear that it is their turn."""

from typing import Annotated

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from ziggurat.server.http.auth import AnyRequest, Auth
from ziggurat.server.live.delivery import Delivery
from ziggurat.server.notify.outbound import NotDelivered, check_url, shown
from ziggurat.server.notify.push import public_key, with_key
from ziggurat.server.notify.sender import ask_to_confirm, deliver, trial_letter
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.channels import (
    Address,
    Channel,
    Channels,
    Discord,
    Mail,
    Matrix,
    NotifySettings,
    Push,
    Webhook,
)
from ziggurat.server.storage.host import Host
from ziggurat.server.storage.people import Person


class ChannelListed(Struct, frozen=True):
    """A channel without its secrets; `shown` is the address of a mailbox, or a host."""

    id: str
    kind: str  # push, mail, webhook, discord or matrix
    shown: str
    enabled: bool
    confirmed: bool


class NewChannel(ChannelListed, frozen=True):
    """The secret with which messages to a webhook are signed is shown once."""

    secret: str = ""


class Notifications(Struct, frozen=True):
    push_key: str  # with which a browser subscribes
    mail: bool  # whether the host can send mail
    channels: list[ChannelListed]
    settings: NotifySettings


class Enabled(Struct, frozen=True, forbid_unknown_fields=True):
    enabled: bool


class Muted(Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool


class MailToken(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=8, max_length=64)]


class NotificationsController(Controller):
    path = "/api/me/notifications"
    tags = ("notifications",)

    @get()
    async def notifications(
        self,
        person: NamedDependency[Person],
        channels: NamedDependency[Channels],
        host: NamedDependency[Host],
    ) -> Notifications:
        """How and when I am notified."""
        config = await with_key(host)
        return Notifications(
            public_key(config.push_key),
            config.mail is not None and bool(config.url),
            [ChannelListed(*listed(each)) for each in await channels.of(person.id)],
            await channels.settings(person.id),
        )

    @post("/channels")
    async def add(
        self,
        request: AnyRequest,
        data: JSONBody[Address],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        channels: NamedDependency[Channels],
        host: NamedDependency[Host],
        delivery: NamedDependency[Delivery],
    ) -> NewChannel:
        """A new way to be notified; an e-mail address has to be confirmed."""
        await auth.limit_creations(request)
        config = await host.config()
        for url in addresses(data):
            check_url(url, allow_private=config.private_webhooks)
        if isinstance(data, Mail) and (config.mail is None or not config.url):
            raise RequestError(RequestCode.NO_MAIL)
        channel = await channels.add(person.id, data)
        if isinstance(data, Mail):
            try:
                await ask_to_confirm(channel, config, person.language)
            except NotDelivered as error:
                await channels.remove(channel.id)
                raise RequestError(RequestCode.NOT_DELIVERED, detail=str(error)) from error
        await delivery.refresh()
        secret = channel.token if isinstance(data, Webhook) else ""
        return NewChannel(*listed(channel), secret)

    @patch("/channels/{channel:str}", status_code=204)
    async def turn(
        self,
        channel: FromPath[str],
        data: JSONBody[Enabled],
        person: NamedDependency[Person],
        channels: NamedDependency[Channels],
        delivery: NamedDependency[Delivery],
    ) -> None:
        """Turn a channel on or off."""
        found = await channels.one(person.id, channel)
        await channels.change(found.id, enabled=data.enabled, failures=0)
        await delivery.refresh()

    @delete("/channels/{channel:str}")
    async def remove(
        self,
        channel: FromPath[str],
        person: NamedDependency[Person],
        channels: NamedDependency[Channels],
        delivery: NamedDependency[Delivery],
    ) -> None:
        """Remove a way to be notified."""
        found = await channels.one(person.id, channel)
        await channels.remove(found.id)
        await delivery.refresh()

    @post("/channels/{channel:str}/test", status_code=204)
    async def send_test(
        self,
        request: AnyRequest,
        channel: FromPath[str],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        channels: NamedDependency[Channels],
        host: NamedDependency[Host],
    ) -> None:
        """Send a test message now."""
        await auth.limit_creations(request)
        found, config = await channels.one(person.id, channel), await host.config()
        if not found.confirmed:
            raise RequestError(RequestCode.NOT_CONFIRMED)
        try:
            letter = trial_letter(config, person.language)
            await deliver(found, letter, config, person.language)
        except NotDelivered as error:
            raise RequestError(RequestCode.NOT_DELIVERED, detail=str(error)) from error

    @put("/settings", status_code=204)
    async def configure(
        self,
        data: JSONBody[NotifySettings],
        person: NamedDependency[Person],
        channels: NamedDependency[Channels],
    ) -> None:
        """Quiet hours, and one message a day about slow games."""
        await channels.set_settings(person.id, data)

    @get("/tables/{room:str}")
    async def table(
        self,
        room: FromPath[str],
        person: NamedDependency[Person],
        channels: NamedDependency[Channels],
    ) -> Muted:
        """Whether I have muted notifications about a table."""
        return Muted(bool(await channels.muted(person.id, [room])))

    @put("/tables/{room:str}", status_code=204)
    async def mute(
        self,
        room: FromPath[str],
        data: JSONBody[Muted],
        person: NamedDependency[Person],
        channels: NamedDependency[Channels],
    ) -> None:
        """Do not notify me about this table."""
        await channels.mute(person.id, room[:32], data.muted)


@post("/api/notifications/confirm", status_code=204, tags=["notifications"])
async def confirm(
    data: JSONBody[MailToken],
    person_or_none: NamedDependency[Person | None],
    channels: NamedDependency[Channels],
    delivery: NamedDependency[Delivery],
) -> None:
    """Confirm an e-mail address with the token that was sent there."""
    del person_or_none  # it is counted
    found = await channels.with_token(data.token)
    await channels.confirm(found)
    await delivery.refresh()


@post("/api/notifications/unsubscribe/{token:str}", status_code=204, tags=["notifications"])
async def unsubscribe(
    token: FromPath[str],
    person_or_none: NamedDependency[Person | None],
    channels: NamedDependency[Channels],
    delivery: NamedDependency[Delivery],
) -> None:
    """Turn an e-mail channel off by one click (RFC 8058)."""
    del person_or_none  # it is counted
    found = await channels.with_token(token)
    await channels.change(found.id, enabled=False)
    await delivery.refresh()


@get("/api/notifications/unsubscribe/{token:str}", tags=["notifications"])
async def ask_to_unsubscribe(token: FromPath[str]) -> Response[None]:
    """A person follows the link: the page asks first, because scanners follow links too."""
    return Redirect(f"/#/unsubscribe/{token}", status_code=303)


def addresses(address: Address) -> list[str]:
    match address:
        case Push(endpoint=url) | Webhook(url=url) | Discord(url=url) | Matrix(homeserver=url):
            return [url]
        case _:
            return []


def listed(channel: Channel) -> tuple[str, str, str, bool, bool]:
    address = channel.address
    text = address.address if isinstance(address, Mail) else shown(addresses(address)[0])
    kind = type(address).__name__.lower()
    return channel.id, kind, text, channel.enabled, channel.confirmed
