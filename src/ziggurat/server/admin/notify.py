"""`ziggurat admin notify`: configure notifications, and send a test message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from ziggurat.core.error import Message
from ziggurat.server.admin import texts
from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.admin.players import find_player
from ziggurat.server.notify.mail import send_mail
from ziggurat.server.notify.outbound import NotDelivered
from ziggurat.server.notify.sender import deliver, trial_letter
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.channels import Channels
from ziggurat.server.storage.host import Host, HostConfig, MailServer

if TYPE_CHECKING:
    from typing import Literal

    from sqlalchemy.ext.asyncio import AsyncEngine


class NotifyChange(Struct, frozen=True):
    """What the operator wants to change; None: leave it as it is."""

    url: str | None = None
    smtp: tuple[str, int] | None = None
    sender: str | None = None
    encryption: Literal["starttls", "tls", "none"] | None = None
    user: str | None = None
    password: str | None = None
    contact: str | None = None
    delay: float | None = None
    private_webhooks: bool | None = None


async def configure(engine: AsyncEngine, change: NotifyChange) -> Message:
    """Store what was changed; returns the configuration without its secrets.  Raises AdminError."""
    host = Host(engine)
    simple = {
        name: getattr(change, name)
        for name in ("contact", "delay", "private_webhooks")
        if getattr(change, name) is not None
    }
    if change.url is not None:
        simple["url"] = change.url.rstrip("/")
    mail = changed_server((await host.config()).mail, change)
    config = await host.change(**simple, mail=mail)
    return await described(engine, config)


def changed_server(old: MailServer | None, change: NotifyChange) -> MailServer | None:
    names = ("sender", "encryption", "user", "password")
    given = {name: getattr(change, name) for name in names if getattr(change, name) is not None}
    if change.smtp is not None:
        given["host"], given["port"] = change.smtp
    if old is not None:
        return structs.replace(old, **given)
    if not given:
        return None
    if "host" not in given or "sender" not in given:
        raise AdminError(AdminCode.NO_MAIL_SERVER)
    return MailServer(**given)


async def described(engine: AsyncEngine, config: HostConfig) -> Message:
    none = Message(texts.NONE)
    mail = config.mail
    server = f"{mail.host}:{mail.port} ({mail.encryption}, {mail.sender})" if mail else none
    return Message(
        texts.NOTIFICATIONS,
        url=config.url or none,
        mail=server,
        delay=f"{config.delay:g}",
        private=Message(texts.YES if config.private_webhooks else texts.NO),
        channels=await Channels(engine).count(),
    )


async def send_test(engine: AsyncEngine, name: str, language: str) -> Message:
    """To an e-mail address, or to all channels of a player.  Raises AdminError."""
    config = await Host(engine).config()
    letter = trial_letter(config, language)
    try:
        if "@" in name:
            if config.mail is None:
                raise AdminError(AdminCode.NO_MAIL_SERVER)
            await send_mail(config.mail, name, letter.title, letter.body)
        else:
            channels = await Channels(engine).of(await find_player(engine, name))
            active = [each for each in channels if each.enabled and each.confirmed]
            if not active:
                raise AdminError(AdminCode.NO_CHANNELS, name=name)
            for channel in active:
                await deliver(channel, letter, config, language)
    except (NotDelivered, RequestError) as error:
        raise AdminError(AdminCode.UNDELIVERED, detail=str(error)) from error
    return Message(texts.TEST_SENT, name=name)
