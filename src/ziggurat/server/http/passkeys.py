"""Passkeys: make, list, rename and remove them, and log in with one."""

from typing import Self

from litestar import Controller, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ziggurat.server.http.auth import AnyRequest, Auth, header
from ziggurat.server.http.people import Me, Password, device_of, new_session
from ziggurat.server.live.passkeys import (
    Options,
    PasskeyLogins,
    PasskeyMade,
    PasskeyUsed,
    Site,
    site_at,
)
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.plan import Name
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.host import Host
from ziggurat.server.storage.passkeys import PasskeyListed, Passkeys
from ziggurat.server.storage.passwords import Passwords
from ziggurat.server.storage.people import People, Person


class PasskeyShown(Struct, frozen=True):
    """`seen` is when it was last used."""

    id: str
    label: str
    since: float
    seen: float | None

    @classmethod
    def of(cls, passkey: PasskeyListed) -> Self:
        return cls(*passkey)


class PasskeyWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The current password of an account that has one."""

    password: Password | None = None


class AccountWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account to be made."""

    name: Name


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account, and the passkey that opens it."""

    name: Name
    passkey: PasskeyMade


class Labelled(Struct, frozen=True, forbid_unknown_fields=True):
    label: Name


async def site_of(request: AnyRequest, host: Host) -> Site:
    """No dependency: one that fails cancels the others, in the middle of a query.

    Raises RequestError.
    """
    return site_at((await host.config()).url, header(request, b"host"))


class PasskeysController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me/passkeys")
    async def passkeys_listed(
        self, person: NamedDependency[Person], passkeys: NamedDependency[Passkeys]
    ) -> list[PasskeyShown]:
        """My passkeys."""
        return [PasskeyShown.of(each) for each in await passkeys.of(person.id)]

    @post("/me/passkeys/options", status_code=200)
    async def offer(
        self,
        request: AnyRequest,
        data: JSONBody[PasskeyWanted],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        passwords: NamedDependency[Passwords],
        passkey_logins: NamedDependency[PasskeyLogins],
        host: NamedDependency[Host],
    ) -> Options:
        """What a browser needs to make a passkey for me."""
        await auth.limit_passwords(request, person.id)
        if not person.account:
            raise RequestError(AccountCode.ACCOUNT_NEEDED)
        if person.password:
            await passwords.check_old(person.id, data.password or "")
        return await passkey_logins.offer(await site_of(request, host), person.id, person.name)

    @post("/me/passkeys")
    async def add(
        self,
        request: AnyRequest,
        data: JSONBody[PasskeyMade],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        passkeys: NamedDependency[Passkeys],
        passkey_logins: NamedDependency[PasskeyLogins],
        host: NamedDependency[Host],
    ) -> list[PasskeyShown]:
        """Add a passkey; it is called like the browser until I rename it."""
        await auth.limit_creations(request)
        if not person.account:
            raise RequestError(AccountCode.ACCOUNT_NEEDED)
        passkey = await passkey_logins.accept(await site_of(request, host), person.id, data)
        await passkeys.add(person.id, passkey, device(request))
        return [PasskeyShown.of(each) for each in await passkeys.of(person.id)]

    @patch("/me/passkeys/{passkey:str}", status_code=204)
    async def rename_passkey(
        self,
        passkey: FromPath[str],
        data: JSONBody[Labelled],
        person: NamedDependency[Person],
        passkeys: NamedDependency[Passkeys],
    ) -> None:
        """Give a passkey another name."""
        await passkeys.rename(person.id, passkey, data.label)

    @delete("/me/passkeys/{passkey:str}")
    async def remove_passkey(
        self,
        passkey: FromPath[str],
        person: NamedDependency[Person],
        passkeys: NamedDependency[Passkeys],
    ) -> None:
        """Remove a passkey, unless there is no other way to log in."""
        await passkeys.remove(person.id, passkey)

    @post("/me/account/options", status_code=200)
    async def offer_account(
        self,
        request: AnyRequest,
        data: JSONBody[AccountWanted],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        passkey_logins: NamedDependency[PasskeyLogins],
        host: NamedDependency[Host],
    ) -> Options:
        """What a browser needs to make a passkey for the account that a guest wants."""
        await auth.limit_creations(request)
        await people.check_free(person, data.name)
        return await passkey_logins.offer(await site_of(request, host), person.id, data.name)

    @post("/me/account/passkey", status_code=201)
    async def register_with_passkey(
        self,
        request: AnyRequest,
        data: JSONBody[NewAccount],
        person: NamedDependency[Person],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        passkeys: NamedDependency[Passkeys],
        passkey_logins: NamedDependency[PasskeyLogins],
        host: NamedDependency[Host],
    ) -> Me:
        """Turn the guest into an account with a passkey and without a password."""
        await auth.limit_creations(request)
        passkey = await passkey_logins.accept(await site_of(request, host), person.id, data.passkey)
        await people.register(person, data.name)
        await passkeys.add(person.id, passkey, device(request))
        return Me.of(person._replace(name=data.name, account=True))

    @post("/session/options", status_code=200)
    async def ask(
        self,
        request: AnyRequest,
        auth: NamedDependency[Auth],
        passkey_logins: NamedDependency[PasskeyLogins],
        host: NamedDependency[Host],
    ) -> Options:
        """What a browser needs to ask for a passkey."""
        await auth.limit_creations(request)
        return await passkey_logins.ask(await site_of(request, host))

    @post("/session/passkey")
    async def log_in_with_passkey(
        self,
        request: AnyRequest,
        data: JSONBody[PasskeyUsed],
        auth: NamedDependency[Auth],
        people: NamedDependency[People],
        passkey_logins: NamedDependency[PasskeyLogins],
        host: NamedDependency[Host],
    ) -> Response[Me]:
        """Log in with a passkey."""
        await auth.limit_passwords(request, data.id)
        player = await passkey_logins.log_in(await site_of(request, host), data)
        return await new_session(people, auth, request, player)


def device(request: AnyRequest) -> str:
    return device_of(header(request, b"user-agent"))
