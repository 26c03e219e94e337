"""Sends what is in the outbox, one message for all tables that wait for a player."""

from __future__ import annotations

import asyncio
import time
from itertools import groupby
from math import inf
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ziggurat.core.error import Message
from ziggurat.games.catalogue import GAMES
from ziggurat.server.live.notifier import INVITED
from ziggurat.server.notify import texts
from ziggurat.server.notify.outbound import NotDelivered
from ziggurat.server.notify.push import with_key
from ziggurat.server.notify.sender import Letter, deliver
from ziggurat.server.notify.timing import earliest
from ziggurat.server.room.plan import LiveClock
from ziggurat.server.room.protocol import RequestError, Summary

if TYPE_CHECKING:
    from ziggurat.server.live.notifier import Notifier
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.storage.channels import Channel, Channels
    from ziggurat.server.storage.host import Host, HostConfig
    from ziggurat.server.storage.outbox import Notification, Outbox

INTERVAL: Final = 2.0  # seconds
REFRESH: Final = 30.0  # seconds until changes made at other workers are known
MOST_ATTEMPTS: Final = 6
SUMMARY: Final = msgspec.json.Decoder(Summary)
logger: Final = structlog.get_logger()


class Delivery:
    def __init__(
        self, host: Host, outbox: Outbox, channels: Channels, notifier: Notifier, registry: Registry
    ) -> None:
        self._host: Final = host
        self._outbox: Final = outbox
        self._channels: Final = channels
        self._notifier: Final = notifier
        self._registry: Final = registry
        self._refreshed = -inf

    async def run(self) -> None:
        while True:
            if time.monotonic() - self._refreshed > REFRESH:
                await self.refresh()
            if self._notifier.subscribed:
                await self.send_due()
            await asyncio.sleep(INTERVAL)

    async def refresh(self) -> None:
        """Read who wants to be notified, and how the operator has configured it."""
        self._notifier.subscribed = await self._channels.subscribed()
        self._notifier.delay = (await with_key(self._host)).delay
        self._refreshed = time.monotonic()

    async def send_due(self) -> None:
        claimed = await self._outbox.claim()
        if not claimed:
            return
        config = await self._host.config()
        for player, notices in groupby(sorted(claimed), key=lambda each: each.player):
            try:
                await self._notify(player, list(notices), config)
            except Exception:
                logger.exception("notification failed")  # without names or addresses

    async def _notify(self, player: str, notices: list[Notification], config: HostConfig) -> None:
        notices = await self._still_wanted(player, notices)
        settings, now = await self._channels.settings(player), time.time()
        ready: list[Notification] = []
        for notice in notices:
            at = earliest(settings, now, slow=is_slow(notice))
            if at > now:
                await self._outbox.postpone([notice], at)
            else:
                ready.append(notice)
        if not ready:
            return
        if await self._send(player, ready, config):
            await self._outbox.close(ready)
        else:
            await self._outbox.retry(ready, now + 60 * 2 ** ready[0].attempts)

    async def _still_wanted(self, player: str, notices: list[Notification]) -> list[Notification]:
        """Without tables where the player is, and those that the player has muted."""
        muted = await self._channels.muted(player, [each.room for each in notices])
        unwanted = [each for each in notices if each.room in muted or self._is_there(each)]
        await self._outbox.close(unwanted)
        return [each for each in notices if each not in unwanted]

    def _is_there(self, notice: Notification) -> bool:
        live = self._registry.rooms.get(notice.room)
        return live is not None and notice.player in live.players_present

    async def _send(self, player: str, notices: list[Notification], config: HostConfig) -> bool:
        """False if it should be tried again."""
        language = notices[0].language
        message = letter(notices, config)
        active = [each for each in await self._channels.of(player) if each.enabled]
        results = [
            await self._deliver(channel, message, config, language)
            for channel in active
            if channel.confirmed
        ]
        return not results or any(results) or notices[0].attempts >= MOST_ATTEMPTS

    async def _deliver(
        self, channel: Channel, message: Letter, config: HostConfig, language: str
    ) -> bool:
        kind = type(channel.address).__name__.lower()
        try:
            await deliver(channel, message, config, language)
        except (NotDelivered, RequestError) as error:
            gone = isinstance(error, RequestError) or error.gone
            logger.warning("notification not delivered", channel=kind, gone=gone)
            if gone:
                await self._channels.change(channel.id, enabled=False)
            else:
                await self._channels.note_failure(channel.id)
            return gone
        await self._channels.change(channel.id, failures=0)
        return True


def is_slow(notice: Notification) -> bool:
    return not isinstance(SUMMARY.decode(notice.summary).plan.clock, LiveClock)


def letter(notices: list[Notification], config: HostConfig) -> Letter:
    """One message about one or several tables."""
    language, rooms = notices[0].language, [each.room for each in notices]
    lines = [line(each, language) for each in notices]
    if len(notices) == 1:
        title = texts.INVITED if notices[0].reason == INVITED else texts.YOUR_TURN
        url = f"{config.url}/#/table/{rooms[0]}"
        words = Message(title, game=game_of(notices[0], language)).in_language(language)
        return Letter(words, lines[0], url, notices[0].reason, rooms)
    title_of_all = Message(texts.SEVERAL, count=len(notices)).in_language(language)
    return Letter(title_of_all, "\n".join(lines), f"{config.url}/#/games", "digest", rooms)


def line(notice: Notification, language: str) -> str:
    table = SUMMARY.decode(notice.summary)
    others = [chair.name for chair in table.chairs if chair.name and chair.player != notice.player]
    game = game_of(notice, language)
    if notice.reason == INVITED:
        return Message(texts.INVITED_BY, game=game).in_language(language)
    return Message(texts.TURN_WITH, game=game, names=", ".join(others)).in_language(language)


def game_of(notice: Notification, language: str) -> str:
    name = SUMMARY.decode(notice.summary).plan.game
    return GAMES[name].title.in_language(language) if name in GAMES else name
