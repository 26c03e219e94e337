"""Changes to an account that its open connections must follow, on every worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.sessions import hashed

if TYPE_CHECKING:
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.storage.notices import Notices
    from ziggurat.server.storage.passwords import Passwords
    from ziggurat.server.storage.people import People, Person
    from ziggurat.server.storage.privacy import Privacy
    from ziggurat.server.storage.tickets import Tickets


class Accounts:
    def __init__(
        self,
        people: People,
        passwords: Passwords,
        tickets: Tickets,
        privacy: Privacy,
        notices: Notices,
        registry: Registry,
    ) -> None:
        self._people: Final = people
        self._passwords: Final = passwords
        self._tickets: Final = tickets
        self._privacy: Final = privacy
        self._notices: Final = notices
        self._registry: Final = registry

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """Log out everywhere except the session of this token; the first password has no old one.

        Raises RequestError.
        """
        if not person.account:
            raise RequestError(RequestCode.NO_ACCOUNT)
        if person.password:
            await self._passwords.check_old(person.id, old)
        await self._passwords.set(person.id, new, keep=hashed(token))
        await self._notices.post(player=person.id)

    async def reset_password(self, ticket: str, new: str) -> str:
        """Set the password of the account that a ticket was sent to; sessions and passkeys end.

        Returns the player.  Raises RequestError.
        """
        player = await self._tickets.redeem("password", ticket)
        if not player:
            raise RequestError(AccountCode.BAD_TICKET)
        await self._passwords.reset(player, new)
        await self._disconnect(player)
        return player

    async def log_out(self, token: str) -> None:
        """End a session; the connections of its player close, and other sessions reconnect."""
        person = await self._people.of_token(token)
        if person is not None:
            await self._people.sessions.end_token(token)
            await self._disconnect(person.id)

    async def end_session(self, player: str, session: str) -> None:
        """Log out elsewhere; connections close, and those of other sessions are made again."""
        await self._people.sessions.end(player, session)
        await self._disconnect(player)

    async def delete(self, player: str) -> None:
        """Delete a player and their bots: names and chat messages disappear, the moves stay."""
        for each in (*await self._people.bots(player), player):
            await self._privacy.erase_from_logs(each)
            await self._people.delete(each)
            await self._disconnect(each)

    async def _disconnect(self, player: str) -> None:
        await self._registry.disconnect(player)
        await self._notices.post(player=player)
