"""Web Push: encrypted messages to browsers, signed with the key of this server (VAPID)."""

from __future__ import annotations

import base64
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]  # the library has no types
from pywebpush import (  # type: ignore[import-untyped]  # the library has no types
    WebPusher,
    WebPushException,
)

from ziggurat.server.notify.outbound import NotDelivered, send

if TYPE_CHECKING:
    from ziggurat.server.storage.channels import Push
    from ziggurat.server.storage.host import Host, HostConfig

LASTS: Final = 12 * 3_600  # seconds that a push service keeps a message, and a signature is valid


def new_key() -> str:
    """A private key."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


async def with_key(host: Host) -> HostConfig:
    """The configuration of the host, with a key of its own, which is made once."""
    config = await host.config()
    return config if config.push_key else await host.change(push_key=new_key())


def public_key(key: str) -> str:
    """What a browser needs in order to subscribe."""
    return encoded(
        Vapid02.from_string(key).public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
    )


async def send_push(
    push: Push, message: bytes, key: str, contact: str, *, allow_private: bool
) -> None:
    """Raises NotDelivered, RequestError."""
    keys = {"p256dh": push.p256dh, "auth": push.auth}
    try:
        body = WebPusher({"endpoint": push.endpoint, "keys": keys}).encode(message)["body"]
    except (WebPushException, ValueError) as error:
        raise NotDelivered(type(error).__name__, gone=True) from None
    parts = urlsplit(push.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": contact,
        "exp": int(time.time()) + LASTS,
    }
    headers = {
        **Vapid02.from_string(key).sign(claims),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LASTS),
        "urgency": "normal",
    }
    await send("POST", push.endpoint, body, headers, allow_private=allow_private)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
