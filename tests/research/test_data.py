"""Data sets are written by the arena, resumed, and read back as games and positions."""

import sys
from pathlib import Path

import pytest

import data_sets
from data_sets import PLANS
from ziggurat.games.catalogue import GAMES
from ziggurat.research import data
from ziggurat.terminal.main import main

SAMPLE = Path(__file__).parents[2] / "docs" / "research" / "sample.ndjson"


def test_a_data_set_is_resumed_and_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.ndjson"
    command = ["arena", "babel", "random", "apprentice", "--records", str(file), "--games"]
    assert 0 == main([*command, "2"])
    with file.open("a", encoding="utf-8") as cut_short:
        cut_short.write('{"number":2,"bo')
    assert 0 == main([*command, "4"])
    capsys.readouterr()

    found = list(data.games(file))

    assert 4 == len(found)
    for example in found:
        last = list(data.positions(example))[-1]
        assert last.game.outcome is not None
        assert example.winners == last.game.outcome.winners


def test_a_file_that_is_no_data_set_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.ndjson"
    file.write_text("my notes\n")

    assert 1 == main(["arena", "babel", "random", "random", "--records", str(file)])
    assert "notes.ndjson does not contain arena results." in capsys.readouterr().err
    assert "my notes\n" == file.read_text()


def test_the_sample_has_games_of_every_game_at_several_levels() -> None:
    found = list(data.games(SAMPLE))

    assert set(GAMES) == {example.record.game for example in found}
    for example in found:
        assert len(set(example.bots)) > 1
        assert sum(1 for _ in data.positions(example)) >= len(example.record.choices)


@pytest.mark.parametrize("game", ["babel", "babble"])
def test_the_tool_plays_a_data_set_of_several_levels(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = PLANS[game]._replace(bots=("mason", "apprentice", "random"))
    monkeypatch.setitem(PLANS, game, plan)
    words = ["--folder", str(tmp_path), "--game", game, "--games", "4"]
    monkeypatch.setattr(sys, "argv", ["data_sets", *words])

    data_sets.main()
    capsys.readouterr()

    found = list(data.games(tmp_path / f"{game}.ndjson"))
    assert 4 == len(found)
    assert 1 < len({bot for example in found for bot in example.bots})
