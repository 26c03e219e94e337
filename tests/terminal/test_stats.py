"""`ziggurat stats`: what wins, counted over data sets and records."""

import json
from pathlib import Path

import pytest

from terminal.shell import ziggurat


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games of Babel between two bots, as a data set."""
    folder = tmp_path_factory.mktemp("stats")
    done = ziggurat(
        *("arena", "babel", "apprentice", "random", "--games", "6", "--records", "games.ndjson"),
        folder=folder,
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_a_data_set_is_counted_by_bot_and_opening(games: Path) -> None:
    done = ziggurat("stats", "games.ndjson", folder=games)

    assert (done.returncode, done.stderr) == (0, "")
    assert "Babel: 6 games" in done.stdout
    for words in ("apprentice", "random", "opening", "95 % interval"):
        assert words in done.stdout


def test_json_has_shares_that_add_up_to_one_victory_a_game(games: Path) -> None:
    (found,) = json.loads(ziggurat("stats", "games.ndjson", "--json", folder=games).stdout)

    assert (found["game"], found["games"]) == ("babel", 6)
    levels = {each["thing"]: each for each in found["facets"]["level"]}
    assert set(levels) == {"apprentice", "random"}
    assert sum(each["share"] * each["games"] for each in levels.values()) == pytest.approx(6)
    for each in levels.values():
        assert each["interval"][0] <= each["share"] <= each["interval"][1]


def test_tables_are_in_french_too(games: Path) -> None:
    assert "victoires" in ziggurat("stats", "games.ndjson", "--lang", "fr", folder=games).stdout


def test_what_is_no_data_set_is_refused(games: Path) -> None:
    (games / "bad.ndjson").write_text('{"bots": []}\n')

    done = ziggurat("stats", "bad.ndjson", folder=games)

    assert done.returncode == 1
    assert "bad.ndjson" in done.stderr
    assert ziggurat("stats", "none.json", folder=games).returncode == 1
