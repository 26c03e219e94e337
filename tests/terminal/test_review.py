"""`ziggurat review`."""

import json
from pathlib import Path

import pytest

from ziggurat.core.record import Taken, read
from ziggurat.terminal.main import main

Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "game.json"
    watched = ["watch", "babel", "--bots", "king,apprentice", "--seed", "r1", "--lang", "en"]
    assert 0 == main([*watched, "--record", str(path)])
    return path


def said(capsys: Captured, *words: str) -> str:
    capsys.readouterr()
    assert 0 == main(["review", *words])
    return capsys.readouterr().out


def test_a_review_shows_accuracy_and_better_moves(capsys: Captured, game: Path) -> None:
    told = said(capsys, str(game), "--effort", "0.2", "--lang", "en")

    assert "Review: Babel, 22 moves of 2 players" in told
    assert "Costliest moves of Player 2:" in told
    assert "blunder" in told
    assert "played: End your turn" in told


def test_a_review_is_in_french_too(capsys: Captured, game: Path) -> None:
    told = said(capsys, str(game), "--effort", "0.1", "--lang", "fr")

    assert "Analyse" in told
    assert "gaffe" in told
    assert "joué" in told


def test_a_review_as_data_names_every_move(capsys: Captured, game: Path) -> None:
    found = json.loads(said(capsys, str(game), "--effort", "0.1", "--json"))

    assert len(read(game.read_text()).choices) == found["choices"]
    assert [each["first"] for each in found["findings"]] == sorted(
        each["first"] for each in found["findings"]
    )
    for seat in found["seats"]:
        total = seat["at_first"] + seat["luck"] - seat["lost"]
        assert total == pytest.approx(seat["result"], abs=0.001)


def test_a_game_without_choices_has_no_review(capsys: Captured, game: Path, tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    path.write_text(read(game.read_text())._replace(choices=()).to_text())

    assert "nothing to review" in said(capsys, str(path), "--lang", "en")


def test_a_record_that_breaks_the_rules_is_refused(
    capsys: Captured, game: Path, tmp_path: Path
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(read(game.read_text())._replace(choices=(Taken(0, "end"),) * 2).to_text())

    assert 1 == main(["review", str(path), "--lang", "en"])
    assert "breaks the rules" in capsys.readouterr().err
