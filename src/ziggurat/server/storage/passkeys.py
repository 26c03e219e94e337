"""Passkeys of accounts: public keys whose private halves never leave the devices of a player."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.schema import PASSKEYS, PLAYERS
from ziggurat.server.storage.sessions import hashed

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST: Final = 20  # passkeys of an account


class Passkey(NamedTuple):
    """The credential's id and its public key are in base64url."""

    credential: str
    key: str
    signatures: int  # made with it, as far as it counts them


class PasskeyListed(NamedTuple):
    id: str
    label: str
    since: float
    seen: float | None  # when it was last used


class Passkeys:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def of(self, player: str) -> list[PasskeyListed]:
        query = select(PASSKEYS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.since)
        async with self.engine.connect() as connection:
            return [
                PasskeyListed(row.id, row.label, row.since, row.seen)
                for row in await connection.execute(query)
            ]

    async def credentials(self, player: str) -> list[str]:
        query = select(PASSKEYS.c.credential).where(PASSKEYS.c.player == player)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def add(self, player: str, passkey: Passkey, label: str) -> None:
        """Raises RequestError."""
        row = {
            "id": hashed(passkey.credential),
            "player": player,
            **passkey._asdict(),
            "label": label[:40],
            "since": time.time(),
        }
        count = select(func.count()).where(PASSKEYS.c.player == player)
        try:
            async with self.engine.begin() as connection:
                if (await connection.scalar(count) or 0) >= MOST:
                    raise RequestError(AccountCode.TOO_MANY_PASSKEYS, most=MOST)
                await connection.execute(insert(PASSKEYS).values(row))
        except IntegrityError as error:
            raise RequestError(AccountCode.BAD_PASSKEY) from error

    async def find(self, credential: str) -> tuple[str, Passkey] | None:
        """A passkey and its player, who may log in."""
        query = (
            select(PASSKEYS)
            .join(PLAYERS, PLAYERS.c.id == PASSKEYS.c.player)
            .where(PASSKEYS.c.id == hashed(credential), PLAYERS.c.banned.is_(False))
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return row and (row.player, Passkey(row.credential, row.key, row.signatures))

    async def use(self, passkey: Passkey, signatures: int) -> None:
        used = update(PASSKEYS).where(PASSKEYS.c.id == hashed(passkey.credential))
        async with self.engine.begin() as connection:
            await connection.execute(used.values(signatures=signatures, seen=time.time()))

    async def rename(self, player: str, passkey: str, label: str) -> None:
        """Raises RequestError."""
        renamed = update(PASSKEYS).where(is_own(player, passkey)).values(label=label)
        async with self.engine.begin() as connection:
            if not (await connection.execute(renamed)).rowcount:
                raise RequestError(AccountCode.NO_PASSKEY)

    async def remove(self, player: str, passkey: str) -> None:
        """The last way to log in stays.  Raises RequestError."""
        password = select(PLAYERS.c.password).where(PLAYERS.c.id == player).with_for_update()
        count = select(func.count()).where(PASSKEYS.c.player == player)
        async with self.engine.begin() as connection:
            has_password = await connection.scalar(password) is not None
            removed = await connection.execute(delete(PASSKEYS).where(is_own(player, passkey)))
            if not removed.rowcount:
                raise RequestError(AccountCode.NO_PASSKEY)
            if not has_password and not await connection.scalar(count):
                raise RequestError(AccountCode.LAST_WAY_IN)


def is_own(player: str, passkey: str) -> ColumnElement[bool]:
    return (PASSKEYS.c.player == player) & (PASSKEYS.c.id == passkey)
