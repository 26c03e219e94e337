"""The puzzles that come with the program."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.puzzles import rulebook
from ziggurat.ai.puzzles.puzzle import Puzzle, name_of, read_line
from ziggurat.core.record import Record
from ziggurat.core.session import Session, resume
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from ziggurat.core.kind import Kind

FOLDER: Final = Path(__file__).parent / "data"


class Entry(NamedTuple):
    """A puzzle with the game that it is from."""

    name: str
    record: Record
    puzzle: Puzzle

    def session(self) -> Session:
        """The game up to the position.  Raises BadRecord if the rules have changed."""
        if self.record.seed == rulebook.SEED:
            return rulebook.session()
        return resume(GAMES[self.record.game], self.record, self.puzzle.at)


@cache
def book_of(game: str) -> dict[str, Entry]:
    """All puzzles of a game by name, the easiest first."""
    kind = GAMES[game]
    text = gzip.decompress((FOLDER / f"{game}.jsonl.gz").read_bytes()).decode()
    found = entries_of(kind, text)
    if game == "babel":
        found.append(entry_of(rulebook.RECORD, rulebook.PUZZLE))
    found.sort(key=lambda each: each.puzzle.rating)
    return {each.name: each for each in found}


def read_book(kind: Kind, path: Path) -> list[Entry]:
    """The puzzles of a file.  Raises ValueError, OSError or UserError."""
    return entries_of(kind, path.read_text(encoding="utf-8"))


def entries_of(kind: Kind, text: str) -> list[Entry]:
    quarries = [read_line(kind, line) for line in text.splitlines()]
    return [entry_of(each.record, puzzle) for each in quarries for puzzle in each.puzzles]


def entry_of(record: Record, puzzle: Puzzle) -> Entry:
    return Entry(name_of(record, puzzle), record, puzzle)
