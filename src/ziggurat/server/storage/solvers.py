"""Who solved which puzzle, and the ratings of solvers and puzzles."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.ai.puzzles.rating import START, moved
from ziggurat.server.room.protocol import Solver
from ziggurat.server.storage.schema import ATTEMPTS, PUZZLES, SOLVERS

if TYPE_CHECKING:
    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.ai.puzzles.book import Entry

BEGINNER: Final = Solver(round(START), 0, 0, 0)


class Solvers:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def solver(self, player: str, game: str) -> Solver:
        async with self.engine.connect() as connection:
            return await self._solver(connection, player, game)

    async def attempted(self, player: str, game: str) -> set[str]:
        """The names of the puzzles that somebody has tried."""
        query = select(ATTEMPTS.c.puzzle).where(ATTEMPTS.c.player == player)
        async with self.engine.connect() as connection:
            return set(await connection.scalars(query.where(ATTEMPTS.c.game == game)))

    async def ratings(self, game: str) -> dict[str, int]:
        """Of the puzzles that somebody has tried; the others have those of the book."""
        query = select(PUZZLES.c.name, PUZZLES.c.rating).where(PUZZLES.c.game == game)
        async with self.engine.connect() as connection:
            return {row.name: round(row.rating) for row in await connection.execute(query)}

    async def note(self, player: str, entry: Entry, *, solved: bool) -> tuple[Solver, bool]:
        """Count a try, and move both ratings; a second try of the same puzzle changes nothing."""
        game = entry.record.game
        async with self.engine.begin() as connection:
            row = {"player": player, "game": game, "puzzle": entry.name}
            new = await connection.execute(
                self._insert(ATTEMPTS)
                .on_conflict_do_nothing()
                .values(**row, solved=solved, at=time.time())
                .returning(ATTEMPTS.c.puzzle)
            )
            is_new = new.first() is not None
            solver = await self._solver(connection, player, game)
            if is_new:
                solver = await self._rate(connection, player, entry, solver, solved=solved)
        return solver, is_new

    async def _rate(
        self,
        connection: AsyncConnection,
        player: str,
        entry: Entry,
        solver: Solver,
        *,
        solved: bool,
    ) -> Solver:
        game = entry.record.game
        query = select(PUZZLES).where(PUZZLES.c.game == game, PUZZLES.c.name == entry.name)
        known = (await connection.execute(query.with_for_update())).first()
        hard = known.rating if known else float(entry.puzzle.rating)
        tried = known.tried if known else 0
        own = moved(solver.rating, hard, won=solved, tried=solver.tried)
        after = Solver(
            round(own),
            solver.tried + 1,
            solver.solved + solved,
            solver.streak + 1 if solved else 0,
        )
        hard = moved(hard, solver.rating, won=not solved, tried=tried)
        await self._put(
            connection, PUZZLES, {"game": game, "name": entry.name}, rating=hard, tried=tried + 1
        )
        await self._put(
            connection,
            SOLVERS,
            {"player": player, "game": game},
            rating=own,
            tried=after.tried,
            solved=after.solved,
            streak=after.streak,
        )
        return after

    async def _put(
        self, connection: AsyncConnection, table: Table, key: dict[str, str], **values: float
    ) -> None:
        statement = self._insert(table).values(**key, **values)
        await connection.execute(
            statement.on_conflict_do_update(index_elements=list(key), set_=values)
        )

    async def _solver(self, connection: AsyncConnection, player: str, game: str) -> Solver:
        query = select(SOLVERS).where(SOLVERS.c.player == player, SOLVERS.c.game == game)
        row = (await connection.execute(query.with_for_update())).first()
        if row is None:
            return BEGINNER
        return Solver(round(row.rating), row.tried, row.solved, row.streak)
