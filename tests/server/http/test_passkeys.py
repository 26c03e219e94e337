"""Passkeys: made, used once per challenge, listed, renamed, removed; on both databases."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from server.http.authenticator import PRESENT, Authenticator, encoded
from server.running import Server
from server.servers import database
from ziggurat.server.http import auth
from ziggurat.server.live.passkeys import Site, site_at
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.storage.database import engine_for
from ziggurat.server.storage.passkeys import MOST
from ziggurat.terminal.main import main

if TYPE_CHECKING:
    from collections.abc import Iterator

    from httpx import Response

    from server.running import Guest, Message

PASSWORD = {"password": "password"}
JUNK = ["A", "AAAA", "bnVsbA", "e30", "W1tbW1tb", "_" * 4000]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("passkeys")
    log = folder / "log"
    with (
        database(request.param, folder) as address,
        Server(address, log, "--limit", "1000") as server,
    ):
        yield server
    assert "Traceback" not in log.read_text()


def at_localhost(guest: Guest) -> Guest:
    guest.http.headers["host"] = f"localhost:{guest.http.base_url.port}"
    return guest


def device_of(guest: Guest) -> Authenticator:
    return Authenticator(f"http://{guest.http.headers['host']}")


@pytest.fixture
def ada(server: Server) -> Guest:
    return at_localhost(server.account(f"Ada {secrets.token_hex(4)}"))


@pytest.fixture
def stranger(server: Server) -> Guest:
    return at_localhost(server.guest("Stranger"))


def added(guest: Guest, **wanted: str) -> Authenticator:
    """A device with a new passkey of an account."""
    device = device_of(guest)
    options = guest.post("/api/me/passkeys/options", wanted or PASSWORD)
    guest.post("/api/me/passkeys", device.make(options))
    return device


def registered(guest: Guest) -> tuple[Authenticator, Message]:
    """A guest becomes an account with a passkey and without a password."""
    name, device = f"Kubaba {secrets.token_hex(4)}", device_of(guest)
    options = guest.post("/api/me/account/options", {"name": name})
    answer = {"name": name, "passkey": device.make(options)}
    return device, guest.post("/api/me/account/passkey", answer)


def log_in(guest: Guest, device: Authenticator) -> Response:
    options = guest.post("/api/session/options", {})
    return guest.http.post("/api/session/passkey", json=device.use(options))


def listed(guest: Guest) -> list[Message]:
    found: list[Message] = guest.http.get("/api/me/passkeys").json()
    return found


def code(reply: Response) -> tuple[int, str]:
    return reply.status_code, str(reply.json()["code"])


def execute(server: Server, statement: str, **values: object) -> None:
    async def run() -> None:
        engine = engine_for(server.database)
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)
        await engine.dispose()

    asyncio.run(run())


def test_a_passkey_logs_in_without_a_name(ada: Guest, stranger: Guest) -> None:
    device = added(ada)
    (passkey,) = listed(ada)
    assert ("python-httpx", None) == (str(passkey["label"]).partition("/")[0], passkey["seen"])

    for _ in range(2):
        reply = log_in(stranger, device)
        assert (201, ada.name) == (reply.status_code, reply.json()["name"])

    assert ada.name == stranger.http.get("/api/me").json()["name"]
    seen = listed(stranger)[0]["seen"]
    assert isinstance(seen, float)
    assert seen > time.time() - 60


def test_the_options_ask_for_a_key_that_the_device_finds_and_protects(ada: Guest) -> None:
    device = added(ada)
    options = ada.post("/api/me/passkeys/options", PASSWORD)
    assert {"name": "Ziggurat", "id": "localhost"} == options["rp"]
    user = options["user"]
    assert isinstance(user, dict)
    assert ada.name == user["name"]
    selection = options["authenticatorSelection"]
    assert isinstance(selection, dict)
    assert ("required", "required") == (selection["residentKey"], selection["userVerification"])
    excluded = options["excludeCredentials"]
    assert isinstance(excluded, list)
    assert [encoded(device.id)] == [each["id"] for each in excluded]

    asked = ada.post("/api/session/options", {})
    assert ("localhost", "required", []) == (
        asked["rpId"],
        asked["userVerification"],
        asked["allowCredentials"],
    )


def test_a_challenge_is_answered_once_in_time_by_whom_it_was_made_for(
    server: Server, ada: Guest, stranger: Guest
) -> None:
    device = added(ada)
    answer = device.use(stranger.post("/api/session/options", {}))
    assert 201 == stranger.http.post("/api/session/passkey", json=answer).status_code
    again = stranger.http.post("/api/session/passkey", json=answer)
    assert (403, "bad_passkey") == code(again)

    late = device.use(stranger.post("/api/session/options", {}))
    execute(server, "update tickets set until = :now", now=time.time())
    assert 403 == stranger.http.post("/api/session/passkey", json=late).status_code

    for_ada = ada.post("/api/me/passkeys/options", PASSWORD)
    other = at_localhost(server.account(f"Ben {secrets.token_hex(4)}"))
    made = device_of(other).make(for_ada)
    assert (403, "bad_passkey") == code(other.http.post("/api/me/passkeys", json=made))
    made = device_of(ada).make(stranger.post("/api/session/options", {}))
    assert (403, "bad_passkey") == code(ada.http.post("/api/me/passkeys", json=made))


def test_a_passkey_of_another_site_or_without_its_owner_is_refused(
    ada: Guest, stranger: Guest
) -> None:
    device = added(ada)

    def refused(**changes: object) -> tuple[int, str]:
        kept = {name: getattr(device, name) for name in changes}
        for name, value in changes.items():
            setattr(device, name, value)
        reply = log_in(stranger, device)
        for name, value in kept.items():
            setattr(device, name, value)
        return code(reply)

    wrong = (403, "bad_passkey")
    assert wrong == refused(origin="https://evil.example")
    assert wrong == refused(origin=device.origin.replace("http:", "https:"))
    assert wrong == refused(domain="evil.example")
    assert wrong == refused(flags=PRESENT)
    assert wrong == refused(key=Authenticator("").key)
    assert wrong == refused(id=b"unknown")
    device.signatures = 7
    assert 201 == log_in(stranger, device).status_code
    assert wrong == refused(signatures=6)  # the key may have been copied
    assert 201 == log_in(stranger, device).status_code


@pytest.mark.parametrize("field", ["id", "client_data", "authenticator_data", "signature"])
def test_junk_is_refused(stranger: Guest, field: str) -> None:
    device, _ = registered(stranger)
    for junk in JUNK:
        answer = device.use(stranger.post("/api/session/options", {})) | {field: junk}
        reply = stranger.http.post("/api/session/passkey", json=answer)
        assert (403, "bad_passkey") == code(reply), junk

        made = device_of(stranger).make(stranger.post("/api/me/passkeys/options", {}))
        made |= {field if field in made else "attestation": junk}
        reply = stranger.http.post("/api/me/passkeys", json=made)
        assert (403, "bad_passkey") == code(reply), junk


def test_adding_a_passkey_needs_the_password(server: Server, ada: Guest, stranger: Guest) -> None:
    for body in ({}, {"password": "not this one"}):
        reply = ada.http.post("/api/me/passkeys/options", json=body)
        assert (403, "wrong_old_password") == code(reply)
    reply = stranger.http.post("/api/me/passkeys/options", json={})
    assert (403, "account_needed") == code(reply)
    token = {"authorization": f"Bearer {server.bot('Robot')}"}
    reply = stranger.http.post("/api/me/passkeys/options", json={}, headers=token)
    assert (403, "out_of_scope") == code(reply)


def test_an_account_may_have_a_passkey_instead_of_a_password(
    server: Server, stranger: Guest
) -> None:
    device, me = registered(stranger)
    name = str(me["name"])
    assert (True, False) == (me["account"], me["password"])
    other = at_localhost(server.guest("Other"))
    assert name == log_in(other, device).json()["name"]
    guess = {"name": name, "password": "password"}
    assert (403, "wrong_password") == code(other.http.post("/api/session", json=guess))
    taken = at_localhost(server.guest("Late")).http.post(
        "/api/me/account/options", json={"name": name.upper()}
    )
    assert (409, "name_taken") == code(taken)

    path = f"/api/me/passkeys/{listed(stranger)[0]['id']}"
    assert (409, "last_way_in") == code(stranger.http.delete(path))
    assert 1 == len(listed(stranger))
    stranger.http.post("/api/me/password", json={"new": "password"}).raise_for_status()
    assert stranger.http.get("/api/me").json()["password"]
    assert 403 == stranger.http.post("/api/me/password", json={"new": "another one"}).status_code
    stranger.http.delete(path).raise_for_status()
    assert [] == listed(stranger)
    assert (403, "bad_passkey") == code(log_in(other, device))


def test_two_passkeys_and_one_is_removed(stranger: Guest) -> None:
    device, _ = registered(stranger)
    second = device_of(stranger)
    stranger.post("/api/me/passkeys", second.make(stranger.post("/api/me/passkeys/options", {})))

    stranger.http.delete(f"/api/me/passkeys/{listed(stranger)[0]['id']}").raise_for_status()

    assert 403 == log_in(stranger, device).status_code
    assert 201 == log_in(stranger, second).status_code


def test_passkeys_are_renamed_and_belong_to_one_player(
    server: Server, ada: Guest, stranger: Guest
) -> None:
    device = added(ada)
    path = f"/api/me/passkeys/{listed(ada)[0]['id']}"
    ada.http.patch(path, json={"label": "Phone"}).raise_for_status()
    assert ["Phone"] == [each["label"] for each in listed(ada)]
    for reply in (stranger.http.patch(path, json={"label": "Mine"}), stranger.http.delete(path)):
        assert (404, "no_passkey") == code(reply)
    other = at_localhost(server.account(f"Ben {secrets.token_hex(4)}"))
    made = device.make(other.post("/api/me/passkeys/options", PASSWORD))
    assert (403, "bad_passkey") == code(other.http.post("/api/me/passkeys", json=made))
    assert [] == listed(other)


def test_an_account_has_a_limited_number_of_passkeys(server: Server, ada: Guest) -> None:
    added(ada)
    player = ada.http.get("/api/me").json()["id"]
    for number in range(MOST - 1):
        execute(
            server,
            "insert into passkeys (id, player, credential, key, signatures, label, since)"
            " values (:id, :player, 'AAAA', '', 0, '', 0)",
            id=f"{player} {number}",
            player=player,
        )
    made = device_of(ada).make(ada.post("/api/me/passkeys/options", PASSWORD))
    assert (409, "too_many_passkeys") == code(ada.http.post("/api/me/passkeys", json=made))


def test_a_reset_by_the_host_and_a_ban_end_passkeys(
    server: Server, ada: Guest, stranger: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    device = added(ada)
    command = ["admin", "--database", server.database]
    assert 0 == main([*command, "ban", ada.name])
    assert (403, "bad_passkey") == code(log_in(stranger, device))
    assert 0 == main([*command, "unban", ada.name])
    assert 201 == log_in(stranger, device).status_code

    capsys.readouterr()
    assert 0 == main([*command, "reset-password", ada.name])
    assert "no passkeys any more" in capsys.readouterr().out
    assert (403, "bad_passkey") == code(log_in(stranger, device))


def test_passkeys_are_exported_and_deleted_with_the_account(ada: Guest, stranger: Guest) -> None:
    device = added(ada)
    assert ["label", "since", "seen"] == list(ada.http.get("/api/me/export").json()["passkeys"][0])
    ada.http.delete("/api/me").raise_for_status()
    assert (403, "bad_passkey") == code(log_in(stranger, device))


def test_answers_for_a_passkey_are_counted(ada: Guest, stranger: Guest) -> None:
    device = device_of(ada)  # unknown to the server
    codes = [log_in(stranger, device).status_code for _ in range(int(auth.PASSWORDS) + 1)]
    assert [403] * int(auth.PASSWORDS) + [429] == codes


def test_passkeys_need_the_address_of_the_server(server: Server) -> None:
    guest = server.guest("By number")  # at 127.0.0.1
    reply = guest.http.post("/api/session/options", json={})
    assert (409, "no_passkeys_here") == code(reply)


@pytest.mark.parametrize(
    ("url", "host", "site"),
    [
        ("", "localhost:8000", Site("localhost", "http://localhost:8000")),
        ("", "localhost", Site("localhost", "http://localhost")),
        ("", "games.example", None),
        ("", "127.0.0.1:8000", None),
        ("", "[", None),
        ("", "", None),
        ("https://games.example/", "evil.example", Site("games.example", "https://games.example")),
        ("https://Games.example:444/x", "", Site("games.example", "https://games.example:444")),
    ],
)
def test_the_site_is_the_one_that_the_operator_has_set(
    url: str, host: str, site: Site | None
) -> None:
    if site is None:
        with pytest.raises(RequestError, match="address"):
            site_at(url, host)
    else:
        assert site == site_at(url, host)
