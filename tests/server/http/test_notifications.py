"""Notifications arrive: Web Push, e-mail and webhooks, against real local receivers."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import os
import re
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import http_ece  # type: ignore[import-untyped]  # the library has no types
import httpx
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]  # as above

from server.http.catchers import HttpCatcher, Mailbox, http_catcher, mailbox, wait_until
from server.running import Guest, Message, Server
from ziggurat.server.notify.outbound import PublicResolver, check_url, is_public
from ziggurat.server.notify.timing import earliest
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.channels import NotifySettings
from ziggurat.terminal.main import main

if TYPE_CHECKING:
    from collections.abc import Iterator

OPEN: Message = {"type": "open"}
ROOT = "/api/me/notifications"


@pytest.fixture(scope="module")
def http() -> Iterator[HttpCatcher]:
    with http_catcher() as catcher:
        yield catcher


@pytest.fixture(scope="module")
def post_office() -> Iterator[tuple[Mailbox, int]]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, post_office: tuple[Mailbox, int]
) -> Iterator[Server]:
    """A server that notifies at once, and may reach this machine."""
    folder = tmp_path_factory.mktemp("notify")
    server = Server(str(folder / "db"), folder / "log", "--limit", "1000")
    database = ["admin", "--database", server.database]
    assert 0 == main([*database, "migrate"])
    smtp = ["--smtp", f"127.0.0.1:{post_office[1]}", "--sender", "ziggurat@example.org"]
    here = ["--url", server.url, "--encryption", "none", "--private", "yes", "--delay", "0"]
    assert 0 == main([*database, "notify", *smtp, *here])
    with server:
        yield server
        assert "Traceback" not in server.log.read_text()


def waits_for(player: Guest, other: Guest, **plan: object) -> str:
    """A table where the first player has to choose, and is not there."""
    room = player.open("babel", [OPEN, OPEN], settings={"start_player": 0}, **plan)
    other.join(room)
    return room


def add(guest: Guest, **channel: object) -> Message:
    return guest.post(f"{ROOT}/channels", channel)


class Browser:
    """The keys of a subscription to Web Push."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def subscription(self, url: str) -> Message:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "type": "push",
            "endpoint": url,
            "p256dh": encoded(point),
            "auth": encoded(self.secret),
        }

    def read(self, body: bytes) -> Message:
        text = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        found: Message = json.loads(text)
        return found


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_browser_is_told_whose_turn_it_is(ann: Guest, bob: Guest, http: HttpCatcher) -> None:
    http.received.clear()
    browser = Browser()
    add(ann, **browser.subscription(f"{http.url}/push/1"))

    room = waits_for(ann, bob)

    (received,) = http.wait()
    told = browser.read(received.body)
    assert "Your turn: Babel" == told["title"]
    assert "It is your turn in Babel with Bob." == told["body"]
    assert str(told["url"]).endswith(f"/#/table/{room}")
    assert b"Babel" not in received.body
    key = ann.http.get(ROOT).json()["push_key"]
    scheme, _, rest = received.headers["authorization"].partition(" ")
    assert ("vapid", key) == (scheme, rest.partition(",k=")[2])
    assert Vapid02.verify(received.headers["authorization"])


def test_nobody_is_told_twice_about_a_turn_or_while_at_the_table(
    ann: Guest, bob: Guest, http: HttpCatcher
) -> None:
    http.received.clear()
    add(ann, type="webhook", url=f"{http.url}/hook")
    room = waits_for(ann, bob)
    http.wait()
    bob.post(f"/api/tables/{room}/requests", {"type": "say", "id": "s", "text": "hello?"})
    time.sleep(3)
    assert 1 == len(http.received)

    async def look() -> None:
        async with ann.sit(room) as table:
            other = await asyncio.to_thread(waits_for, ann, bob)
            async with ann.sit(other):
                await asyncio.sleep(3)
            assert table.words()

    http.received.clear()
    asyncio.run(look())
    time.sleep(3)
    assert not http.received  # she has seen both tables


