"""Searches in a large archive: page by page, and by the index alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, text
from sqlalchemy.dialects import sqlite

from ziggurat.server.room.archive import Sought, terms_for
from ziggurat.server.room.plan import BotSeat, Plan
from ziggurat.server.room.protocol import ENCODER, Summary
from ziggurat.server.storage.archive import PAGE, Archive, Span, sought
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.schema import ROOMS

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

GAMES = 2 * PAGE + 5


async def filled(folder: Path) -> AsyncEngine:
    """Pairs of games ended at the same moment."""
    engine = engine_for(str(folder / "db"))
    await migrate(engine)
    archive = Archive(engine)
    for number in range(GAMES):
        room, plan = f"room {number}", Plan("babel", [BotSeat("king")] * 2)
        summary = ENCODER.encode(Summary(room, "over", 0.0, plan, [])).decode()
        row = {"game": "babel", "public": True, "state": "over", "opened": 0.0, "due": None}
        async with engine.begin() as connection:
            await connection.execute(insert(ROOMS).values(name=room, summary=summary, **row))
        await archive.store(room, float(number // 2), ["all", "game babel", f"odd {number % 2}"])
    return engine


def test_every_game_is_on_one_page(tmp_path: Path) -> None:
    async def run() -> list[str]:
        engine = await filled(tmp_path)
        names: list[str] = []
        before: tuple[float, str] | None = None
        while True:
            page = await Archive(engine).search(["game babel", "all"], Span(before=before))
            names += [each.room for each in page[:PAGE]]
            if len(page) <= PAGE:
                break
            before = page[PAGE - 1].ended, page[PAGE - 1].room
        await engine.dispose()
        return names

    names = asyncio.run(run())

    assert len(names) == GAMES
    assert set(names) == {f"room {number}" for number in range(GAMES)}


def test_a_game_is_found_while_it_is_finished_and_public(tmp_path: Path) -> None:
    async def run() -> list[int]:
        engine = await filled(tmp_path)
        changes = ["state = 'playing' WHERE name = 'room 0'", "public = 0 WHERE name = 'room 1'"]
        for change in changes:
            async with engine.begin() as connection:
                await connection.execute(text(f"UPDATE rooms SET {change}"))  # noqa: S608
        early = Span(since=0.0, until=1.0)
        found = [len(await Archive(engine).search(["all"], early))]
        found.append(len(await Archive(engine).search(["odd 1", "all"], Span(until=2.0))))
        await engine.dispose()
        return found

    assert asyncio.run(run()) == [0, 1]


@pytest.mark.parametrize(
    "wanted",
    [
        Sought(),
        Sought(game="babel"),
        Sought(player="4f1c", result="won"),
        Sought(bot="king", players=2, result="lost"),
        Sought(game="babel", options=("start_player=0", "start_hands=5 and 5")),
    ],
    ids=str,
)
def test_no_search_reads_the_whole_archive(tmp_path: Path, wanted: Sought) -> None:
    async def run() -> list[str]:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        query = sought(terms_for(wanted), Span(1.0, 9.0, (5.0, "room")))
        query_text = str(
            query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        )
        async with engine.connect() as connection:
            rows = await connection.execute(text(f"EXPLAIN QUERY PLAN {query_text}"))
            plan = [str(row.detail) for row in rows]
        await engine.dispose()
        return plan

    plan = asyncio.run(run())

    assert any("archive" in step and "term=?" in step for step in plan)
    assert not [step for step in plan if step.startswith("SCAN") or "TEMP B-TREE" in step]
