"""Public games of this server, counted and made searchable in the background once they are over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.core.error import shortened
from ziggurat.core.kind import SettingCode
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.archive import terms_of
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.room import load_room
from ziggurat.server.room.statistics import StatisticsShown, statistics, tally

if TYPE_CHECKING:
    from ziggurat.server.storage.archive import Archive
    from ziggurat.server.storage.journal import Journal
    from ziggurat.server.storage.tallies import Tallies

PAUSE: Final = 20.0  # seconds between two searches for games that are over
AT_ONCE: Final = 20  # games counted without a pause
BREATH: Final = 0.05  # seconds between two games: players come first
logger: Final = structlog.get_logger()


class Statistics:
    def __init__(self, journal: Journal, tallies: Tallies, archive: Archive) -> None:
        self._journal: Final = journal
        self._tallies: Final = tallies
        self._archive: Final = archive

    async def run(self) -> None:
        while True:
            found = await self.count_some()
            await asyncio.sleep(0.0 if found == AT_ONCE else PAUSE)

    async def count_some(self) -> int:
        """Count games that are over; returns how many."""
        rooms = await self._tallies.uncounted(AT_ONCE)
        for name in rooms:
            await self._count(name)
            await asyncio.sleep(BREATH)
        return len(rooms)

    async def _count(self, name: str) -> None:
        """A game that cannot be read any more is counted as nothing."""
        entries = await self._journal.read(name)
        try:
            room = await asyncio.to_thread(load_room, name, entries)
        except RequestError:
            logger.warning("game not counted", room=name)
            await self._tallies.count(name, "", {})
        else:
            if room.session is not None and room.outcome is not None:
                await self._archive.store(name, room.ended, terms_of(room))
            await self._tallies.count(name, room.kind.name, tally(room))

    async def shown(self, game: str, players: int) -> StatisticsShown:
        if game not in GAMES:
            raise RequestError(SettingCode.NO_GAME, name=shortened(game), games=list(GAMES))
        return statistics(game, await self._tallies.read(game), players)
