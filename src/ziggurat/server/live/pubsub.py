"""What workers tell one another, over Redis.

It only makes things quick: a notice that is lost delays what somebody sees, and changes nothing.
While Redis is away, each worker looks into the log again and again.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ziggurat.server.live.live_room import BELIEVED

if TYPE_CHECKING:
    from ziggurat.server.live.registry import Registry

CHANNEL: Final = "ziggurat"
MINUTE: Final = 60  # seconds
PAUSE: Final = 1.0  # seconds between two attempts to reach Redis
logger: Final = structlog.get_logger()


class Notice(Struct, frozen=True, omit_defaults=True):
    worker: str
    room: str
    version: int = 0
    listed: bool = False
    players: list[str] | None = None  # who is present at that worker


DECODER: Final = msgspec.json.Decoder(Notice)


class PubSub:
    def __init__(self, url: str, registry: Registry) -> None:
        self.worker: Final = secrets.token_hex(6)
        self.registry: Final = registry
        self._redis: Final = Redis.from_url(url)
        self._outbox: Final[asyncio.Queue[Notice]] = asyncio.Queue(10_000)

    def wrote(self, room: str, version: int, listed: bool) -> None:
        self._send(Notice(self.worker, room, version, listed))

    def present(self, room: str, players: list[str]) -> None:
        self._send(Notice(self.worker, room, players=players))

    def _send(self, notice: Notice) -> None:
        if not self._outbox.full():
            self._outbox.put_nowait(notice)

    async def speak(self) -> None:
        """Send what is to be told, for ever."""
        while True:
            await self._publish(msgspec.json.encode(await self._outbox.get()))

    async def _publish(self, message: bytes) -> None:
        while True:
            try:
                await self._redis.publish(CHANNEL, message)
            except (RedisError, OSError):
                await asyncio.sleep(PAUSE)
            else:
                return

    async def repeat_presence(self) -> None:
        """Say again who is here, for ever: a worker that died is not believed for long."""
        while True:
            await asyncio.sleep(BELIEVED / 3)
            for table in self.registry.tables.values():
                if table.subscribers:
                    self.present(table.name, sorted(table.here))

    async def listen(self) -> None:
        """Hear the other workers, for ever."""
        while True:
            try:
                await self._hear()
            except (RedisError, OSError) as error:
                logger.warning("Redis is away", error=repr(error))
                await self.registry.catch_up_all()
                await asyncio.sleep(PAUSE)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await self.registry.catch_up_all()
            async for message in channel.listen():
                if message["type"] == "message":
                    notice = DECODER.decode(message["data"])
                    if notice.worker != self.worker:
                        self._heed(notice)

    def _heed(self, notice: Notice) -> None:
        if notice.listed:
            self.registry.lobby.changed()
        table = self.registry.tables.get(notice.room)
        if table is None:
            return
        if notice.players is not None:
            table.hear(notice.worker, notice.players)
        elif table.room is None or table.room.version < notice.version:
            self.registry.tasks.start(self.registry.catch_up(notice.room))

    async def count(self, key: str) -> int | None:
        """How often all workers have counted this within a minute; None: Redis is away."""
        try:
            async with self._redis.pipeline() as both:
                both.incr(f"{CHANNEL}:{key}")
                both.expire(f"{CHANNEL}:{key}", MINUTE, nx=True)
                counted, _ = await both.execute()
        except (RedisError, OSError):
            return None
        return int(counted)

    async def run(self) -> None:
        await asyncio.gather(self.listen(), self.speak(), self.repeat_presence())

    async def close(self) -> None:
        await self._redis.aclose()
