"""Messages to one channel, whatever its kind."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from msgspec import Struct

from ziggurat.core.error import Message
from ziggurat.server.notify import texts
from ziggurat.server.notify.mail import send_mail
from ziggurat.server.notify.outbound import NotDelivered, send
from ziggurat.server.notify.push import send_push
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.channels import Discord, Mail, Matrix, Push, Webhook

if TYPE_CHECKING:
    from ziggurat.core.text import Language
    from ziggurat.server.storage.channels import Channel
    from ziggurat.server.storage.host import HostConfig

JSON: Final = {"content-type": "application/json"}
SIGNATURE: Final = "x-ziggurat-signature"


class Letter(Struct, frozen=True):
    """The message for a player, in the player's language."""

    title: str
    body: str
    url: str  # of the table, or of the page
    event: str = "test"
    tables: list[str] = []


async def deliver(channel: Channel, letter: Letter, config: HostConfig, language: Language) -> None:
    """Raises NotDelivered, RequestError."""
    private = config.private_webhooks
    match channel.address:
        case Push() as push:
            body = json.dumps({"title": letter.title, "body": letter.body, "url": letter.url})
            await send_push(
                push, body.encode(), config.push_key, contact(config), allow_private=private
            )
        case Mail(address=address):
            await mail(channel, address, letter, config, language)
        case Webhook(url=url):
            body = json.dumps({**plain(letter), "player": channel.player})
            await send("POST", url, body.encode(), signed(channel, body), allow_private=private)
        case Discord(url=url):
            content = {"content": in_one(letter), "allowed_mentions": {"parse": []}}
            await send("POST", url, json.dumps(content).encode(), JSON, allow_private=private)
        case Matrix() as matrix:
            content = {"msgtype": "m.text", "body": in_one(letter)}
            headers = {**JSON, "authorization": f"Bearer {matrix.token}"}
            body = json.dumps(content)
            await send("PUT", event_url(matrix), body.encode(), headers, allow_private=private)


async def mail(
    channel: Channel, address: str, letter: Letter, config: HostConfig, language: Language
) -> None:
    if config.mail is None:
        raise NotDelivered("the host has no mail server")
    link = f"{config.url}/api/notifications/unsubscribe/{channel.token}"
    foot = Message(texts.UNSUBSCRIBE).in_language(language)
    body = f"{letter.body}\n\n{letter.url}\n\n-- \n{foot} {link}\n"
    await send_mail(config.mail, address, letter.title, body, link)


async def ask_to_confirm(channel: Channel, config: HostConfig, language: Language) -> None:
    """Raises NotDelivered, RequestError."""
    assert isinstance(channel.address, Mail)
    if config.mail is None or not config.url:
        raise RequestError(RequestCode.NO_MAIL)
    title, words = (
        Message(text).in_language(language) for text in (texts.CONFIRM, texts.CONFIRM_BODY)
    )
    link = f"{config.url}/#/confirm/{channel.token}"
    await send_mail(config.mail, channel.address.address, title, f"{words}\n\n{link}\n")


async def send_reset(config: HostConfig, address: str, token: str, language: Language) -> None:
    """The link with which a forgotten password is reset.  Raises NotDelivered."""
    assert config.mail is not None
    title, words = (Message(text).in_language(language) for text in (texts.RESET, texts.RESET_BODY))
    link = f"{config.url}/#/reset/{token}"
    await send_mail(config.mail, address, title, f"{words}\n\n{link}\n")


def trial_letter(config: HostConfig, language: Language) -> Letter:
    title, body = (Message(text).in_language(language) for text in (texts.TEST, texts.TEST_BODY))
    return Letter(title, body, config.url or "/")


def plain(letter: Letter) -> dict[str, object]:
    return {
        "event": letter.event,
        "title": letter.title,
        "text": letter.body,
        "url": letter.url,
        "tables": letter.tables,
    }


def signed(channel: Channel, body: str) -> dict[str, str]:
    """Headers that prove that a message comes from here: the receiver knows the secret."""
    signature = hmac.new(channel.token.encode(), body.encode(), hashlib.sha256).hexdigest()
    return {**JSON, SIGNATURE: f"sha256={signature}"}


def in_one(letter: Letter) -> str:
    return f"{letter.body}\n{letter.url}"


def event_url(matrix: Matrix) -> str:
    path = f"rooms/{quote(matrix.room, safe='')}/send/m.room.message/{secrets.token_hex(8)}"
    return f"{matrix.homeserver.rstrip('/')}/_matrix/client/v3/{path}"


def contact(config: HostConfig) -> str:
    """The contact address for push services."""
    if config.contact:
        return config.contact
    if config.mail is not None:
        return f"mailto:{config.mail.sender.rpartition('<')[2].strip('>')}"
    return config.url or "mailto:nobody@localhost"
