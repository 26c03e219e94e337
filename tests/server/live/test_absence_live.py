"""Absent players over real sockets: hand-over, stand-ins, last seen, vacation."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from server.running import Connection, Guest, Message, Server
from ziggurat.terminal.main import main

OPEN: Message = {"type": "open"}
HOUR = 3_600.0
DAY = 24 * HOUR


def chair(table: Connection, seat: int) -> Message:
    chairs = table.update["chairs"]
    assert isinstance(chairs, list)
    found: Message = chairs[seat]
    return found


def age(server: Server, seconds: float) -> None:
    """Let everything that was written have happened earlier."""
    server.stop()
    with closing(sqlite3.connect(server.database)) as database, database:
        entries = database.execute("select room, number, entry from entries").fetchall()
        for room, number, entry in entries:
            content = json.loads(entry)
            content["at"] -= seconds
            database.execute(
                "update entries set entry = ? where room = ? and number = ?",
                (json.dumps(content), room, number),
            )
        database.execute("update rooms set due = due - ?", (seconds,))
    server.start()


@pytest.fixture
def aged(tmp_path: Path) -> Server:
    return Server(str(tmp_path / "db"), tmp_path / "log", "--limit", "1000")


def begun(host: Guest, other: Guest, **plan: object) -> str:
    """A game in which the first seat has to choose."""
    room = host.open("babel", [OPEN, OPEN], settings={"start_player": 0}, **plan)
    other.join(room)
    return room


def test_the_seat_of_an_absent_player_goes_to_a_person_and_back(aged: Server) -> None:
    with aged as server:
        ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
        room = begun(ann, bob)
        age(server, 2 * HOUR)

        async def play() -> None:
            async with bob.sit(room) as table:
                assert 0 == chair(table, 0)["patience"]
                await table.do("hand_over", seat=0, offer=True)
                assert chair(table, 0)["offered"]
            await asyncio.to_thread(eve.join, room)
            async with eve.sit(room) as table:
                assert 0 == table.update["seat"]
                await table.my_turn()
                if table.update["options"]:
                    await table.choose()
                assert "Ann" == chair(table, 0)["owner_name"]
            listed = ann.http.get("/api/me/games").json()
            assert [(room, 0, False)] == [
                (each["room"], each["seat"], each["my_turn"]) for each in listed
            ]
            async with ann.sit(room) as table:
                assert -1 == table.number("seat")
                await table.do("return")
                assert 0 == table.number("seat")

        asyncio.run(play())


def test_nobody_who_is_connected_is_replaced(aged: Server) -> None:
    with aged as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        room = begun(ann, bob)
        age(server, 2 * HOUR)

        async def play() -> None:
            async with bob.sit(room) as table, ann.sit(room):
                while not chair(table, 0)["present"]:
                    await table.receive()
                assert "still_here" == (await table.ask("hand_over", seat=0))["code"]
            async with bob.sit(room) as table:
                seen = chair(table, 0)["seen"]
                assert isinstance(seen, float)
                assert abs(time.time() - seen) < 60
                assert "too_early" == (await table.ask("hand_over", seat=0))["code"]

        asyncio.run(play())


def test_abandoned_tables_are_closed(aged: Server) -> None:
    with aged as server:
        ann = server.guest("Ann")
        room = ann.open("babel", [OPEN, OPEN])
        age(server, 8 * DAY)
        deadline = time.monotonic() + 30

        while ann.http.get(f"/api/tables/{room}").json()["state"] != "closed":
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_a_vacation_stops_the_clocks_of_slow_games(ann: Guest, bob: Guest) -> None:
    slow = begun(ann, bob, clock={"type": "slow", "days": 3})
    live = begun(ann, bob, clock={"type": "live", "bank": 600})
    assert ann.http.get("/api/me/vacation").json() == {"until": None}

    until = ann.http.put("/api/me/vacation", json={"days": 7}).json()["until"]

    chairs = [bob.http.get(f"/api/tables/{room}/view").json()["chairs"][0] for room in (slow, live)]
    assert [until, None] == [each["vacation"] for each in chairs]
    assert [False, True] == [each["running"] for each in chairs]
    ann.http.delete("/api/me/vacation").raise_for_status()
    assert bob.http.get(f"/api/tables/{slow}/view").json()["chairs"][0]["vacation"] is None
    again = ann.http.put("/api/me/vacation", json={"days": 1})
    assert "vacation_too_soon" == again.json()["code"]
    assert 400 == ann.http.put("/api/me/vacation", json={"days": 99}).status_code


def test_the_operator_lets_a_bot_play(server: Server, ann: Guest, bob: Guest) -> None:
    room = begun(ann, bob)

    assert 0 == main(["admin", "--database", server.database, "hand-over", room, "1"])
    assert 1 == main(["admin", "--database", server.database, "hand-over", room, "5"])

    async def look() -> None:
        async with bob.sit(room) as table, asyncio.timeout(30):
            while not table.words():
                await table.receive()
            assert chair(table, 0)["away"]

    asyncio.run(look())
