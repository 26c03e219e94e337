"""Bot accounts: a token, a stream of lines, and the example bot."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from server.running import PATIENCE, Guest, Message, Server
from ziggurat.client import Client, RequestRefused

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"
OPEN: Message = {"type": "open"}
SCOPES = ["play", "open", "chat"]


def test_a_program_sees_exactly_what_its_seat_may_see(server: Server, ann: Guest) -> None:
    program = Client(server.url, server.bot("Robot"))
    room = ann.open("babel", [OPEN, OPEN])
    program.join(room)

    update = next(iter(program.updates(room)))

    assert 1 == update["seat"]
    view = update["view"]
    assert isinstance(view, dict)
    assert view["sides"][0]["hand"] is None
    assert view["sides"][1]["hand"]
    chairs = update["chairs"]
    assert isinstance(chairs, list)
    assert ["", "account"] == [chair["program"] for chair in chairs]


def test_the_head_of_a_stream_ends_although_the_stream_does_not(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    answer = ann.http.head(f"/api/tables/{room}/stream")
    assert (200, "no") == (answer.status_code, answer.headers["x-accel-buffering"])


def test_proxies_hand_on_each_line_of_a_stream_at_once(ann: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    with ann.http.stream("GET", f"/api/tables/{room}/stream") as stream:
        assert "no" == stream.headers["x-accel-buffering"]
        assert "no-transform" in stream.headers["cache-control"]
        assert '"update"' in next(stream.iter_lines())


def test_a_forged_token_opens_nothing(server: Server, ann: Guest) -> None:
    room = ann.open("babel", [OPEN, OPEN])
    with pytest.raises(RequestRefused) as refused:
        Client(server.url, "forged").join(room)
    assert 401 == refused.value.status


def test_a_program_learns_what_is_wrong(server: Server, ann: Guest) -> None:
    program = Client(server.url, server.bot("Robot"))
    room = ann.open("babel", [OPEN, OPEN])
    program.join(room)
    with pytest.raises(RequestRefused) as refused:
        program.ask(room, "choose", version=3, words="fly away")
    assert "unknown_action" == refused.value.code
    with pytest.raises(RequestRefused) as refused:
        program.ask(room, "dance")
    assert (400, "malformed") == (refused.value.status, refused.value.code)
    assert not program.choose(room, {"version": 1}, "end")


def test_a_server_stops_quietly_while_a_program_listens(tmp_path: Path) -> None:
    with Server(str(tmp_path / "games.db"), tmp_path / "log") as server:
        program = Client(server.url, server.bot("Robot"))
        plan = {"game": "babel", "seats": [OPEN, OPEN], "public": True}
        updates = program.updates(str(program.post("/api/tables", {"plan": plan})["room"]))
        next(updates)

        server.stop()

        list(updates)  # ends
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "timeout" not in log


@pytest.mark.parametrize("game", ["babel", "babylon"])
def test_the_example_bot_plays_a_whole_game(server: Server, game: str) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 90
    other = Client(server.url, server.bot("Other"))
    command = [sys.executable, str(EXAMPLE), server.url, server.bot("Random")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:  # noqa: S603 - our own example
        plan = {"game": game, "seats": [OPEN, OPEN], "public": True}
        room = str(other.post("/api/tables", {"plan": plan})["room"])
        play = threading.Thread(target=play_first, args=(other, room), daemon=True)
        play.start()
        try:
            output, _ = bot.communicate(timeout=240)
        finally:
            # If either of them fails, the other waits forever: a stream never ends by itself.
            bot.kill()
        play.join(PATIENCE)

    assert not play.is_alive()
    assert 0 == bot.returncode
    assert "winners" in output


def test_the_example_bot_says_what_is_wrong(server: Server) -> None:
    helped = subprocess.run([sys.executable, EXAMPLE, "--help"], capture_output=True, check=True)  # noqa: S603 - as above
    assert b"usage: bot.py" in helped.stdout
    forged = subprocess.run(  # noqa: S603 - as above
        [sys.executable, EXAMPLE, server.url, "forged"], capture_output=True, check=False, text=True
    )
    assert (1, "The server does not know this token.\n") == (forged.returncode, forged.stderr)


def test_the_example_bot_waits_for_the_server_and_resumes_its_game(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "games.db"), tmp_path / "log")
    with server:
        token = server.bot("Random")
    command = [sys.executable, str(EXAMPLE), server.url, token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:  # noqa: S603 - as above
        try:
            assert "does not answer" in line_of(bot)
            with server:
                assert "Waiting for a public table" in last_of(bot, "does not answer")
                other = Client(server.url, server.bot("Other"))
                plan = {"game": "babel", "seats": [OPEN, OPEN], "public": True}
                room = str(other.post("/api/tables", {"plan": plan})["room"])
                assert room in line_of(bot)
            assert "does not answer" in line_of(bot)
            with server:
                assert room in last_of(bot, "does not answer")
        finally:
            bot.kill()


def line_of(bot: subprocess.Popen[str]) -> str:
    assert bot.stdout is not None
    return bot.stdout.readline()


def last_of(bot: subprocess.Popen[str], repeated: str) -> str:
    """The first line without these words."""
    while repeated in (line := line_of(bot)):
        pass
    return line


def play_first(client: Client, room: str) -> None:
    for update in client.updates(room):
        options = update["options"]
        parts: list[str] = []
        while options:
            assert isinstance(options, list)
            parts.append(options[-1]["words"])
            options = client.compose(room, update, parts)
        if parts:
            client.choose(room, update, ", ".join(parts))


# Owners, tokens and scopes.


def test_a_bot_has_an_owner_who_lists_and_revokes_its_tokens(server: Server, ann: Guest) -> None:
    owner = server.account("Hammurabi")
    bot = owner.post("/api/me/bots", {"name": "Robot"})["id"]
    path = f"/api/me/bots/{bot}/tokens"
    kept, gone = (
        str(owner.post(path, {"label": each, "scopes": SCOPES})["token"])
        for each in ("kept", "gone")
    )
    room = ann.open("babel", [OPEN, OPEN])
    program = Client(server.url, gone)
    program.join(room)
    updates = program.updates(room)
    next(updates)

    (listed,) = owner.http.get("/api/me/bots").json()
    ids = {token["label"]: token["id"] for token in listed["tokens"]}
    assert {"kept", "gone"} == set(ids)
    assert ["chat", "open", "play"] == listed["tokens"][0]["scopes"]
    used = {token["label"]: token["seen"] is not None for token in listed["tokens"]}
    assert {"kept": False, "gone": True} == used
    assert kept not in owner.http.get("/api/me/bots").text
    owner.http.delete(f"{path}/{ids['gone']}").raise_for_status()

    list(updates)  # the stream ends
    with pytest.raises(RequestRefused) as refused:
        program.my_tables()
    assert 401 == refused.value.status
    assert 1 == len(Client(server.url, kept).my_tables())
    profile = ann.http.get(f"/api/players/{bot}").json()
    assert (True, "Hammurabi") == (profile["program"], profile["owner_name"])


def test_only_accounts_own_bots_and_only_their_own(server: Server, ann: Guest) -> None:
    refused = ann.http.post("/api/me/bots", json={"name": "Robot"})
    assert (403, "account_needed") == (refused.status_code, refused.json()["code"])
    owner, other = server.account("Shulgi"), server.account("Naram")
    bot = owner.post("/api/me/bots", {"name": "Robot"})["id"]

    for reply in (
        other.http.post(f"/api/me/bots/{bot}/tokens", json={"label": "mine", "scopes": SCOPES}),
        other.http.delete(f"/api/me/bots/{bot}"),
        other.http.delete(f"/api/me/bots/{bot}/tokens/0123456789abcdef"),
    ):
        assert (404, "no_bot_account") == (reply.status_code, reply.json()["code"])


def test_a_token_allows_only_its_scopes(server: Server, ann: Guest) -> None:
    reader = Client(server.url, server.bot("Reader", "chat"))
    player = Client(server.url, server.bot("Player", "play"))
    room = ann.open("babel", [OPEN, OPEN])

    assert reader.tables() is not None
    assert "out_of_scope" == code_of(lambda: reader.join(room))
    player.join(room)
    assert "out_of_scope" == code_of(lambda: player.ask(room, "say", text="hello"))
    plan = {"game": "babel", "seats": [OPEN, OPEN]}
    assert "out_of_scope" == code_of(lambda: player.post("/api/tables", {"plan": plan}))
    # No bot may change an account, not even its own.
    assert "out_of_scope" == code_of(lambda: player.post("/api/me/bots", {"name": "Robot"}))


def test_a_websocket_allows_only_the_scopes_of_its_token(server: Server, ann: Guest) -> None:
    token = server.bot("Player", "play")
    room = ann.open("babel", [OPEN, OPEN])
    Client(server.url, token).join(room)

    async def say() -> Message:
        program = Guest(server.url, "Player", token)
        server.guests.append(program)
        async with program.sit(room) as table:
            return await table.ask("say", text="hello")

    assert "out_of_scope" == asyncio.run(say())["code"]


def test_a_bot_goes_with_its_owner(server: Server, ann: Guest) -> None:
    owner = server.account("Sargon")
    bot = owner.post("/api/me/bots", {"name": "Robot of Sargon"})["id"]
    token = str(owner.post(f"/api/me/bots/{bot}/tokens", {"label": "x", "scopes": SCOPES})["token"])
    room = ann.open("babel", [OPEN, OPEN, OPEN][:2])
    Client(server.url, token).join(room)

    owner.http.delete("/api/me").raise_for_status()

    assert 404 == ann.http.get(f"/api/players/{bot}").status_code
    assert "Robot of Sargon" not in ann.http.get(f"/api/tables/{room}").text


def code_of(deed: Callable[[], object]) -> str:
    with pytest.raises(RequestRefused) as refused:
        deed()
    return refused.value.code
