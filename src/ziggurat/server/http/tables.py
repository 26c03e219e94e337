"""Games, tables and the lobby."""

import secrets
import time
from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ziggurat.server.http.auth import ANONYMOUS, AnyRequest, Auth
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.rematch import rematch
from ziggurat.server.room.listing import GameListed, list_games
from ziggurat.server.room.plan import OpenSeat, Plan
from ziggurat.server.room.projection import summary, update
from ziggurat.server.room.protocol import (
    AddBot,
    Done,
    Join,
    Kick,
    Leave,
    Part,
    Rematch,
    Summary,
    Update,
)
from ziggurat.server.room.records import read_table
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.people import Person

LARGEST_RECORD: Final = 131_072  # characters


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and whether the host takes a seat."""

    plan: Plan
    sit: bool = True
    part: Part = ""


class Moved(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was begun elsewhere: its record, which may say who sits where."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    part: Part = ""


class Opened(Struct, frozen=True):
    room: str


class TablesController(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameListed]:
        return list_games()

    @post("/tables")
    async def open(
        self,
        request: AnyRequest,
        data: JSONBody[NewTable],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        registry: NamedDependency[Registry],
    ) -> Opened:
        await auth.limit_creations(request)
        room = await registry.create(person.requester, data.plan)
        if data.sit:
            await registry.submit(
                room, person.requester, Join(secrets.token_hex(8), part=data.part)
            )
        return Opened(room)

    @post("/records", request_max_body_size=2 * LARGEST_RECORD)
    async def move_here(
        self,
        request: AnyRequest,
        data: JSONBody[Moved],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        registry: NamedDependency[Registry],
    ) -> Opened:
        """Continue a game that was begun elsewhere, or look at one that is over.

        The first seat of a person is yours.  Whoever sends a record knows its seed, so such a
        table is never rated.
        """
        await auth.limit_creations(request)
        table = read_table(data.record)
        room = await registry.create(person.requester, table.plan, table.choices)
        if any(isinstance(seat, OpenSeat) for seat in table.plan.seats):
            await registry.submit(
                room, person.requester, Join(secrets.token_hex(8), part=data.part)
            )
        return Opened(room)

    @get("/tables")
    async def lobby(self, lists: NamedDependency[RoomLists]) -> list[Summary]:
        """The public tables."""
        return await lists.lobby()

    @get("/tables/{room:str}")
    async def table(self, room: FromPath[str], registry: NamedDependency[Registry]) -> Summary:
        async with registry.locked(room) as (_, found):
            return summary(found)

    @get("/tables/{room:str}/view")
    async def view(
        self,
        room: FromPath[str],
        registry: NamedDependency[Registry],
        person_or_none: NamedDependency[Person | None],
    ) -> Update:
        """The update that a websocket would receive now."""
        requester = person_or_none.requester if person_or_none else ANONYMOUS
        async with registry.locked(room) as (live, found):
            return update(
                found, found.seat_of(requester.player), 0, time.time(), live.players_present
            )

    @post("/tables/{room:str}/join", status_code=200)
    async def join(
        self,
        room: FromPath[str],
        data: JSONBody[Join],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
    ) -> Done:
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/leave", status_code=200)
    async def leave(
        self,
        room: FromPath[str],
        data: JSONBody[Leave],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
    ) -> Done:
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/kick", status_code=200)
    async def kick(
        self,
        room: FromPath[str],
        data: JSONBody[Kick],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
    ) -> Done:
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/bots", status_code=200)
    async def add_bot(
        self,
        room: FromPath[str],
        data: JSONBody[AddBot],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
    ) -> Done:
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/rematch")
    async def rematch(
        self,
        request: AnyRequest,
        room: FromPath[str],
        data: JSONBody[Rematch],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        registry: NamedDependency[Registry],
    ) -> Opened:
        """Play again at a new table, with a new deal."""
        await auth.limit_creations(request)
        return Opened(await rematch(registry, room, person.requester, data.part))
