"""`ziggurat` on a real terminal: keys, signals, widths."""

import re
import signal
import socket
from pathlib import Path

import pytest

from terminal.games import begun_game, saved
from terminal.shell import Terminal, ziggurat
from ziggurat.core.record import read
from ziggurat.terminal.browser import addresses_for_others
from ziggurat.terminal.database import place_of

HOT_SEAT = ("play", "babel", "--seats", "human,human", "--option", "start_player=1", "--seed", "10")


def choices_saved(folder: Path) -> list[int]:
    return [len(read(file.read_text()).choices) for file in folder.rglob("babel-*.json")]


def moved(terminal: Terminal) -> None:
    """The first player has moved and is asked again."""
    terminal.expect("press Enter.")
    terminal.type("\n")
    terminal.expect("Player 1:")
    terminal.type("move medes\n")
    terminal.expect("You move to the site")
    terminal.expect("Player 1:")


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_save_the_game(key: str, status: int, tmp_path: Path) -> None:
    with Terminal(*HOT_SEAT, folder=tmp_path) as terminal:
        moved(terminal)
        terminal.press(key, "Continue with: ziggurat play --continue")

        assert status == terminal.wait()
    assert [1] == choices_saved(tmp_path)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_terminal_that_is_closed_saves_the_game(number: int, tmp_path: Path) -> None:
    with Terminal(*HOT_SEAT, folder=tmp_path) as terminal:
        moved(terminal)

        assert 0 == terminal.end_by(number)
    assert [1] == choices_saved(tmp_path)


def test_a_game_goes_on_although_the_process_was_killed(tmp_path: Path) -> None:
    with Terminal(*HOT_SEAT, folder=tmp_path) as terminal:
        moved(terminal)

        assert -signal.SIGKILL == terminal.end_by(signal.SIGKILL)
    with Terminal("play", "--continue", folder=tmp_path) as terminal:
        terminal.expect("press Enter.")
        terminal.type("\n")
        terminal.expect("Player 1:")
        terminal.type("log\n")
        terminal.expect("You move to the site of the Medes.")
    assert [1] == choices_saved(tmp_path)


def test_tab_completes_words_and_earlier_lines_come_back(tmp_path: Path) -> None:
    with Terminal(*HOT_SEAT, folder=tmp_path) as terminal:
        terminal.expect("press Enter.")
        terminal.type("\n")
        terminal.expect("Player 1:")
        terminal.type("mov\tm\t\n")
        terminal.expect("You move to the site of the Medes.")
        terminal.expect("Player 1:")
        terminal.type("quit\n")
        terminal.wait()
    with Terminal(*HOT_SEAT, folder=tmp_path) as terminal:
        terminal.expect("press Enter.")
        terminal.type("\n")
        terminal.expect("Player 1:")
        terminal.type("\x1b[A\x1b[A\x1b[A\n")  # Enter to hand over is not remembered
        terminal.expect("You move to the site of the Medes.")


def test_ctrl_c_ends_a_long_hint_not_the_game(tmp_path: Path) -> None:
    with Terminal(*HOT_SEAT, folder=tmp_path) as terminal:
        moved(terminal)
        terminal.type("hint\n")
        terminal.expect("Marduk is thinking")
        terminal.type("\x03")
        terminal.expect("Player 1:")


def test_ctrl_c_stops_an_arena_at_once_and_keeps_the_results(tmp_path: Path) -> None:
    arena = ("arena", "babel", "architect", "mason", "--jobs", "2", "--games", "1000")
    with Terminal(*arena, folder=tmp_path) as terminal:
        terminal.expect("/1000")
        while "1/1000" not in terminal.text:
            assert terminal.read()
        terminal.type("\x03")

        assert 130 == terminal.wait(20)
    assert "Interrupted after" in terminal.text
    assert "architect" in terminal.text[terminal.text.index("Interrupted") :]
    (file,) = re.findall(r"--resume (\S+)", terminal.text)
    assert len(Path(file).read_text().splitlines()) >= 2


def test_ctrl_c_stops_watching_and_keeps_the_record(tmp_path: Path) -> None:
    watch = ("watch", "babel", "--bots", "king", "--record", "game.json")
    with Terminal(*watch, folder=tmp_path) as terminal:
        terminal.expect("’s turn")
        terminal.type("\x03")

        assert 130 == terminal.wait(20)
    assert "Record saved to game.json." in terminal.text
    read((tmp_path / "game.json").read_text())


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    path = saved(begun_game(30), tmp_path)
    with Terminal("replay", path, "--step", folder=tmp_path) as terminal:
        for key, place in (("\n", "1/30"), ("\n", "2/30"), ("b\n", "1/30"), ("29\n", "29/30")):
            terminal.expect("q: quit >")
            terminal.type(key)
            terminal.expect(place)
        terminal.expect("q: quit >")
        terminal.type("99\n")
        terminal.expect("Type a number from 0 to 30.")
        terminal.type("q\n")
        terminal.expect("Verified: 30 choices of Babel")

        assert 0 == terminal.wait()


