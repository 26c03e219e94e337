"""For whom bots compute: the queue for their processes depends on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from server.rooms import PEOPLE
from server.running import PATIENCE
from ziggurat.server.bots.pool import ANYBODY, BotPool
from ziggurat.server.bots.slots import Claim
from ziggurat.server.live.bot_turns import BotTurns
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.store import RoomStore
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.room.plan import BotSeat, OpenSeat, Plan
from ziggurat.server.room.protocol import Join
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat
    from ziggurat.server.room.plan import SeatPlan

BOT = BotSeat("random")


class WatchedPool(BotPool):
    """Remembers for whom it has computed."""

    def __init__(self) -> None:
        super().__init__(1, 10.0)
        self.claims: list[Claim] = []
        self.has_computed = asyncio.Event()

    async def choose(
        self,
        kind: Kind,
        game: Game,
        player: str,
        seat: Seat,
        level: str,
        claim: Claim = ANYBODY,
        seed: str = "",
    ) -> tuple[Action, ...]:
        chosen = await super().choose(kind, game, player, seat, level, claim, seed)
        self.claims.append(claim)
        self.has_computed.set()
        return chosen


@pytest.mark.parametrize(
    ("seats", "has_people"),
    [([BOT, BOT, BOT], False), ([BOT, BOT, OpenSeat()], True)],
    ids=["bots alone", "with a person"],
)
def test_a_bot_computes_for_the_host_and_says_whether_people_play(
    tmp_path: Path, seats: list[SeatPlan], has_people: bool
) -> None:
    async def run() -> list[Claim]:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        store, tasks, pool = RoomStore(Journal(engine)), Tasks(), WatchedPool()
        registry = Registry(store, tasks)
        store.committed.subscribe(BotTurns(registry, pool, tasks).on_commit)
        room = await registry.create(PEOPLE[0], Plan("seven_wonders", seats))
        if has_people:
            await registry.submit(room, PEOPLE[1], Join("join"))
        async with asyncio.timeout(PATIENCE):
            await pool.has_computed.wait()
        await tasks.close()
        await pool.close()
        await engine.dispose()
        return pool.claims

    claims = asyncio.run(run())

    assert {Claim(PEOPLE[0].player, has_people)} == set(claims)
