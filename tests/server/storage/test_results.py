"""Ratings: people and programs are rated apart."""

import asyncio
from pathlib import Path

import pytest

from ziggurat.server.room.records import Result
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.results import Results


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
