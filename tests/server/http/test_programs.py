"""Bot accounts: a token, a stream of lines, and the example bot."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.running import PATIENCE, Guest, Message, Server
from ziggurat.server.client import Client, RequestRefused, new_account

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"
OPEN: Message = {"type": "open"}


def test_a_program_sees_exactly_what_its_seat_may_see(server: Server, ann: Guest) -> None:
    program = Client(server.url, new_account(server.url, "Robot"))
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
    program = Client(server.url, new_account(server.url, "Robot"))
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
        program = Client(server.url, new_account(server.url, "Robot"))
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
    other = Client(server.url, new_account(server.url, "Other"))
    command = [sys.executable, str(EXAMPLE), server.url]
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
    command = [sys.executable, str(EXAMPLE), server.url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:  # noqa: S603 - as above
        try:
            assert "does not answer" in line_of(bot)
            with server:
                assert "new account" in last_of(bot, "does not answer")
                assert "Waiting for a public table" in line_of(bot)
                other = Client(server.url, new_account(server.url, "Other"))
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
