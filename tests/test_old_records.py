"""Records written by earlier versions replay to the same games.

Each folder of `tests/records` is named after the version that wrote it and is never rewritten;
`outcomes.json` holds the score sheets that version counted.
"""

import json
from pathlib import Path
from typing import Final

import pytest

from ziggurat.core.record import read
from ziggurat.core.session import resume
from ziggurat.games.catalogue import GAMES

FOLDER: Final = Path(__file__).parent / "records"
RECORDS: Final = sorted(path for path in FOLDER.rglob("*.json") if path.stem != "outcomes")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_an_earlier_version_is_the_same_game(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    counted = json.loads((path.parent / "outcomes.json").read_text("utf-8"))[path.stem]

    session = resume(GAMES[record.game], record)

    outcome = session.game.outcome
    assert outcome is not None
    sheet = {row.name: list(row.values) for row in outcome.sheet}
    assert counted == {**sheet, "ranks": list(outcome.ranks)}
    assert session.record == resume(session.kind, read(session.record.to_text())).record


def test_every_game_has_records_of_the_first_release() -> None:
    assert set(GAMES) == {path.stem.split("-")[0] for path in FOLDER.glob("0.1/*-*.json")}
