"""Daily deals from day to day: what is committed to is revealed, and proves the deal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ziggurat.games.catalogue import GAMES
from ziggurat.games.fair import commitment, prove
from ziggurat.server.live.daily import Daily
from ziggurat.server.live.registry import Registry
from ziggurat.server.live.store import RoomStore
from ziggurat.server.live.tasks import Tasks
from ziggurat.server.room.daily import (
    SETUPS,
    Attempt,
    check_day_over,
    check_shown,
    day_of,
    days_from,
    end_of,
    plan_for,
)
from ziggurat.server.room.plan import checked
from ziggurat.server.room.protocol import Requester, RequestError, Resign
from ziggurat.server.room.records import record_text
from ziggurat.server.storage.dailies import Dailies
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

NOON = 1_800_014_400.0  # 15 January 2027, 12:00
DAY = 86_400.0
ANN = Requester("ann", "Ann", guest=True)


class Days:
    """The daily deals of a server whose clock can be set."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.now = NOON
        self.registry = Registry(RoomStore(Journal(engine)), Tasks())
        self.dailies = Dailies(engine)
        self.daily = Daily(self.registry, self.dailies, lambda: self.now)


def with_days(path: Path, test: object) -> None:
    assert callable(test)

    async def run() -> None:
        engine = engine_for(str(path / "db"))
        await migrate(engine)
        await test(Days(engine))
        await engine.dispose()

    asyncio.run(run())


def test_a_secret_is_committed_to_before_its_day_and_revealed_after_it(tmp_path: Path) -> None:
    async def test(days: Days) -> None:
        before = await days.daily.shown("babel", "ann")
        assert before.yesterday is None
        promised = before.coming[0]

        days.now += DAY
        then = await days.daily.shown("babel", "ann")
        assert (then.today.day, then.today.commitment) == (promised.day, promised.commitment)
        assert then.today.secret == ""

        days.now += DAY
        after = (await days.daily.shown("babel", "ann")).yesterday
        assert after is not None
        assert after.day == promised.day
        assert commitment(after.secret) == promised.commitment

    with_days(tmp_path, test)


def test_the_record_of_a_daily_deal_proves_its_seed(tmp_path: Path) -> None:
    async def test(days: Days) -> None:
        promised = (await days.daily.shown("babel", "ann")).today.commitment
        name = await days.daily.play(ANN, "babel")
        await days.registry.submit(name, ANN, Resign("resign"))
        async with days.registry.locked(name) as (_, room):
            text = record_text(room)
            assert room.parts == [day_of(NOON), "babel"]
        assert prove(text, promised).kind.name == "babel"

    with_days(tmp_path, test)


def test_what_ends_after_its_day_does_not_count(tmp_path: Path) -> None:
    async def test(days: Days) -> None:
        for player, ended in (("in time", end_of(day_of(NOON)) - 1), ("late", NOON + DAY)):
            requester = Requester(player, player)
            room = await days.daily.play(requester, "babylon")
            await days.dailies.finish(
                room, Attempt(30, won=True, moves=9, gave_up=False, ended=ended)
            )
        days.now += DAY

        shown = (await days.daily.shown("babylon", "late")).yesterday

        assert shown is not None
        assert [each.player for each in shown.results] == ["in time"]
        assert shown.results[0].room
        assert shown.begun == 2
        assert shown.own is not None
        assert shown.own.place is None

    with_days(tmp_path, test)


def test_results_are_ordered_by_victory_then_score_then_moves(tmp_path: Path) -> None:
    attempts = {
        "winner": Attempt(20, won=True, moves=50, gave_up=False, ended=NOON),
        "slower": Attempt(20, won=True, moves=51, gave_up=False, ended=NOON),
        "loser": Attempt(60, won=False, moves=10, gave_up=False, ended=NOON),
        "equal": Attempt(60, won=False, moves=10, gave_up=False, ended=NOON),
        "gone": Attempt(90, won=False, moves=1, gave_up=True, ended=NOON),
    }

    async def test(days: Days) -> None:
        for player, attempt in attempts.items():
            room = await days.daily.play(Requester(player, player), "babel")
            await days.dailies.finish(room, attempt)
            await days.dailies.finish(room, attempt._replace(score=99))  # the first result stands

        today = (await days.daily.shown("babel", "slower")).today

        places = {each.player: each.place for each in today.results}
        assert places == {"winner": 1, "slower": 2, "loser": 3, "equal": 3, "gone": 5}
        assert today.own is not None
        assert (today.own.place, today.own.better_than) == (2, 75)

    with_days(tmp_path, test)


def test_two_clicks_open_one_table(tmp_path: Path) -> None:
    async def test(days: Days) -> None:
        rooms = await asyncio.gather(*[days.daily.play(ANN, "babble") for _ in range(5)])
        assert len(set(rooms)) == 1
        async with days.registry.locked(rooms[0]) as (_, room):
            assert room.state == "playing"

    with_days(tmp_path, test)


def test_the_day_opens_what_it_has_hidden(tmp_path: Path) -> None:
    async def test(days: Days) -> None:
        name = await days.daily.play(ANN, "seven_wonders")
        async with days.registry.locked(name) as (_, room):
            check_shown(room, "ann", NOON, 0)
            for player, seat in (("bob", None), ("ann", 1), ("ann", -1)):
                with pytest.raises(RequestError):
                    check_shown(room, player, NOON, seat)
                check_shown(room, player, NOON + DAY, seat)
            with pytest.raises(RequestError):
                check_day_over(room, NOON)
            check_day_over(room, NOON + DAY)

    with_days(tmp_path, test)


def test_every_day_has_a_deal_of_every_game() -> None:
    for game in GAMES:
        for day in days_from(day_of(NOON), 0, 7 * len(SETUPS[game])):
            assert checked(plan_for(game, day, "ann")) is GAMES[game]
