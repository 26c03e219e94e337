"""Records, moves, forks, ratings, and the proof of a fair deal."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.running import Guest, Message, Server
from ziggurat.core.record import BadRecord, checksum, read
from ziggurat.core.session import Session
from ziggurat.games.catalogue import GAMES
from ziggurat.games.fair import Unfair, prove
from ziggurat.terminal.main import main

OPEN: Message = {"type": "open"}
BOT: Message = {"type": "bot", "level": "random"}


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Guest, str, str]:
    """Somebody who has played a game to its end, its room, and what was promised before it."""
    guest = server.guest("Ann")

    async def play(room: str) -> str:
        async with guest.sit(room) as table:
            await table.my_turn()
            while table.update["state"] == "playing":
                await table.choose(-1)
                await table.my_turn()
            return str(table.welcome["commitment"])

    room = str(
        guest.post(
            "/api/tables",
            {"plan": {"game": "babel", "seats": [OPEN, BOT]}, "part": "chosen by Ann"},
        )["room"]
    )
    return guest, room, asyncio.run(play(room))


def test_a_record_is_shown_only_when_the_game_is_over(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    reply = ann.http.get(f"/api/tables/{room}/record")

    assert (409, "record_too_early") == (reply.status_code, reply.json()["code"])


def test_a_record_proves_a_fair_deal(
    finished: tuple[Guest, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guest, room, promised = finished
    text = guest.http.get(f"/api/tables/{room}/record").text
    file = tmp_path / "record.json"
    file.write_text(text)

    session = prove(text, promised)

    assert session.game.outcome is not None
    assert "chosen by Ann" in json.loads(text)["fair_deal"]["parts"]
    assert 0 == main(["verify", str(file), "--commitment", promised])
    assert 1 == main(["verify", str(file), "--commitment", "0" * 64])
    assert "NOT VERIFIED" in capsys.readouterr().out


def test_a_deal_that_was_tampered_with_is_found_out(finished: tuple[Guest, str, str]) -> None:
    guest, room, promised = finished
    text = guest.http.get(f"/api/tables/{room}/record").text

    def forged(**changes: object) -> str:
        content = json.loads(text)
        del content["checksum"]
        content["fair_deal"] = {**content["fair_deal"], **changes}
        return json.dumps({**content, "checksum": checksum(content)})

    for change in ({"secret": "0" * 64}, {"parts": ["x", "y"]}, {"parts": "no list"}):
        with pytest.raises(Unfair):
            prove(forged(**change), promised)
    with pytest.raises(BadRecord):
        prove(text.replace("chosen by Ann", "chosen by Eve"), promised)


def test_a_link_leads_to_any_move(finished: tuple[Guest, str, str], bob: Guest) -> None:
    guest, room, _ = finished
    record = read(guest.http.get(f"/api/tables/{room}/record").text)
    moves = f"/api/tables/{room}/moves"

    first = bob.http.get(f"{moves}/0?seat=0").json()
    last = bob.http.get(f"{moves}/{len(record.choices)}").json()

    assert first["view"]["sides"][0]["hand"] is not None
    assert last["ending"]
    assert -1 == last["seat"]
    assert 409 == bob.http.get(f"{moves}/{len(record.choices) + 1}").status_code
    assert 409 == bob.http.get(f"{moves}/0?seat=9").status_code


def test_another_hand_is_not_shown_before_the_end(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    moves = f"/api/tables/{room}/moves/0"

    assert "seat_hidden" == ann.http.get(f"{moves}?seat=1").json()["code"]
    assert ann.http.get(f"{moves}?seat=0").json()["view"]["sides"][0]["hand"]
    public = ann.http.get(f"{moves}?seat=-1").json()["view"]["sides"]
    assert [None, None] == [side["hand"] for side in public]


def test_a_game_is_stepped_through(finished: tuple[Guest, str, str], bob: Guest) -> None:
    guest, room, _ = finished
    moves = f"/api/tables/{room}/moves"
    made = read(guest.http.get(f"/api/tables/{room}/record").text).choices
    steps: list[dict[str, Any]] = []
    for first in range(0, len(made) + 1, 25):
        page = bob.http.get(moves, params={"first": first, "last": first + 24, "seat": 0})
        steps += page.json()

    assert list(range(len(made) + 1)) == [step["choices"] for step in steps]
    for step, choice in zip(steps, made, strict=False):
        taken = step["taken"]
        assert (choice.seat, choice.words) == (taken["seat"], taken["choice"]["words"])
        assert choice.seat in step["waiting_for"]
        assert (step["prompt"] is not None) == (choice.seat == 0)
        assert choice.seat != 0 or taken["choice"] in step["options"]
    whole = bob.http.get(f"{moves}/{len(made)}?seat=0").json()
    assert whole["events"] == [event for step in steps for event in step["events"]]
    assert len(whole["events"]) == steps[-1]["first"] + len(steps[-1]["events"])
    assert (steps[-1]["view"], steps[-1]["ending"]) == (whole["view"], whole["ending"])
    assert steps[-1]["score"] == steps[-1]["ending"]["sheet"]


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        (0, 25, "too_many_moves"),
        (-1, 3, "no_move"),
        (5, 4, "too_many_moves"),
        (0, 10**9, "too_many_moves"),
    ],
)
def test_the_number_of_moves_at_once_is_limited(
    finished: tuple[Guest, str, str], first: int, last: int, code: str
) -> None:
    guest, room, _ = finished
    reply = guest.http.get(f"/api/tables/{room}/moves", params={"first": first, "last": last})

    assert (409, code) == (reply.status_code, reply.json()["code"])


def test_choices_of_others_are_shown_when_the_game_is_over(ann: Guest, bob: Guest) -> None:
    room = ann.open("seven_wonders", [OPEN] * 3)
    bob.join(room)
    house_mate = Guest(ann.url, "Cid")
    house_mate.join(room)
    people = [ann, bob, house_mate]
    for guest in people[:2]:
        update = guest.http.get(f"/api/tables/{room}/view").json()
        guest.post(
            f"/api/tables/{room}/requests",
            {
                "type": "choose",
                "id": "c",
                "version": update["version"],
                "words": update["options"][0]["words"],
            },
        )

    def taken(guest: Guest) -> list[bool]:
        params = {"first": 0, "last": 1}
        steps = guest.http.get(f"/api/tables/{room}/moves", params=params).json()
        return [step["taken"] is not None for step in steps]

    assert [[True, False], [False, True], [False, False]] == [taken(guest) for guest in people]
    house_mate.http.close()


def test_a_game_goes_on_from_any_move(finished: tuple[Guest, str, str], bob: Guest) -> None:
    _, room, _ = finished
    fork = f"/api/tables/{room}/fork"
    new = bob.post(fork, {"choices": 20, "seat": 0, "level": "greedy"})["room"]

    there = bob.http.get(f"/api/tables/{room}/moves/20?seat=0").json()["events"]
    here = bob.http.get(f"/api/tables/{new}/view").json()

    assert there == here["events"][: len(there)]
    assert here["choices"] >= 20
    bad = bob.http.post(fork, json={"choices": 9999, "seat": 0, "level": "greedy"})
    assert 409 == bad.status_code


def test_nothing_can_be_forked_before_the_end(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])
    reply = ann.http.post(
        f"/api/tables/{room}/fork", json={"choices": 0, "seat": 0, "level": "random"}
    )

    assert (409, "fork_too_early") == (reply.status_code, reply.json()["code"])


def test_a_rated_game_moves_the_ratings_once(server: Server) -> None:
    winner, loser = server.guest("Win"), server.guest("Los")
    ids = [guest.http.get("/api/me").json()["id"] for guest in (winner, loser)]
    for _ in range(2):
        room = winner.open("babel", [OPEN, OPEN], rated=True)
        loser.join(room)
        loser.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "r"})

    def statistics(player: str) -> list[Message]:
        found: list[Message] = winner.http.get(f"/api/players/{player}").json()["games"]
        return found

    async def settled() -> None:
        async with asyncio.timeout(20):
            while not (found := statistics(ids[0])) or found[0]["played"] != 2:  # noqa: ASYNC110 - over HTTP
                await asyncio.sleep(0.05)

    asyncio.run(settled())
    (won,), (lost,) = statistics(ids[0]), statistics(ids[1])
    assert (2, 2, 2, 0) == (won["played"], won["won"], lost["played"], lost["won"])
    assert isinstance(won["rating"], float)
    assert isinstance(lost["rating"], float)
    assert won["rating"] > lost["rating"]


def record_of(made: int, /, **more: object) -> str:
    """A game of Babel after some choices, always the first that is possible."""
    session = Session(GAMES["babel"], "seed", 2, {})
    while len(session.choices) < made and session.game.outcome is None:
        seat = session.current.to_act()[0]
        session.choose(seat, session.current.options(seat)[0])
    content = json.loads(session.record.to_text())
    del content["checksum"]
    content |= more
    return json.dumps({**content, "checksum": checksum(content)})


def test_a_game_begun_elsewhere_goes_on_at_a_table(ann: Guest) -> None:
    seats = [{"name": "Ann"}, {"level": "mason"}]
    room = ann.post("/api/records", {"record": record_of(6, seats=seats)})["room"]
    view = ann.http.get(f"/api/tables/{room}/view").json()
    plan = ann.http.get(f"/api/tables/{room}").json()["plan"]

    assert (0, "playing", True) == (view["seat"], view["state"], view["choices"] >= 6)
    assert ["", "mason"] == [chair["program"] for chair in view["chairs"]]
    assert not plan.get("rated")
    assert "chosen" == plan["seed"]


def test_other_people_of_a_game_begun_elsewhere_are_invited(ann: Guest) -> None:
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    room = ann.post("/api/records", {"record": record_of(2, seats=seats)})["room"]

    assert "gathering" == ann.http.get(f"/api/tables/{room}").json()["state"]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("{}", "bad_record"),
        (record_of(1, game="chess"), "bad_record"),
        (record_of(1, choices=["0 fly"]), "bad_record"),
        (record_of(1, seats=[{"level": "mason"}]), "bad_record"),
        (record_of(1, seats=[{}, {"level": "god"}]), "bad_record"),
        (record_of(1, seats="two"), "bad_record"),
        (record_of(1, seed="x" * 65), "bad_record"),
        ("x" * 131_073, "malformed"),
        ("x" * 300_000, "too_large"),
    ],
)
def test_no_other_game_goes_on_at_a_table(ann: Guest, record: str, code: str) -> None:
    assert code == ann.http.post("/api/records", json={"record": record}).json()["code"]
