"""Write a database for `test_old_databases.py`.

Run it once before each release, with PYTHONPATH=src:tests and the number of the release; later
versions must read the database.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from server.rooms import PEOPLE, RoomDriver
from walks import Chance
from ziggurat.core.kind import Setting
from ziggurat.server.live.store import index_row
from ziggurat.server.room.digest import digest
from ziggurat.server.room.plan import OpenSeat
from ziggurat.server.room.protocol import Join, Say, Undo
from ziggurat.server.room.room import Room
from ziggurat.server.storage.database import engine_for, migrate
from ziggurat.server.storage.journal import Journal

FOLDER: Final = Path(__file__).parent / "databases"
# Game, players, settings, choices made; every game stands in the middle of something.
GAMES: Final[list[tuple[str, int, dict[str, Setting], int]]] = [
    ("babel", 2, {}, 40),
    ("babel", 2, {"start_hands": "5 and 5"}, 1),
    ("babylon", 2, {}, 20),
    ("babylon", 4, {"wild_blank": "tile", "bridge_length": 2}, 9),
    ("babble", 3, {}, 30),
    ("babble", 5, {"mode": "advanced"}, 13),
    ("seven_wonders", 2, {}, 17),
    ("seven_wonders", 3, {"modules": "both"}, 38),
    ("seven_wonders", 7, {"modules": "tower"}, 10),
]


def played(
    number: int, game: str, players: int, settings: dict[str, Setting], choices: int
) -> RoomDriver:
    """A game after some choices, the last of them undone where that is free."""
    seats = [OpenSeat() for _ in range(players)]
    driver = RoomDriver(game, list(seats), seed=f"release {number}", settings=settings)
    for person in PEOPLE[:players]:
        driver.ask(person, Join(driver.id()))
    if not driver.room.kind.cooperative:
        driver.ask(PEOPLE[1], Say(driver.id(), "Good luck!"))
    chance = Chance(number)
    for _ in range(choices):
        driver.now += 5
        seat = driver.choose_any(chance)
    if driver.room.can_undo(seat):
        driver.ask(PEOPLE[seat], Undo(driver.id(), driver.room.version))
    return driver


def standing(room: Room) -> dict[str, object]:
    """Where a game stands; the position is as the first seat that may choose knows it."""
    assert room.session is not None
    sheet = room.kind.score(room.session.game).sheet
    return {
        "game": room.kind.name,
        "state": room.state,
        "waiting_for": room.to_act(),
        "score": {row.name: list(row.values) for row in sheet},
        "position": digest(room.session, (room.to_act() or [0])[0]),
    }


async def write(file: Path) -> dict[str, object]:
    engine = engine_for(str(file))
    await migrate(engine)
    journal = Journal(engine)
    stood: dict[str, object] = {}
    for number, each in enumerate(GAMES):
        driver, name = played(number, *each), f"room{number:02}"
        row = index_row(driver.room)
        for at, entry in enumerate(driver.log, start=1):
            await journal.append(name, at, entry, None if at == 1 else row, row)
        stood[name] = standing(driver.room)
    await engine.dispose()
    return stood


def main(version: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "db"
        stood = asyncio.run(write(file))
        with closing(sqlite3.connect(file)) as database:
            (FOLDER / f"{version}.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    (FOLDER / f"{version}.json").write_text(json.dumps(stood, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
