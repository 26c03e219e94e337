"""Games, tables and the lobby."""

import secrets
import time

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ziggurat.ai.catalogue import levels_of
from ziggurat.core.kind import Setting
from ziggurat.core.text import Text, offered_languages
from ziggurat.games.catalogue import GAMES
from ziggurat.server.http.auth import ANONYMOUS, AnyRequest, Auth
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.rematch import rematch
from ziggurat.server.room.plan import Plan
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
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.people import Person


class GameOption(Struct, frozen=True):
    name: str
    settings: list[Setting]  # the default first
    usual: Setting  # for a game that is started by one click
    text: dict[str, str]
    help: dict[str, str]  # what the text leaves out; may be empty


class GameListed(Struct, frozen=True):
    name: str
    title: dict[str, str]
    summary: dict[str, str]
    players: list[int]
    cooperative: bool
    reconstructed: dict[str, str]  # which components are not known from the box; empty: none
    options: list[GameOption]
    bots: list[str]  # from the weakest to the strongest


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and whether the host takes a seat."""

    plan: Plan
    sit: bool = True
    part: Part = ""


class Opened(Struct, frozen=True):
    room: str


def in_languages(text: Text) -> dict[str, str]:
    return {each: text.in_language(each) for each in offered_languages()}


class TablesController(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameListed]:
        return [
            GameListed(
                kind.name,
                in_languages(kind.title),
                in_languages(kind.summary),
                list(kind.players),
                kind.cooperative,
                in_languages(kind.reconstructed) if kind.reconstructed else {},
                [
                    GameOption(
                        option.name,
                        list(kind.settings_of(option)),
                        option.usual,
                        in_languages(option.text),
                        in_languages(option.help) if option.help else {},
                    )
                    for option in kind.options
                ],
                list(levels_of(kind.name)),
            )
            for kind in GAMES.values()
        ]

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
