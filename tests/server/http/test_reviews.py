"""Reviews of finished games, hints at the table, and saved games that are brought along."""

import asyncio
import time
from typing import Any

import pytest

from server.running import Guest, Message, Server
from ziggurat.core.record import read

OPEN: Message = {"type": "open"}
BOT: Message = {"type": "bot", "level": "random"}
PATIENCE = 240.0  # seconds for a review on a busy machine


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Guest, str]:
    """Somebody who has lost a game of Babel on purpose, and its room."""
    guest = server.guest("Ann")
    bot: Message = {"type": "bot", "level": "mason"}
    room = guest.open("babel", [OPEN, bot], seed="lost")

    async def play() -> None:
        async with guest.sit(room) as table:
            await table.my_turn()
            while table.update["state"] == "playing":
                words = table.words()
                await table.choose(words.index("end") if "end" in words else 0)
                await table.my_turn()

    asyncio.run(play())
    return guest, room


def reviewed(guest: Guest, room: str) -> dict[str, Any]:
    """Wait until the review is done."""
    found: dict[str, Any] = guest.post(f"/api/tables/{room}/review", {})
    end = time.monotonic() + PATIENCE
    while found["running"] or not found["of"]:
        assert time.monotonic() < end
        time.sleep(0.2)
        found = guest.http.get(f"/api/tables/{room}/review").json()
    return found


def test_a_review_finds_what_lost_the_game(finished: tuple[Guest, str]) -> None:
    guest, room = finished

    found = reviewed(guest, room)

    assert len(found["moves"]) == found["of"] > 0
    mine = next(seat for seat in found["seats"] if seat["seat"] == 0)
    assert mine["result"] == 0
    assert mine["lost"] > 0.5
    assert mine["at_first"] + mine["luck"] - mine["lost"] == pytest.approx(0, abs=0.001)
    worst = found["moves"][mine["costliest"][0]]
    assert worst["grade"] in {"mistake", "blunder"}
    assert {"en", "fr"} <= set(worst["why"])


def test_the_better_line_is_shown_position_by_position(finished: tuple[Guest, str]) -> None:
    guest, room = finished
    found = reviewed(guest, room)
    mine = next(seat for seat in found["seats"] if seat["seat"] == 0)
    number = mine["costliest"][0]

    line = guest.http.get(f"/api/tables/{room}/review/{number}/line").json()

    move = found["moves"][number]
    assert len(line) == len(move["better"]) + 1
    assert [each["taken"]["choice"]["words"] for each in line[:-1]] == move["better"]
    assert {0} == {each["seat"] for each in line}


def test_a_review_is_computed_once(finished: tuple[Guest, str]) -> None:
    guest, room = finished
    first = reviewed(guest, room)

    again = guest.post(f"/api/tables/{room}/review", {})

    assert not again["running"]
    assert again == first


def test_a_game_is_not_reviewed_before_it_is_over(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    for reply in (
        ann.http.get(f"/api/tables/{room}/review"),
        ann.http.post(f"/api/tables/{room}/review", json={}),
    ):
        assert (409, "review_too_early") == (reply.status_code, reply.json()["code"])


def test_a_move_without_a_better_line_has_none(finished: tuple[Guest, str]) -> None:
    guest, room = finished

    reply = guest.http.get(f"/api/tables/{room}/review/9999/line")

    assert (404, "no_finding") == (reply.status_code, reply.json()["code"])


def test_giving_up_is_neither_luck_nor_a_mistake(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT], settings={"start_player": 0})
    view = ann.http.get(f"/api/tables/{room}/view").json()
    for asked in (
        {"type": "choose", "version": view["version"], "words": view["options"][0]["words"]},
        {"type": "resign"},
    ):
        ann.post(f"/api/tables/{room}/requests", {**asked, "id": asked["type"]})

    found = reviewed(ann, room)

    mine = next(seat for seat in found["seats"] if seat["seat"] == 0)
    last = [move for move in found["moves"] if move["seat"] == 0][-1]
    assert mine["result"] is None
    assert mine["at_first"] + mine["luck"] - mine["lost"] == pytest.approx(last["chance"], abs=0.01)


