"""Friends, blocked and muted people, invitations, and reports."""

from typing import Annotated, Literal, Self

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ziggurat.server.http.auth import AnyRequest, Auth
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.plan import Name
from ziggurat.server.room.protocol import RequestError, Summary
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.people import People, Person
from ziggurat.server.storage.relations import Circle, Kind, Known, Relations
from ziggurat.server.storage.reports import Reports

Reason = Literal["insults", "cheating", "stalling", "name", "other"]


class KnownShown(Struct, frozen=True):
    """Somebody in a list; the id leads to the profile."""

    id: str
    name: str
    program: bool


class CircleShown(Struct, frozen=True):
    """The people I know: friends, those I have asked, those who ask me, blocked and muted ones."""

    friends: list[KnownShown]
    asked: list[KnownShown]
    asking: list[KnownShown]
    blocked: list[KnownShown]
    muted: list[KnownShown]

    @classmethod
    def of(cls, circle: Circle) -> Self:
        return cls(*([shown(each) for each in people] for people in circle))


def shown(known: Known) -> KnownShown:
    return KnownShown(*known)


class NewFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account."""

    name: Name


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong with a player, and at which table; administrators read it."""

    player: Annotated[str, Meta(min_length=1, max_length=32)]
    reason: Reason
    room: Annotated[str, Meta(max_length=32)] = ""
    text: Annotated[str, Meta(max_length=500)] = ""


class CircleController(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/people")
    async def people_known(
        self, person: NamedDependency[Person], relations: NamedDependency[Relations]
    ) -> CircleShown:
        """My friends, and the people whom I have blocked or muted."""
        return CircleShown.of(await relations.circle(person.id))

    @post("/friends")
    async def befriend(
        self,
        request: AnyRequest,
        data: JSONBody[NewFriend],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        relations: NamedDependency[Relations],
    ) -> CircleShown:
        """Ask somebody to be friends, by the name of the account, or agree to be."""
        await auth.limit_creations(request)
        if not person.account:
            raise RequestError(AccountCode.ACCOUNT_NEEDED)
        other = await people.id_of_account(data.name)
        await relations.add(person.id, other, "friend")
        return CircleShown.of(await relations.circle(person.id))

    @put("/people/{kind:str}/{other:str}", status_code=204)
    async def add(
        self,
        kind: FromPath[Kind],
        other: FromPath[str],
        person: NamedDependency[Person],
        people: NamedDependency[People],
        relations: NamedDependency[Relations],
    ) -> None:
        """Put a player on the list of `friend`, `blocked` or `muted` people.

        Somebody who is blocked can neither join my tables nor invite me.
        """
        known = await people.profile(other)
        if kind == "friend" and not (person.account and known.account):
            raise RequestError(AccountCode.ACCOUNT_NEEDED)
        await relations.add(person.id, other, kind)

    @delete("/people/{kind:str}/{other:str}")
    async def remove(
        self,
        kind: FromPath[Kind],
        other: FromPath[str],
        person: NamedDependency[Person],
        relations: NamedDependency[Relations],
    ) -> None:
        """Take a player off a list; a friendship ends for both."""
        await relations.remove(person.id, other, kind)

    @get("/invitations")
    async def invitations(
        self,
        person: NamedDependency[Person],
        lists: NamedDependency[RoomLists],
    ) -> list[Summary]:
        """Tables where a seat is reserved for me."""
        return await lists.invitations(person.id)

    @post("/reports", status_code=204)
    async def report(
        self,
        request: AnyRequest,
        data: JSONBody[NewReport],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        reports: NamedDependency[Reports],
    ) -> None:
        """Report a player to the administrators of this server."""
        await auth.limit_creations(request)
        if data.player == person.id:
            raise RequestError(AccountCode.NOT_YOURSELF)
        await people.profile(data.player)
        await reports.add(person.id, data.player, data.room, data.reason, data.text)
