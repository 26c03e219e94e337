"""What remains of finished games: results, statistics, and ratings for rated tables of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.storage.schema import RATINGS, RESULTS, ROOMS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.room.room import Room

MODEL: Final = PlackettLuce()


class Statistics(Struct, frozen=True):
    """What a player has done in a game.  The rating is a cautious estimate of the strength."""

    game: str
    played: int
    won: int
    rating: float | None


class Results:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def settle(self, room: Room) -> None:
        """Write down how a game ended; once, however often it is asked for."""
        rows = results_of(room)
        async with self.engine.begin() as connection:
            new = 0
            if rows:
                statement = self._insert(RESULTS).on_conflict_do_nothing().values(rows)
                new = len((await connection.execute(statement.returning(RESULTS.c.seat))).all())
            if new and room.plan.rated:
                await self._rate(connection, rows)
            await connection.execute(
                update(ROOMS).where(ROOMS.c.name == room.name).values(due=None)
            )

    async def _rate(self, connection: AsyncConnection, rows: list[dict[str, object]]) -> None:
        game = str(rows[0]["game"])
        players = [str(row["player"]) for row in rows]
        fresh = MODEL.rating()
        beginners = [
            {"player": player, "game": game, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
            for player in sorted(players)
        ]
        await connection.execute(self._insert(RATINGS).on_conflict_do_nothing().values(beginners))
        # Locked in the order of their keys, so that two games that end at once cannot deadlock.
        query = (
            select(RATINGS)
            .where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
            .order_by(RATINGS.c.player)
            .with_for_update()
        )
        old = {row.player: row for row in await connection.execute(query)}
        teams = [[MODEL.rating(old[each].mu, old[each].sigma)] for each in players]
        ranks = [float(str(row["rank"])) for row in rows]
        for player, (rating,) in zip(players, MODEL.rate(teams, ranks=ranks), strict=True):
            await connection.execute(
                update(RATINGS)
                .where(RATINGS.c.player == player, RATINGS.c.game == game)
                .values(mu=rating.mu, sigma=rating.sigma, games=old[player].games + 1)
            )

    async def statistics(self, player: str) -> list[Statistics]:
        query = (
            select(
                RESULTS.c.game,
                func.count(),
                func.count().filter(RESULTS.c.won),
                RATINGS.c.mu - 3 * RATINGS.c.sigma,
            )
            .outerjoin(
                RATINGS,
                (RATINGS.c.player == RESULTS.c.player) & (RATINGS.c.game == RESULTS.c.game),
            )
            .where(RESULTS.c.player == player)
            .group_by(RESULTS.c.game, RATINGS.c.mu, RATINGS.c.sigma)
            .order_by(RESULTS.c.game)
        )
        async with self.engine.connect() as connection:
            return [Statistics(*row) for row in await connection.execute(query)]


def results_of(room: Room) -> list[dict[str, object]]:
    """A row for each player; who gave up comes last."""
    outcome = room.outcome
    assert outcome is not None
    return [
        {
            "room": room.name,
            "seat": seat,
            "player": occupant.player,
            "game": room.kind.name,
            "players": len(room.occupants),
            "rank": len(room.occupants) if occupant.resigned else outcome.ranks[seat],
            "won": seat in outcome.winners and not occupant.resigned,
            "rated": room.plan.rated,
            "at": room.ended,
        }
        for seat, occupant in enumerate(room.occupants)
        if occupant.player
    ]
