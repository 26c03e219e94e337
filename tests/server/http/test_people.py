"""Guests, accounts, and pages of other sites."""

import asyncio
import contextlib
import hashlib
import sqlite3
import time

import httpx
import pytest

from server.running import Guest, Server
from ziggurat.ai.catalogue import levels_of
from ziggurat.server.http.websocket import LOGGED_OUT


def test_a_guest_has_a_name_and_a_language_from_the_first_click(ann: Guest) -> None:
    assert "Ann" == ann.http.get("/api/me").json()["name"]

    ann.http.patch("/api/me", json={"name": "  Anne   Marie ", "language": "fr"})

    me = ann.http.get("/api/me").json()
    assert ("Anne Marie", "fr") == (me["name"], me["language"])


def test_an_account_keeps_the_games_of_the_guest(server: Server, ann: Guest) -> None:
    room = ann.open("babel", [{"type": "open"}, {"type": "bot", "level": "random"}])
    reply = ann.http.post("/api/me/account", json={"name": "Semiramis", "password": "hanging!"})
    assert 201 == reply.status_code

    with httpx.Client(base_url=server.url) as elsewhere:
        wrong = elsewhere.post("/api/session", json={"name": "Semiramis", "password": "garden??"})
        assert (403, "wrong_password") == (wrong.status_code, wrong.json()["code"])
        elsewhere.post("/api/session", json={"name": "SEMIRAMIS", "password": "hanging!"})
        games = elsewhere.get("/api/me/games").json()
        assert [room] == [game["room"] for game in games]
        elsewhere.delete("/api/session")
        assert elsewhere.get("/api/me").json() is None


def test_logging_out_closes_the_connections(ann: Guest) -> None:
    room = ann.open("babel", [{"type": "open"}, {"type": "bot", "level": "random"}])

    async def play() -> int:
        async with ann.sit(room) as table:
            ann.http.delete("/api/session")
            await table.send("say", text="still here")
            return await table.closed()

    assert LOGGED_OUT == asyncio.run(play())
    with httpx.Client(base_url=ann.url) as stranger:
        assert "still here" not in stranger.get(f"/api/tables/{room}/view").text


def test_a_password_is_changed(server: Server, ann: Guest) -> None:
    change = {"old": "hanging!", "new": "gardens!"}
    assert "no_account" == ann.http.post("/api/me/password", json=change).json()["code"]
    ann.post("/api/me/account", {"name": "Nitocris", "password": "hanging!"})
    with httpx.Client(base_url=server.url) as elsewhere:
        old, new = ({"name": "Nitocris", "password": change[key]} for key in ("old", "new"))
        elsewhere.post("/api/session", json=old)
        wrong = ann.http.post("/api/me/password", json={"old": "gardens?", "new": "gardens!"})
        assert (403, "wrong_old_password") == (wrong.status_code, wrong.json()["code"])
        assert 200 == elsewhere.get("/api/me").status_code

        assert 204 == ann.http.post("/api/me/password", json=change).status_code

        assert 200 == ann.http.get("/api/me").status_code
        assert 401 == elsewhere.get("/api/me").status_code
        assert 403 == elsewhere.post("/api/session", json=old).status_code
        assert 201 == elsewhere.post("/api/session", json=new).status_code


def test_everybody_may_look_at_a_profile(ann: Guest, bob: Guest) -> None:
    me = ann.http.get("/api/me").json()

    profile = bob.http.get(f"/api/players/{me['id']}").json()

    assert ("Ann", False, []) == (profile["name"], profile["account"], profile["games"])
    shown = {"id", "name", "account", "program", "since", "owner", "owner_name", "games"}
    assert shown == set(profile)
    assert 404 == bob.http.get("/api/players/nobody").status_code


def test_a_name_is_taken_once_however_it_is_written(ann: Guest, bob: Guest) -> None:
    ann.post("/api/me/account", {"name": "Nabû", "password": "password"})

    reply = bob.http.post("/api/me/account", json={"name": "NABÛ", "password": "password"})

    assert (409, "name_taken") == (reply.status_code, reply.json()["code"])


