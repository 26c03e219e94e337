"""Databases written by earlier versions: every game goes on from where it stood.

`databases/VERSION.sql` is a dump of a database written by that version, with games in the middle of
a turn, with undone choices, and with a tile that was being placed; `VERSION.json` says where each
game stood.
"""

import json
import sqlite3
from pathlib import Path
from typing import Final

import pytest

from ziggurat.core.playout import play_out
from ziggurat.server.room.entries import decode_entry
from ziggurat.server.room.room import load_room

FOLDER: Final = Path(__file__).parent / "databases"
ROOMS: Final = [
    pytest.param(version.stem, room, stood, id=f"{version.stem}-{stood['game']}-{room[:4]}")
    for version in sorted(FOLDER.glob("*.json"))
    for room, stood in json.loads(version.read_text("utf-8")).items()
]


def entries_of(version: str, room: str) -> list[str]:
    with sqlite3.connect(":memory:") as database:
        database.executescript((FOLDER / f"{version}.sql").read_text("utf-8"))
        found = database.execute(
            "SELECT entry FROM entries WHERE room = ? ORDER BY number", (room,)
        ).fetchall()
    database.close()
    return [entry for (entry,) in found]


@pytest.mark.parametrize(("version", "name", "stood"), ROOMS)
def test_a_game_of_an_earlier_version_goes_on(
    version: str, name: str, stood: dict[str, object]
) -> None:
    room = load_room(name, [decode_entry(text) for text in entries_of(version, name)])

    assert room.session is not None
    sheet = room.kind.score(room.session.game).sheet
    assert stood["state"] == room.state
    assert stood["waiting_for"] == room.to_act()
    assert stood["score"] == {row.name: list(row.values) for row in sheet}

    play_out(room.session.game, 7)
    assert room.session.game.outcome is not None
