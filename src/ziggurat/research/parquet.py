"""Data sets as Parquet, for programs that read columns: a row for each game.

    ziggurat admin dump public.parquet

    for example in parquet.games("public.parquet"):
        example.bots, example.record

The columns `record` and `number` are those of the lines that `ziggurat.research.data` reads; the
record is its text, and what one asks for most often has a column of its own.  Needs pyarrow.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import pyarrow as pa
from pyarrow import parquet

from ziggurat.research.data import Example, example_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SCHEMA: Final = pa.schema(
    [
        ("number", pa.string()),
        ("at", pa.timestamp("ms", tz="UTC")),
        ("rated", pa.bool_()),
        ("game", pa.string()),
        ("players", pa.int8()),
        ("settings", pa.string()),  # JSON: they differ from game to game
        ("bots", pa.list_(pa.string())),  # by seat, and so on; empty for a person
        ("winners", pa.list_(pa.int8())),
        ("ranks", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("record", pa.string()),
    ]
)
ROWS: Final = 1_000  # written at a time: a dump of a million games needs no more memory
MILLISECONDS: Final = 1_000


@contextmanager
def writing(path: Path) -> Iterator[Callable[[str], None]]:
    """A file that takes the lines of a data set."""
    rows: list[dict[str, Any]] = []
    with parquet.ParquetWriter(path, SCHEMA, compression="zstd") as writer:

        def add(line: str) -> None:
            rows.append(row_of(json.loads(line)))
            if len(rows) == ROWS:
                flush()

        def flush() -> None:
            writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
            rows.clear()

        yield add
        flush()


def row_of(line: dict[str, Any]) -> dict[str, Any]:
    record = line["record"]
    return {
        **line,
        "number": str(line["number"]),
        "at": round(MILLISECONDS * line["at"]),
        "game": record["game"],
        "players": record["players"],
        "settings": json.dumps(record["settings"]),
        "record": json.dumps(record),
    }


def games(path: str | Path) -> Iterator[Example]:
    """The games of a file, as of a data set in lines.  Raises BadRecord if a record is damaged."""
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(ROWS):
            for row in batch.to_pylist():
                yield example_of(row, row["record"])