def test_a_seat_is_kept_for_an_account(ann: Guest, bob: Guest, server: Server) -> None:
    bob.post("/api/me/account", {"name": "Gilgamesh", "password": "password"})
    player = ann.http.get("/api/players", params={"name": "gilgamesh"}).json()["id"]
    assert 404 == ann.http.get("/api/players", params={"name": "enkidu"}).status_code

    room = ann.open("babel", [{"type": "open"}, {"type": "invited", "player": player}])

    stranger = server.guest("Eve").http.post(
        f"/api/tables/{room}/join", json={"type": "join", "id": "j"}
    )
    assert "seats_reserved" == stranger.json()["code"]
    bob.join(room)
    assert "playing" == ann.http.get(f"/api/tables/{room}").json()["state"]


@pytest.mark.parametrize(
    "name",
    ["", "   ", "a\u0000b", "x" * 41, "tab\u200bbed", "\u3164", "\u115f", "\u2800", "\uffa0"],
)
def test_a_name_that_cannot_be_seen_is_refused(ann: Guest, name: str) -> None:
    assert ann.http.patch("/api/me", json={"name": name}).status_code in {400, 409}
    assert "Ann" == ann.http.get("/api/me").json()["name"]


def test_anonymous_requests_change_nothing(server: Server) -> None:
    plan = {"game": "babel", "seats": [{"type": "open"}] * 2}
    for token in ("", "forged", "x" * 500):
        with httpx.Client(base_url=server.url, cookies={"ziggurat": token}) as stranger:
            assert (401 if token else 200) == stranger.get("/api/me").status_code
            assert 401 == stranger.post("/api/tables", json={"plan": plan}).status_code
            assert 401 == stranger.delete("/api/me").status_code


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://127.0.0.1:1"},
    ],
)
def test_a_page_of_another_site_changes_nothing(ann: Guest, headers: dict[str, str]) -> None:
    reply = ann.http.patch("/api/me", json={"name": "Eve"}, headers=headers)

    assert 403 == reply.status_code
    assert "Ann" == ann.http.get("/api/me").json()["name"]


def test_my_own_page_may(server: Server, ann: Guest) -> None:
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}

    assert 200 == ann.http.patch("/api/me", json={"name": "Eve"}, headers=headers).status_code


def test_a_session_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        cookie = http.post("/api/me", json={"name": "Eve"}).headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_servers_at_different_ports_of_a_host_do_not_share_a_cookie(server: Server) -> None:
    def cookie(host: str) -> str:
        headers = {"host": host}
        reply = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers)
        return str(reply.headers["set-cookie"]).partition("=")[0]

    assert "ziggurat_8000" == cookie("localhost:8000")
    assert "ziggurat_8001" == cookie("localhost:8001")
    assert "ziggurat" == cookie("games.example")


def test_a_cookie_of_an_earlier_version_is_good_until_the_next_session(
    server: Server, ann: Guest
) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.cookies.set("ziggurat", ann.token, domain="127.0.0.1")
        assert "Ann" == browser.get("/api/me").json()["name"]
        new = browser.post("/api/me", json={"name": "Eve"})
        assert any(each.startswith('ziggurat="') for each in new.headers.get_list("set-cookie"))
        assert "Eve" == browser.get("/api/me").json()["name"]
        browser.delete("/api/session")
        assert browser.get("/api/me").json() is None


def test_personal_data_is_exported_and_deleted(ann: Guest, bob: Guest) -> None:
    room = ann.open("babel", [{"type": "open"}, {"type": "open"}], public=True)
    bob.join(room)
    everything = ann.http.get("/api/me/export").json()
    assert [room] == everything["rooms"]
    assert "Ann" == everything["player"]["name"]

    assert 204 == ann.http.delete("/api/me").status_code

    assert ann.http.get("/api/me").json() is None
    chairs = bob.http.get(f"/api/tables/{room}").json()["chairs"]
    assert ["", "Bob"] == [chair["name"] for chair in chairs]
    lobby = {table["room"]: table for table in bob.http.get("/api/tables").json()}
    assert "Ann" not in str(lobby[room])