def test_a_webhook_is_signed_with_its_secret(ann: Guest, bob: Guest, http: HttpCatcher) -> None:
    http.received.clear()
    secret = str(add(ann, type="webhook", url=f"{http.url}/hook?key=7")["secret"])

    room = waits_for(ann, bob)

    (received,) = http.wait()
    told = received.json()
    assert ("turn", [room]) == (told["event"], told["tables"])
    mac = hmac.new(secret.encode(), received.body, hashlib.sha256).hexdigest()
    assert f"sha256={mac}" == received.headers["x-ziggurat-signature"]
    listed = ann.http.get(ROOT)
    assert secret not in listed.text
    assert "key=7" not in listed.text


def test_discord_and_matrix_are_told_in_their_own_way(
    ann: Guest, bob: Guest, http: HttpCatcher
) -> None:
    http.received.clear()
    add(ann, type="discord", url=f"{http.url}/api/webhooks/1/x")
    add(ann, type="matrix", homeserver=http.url, room="!babel:example.org", token="s" * 12)
    ann.http.patch("/api/me", json={"name": "Ann", "language": "fr"})

    waits_for(ann, bob)

    discord, matrix = sorted(http.wait(2), key=lambda each: each.method)
    assert str(discord.json()["content"]).startswith("C’est à vous de jouer à Babel avec Bob.")
    assert {"parse": []} == discord.json()["allowed_mentions"]
    assert "/_matrix/client/v3/rooms/!babel:example.org/send/m.room.message/" in matrix.path
    assert "Bearer ssssssssssss" == matrix.headers["authorization"]
    assert "m.text" == matrix.json()["msgtype"]


def test_mail_comes_after_its_address_is_confirmed_and_ends_with_one_click(
    ann: Guest, bob: Guest, post_office: tuple[Mailbox, int]
) -> None:
    box, _ = post_office
    box.letters.clear()
    add(ann, type="mail", address="ann@example.org")
    (recipients, text) = box.wait()[0]
    assert ["ann@example.org"] == recipients
    token = re.findall(r"/#/confirm/(\S+)", unfolded(text))[0]
    (listed,) = ann.http.get(ROOT).json()["channels"]
    assert (False, "ann@example.org") == (listed["confirmed"], listed["shown"])
    refused = ann.http.post(f"{ROOT}/channels/{listed['id']}/test")
    assert "not_confirmed" == refused.json()["code"]
    bob.http.post("/api/notifications/confirm", json={"token": token}).raise_for_status()

    waits_for(ann, bob)

    letter = unfolded(box.wait(2)[1][1])
    assert "Subject: Your turn: Babel" in letter
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in letter
    link = re.findall(r"List-Unsubscribe: <(\S+)>", letter)[0]
    asked = httpx.get(link)
    assert (303, f"/#/unsubscribe/{token}") == (asked.status_code, asked.headers["location"])
    httpx.post(link, data={"List-Unsubscribe": "One-Click"}).raise_for_status()
    assert not ann.http.get(ROOT).json()["channels"][0]["enabled"]
    assert 404 == httpx.post(f"{link}x").status_code


def unfolded(text: str) -> str:
    return re.sub(r"\r?\n[ \t]+", " ", text).replace("=\r\n", "").replace("=3D", "=")


def test_a_muted_table_and_a_channel_that_is_off_are_silent(
    ann: Guest, bob: Guest, server: Server, http: HttpCatcher
) -> None:
    http.received.clear()
    config = ["admin", "--database", server.database, "notify", "--delay"]
    channel = add(ann, type="webhook", url=f"{http.url}/quiet")
    room = ann.open("babel", [OPEN, OPEN], settings={"start_player": 0})
    assert not ann.http.get(f"{ROOT}/tables/{room}").json()["muted"]
    ann.http.put(f"{ROOT}/tables/{room}", json={"muted": True}).raise_for_status()
    assert ann.http.get(f"{ROOT}/tables/{room}").json()["muted"]
    bob.join(room)
    ann.http.post(f"{ROOT}/channels/{channel['id']}/test").raise_for_status()
    assert "test" == http.wait()[0].json()["event"]
    ann.http.patch(f"{ROOT}/channels/{channel['id']}", json={"enabled": False})
    waits_for(ann, bob)
    time.sleep(3)
    assert 1 == len(http.received)
    assert 0 == main([*config, "0"])


