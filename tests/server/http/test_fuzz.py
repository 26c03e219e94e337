"""Any input is answered clearly, never by an internal error, and play goes on.

For more requests, about 100,000: `make proof-requests`
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from server.proofs import SEED, Proof, wanted
from server.running import Connection, Guest, Message, Server
from ziggurat.server.http.app import create
from ziggurat.server.settings import Settings

OPEN: Message = {"type": "open"}
EXAMPLES = wanted("ZIGGURAT_EXAMPLES", 8)  # of each operation
# Only described, never run: the requests go to a real server.
schema = schemathesis.openapi.from_dict(
    create(Settings(database="unused")).openapi_schema.to_schema()
)
OPERATIONS = len(list(schema.get_all_operations()))
# These log the sender out, and every later request would only be answered with 401.
LOGS_OUT = {("DELETE", "/api/me"), ("DELETE", "/api/session")}
answers: Counter[int] = Counter()  # by status

any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
nearly_requests = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["hello", "choose", "why", "undo", "consent", "resign", "return", "say", "compose", "x"]
        ),
        "id": st.text(min_size=1, max_size=5) | any_json,
    },
    optional={
        "version": st.integers(-5, 300) | any_json,
        "words": st.sampled_from(["end", "move persians", "discard hittites"]) | any_json,
        "agree": st.booleans() | any_json,
        "parts": st.lists(st.sampled_from(["end", "move persians"]), max_size=3) | any_json,
        "protocol": st.just(1) | any_json,
        "text": st.text(max_size=10) | any_json,
        "seat": st.integers(-2, 3),
    },
)


def test_anything_sent_to_a_table_is_answered(ann: Guest) -> None:
    """Malformed, forged, replayed, out of turn: each message has exactly one answer."""

    @settings(
        max_examples=60,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(messages=st.lists(any_json | nearly_requests, min_size=1, max_size=20))
    def fuzz(messages: list[object]) -> None:
        room = ann.open("babel", [OPEN, {"type": "bot", "level": "random"}])
        asyncio.run(send(ann, room, [json.dumps(message) for message in messages]))

    fuzz()
    assert 200 == ann.http.get("/health").status_code


async def send(guest: Guest, room: str, messages: list[str]) -> None:
    async with guest.sit(room) as table:
        for message in messages:
            await table.websocket.send(message)
            assert await answer(table) in {"done", "because", "composed", "refused"}


async def answer(table: Connection) -> str:
    while True:
        kind = str((await table.receive())["type"])
        if kind != "update":
            return kind


@pytest.fixture(scope="module")
def proof() -> Iterator[Proof]:
    with Proof("rounds of requests", EXAMPLES * OPERATIONS) as proof:
        yield proof


@pytest.fixture
def in_time(proof: Proof) -> None:
    """Only where somebody has set a time: what is generated cannot be stopped in between."""
    if not proof.has_time:
        pytest.skip("the time is up")


@schema.parametrize()
@pytest.mark.usefixtures("in_time")
@seed(SEED)
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=not SEED,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)
def test_no_request_breaks_the_server(
    case: schemathesis.Case,  # type: ignore[type-arg]  # of any operation
    server: Server,
    crowd: list[Guest],
    busy_room: str,
    proof: Proof,
) -> None:
    """Every operation of the OpenAPI description, by nobody anywhere and by a player in a game."""
    if case.path == "/api/tables/{room}/stream":
        return  # it does not end; its programs are tested elsewhere
    call(case, server, {})
    if "room" in case.path_parameters:
        case.path_parameters["room"] = busy_room
    if (case.method, case.path) not in LOGS_OUT:
        for guest in crowd:
            call(case, server, {"ziggurat": guest.token})
    proof.advance()


def call(case: schemathesis.Case, server: Server, cookies: dict[str, str]) -> None:  # type: ignore[type-arg]  # as above
    reply = case.call(base_url=server.url, cookies=cookies, timeout=30)
    answers[reply.status_code] += 1
    case.validate_response(reply, checks=[not_a_server_error])


def test_the_game_went_on_meanwhile(busy_room: str, crowd: list[Guest], proof: Proof) -> None:
    assert crowd[0].http.get(f"/api/tables/{busy_room}").json()["state"] in {"playing", "over"}
    told = ", ".join(f"{number} of {status}" for status, number in sorted(answers.items()))
    # Most requests are sent by people whom the server knows.
    assert answers[401] < answers.total() / 2
    proof.report(f"{answers.total()} requests, answered by {told}")
