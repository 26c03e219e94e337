"""People: sessions, accounts, profiles."""

import re
from math import inf
from typing import Annotated, Final, Self

from litestar import Controller, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ziggurat.server.http.auth import AnyRequest, Auth, header, token_of
from ziggurat.server.live.accounts import Accounts
from ziggurat.server.room.levels import MyLevel, my_levels
from ziggurat.server.room.plan import Name
from ziggurat.server.room.protocol import MyTable
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.names import account_key
from ziggurat.server.storage.passwords import Passwords
from ziggurat.server.storage.people import People, Person
from ziggurat.server.storage.privacy import Privacy
from ziggurat.server.storage.results import Results, Statistics

BROWSER: Final = re.compile(r"(Firefox|Edg|OPR|Chrome|Safari)/")
SYSTEM: Final = re.compile(r"(Android|iPhone|iPad|Windows|Mac OS X|Linux)")
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    id: str
    name: str
    account: bool
    language: Language
    program: bool
    admin: bool  # whether the page of administrators is open to me
    password: bool  # whether I have one; an account without one has a passkey

    @classmethod
    def of(cls, person: Person) -> Self:
        return cls(*person[:7])


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Found(Struct, frozen=True):
    id: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """An account without a password has no old one."""

    new: Password
    old: Password | None = None


class Profile(Struct, frozen=True):
    id: str
    name: str
    account: bool
    program: bool
    since: float
    owner: str  # the id of the player to whom a bot belongs
    owner_name: str
    games: list[Statistics]


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(
        self,
        request: AnyRequest,
        auth: NamedDependency[Auth],
        person_or_none: NamedDependency[Person | None],
    ) -> Me | None:
        """Who I am: a guest, an account or a bot; null for somebody who has never been here."""
        if person_or_none is None and not token_of(request):
            return None
        return Me.of(person_or_none or await auth.person(request))

    @post("/me")
    async def create_guest(
        self,
        request: AnyRequest,
        data: JSONBody[Called],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
    ) -> Response[Me]:
        """Create a guest."""
        await auth.limit_creations(request)
        player = await people.create(data.name, data.language)
        return await new_session(people, auth, request, player)

    @patch("/me")
    async def rename(
        self,
        data: JSONBody[Called],
        person: NamedDependency[Person],
        people: NamedDependency[People],
    ) -> Me:
        """Change my name and my language."""
        await people.rename(person, data.name, data.language)
        return Me.of(person._replace(name=data.name, language=data.language))

    @post("/me/account")
    async def register(
        self,
        request: AnyRequest,
        data: JSONBody[Credentials],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
    ) -> Me:
        """Turn the guest into an account with a password."""
        await auth.limit_creations(request)
        await people.register(person, data.name, data.password)
        return Me.of(person._replace(name=data.name, account=True, password=True))

    @post("/me/password", status_code=204)
    async def change_password(
        self,
        request: AnyRequest,
        data: JSONBody[NewPassword],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        accounts: NamedDependency[Accounts],
    ) -> None:
        """Change the password; all other sessions are logged out."""
        await auth.limit_passwords(request, person.id)
        await accounts.change_password(person, data.old or "", data.new, token_of(request))

    @post("/session")
    async def log_in(
        self,
        request: AnyRequest,
        data: JSONBody[Credentials],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        passwords: NamedDependency[Passwords],
    ) -> Response[Me]:
        """Log in with a name and a password."""
        await auth.limit_passwords(request, account_key(data.name))
        player = await passwords.check(data.name, data.password)
        return await new_session(people, auth, request, player)

    @delete("/session")
    async def log_out(
        self, request: AnyRequest, auth: NamedDependency[Auth], accounts: NamedDependency[Accounts]
    ) -> Response[None]:
        """Log out; open connections close."""
        await accounts.log_out(token_of(request))
        return Response(None, status_code=204, cookies=auth.cookies(request, ""))

    @get("/me/export")
    async def export(
        self,
        request: AnyRequest,
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        privacy: NamedDependency[Privacy],
    ) -> dict[str, object]:
        """Everything that is stored about me."""
        await auth.limit_creations(request)
        return await privacy.export(person)

    @delete("/me")
    async def delete_me(
        self,
        request: AnyRequest,
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        accounts: NamedDependency[Accounts],
    ) -> Response[None]:
        """Delete me: my name and my chat messages disappear, the moves of my games stay."""
        await accounts.delete(person.id)
        return Response(None, status_code=204, cookies=auth.cookies(request, ""))

    @get("/me/games")
    async def games(
        self,
        person: NamedDependency[Person],
        lists: NamedDependency[RoomLists],
        before: FromQuery[float | None] = None,
    ) -> list[MyTable]:
        """My tables: first where it is my turn, then other active ones, then finished ones.

        Finished ones are listed newest first; `before`, when one was opened, gets the next page.
        """
        if before is not None:
            return await lists.finished_tables(person.id, before)
        active = await lists.active_tables(person.id)
        return active + await lists.finished_tables(person.id, inf)

    @get("/me/levels")
    async def levels(
        self, person: NamedDependency[Person], lists: NamedDependency[RoomLists]
    ) -> list[MyLevel]:
        """The bots about as strong as I am, by my latest finished games with bots."""
        return my_levels(await lists.finished_tables(person.id, inf))

    @get("/players")
    async def find(self, name: FromQuery[Name], people: NamedDependency[People]) -> Found:
        """The id of an account, to reserve a seat for it."""
        return Found(await people.id_of_account(name))

    @get("/players/{player:str}")
    async def profile(
        self,
        player: FromPath[str],
        people: NamedDependency[People],
        results: NamedDependency[Results],
    ) -> Profile:
        """What everybody may know about a player."""
        return Profile(*await people.profile(player), await results.statistics(player))


async def new_session(people: People, auth: Auth, request: AnyRequest, player: str) -> Response[Me]:
    token = await people.sessions.begin(player, device_of(header(request, b"user-agent")))
    person = await people.of_token(token)
    assert person is not None
    return Response(Me.of(person), status_code=201, cookies=auth.cookies(request, token))


def device_of(agent: str) -> str:
    """Browser and system, out of the many words with which browsers introduce themselves."""
    found = [pattern.search(agent) for pattern in (BROWSER, SYSTEM)]
    return ", ".join(each[1] for each in found if each) or agent
