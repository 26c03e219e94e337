"""The rooms that this worker serves.

A room is read and changed while holding its lock, so nobody sees what is not yet stored.  The lock
only saves work: the log decides what is true, so several workers may serve the same room.
"""

from __future__ import annotations

import secrets
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import MsgspecError

from ziggurat.core.error import UserError
from ziggurat.core.refusal import IllegalAction
from ziggurat.server.live.live_room import LiveRoom
from ziggurat.server.live.publisher import Publisher
from ziggurat.server.live.store import TRIES, NoSuchRoom, busy, index_row, next_row
from ziggurat.server.room.daily import check_shown
from ziggurat.server.room.daily_errors import DailyCode
from ziggurat.server.room.entries import AnyEntry, Opened
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.plan import Plan, checked
from ziggurat.server.room.protocol import HandOver, RequestError
from ziggurat.server.room.requests import accept
from ziggurat.server.room.room import Room

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.server.live.live_room import Subscriber
    from ziggurat.server.live.store import RoomStore
    from ziggurat.server.live.tasks import Tasks
    from ziggurat.server.room.protocol import Requester, TableRequest
    from ziggurat.server.storage.journal import Committed

logger: Final = structlog.get_logger()


class LockedRoom:
    """Holds the lock of a room, which is loaded if it is not in memory."""

    __slots__ = ("_live", "_load")

    def __init__(self, live: LiveRoom, load: Callable[[LiveRoom], Awaitable[None]]) -> None:
        self._live: Final = live
        self._load: Final = load

    async def __aenter__(self) -> tuple[LiveRoom, Room]:
        live = self._live
        await live.lock.acquire()
        try:
            if live.room is None:
                await self._load(live)
        except BaseException:
            live.lock.release()
            raise
        assert live.room is not None
        return live, live.room

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class Registry:
    def __init__(self, store: RoomStore, tasks: Tasks, *, shared: bool = False) -> None:
        self.rooms: Final[dict[str, LiveRoom]] = {}
        self.presence: Final[Publisher[LiveRoom]] = Publisher()  # somebody came or went
        self._store: Final = store
        self.tasks: Final = tasks
        self._shared: Final = shared  # whether other workers serve the same rooms
        store.committed.subscribe(self._on_commit)

    # Requests.

    async def create(
        self,
        requester: Requester,
        plan: Plan,
        choices: list[tuple[Seat, str]] | None = None,
        secret: str = "",
    ) -> str:
        """Open a table; returns its name.  Raises BadSetting.

        Only the deal of a day has a `secret` from elsewhere.
        """
        kind = checked(plan)
        if bool(plan.daily) != bool(secret):
            raise RequestError(DailyCode.DAILY_BY_SERVER)
        name = secrets.token_hex(9)  # never starts with a hyphen: it is typed on command lines
        opened = Opened(
            time.time(),
            requester.player,
            plan=plan,
            rules=kind.rules_version,
            secret=secret or secrets.token_hex(32),
            choices=choices or [],
        )
        live = self.rooms[name] = LiveRoom(name)
        async with live.lock:
            live.room = Room(name, kind, opened)
            await self._store_entry(live, live.room, opened)
        return name

    async def submit(self, name: str, requester: Requester, request: TableRequest) -> int:
        """Carry out a request; returns the version after it.  Raises RequestError.

        The caller must not be cancelled when a connection breaks.
        """
        for _ in range(TRIES):
            async with self.locked(name) as (live, room):
                done = room.completed.get((requester.player, request.id))
                if done is not None:
                    return done
                if isinstance(request, HandOver):
                    check_absent(live, room, request.seat)
                entry, parts = accept(room, requester, request, time.time())
                if await self.commit(live, room, entry, parts):
                    return room.version
        raise busy()

    def locked(self, name: str) -> LockedRoom:
        """A room that does not change meanwhile.  Raises RequestError if there is none."""
        live = self.rooms.get(name) or self.rooms.setdefault(name, LiveRoom(name))
        live.last_used = time.monotonic()
        return LockedRoom(live, self._load)

    async def commit(
        self, live: LiveRoom, room: Room, entry: AnyEntry, parts: tuple[Action, ...] = ()
    ) -> bool:
        """Apply an entry and store it.  False: another worker was first."""
        try:
            room.apply(entry, parts)
        except BaseException:
            live.unload()
            raise
        return await self._store_entry(live, room, entry)

    async def _store_entry(self, live: LiveRoom, room: Room, entry: AnyEntry) -> bool:
        committed = None
        try:
            committed = await self._store.commit(room, entry, live.row)
        finally:
            if committed is None:
                live.unload()
        return committed is not None

    def _on_commit(self, committed: Committed) -> None:
        live = self.rooms.get(committed.room)
        if live is not None:
            live.row = committed.after
            live.notify()

    # Connections.

    async def enter(self, name: str, subscriber: Subscriber) -> LiveRoom:
        """Notify a subscriber whenever the room changes, until it leaves."""
        if self._shared:
            await self.catch_up(name)
        async with self.locked(name) as (live, room):
            check_shown(room, subscriber.requester.player, time.time())
            live.subscribers.add(subscriber)
            live.notify()
        self.presence.publish(live)
        return live

    def leave(self, live: LiveRoom, subscriber: Subscriber) -> None:
        live.subscribers.discard(subscriber)
        live.note_seen(subscriber.requester.player)
        live.notify()
        self.presence.publish(live)

    @asynccontextmanager
    async def connect(self, name: str, subscriber: Subscriber) -> AsyncIterator[None]:
        live = await self.enter(name, subscriber)
        try:
            yield
        finally:
            self.leave(live, subscriber)

    async def disconnect(self, player: str) -> None:
        """A player was banned or deleted: end the connections and reload the rooms."""
        for live in list(self.rooms.values()):
            for subscriber in live.subscribers:
                if subscriber.requester.player == player:
                    subscriber.disconnect()
            if live.room is not None and player in live.room.visitors:
                async with live.lock:
                    live.unload()
                    live.notify()

    # Entries of other workers.

    def follow(self, live: LiveRoom, version: int, entry: AnyEntry) -> bool:
        """Apply an entry that another worker has stored.  False: the log must be read instead."""
        room = live.room
        if room is None or not live.is_readable or room.version != version - 1:
            return False
        try:
            room.apply(entry)
        except Exception:  # noqa: BLE001 - the log decides
            live.unload()
            return False
        live.row = next_row(room, entry, live.row)
        live.notify_outdated(version)
        return True

    async def catch_up(self, name: str) -> None:
        """Apply what other workers have written to a room, if it is served here."""
        live = self.rooms.get(name)
        if live is None:
            return
        async with self.locked(name) as (_, room):
            entries = await self._store.journal.read(name, room.version)
            try:
                for entry in entries:
                    room.apply(entry)
            except BaseException:
                live.unload()
                raise
            live.row = index_row(room)
            live.notify_outdated(room.version)

    async def catch_up_all(self) -> None:
        """Raises SQLAlchemyError or OSError; a room that cannot be read is left out."""
        for live in list(self.rooms.values()):
            if not live.subscribers:
                continue
            try:
                await self.catch_up(live.name)
            except (UserError, IllegalAction, MsgspecError) as error:
                # The message might quote a hidden choice.
                logger.warning("table cannot be read", room=live.name, error=type(error).__name__)

    async def _load(self, live: LiveRoom) -> None:
        try:
            room = await self._store.load(live.name)
        except NoSuchRoom:
            self.rooms.pop(live.name, None)
            raise
        room.seen.update(live.seen)
        live.room, live.row = room, index_row(room)
        live.notify_outdated(room.version)


def check_absent(live: LiveRoom, room: Room, seat: Seat) -> None:
    """Only the seat of a player who is not connected may be handed over.  Raises RequestError."""
    if seat in range(len(room.occupants)):
        occupant = room.occupants[seat]
        if occupant.plays and occupant.player in live.players_present:
            raise RequestError(RequestCode.STILL_HERE, name=occupant.name)