def test_what_was_said_at_a_table_one_has_left_is_exported_and_deleted(
    server: Server, ann: Guest, bob: Guest
) -> None:
    room = bob.open("babel", [{"type": "open"}, {"type": "open"}])
    ann.join(room)
    ann.post(f"/api/tables/{room}/requests", {"type": "say", "id": "s", "text": "my secret"})
    ann.post(f"/api/tables/{room}/leave", {"type": "leave", "id": "l"})
    path = f"/api/tables/{room}/view"
    assert "my secret" in bob.http.get(path).text
    everything = ann.http.get("/api/me/export").json()
    assert ["my secret"] == [said["text"] for said in everything["chat"]]
    assert [(room, "Ann")] == [(seat["room"], seat["name"]) for seat in everything["seats"]]

    ann.http.delete("/api/me")

    assert "my secret" not in bob.http.get(path).text
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        entries = database.execute("select entry from entries where room = ?", (room,)).fetchall()
    assert len(entries) >= 5
    assert not any("my secret" in entry or "Ann" in entry for (entry,) in entries)


def test_too_many_new_people_from_one_address_have_to_wait(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with (
        Server(str(folder / "db"), folder / "log", "--limit", "5") as server,
        httpx.Client(base_url=server.url) as http,
    ):
        codes = [http.post("/api/me", json={"name": "Eve"}).status_code for _ in range(8)]
        assert [201] * 5 == codes[:5]
        assert 429 in codes[5:]


def test_a_session_lasts_as_long_as_it_is_used(server: Server, ann: Guest) -> None:
    soon = time.time() + 60
    with contextlib.closing(sqlite3.connect(server.database)) as database, database:
        token = hashlib.sha256(ann.token.encode()).hexdigest()
        database.execute("update sessions set until = ? where token = ?", (soon, token))

    assert 200 == ann.http.get("/api/me").status_code

    with contextlib.closing(sqlite3.connect(server.database)) as database:
        until = database.execute("select until from sessions where token = ?", (token,)).fetchone()
    assert until[0] > soon + 80 * 86_400


def test_sessions_are_listed_and_ended(server: Server, ann: Guest, bob: Guest) -> None:
    account = {"name": "Amytis", "password": "gardens!"}
    ann.post("/api/me/account", account)
    with httpx.Client(base_url=server.url, headers={"user-agent": "Phone"}) as phone:
        phone.post("/api/session", json=account).raise_for_status()
        listed = ann.http.get("/api/me/sessions").json()
        assert {(False, "Phone"), (True, listed[-1]["device"])} == {
            (each["current"], each["device"]) for each in listed
        }
        other = next(each["id"] for each in listed if not each["current"])
        bob.http.delete(f"/api/me/sessions/{other}")
        assert 200 == phone.get("/api/me").status_code

        ann.http.delete(f"/api/me/sessions/{other}").raise_for_status()

        assert 401 == phone.get("/api/me").status_code
    assert 200 == ann.http.get("/api/me").status_code
    assert ann.token not in ann.http.get("/api/me/sessions").text


def test_the_bot_that_suits_me_follows_from_my_games_with_bots(ann: Guest) -> None:
    assert [] == ann.http.get("/api/me/levels").json()

    for level in ("mason", "random", "mason"):
        room = ann.open("babel", [{"type": "open"}, {"type": "bot", "level": level}])
        ann.post(f"/api/tables/{room}/requests", {"type": "resign", "id": "r"})

    (found,) = ann.http.get("/api/me/levels").json()
    assert ("babel", 2) == (found["game"], found["games"])
    levels = list(levels_of("babel"))
    assert levels.index(found["level"]) < levels.index("mason")