@pytest.mark.parametrize("columns", [40, 60])
def test_babel_fits_a_narrow_terminal(columns: int, tmp_path: Path) -> None:
    path = saved(begun_game(60), tmp_path)
    with Terminal("replay", path, "--at", "60", folder=tmp_path, columns=columns) as terminal:
        assert 0 == terminal.wait()

    lines = terminal.text.splitlines()
    assert max(map(len, lines)) <= columns
    assert "…" not in terminal.text
    for nation in ("Assyrians", "Hittites", "Medes", "Persians", "Sumerians"):
        assert any(line.strip(" ▲▼") == nation for line in lines)


@pytest.mark.parametrize("columns", [40, 80])
def test_seven_wonders_fits_a_narrow_terminal(columns: int, tmp_path: Path) -> None:
    watch = ("watch", "seven_wonders", "--players", "7", "--seed", "1", "--record", "game.json")
    ziggurat(*watch, folder=tmp_path)
    replay = ("replay", "game.json", "--at", "100")
    with Terminal(*replay, folder=tmp_path, columns=columns, lines=40) as terminal:
        assert 0 == terminal.wait()

    lines = terminal.text.splitlines()
    assert max(map(len, lines)) <= columns
    assert "…" not in terminal.text
    assert 7 == sum(line.startswith(" Player ") for line in lines)
    assert len(lines) < 40 or columns == 40


def test_a_board_that_does_not_fit_says_what_it_needs(tmp_path: Path) -> None:
    watch = ("watch", "babylon", "--seed", "1")
    with Terminal(*watch, folder=tmp_path, columns=40) as terminal:
        assert 0 == terminal.wait()

    assert re.search(r"This board needs \d+ columns; your\s+terminal has 40\.", terminal.text)


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("games", "seven_wonders"),
        ("arena", "babel", "architect", "random", "--games", "2"),
        ("rules", "core"),
        ("bench", "babble", "--players", "5", "--rounds", "1"),
        ("--help",),
        ("play", "--help"),
        ("admin", "--help"),
    ],
)
def test_what_is_printed_fits_80_columns_and_nothing_is_cut(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    with Terminal(*command, folder=tmp_path) as terminal:
        assert 0 == terminal.wait()

    printed = terminal.text[terminal.text.rfind("0:00:00") + 1 :]  # without a progress bar
    assert max(map(len, printed.splitlines())) <= 80
    assert not re.search(r"\w…", printed)


def test_options_that_do_not_fit_are_shown_in_pages(tmp_path: Path) -> None:
    play = ("play", "babble", "--players", "3", "--seed", "1")
    with Terminal(*play, folder=tmp_path, lines=12) as terminal:
        terminal.expect("more lines: type more")
        assert "Turn doors (1 stone, 1 tool, 2 wood) face up" not in terminal.text
        terminal.expect("You:")
        terminal.type("more\n")
        terminal.expect("Turn doors (1 stone, 1 tool, 2 wood) face up")
        terminal.expect("You:")
        terminal.type("more\n")
        terminal.expect("These are all options.")


def test_a_server_says_where_it_is_and_logs_for_people(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    with Terminal("serve", "--port", str(port), folder=tmp_path) as terminal:
        terminal.expect(f"Ziggurat is running at http://127.0.0.1:{port}/")
        terminal.expect(f"Games are kept in {tmp_path.resolve() / 'ziggurat.db'}")
        terminal.expect("Press Ctrl-C to stop.")
        terminal.type("\x03")

        assert 0 == terminal.wait(30)
    assert re.search(r"\d\d:\d\d:\d\d \[info *\] server started", terminal.text)
    assert "{" not in terminal.text
    assert "Traceback" not in terminal.text


def test_a_server_opens_its_page(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "opened $1"\n')
    browser.chmod(0o755)
    options = ("serve", "--open", "--port", str(port))
    with Terminal(*options, folder=tmp_path, BROWSER=str(browser)) as terminal:
        terminal.expect(f"opened http://127.0.0.1:{port}/")
        terminal.type("\x03")

        assert 0 == terminal.wait(30)


def test_other_machines_find_a_server_by_name_and_by_number() -> None:
    *by_number, by_name = addresses_for_others(8000)
    assert f"http://{socket.gethostname()}:8000/" == by_name
    assert all(re.fullmatch(r"http://[\d.]+:8000/", each) for each in by_number)


def test_the_password_of_a_database_is_not_shown() -> None:
    assert "postgresql://me:***@host/games" == place_of("postgresql://me:secret@host/games")
