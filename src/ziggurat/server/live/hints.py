"""Hints at a table: what the strongest judge would choose from what the seat knows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ziggurat.ai.review.tasks import Task, known_world
from ziggurat.core.compose import parse_choice
from ziggurat.server.bots.slots import Claim
from ziggurat.server.room.choices import check_version, playing_seat, running_session
from ziggurat.server.room.entries import Hinted
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import offer
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.review import Hint, check_hints, why

if TYPE_CHECKING:
    from ziggurat.ai.review.examining import Advice
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat
    from ziggurat.server.bots.pool import BotPool
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.room.protocol import Requester
    from ziggurat.server.room.room import Room

EFFORT: Final = 0.5  # of that of a review: somebody waits


class Hints:
    def __init__(self, registry: Registry, pool: BotPool) -> None:
        self._registry: Final = registry
        self._pool: Final = pool

    async def give(self, name: str, requester: Requester, version: int) -> list[Hint]:
        """The best few choices of a player, the best first; the log says that they were given."""
        async with self._registry.locked(name) as (_, room):
            seat, task = question(room, requester, version)
            claim = Claim(room.opened.by)
        advice = (await self._pool.examine(task, claim)).advice
        if not advice:
            raise RequestError(RequestCode.NO_HINT)
        async with self._registry.locked(name) as (live, room):
            check_version(room, version)
            game = running_session(room).game
            entry = Hinted(time.time(), requester.player, seat=seat, choices=task.first)
            found = [hint(room.kind, game, seat, each) for each in advice]
            await self._registry.commit(live, room, entry)
        return found


def question(room: Room, requester: Requester, version: int) -> tuple[Seat, Task]:
    """What to ask; only what the seat knows leaves the room.  Raises RequestError."""
    seat = playing_seat(room, requester)
    session = running_session(room)
    check_version(room, version)
    check_hints(room, seat)
    choices = len(session.choices)
    world = known_world(session.game, seat)
    return seat, Task(room.kind.name, seat, world, "", choices, choices, EFFORT)


def hint(kind: Kind, game: Game, seat: Seat, advice: Advice) -> Hint:
    first, *then = advice.choices
    choice = offer(game, seat, parse_choice(kind, first))
    return Hint(choice, then, advice.chance, advice.error, why(kind.name, advice.reason))
