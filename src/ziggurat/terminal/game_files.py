"""Where the arena keeps the games that it has played: a folder of records, or one data set."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Protocol

from ziggurat.terminal.complaint import Failure, reason_of
from ziggurat.terminal.files import make_folder, save_record
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.arena import Played

DATA_SET: Final = ".ndjson"


class GameFiles(Protocol):
    def has(self, number: int) -> bool: ...
    def add(self, played: Played) -> None: ...


def game_files(path: Path) -> GameFiles:
    return DataSet(path) if path.suffix == DATA_SET else Folder(path)


class Folder:
    """A record for each game."""

    def __init__(self, path: Path) -> None:
        make_folder(path)
        self._path: Final = path

    def has(self, number: int) -> bool:
        return self._file(number).exists()

    def add(self, played: Played) -> None:
        save_record(played.record, self._file(played.result.number))

    def _file(self, number: int) -> Path:
        return self._path / f"{number:05}.json"


class DataSet:
    """A line for each game, with its bots, its result and its record: `ziggurat.research.data`."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            path.write_bytes(whole)  # without a last line that was cut short
            self._numbers: Final = {json.loads(line)["number"] for line in whole.splitlines()}
        except OSError as error:
            raise Failure(CommandCode.CANNOT_WRITE, file=path, reason=reason_of(error)) from error
        except (ValueError, TypeError, KeyError) as error:
            raise Failure(CommandCode.NOT_AN_ARENA, file=path) from error

    def has(self, number: int) -> bool:
        return number in self._numbers

    def add(self, played: Played) -> None:
        result = played.result
        line = {
            "number": result.number,
            "bots": result.bots,
            "winners": result.winners,
            "ranks": result.ranks,
            "scores": result.scores,
            "record": json.loads(played.record.to_text()),
        }
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._numbers.add(result.number)
