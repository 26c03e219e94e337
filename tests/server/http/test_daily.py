"""Daily deals over HTTP: one attempt, the same deal and bots for everybody, nothing told early."""

import asyncio
import time
from typing import Any

import httpx
import pytest

from server.running import Guest, Server
from ziggurat.server.room.daily import day_of, end_of

BEFORE_MIDNIGHT = 300.0  # seconds in which no test begins: its deal would change on the way


@pytest.fixture(scope="module", autouse=True)
def _one_day() -> None:
    left = end_of(day_of(time.time())) - time.time()
    if left < BEFORE_MIDNIGHT:
        time.sleep(left + 1)


def daily(guest: Guest, game: str = "babel") -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/api/daily/{game}").json()
    return found


def begin(guest: Guest, game: str = "babel") -> str:
    return str(guest.post(f"/api/daily/{game}", {})["room"])


def finish(guest: Guest, room: str) -> list[dict[str, Any]]:
    """End every turn at once; returns all that happened."""

    async def play() -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = []
        async with guest.sit(room) as table:
            await table.my_turn()
            while table.update["state"] == "playing":
                words = table.words()
                await table.choose(words.index("end") if "end" in words else 0)
                await table.my_turn()
        async with guest.sit(room) as table:
            told: Any = table.update["events"]
            events += told
        return events

    return asyncio.run(play())


def test_two_people_play_the_same_deal_against_the_same_bots(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.account("Bob")
    rooms = [begin(each) for each in (ann, bob)]

    assert finish(ann, rooms[0]) == finish(bob, rooms[1])

    shown = daily(ann)["today"]
    lines = {each["name"]: each for each in shown["results"]}
    assert {"Ann", "Bob"} <= set(lines)
    assert lines["Ann"]["place"] == lines["Bob"]["place"]
    assert lines["Ann"]["score"] == lines["Bob"]["score"]
    assert (lines["Ann"]["guest"], lines["Bob"]["guest"]) == (True, False)
    assert lines["Ann"]["moves"] > 0
    assert shown["own"]["room"] == rooms[0]
    assert shown["own"]["over"]
    assert shown["own"]["place"] == lines["Ann"]["place"]


def test_there_is_one_attempt(server: Server) -> None:
    cid = server.guest("Cid")
    room = begin(cid)

    assert begin(cid) == room
    cid.post(f"/api/tables/{room}/leave", {"type": "leave", "id": "leave"})
    assert begin(cid) == room

    own = next(each for each in daily(cid)["today"]["results"] if each["name"] == "Cid")
    assert own["gave_up"]
    assert not own["won"]


def test_nothing_is_shown_before_the_day_is_over(server: Server) -> None:
    dan, eve = server.guest("Dan"), server.guest("Eve")
    room = begin(dan)
    dan.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "resign"})
    fork = {"choices": 0, "seat": 0, "level": "mason"}

    hidden = [
        dan.http.get(f"/api/tables/{room}/record"),
        dan.http.get(f"/api/tables/{room}/review"),
        dan.http.post(f"/api/tables/{room}/review", json={}),
        dan.http.get(f"/api/tables/{room}/review/0/line"),
        dan.http.post(f"/api/tables/{room}/fork", json=fork),
        dan.http.get(f"/api/tables/{room}/moves/0?seat=1"),
        dan.http.get(f"/api/tables/{room}/moves/0?seat=-1"),
        dan.http.get(f"/api/tables/{room}/moves?first=0&last=0&seat=1"),
        eve.http.get(f"/api/tables/{room}/moves/0"),
        eve.http.get(f"/api/tables/{room}/moves?first=0&last=0"),
        eve.http.get(f"/api/tables/{room}/view"),
        httpx.get(f"{server.url}/api/tables/{room}/view"),
    ]

    assert {reply.status_code for reply in hidden} == {httpx.codes.CONFLICT}
    assert {reply.json()["code"] for reply in hidden} == {"day_not_over"}
    assert dan.http.get(f"/api/tables/{room}/moves/0").status_code == httpx.codes.OK
    today = daily(eve)["today"]
    assert today["secret"] == ""
    assert {each["room"] for each in today["results"]} <= {""}
    assert "secret" not in daily(eve)["coming"][0]


def test_a_spectator_of_a_daily_deal_is_turned_away(server: Server) -> None:
    fay, gus = server.guest("Fay"), server.guest("Gus")
    room = begin(fay)

    async def watch() -> str:
        async with gus.sit(room) as table:
            return str(table.update)

    with pytest.raises(Exception, match="day_not_over"):
        asyncio.run(watch())


def test_nothing_is_undone_or_advised_in_a_daily_deal(server: Server) -> None:
    hal = server.guest("Hal")
    room = begin(hal)

    async def play() -> tuple[Any, Any]:
        async with hal.sit(room) as table:
            await table.my_turn()
            await table.choose()
            update = dict(table.update)
            return update, await table.ask("undo", version=table.number("version"))

    update, answer = asyncio.run(play())
    hint = hal.http.post(f"/api/tables/{room}/hint", json={"version": update["version"]})

    assert not update["can_undo"]
    assert not update["can_ask_undo"]
    assert answer["code"] == "undo_daily"
    assert hint.json()["code"] == "hints_off"


def test_nobody_opens_a_daily_deal_as_a_table(server: Server) -> None:
    ida = server.guest("Ida")
    plan = {"game": "babel", "seats": [{"type": "open"}] * 2, "daily": day_of(time.time())}

    refused = ida.http.post("/api/tables", json={"plan": plan})

    assert refused.json()["code"] == "daily_by_server"
    assert ida.http.get("/api/daily/chess").status_code == httpx.codes.NOT_FOUND


def test_bots_do_not_take_part(server: Server) -> None:
    token = server.bot("Deep")
    headers = {"authorization": f"Bearer {token}"}

    refused = httpx.post(f"{server.url}/api/daily/babel", headers=headers, json={})

    assert refused.json()["code"] == "daily_for_people"
