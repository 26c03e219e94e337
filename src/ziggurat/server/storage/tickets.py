"""Tickets: each can be used once and expires soon.  Only their hashes are stored."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy import delete, insert

from ziggurat.server.storage.schema import TICKETS
from ziggurat.server.storage.sessions import hashed

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

# Set a new password; answer a challenge with a new passkey, or with one that logs in.
Purpose = Literal["password", "passkey", "log in"]
LASTS: Final[dict[Purpose, float]] = {"password": 3600.0, "passkey": 300.0, "log in": 300.0}


class Tickets:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def issue(self, purpose: Purpose, token: str, player: str = "") -> None:
        """A ticket for a random token; those that have expired are dropped."""
        now = time.time()
        row = {
            "token": hashed(token),
            "purpose": purpose,
            "player": player,
            "until": now + LASTS[purpose],
        }
        async with self.engine.begin() as connection:
            await connection.execute(delete(TICKETS).where(TICKETS.c.until < now))
            await connection.execute(insert(TICKETS).values(row))

    async def redeem(self, purpose: Purpose, token: str) -> str | None:
        """Use up a ticket: the player it was issued to, or None if it is not valid."""
        mine = (TICKETS.c.token == hashed(token)) & (TICKETS.c.purpose == purpose)
        used = delete(TICKETS).where(mine, TICKETS.c.until > time.time())
        async with self.engine.begin() as connection:
            return await connection.scalar(used.returning(TICKETS.c.player))
