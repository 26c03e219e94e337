"""Games, tables and the lobby."""

import secrets
import time
from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ziggurat.server.http.auth import ANONYMOUS, AnyRequest, Auth
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.rematch import rematch
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.daily import check_shown
from ziggurat.server.room.listing import GameListed, list_games
from ziggurat.server.room.moment import update
from ziggurat.server.room.plan import InvitedSeat, OpenSeat, Plan
from ziggurat.server.room.projection import summary
from ziggurat.server.room.protocol import (
    AddBot,
    Done,
    Invite,
    Join,
    Kick,
    Leave,
    Part,
    Rematch,
    RequestError,
    Summary,
    Update,
)
from ziggurat.server.room.records import read_table
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.people import People, Person
from ziggurat.server.storage.relations import Relations

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


# Every visitor waits for the list of games, and there is nothing secret in it.
COMPRESSED: Final = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))


class TablesController(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/games", middleware=[COMPRESSED], sync_to_thread=False)
    def games(self) -> list[GameListed]:
        """The games, with their numbers of players, options and bots."""
        return list_games()

    @post("/tables", scope="open")
    async def open(
        self,
        request: AnyRequest,
        data: JSONBody[NewTable],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        registry: NamedDependency[Registry],
        people: NamedDependency[People],
        relations: NamedDependency[Relations],
    ) -> Opened:
        """Open a table, and take a seat there if you want one."""
        await auth.limit_creations(request)
        for seat in data.plan.seats:
            if isinstance(seat, InvitedSeat):
                await check_invited(person, seat.player, people, relations)
        room = await registry.create(person.requester, data.plan)
        if data.sit:
            await registry.submit(
                room, person.requester, Join(secrets.token_hex(8), part=data.part)
            )
        return Opened(room)

    @post("/records", scope="open", request_max_body_size=2 * LARGEST_RECORD)
    async def move_here(
        self,
        request: AnyRequest,
        data: JSONBody[Moved],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        registry: NamedDependency[Registry],
    ) -> Opened:
        """Continue a game that was begun elsewhere, or look at one that is over.

        You get the first seat of a person.  The sender of a record knows its seed, so such a
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
        """A table as it is listed."""
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
            check_shown(found, requester.player, time.time())
            return update(
                found, found.seat_of(requester.player), 0, time.time(), live.players_present
            )

    @post("/tables/{room:str}/join", scope="play", status_code=200)
    async def join(
        self,
        room: FromPath[str],
        data: JSONBody[Join],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
        relations: NamedDependency[Relations],
    ) -> Done:
        """Take a seat."""
        async with registry.locked(room) as (_, found):
            host = found.host
        if await relations.blocks(host, person.id):
            raise RequestError(AccountCode.NOT_WELCOME)
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/leave", scope="play", status_code=200)
    async def leave(
        self,
        room: FromPath[str],
        data: JSONBody[Leave],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
    ) -> Done:
        """Leave a table; once the game has begun, a bot plays on."""
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/kick", scope="play", status_code=200)
    async def kick(
        self,
        room: FromPath[str],
        data: JSONBody[Kick],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
    ) -> Done:
        """Remove a player or a bot before the game; only the host may."""
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/bots", scope="play", status_code=200)
    async def add_bot(
        self,
        room: FromPath[str],
        data: JSONBody[AddBot],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
    ) -> Done:
        """Give a free seat to a built-in bot; only the host may."""
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/invite", scope="play", status_code=200)
    async def invite(
        self,
        room: FromPath[str],
        data: JSONBody[Invite],
        person: NamedDependency[Person],
        registry: NamedDependency[Registry],
        people: NamedDependency[People],
        relations: NamedDependency[Relations],
    ) -> Done:
        """Reserve a free seat for an account, or for nobody; only the host may."""
        if data.player:
            await check_invited(person, data.player, people, relations)
        return Done(data.id, await registry.submit(room, person.requester, data))

    @post("/tables/{room:str}/rematch", scope="play")
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


async def check_invited(person: Person, other: str, people: People, relations: Relations) -> None:
    """Nobody is invited by somebody whom they have blocked.  Raises RequestError."""
    profile = await people.profile(other)
    if await relations.blocks(other, person.id):
        raise RequestError(AccountCode.NOT_INVITED, name=profile.name)
