"""Passwords of accounts: check, change, reset."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import TYPE_CHECKING, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, select, update

from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.names import account_key
from ziggurat.server.storage.schema import PASSKEYS, PLAYERS, SESSIONS, TICKETS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

HASHER: Final = PasswordHasher()


class Passwords:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def check(self, account: str, password: str) -> str:
        """The id of the account with this name and password.  Raises RequestError."""
        query = select(PLAYERS).where(PLAYERS.c.account == account_key(account))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        secret = (row and row.password) or dummy_hash()
        fits = await asyncio.to_thread(verify, secret, password)
        if row is None or not fits or row.banned:
            raise RequestError(RequestCode.WRONG_PASSWORD)
        return str(row.id)

    async def check_old(self, player: str, password: str) -> None:
        """Raises RequestError unless it is the password of this player."""
        known = select(PLAYERS.c.password).where(PLAYERS.c.id == player)
        async with self.engine.connect() as connection:
            secret = await connection.scalar(known)
        if not await asyncio.to_thread(verify, secret or dummy_hash(), password):
            raise RequestError(RequestCode.WRONG_OLD_PASSWORD)

    async def reset(self, player: str, password: str) -> None:
        """A new password; all sessions end, and passkeys, which others may have added, too."""
        await self.set(player, password)
        async with self.engine.begin() as connection:
            await connection.execute(delete(PASSKEYS).where(PASSKEYS.c.player == player))

    async def set(self, player: str, password: str, keep: str = "") -> None:
        """A new password; all sessions end but the one whose hash is to be kept."""
        secret = await hash_of(password)
        others = (SESSIONS.c.player == player) & (SESSIONS.c.token != keep)
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player).values(password=secret)
            )
            await connection.execute(delete(SESSIONS).where(others))
            await connection.execute(delete(TICKETS).where(TICKETS.c.player == player))


async def hash_of(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


@cache
def dummy_hash() -> str:
    """Verified when there is no password: the answer takes as long as for a wrong one."""
    return HASHER.hash(secrets.token_urlsafe())


def verify(secret: str, password: str) -> bool:
    try:
        return HASHER.verify(secret, password)
    except VerificationError:
        return False
