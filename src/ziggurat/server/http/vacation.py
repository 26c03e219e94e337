"""Vacation: clocks of slow games stand still while a player is away."""

import contextlib
import secrets
from typing import Annotated

from litestar import Controller, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ziggurat.server.live.registry import Registry
from ziggurat.server.room.protocol import Pause, RequestError
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.people import Person
from ziggurat.server.storage.vacations import LONGEST, Vacations


class NewVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """From now on, for a number of days."""

    days: Annotated[int, Meta(ge=1, le=LONGEST)]


class Vacation(Struct, frozen=True):
    until: float | None  # none: not on vacation


class VacationController(Controller):
    path = "/api/me/vacation"
    tags = ("people",)

    @get()
    async def vacation(
        self, person: NamedDependency[Person], vacations: NamedDependency[Vacations]
    ) -> Vacation:
        """Until when I am on vacation."""
        return Vacation(await vacations.until(person.id))

    @put()
    async def begin(
        self,
        data: JSONBody[NewVacation],
        person: NamedDependency[Person],
        vacations: NamedDependency[Vacations],
        lists: NamedDependency[RoomLists],
        registry: NamedDependency[Registry],
    ) -> Vacation:
        """Stop the clocks at my tables, except at live ones."""
        until = await vacations.begin(person.id, data.days)
        await pause_clocks(person, until, lists, registry)
        return Vacation(until)

    @delete(status_code=200)
    async def end(
        self,
        person: NamedDependency[Person],
        vacations: NamedDependency[Vacations],
        lists: NamedDependency[RoomLists],
        registry: NamedDependency[Registry],
    ) -> Vacation:
        """End the vacation early."""
        until = await vacations.end(person.id)
        await pause_clocks(person, until, lists, registry)
        return Vacation(None)


async def pause_clocks(person: Person, until: float, lists: RoomLists, registry: Registry) -> None:
    for table in await lists.active_tables(person.id):
        with contextlib.suppress(RequestError):  # a live game, or one that has just ended
            request = Pause(secrets.token_hex(8), until)
            await registry.submit(table.room, person.requester, request)
