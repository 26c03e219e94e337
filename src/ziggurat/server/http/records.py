"""Records of games, positions move by move, and forks."""

import time
from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ziggurat.core.seats import Seat
from ziggurat.server.http.auth import AnyRequest, Auth
from ziggurat.server.http.tables import Opened
from ziggurat.server.live.registry import Registry
from ziggurat.server.room.daily import check_day_over, check_shown
from ziggurat.server.room.plan import Name
from ziggurat.server.room.protocol import Join
from ziggurat.server.room.records import fork_plan, record_text
from ziggurat.server.room.replay import Position, position, positions
from ziggurat.server.storage.people import Person


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a finished game from one of its moves, at one seat, against bots."""

    choices: Annotated[int, Meta(ge=0)]
    seat: Seat
    level: Name


class RecordsController(Controller):
    path = "/api/tables/{room:str}"
    tags = ("records",)

    @get("/record", media_type=MediaType.JSON)
    async def record(
        self, room: FromPath[str], registry: NamedDependency[Registry]
    ) -> Response[bytes]:
        """The record as a file, with all parts of its seed."""
        async with registry.locked(room) as (_, found):
            check_day_over(found, time.time())
            text = record_text(found)
        return Response(
            text.encode(),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{room}.record.json"'},
        )

    @get("/moves")
    async def moves(
        self,
        room: FromPath[str],
        first: FromQuery[int],
        last: FromQuery[int],
        registry: NamedDependency[Registry],
        person_or_none: NamedDependency[Person | None],
        seat: FromQuery[Seat | None] = None,
    ) -> list[Position]:
        """The table after each of these choices, to step through a game; up to 25 at once."""
        player = person_or_none.id if person_or_none else ""
        async with registry.locked(room) as (_, found):
            check_shown(found, player, time.time(), seat)
            return positions(found, first, last, player, seat)

    @get("/moves/{choices:int}")
    async def move(
        self,
        room: FromPath[str],
        choices: FromPath[int],
        registry: NamedDependency[Registry],
        person_or_none: NamedDependency[Person | None],
        seat: FromQuery[Seat | None] = None,
    ) -> Position:
        """The table after this number of choices."""
        player = person_or_none.id if person_or_none else ""
        async with registry.locked(room) as (_, found):
            check_shown(found, player, time.time(), seat)
            return position(found, choices, player, seat)

    @post("/fork", scope="open")
    async def fork(
        self,
        request: AnyRequest,
        room: FromPath[str],
        data: JSONBody[Fork],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        registry: NamedDependency[Registry],
    ) -> Opened:
        """Open a table that continues a finished game from one of its moves."""
        await auth.limit_creations(request)
        async with registry.locked(room) as (_, found):
            check_day_over(found, time.time())
            plan, choices = fork_plan(found, data.choices, data.seat, data.level)
        new = await registry.create(person.requester, plan, choices)
        await registry.submit(new, person.requester, Join("fork"))
        return Opened(new)
