"""Daily deals: the secret of each day, and what everybody made of its deals."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.room.daily_results import Played
from ziggurat.server.storage.schema import DAILIES, DEALS, PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.daily import Attempt


class Dailies:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def secrets(self, days: list[str], past: Sequence[str] = ()) -> dict[str, str]:
        """The secret of each of these days, made if there is none yet.

        Those of past days are found, never made.
        """
        query = select(DEALS.c.day, DEALS.c.secret).where(DEALS.c.day.in_([*days, *past]))
        async with self.engine.connect() as connection:
            found = {row.day: row.secret for row in await connection.execute(query)}
        missing = [day for day in days if day not in found]
        if not missing:
            return found
        rows = [{"day": day, "secret": secrets.token_hex(32)} for day in missing]
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(DEALS).on_conflict_do_nothing().values(rows))
            return {row.day: row.secret for row in await connection.execute(query)}

    async def room_of(self, day: str, game: str, player: str) -> str:
        """Where somebody plays the deal; empty: nowhere yet."""
        query = select(DAILIES.c.room).where(
            DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.player == player
        )
        async with self.engine.connect() as connection:
            return await connection.scalar(query) or ""

    async def begin(self, day: str, game: str, player: str, room: str) -> bool:
        """Note where somebody plays the deal; False if they already play it elsewhere."""
        row = {"day": day, "game": game, "player": player, "room": room}
        statement = self._insert(DAILIES).on_conflict_do_nothing().values(row)
        async with self.engine.begin() as connection:
            new = await connection.execute(statement.returning(DAILIES.c.room))
            return new.first() is not None

    async def finish(self, room: str, attempt: Attempt) -> None:
        """Store a result; a second call changes nothing."""
        statement = update(DAILIES).where(DAILIES.c.room == room, DAILIES.c.ended.is_(None))
        async with self.engine.begin() as connection:
            await connection.execute(statement.values(attempt._asdict()))

    async def played(self, day: str, game: str) -> list[Played]:
        """Everybody who has begun to play the deal."""
        name = func.coalesce(PLAYERS.c.name, "")
        query = (
            select(DAILIES.c.player, name, PLAYERS.c.account.is_(None), DAILIES.c.room)
            .add_columns(DAILIES.c.score, DAILIES.c.won, DAILIES.c.moves)
            .add_columns(DAILIES.c.gave_up, DAILIES.c.ended)
            .outerjoin(PLAYERS, PLAYERS.c.id == DAILIES.c.player)
            .where(DAILIES.c.day == day, DAILIES.c.game == game)
        )
        async with self.engine.connect() as connection:
            return [Played(*row) for row in await connection.execute(query)]
