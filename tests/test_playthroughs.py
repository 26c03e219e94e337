"""The golden playthroughs still tell the same games."""

from pathlib import Path

import pytest

from golden import played, record_at, records, telling
from ziggurat.games.catalogue import GAMES


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    told = path.with_suffix(".txt")

    assert told.exists(), "make playthroughs writes it"
    assert told.read_text(encoding="utf-8") == telling(record_at(path))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_whole_playthroughs(name: str) -> None:
    own = [path for path in records() if path.parent.name == name]

    assert own
    assert all(played(path).game.outcome is not None for path in own)


def test_no_telling_is_left_without_its_record() -> None:
    folders = {path.parent for path in records()}
    tellings = {path for folder in folders for path in folder.glob("*.txt")}

    assert {path.with_suffix(".txt") for path in records()} == tellings


def test_babels_playthroughs_use_every_action_and_every_way_to_end() -> None:
    games = [played(path) for path in records() if path.parent.name == "babel"]
    kind = GAMES["babel"]

    done = {kind.parse(words).phrase().name for game in games for _, words in game.choices}
    reasons = {game.game.outcome.reason for game in games if game.game.outcome}
    assert set(kind.texts.actions) == done
    assert set(kind.texts.reasons) == reasons
