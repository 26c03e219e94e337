"""Databases written by earlier versions: every game goes on from where it stood, to its end.

`databases/VERSION.sql` is a dump of a database written by that version (`write_database.py`), with
games in the middle of a turn and with undone choices, in the first one also with a tile that was
being placed; `VERSION.json` says where each game stood, with the digest of its position.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import pytest
from sqlalchemy import MetaData, insert, select

from server.running import Server
from server.servers import database
from server.storage.write_database import standing
from ziggurat.ai.bot import Place
from ziggurat.ai.random import Random
from ziggurat.core.compose import Draft
from ziggurat.server.live.store import RoomStore, index_row
from ziggurat.server.room.choices import bot_choice
from ziggurat.server.room.digest import is_same_position
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.terminal.main import main

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.room import Room

FOLDER: Final = Path(__file__).parent / "databases"
VERSIONS: Final = sorted(file.stem for file in FOLDER.glob("*.json"))
Standing = dict[str, Any]  # as JSON


def stood_then(version: str) -> dict[str, Standing]:
    found: dict[str, Standing] = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    return found


def write(version: str, file: Path) -> str:
    """The database of a version; returns its revision."""
    with closing(sqlite3.connect(file)) as written:
        written.executescript((FOLDER / f"{version}.sql").read_text("utf-8"))
        (revision,) = written.execute("select version_num from alembic_version").fetchone()
    return str(revision)


async def move(file: Path, revision: str, target: AsyncEngine) -> None:
    """Copy a database into an empty one of another kind, as that version would have written it."""
    await migrate(target, revision)
    source = engine_for(str(file))
    tables = MetaData()
    async with source.connect() as reader, target.begin() as writer:
        await writer.run_sync(tables.reflect)
        for table in tables.sorted_tables:
            rows = (await reader.execute(select(table))).mappings().all()
            if rows and table.name != "alembic_version":
                await writer.execute(insert(table), [dict(row) for row in rows])
    await source.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", VERSIONS)
def test_the_games_of_an_earlier_version_go_on_to_their_end(
    version: str, kind: str, tmp_path: Path
) -> None:
    old = tmp_path / "old"
    revision = write(version, old)

    async def run(address: str) -> None:
        engine = engine_for(address)
        await move(old, revision, engine)
        await migrate(engine)
        journal = Journal(engine)
        store = RoomStore(journal)
        for name, stood in stood_then(version).items():
            room = await store.load(name)
            check_standing(name, stood, room)
            await finish(store, room)
            again = await store.load(name)
            assert ("over", room.outcome) == (again.state, again.outcome)
        await journal.close()
        await engine.dispose()

    with database(kind, tmp_path) as address:
        asyncio.run(run(address))


def check_standing(name: str, stood: Standing, room: Room) -> None:
    now = standing(room)
    then, position = dict(stood), str(now.pop("position"))
    assert is_same_position(then.pop("position"), position), name
    assert then == {**then, **now}, name


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_an_earlier_version_is_restored(version: str, tmp_path: Path) -> None:
    """The operator backs up before an upgrade, and starts the new version on the copy."""
    old, copy = tmp_path / "old", tmp_path / "copy"
    write(version, old)

    assert 0 == main(["admin", "--database", str(old), "backup", str(copy)])
    with Server(str(copy), tmp_path / "log") as server:
        for name, stood in stood_then(version).items():
            table = httpx.get(f"{server.url}/api/tables/{name}/view").json()
            assert (stood["state"], stood["waiting_for"]) == (table["state"], table["waiting_for"])
    assert 0 == main(["admin", "--database", str(copy), "replay"])


def test_every_running_game_has_digests_in_its_log() -> None:
    """Loading compares them; the games of the first version have none."""
    text = (FOLDER / "0.2.sql").read_text("utf-8")
    assert all(f"'{name}'" in text for name in stood_then("0.2"))
    assert len(stood_then("0.2")) <= text.count('"digest":"')


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