# Hints.


def test_a_hint_names_choices_that_may_be_made_and_is_recorded(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT], hints=True, settings={"start_player": 0})
    view = ann.http.get(f"/api/tables/{room}/view").json()

    reply = ann.http.post(f"/api/tables/{room}/hint", json={"version": view["version"]})

    hints = reply.json()
    assert reply.status_code == 200
    assert 1 <= len(hints) <= 3
    offered = {option["words"] for option in view["options"]}
    for hint in hints:
        assert hint["choice"]["words"] in offered
        assert 0 <= hint["chance"] <= 1
    after = ann.http.get(f"/api/tables/{room}/view").json()
    assert [1, 0] == [chair["hints"] for chair in after["chairs"]]
    assert view["options"] == after["options"]


def test_what_a_hint_says_comes_next_can_be_chosen(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT], hints=True, settings={"start_player": 0})
    version = ann.http.get(f"/api/tables/{room}/view").json()["version"]
    best, *_ = ann.http.post(f"/api/tables/{room}/hint", json={"version": version}).json()
    assert best["then"]

    for number, choice in enumerate([best["choice"], *best["then"]]):
        view = ann.http.get(f"/api/tables/{room}/view").json()
        assert choice in view["options"]
        asked = {"type": "choose", "version": view["version"], "words": choice["words"]}
        ann.post(f"/api/tables/{room}/requests", {**asked, "id": str(number)})
    assert {"en", "fr"} <= set(best["why"])


@pytest.mark.parametrize(
    ("plan", "code"), [({}, "hints_off"), ({"hints": True, "settings": {"start_player": 1}}, "")]
)
def test_a_hint_is_refused_where_there_is_none(ann: Guest, plan: Message, code: str) -> None:
    room = ann.open("babel", [OPEN, OPEN], **plan)
    bob_is_missing = ann.http.post(f"/api/tables/{room}/hint", json={"version": 2})
    assert bob_is_missing.json()["code"] == "not_begun"
    if code:
        alone = ann.open("babel", [OPEN, BOT], settings={"start_player": 0}, **plan)
        version = ann.http.get(f"/api/tables/{alone}/view").json()["version"]
        reply = ann.http.post(f"/api/tables/{alone}/hint", json={"version": version})
        assert (409, code) == (reply.status_code, reply.json()["code"])


def test_a_hint_is_only_for_whom_must_choose(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN], hints=True, settings={"start_player": 1})
    bob.join(room)
    version = ann.http.get(f"/api/tables/{room}/view").json()["version"]

    reply = ann.http.post(f"/api/tables/{room}/hint", json={"version": version})

    assert (409, "hint_not_now") == (reply.status_code, reply.json()["code"])


def test_a_rated_table_has_no_hints(ann: Guest) -> None:
    plan = {"game": "babel", "seats": [OPEN, OPEN], "rated": True, "hints": True}

    reply = ann.http.post("/api/tables", json={"plan": plan})

    assert (400, "rated_with_hints") == (reply.status_code, reply.json()["code"])


# Games from files.


def test_a_saved_game_can_be_brought_along(finished: tuple[Guest, str], ann: Guest) -> None:
    guest, room = finished
    text = guest.http.get(f"/api/tables/{room}/record").text

    brought = str(ann.post("/api/records", {"record": text})["room"])

    table = ann.http.get(f"/api/tables/{brought}").json()
    assert "over" == table["state"]
    again = read(ann.http.get(f"/api/tables/{brought}/record").text)
    assert again.choices == read(text).choices


@pytest.mark.parametrize("text", ["", "{}", '{"ziggurat_record": 1}'])
def test_a_file_that_is_no_record_is_refused(ann: Guest, text: str) -> None:
    reply = ann.http.post("/api/records", json={"record": text})

    assert (409, "bad_record") == (reply.status_code, reply.json()["code"])
