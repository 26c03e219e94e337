"""A room that this worker serves: its state, if it is loaded, and its connections."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.server.room.moment import Moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.server.room.protocol import Requester
    from ziggurat.server.room.room import Room
    from ziggurat.server.storage.index import IndexRow

PRESENCE_LASTS: Final = 45.0  # seconds without a message from another worker
FRESH: Final = 0.1  # seconds for which updates are sent again as they are; they tell the time
IDLE: Final = 20.0  # seconds after which an unused room is unloaded
logger: Final = structlog.get_logger()


class Signal:
    """Set by anybody, awaited by one; an `asyncio.Event` takes four times the memory."""

    __slots__ = ("_is_set", "_waiter")

    def __init__(self) -> None:
        self._is_set = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until it has been set since the last wait."""
        while not self._is_set:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self._is_set = False


class Subscriber(ABC):
    """A connection that wants an update whenever its room changes."""

    __slots__ = ("is_disconnected", "requester", "seen_version")

    def __init__(self, requester: Requester) -> None:
        self.requester: Final = requester
        self.seen_version = 0  # of the last update sent
        self.is_disconnected = False

    @abstractmethod
    def notify(self) -> None:
        """The room has changed."""

    def disconnect(self) -> None:
        """End the connection: the player was banned, deleted or logged out."""
        self.is_disconnected = True
        self.notify()


class StreamSubscriber(Subscriber):
    """Asks for updates itself, once it is notified."""

    __slots__ = ("signal",)

    def __init__(self, requester: Requester) -> None:
        super().__init__(requester)
        self.signal: Final = Signal()

    def notify(self) -> None:
        self.signal.set()


class LiveRoom:
    __slots__ = (
        "bots_playing",
        "is_pushing",
        "last_used",
        "lock",
        "moment",
        "name",
        "pushes",
        "remote_players",
        "room",
        "row",
        "seen",
        "subscribers",
    )

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.lock: Final = asyncio.Lock()
        self.room: Room | None = None
        self.row: IndexRow | None = None  # of the room as it is in the database
        self.subscribers: Final[set[Subscriber]] = set()
        # Players connected to other workers, and when that was heard.
        self.remote_players: Final[dict[str, tuple[frozenset[str], float]]] = {}
        self.seen: Final[dict[str, float]] = {}  # when players disconnected, since 1970
        self.last_used = time.monotonic()
        self.bots_playing = False
        self.pushes: list[Callable[[], None]] = []  # what sends updates soon
        self.is_pushing = False
        self.moment: Moment | None = None  # what was shown last, if it is still so

    @property
    def is_readable(self) -> bool:
        """Whether the state is here, and nobody is changing it."""
        return self.room is not None and not self.lock.locked()

    def update_for(self, subscriber: Subscriber, now: float) -> bytes:
        """The next update of a subscriber."""
        room, moment = self.room, self.moment
        assert room is not None
        seat, since = room.seat_of(subscriber.requester.player), subscriber.seen_version
        subscriber.seen_version = room.version
        if moment is None or not 0.0 <= now - moment.now < FRESH:
            players = self.local_players if self.is_pushing else {subscriber.requester.player}
            seats = {room.seat_of(player) for player in players}
            moment = Moment(room, now, self.players_present, seats)
            if self.is_pushing or self.has_audience:
                self.moment = moment
        return moment.encoded(seat, since)

    def push_soon(self, push: Callable[[], None]) -> None:
        """Send the updates of one change one after another: they have much in common."""
        if not self.pushes:
            asyncio.get_running_loop().call_soon(self._push)
        self.pushes.append(push)

    def _push(self) -> None:
        pushes, self.pushes = self.pushes, []
        self.is_pushing = True
        for push in pushes:
            try:
                push()
            except Exception:
                logger.exception("update failed", room=self.name)
        self.is_pushing = False
        if not self.has_audience:
            self.moment = None

    @property
    def has_audience(self) -> bool:
        """Whether several connections may see the same."""
        return self.room is not None and len(self.subscribers) > len(self.room.occupants)

    @property
    def local_players(self) -> set[str]:
        return {subscriber.requester.player for subscriber in self.subscribers}

    @property
    def players_present(self) -> set[str]:
        oldest = time.monotonic() - PRESENCE_LASTS
        remote = (players for players, at in self.remote_players.values() if at > oldest)
        return self.local_players.union(*remote)

    @property
    def is_idle(self) -> bool:
        in_use = self.lock.locked() or self.bots_playing
        return not in_use and time.monotonic() - self.last_used > IDLE

    def set_remote_players(self, worker: str, players: list[str]) -> None:
        self.remote_players[worker] = frozenset(players), time.monotonic()
        self.notify()

    def note_seen(self, player: str) -> None:
        """A player has just disconnected."""
        self.seen[player] = time.time()
        if self.room is not None:
            self.room.seen.update(self.seen)

    def unload(self) -> None:
        """Drop the state; it is read from the log when it is needed again."""
        self.room = self.row = self.moment = None

    def notify(self) -> None:
        """Send an update to all subscribers."""
        self.moment = None
        for subscriber in self.subscribers:
            subscriber.notify()

    def notify_outdated(self, version: int) -> None:
        """Send an update to the subscribers that have not seen this version."""
        self.moment = None
        for subscriber in self.subscribers:
            if subscriber.seen_version < version:
                subscriber.notify()
