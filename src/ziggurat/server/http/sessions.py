"""Where a person is logged in."""

from litestar import Controller, delete, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from ziggurat.server.http.auth import AnyRequest, token_of
from ziggurat.server.live.accounts import Accounts
from ziggurat.server.storage.people import People, Person


class SessionShown(Struct, frozen=True):
    """`seen` is the hour of its last use; sessions end after 90 days without use."""

    id: str
    device: str
    since: float | None
    seen: float | None
    current: bool


class SessionsController(Controller):
    path = "/api/me/sessions"
    tags = ("people",)

    @get()
    async def sessions(
        self, request: AnyRequest, person: NamedDependency[Person], people: NamedDependency[People]
    ) -> list[SessionShown]:
        """Where I am logged in."""
        found = await people.sessions.of(person.id, token_of(request))
        return [SessionShown(*each[:5]) for each in found]

    @delete("/{session:str}")
    async def end(
        self,
        session: FromPath[str],
        person: NamedDependency[Person],
        accounts: NamedDependency[Accounts],
    ) -> None:
        """Log out there."""
        await accounts.end_session(person.id, session)
