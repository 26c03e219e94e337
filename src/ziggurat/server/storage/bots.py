"""Bot accounts: each has an owner, and tokens that allow some things and can be revoked."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import func, insert, select

from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.people import new_row
from ziggurat.server.storage.schema import PLAYERS
from ziggurat.server.storage.sessions import SessionListed, Sessions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.scopes import BotScope
    from ziggurat.server.storage.people import Person

MOST: Final = 10  # bots of a player, and tokens of a bot


class BotListed(NamedTuple):
    id: str
    name: str
    since: float
    tokens: list[SessionListed]


class Bots:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.sessions: Final = Sessions(engine)

    async def create(self, owner: Person, name: str) -> str:
        """A new bot, without tokens; returns its id.  Raises RequestError."""
        if not owner.account:
            raise RequestError(AccountCode.ACCOUNT_NEEDED)
        bot = secrets.token_hex(8)
        row = new_row(bot, name, owner.language) | {"program": True, "owner": owner.id}
        count = select(func.count()).where(PLAYERS.c.owner == owner.id)
        async with self.engine.begin() as connection:
            if (await connection.scalar(count) or 0) >= MOST:
                raise RequestError(AccountCode.TOO_MANY_BOTS, most=MOST)
            await connection.execute(insert(PLAYERS).values(row))
        return bot

    async def of(self, owner: str) -> list[BotListed]:
        query = select(PLAYERS).where(PLAYERS.c.owner == owner).order_by(PLAYERS.c.since)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            BotListed(row.id, row.name, row.since, await self.sessions.of(row.id)) for row in rows
        ]

    async def one(self, owner: str, bot: str) -> BotListed:
        """Raises RequestError."""
        for each in await self.of(owner):
            if each.id == bot:
                return each
        raise RequestError(AccountCode.NO_BOT_ACCOUNT)

    async def new_token(self, owner: str, bot: str, label: str, scopes: Iterable[BotScope]) -> str:
        """A token that allows these things.  Raises RequestError."""
        found = await self.one(owner, bot)
        if len(found.tokens) >= MOST:
            raise RequestError(AccountCode.TOO_MANY_TOKENS, most=MOST)
        return await self.sessions.begin(found.id, label, " ".join(sorted(set(scopes))))
