"""Rate limits: by network, by account, by player and by connection."""

import asyncio
import re
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from litestar import Request
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from server.running import Connection, Guest, Message
from ziggurat.server.http import auth as auth_module
from ziggurat.server.http import limits
from ziggurat.server.http.app import create
from ziggurat.server.http.auth import SOCKETS_PER_LIMIT, AnyRequest, Auth, network_of
from ziggurat.server.http.limits import REQUEST_BURST, REQUESTS_PER_SECOND, Limit
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.settings import Settings
from ziggurat.server.storage.database import engine_for, prepare
from ziggurat.server.storage.people import People, Person

OPEN: Message = {"type": "open"}
BOT: Message = {"type": "bot", "level": "random"}
MALFORMED = 300  # messages
ANN = Person("ann", "Ann", False, "en", False)


def request_from(address: str) -> AnyRequest:
    return Request({"type": "http", "client": (address, 1), "headers": []})  # type: ignore[arg-type]  # all that is read


@pytest.fixture
def auth() -> Auth:
    return Auth(Settings(limit=8), People(engine_for("unused")), None)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:7::1", "2001:db8:0:7::/64"),
        ("2001:db8:0:7:ffff:1:2:3", "2001:db8:0:7::/64"),
        ("2001:db8:0:8::1", "2001:db8:0:8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, network: str) -> None:
    assert network == network_of(request_from(address))


def test_what_one_network_creates_is_counted(auth: Auth) -> None:
    async def create_some(*addresses: str) -> int:
        """How many are created."""
        made = 0
        for address in addresses:
            with suppress(RequestError):
                await auth.limit_creations(request_from(address))
                made += 1
        return made

    assert 8 == asyncio.run(create_some(*(f"2001:db8::{number:x}" for number in range(45))))
    assert 45 == asyncio.run(create_some(*(f"192.0.2.{number}" for number in range(45))))


def test_passwords_for_an_account_are_counted_wherever_they_come_from(auth: Auth) -> None:
    async def guess(account: str, guesses: int) -> None:
        for number in range(guesses):
            await auth.limit_passwords(request_from(f"192.0.2.{number}"), account)

    with pytest.raises(RequestError, match="Too many passwords"):
        asyncio.run(guess("shamiram", 15))
    asyncio.run(guess("sargon", 5))


def test_every_request_is_counted_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it asks for: every operation shares one limit, and then says the same."""
    monkeypatch.setattr(auth_module, "ADDRESS_PER_SECOND", 0)
    settings = Settings(database=str(tmp_path / "db"), limit=0.05)  # two requests at once
    prepare(settings.database)
    app = create(settings)
    operations = [
        (method, path)
        for path, item in app.openapi_schema.to_schema()["paths"].items()
        for method in item
    ]
    with TestClient(app) as client:
        assert [200, 200] == [client.get("/health").status_code for _ in range(2)]
        found = {
            (method, path): client.request(method.upper(), re.sub("{.*?}", "1", path))
            for method, path in operations
        }
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/lobby"):
            pass

    assert len(operations) > 60
    assert {429} == {reply.status_code for reply in found.values()}
    assert {"too_fast"} == {reply.json()["code"] for reply in found.values()}


def test_every_request_of_a_player_is_counted() -> None:
    """`person`, `person_or_none` and `admin` count; the others work without an account."""
    uncounted = {
        f"{method} {route.path_format}"
        for route in create(Settings(database="unused")).routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/")
        for handler in route.route_handlers
        for method in handler.http_methods
        if method != "OPTIONS"
        if not {"person", "person_or_none", "admin"} & set(handler.parsed_fn_signature.parameters)
    }

    assert uncounted == {
        "POST /api/me",
        "POST /api/password/forgotten",
        "POST /api/password/reset",
        "POST /api/session",
        "POST /api/session/options",
        "POST /api/session/passkey",
        "DELETE /api/session",
        "GET /api/games",
        "GET /api/leaderboards/{game}",
        "GET /api/lessons/{game}",
        "GET /api/lessons/{game}/{step}/why",
        "GET /api/notifications/unsubscribe/{token}",
        "GET /api/players",
        "GET /api/players/{player}",
        "GET /api/tables",
        "GET /api/tables/{room}",
        "GET /api/tables/{room}/record",
    }


@pytest.mark.parametrize("person", [ANN, None])
def test_requests_are_counted_by_player_or_by_address(auth: Auth, person: Person | None) -> None:
    def flood() -> None:
        for _ in range(2 * int(REQUEST_BURST)):
            auth.limit_requests(request_from("192.0.2.7"), person)

    with pytest.raises(RequestError, match="too fast"):
        flood()
    auth.limit_requests(request_from("192.0.2.8"), None)


def test_a_player_who_writes_too_fast_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REQUEST_BURST", 10.0)
    monkeypatch.setattr(limits, "REQUESTS_PER_SECOND", 0.0)
    settings = Settings(database=str(tmp_path / "db"))
    prepare(settings.database)
    with TestClient(create(settings)) as client:
        tokens: list[str] = []
        for name in ("Ann", "Bob"):
            tokens += client.post("/api/me", json={"name": name}).cookies.values()
            client.cookies.clear()
        ann, bob = ({"authorization": f"Bearer {token}"} for token in tokens)
        path = "/api/tables/nowhere/requests"
        codes = [client.post(path, json={}, headers=ann).status_code for _ in range(11)]

        assert [400] * 10 + [429] == codes
        assert 429 == client.patch("/api/me", json={"name": "Ann"}, headers=ann).status_code
        assert 429 == client.get("/api/me", headers=ann).status_code
        assert 200 == client.patch("/api/me", json={"name": "Bob"}, headers=bob).status_code
        strangers = [client.get("/api/tables/nowhere/view").status_code for _ in range(11)]
        assert [404] * 10 + [429] == strangers


def test_websockets_of_one_network_are_counted(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "db"), limit=0.2)
    prepare(settings.database)
    with TestClient(create(settings)) as client, ExitStack() as stack:
        first, _ = (stack.enter_context(client.websocket_connect("/ws/lobby")) for _ in range(2))
        with pytest.raises(WebSocketDisconnect):
            stack.enter_context(client.websocket_connect("/ws/lobby"))
        first.close()
        assert "[]" == stack.enter_context(client.websocket_connect("/ws/lobby")).receive_text()


def test_websockets_of_one_player_are_counted(auth: Auth) -> None:
    sockets = [auth.count_socket() for _ in range(8 * SOCKETS_PER_LIMIT)]
    for socket in sockets:
        socket.add("ann")
    another = auth.count_socket()
    another.add("bob")
    with pytest.raises(RequestError):
        another.add("ann")
    another.close()
    assert "bob" not in auth.sockets
    for socket in sockets[:2]:
        socket.close()
        socket.close()  # once is enough
    assert len(sockets) - 2 == auth.sockets["ann"]


def test_malformed_messages_are_counted_and_slowed_down(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, BOT])

    async def flood() -> float:
        async with ann.sit(room) as table:
            start = time.monotonic()
            await asyncio.gather(send_all(table, MALFORMED), read_all(table, MALFORMED))
            return time.monotonic() - start

    # After the burst at least every other message waits for its turn, on a machine of any speed.
    least = (MALFORMED - 2 - REQUEST_BURST) / 2 / REQUESTS_PER_SECOND
    assert asyncio.run(flood()) > least > 0.5


async def send_all(table: Connection, messages: int) -> None:
    for _ in range(messages):
        await table.websocket.send("{")


async def read_all(table: Connection, refusals: int) -> None:
    for _ in range(refusals):
        assert "malformed" == (await table.until("refused"))["code"]


def test_a_bucket_leaks() -> None:
    now = 0.0
    limit = Limit(2, 1, lambda: now)
    assert [True, True, False] == [limit.allows("a") for _ in range(3)]
    assert limit.allows("b")
    now = 1.0
    assert [True, False] == [limit.allows("a") for _ in range(2)]
