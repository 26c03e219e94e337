"""A bot about as strong as the player: `--seats human,equal`."""

import json
from pathlib import Path

from terminal.shell import ziggurat


def seated(folder: Path, *options: str) -> str:
    """Who sits opposite, by what leaving the game at once says."""
    done = ziggurat("play", "babel", "--seats", "human,equal", *options, folder=folder)
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


def test_an_equal_is_found_by_the_results_so_far(tmp_path: Path) -> None:
    results = tmp_path / "ziggurat" / "results.jsonl"
    results.parent.mkdir()
    lines = [{"game": "babel", "others": ["apprentice"], "won": False}] * 9
    results.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")

    shown = seated(tmp_path, "--seed", "1", "--option", "start_player=2")

    assert "Apprentice" in shown
    assert "Mason" not in shown


def test_without_results_the_usual_bot_is_the_equal(tmp_path: Path) -> None:
    assert "Mason" in seated(tmp_path, "--seed", "1", "--option", "start_player=2")


def test_a_file_that_cannot_be_read_counts_as_none(tmp_path: Path) -> None:
    results = tmp_path / "ziggurat" / "results.jsonl"
    results.parent.mkdir()
    results.write_text("{", encoding="utf-8")

    assert "Maçon" in seated(tmp_path, "--lang", "fr", "--seed", "1", "--option", "start_player=2")


def test_a_finished_game_is_remembered(tmp_path: Path) -> None:
    typed = "1\n" * 2000
    done = ziggurat(
        *("play", "babel", "--seats", "human,random", "--seed", "1"), typed=typed, folder=tmp_path
    )
    assert (0, "") == (done.returncode, done.stderr)

    (line,) = (tmp_path / "ziggurat" / "results.jsonl").read_text(encoding="utf-8").splitlines()

    found = json.loads(line)
    assert ("babel", ["random"]) == (found["game"], found["others"])
    assert found["won"] == ("Random wins!" not in done.stdout)  # a shared victory is one, too
