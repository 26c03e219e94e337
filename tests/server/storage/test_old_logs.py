"""Logs of earlier versions still load, and entries are still encoded in the same way."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ziggurat.core.record import read
from ziggurat.server.live.store import RoomStore
from ziggurat.server.room.entries import AnyEntry, Chose, Opened, Sat, decode_entry, encode_entry
from ziggurat.server.room.plan import OpenSeat, Plan
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.room import Room, load_room
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal
from ziggurat.terminal.main import main

RECORDS = Path(__file__).parents[2] / "records"
LOGS = Path(__file__).parent / "logs"  # each written by the first version that could
EXPECTED = json.loads((LOGS / "expected.json").read_text())
NAMES = sorted(EXPECTED)


def lines(name: str) -> list[str]:
    return (LOGS / f"{name}.jsonl").read_text().splitlines()


def ending(room: Room) -> dict[str, object]:
    outcome = room.outcome
    return {
        "state": room.state,
        "version": room.version,
        "parts": room.session.parts_before(len(room.session.choices)) if room.session else 0,
        "ranks": list(outcome.ranks) if outcome else None,
        "sheet": [[row.name, list(row.values)] for row in outcome.sheet] if outcome else None,
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_log_gives_the_same_room(name: str) -> None:
    room = load_room(name, [decode_entry(line) for line in lines(name)])

    assert EXPECTED[name] == ending(room)


def test_every_entry_is_encoded_to_the_same_bytes() -> None:
    seen: set[type] = set()
    for name in NAMES:
        for line in lines(name):
            entry = decode_entry(line)
            seen.add(type(entry))
            assert line == encode_entry(entry)
    assert set(get_args(AnyEntry)) == seen


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004", "0005"])
def test_a_database_of_an_earlier_version_is_migrated_and_read(
    tmp_path: Path, revision: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "old.db"
    asyncio.run(prepare(database, revision))

    assert 0 == main(["admin", "--database", str(database), "migrate"])

    async def load() -> list[dict[str, object]]:
        engine = engine_for(str(database))
        store = RoomStore(Journal(engine))
        rooms = [await store.load(name) for name in NAMES]
        await engine.dispose()
        return [ending(room) for room in rooms]

    assert [EXPECTED[name] for name in NAMES] == asyncio.run(load())
    capsys.readouterr()
    assert 0 == main(["admin", "--database", str(database), "replay"])
    assert f"Replayed {len(NAMES)} tables, found 0 differences." in capsys.readouterr().out


async def prepare(database: Path, revision: str) -> None:
    """A database at an early revision, with the old logs as they were written."""
    engine = engine_for(str(database))
    await migrate(engine, revision)
    await engine.dispose()
    connection = sqlite3.connect(database)
    with connection:
        for name in NAMES:
            connection.execute(
                "insert into rooms values (?, 'game', 0, ?, 0, '{}', null)",
                (name, EXPECTED[name]["state"]),
            )
            connection.executemany(
                "insert into entries values (?, ?, ?)",
                [(name, number, line) for number, line in enumerate(lines(name), start=1)],
            )
    connection.close()


def test_a_game_begun_under_earlier_rules_goes_on_under_them() -> None:
    """The Free City built free what it could chain: legal in rules version 1 (SW-2P-10)."""
    record = read((RECORDS / "0.1" / "seven_wonders-2-free.json").read_text("utf-8"))
    plan = Plan(record.game, [OpenSeat(), OpenSeat()], dict(record.settings), seed=record.seed)
    choices = [(choice.seat, choice.words) for choice in record.choices]
    opened = Opened(0.0, plan=plan, rules=1, secret="", choices=choices[:-1])
    log: list[AnyEntry] = [
        opened,
        Sat(1.0, "ann", seat=0, name="Ann"),
        Sat(2.0, "ben", seat=1, name="Ben"),
        Chose(3.0, "ann", seat=choices[-1][0], words=choices[-1][1]),
    ]

    assert load_room("room", log).outcome is not None
    with pytest.raises(RequestError) as refused:
        load_room("room", [msgspec.structs.replace(opened, rules=2), *log[1:]])
    assert "SW-2P-10" in str(refused.value.__cause__)
