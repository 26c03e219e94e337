"""What wins: counts over all finished public games, each game counted once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.ai.tally import Count
from ziggurat.server.storage.schema import COUNTED, ROOMS, TALLIES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.ai.tally import Key


class Tallies:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def uncounted(self, most: int) -> list[str]:
        """Finished public games that have not been counted, the oldest first."""
        query = (
            select(ROOMS.c.name)
            .outerjoin(COUNTED, COUNTED.c.room == ROOMS.c.name)
            .where(ROOMS.c.state == "over", ROOMS.c.public, COUNTED.c.room.is_(None))
            .order_by(ROOMS.c.opened)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def count(self, room: str, game: str, counts: Mapping[Key, Count]) -> None:
        """Add what a game says; a second call changes nothing."""
        new = self._insert(COUNTED).on_conflict_do_nothing().values(room=room)
        async with self.engine.begin() as connection:
            if (await connection.execute(new.returning(COUNTED.c.room))).first() is None:
                return
            # In the order of their keys: two workers that count at once cannot deadlock.
            for (players, facet, thing), count in sorted(counts.items()):
                key = {"game": game, "players": players, "facet": facet, "thing": thing}
                row = self._insert(TALLIES).values(**key, **count._asdict())
                added = {
                    "games": TALLIES.c.games + count.games,
                    "wins": TALLIES.c.wins + count.wins,
                }
                await connection.execute(
                    row.on_conflict_do_update(index_elements=list(key), set_=added)
                )

    async def read(self, game: str) -> dict[Key, Count]:
        query = select(TALLIES).where(TALLIES.c.game == game)
        async with self.engine.connect() as connection:
            return {
                (row.players, row.facet, row.thing): Count(row.games, row.wins)
                for row in await connection.execute(query)
            }
