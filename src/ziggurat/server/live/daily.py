"""Daily deals: tables are opened once for each player, results are compared."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

from ziggurat.games.catalogue import GAMES
from ziggurat.games.fair import commitment
from ziggurat.server.live.rematch import close
from ziggurat.server.room.daily import attempt_at, day_of, days_from, plan_for
from ziggurat.server.room.daily_errors import DailyCode
from ziggurat.server.room.daily_results import ComingDeal, DailyDeal, DailyShown, deal
from ziggurat.server.room.protocol import Join, RequestError

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.server.live.registry import Registry
    from ziggurat.server.room.protocol import Requester
    from ziggurat.server.room.room import Room
    from ziggurat.server.storage.dailies import Dailies

AHEAD: Final = 7  # days for which commitments are published


class Daily:
    def __init__(
        self, registry: Registry, dailies: Dailies, clock: Callable[[], float] = time.time
    ) -> None:
        self._registry: Final = registry
        self._dailies: Final = dailies
        self._clock: Final = clock

    async def play(self, requester: Requester, game: str) -> str:
        """The table where somebody plays today's deal; the same one if they come again."""
        check_game(game)
        if requester.program:
            raise RequestError(DailyCode.DAILY_FOR_PEOPLE)
        day = day_of(self._clock())
        room = await self._dailies.room_of(day, game, requester.player)
        return room or await self._begin(requester, game, day)

    async def _begin(self, requester: Requester, game: str, day: str) -> str:
        secret = (await self._dailies.secrets([day]))[day]
        plan = plan_for(game, day, requester.player)
        room = await self._registry.create(requester, plan, secret=secret)
        if await self._dailies.begin(day, game, requester.player, room):
            await self._registry.submit(room, requester, Join(secrets.token_hex(8)))
            return room
        await close(self._registry, room)  # asked for twice at once
        return await self._dailies.room_of(day, game, requester.player)

    async def finished(self, room: Room) -> None:
        """Store the result of a table, if it has one of these deals."""
        if room.plan.daily:
            await self._dailies.finish(room.name, attempt_at(room))

    async def shown(self, game: str, player: str) -> DailyShown:
        check_game(game)
        now = self._clock()
        today = day_of(now)
        coming = days_from(today, 1, AHEAD)
        (yesterday,) = days_from(today, -1, -1)
        found = await self._dailies.secrets([today, *coming], [yesterday])
        past = found.get(yesterday)  # None: this server had no deal then
        return DailyShown(
            game,
            now,
            await self._deal(game, today, found[today], player),
            await self._deal(game, yesterday, past, player) if past else None,
            [ComingDeal(day, commitment(found[day])) for day in coming],
        )

    async def _deal(self, game: str, day: str, secret: str, player: str) -> DailyDeal:
        return deal(game, day, secret, await self._dailies.played(day, game), player, self._clock())


def check_game(game: str) -> None:
    if game not in GAMES:
        raise RequestError(DailyCode.NO_DAILY)
