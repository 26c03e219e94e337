"""Changes to an account that its open connections must follow, on every worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.storage.notices import Notices
    from ziggurat.server.storage.people import People, Person
    from ziggurat.server.storage.privacy import Privacy


class Accounts:
    def __init__(
        self, people: People, privacy: Privacy, notices: Notices, registry: Registry
    ) -> None:
        self._people: Final = people
        self._privacy: Final = privacy
        self._notices: Final = notices
        self._registry: Final = registry

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """Log out everywhere except the session of this token.  Raises RequestError."""
        await self._people.change_password(person, old, new, token)
        await self._notices.post(player=person.id)

    async def log_out(self, token: str) -> None:
        """End a session; the connections of its player close, and other sessions reconnect."""
        person = await self._people.of_token(token)
        if person is not None:
            await self._people.log_out(token)
            await self._registry.disconnect(person.id)
            await self._notices.post(player=person.id)

    async def end_session(self, person: Person, session: str) -> None:
        """Log out elsewhere; connections close, and those of other sessions are made again."""
        await self._people.end_session(person, session)
        await self._registry.disconnect(person.id)
        await self._notices.post(player=person.id)

    async def delete(self, person: Person) -> None:
        """Delete a person: the name and the chat messages disappear, the moves stay."""
        await self._privacy.erase_from_logs(person)
        await self._people.delete(person)
        await self._registry.disconnect(person.id)
        await self._notices.post(player=person.id)
