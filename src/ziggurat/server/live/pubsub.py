"""Messages between workers, over Redis.

They only make things fast: a lost message delays an update and changes nothing.  While Redis is
unavailable, each worker polls the log; after a message that it cannot read, it reads the log once.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ziggurat.server.live.live_room import PRESENCE_LASTS
from ziggurat.server.live.lobby import changes_list
from ziggurat.server.room.entries import Chose

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ziggurat.server.live.live_room import LiveRoom
    from ziggurat.server.live.lobby import Lobby
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.live.tasks import Tasks
    from ziggurat.server.storage.journal import Committed

CHANNEL: Final = "ziggurat"
PAUSE: Final = 1.0  # seconds between two attempts to reach Redis
OUTBOX: Final = 10_000  # messages that wait; more are dropped
FORMAT: Final = 1  # of messages: another number if earlier versions would misunderstand them
SILENCE: Final = 60.0  # seconds from one error about unreadable messages to the next
UNREADABLE: Final = (
    "unreadable message from another worker: do all workers run the same version of Ziggurat?"
)
logger: Final = structlog.get_logger()


class Message(Struct, frozen=True, omit_defaults=True):
    worker: str
    room: str
    version: int = 0
    listed: bool = False  # whether the lobby has changed
    players: list[str] | None = None  # connected to that worker
    chose: Chose | None = None  # the entry, if it is a choice: nobody has to read it from the log
    format: int = 1


DECODER: Final = msgspec.json.Decoder(Message)


class PubSub:
    def __init__(self, url: str, registry: Registry, lobby: Lobby, tasks: Tasks) -> None:
        self.worker: Final = secrets.token_hex(6)
        self._own: Final = f'{{"worker":"{self.worker}"'.encode()  # its messages begin like this
        self._registry: Final = registry
        self._lobby: Final = lobby
        self._tasks: Final = tasks
        self._redis: Final = Redis.from_url(url)
        self._outbox: Final[asyncio.Queue[Message]] = asyncio.Queue(OUTBOX)
        self._is_behind: Final = asyncio.Event()  # the log has to be read again
        self._silent_until = 0.0

    # What happens here.

    def on_commit(self, committed: Committed) -> None:
        listed = changes_list(committed)
        chose = committed.entry if isinstance(committed.entry, Chose) else None
        self._send(Message(self.worker, committed.room, committed.version, listed, chose=chose))

    def on_presence(self, live: LiveRoom) -> None:
        self._send(Message(self.worker, live.name, players=sorted(live.local_players)))

    def _send(self, message: Message) -> None:
        if not self._outbox.full():
            self._outbox.put_nowait(message)

    async def _publish_outbox(self) -> None:
        """Send together, in lines, what has come together: entries of one transaction, mostly."""
        while True:
            messages = [await self._outbox.get()]
            while not self._outbox.empty():
                messages.append(self._outbox.get_nowait())
            await self._publish(b"\n".join(map(msgspec.json.encode, messages)))

    async def _publish(self, lines: bytes) -> None:
        while True:
            try:
                await self._redis.publish(CHANNEL, lines)
            except (RedisError, OSError):
                await asyncio.sleep(PAUSE)
            else:
                return

    async def _repeat_presence(self) -> None:
        """Announce presence again and again: that of a dead worker expires."""
        while True:
            await asyncio.sleep(PRESENCE_LASTS / 3)
            for live in list(self._registry.rooms.values()):
                if live.subscribers:
                    self.on_presence(live)

    # What happens elsewhere.

    async def _listen(self) -> None:
        while True:
            try:
                await self._receive()
            except (RedisError, OSError) as error:
                logger.warning("Redis unavailable", error=repr(error))
            except Exception:
                logger.exception("pub/sub listener failed")
            await self._catch_up()
            await asyncio.sleep(PAUSE)

    async def _receive(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await self._catch_up()
            async for message in channel.listen():
                if message["type"] == "message":
                    self._receive_lines(message["data"])

    async def _catch_up(self) -> None:
        """Messages may have been missed: read all rooms and the lobby again."""
        self._lobby.changed()
        try:
            await self._registry.catch_up_all()
        except Exception:
            logger.exception("catching up with other workers failed")
            self._is_behind.set()

    async def _catch_up_later(self) -> None:
        """Try again what has failed, and read what could not be understood."""
        while True:
            await self._is_behind.wait()
            await asyncio.sleep(PAUSE)
            self._is_behind.clear()
            await self._catch_up()

    def _receive_lines(self, lines: bytes) -> None:
        if not lines.startswith(self._own):
            for line in lines.split(b"\n"):
                self._handle(line)

    def _handle(self, line: bytes) -> None:
        try:
            message = DECODER.decode(line)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self._misunderstand(str(error))
            return
        if message.format != FORMAT:
            self._misunderstand(f"format {message.format} instead of {FORMAT}")
            return
        if message.listed:
            self._lobby.changed()
        live = self._registry.rooms.get(message.room)
        if live is None:
            return
        if message.players is not None:
            live.set_remote_players(message.worker, message.players)
        elif message.chose is not None and self._registry.follow(
            live, message.version, message.chose
        ):
            return
        elif live.room is None or live.room.version < message.version:
            self._tasks.start(self._registry.catch_up(message.room))

    def _misunderstand(self, reason: str) -> None:
        """A worker of another version may be running: go on by reading the log, and say so."""
        self._is_behind.set()
        now = time.monotonic()
        if now >= self._silent_until:
            self._silent_until = now + SILENCE
            logger.error(UNREADABLE, reason=reason)

    # Counting.

    async def count(self, key: str, lasts: float) -> int | None:
        """How often all workers have counted a key in the last seconds; None: Redis is down."""
        try:
            async with self._redis.pipeline() as both:
                both.incr(f"{CHANNEL}:{key}")
                both.expire(f"{CHANNEL}:{key}", int(lasts), nx=True)
                counted, _ = await both.execute()
        except (RedisError, OSError):
            return None
        return int(counted)

    @property
    def loops(self) -> list[Callable[[], Awaitable[None]]]:
        """What has to run for as long as the server."""
        return [self._listen, self._catch_up_later, self._publish_outbox, self._repeat_presence]

    async def close(self) -> None:
        await self._redis.aclose()
