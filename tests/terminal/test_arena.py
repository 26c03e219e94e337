"""`ziggurat arena` and `ziggurat hint`."""

import json
from pathlib import Path

import pytest

from ziggurat.core.record import read
from ziggurat.terminal.main import main

Captured = pytest.CaptureFixture[str]
ARENA = ("arena", "babel", "greedy", "random", "--seed", "7")


def said(capsys: Captured, *arguments: str) -> str:
    assert 0 == main(list(arguments))
    return capsys.readouterr().out


def test_the_arena_counts_who_wins(capsys: Captured) -> None:
    told = said(capsys, *ARENA, "--games", "6")

    assert "Babel, 2 players, 6 games" in told
    assert "100.0" in next(line for line in told.splitlines() if "greedy" in line)


def test_it_writes_figures_for_programs_and_records(capsys: Captured, tmp_path: Path) -> None:
    told = said(capsys, *ARENA, "--games", "4", "--json", "--records", str(tmp_path / "games"))
    found = json.loads(told)

    assert 4 == found["games"]
    assert ["greedy", "random"] == [each["bot"] for each in found["standings"]]
    records = [read(path.read_text()) for path in sorted((tmp_path / "games").iterdir())]
    assert ["7/0", "7/0", "7/1", "7/1"] == [record.seed for record in records]


def test_several_processes_play_the_same_games(capsys: Captured) -> None:
    alone, together = (
        json.loads(said(capsys, *ARENA, "--games", "4", "--json", "--jobs", jobs))
        for jobs in ("1", "2")
    )

    shares = [[each["share"] for each in found["standings"]] for found in (alone, together)]
    assert shares[0] == shares[1]


def test_an_interrupted_arena_goes_on(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    said(capsys, *ARENA, "--games", "3", "--resume", str(path))
    whole = path.read_text()
    path.write_text(whole[:-10])

    told = said(capsys, *ARENA, "--games", "4", "--resume", str(path))

    assert "4 games" in told
    lines = path.read_text().splitlines()
    assert [0, 1, 2, 3] == [json.loads(line)["number"] for line in lines[1:]]


def test_an_arena_is_not_mixed_with_another(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    said(capsys, *ARENA, "--games", "1", "--resume", str(path))

    assert 1 == main(["arena", "babel", "planner", "random", "--seed", "7", "--resume", str(path)])
    assert "another arena: bots differ." in capsys.readouterr().err


@pytest.mark.parametrize("text", ["dear diary", "5\n", "{}\n[]\n", '{}\n{"number": 0}\n'])
def test_a_file_that_tells_of_no_arena_is_left_alone(
    text: str, capsys: Captured, tmp_path: Path
) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)

    assert 1 == main([*ARENA, "--resume", str(path)])
    assert "does not contain arena results" in capsys.readouterr().err
    assert text == path.read_text()


def test_records_that_are_missing_are_written_when_an_arena_goes_on(
    capsys: Captured, tmp_path: Path
) -> None:
    path, records = tmp_path / "arena.jsonl", tmp_path / "games"
    asked = (*ARENA, "--games", "3", "--resume", str(path))
    said(capsys, *asked)
    diary = path.read_text()

    told = said(capsys, *asked, "--records", str(records))

    names = sorted([each.name for each in records.iterdir()])
    assert ["00000.json", "00001.json", "00002.json"] == names
    assert "3 games" in told
    assert diary == path.read_text()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["oracle"], "Babel has no bot 'oracle'."),
        (["random", "--games", "0"], "--games must be a whole number from 1 to 1000000, not '0'."),
        (["random", "--jobs", "many"], "--jobs must be a whole number from 1 to 256, not 'many'."),
        (["random", "--effort", "nan"], "--effort must be a number above 0, not 'nan'."),
        (["random", "--players", "3"], "exactly 2 players, not 3."),
        (["random", "--resume", "/no/such/folder/x"], "Cannot write"),
        (["random", "--records", "/dev/null/x"], "Cannot write"),
    ],
)
def test_bad_input_gets_one_clear_sentence(
    arguments: list[str], complaint: str, capsys: Captured
) -> None:
    assert main(["arena", "babel", *arguments]) == (1 if "Cannot" in complaint else 2)
    assert complaint in capsys.readouterr().err


# Hints.


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("hint") / "game.json"
    watched = ["watch", "seven_wonders", "--players", "3", "--bots", "mason", "--seed", "4"]
    assert 0 == main([*watched, "--record", str(path)])
    return str(path)


def test_a_bot_says_what_it_would_do_and_why(capsys: Captured, game: str) -> None:
    asked = ("hint", game, "--at", "9", "--bot", "king", "--effort", "0.05", "--json")
    found = json.loads(said(capsys, *asked))

    assert ("seven_wonders", 0, "king") == (found["game"], found["seat"], found["bot"])
    visits = [thought["visits"] for thought in found["thoughts"]]
    assert sorted(visits, reverse=True) == visits
    for thought in found["thoughts"]:
        assert 0 <= thought["value"] <= 1
        assert thought["words"]
    assert found["thoughts"][0]["line"]


def test_a_hint_is_given_in_the_words_of_the_reader(capsys: Captured, game: str) -> None:
    asked = ("hint", game, "--at", "9", "--effort", "0.02")

    assert "Suggestions for Player 1 (King)" in said(capsys, *asked, "--lang", "en")
    told = said(capsys, *asked, "--lang", "fr")
    assert "Suggestions pour Joueur 1 (Roi)" in told
    assert "Construire" in told


def test_a_hint_knows_nothing_that_the_seat_may_not_know(
    capsys: Captured, game: str, tmp_path: Path
) -> None:
    """The thoughts do not depend on what another seat has already sealed."""
    record = read(Path(game).read_text())
    sealed = record.choices[9]
    path = tmp_path / "sealed.json"
    told = []
    for words in (sealed.words, discard_of(sealed.words)):
        choices = (*record.choices[:9], sealed._replace(words=words))
        path.write_text(record._replace(choices=choices).to_text())
        told.append(said(capsys, "hint", str(path), "--seat", "2", "--effort", "0.02", "--json"))

    assert sealed.words != discard_of(sealed.words)
    assert told[0] == told[1]


def discard_of(words: str) -> str:
    name = words.split(" paying", maxsplit=1)[0].removeprefix("build ").removeprefix("stage with ")
    return f"discard {name.removeprefix('discard ')}"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--at", "9", "--bot", "steward"), "The bot steward cannot explain its choices"),
        (("--at", "999"), "there is no choice 999."),
        (("--at", "-1"), "--at must be a whole number, 0 or more, not '-1'."),
        (("--at", "9", "--jobs", "0"), "--jobs must be a whole number from 1 to 256, not '0'."),
        (("--at", "9", "--effort", "-1"), "--effort must be a number above 0, not '-1'."),
        (("--at", "9", "--seat", "7"), "--seat must be from 1 to 3, not 7."),
        (("--at", "10", "--seat", "1"), "Player 1 has nothing to choose now."),
        ((), "The game is over: there is nothing left to choose."),
    ],
)
def test_a_hint_that_is_not_possible_is_refused(
    arguments: tuple[str, ...], complaint: str, capsys: Captured, game: str
) -> None:
    assert 2 == main(["hint", game, *arguments])
    assert complaint in capsys.readouterr().err
