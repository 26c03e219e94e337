"""Sessions of people and tokens of bots: random tokens, of which only the hash is stored."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from ziggurat.server.room.scopes import Scopes, scopes_in
from ziggurat.server.storage.schema import SESSIONS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

LASTS: Final = 90 * 86_400.0  # seconds that a session lasts after it was last used
STEP: Final = 3_600.0  # seconds between two prolongations
ID: Final = 16  # letters of the hash of a token that name a session


class SessionListed(NamedTuple):
    """A session; when it began is unknown if that was in an earlier version.

    `seen` is when it was last used, to the hour; None for a token of a bot that was never used.
    """

    id: str
    device: str
    since: float | None
    seen: float | None
    current: bool
    scopes: Scopes


class Sessions:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def begin(self, player: str, device: str = "", scopes: str | None = None) -> str:
        """A new session, or a token of a bot; returns the token."""
        token, now = secrets.token_urlsafe(32), time.time()
        row = {
            "token": hashed(token),
            "player": player,
            "until": now + LASTS,
            "since": now,
            "seen": now if scopes is None else None,  # a bot has not used its token yet
            "device": device[:80],
            "scopes": scopes,
        }
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(SESSIONS).where(SESSIONS.c.player == player, SESSIONS.c.until < now)
            )
            await connection.execute(insert(SESSIONS).values(row))
        return token

    async def prolong(self, token: str, until: float, seen: float | None) -> None:
        """A session lasts as long as it is used."""
        now = time.time()
        if seen is None or until < now + LASTS - STEP:
            used = update(SESSIONS).where(SESSIONS.c.token == hashed(token))
            async with self.engine.begin() as connection:
                await connection.execute(used.values(until=now + LASTS, seen=now))

    async def of(self, player: str, token: str = "") -> list[SessionListed]:
        """Where a player is logged in, the last used first; the token is that of this session."""
        query = (
            select(SESSIONS)
            .where(SESSIONS.c.player == player, SESSIONS.c.until > time.time())
            .order_by(SESSIONS.c.until.desc())
        )
        async with self.engine.connect() as connection:
            return [
                SessionListed(
                    row.token[:ID],
                    row.device or "",
                    row.since,
                    row.seen,
                    row.token == hashed(token),
                    scopes_in(row.scopes),
                )
                for row in await connection.execute(query)
            ]

    async def end(self, player: str, session: str) -> None:
        """End a session by the id under which it is listed."""
        mine = (SESSIONS.c.player == player) & SESSIONS.c.token.startswith(session, autoescape=True)
        if len(session) == ID:
            async with self.engine.begin() as connection:
                await connection.execute(delete(SESSIONS).where(mine))

    async def end_token(self, token: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
