"""Bots take their turns in the rooms of this worker."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.server.bots.slots import Claim
from ziggurat.server.room.choices import bot_choice

if TYPE_CHECKING:
    from ziggurat.server.bots.pool import BotPool
    from ziggurat.server.live.live_room import LiveRoom
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.live.tasks import Tasks
    from ziggurat.server.room.room import Room
    from ziggurat.server.storage.journal import Committed

logger: Final = structlog.get_logger()


def bot_seed(room: Room) -> str:
    """In a daily deal, bots answer the same choices of a player by the same choices."""
    assert room.session is not None
    return f"{room.seed} {len(room.session.choices)}" if room.plan.daily else ""


class BotTurns:
    def __init__(self, registry: Registry, pool: BotPool, tasks: Tasks) -> None:
        self._registry: Final = registry
        self._pool: Final = pool
        self._tasks: Final = tasks

    def on_commit(self, committed: Committed) -> None:
        self.wake(committed.room)

    def on_presence(self, live: LiveRoom) -> None:
        self.wake(live.name)

    def wake(self, name: str) -> None:
        """Let bots play in a room where one must choose, unless they already do."""
        live = self._registry.rooms.get(name)
        if live is None or live.bots_playing or live.room is None:
            return
        if live.room.bot_to_act():
            live.bots_playing = True
            self._tasks.start(self._play(live))

    async def _play(self, live: LiveRoom) -> None:
        try:
            while await self._play_one(live.name):
                pass
        except Exception:
            logger.exception("bot turn failed", room=live.name)
        finally:
            live.bots_playing = False

    async def _play_one(self, name: str) -> bool:
        """Let a bot choose; False if none has to."""
        async with self._registry.locked(name) as (_, room):
            turn = room.bot_to_act()
            if turn is None:
                return False
            assert room.session is not None
            kind, game, decision = room.kind, room.session.game.copy(), room.decision_version
            has_people = any(occupant.plays for occupant in room.occupants)
            claim = Claim(room.opened.by, has_people)
            seed = bot_seed(room)
        seat, level = turn
        parts = await self._pool.choose(kind, game, f"{name} {seat}", seat, level, claim, seed)
        async with self._registry.locked(name) as (live, room):
            if (room.decision_version, room.bot_to_act()) == (decision, turn):
                accepted = bot_choice(room, seat, parts, time.time())
                await self._registry.commit(live, room, *accepted)
        return True
