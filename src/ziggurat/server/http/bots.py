"""The bot accounts of a player, and their tokens."""

from typing import Annotated, Self

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ziggurat.server.http.auth import AnyRequest, Auth
from ziggurat.server.live.accounts import Accounts
from ziggurat.server.room.plan import Name
from ziggurat.server.room.scopes import BotScope
from ziggurat.server.storage.bots import BotListed, Bots
from ziggurat.server.storage.people import Person


class BotCalled(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for, and what it allows: to sit and choose, open tables, and chat."""

    label: Name
    scopes: Annotated[list[BotScope], Meta(max_length=3)]


class TokenMade(Struct, frozen=True):
    """The token is shown once; a program sends it as `Authorization: Bearer TOKEN`."""

    token: str


class TokenShown(Struct, frozen=True):
    """A token without its secret; `seen` is the hour of its last use."""

    id: str
    label: str
    scopes: list[str]
    since: float | None
    seen: float | None


class BotShown(Struct, frozen=True):
    id: str
    name: str
    since: float
    tokens: list[TokenShown]

    @classmethod
    def of(cls, bot: BotListed) -> Self:
        tokens = [
            TokenShown(each.id, each.device, sorted(each.scopes), each.since, each.seen)
            for each in bot.tokens
        ]
        return cls(bot.id, bot.name, bot.since, tokens)


class BotsController(Controller):
    path = "/api/me/bots"
    tags = ("programs",)

    @get()
    async def bots(
        self, person: NamedDependency[Person], bots: NamedDependency[Bots]
    ) -> list[BotShown]:
        """My bot accounts."""
        return [BotShown.of(each) for each in await bots.of(person.id)]

    @post()
    async def create(
        self,
        request: AnyRequest,
        data: JSONBody[BotCalled],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        bots: NamedDependency[Bots],
    ) -> BotShown:
        """Create a bot account; it needs a token to play."""
        await auth.limit_creations(request)
        bot = await bots.create(person, data.name)
        return BotShown.of(await bots.one(person.id, bot))

    @delete("/{bot:str}")
    async def remove(
        self,
        bot: FromPath[str],
        person: NamedDependency[Person],
        bots: NamedDependency[Bots],
        accounts: NamedDependency[Accounts],
    ) -> None:
        """Delete a bot with its results; the moves of its games stay."""
        found = await bots.one(person.id, bot)
        await accounts.delete(found.id)

    @post("/{bot:str}/tokens")
    async def new_token(
        self,
        request: AnyRequest,
        bot: FromPath[str],
        data: JSONBody[NewToken],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        bots: NamedDependency[Bots],
    ) -> TokenMade:
        """Create a token for a bot."""
        await auth.limit_creations(request)
        return TokenMade(await bots.new_token(person.id, bot, data.label, data.scopes))

    @delete("/{bot:str}/tokens/{token:str}")
    async def revoke(
        self,
        bot: FromPath[str],
        token: FromPath[str],
        person: NamedDependency[Person],
        bots: NamedDependency[Bots],
        accounts: NamedDependency[Accounts],
    ) -> None:
        """Revoke a token: connections made with it close at once."""
        found = await bots.one(person.id, bot)
        await accounts.end_session(found.id, token)
