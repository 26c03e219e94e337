"""HTTP: who I am."""

from math import inf
from typing import Annotated

from litestar import Controller, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ziggurat.core.text import Language
from ziggurat.server.http.auth import AnyRequest, Auth, token_of
from ziggurat.server.live.registry import Registry
from ziggurat.server.room.plan import Name
from ziggurat.server.room.protocol import MyTable
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.notices import Notices
from ziggurat.server.storage.people import People, Person
from ziggurat.server.storage.results import Results, Statistics

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    id: str
    name: str
    account: bool
    language: Language
    program: bool


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Found(Struct, frozen=True):
    id: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class Profile(Struct, frozen=True):
    id: str
    name: str
    account: bool
    program: bool
    since: float
    games: list[Statistics]


class NewProgram(Struct, frozen=True):
    """The token of a bot account is shown once."""

    token: str


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, person: NamedDependency[Person]) -> Me:
        return Me(*person)

    @post("/me")
    async def come(
        self,
        request: AnyRequest,
        data: JSONBody[Called],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
    ) -> Response[Me]:
        """Be a guest from now on."""
        await auth.limit_creations(request)
        token = await people.create(data.name, data.language)
        return await welcome(people, auth, token)

    @patch("/me")
    async def rename(
        self,
        data: JSONBody[Called],
        person: NamedDependency[Person],
        people: NamedDependency[People],
    ) -> Me:
        await people.rename(person, data.name, data.language)
        return Me(person.id, data.name, person.account, data.language, person.program)

    @post("/me/account")
    async def register(
        self,
        request: AnyRequest,
        data: JSONBody[Credentials],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
    ) -> Me:
        """Keep everything under a name and a password."""
        await auth.limit_creations(request)
        await people.register(person, data.name, data.password)
        return Me(person.id, data.name, True, person.language, person.program)

    @post("/me/password", status_code=204)
    async def change_password(
        self,
        request: AnyRequest,
        data: JSONBody[NewPassword],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        notices: NamedDependency[Notices],
    ) -> None:
        """Another password; everywhere else I am logged out."""
        await auth.limit_creations(request)
        await people.change_password(person, data.old, data.new, token_of(request))
        await notices.leave(player=person.id)

    @post("/session")
    async def log_in(
        self,
        request: AnyRequest,
        data: JSONBody[Credentials],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
    ) -> Response[Me]:
        await auth.limit_creations(request)
        token = await people.log_in(data.name, data.password)
        return await welcome(people, auth, token)

    @delete("/session")
    async def log_out(
        self, request: AnyRequest, auth: NamedDependency[Auth], people: NamedDependency[People]
    ) -> Response[None]:
        await people.log_out(token_of(request))
        return Response(None, status_code=204, cookies=[auth.cookie("")])

    @get("/me/export")
    async def export(
        self, person: NamedDependency[Person], lists: NamedDependency[RoomLists]
    ) -> dict[str, object]:
        """Everything that is kept about me."""
        return await lists.everything_of(person)

    @delete("/me")
    async def forget(
        self,
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        lists: NamedDependency[RoomLists],
        notices: NamedDependency[Notices],
        registry: NamedDependency[Registry],
    ) -> Response[None]:
        """Forget me: my name and my words disappear, the moves of my games stay."""
        await lists.forget(person)
        await people.delete(person)
        await registry.disconnect(person.id)
        await notices.leave(player=person.id)
        return Response(None, status_code=204, cookies=[auth.cookie("")])

    @get("/me/games")
    async def games(
        self,
        person: NamedDependency[Person],
        lists: NamedDependency[RoomLists],
        before: FromQuery[float | None] = None,
    ) -> list[MyTable]:
        """My tables: where I am to choose, others that go on, and those that are over.

        These are listed with the newest first; `before`, when one of them was opened, pages on.
        """
        if before is not None:
            return await lists.over_for(person.id, before)
        going_on = await lists.going_on_for(person.id)
        return going_on + await lists.over_for(person.id, inf)

    @get("/players")
    async def find(self, name: FromQuery[Name], people: NamedDependency[People]) -> Found:
        """The id of an account, to keep a seat for it."""
        return Found(await people.player_called(name))

    @get("/players/{player:str}")
    async def profile(
        self,
        player: FromPath[str],
        people: NamedDependency[People],
        results: NamedDependency[Results],
    ) -> Profile:
        """What everybody may know of a player."""
        return Profile(*await people.known(player), await results.statistics(player))

    @post("/bots")
    async def new_program(
        self,
        request: AnyRequest,
        data: JSONBody[Called],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
    ) -> NewProgram:
        """An account for a program, with a token for its Authorization header."""
        await auth.limit_creations(request)
        return NewProgram(await people.create(data.name, data.language, program=True))


async def welcome(people: People, auth: Auth, token: str) -> Response[Me]:
    person = await people.of_token(token)
    assert person is not None
    return Response(Me(*person), status_code=201, cookies=[auth.cookie(token)])
