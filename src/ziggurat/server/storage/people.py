"""Players: guests, accounts and programs.

A random token authenticates a player; only its hash is stored.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.core.text import Language
from ziggurat.server.room.archive import terms_about
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import Requester, RequestError
from ziggurat.server.room.scopes import ALL, Scopes, scopes_in
from ziggurat.server.storage.names import account_key, clean_name, skeleton
from ziggurat.server.storage.passwords import hash_of
from ziggurat.server.storage.schema import (
    ARCHIVE,
    ATTEMPTS,
    CHANNELS,
    DAILIES,
    MUTED,
    OUTBOX,
    PASSKEYS,
    PLAYERS,
    RATINGS,
    RELATIONS,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    SOLVERS,
    TICKETS,
)
from ziggurat.server.storage.sessions import Sessions, hashed

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

# What is stored about a player, each row under the player's id.
OF_PLAYER: Final = (
    SESSIONS,
    PASSKEYS,
    RESULTS,
    RATINGS,
    SEATS,
    CHANNELS,
    OUTBOX,
    MUTED,
    TICKETS,
    RELATIONS,
    REPORTS,
    SOLVERS,
    ATTEMPTS,
    DAILIES,
)


class Person(NamedTuple):
    id: str
    name: str
    account: bool
    language: Language
    program: bool
    admin: bool = False
    password: bool = False  # whether the account has one
    scopes: Scopes = ALL
    muted: bool = False  # by the operator

    @property
    def requester(self) -> Requester:
        is_guest = not (self.account or self.program)
        return Requester(self.id, self.name, self.program, is_guest, self.scopes, self.muted)


class PublicProfile(NamedTuple):
    """What everybody may know about a player."""

    id: str
    name: str
    account: bool
    program: bool
    since: float
    owner: str = ""  # of a bot
    owner_name: str = ""


# Asked for every request: made once, because each query that is made leaves a cycle behind.
OF_TOKEN: Final = (
    select(PLAYERS, SESSIONS.c.until, SESSIONS.c.seen, SESSIONS.c.scopes)
    .join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
    .where(SESSIONS.c.token == bindparam("hashed"), SESSIONS.c.until > bindparam("now"))
    .where(PLAYERS.c.banned.is_(False))
)


class People:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.sessions: Final = Sessions(engine)

    async def create(self, name: str, language: Language) -> str:
        """A new guest; returns the id."""
        player = secrets.token_hex(8)
        async with self.engine.begin() as connection:
            await connection.execute(insert(PLAYERS).values(new_row(player, name, language)))
        return player

    async def of_token(self, token: str) -> Person | None:
        values = {"hashed": hashed(token), "now": time.time()}
        async with self.engine.connect() as connection:
            row = (await connection.execute(OF_TOKEN, values)).one_or_none()
        if row is None:
            return None
        await self.sessions.prolong(token, row.until, row.seen)
        return Person(
            row.id,
            row.name,
            row.account is not None,
            row.language,
            row.program,
            bool(row.admin),
            row.password is not None,
            scopes_in(row.scopes),
            bool(row.muted),
        )

    async def rename(self, person: Person, name: str, language: Language) -> None:
        """Change the name; tables already joined keep the old one."""
        values = {"name": clean_name(name), "language": language}
        async with self.engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == person.id).values(values)
            )

    async def register(self, person: Person, account: str, password: str = "") -> None:
        """Turn a guest into an account that logs in with a password, or else with a passkey.

        Raises RequestError.
        """
        if person.account:
            raise RequestError(RequestCode.REGISTERED)
        secret = await hash_of(password) if password else None
        values = {
            "account": account_key(account),
            "skeleton": skeleton(account),
            "name": clean_name(account),
            "password": secret,
        }
        try:
            async with self.engine.begin() as connection:
                await reject_alike(connection, account)
                await connection.execute(
                    update(PLAYERS).where(PLAYERS.c.id == person.id).values(values)
                )
        except IntegrityError as error:
            raise RequestError(RequestCode.NAME_TAKEN, name=clean_name(account)) from error

    async def check_free(self, person: Person, account: str) -> None:
        """Whether a guest may have an account of this name.  Raises RequestError."""
        if person.account:
            raise RequestError(RequestCode.REGISTERED)
        async with self.engine.connect() as connection:
            await reject_alike(connection, account)

    async def id_of_account(self, account: str) -> str:
        """Raises RequestError."""
        query = select(PLAYERS.c.id).where(PLAYERS.c.account == account_key(account))
        async with self.engine.connect() as connection:
            player = await connection.scalar(query)
        if player is None:
            raise RequestError(RequestCode.NO_PLAYER, name=account)
        return str(player)

    async def language(self, player: str) -> Language:
        query = select(PLAYERS.c.language).where(PLAYERS.c.id == player)
        async with self.engine.connect() as connection:
            return str(await connection.scalar(query))

    async def is_admin(self, player: str) -> bool:
        query = select(PLAYERS.c.admin).where(PLAYERS.c.id == player)
        async with self.engine.connect() as connection:
            return bool(await connection.scalar(query))

    async def profile(self, player: str) -> PublicProfile:
        """Raises RequestError."""
        owners = PLAYERS.alias()
        query = (
            select(PLAYERS, owners.c.name.label("owner_name"))
            .outerjoin(owners, owners.c.id == PLAYERS.c.owner)
            .where(PLAYERS.c.id == player)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise RequestError(RequestCode.NO_PROFILE)
        return PublicProfile(
            row.id,
            row.name,
            row.account is not None,
            row.program,
            row.since,
            row.owner or "",
            row.owner_name or "",
        )

    async def ban(self, player: str) -> list[str]:
        """End all sessions of a player and of their bots, and let no new one begin.

        Returns who is banned.
        """
        async with self.engine.begin() as connection:
            banned = [player, *await connection.scalars(bots_of(player))]
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id.in_(banned)).values(banned=True)
            )
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.player.in_(banned)))
        return banned

    async def unban(self, player: str) -> None:
        """Let a player, and their bots, log in again."""
        both = (PLAYERS.c.id == player) | (PLAYERS.c.owner == player)
        async with self.engine.begin() as connection:
            await connection.execute(update(PLAYERS).where(both).values(banned=False))

    async def mute(self, player: str, muted: bool) -> None:
        """Take the chat away from a player and their bots, or give it back."""
        both = (PLAYERS.c.id == player) | (PLAYERS.c.owner == player)
        async with self.engine.begin() as connection:
            await connection.execute(update(PLAYERS).where(both).values(muted=muted))

    async def delete(self, player: str) -> None:
        """Delete everything about a player except log entries."""
        async with self.engine.begin() as connection:
            for table in OF_PLAYER:
                await connection.execute(delete(table).where(table.c.player == player))
            await connection.execute(delete(ARCHIVE).where(ARCHIVE.c.term.in_(terms_about(player))))
            await connection.execute(delete(RELATIONS).where(RELATIONS.c.other == player))
            await connection.execute(delete(REPORTS).where(REPORTS.c.by == player))
            await connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player))

    async def bots(self, owner: str) -> list[str]:
        """The ids of the bots of a player."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(bots_of(owner)))


async def reject_alike(connection: AsyncConnection, account: str) -> None:
    """Raises RequestError if another account looks like this."""
    alike = select(PLAYERS.c.id).where(PLAYERS.c.skeleton == skeleton(account))
    if await connection.scalar(alike) is not None:
        raise RequestError(RequestCode.NAME_TAKEN, name=clean_name(account))


def bots_of(owner: str) -> Select[tuple[str]]:
    return select(PLAYERS.c.id).where(PLAYERS.c.owner == owner)


def new_row(player: str, name: str, language: Language) -> dict[str, object]:
    return {
        "id": player,
        "name": clean_name(name),
        "language": language,
        "program": False,
        "banned": False,
        "since": time.time(),
    }
