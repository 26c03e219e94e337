"""Friends, invitations by name, blocked and muted people, reports and administrators."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import httpx
import pytest

from server.http.catchers import wait_until
from ziggurat.terminal.main import main

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.running import Guest, Message, Server

OPEN: Message = {"type": "open"}


def somebody(server: Server, name: str) -> Guest:
    return server.account(f"{name} {secrets.token_hex(3)}")


def id_of(guest: Guest) -> str:
    return str(guest.http.get("/api/me").json()["id"])


def names(guest: Guest, which: str) -> list[str]:
    return [each["name"] for each in guest.http.get("/api/me/people").json()[which]]


def code_of(reply: object) -> str:
    return str(reply.json()["code"])  # type: ignore[attr-defined]  # a reply of httpx


@pytest.fixture
def ada(server: Server) -> Guest:
    return somebody(server, "Ada")


@pytest.fixture
def ben(server: Server) -> Guest:
    return somebody(server, "Ben")


def test_two_who_ask_each_other_are_friends(ada: Guest, ben: Guest) -> None:
    ada.post("/api/me/friends", {"name": ben.name.upper()})
    assert ([ben.name], [ada.name]) == (names(ada, "asked"), names(ben, "asking"))
    assert not names(ada, "friends")

    ben.post("/api/me/friends", {"name": ada.name})
    assert ([ben.name], [ada.name]) == (names(ada, "friends"), names(ben, "friends"))

    ben.http.delete(f"/api/me/people/friend/{id_of(ada)}").raise_for_status()
    assert not names(ada, "friends")
    assert not names(ada, "asked")


def test_friends_have_accounts_and_nobody_is_their_own(ada: Guest, ann: Guest) -> None:
    assert "account_needed" == code_of(ann.http.post("/api/me/friends", json={"name": ada.name}))
    assert "not_yourself" == code_of(ada.http.post("/api/me/friends", json={"name": ada.name}))
    assert "no_player" == code_of(ada.http.post("/api/me/friends", json={"name": "Nobody"}))
    guest = f"/api/me/people/friend/{id_of(ann)}"
    assert "account_needed" == code_of(ada.http.put(guest))
    assert 404 == ada.http.put("/api/me/people/blocked/nobody").status_code
    assert 400 == ada.http.put(f"/api/me/people/enemy/{id_of(ann)}").status_code


def test_an_invitation_is_listed_until_the_seat_is_taken(ada: Guest, ben: Guest) -> None:
    found = ada.http.get("/api/players", params={"name": ben.name}).json()["id"]
    room = ada.open("babel", [OPEN, {"type": "invited", "player": found}])

    (listed,) = ben.http.get("/api/me/invitations").json()
    assert room == listed["room"]
    assert [] == ada.http.get("/api/me/invitations").json()
    ben.join(room)

    assert [] == ben.http.get("/api/me/invitations").json()


def invite(host: Guest, room: str, player: str, seat: int = 1) -> httpx.Response:
    request = {"type": "invite", "id": secrets.token_hex(4), "seat": seat, "player": player}
    return host.http.post(f"/api/tables/{room}/invite", json=request)


def test_somebody_is_invited_to_a_table_that_waits(ada: Guest, ben: Guest, ann: Guest) -> None:
    room = ada.open("babel", [OPEN, OPEN])
    assert [] == ben.http.get("/api/me/invitations").json()
    assert "not_host" == code_of(invite(ben, room, id_of(ben)))
    assert "seat_taken" == code_of(invite(ada, room, id_of(ben), seat=0))
    assert "no_such_seat" == code_of(invite(ada, room, id_of(ben), seat=7))
    assert "invited_sits" == code_of(invite(ada, room, id_of(ada)))
    assert 404 == invite(ada, room, "nobody").status_code
    invite(ada, room, id_of(ben)).raise_for_status()

    (listed,) = ben.http.get("/api/me/invitations").json()
    assert (room, True) == (listed["room"], listed["chairs"][1]["invited"])
    join = {"type": "join", "id": "join"}
    refused = ann.http.post(f"/api/tables/{room}/join", json=join)
    assert "seats_reserved" == code_of(refused)
    invite(ada, room, "").raise_for_status()
    assert [] == ben.http.get("/api/me/invitations").json()

    invite(ada, room, id_of(ben)).raise_for_status()
    ben.join(room)
    assert [] == ben.http.get("/api/me/invitations").json()
    assert "invite_too_late" == code_of(invite(ada, room, id_of(ann)))


def test_somebody_who_is_blocked_neither_joins_nor_invites(ada: Guest, ben: Guest) -> None:
    ada.post("/api/me/friends", {"name": ben.name})
    ben.post("/api/me/friends", {"name": ada.name})
    ada.http.put(f"/api/me/people/blocked/{id_of(ben)}").raise_for_status()

    assert ([], [ben.name]) == (names(ada, "friends"), names(ada, "blocked"))
    room = ada.open("babel", [OPEN, OPEN])
    join = {"type": "join", "id": "join"}
    refused = ben.http.post(f"/api/tables/{room}/join", json=join)
    assert (403, "not_welcome") == (refused.status_code, code_of(refused))
    plan = {"game": "babel", "seats": [OPEN, {"type": "invited", "player": id_of(ada)}]}
    assert "not_invited" == code_of(ben.http.post("/api/tables", json={"plan": plan}))
    waiting = ben.open("babel", [OPEN, OPEN])
    assert "not_invited" == code_of(invite(ben, waiting, id_of(ada)))
    ben.post("/api/me/friends", {"name": ada.name})  # she does not hear of it
    assert not names(ada, "asking")

    ada.http.delete(f"/api/me/people/blocked/{id_of(ben)}").raise_for_status()
    ben.join(room)


def test_muted_people_are_listed_for_every_device_of_an_account(ada: Guest, ann: Guest) -> None:
    ada.http.put(f"/api/me/people/muted/{id_of(ann)}").raise_for_status()
    ada.http.put(f"/api/me/people/muted/{id_of(ann)}").raise_for_status()
    assert ["Ann"] == names(ada, "muted")


def test_leaderboards_are_public(server: Server) -> None:
    for query in ("", "?program=true"):
        assert [] == httpx.get(f"{server.url}/api/leaderboards/babel{query}").json()


# Administrators.


@pytest.fixture
def boss(server: Server) -> Iterator[Guest]:
    boss = somebody(server, "Boss")
    assert 0 == main(["admin", "--database", server.database, "appoint", boss.name])
    yield boss
    assert 0 == main(["admin", "--database", server.database, "dismiss", boss.name])
    assert 403 == boss.http.get("/api/admin/load").status_code


def test_only_administrators_see_their_page(server: Server, boss: Guest, ada: Guest) -> None:
    assert boss.http.get("/api/me").json()["admin"]
    player = id_of(boss)
    bot = server.bot("Robot")
    for method, path in (
        ("GET", "people"),
        ("GET", "tables"),
        ("GET", "reports"),
        ("GET", "load"),
        ("GET", f"people/{player}/said?room=x"),
        ("PUT", f"bans/{player}"),
        ("DELETE", f"bans/{player}"),
        ("DELETE", "tables/x"),
        ("PATCH", "reports/x"),
    ):
        body = {"closed": True} if method == "PATCH" else None
        refused = ada.http.request(method, f"/api/admin/{path}", json=body)
        assert (403, "not_admin") == (refused.status_code, code_of(refused)), path
        headers = {"authorization": f"Bearer {bot}"}
        refused = ada.http.request(method, f"/api/admin/{path}", json=body, headers=headers)
        assert 403 == refused.status_code


def test_a_report_is_read_with_what_was_said_and_closed(
    server: Server, boss: Guest, ada: Guest
) -> None:
    troll = server.guest("Troll")
    room = ada.open("babel", [OPEN, OPEN])
    troll.join(room)
    troll.post(f"/api/tables/{room}/requests", {"type": "say", "id": "s", "text": "you fool"})
    report = {"player": id_of(troll), "room": room, "reason": "insults", "text": "Rude."}
    ada.http.post("/api/me/reports", json=report).raise_for_status()

    (found,) = [r for r in boss.http.get("/api/admin/reports").json() if r["room"] == room]
    assert ("Troll", ada.name, "Rude.") == (found["player_name"], found["by_name"], found["text"])
    said = boss.http.get(f"/api/admin/people/{id_of(troll)}/said", params={"room": room})
    assert ["you fool"] == [each["text"] for each in said.json()]
    boss.http.patch(f"/api/admin/reports/{found['id']}", json={"closed": True}).raise_for_status()
    assert not [r for r in boss.http.get("/api/admin/reports").json() if r["room"] == room]
    closed = boss.http.get("/api/admin/reports", params={"closed": True}).json()
    assert [found["id"]] == [each["id"] for each in closed if each["room"] == room]
    assert 404 == boss.http.patch("/api/admin/reports/x", json={"closed": True}).status_code


def test_a_guest_is_banned_while_seated_and_let_in_again(
    server: Server, boss: Guest, ada: Guest
) -> None:
    troll = server.guest("Troll")
    player = id_of(troll)
    room = ada.open("babel", [OPEN, OPEN])
    troll.join(room)

    async def ban() -> int:
        async with troll.sit(room) as table:
            reply = await asyncio.to_thread(boss.http.put, f"/api/admin/bans/{player}")
            reply.raise_for_status()
            return await table.closed()

    assert 4401 == asyncio.run(ban())
    assert 401 == troll.http.get("/api/me").status_code
    banned = boss.http.get("/api/admin/people", params={"banned": True}).json()
    assert player in [each["id"] for each in banned]
    wait_until(lambda: ada.http.get(f"/api/tables/{room}").json()["chairs"][1]["away"])
    boss.http.delete(f"/api/admin/bans/{player}").raise_for_status()
    banned = boss.http.get("/api/admin/people", params={"banned": True}).json()
    assert player not in [each["id"] for each in banned]
    assert "admin_not_banned" == code_of(boss.http.put(f"/api/admin/bans/{id_of(boss)}"))


def test_people_and_tables_are_found_and_tables_closed(boss: Guest, ada: Guest) -> None:
    room = ada.open("babel", [OPEN, OPEN])  # a private one

    (found,) = boss.http.get("/api/admin/people", params={"name": ada.name[1:]}).json()
    assert (id_of(ada), True, False) == (found["id"], found["account"], found["banned"])
    assert room in [each["room"] for each in boss.http.get("/api/admin/tables").json()]
    load = boss.http.get("/api/admin/load").json()
    assert load["players"] >= load["accounts"] >= 2
    assert load["tables"] >= 1
    boss.http.delete(f"/api/admin/tables/{room}").raise_for_status()
    wait_until(lambda: "closed" == ada.http.get(f"/api/tables/{room}").json()["state"])


def test_what_one_thinks_of_others_is_exported_and_deleted(ada: Guest, ben: Guest) -> None:
    ada.post("/api/me/friends", {"name": ben.name})
    ben.http.put(f"/api/me/people/muted/{id_of(ada)}").raise_for_status()
    ada.http.post("/api/me/reports", json={"player": id_of(ben), "reason": "other"})
    exported = ada.http.get("/api/me/export").json()
    assert ["friend"] == [each["kind"] for each in exported["people"]]
    assert ["other"] == [each["reason"] for each in exported["reports"]]

    ada.http.delete("/api/me").raise_for_status()

    assert not names(ben, "asking")
    assert not names(ben, "muted")
