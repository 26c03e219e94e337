"""Forgotten passwords: a link by e-mail that can be used once."""

import secrets
from typing import Annotated, Final

import structlog
from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.http.auth import AnyRequest, Auth
from ziggurat.server.http.people import Me, Password, new_session
from ziggurat.server.live.accounts import Accounts
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.notify.outbound import NotDelivered
from ziggurat.server.notify.sender import send_reset
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.plan import Name
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.channels import Channels
from ziggurat.server.storage.host import Host, HostConfig
from ziggurat.server.storage.names import account_key
from ziggurat.server.storage.people import People
from ziggurat.server.storage.tickets import Tickets

logger: Final = structlog.get_logger()


class Forgotten(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the account."""

    name: Name


class Reset(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of the link, and the new password."""

    token: Annotated[str, Meta(min_length=8, max_length=64)]
    password: Password


class PasswordsController(Controller):
    path = "/api/password"
    tags = ("people",)

    @post("/forgotten", status_code=204)
    async def forgotten(
        self,
        request: AnyRequest,
        data: JSONBody[Forgotten],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        channels: NamedDependency[Channels],
        tickets: NamedDependency[Tickets],
        host: NamedDependency[Host],
        tasks: NamedDependency[Tasks],
    ) -> None:
        """Send a link to the confirmed e-mail address of an account, if there is one.

        The answer is the same for every name.
        """
        await auth.limit_resets(request, account_key(data.name))
        config = await host.config()
        if config.mail is None or not config.url:
            raise RequestError(RequestCode.NO_MAIL)
        tasks.start(send_link(data.name, people, channels, tickets, config))

    @post("/reset")
    async def reset(
        self,
        request: AnyRequest,
        data: JSONBody[Reset],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        accounts: NamedDependency[Accounts],
    ) -> Response[Me]:
        """Set a new password with the token that was sent, and log in; other sessions end."""
        await auth.limit_creations(request)
        player = await accounts.reset_password(data.token, data.password)
        return await new_session(people, auth, request, player)


async def send_link(
    name: str, people: People, channels: Channels, tickets: Tickets, config: HostConfig
) -> None:
    """Find the address of an account and write to it; whether there is one stays here."""
    try:
        player = await people.id_of_account(name)
        address = await channels.confirmed_mail(player)
        if address is not None:
            token = secrets.token_urlsafe(24)
            await tickets.issue("password", token, player)
            await send_reset(config, address, token, await people.language(player))
    except RequestError:
        pass  # there is no such account
    except (NotDelivered, SQLAlchemyError, OSError) as error:
        # Without names or addresses.
        logger.warning("password reset not delivered", error=type(error).__name__)
