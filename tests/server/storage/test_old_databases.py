"""Databases written by earlier versions: every game goes on from where it stood, to its end.

`databases/VERSION.sql` is a dump of a database written by that version (`write_database.py`), with
games in the middle of a turn and with undone choices, in the first one also with a tile that was
being placed; `VERSION.json` says where each game stood.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from ziggurat.ai.bot import Place
from ziggurat.ai.random import Random
from ziggurat.core.compose import Draft
from ziggurat.server.live.store import RoomStore, index_row
from ziggurat.server.room.choices import bot_choice
from ziggurat.server.room.room import Room
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal

FOLDER: Final = Path(__file__).parent / "databases"
VERSIONS: Final = sorted(file.stem for file in FOLDER.glob("*.json"))


@pytest.mark.parametrize("version", VERSIONS)
def test_the_games_of_an_earlier_version_go_on_to_their_end(version: str, tmp_path: Path) -> None:
    expected = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    with closing(sqlite3.connect(tmp_path / "db")) as database:
        database.executescript((FOLDER / f"{version}.sql").read_text("utf-8"))

    async def run() -> None:
        engine = engine_for(str(tmp_path / "db"))
        await migrate(engine)
        store = RoomStore(Journal(engine))
        for name, stood in expected.items():
            room = await store.load(name)
            assert stood == {**stood, **standing(room)}, name
            await finish(store, room)
            again = await store.load(name)
            assert ("over", room.outcome) == (again.state, again.outcome)
        await engine.dispose()

    asyncio.run(run())


def standing(room: Room) -> dict[str, object]:
    assert room.session is not None
    sheet = room.kind.score(room.session.game).sheet
    return {
        "game": room.kind.name,
        "state": room.state,
        "waiting_for": room.to_act(),
        "score": {row.name: list(row.values) for row in sheet},
    }


async def finish(store: RoomStore, room: Room) -> None:
    """Play a game to its end, as bots do, and store it."""
    chance = Random(7)
    row = index_row(room)
    while room.state == "playing":
        assert room.session is not None
        seat = room.to_act()[0]
        draft = Draft(room.session.game, seat)
        while not draft.is_complete:
            draft.add(chance.choose(Place(draft.game, seat)))
        accepted = bot_choice(room, seat, tuple(draft.parts), room.clock.since + 1)
        room.apply(*accepted)
        committed = await store.commit(room, accepted.entry, row)
        assert committed is not None
        row = committed.after
