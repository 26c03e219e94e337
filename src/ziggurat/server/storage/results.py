"""Results of finished games, statistics, and ratings for rated tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.storage.schema import PLAYERS, RATINGS, RESULTS, ROOMS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.room.records import Result

MODEL: Final = PlackettLuce()
ENOUGH: Final = 5  # rated games before a player is ranked
PAGE: Final = 100  # lines of a leaderboard


class Statistics(Struct, frozen=True):
    """The games of a player.  The rating is a cautious estimate of the strength."""

    game: str
    played: int
    won: int
    rating: float | None


class Ranked(Struct, frozen=True):
    """A line of a leaderboard; equal ratings share a rank."""

    rank: int
    player: str
    name: str
    rating: float
    games: int


class Results:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def store(self, room: str, results: list[Result]) -> None:
        """Store the results of a game and update ratings; a second call changes nothing."""
        async with self.engine.begin() as connection:
            new = 0
            if results:
                rows = [stored_columns(each) for each in results]
                statement = self._insert(RESULTS).on_conflict_do_nothing().values(rows)
                new = len((await connection.execute(statement.returning(RESULTS.c.seat))).all())
            if new and results[0].rated:
                for rivals in pools(results):
                    await self._rate(connection, rivals)
            await connection.execute(update(ROOMS).where(ROOMS.c.name == room).values(due=None))

    async def _rate(self, connection: AsyncConnection, results: list[Result]) -> None:
        game = results[0].game
        players = [each.player for each in results]
        fresh = MODEL.rating()
        beginners = [
            {"player": player, "game": game, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
            for player in sorted(players)
        ]
        await connection.execute(self._insert(RATINGS).on_conflict_do_nothing().values(beginners))
        # Locked in the order of their keys: two games that end at once cannot deadlock.
        query = (
            select(RATINGS)
            .where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
            .order_by(RATINGS.c.player)
            .with_for_update()
        )
        old = {row.player: row for row in await connection.execute(query)}
        teams = [[MODEL.rating(old[each].mu, old[each].sigma)] for each in players]
        ranks = [float(each.rank) for each in results]
        for player, (rating,) in zip(players, MODEL.rate(teams, ranks=ranks), strict=True):
            await connection.execute(
                update(RATINGS)
                .where(RATINGS.c.player == player, RATINGS.c.game == game)
                .values(mu=rating.mu, sigma=rating.sigma, games=old[player].games + 1)
            )

    async def ranks(self, room: str) -> dict[int, int]:
        """The stored ranks of a game, by seat."""
        query = select(RESULTS.c.seat, RESULTS.c.rank).where(RESULTS.c.room == room)
        async with self.engine.connect() as connection:
            return {row.seat: row.rank for row in await connection.execute(query)}

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

    async def leaderboard(self, game: str, *, bots: bool) -> list[Ranked]:
        """The best rated accounts or bots; guests and banned players are left out."""
        rating = RATINGS.c.mu - 3 * RATINGS.c.sigma
        is_ranked = PLAYERS.c.program if bots else PLAYERS.c.account.is_not(None)
        query = (
            select(
                func.rank().over(order_by=rating.desc()),
                PLAYERS.c.id,
                PLAYERS.c.name,
                rating,
                RATINGS.c.games,
            )
            .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
            .where(RATINGS.c.game == game, RATINGS.c.games >= ENOUGH)
            .where(is_ranked, PLAYERS.c.banned.is_(False))
            .order_by(rating.desc(), PLAYERS.c.id)
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            return [Ranked(*row) for row in await connection.execute(query)]


def stored_columns(result: Result) -> dict[str, object]:
    columns = result._asdict()
    del columns["program"]
    return columns


def pools(results: list[Result]) -> list[list[Result]]:
    """Those who are rated against each other: people, and apart from them programs."""
    people = [each for each in results if not each.program]
    programs = [each for each in results if each.program]
    return [pool for pool in (people, programs) if len(pool) > 1]
