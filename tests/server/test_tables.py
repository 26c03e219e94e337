"""Tables before the game, and the lobby."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect

from server.house import Guest, House, Message
from ziggurat.ai.catalogue import levels_of

OPEN: Message = {"type": "open"}


def test_the_games_are_listed_with_their_options_and_bots(ann: Guest) -> None:
    games = {game["name"]: game for game in ann.http.get("/api/games").json()}

    assert [2] == games["babel"]["players"]
    assert list(levels_of("babel")) == games["babel"]["bots"]
    assert {"en", "fr"} == set(games["babel"]["title"])
    assert "start_hands" in [option["name"] for option in games["babel"]["options"]]


@pytest.mark.parametrize(
    "plan",
    [
        {"game": "chess", "seats": [OPEN, OPEN]},
        {"game": "babel", "seats": [OPEN]},
        {"game": "babel", "seats": []},
        {"game": "babel", "seats": [OPEN] * 100},
        {"game": "babel", "seats": [OPEN, {"type": "bot", "level": "god"}]},
        {"game": "babel", "seats": [OPEN, {"type": "ghost"}]},
        {"game": "babel", "seats": [OPEN, OPEN], "settings": {"gravity": False}},
        {"game": "babel", "seats": [OPEN, OPEN], "settings": {"start_hands": "9 and 9"}},
        {"game": "babel", "seats": [OPEN, OPEN], "clock": {"type": "live", "bank": -1}},
        {"game": "babel", "seats": [OPEN, OPEN], "rated": True, "seed": "mine"},
        {"game": "babel"},
        {"game": "babel", "seats": [OPEN, OPEN], "cheat": True},
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Guest, plan: Message) -> None:
    reply = ann.http.post("/api/tables", json={"plan": plan})

    assert 400 == reply.status_code, reply.text


def test_somebody_joins_by_link_and_leaves_before_the_game(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    second = bob.http.post(f"/api/tables/{room}/join", json={"type": "join", "id": "again"})
    assert (409, "begun") == (second.status_code, second.json()["code"])

    other = ann.open("babel", [OPEN, OPEN])
    ann.post(f"/api/tables/{other}/leave", {"type": "leave", "id": "l"})
    assert "closed" == ann.http.get(f"/api/tables/{other}").json()["state"]


def test_a_join_that_is_sent_again_is_answered_again(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    join = {"type": "join", "id": "same"}

    first = bob.post(f"/api/tables/{room}/join", join)

    assert first == bob.post(f"/api/tables/{room}/join", join)


def test_only_public_tables_are_listed(ann: Guest) -> None:
    private = ann.open("babel", [OPEN, OPEN])
    public = ann.open("babel", [OPEN, OPEN], public=True)

    listed = [table["room"] for table in ann.http.get("/api/tables").json()]

    assert public in listed
    assert private not in listed


def test_the_lobby_is_live(house: House, ann: Guest, bob: Guest) -> None:
    async def watch() -> None:
        async with connect(f"{house.url.replace('http', 'ws')}/ws/lobby") as websocket:

            async def listed() -> dict[str, str]:
                tables = json.loads(await asyncio.wait_for(websocket.recv(), 20))
                return {table["room"]: table["state"] for table in tables}

            await listed()
            room = await asyncio.to_thread(lambda: ann.open("babel", [OPEN, OPEN], public=True))
            while (await listed()).get(room) != "gathering":
                pass
            await asyncio.to_thread(bob.join, room)
            while (await listed()).get(room) != "playing":
                pass

    asyncio.run(watch())


def test_the_same_players_meet_again(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    early = ann.http.post(f"/api/tables/{room}/rematch")
    assert "not_over" == early.json()["code"]
    ann.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "r"})

    new = ann.post(f"/api/tables/{room}/rematch", {})["room"]

    assert new == bob.post(f"/api/tables/{room}/rematch", {})["room"]
    assert new == bob.http.get(f"/api/tables/{room}/view").json()["rematch"]
    bob.join(str(new))
    assert "playing" == bob.http.get(f"/api/tables/{new}").json()["state"]


def test_two_tables_of_one_seed_are_dealt_alike(ann: Guest) -> None:
    rooms = [
        ann.open(
            "babel",
            [OPEN, {"type": "bot", "level": "random"}],
            seed="same cards",
            settings={"start_player": 0},
        )
        for _ in range(2)
    ]

    first, second = (ann.http.get(f"/api/tables/{room}/view").json() for room in rooms)

    assert first["view"] == second["view"]
