"""The dump of a server as Parquet: the same games, in columns."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from pyarrow import parquet as columns

from ziggurat.research import data, parquet

SAMPLE = Path(__file__).parents[2] / "docs" / "research" / "sample.ndjson"
AT = 1_700_000_000.25


def dumped(file: Path, copies: int = 1) -> None:
    """The sample as a server would dump it."""
    with parquet.writing(file) as write:
        for line in SAMPLE.read_text(encoding="utf-8").splitlines() * copies:
            write(json.dumps({**json.loads(line), "at": AT, "rated": False}))


def test_parquet_holds_the_same_games_as_lines(tmp_path: Path) -> None:
    dumped(tmp_path / "games.parquet")

    assert list(data.games(SAMPLE)) == list(parquet.games(tmp_path / "games.parquet"))


def test_more_games_than_are_written_at_a_time_keep_their_order(tmp_path: Path) -> None:
    copies = parquet.ROWS // len(list(data.games(SAMPLE))) + 1
    dumped(tmp_path / "games.parquet", copies)

    found = [example.record.seed for example in parquet.games(tmp_path / "games.parquet")]
    assert [example.record.seed for example in data.games(SAMPLE)] * copies == found
    assert 1 < columns.ParquetFile(tmp_path / "games.parquet").num_row_groups


def test_columns_are_read_without_replaying_a_game(tmp_path: Path) -> None:
    dumped(tmp_path / "games.parquet")

    asked = ["game", "players", "bots", "settings", "at"]
    rows = columns.read_table(tmp_path / "games.parquet", columns=asked).to_pylist()
    for row, example in zip(rows, data.games(SAMPLE), strict=True):
        record = example.record
        assert [record.game, record.players] == [row["game"], row["players"]]
        assert list(example.bots) == row["bots"]
        assert record.settings == json.loads(row["settings"])
        assert datetime.fromtimestamp(AT, UTC) == row["at"]


def test_no_games_are_a_file_as_well(tmp_path: Path) -> None:
    dumped(tmp_path / "games.parquet", copies=0)

    assert [] == list(parquet.games(tmp_path / "games.parquet"))


def test_a_dump_as_parquet_says_which_package_it_lacks(tmp_path: Path) -> None:
    blocked = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from ziggurat.terminal.main import main\n"
        f"database = ['--database', {str(tmp_path / 'db')!r}]\n"
        "assert main(['admin', *database, 'migrate']) == 0\n"
        f"sys.exit(main(['admin', *database, 'dump', {str(tmp_path / 'games.parquet')!r}]))\n"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", blocked], capture_output=True, text=True, check=False
    )

    assert 1 == done.returncode
    assert "pip install 'ziggurat[research]'" in done.stderr
    assert 1 == len(done.stderr.splitlines())
    assert not (tmp_path / "games.parquet").exists()
