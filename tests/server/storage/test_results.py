"""Ratings: people and programs are rated apart."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert

from ziggurat.server.room.records import Result
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.people import new_row
from ziggurat.server.storage.results import ENOUGH, Results
from ziggurat.server.storage.schema import PLAYERS, RATINGS


def result(seat: int, player: str, *, program: bool) -> Result:
    return Result("room", seat, player, "babylon", 4, seat + 1, seat == 0, True, 0.0, program)


@pytest.mark.parametrize(
    ("programs", "rated"),
    [
        ([], ["Ann", "Bob", "Cid"]),
        (["Ann"], ["Bob", "Cid"]),
        (["Ann", "Bob"], ["Ann", "Bob"]),
        (["Ann", "Bob", "Cid"], ["Ann", "Bob", "Cid"]),
    ],
)
def test_people_and_programs_are_rated_apart(
    tmp_path: Path, programs: list[str], rated: list[str]
) -> None:
    names = ["Ann", "Bob", "Cid"]
    played = [result(seat, name, program=name in programs) for seat, name in enumerate(names)]

    async def store() -> list[str]:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        results = Results(engine)
        await results.store("room", played)
        found = {name: (await results.statistics(name))[0] for name in names}
        await engine.dispose()
        assert all(each.played == 1 for each in found.values())
        return [name for name in names if found[name].rating is not None]

    assert rated == asyncio.run(store())


def test_a_leaderboard_ranks_accounts_and_bots_apart(tmp_path: Path) -> None:
    people = ("Ann", "Bob", "Guest", "Banned", "New", "Robot")

    async def ranked() -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        async with engine.begin() as connection:
            for number, name in enumerate(people):
                row = new_row(name, name, "en") | {
                    "account": None if name in {"Guest", "Robot"} else name.lower(),
                    "program": name == "Robot",
                    "banned": name == "Banned",
                }
                await connection.execute(insert(PLAYERS).values(row))
                games = ENOUGH - (name == "New")
                rating = {"mu": 20.0 + number, "sigma": 1.0, "games": games}
                await connection.execute(
                    insert(RATINGS).values(player=name, game="babel", **rating)
                )
        results = Results(engine)
        boards = [await results.leaderboard("babel", bots=bots) for bots in (False, True)]
        assert [] == await results.leaderboard("babylon", bots=False)
        await engine.dispose()
        first, second = ([(each.rank, each.name) for each in board] for board in boards)
        return first, second

    assert ([(1, "Bob"), (2, "Ann")], [(1, "Robot")]) == asyncio.run(ranked())
