"""Malformed and hostile requests get a 4xx, and every response carries the same headers."""

import socket

import httpx
import pytest

from server.running import PATIENCE, Guest, Server

BODIES = {
    "nested": b"[" * 8000,
    "nested object": b'{"name":' * 1500,
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "not JSON": b"{",
    "lone surrogate": rb'{"name":"\ud800"}',
}
ROUTES = [
    ("POST", "/api/me"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/account"),
    ("POST", "/api/session"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/x/join"),
    ("POST", "/api/tables/x/requests"),
    ("POST", "/api/me/bots"),
    ("POST", "/api/password/forgotten"),
    ("POST", "/api/password/reset"),
]


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_malformed_body_is_refused(ann: Guest, server: Server, body: bytes) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as stranger:
        for method, path in ROUTES:
            for http in (ann.http, stranger):
                reply = http.request(method, path, content=body)
                assert reply.status_code in {400, 401, 404, 409}, (path, reply.text)


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "//]", "\xff"])
def test_a_malformed_origin_is_another_site(ann: Guest, origin: str) -> None:
    headers = {b"origin": origin.encode("latin-1")}

    reply = ann.http.patch("/api/me", json={"name": "Eve"}, headers=headers)

    assert (403, "other_site") == (reply.status_code, reply.json()["code"])


@pytest.mark.parametrize("part", ["%00", "x" * 300, "a%00b", "%C3%A9" * 130])
@pytest.mark.parametrize(
    "path", ["/", "/assets/", "/api/tables/", "/api/players/", "/api/lessons/"]
)
def test_a_path_that_names_nothing_is_not_found(ann: Guest, path: str, part: str) -> None:
    reply = ann.http.get(path + part)

    assert (404, "no_address") == (reply.status_code, reply.json()["code"])


@pytest.mark.parametrize("part", ["%00", "x" * 300])
def test_a_websocket_at_a_path_that_names_nothing_is_refused(server: Server, part: str) -> None:
    lines = [
        f"GET /ws/tables/{part} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b"403" in raw.recv(1000).splitlines()[0]


@pytest.mark.parametrize("name", ["\ufdfa" * 40, "\ufb2c" * 40])
def test_a_name_that_unfolds_to_too_many_letters_is_refused(ann: Guest, name: str) -> None:
    """PostgreSQL would not store it."""
    reply = ann.http.post("/api/me/account", json={"name": name, "password": "password"})

    assert "bad_name" == reply.json()["code"]


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/games", "/api/tables", "/health", "/schema", "/api/nowhere"]
)
def test_every_response_says_how_it_may_be_used(ann: Guest, path: str) -> None:
    headers = ann.http.get(path).headers

    assert "nosniff" == headers["x-content-type-options"]
    assert headers["cache-control"] in {"no-store", "no-cache"}


def test_the_description_of_the_interface_runs_no_scripts(ann: Guest) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        reply = ann.http.get(path)
        assert "application/json" == reply.headers["content-type"].partition(";")[0]
        assert "Ziggurat" == reply.json()["info"]["title"]
    for page in ("redoc", "swagger", "elements", "rapidoc", "scalar"):
        assert 404 == ann.http.get(f"/schema/{page}").status_code
