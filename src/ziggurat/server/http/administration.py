"""The page of administrators: people, tables, reports, bans, load."""

import os
import time
from typing import Final

from litestar import Controller, delete, get, patch, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from ziggurat.server.live.moderation import Moderation
from ziggurat.server.live.registry import Registry
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.protocol import RequestError, Summary
from ziggurat.server.storage.overview import Overview
from ziggurat.server.storage.people import People, Person
from ziggurat.server.storage.privacy import Privacy, Said
from ziggurat.server.storage.reports import Reports

STARTED: Final = time.time()


class PersonShown(Struct, frozen=True):
    """Anybody who has an account here, is a guest or a bot."""

    id: str
    name: str
    account: bool
    program: bool
    admin: bool
    banned: bool
    since: float
    seen: float | None  # on which day


class ReportShown(Struct, frozen=True):
    id: str
    at: float
    by: str
    by_name: str
    player: str
    player_name: str
    room: str  # empty: no table in particular
    reason: str
    text: str
    closed: bool


class SaidShown(Struct, frozen=True):
    """A chat message of a reported player."""

    room: str
    at: float
    text: str


class ServerLoad(Struct, frozen=True):
    """Numbers of the database, and of this worker: since when it runs, what it holds, CPU load."""

    players: int
    accounts: int
    bots: int
    banned: int
    tables: int
    playing: int
    reports: int
    seen_today: int
    since: float
    loaded: int
    connections: int
    cpu: float  # seconds of CPU per second since it started
    machine: float  # processes that want to run, per core


class Handled(Struct, frozen=True, forbid_unknown_fields=True):
    closed: bool


async def admin(person: NamedDependency[Person]) -> Person:
    """An administrator.  Raises RequestError."""
    if not person.admin:
        raise RequestError(AccountCode.NOT_ADMIN)
    return person


class AdminController(Controller):
    path = "/api/admin"
    tags = ("administration",)

    @get("/people")
    async def people_listed(
        self,
        admin: NamedDependency[Person],
        overview: NamedDependency[Overview],
        name: FromQuery[str] = "",
        banned: FromQuery[bool] = False,
    ) -> list[PersonShown]:
        """People with such a name or id, the newest first; `banned`: only banned ones."""
        found = await overview.people(name[:40].replace("\0", ""), banned=banned)
        return [PersonShown(*each) for each in found]

    @put("/bans/{player:str}", status_code=204)
    async def ban(
        self,
        player: FromPath[str],
        admin: NamedDependency[Person],
        people: NamedDependency[People],
        moderation: NamedDependency[Moderation],
    ) -> None:
        """Ban an account, a guest or a bot: connections close, and bots take over the seats."""
        await people.profile(player)
        if await people.is_admin(player):
            raise RequestError(AccountCode.ADMIN_NOT_BANNED)
        await moderation.ban(player)

    @delete("/bans/{player:str}")
    async def unban(
        self,
        player: FromPath[str],
        admin: NamedDependency[Person],
        people: NamedDependency[People],
    ) -> None:
        """Let a banned player log in again."""
        await people.unban(player)

    @get("/tables")
    async def tables(
        self, admin: NamedDependency[Person], overview: NamedDependency[Overview]
    ) -> list[Summary]:
        """Active tables, private ones too."""
        return await overview.tables()

    @delete("/tables/{room:str}")
    async def close(
        self,
        room: FromPath[str],
        admin: NamedDependency[Person],
        moderation: NamedDependency[Moderation],
    ) -> None:
        """End the game at a table."""
        await moderation.close_table(room)

    @get("/reports")
    async def reports_listed(
        self,
        admin: NamedDependency[Person],
        reports: NamedDependency[Reports],
        closed: FromQuery[bool] = False,
    ) -> list[ReportShown]:
        """Open reports, or closed ones; the newest first."""
        return [ReportShown(*each) for each in await reports.listed(closed)]

    @patch("/reports/{report:str}", status_code=204)
    async def handle(
        self,
        report: FromPath[str],
        data: JSONBody[Handled],
        admin: NamedDependency[Person],
        reports: NamedDependency[Reports],
    ) -> None:
        """Close a report, or open it again."""
        await reports.close(report, data.closed)

    @get("/people/{player:str}/said")
    async def said(
        self,
        player: FromPath[str],
        admin: NamedDependency[Person],
        privacy: NamedDependency[Privacy],
        room: FromQuery[str],
    ) -> list[SaidShown]:
        """What a player has said at a table."""
        found: list[Said] = await privacy.said(player, room.replace("\0", ""))
        return [SaidShown(*each) for each in found]

    @get("/load")
    async def load(
        self,
        admin: NamedDependency[Person],
        overview: NamedDependency[Overview],
        registry: NamedDependency[Registry],
    ) -> ServerLoad:
        """How much there is, and how busy this worker is."""
        live = registry.rooms.values()
        return ServerLoad(
            *await overview.totals(),
            since=STARTED,
            loaded=len(live),
            connections=sum(len(each.subscribers) for each in live),
            cpu=time.process_time() / max(1.0, time.time() - STARTED),
            machine=os.getloadavg()[0] / (os.cpu_count() or 1),
        )
