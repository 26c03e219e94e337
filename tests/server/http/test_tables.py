"""Tables before the game, and the lobby."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect

from server.running import Guest, Message, Server
from ziggurat.ai.catalogue import levels_of

OPEN: Message = {"type": "open"}
AGAIN: Message = {"type": "rematch", "id": "again", "part": "mine"}


def test_the_games_are_listed_with_their_options_and_bots(ann: Guest) -> None:
    games = {game["name"]: game for game in ann.http.get("/api/games").json()}

    assert [2] == games["babel"]["players"]
    assert list(levels_of("babel")) == games["babel"]["bots"]
    assert {"en", "fr"} <= set(games["babel"]["title"])
    assert "start_hands" in [option["name"] for option in games["babel"]["options"]]


def test_the_list_of_games_is_sent_compressed(ann: Guest) -> None:
    answer = ann.http.get("/api/games", headers={"accept-encoding": "gzip"})

    assert "gzip" == answer.headers["content-encoding"]
    assert int(answer.headers["content-length"]) < len(answer.content) / 2


def test_a_game_started_by_one_click_has_the_modules_of_its_title(ann: Guest) -> None:
    games = {game["name"]: game for game in ann.http.get("/api/games").json()}
    usual = {each["name"]: each["usual"] for each in games["seven_wonders"]["options"]}

    assert "both" == usual["modules"]
    assert all(
        each["usual"] == each["settings"][0]
        for game in games.values()
        for each in game["options"]
        if each["name"] != "modules"
    )


def test_a_game_says_what_is_reconstructed(ann: Guest) -> None:
    games = {game["name"]: game for game in ann.http.get("/api/games").json()}

    assert {} == games["babel"]["reconstructed"]
    assert "reconstructed" in games["babylon"]["reconstructed"]["en"]
    assert {"en", "fr"} <= set(games["babble"]["reconstructed"])


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
def test_an_invalid_plan_is_refused(ann: Guest, plan: Message) -> None:
    reply = ann.http.post("/api/tables", json={"plan": plan})

    assert 400 == reply.status_code, reply.text


def test_somebody_joins_by_link_and_leaves_before_the_game(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    second = bob.http.post(f"/api/tables/{room}/join", json={"type": "join", "id": "again"})
    assert (409, "seated") == (second.status_code, second.json()["code"])

    other = ann.open("babel", [OPEN, OPEN])
    ann.post(f"/api/tables/{other}/leave", {"type": "leave", "id": "l"})
    assert "closed" == ann.http.get(f"/api/tables/{other}").json()["state"]


def test_the_host_adds_a_bot_in_the_waiting_room(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bot: Message = {"type": "add_bot", "id": "b", "seat": 1, "level": "mason"}
    god = ann.http.post(f"/api/tables/{room}/bots", json={**bot, "level": "god"})
    stranger = bob.http.post(f"/api/tables/{room}/bots", json=bot)
    assert (400, "no_bot") == (god.status_code, god.json()["code"])
    assert (409, "not_host") == (stranger.status_code, stranger.json()["code"])

    ann.post(f"/api/tables/{room}/bots", bot)

    assert "playing" == ann.http.get(f"/api/tables/{room}").json()["state"]


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


def test_the_lobby_is_live(server: Server, ann: Guest, bob: Guest) -> None:
    async def watch() -> None:
        states: dict[str, str] = {}
        async with connect(f"{server.url.replace('http', 'ws')}/ws/lobby") as websocket:

            async def listed() -> dict[str, str]:
                async with asyncio.timeout(20):
                    message = json.loads(await websocket.recv())
                tables = message if isinstance(message, list) else message["changed"]
                states.update({table["room"]: table["state"] for table in tables})
                return states

            await listed()
            room = await asyncio.to_thread(lambda: ann.open("babel", [OPEN, OPEN], public=True))
            while (await listed()).get(room) != "gathering":
                pass
            await asyncio.to_thread(bob.join, room)
            while (await listed()).get(room) != "playing":
                pass

    asyncio.run(watch())


def test_the_same_players_play_a_rematch(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    early = ann.http.post(f"/api/tables/{room}/rematch", json=AGAIN)
    assert "rematch_too_early" == early.json()["code"]
    ann.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "r"})

    new = ann.post(f"/api/tables/{room}/rematch", AGAIN)["room"]

    assert new == bob.post(f"/api/tables/{room}/rematch", AGAIN)["room"]
    assert new == bob.http.get(f"/api/tables/{room}/view").json()["rematch"]
    assert "playing" == bob.http.get(f"/api/tables/{new}").json()["state"]

    ann.post(f"/api/tables/{new}/requests", {"type": "resign", "id": "r"})
    proof = json.loads(ann.http.get(f"/api/tables/{new}/record").text)["fair_deal"]
    assert ["mine", "mine"] == proof["parts"]


def test_a_rematch_is_offered_and_accepted_at_the_table(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)

    async def meet_again() -> str:
        async with ann.sit(room) as first, bob.sit(room) as second:
            early = await first.ask("rematch", part="mine")
            assert "rematch_too_early" == early["code"]
            await first.do("resign")
            await first.do("rematch", part="mine")
            while not second.update["rematch"]:
                await second.receive()
            assert "done" == (await second.ask("rematch", part="yours"))["type"]
            return str(second.update["rematch"])

    new = asyncio.run(meet_again())

    assert "playing" == ann.http.get(f"/api/tables/{new}").json()["state"]
    stranger = Guest(ann.url, "Eve")
    reply = stranger.http.post(f"/api/tables/{room}/rematch", json=AGAIN)
    assert "rematch_spectator" == reply.json()["code"]
    stranger.http.close()


def test_a_closed_rematch_is_offered_again(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    ann.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "r"})
    first = ann.post(f"/api/tables/{room}/rematch", AGAIN)["room"]
    ann.post(f"/api/tables/{first}/leave", {"type": "leave", "id": "l"})

    second = bob.post(f"/api/tables/{room}/rematch", AGAIN)["room"]

    assert first != second
    assert second == ann.post(f"/api/tables/{room}/rematch", AGAIN)["room"]


def test_rematches_of_one_game_are_limited(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    bob.join(room)
    ann.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "r"})

    for _ in range(20):
        reply = ann.http.post(f"/api/tables/{room}/rematch", json=AGAIN)
        if reply.is_error:
            break
        ann.post(f"/api/tables/{reply.json()['room']}/leave", {"type": "leave", "id": "l"})

    assert (409, "too_many_rematches") == (reply.status_code, reply.json()["code"])


def test_my_tables_begin_with_those_where_it_is_my_turn(ann: Guest, bob: Guest) -> None:
    plan = {"settings": {"start_player": 0}}
    mine = ann.open("babel", [OPEN, OPEN], **plan)
    bob.join(mine)
    his = bob.open("babel", [OPEN, OPEN], **plan)
    ann.join(his)
    driver = ann.open("babel", [OPEN, OPEN])
    over = ann.open("babel", [OPEN, OPEN])
    bob.join(over)
    ann.post(f"/api/tables/{over}/requests", {"type": "resign", "id": "r"})

    tables = ann.http.get("/api/me/games").json()

    assert [mine, driver, his, over] == [table["room"] for table in tables]
    assert [True, False, False, False] == [table["my_turn"] for table in tables]
    assert [0, 0, 1, 0] == [table["seat"] for table in tables]
    assert [[0], [], [0], []] == [table["waiting_for"] for table in tables]
    older = ann.http.get("/api/me/games", params={"before": tables[-1]["opened"] + 1}).json()
    assert [over] == [table["room"] for table in older]


def test_the_list_follows_whose_turn_it_is(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN], settings={"start_player": 0})
    bob.join(room)

    async def play_a_turn() -> None:
        async with ann.sit(room) as table:
            while table.waiting_for() == [0]:
                await table.choose()

    asyncio.run(play_a_turn())

    (table,) = bob.http.get("/api/me/games").json()
    assert ([1], True) == (table["waiting_for"], table["my_turn"])


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
