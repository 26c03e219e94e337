"""What workers tell one another, over the channels of the framework.

It only makes things quick: a notice that is lost delays what somebody sees, and changes nothing.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from litestar.channels import ChannelsPlugin

    from ziggurat.server.hall import Hall

CHANNEL: Final = "rooms"


class Notice(Struct, frozen=True, omit_defaults=True):
    worker: str
    room: str
    version: int = 0
    listed: bool = False
    players: list[str] | None = None  # who is present at that worker


DECODER: Final = msgspec.json.Decoder(Notice)


class Wire:
    def __init__(self, channels: ChannelsPlugin, hall: Hall) -> None:
        self.worker: Final = secrets.token_hex(6)
        self.channels: Final = channels
        self.hall: Final = hall

    def wrote(self, room: str, version: int, listed: bool) -> None:
        self._send(Notice(self.worker, room, version, listed))

    def present(self, room: str, players: list[str]) -> None:
        self._send(Notice(self.worker, room, players=players))

    async def listen(self) -> None:
        """Hear the other workers, for ever."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                notice = DECODER.decode(message)
                if notice.worker != self.worker:
                    await self._heed(notice)

    async def _heed(self, notice: Notice) -> None:
        table = self.hall.tables.get(notice.room)
        if notice.listed:
            self.hall.lobby.changed()
        if table is None:
            return
        if notice.players is not None:
            table.elsewhere[notice.worker] = frozenset(notice.players)
            table.tell()
        elif table.room is None or table.room.version < notice.version:
            self.hall.tasks.start(self.hall.catch_up(notice.room))

    def _send(self, notice: Notice) -> None:
        self.channels.publish(msgspec.json.encode(notice), CHANNEL)
