"""Who plays best: people and bots apart, for each game."""

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ziggurat.server.storage.results import Ranked, Results


class LeaderboardsController(Controller):
    path = "/api/leaderboards"
    tags = ("people",)

    @get("/{game:str}")
    async def leaderboard(
        self,
        game: FromPath[str],
        results: NamedDependency[Results],
        program: FromQuery[bool] = False,
    ) -> list[Ranked]:
        """The best rated accounts in a game, or bots (`program`), after enough rated games."""
        return await results.leaderboard(game, bots=program)