def test_a_receiver_that_is_gone_is_turned_off(ann: Guest, bob: Guest, http: HttpCatcher) -> None:
    http.received.clear()
    http.status = 410
    add(ann, **Browser().subscription(f"{http.url}/push/gone"))

    waits_for(ann, bob)

    wait_until(lambda: not ann.http.get(ROOT).json()["channels"][0]["enabled"])
    http.status = 201


def test_quiet_hours_postpone_a_message(
    ann: Guest, bob: Guest, server: Server, http: HttpCatcher
) -> None:
    http.received.clear()
    add(ann, type="webhook", url=f"{http.url}/night")
    hour = time.gmtime().tm_hour
    quiet = {"quiet_from": hour, "quiet_to": (hour + 2) % 24, "zone": "UTC"}
    ann.http.put(f"{ROOT}/settings", json=quiet).raise_for_status()
    assert {**quiet, "digest": None} == ann.http.get(ROOT).json()["settings"]

    room = waits_for(ann, bob)

    def postponed() -> bool:
        with closing(sqlite3.connect(server.database)) as database:
            due = "select due from outbox where room = ?"
            found = database.execute(due, (room,)).fetchone()
        return bool(found) and found[0] > time.time() + 1800

    wait_until(postponed)
    assert not http.received


def test_a_digest_collects_slow_games(
    server: Server, ann: Guest, bob: Guest, http: HttpCatcher
) -> None:
    http.received.clear()
    hour = time.gmtime().tm_hour
    settings = {"digest": (hour + 3) % 24, "zone": "UTC"}
    ann.http.put(f"{ROOT}/settings", json=settings).raise_for_status()
    add(ann, type="webhook", url=f"{http.url}/digest")
    rooms = {waits_for(ann, bob, clock={"type": "slow", "days": 3}) for _ in range(2)}
    live = waits_for(ann, bob, clock={"type": "live", "bank": 600})
    assert [live] == http.wait()[0].json()["tables"]
    ann.http.put(f"{ROOT}/settings", json={**settings, "digest": time.gmtime().tm_hour})
    # Both wait for their hour, which has come now: look at them again.
    time.sleep(3)
    assert 1 == len(http.received)

    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("update outbox set due = 0 where not sent")

    told = http.wait(2)[1].json()
    assert ("digest", rooms) == (told["event"], set(told["tables"]))  # type: ignore[call-overload]  # a list
    assert "2 tables waiting for you" == told["title"]


def test_an_invited_player_is_told(ann: Guest, bob: Guest, http: HttpCatcher) -> None:
    http.received.clear()
    add(bob, type="webhook", url=f"{http.url}/invited")
    me = bob.http.get("/api/me").json()["id"]

    room = ann.open("babel", [OPEN, {"type": "invited", "player": me}])

    told = http.wait()[0].json()
    assert ("invited", [room]) == (told["event"], told["tables"])
    waiting = ann.open("babel", [OPEN, OPEN])
    invite = {"type": "invite", "id": "i", "seat": 1, "player": me}
    ann.post(f"/api/tables/{waiting}/invite", invite)
    told = http.wait(2)[1].json()
    assert ("invited", [waiting]) == (told["event"], told["tables"])


