"""Statistics: what wins, in the finished public games of this server."""

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ziggurat.server.live.statistics import Statistics
from ziggurat.server.room.statistics import StatisticsShown
from ziggurat.server.storage.people import Person


class StatisticsController(Controller):
    path = "/api/statistics"
    tags = ("records",)

    @get("/{game:str}")
    async def statistics(
        self,
        game: FromPath[str],
        person_or_none: NamedDependency[Person | None],
        statistics: NamedDependency[Statistics],
        players: FromQuery[int] = 0,
    ) -> StatisticsShown:
        """What wins at tables of this size; without one, at all tables."""
        del person_or_none  # it is counted
        return await statistics.shown(game, players)
