"""Daily deals: one deal for each game and day, and what everybody made of it."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from ziggurat.server.http.auth import AnyRequest, Auth
from ziggurat.server.http.tables import Opened
from ziggurat.server.live.daily import Daily
from ziggurat.server.room.daily_results import DailyShown
from ziggurat.server.storage.people import Person


class DailyController(Controller):
    path = "/api/daily/{game:str}"
    tags = ("daily",)

    @get("")
    async def show(
        self,
        game: FromPath[str],
        person_or_none: NamedDependency[Person | None],
        daily: NamedDependency[Daily],
    ) -> DailyShown:
        """The deals of today and yesterday with their results, and what coming ones commit to."""
        return await daily.shown(game, person_or_none.id if person_or_none else "")

    @post("", scope="play")
    async def play(
        self,
        request: AnyRequest,
        game: FromPath[str],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        daily: NamedDependency[Daily],
    ) -> Opened:
        """Play today's deal, or go on with it: there is one attempt."""
        await auth.limit_creations(request)
        return Opened(await daily.play(person.requester, game))