def test_the_operator_sees_the_configuration_and_sends_a_test(
    server: Server,
    ann: Guest,
    http: HttpCatcher,
    post_office: tuple[Mailbox, int],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    http.received.clear()
    post_office[0].letters.clear()
    admin = ["admin", "--database", server.database, "notify"]
    monkeypatch.setenv("ZIGGURAT_SMTP_PASSWORD", "swordfish")
    capsys.readouterr()
    assert 0 == main([*admin, "--delay", "0"])
    shown = capsys.readouterr().out
    assert server.url in shown
    assert "swordfish" not in shown
    player = ann.http.get("/api/me").json()["id"]
    assert 1 == main([*admin, "--test", player])
    assert "no confirmed way" in capsys.readouterr().err
    add(ann, type="webhook", url=f"{http.url}/op")
    assert 0 == main([*admin, "--test", player])
    assert "test" == http.wait()[0].json()["event"]
    monkeypatch.setenv("ZIGGURAT_SMTP_PASSWORD", "")
    assert 0 == main([*admin, "--delay", "0"])
    assert 0 == main([*admin, "--test", "someone@example.org"])
    assert ["someone@example.org"] == post_office[0].wait()[0][0]


def test_addresses_and_secrets_are_not_in_the_log(
    server: Server, ann: Guest, bob: Guest, http: HttpCatcher
) -> None:
    http.received.clear()
    http.status = 500
    add(ann, type="webhook", url=f"{http.url}/very-secret-path")
    waits_for(ann, bob)
    http.wait()
    wait_until(lambda: "notification not delivered" in server.log.read_text())
    http.status = 201

    assert "very-secret-path" not in server.log.read_text()


# Where messages may be sent.


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://[64:ff9b::7f00:1]/",
        "https://169.254.169.254/latest",
        "https://192.168.1.1/",
        "https://user:secret@example.org/",
        "https:///nowhere",
        "file:///etc/passwd",
        "https://example.org:99999/",
    ],
)
def test_webhooks_do_not_lead_into_the_network_of_the_host(url: str) -> None:
    with pytest.raises(RequestError):
        check_url(url, allow_private=False)


@pytest.mark.parametrize("name", ["localhost", "127.1", "2130706433", "0x7f000001"])
def test_names_of_private_addresses_are_not_resolved(name: str) -> None:
    async def resolve() -> None:
        resolver = PublicResolver()
        try:
            await resolver.resolve(name, 443)
        finally:
            await resolver.close()

    with pytest.raises(OSError, match=r"not public|resolve|known"):
        asyncio.run(resolve())


def test_a_strict_server_refuses_a_private_webhook(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("strict")
    with Server(str(folder / "db"), folder / "log") as strict:
        eve = strict.guest("Eve")
        hook = {"type": "webhook", "url": "https://127.0.0.1:1/"}
        refused = eve.http.post(f"{ROOT}/channels", json=hook)
        assert (400, "bad_url") == (refused.status_code, refused.json()["code"])
        # A name that leads to this machine is refused when the message is sent.
        hook = {"type": "webhook", "url": "https://localhost:1/"}
        channel = eve.post(f"{ROOT}/channels", hook)
        undelivered = eve.http.post(f"{ROOT}/channels/{channel['id']}/test")
        assert (502, "not_delivered") == (undelivered.status_code, undelivered.json()["code"])
        mail = eve.http.post(f"{ROOT}/channels", json={"type": "mail", "address": "e@example.org"})
        assert "no_mail" == mail.json()["code"]


def test_public_addresses_are_public() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


# When messages may be sent.

NOON = 1_800_014_400.0  # 2027-01-15, 12:00 in UTC


def test_quiet_hours_may_span_midnight() -> None:
    quiet = NotifySettings(22, 7, zone="UTC")
    hour = 3_600.0

    assert NOON == earliest(quiet, NOON, slow=True)
    assert NOON + 19 * hour == earliest(quiet, NOON + 11 * hour, slow=True)
    assert NOON + 19 * hour == earliest(quiet, NOON + 18.5 * hour, slow=False)
    assert NOON + 19 * hour == earliest(quiet, NOON + 19 * hour, slow=False)


def test_hours_are_those_of_the_players_zone() -> None:
    quiet = NotifySettings(12, 14, zone="Europe/Paris")

    assert NOON + 3_600 == earliest(quiet, NOON, slow=False)
    assert (
        NOON == earliest(NotifySettings(12, 13, zone="No/Where"), NOON - 3_600, slow=False) + 3_600
    )


def test_a_digest_is_for_slow_games() -> None:
    daily = NotifySettings(digest=18, zone="UTC")

    assert NOON + 6 * 3_600 == earliest(daily, NOON, slow=True)
    assert NOON == earliest(daily, NOON, slow=False)
    assert NOON + 6 * 3_600 + 60 == earliest(daily, NOON + 6 * 3_600 + 60, slow=True)
