"""The parts of one server process, wired together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ziggurat.server.bots.pool import BotPool
from ziggurat.server.live.accounts import Accounts
from ziggurat.server.live.bot_turns import BotTurns
from ziggurat.server.live.daily import Daily
from ziggurat.server.live.delivery import Delivery
from ziggurat.server.live.garbage import collect_when_quiet
from ziggurat.server.live.hints import Hints
from ziggurat.server.live.lobby import Lobby
from ziggurat.server.live.moderation import Moderation
from ziggurat.server.live.notice_poller import NoticePoller
from ziggurat.server.live.notifier import Notifier
from ziggurat.server.live.passkeys import PasskeyLogins
from ziggurat.server.live.puzzles import Puzzles
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.reviews import Reviews
from ziggurat.server.live.scheduler import Scheduler
from ziggurat.server.live.statistics import Statistics
from ziggurat.server.live.store import RoomStore
from ziggurat.server.live.tasks import Tasks, supervise
from ziggurat.server.storage.archive import Archive
from ziggurat.server.storage.bots import Bots
from ziggurat.server.storage.channels import Channels
from ziggurat.server.storage.dailies import Dailies
from ziggurat.server.storage.database import engine_for
from ziggurat.server.storage.findings import Findings
from ziggurat.server.storage.host import Host
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.notices import Notices
from ziggurat.server.storage.outbox import Outbox
from ziggurat.server.storage.overview import Overview
from ziggurat.server.storage.passkeys import Passkeys
from ziggurat.server.storage.passwords import Passwords
from ziggurat.server.storage.people import People
from ziggurat.server.storage.privacy import Privacy
from ziggurat.server.storage.relations import Relations
from ziggurat.server.storage.reports import Reports
from ziggurat.server.storage.results import Results
from ziggurat.server.storage.solvers import Solvers
from ziggurat.server.storage.tallies import Tallies
from ziggurat.server.storage.tickets import Tickets
from ziggurat.server.storage.vacations import Vacations

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ziggurat.server.live.pubsub import PubSub
    from ziggurat.server.settings import Settings


class Services:
    def __init__(self, settings: Settings) -> None:
        self.engine: Final = engine_for(settings.database)
        self.people: Final = People(self.engine)
        self.passwords: Final = Passwords(self.engine)
        self.tickets: Final = Tickets(self.engine)
        self.passkeys: Final = Passkeys(self.engine)
        self.passkey_logins: Final = PasskeyLogins(self.tickets, self.passkeys)
        self.bots: Final = Bots(self.engine)
        self.relations: Final = Relations(self.engine)
        self.reports: Final = Reports(self.engine)
        self.overview: Final = Overview(self.engine)
        self.results: Final = Results(self.engine)
        self.lists: Final = RoomLists(self.engine)
        self.vacations: Final = Vacations(self.engine)
        self.privacy: Final = Privacy(self.engine)
        self.journal: Final = Journal(self.engine)
        self.tasks: Final = Tasks()
        store = RoomStore(self.journal)
        self.registry: Final = Registry(store, self.tasks, shared=bool(settings.redis))
        self.lobby: Final = Lobby(self.lists)
        self.pool: Final = BotPool(settings.bot_processes, settings.bot_timeout)
        self.hints: Final = Hints(self.registry, self.pool)
        self.findings: Final = Findings(self.engine)
        self.reviews: Final = Reviews(self.registry, self.pool, self.findings, self.tasks)
        self.puzzles: Final = Puzzles(Solvers(self.engine), self.pool)
        bots = BotTurns(self.registry, self.pool, self.tasks)
        self.daily: Final = Daily(self.registry, Dailies(self.engine))
        scheduler = Scheduler(
            self.registry, self.journal, self.results, self.daily, bots, self.tasks
        )
        self.archive: Final = Archive(self.engine)
        self.statistics: Final = Statistics(self.journal, Tallies(self.engine), self.archive)
        notices = Notices(self.engine)
        self.accounts: Final = Accounts(
            self.people, self.passwords, self.tickets, self.privacy, notices, self.registry
        )
        self.moderation: Final = Moderation(self.people, self.lists, notices)
        self.host: Final = Host(self.engine)
        self.channels: Final = Channels(self.engine)
        outbox = Outbox(self.engine)
        notifier = Notifier(self.registry, outbox, self.tasks)
        self.delivery: Final = Delivery(self.host, outbox, self.channels, notifier, self.registry)
        self._loops: Final[list[Callable[[], Awaitable[None]]]] = [
            scheduler.run,
            self.delivery.run,
            self.lobby.run,
            collect_when_quiet,
            self.statistics.run,
            NoticePoller(notices, self.registry, self.lobby, bots).run,
        ]
        store.committed.subscribe(self.lobby.on_commit, bots.on_commit, scheduler.on_commit)
        store.committed.subscribe(notifier.on_commit)
        self.registry.presence.subscribe(bots.on_presence, notifier.on_presence)
        self.pubsub: Final = self._pubsub(settings.redis) if settings.redis else None
        if self.pubsub is not None:
            store.committed.subscribe(self.pubsub.on_commit)
            self.registry.presence.subscribe(self.pubsub.on_presence)
            self._loops.extend(self.pubsub.loops)
        self._running: Final[list[asyncio.Task[None]]] = []

    def _pubsub(self, url: str) -> PubSub:
        from ziggurat.server.live.pubsub import PubSub  # noqa: PLC0415 - one worker starts faster

        return PubSub(url, self.registry, self.lobby, self.tasks)

    def start(self) -> None:
        self._running.extend(asyncio.create_task(supervise(loop)) for loop in self._loops)

    async def close(self) -> None:
        """Stop the loops, finish what is being written, and end the bot processes."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.tasks.close()
        await self.journal.close()
        await self.pool.close()
        if self.pubsub is not None:
            await self.pubsub.close()
        await self.engine.dispose()
