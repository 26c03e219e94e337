"""Statistics of a server: every finished public game is counted once, and no other."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from ziggurat.ai.bot import Place
from ziggurat.ai.random import Random
from ziggurat.core.compose import Draft
from ziggurat.core.session import resume
from ziggurat.games.catalogue import GAMES
from ziggurat.research import parquet
from ziggurat.research.data import games
from ziggurat.server.admin import commands
from ziggurat.server.admin.dump import dump
from ziggurat.server.admin.errors import AdminError
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.statistics import Statistics
from ziggurat.server.live.store import RoomStore
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.room.choices import bot_choice
from ziggurat.server.room.plan import BotSeat, Plan
from ziggurat.server.room.protocol import Requester
from ziggurat.server.storage.archive import Archive
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.tallies import Tallies

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

ANN = Requester("ann", "Ann")


async def open_table(registry: Registry, seed: str, *, public: bool) -> str:
    plan = Plan("babel", [BotSeat("mason"), BotSeat("king")], seed=seed, public=public)
    return await registry.create(ANN, plan)


async def finish(registry: Registry, name: str) -> None:
    """Play a game to its end by chance."""
    chance = Random(3)
    async with registry.locked(name) as (live, room):
        while room.state == "playing":
            assert room.session is not None
            seat = room.to_act()[0]
            draft = Draft(room.session.game, seat)
            while not draft.is_complete:
                draft.add(chance.choose(Place(draft.game, seat)))
            await registry.commit(
                live, room, *bot_choice(room, seat, tuple(draft.parts), time.time())
            )


def test_finished_public_games_are_counted_once(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        journal = Journal(engine)
        registry = Registry(RoomStore(journal), Tasks())
        statistics = Statistics(journal, Tallies(engine), Archive(engine))
        rooms = [
            await open_table(registry, "one", public=True),
            await open_table(registry, "two", public=True),
            await open_table(registry, "hidden", public=False),
        ]
        await open_table(registry, "running", public=True)
        assert await statistics.count_some() == 0
        assert (await statistics.shown("babel", 0)).games == 0

        for name in rooms:
            await finish(registry, name)
        assert await statistics.count_some() == 2
        assert await statistics.count_some() == 0

        shown = await statistics.shown("babel", 0)
        assert shown.games == 2
        assert [(each.players, each.games) for each in shown.sizes] == [(2, 2)]
        levels = next(each for each in shown.facets if each.name == "level").things
        assert {each.thing for each in levels} == {"mason", "king"}
        assert sum(each.share * each.games for each in levels) == 2
        assert all(each.low <= each.share <= each.high for each in levels)
        assert (await statistics.shown("babel", 3)).facets == []
        await dump(engine, tmp_path / "public.ndjson")
        await dump(engine, tmp_path / "public.parquet", parquet.writing)
        await journal.close()
        await engine.dispose()

    asyncio.run(run())

    examples = list(games(tmp_path / "public.ndjson"))
    assert [each.bots for each in examples] == [("mason", "king")] * 2
    assert {each.record.seed for each in examples} == {"one", "two"}
    assert list(parquet.games(tmp_path / "public.parquet")) == examples
    for each in examples:
        outcome = resume(GAMES["babel"], each.record).game.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.ranks) == (each.winners, each.ranks)
        assert len(each.scores) == 2


def test_a_dump_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        await migrate(engine)
        await dump(engine, tmp_path / "missing" / "public.ndjson")

    with pytest.raises(AdminError):
        commands.run(str(tmp_path / "db"), work)
    assert {path.name.split("-")[0] for path in tmp_path.iterdir()} == {"db"}
