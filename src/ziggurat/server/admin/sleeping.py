"""Tables that nobody looks at: how much memory they take, and how long opening one again takes."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict
from urllib.request import urlopen

from ziggurat.ai.bot import Place
from ziggurat.ai.random import Random
from ziggurat.client import Client
from ziggurat.core.compose import Draft
from ziggurat.server.admin.load import PLAYERS
from ziggurat.server.admin.server_process import ServerProcess, serving
from ziggurat.server.live.store import index_row
from ziggurat.server.room.choices import bot_choice
from ziggurat.server.room.entries import Opened, Sat, encode_entry
from ziggurat.server.room.plan import OpenSeat, Plan, checked
from ziggurat.server.room.room import Room, load_room
from ziggurat.server.storage.database import prepare
from ziggurat.server.storage.index import IndexRow

if TYPE_CHECKING:
    from rich.progress import Progress

    from ziggurat.server.admin.server_process import ServerBuild
    from ziggurat.server.room.entries import AnyEntry

OPENED: Final = 50  # tables of each game that are opened again; their games are nearly over
LATE: Final = 0.9  # of a game
EARLY: Final = 12  # entries of the logs of the other tables
SETTLING: Final = 1.5  # seconds after the start, in which the server looks for tables that are due


class Slept(TypedDict):
    """What sleeping tables cost, and opening one of each game."""

    tables: int
    mb: float  # of memory, more than with an empty database
    reopen_p50_ms: dict[str, float]
    reopen_p99_ms: dict[str, float]
    reopen_cpu_ms: dict[str, float]  # of the server's processor time


class Log(NamedTuple):
    """A log that many rooms have."""

    texts: list[str]
    row: IndexRow


def measure_sleeping(count: int, build: ServerBuild, progress: Progress) -> Slept:
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        empty, full = (str(Path(folder) / name) for name in ("empty.db", "full.db"))
        for database in (empty, full):
            prepare(database)
        late = write(full, count, progress)
        cores = os.sched_getaffinity(0)
        with serving(build, empty, cores) as server:
            before = settled(server)
        with serving(build, full, cores) as server:
            memory = settled(server) - before
            opened = {game: reopen(server, rooms) for game, rooms in late.items()}
    return {
        "tables": count,
        "mb": round(memory / 1000, 1),
        "reopen_p50_ms": {game: each.p50 for game, each in opened.items()},
        "reopen_p99_ms": {game: each.p99 for game, each in opened.items()},
        "reopen_cpu_ms": {game: each.cpu for game, each in opened.items()},
    }


def settled(server: ServerProcess) -> float:
    """Memory after everything has been used once."""
    Client(server.url).tables()
    time.sleep(SETTLING)
    return server.memory()


class Reopened(NamedTuple):
    """Milliseconds for one table."""

    p50: float
    p99: float
    cpu: float


def reopen(server: ServerProcess, rooms: list[str]) -> Reopened:
    used, taken = server.seconds(), []
    for room in rooms:
        start = time.perf_counter()
        with urlopen(f"{server.url}/api/tables/{room}/view") as reply:  # noqa: S310 - our own server
            reply.read()
        taken.append(1000 * (time.perf_counter() - start))
    cpu = 1000 * (server.seconds() - used) / len(rooms)
    taken.sort()
    last = len(taken) - 1
    return Reopened(round(taken[last // 2], 1), round(taken[last * 99 // 100], 1), round(cpu, 1))


def write(database: str, count: int, progress: Progress) -> dict[str, list[str]]:
    """Fill a database with tables; returns those whose games are nearly over, by game."""
    late: dict[str, list[str]] = {game: [] for game in PLAYERS}
    logs = {game: played(game) for game in PLAYERS}
    early = [cut(log[:EARLY]) for log in logs.values()]
    rooms = [(f"{number:018x}", early[number % len(early)]) for number in range(count)]
    for game, log in logs.items():
        whole = cut(log[: int(LATE * len(log))])
        late[game] = [f"{game}-{number}" for number in range(OPENED)]
        rooms += [(name, whole) for name in late[game]]
    tracked = progress.track(rooms, len(rooms), description=f"writing {count} tables")
    with closing(sqlite3.connect(database)) as connection, connection:
        for name, written in tracked:
            insert(connection, name, written)
    return late


def insert(connection: sqlite3.Connection, name: str, log: Log) -> None:
    *row, players = log.row
    connection.execute("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?)", (name, *row))
    connection.executemany(
        "INSERT INTO entries VALUES (?, ?, ?)",
        [(name, number, text) for number, text in enumerate(log.texts, start=1)],
    )
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?)",
        [(name, seat, player) for seat, player in enumerate(players)],
    )


def played(game: str) -> list[AnyEntry]:
    """The log of a random game, from beginning to end."""
    seats = PLAYERS[game]
    plan = Plan(game, [OpenSeat() for _ in range(seats)])
    kind, now = checked(plan), time.time()
    opened = Opened(now, "player 0", plan=plan, rules=kind.rules_version, secret="0" * 64)
    room = Room("room", kind, opened)
    log: list[AnyEntry] = [opened]
    for seat in range(seats):
        log.append(Sat(now, f"player {seat}", seat=seat, name="A"))
        room.apply(log[-1])
    chance = Random(1)
    while room.to_act():
        assert room.session is not None
        seat = room.to_act()[0]
        draft = Draft(room.session.game, seat)
        while not draft.is_complete:
            draft.add(chance.choose(Place(draft.game, seat)))
        accepted = bot_choice(room, seat, tuple(draft.parts), now)
        room.apply(*accepted)
        log.append(accepted.entry)
    return log


def cut(log: list[AnyEntry]) -> Log:
    return Log([encode_entry(entry) for entry in log], index_row(load_room("room", log)))
