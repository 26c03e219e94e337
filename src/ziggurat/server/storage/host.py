"""What the operator has configured, besides the options of `ziggurat serve`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct, structs
from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.storage.schema import HOST

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

NAME: Final = "notifications"


class MailServer(Struct, frozen=True):
    """The host's own mail server."""

    host: str
    port: int
    sender: str
    encryption: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class HostConfig(Struct, frozen=True):
    url: str = ""  # the address of the page, for links in messages
    mail: MailServer | None = None
    push_key: str = ""  # the private VAPID key
    contact: str = ""  # the address that push services may write to
    delay: float = 30.0  # seconds before an absent player is notified
    private_webhooks: bool = False  # whether webhooks may lead into the host's own network


class Host:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def config(self) -> HostConfig:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(HOST.c.value).where(HOST.c.name == NAME))
        return msgspec.json.decode(found, type=HostConfig) if found else HostConfig()

    async def change(self, **changes: object) -> HostConfig:
        config = structs.replace(await self.config(), **changes)
        value = msgspec.json.encode(config).decode()
        row = self._insert(HOST).values(name=NAME, value=value)
        async with self.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_nothing())
            await connection.execute(update(HOST).where(HOST.c.name == NAME).values(value=value))
        return config
