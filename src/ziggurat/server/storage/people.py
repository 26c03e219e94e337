"""Players: guests, accounts and programs.

A random token authenticates a player; only its hash is stored.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.core.text import Language
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import Requester, RequestError
from ziggurat.server.storage.names import account_key, clean_name, skeleton
from ziggurat.server.storage.schema import (
    CHANNELS,
    MUTED,
    OUTBOX,
    PLAYERS,
    RATINGS,
    RESULTS,
    SEATS,
    SESSIONS,
)

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

SESSION: Final = 90 * 86_400.0  # seconds that a session lasts
HASHER: Final = PasswordHasher()


class Person(NamedTuple):
    id: str
    name: str
    account: bool
    language: Language
    program: bool

    @property
    def requester(self) -> Requester:
        is_guest = not (self.account or self.program)
        return Requester(self.id, self.name, self.program, is_guest)


class PublicProfile(NamedTuple):
    """What everybody may know about a player."""

    id: str
    name: str
    account: bool
    program: bool
    since: float


class People:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def create(self, name: str, language: Language, program: bool = False) -> str:
        """A new guest or program; returns the token of its session."""
        player = secrets.token_hex(8)
        row = {
            "id": player,
            "name": clean_name(name),
            "language": language,
            "program": program,
            "banned": False,
            "since": time.time(),
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(PLAYERS).values(row))
        return await self.begin_session(player)

    async def begin_session(self, player: str) -> str:
        token = secrets.token_urlsafe(32)
        row = {"token": hashed(token), "player": player, "until": time.time() + SESSION}
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(SESSIONS).where(SESSIONS.c.player == player, SESSIONS.c.until < time.time())
            )
            await connection.execute(insert(SESSIONS).values(row))
        return token

    async def of_token(self, token: str) -> Person | None:
        query = (
            select(PLAYERS)
            .join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
            .where(SESSIONS.c.token == hashed(token), SESSIONS.c.until > time.time())
            .where(PLAYERS.c.banned.is_(False))
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        return Person(row.id, row.name, row.account is not None, row.language, row.program)

    async def rename(self, person: Person, name: str, language: Language) -> None:
        """Change the name; tables already joined keep the old one."""
        values = {"name": clean_name(name), "language": language}
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == person.id).values(values)
            )

    async def register(self, person: Person, account: str, password: str) -> None:
        """Turn a guest into an account that can log in.  Raises RequestError."""
        if person.account:
            raise RequestError(RequestCode.REGISTERED)
        secret = await asyncio.to_thread(HASHER.hash, password)
        values = {
            "account": account_key(account),
            "skeleton": skeleton(account),
            "name": clean_name(account),
            "password": secret,
        }
        alike = select(PLAYERS.c.id).where(PLAYERS.c.skeleton == values["skeleton"])
        try:
            async with self.engine.begin() as connection:
                if await connection.scalar(alike) is not None:
                    raise RequestError(RequestCode.NAME_TAKEN, name=clean_name(account))
                await connection.execute(
                    update(PLAYERS).where(PLAYERS.c.id == person.id).values(values)
                )
        except IntegrityError as error:
            raise RequestError(RequestCode.NAME_TAKEN, name=clean_name(account)) from error

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """Change the password; only the session of this token survives.  Raises RequestError."""
        if not person.account:
            raise RequestError(RequestCode.NO_ACCOUNT)
        known = select(PLAYERS.c.password).where(PLAYERS.c.id == person.id)
        async with self.engine.connect() as connection:
            secret = await connection.scalar(known)
        if not await asyncio.to_thread(verify, secret or dummy_hash(), old):
            raise RequestError(RequestCode.WRONG_OLD_PASSWORD)
        fresh = await asyncio.to_thread(HASHER.hash, new)
        others = (SESSIONS.c.player == person.id) & (SESSIONS.c.token != hashed(token))
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == person.id).values(password=fresh)
            )
            await connection.execute(delete(SESSIONS).where(others))

    async def log_in(self, account: str, password: str) -> str:
        """The token of a new session.  Raises RequestError."""
        query = select(PLAYERS).where(PLAYERS.c.account == account_key(account))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        fits = await asyncio.to_thread(verify, row.password if row else dummy_hash(), password)
        if row is None or not fits or row.banned:
            raise RequestError(RequestCode.WRONG_PASSWORD)
        return await self.begin_session(row.id)

    async def log_out(self, token: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))

    async def id_of_account(self, account: str) -> str:
        """Raises RequestError."""
        query = select(PLAYERS.c.id).where(PLAYERS.c.account == account_key(account))
        async with self.engine.connect() as connection:
            player = await connection.scalar(query)
        if player is None:
            raise RequestError(RequestCode.NO_PLAYER, name=account)
        return str(player)

    async def profile(self, player: str) -> PublicProfile:
        """Raises RequestError."""
        query = select(PLAYERS).where(PLAYERS.c.id == player)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise RequestError(RequestCode.NO_PROFILE)
        return PublicProfile(row.id, row.name, row.account is not None, row.program, row.since)

    async def ban(self, player: str) -> None:
        """End all sessions of a player and let no new one begin."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player).values(banned=True)
            )
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.player == player))

    async def delete(self, person: Person) -> None:
        """Delete everything about a person except log entries."""
        async with self.engine.begin() as connection:
            for table in (SESSIONS, RESULTS, RATINGS, SEATS, CHANNELS, OUTBOX, MUTED):
                await connection.execute(delete(table).where(table.c.player == person.id))
            await connection.execute(delete(PLAYERS).where(PLAYERS.c.id == person.id))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


@cache
def dummy_hash() -> str:
    """Verified when there is no such account: the answer takes as long as for a wrong password."""
    return HASHER.hash("nobody")


def verify(secret: str, password: str) -> bool:
    try:
        return HASHER.verify(secret, password)
    except VerificationError:
        return False
