"""`ziggurat bench` measures this build, alone or beside another one."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from ziggurat.terminal.main import main

SOURCES = Path(ziggurat.__file__).parents[1]


def bench(capsys: pytest.CaptureFixture[str], *options: str) -> list[dict[str, Any]]:
    assert 0 == main(["bench", *options, "--rounds", "1", "--json"])
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_every_measure_of_a_game_has_a_value_between_its_extremes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures = bench(capsys, "babylon", "--players", "2")

    assert {"babylon"} == {figure["game"] for figure in figures}
    assert {"games/s", "copy, µs", "all placements, µs", "king's choice, ms"} <= {
        figure["measure"] for figure in figures
    }
    for figure in figures:
        assert 0 < figure["low"] <= figure["value"] <= figure["high"]
        assert figure["against"] is None


@pytest.mark.parametrize(
    "build", [str(SOURCES), sys.executable, sys.prefix], ids=["sources", "python", "environment"]
)
def test_another_build_is_measured_in_turns(build: str, capsys: pytest.CaptureFixture[str]) -> None:
    for figure in bench(capsys, "babble", "--players", "2", "--against", build):
        assert figure["ratio_low"] <= figure["speed_ratio"] <= figure["ratio_high"]
        assert figure["against"] > 0


def test_what_is_no_build_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["bench", "babel", "--against", str(tmp_path)])
    assert "is not a build of Ziggurat" in capsys.readouterr().err


def test_options_need_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["bench", "--players", "3"])
    assert "Name the game" in capsys.readouterr().err
