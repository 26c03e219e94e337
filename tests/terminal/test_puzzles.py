"""`ziggurat puzzle` and `ziggurat puzzles mine`."""

from pathlib import Path

import pytest

from terminal.shell import ziggurat
from ziggurat.ai.puzzles.book import Entry, book_of, read_book
from ziggurat.ai.puzzles.mine import match
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.files import save_record

Captured = pytest.CaptureFixture[str]


def single() -> Entry:
    """A puzzle whose solution is one choice."""
    return next(
        each for each in book_of("seven_wonders").values() if len(each.puzzle.solutions[0]) == 1
    )


def test_a_puzzle_is_solved_by_its_solution() -> None:
    entry = single()

    done = ziggurat(
        "puzzle",
        "seven_wonders",
        *("--name", entry.name, "--lang", "en"),
        typed=f"{entry.puzzle.solutions[0][0]}\n",
    )

    assert 0 == done.returncode, done.stderr
    assert "find the best move" in done.stdout
    assert "Solved!" in done.stdout
    assert "Tempting, but at least" in done.stdout


def test_a_puzzle_is_failed_by_the_tempting_move() -> None:
    entry = single()

    done = ziggurat(
        "puzzle",
        "seven_wonders",
        *("--name", entry.name, "--lang", "en"),
        typed=f"{entry.puzzle.tempting[0]}\n",
    )

    assert "Not the best move: it costs" in done.stdout
    assert "Best:" in done.stdout


def test_giving_up_a_puzzle_shows_the_solution() -> None:
    words = ("puzzle", "seven_wonders", "--name", single().name, "--lang", "en")
    done = ziggurat(*words, typed="q\n")

    assert "Type quit to see the solution." in done.stdout
    assert "Best:" in done.stdout


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    done = ziggurat("puzzle", "babel", "--name", "none", "--lang", "en")

    assert 2 == done.returncode
    assert "There is no puzzle called none." in done.stderr


def test_a_mine_searches_saved_games_and_is_resumed(tmp_path: Path) -> None:
    kind = GAMES["seven_wonders"]
    record = match(kind, 1)
    save_record(record._replace(choices=record.choices[:20]), tmp_path / "game.json")
    words = ("puzzles", "mine", "seven_wonders", "game.json", "--out", "own.jsonl", "--lang", "en")

    first = ziggurat(*words, folder=tmp_path)
    again = ziggurat(*words, folder=tmp_path)

    assert 0 == first.returncode, first.stderr
    assert first.stderr.splitlines()[-1] == again.stderr.splitlines()[-1]
    assert "1 game searched" in again.stderr
    assert 1 == len((tmp_path / "own.jsonl").read_text().splitlines())
    read_book(kind, tmp_path / "own.jsonl")


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.jsonl").write_text("{}\n")

    done = ziggurat("puzzles", "mine", "babel", "--out", "own.jsonl", folder=tmp_path)

    assert 1 == done.returncode
    assert "not a file of puzzles" in done.stderr
