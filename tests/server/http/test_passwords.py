"""A forgotten password is reset by e-mail: once, within an hour, and without telling who exists."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from server.http.catchers import Mailbox, mailbox
from server.running import Guest, Server
from ziggurat.server.http import auth
from ziggurat.terminal.main import main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def post_office() -> Iterator[tuple[Mailbox, int]]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, post_office: tuple[Mailbox, int]
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("passwords")
    server = Server(str(folder / "db"), folder / "log", "--limit", "1000")
    database = ["admin", "--database", server.database]
    assert 0 == main([*database, "migrate"])
    smtp = ["--smtp", f"127.0.0.1:{post_office[1]}", "--sender", "ziggurat@example.org"]
    assert 0 == main([*database, "notify", *smtp, "--url", server.url, "--encryption", "none"])
    with server:
        yield server
        log = server.log.read_text()
        assert "Traceback" not in log
        assert "example.org" not in log


def with_address(server: Server, box: Mailbox, name: str) -> Guest:
    """An account that has confirmed its e-mail address."""
    person = server.account(name)
    box.letters.clear()
    address = {"type": "mail", "address": f"{name.lower()}@example.org"}
    person.post("/api/me/notifications/channels", address)
    token = token_in(box.wait()[0][1], "confirm")
    person.http.post("/api/notifications/confirm", json={"token": token}).raise_for_status()
    box.letters.clear()
    return person


def token_in(letter: str, page: str) -> str:
    text = letter.replace("=\r\n", "").replace("=3D", "=")
    found: str = re.findall(rf"/#/{page}/(\S+)", text)[0]
    return found


def forget(guest: Guest, name: str) -> tuple[int, bytes]:
    reply = guest.http.post("/api/password/forgotten", json={"name": name})
    return reply.status_code, reply.content


def test_a_link_sets_a_new_password_once_and_logs_out_everywhere(
    server: Server, ann: Guest, post_office: tuple[Mailbox, int]
) -> None:
    box, _ = post_office
    owner = with_address(server, box, "Kubaba")
    room = owner.open("babel", [{"type": "open"}, {"type": "open"}])

    async def forget_while_seated() -> str:
        async with owner.sit(room) as table:
            assert (204, b"") == await asyncio.to_thread(forget, ann, "kubaba")
            recipients, letter = (await asyncio.to_thread(box.wait))[0]
            assert ["kubaba@example.org"] == recipients
            token = token_in(letter, "reset")
            new = {"token": token, "password": "new password"}
            reply = await asyncio.to_thread(ann.http.post, "/api/password/reset", json=new)
            assert (201, "Kubaba") == (reply.status_code, reply.json()["name"])
            assert 4401 == await table.closed()
            return token

    token = asyncio.run(forget_while_seated())

    assert 401 == owner.http.get("/api/me").status_code
    assert "Kubaba" == ann.http.get("/api/me").json()["name"]
    again = {"token": token, "password": "another one"}
    refused = ann.http.post("/api/password/reset", json=again)
    assert (403, "bad_ticket") == (refused.status_code, refused.json()["code"])
    for password, status in (("password", 403), ("new password", 201)):
        name = {"name": "Kubaba", "password": password}
        assert status == server.guest("Eve").http.post("/api/session", json=name).status_code


def test_nobody_learns_which_accounts_exist(
    server: Server, ann: Guest, post_office: tuple[Mailbox, int]
) -> None:
    box, _ = post_office
    with_address(server, box, "Gudea")
    server.account("Addressless")

    answers = {forget(ann, name) for name in ("Gudea", "Addressless", "Nobody at all")}

    assert {(204, b"")} == answers
    assert [["gudea@example.org"]] == [recipients for recipients, _ in box.wait()]


def test_an_unconfirmed_address_gets_no_link(
    server: Server, ann: Guest, post_office: tuple[Mailbox, int]
) -> None:
    box, _ = post_office
    box.letters.clear()
    person = server.account("Puabi")
    address = {"type": "mail", "address": "victim@example.org"}
    person.post("/api/me/notifications/channels", address)
    box.wait()

    forget(ann, "Puabi")

    time.sleep(1)
    assert 1 == len(box.letters)  # the one that asks to confirm


def test_a_link_goes_to_the_confirmed_address_until_the_new_one_is_confirmed(
    server: Server, ann: Guest, post_office: tuple[Mailbox, int]
) -> None:
    box, _ = post_office
    owner = with_address(server, box, "Nabu")
    for address in ("typo@example.org", "new@example.org"):
        new = {"type": "mail", "address": address}
        owner.post("/api/me/notifications/channels", new)
    token = token_in(box.wait(2)[1][1], "confirm")
    shown = [each["shown"] for each in channels(owner)]
    assert ["nabu@example.org", "new@example.org"] == shown  # the typing error is gone
    box.letters.clear()
    forget(ann, "Nabu")
    assert ["nabu@example.org"] == box.wait()[0][0]

    owner.http.post("/api/notifications/confirm", json={"token": token}).raise_for_status()
    assert ["new@example.org"] == [each["shown"] for each in channels(owner)]
    box.letters.clear()
    forget(ann, "Nabu")
    assert ["new@example.org"] == box.wait()[0][0]


def channels(guest: Guest) -> list[dict[str, object]]:
    found: list[dict[str, object]] = guest.http.get("/api/me/notifications").json()["channels"]
    return found


def test_a_link_expires_and_a_changed_password_ends_it(
    server: Server, ann: Guest, post_office: tuple[Mailbox, int]
) -> None:
    box, _ = post_office
    owner = with_address(server, box, "Amytis")
    forget(ann, "Amytis")
    first = token_in(box.wait()[0][1], "reset")
    with closing(sqlite3.connect(server.database)) as database, database:
        assert first not in "\n".join(database.iterdump())
        database.execute("update tickets set until = ?", (time.time() - 1,))
    refused = ann.http.post("/api/password/reset", json={"token": first, "password": "password2"})
    assert "bad_ticket" == refused.json()["code"]

    forget(ann, "Amytis")
    second = token_in(box.wait(2)[1][1], "reset")
    owner.http.post("/api/me/password", json={"old": "password", "new": "password3"})
    refused = ann.http.post("/api/password/reset", json={"token": second, "password": "password2"})
    assert "bad_ticket" == refused.json()["code"]


def test_an_account_is_not_flooded_with_messages(
    server: Server, ann: Guest, post_office: tuple[Mailbox, int]
) -> None:
    box, _ = post_office
    with_address(server, box, "Semiramis")

    codes = [forget(ann, "Semiramis")[0] for _ in range(int(auth.RESETS) + 2)]

    assert [204, 204, 204, 429, 429] == codes
    assert [204, 204, 204, 429, 429] == [forget(ann, "Nobody")[0] for _ in codes]


def test_a_host_without_mail_says_so(tmp_path: Path) -> None:
    with Server(str(tmp_path / "db"), tmp_path / "log") as plain:
        eve = plain.guest("Eve")
        reply = eve.http.post("/api/password/forgotten", json={"name": "Anybody"})
        assert "no_mail" == reply.json()["code"]
