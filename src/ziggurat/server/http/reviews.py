"""Reviews of finished games, and hints at the table."""

import time

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ziggurat.server.http.auth import AnyRequest, Auth
from ziggurat.server.live.hints import Hints
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.reviews import Reviews
from ziggurat.server.room.daily import check_day_over
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.hints import Hint
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.replay import Position
from ziggurat.server.room.review import Review, better_line, review
from ziggurat.server.storage.findings import Findings
from ziggurat.server.storage.people import Person


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a hint about the decision of the update of this version."""

    version: int


class ReviewsController(Controller):
    path = "/api"
    tags = ("reviews",)

    @get("/tables/{room:str}/review")
    async def read(
        self,
        room: FromPath[str],
        person_or_none: NamedDependency[Person | None],
        registry: NamedDependency[Registry],
        findings: NamedDependency[Findings],
        reviews: NamedDependency[Reviews],
    ) -> Review:
        """What has been found until now."""
        del person_or_none  # it is counted
        found, of = await findings.read(room)
        async with registry.locked(room) as (_, table):
            check_day_over(table, time.time())
            return review(table, found, of, running=reviews.is_running(room))

    @post("/tables/{room:str}/review", scope="play", status_code=200)
    async def start(
        self,
        request: AnyRequest,
        room: FromPath[str],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        registry: NamedDependency[Registry],
        findings: NamedDependency[Findings],
        reviews: NamedDependency[Reviews],
    ) -> Review:
        """Begin a review, or go on with one that was interrupted."""
        del person  # it is counted
        async with registry.locked(room) as (_, table):
            check_day_over(table, time.time())
        found, of = await findings.read(room)
        if not of or len(found) < of:
            await auth.limit_creations(request)
            await reviews.start(room)
        async with registry.locked(room) as (_, table):
            return review(table, found, of, running=reviews.is_running(room))

    @get("/tables/{room:str}/review/{number:int}/line")
    async def line(
        self,
        room: FromPath[str],
        number: FromPath[int],
        person_or_none: NamedDependency[Person | None],
        registry: NamedDependency[Registry],
        findings: NamedDependency[Findings],
    ) -> list[Position]:
        """The positions along the better line for the move of this number."""
        del person_or_none  # it is counted
        found, _ = await findings.read(room)
        async with registry.locked(room) as (_, table):
            check_day_over(table, time.time())
            if number not in found or not found[number].better:
                raise RequestError(RequestCode.NO_FINDING)
            return better_line(table, found[number])

    @post("/tables/{room:str}/hint", scope="play", status_code=200)
    async def hint(
        self,
        room: FromPath[str],
        data: JSONBody[AskHint],
        person: NamedDependency[Person],
        hints: NamedDependency[Hints],
    ) -> list[Hint]:
        """The best few choices, at a table that allows hints."""
        return await hints.give(room, person.requester, data.version)
