"""HTTP: games that were played, move by move."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ziggurat.core.seats import Seat
from ziggurat.server.api_tables import Opened
from ziggurat.server.books import fork, record_text
from ziggurat.server.doors import AnyRequest, Doors
from ziggurat.server.hall import Hall
from ziggurat.server.people import Person
from ziggurat.server.plan import Name
from ziggurat.server.protocol import Join
from ziggurat.server.replay import Position, position, positions


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a move of a finished game, at a seat of it, against bots."""

    choices: Annotated[int, Meta(ge=0)]
    seat: Seat
    level: Name


class RecordsController(Controller):
    path = "/api/tables/{room:str}"
    tags = ("records",)

    @get("/record", media_type=MediaType.JSON)
    async def record(self, room: FromPath[str], hall: NamedDependency[Hall]) -> Response[bytes]:
        """The whole game as a file, with all parts of its seed."""
        async with hall.look(room) as (_, found):
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
        hall: NamedDependency[Hall],
        somebody: NamedDependency[Person | None],
        seat: FromQuery[Seat | None] = None,
    ) -> list[Position]:
        """The table after each of these choices, to step through a game; up to 25 at once."""
        async with hall.look(room) as (_, found):
            return positions(found, first, last, somebody.id if somebody else "", seat)

    @get("/moves/{choices:int}")
    async def move(
        self,
        room: FromPath[str],
        choices: FromPath[int],
        hall: NamedDependency[Hall],
        somebody: NamedDependency[Person | None],
        seat: FromQuery[Seat | None] = None,
    ) -> Position:
        """The table after so many choices: a link to any move."""
        async with hall.look(room) as (_, found):
            return position(found, choices, somebody.id if somebody else "", seat)

    @post("/fork")
    async def fork(
        self,
        request: AnyRequest,
        room: FromPath[str],
        data: JSONBody[Fork],
        person: NamedDependency[Person],
        doors: NamedDependency[Doors],
        hall: NamedDependency[Hall],
    ) -> Opened:
        await doors.once_more(request)
        async with hall.look(room) as (_, found):
            plan, choices = fork(found, data.choices, data.seat, data.level)
        new = await hall.open(person.asker, plan, choices)
        await hall.submit(new, person.asker, Join("fork"))
        return Opened(new)
