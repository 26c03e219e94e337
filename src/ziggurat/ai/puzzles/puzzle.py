"""A puzzle, and the file of a game that holds many of them.

A line of the file is a game: its record up to the last puzzle in it, and what is asked.  Puzzles of
one game share its record, so a file with a hundred of them stays small.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.core.plain import part
from ziggurat.core.record import Record, choice_of
from ziggurat.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ziggurat.core.kind import Kind, Setting

Choices = tuple[str, ...]  # of one move, each in the words of all its parts
NAME_LENGTH: Final = 8


class Puzzle(NamedTuple):
    """A position, who is to move, and what is best."""

    at: int  # number of choices before it
    seat: Seat
    solutions: tuple[Choices, ...]  # equally good moves, the best first
    tempting: Choices  # what a hasty player does
    chance: float  # to win, with the solution
    loss: float  # of win probability, by the best of all other moves
    reason: str  # the term that speaks most for the solution; empty: none
    rating: int  # how hard it is, on the scale of players


class Quarry(NamedTuple):
    """A game and the puzzles found in it."""

    number: int  # of the match or file; a mine that is resumed goes on behind the last
    record: Record
    puzzles: tuple[Puzzle, ...]

    def to_line(self, kind: Kind) -> str:
        usual = kind.complete({})
        record = self.record
        last = max([each.at for each in self.puzzles], default=0)
        settings = {
            name: value for name, value in record.settings.items() if value != usual.get(name)
        }
        content = {
            "number": self.number,
            "rules_version": record.rules_version,
            "players": record.players,
            "settings": settings,
            "seed": record.seed,
            "choices": [f"{each.seat} {each.words}" for each in record.choices[:last]],
            "puzzles": [each._asdict() for each in self.puzzles],
        }
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def read_line(kind: Kind, line: str) -> Quarry:
    """Raises ValueError or UserError if this is not such a line."""
    content: dict[str, object] = json.loads(line)
    settings: dict[str, Setting] = part(content, "settings", dict)
    choices = enumerate(part(content, "choices", list), start=1)
    record = Record(
        kind.name,
        part(content, "rules_version", int),
        part(content, "players", int),
        kind.complete(settings),
        part(content, "seed", str),
        tuple([choice_of(number, each) for number, each in choices]),
    )
    puzzles = tuple([puzzle_of(each) for each in part(content, "puzzles", list)])
    return Quarry(part(content, "number", int), record, puzzles)


def puzzle_of(content: dict[str, object]) -> Puzzle:
    solutions: list[list[str]] = part(content, "solutions", list)
    tempting: list[str] = part(content, "tempting", list)
    return Puzzle(
        part(content, "at", int),
        part(content, "seat", int),
        tuple([tuple(each) for each in solutions]),
        tuple(tempting),
        part(content, "chance", float),
        part(content, "loss", float),
        part(content, "reason", str),
        part(content, "rating", int),
    )


def name_of(record: Record, puzzle: Puzzle) -> str:
    """A short name that no other puzzle has, whatever file it is in."""
    lines: Iterable[object] = (record.seed, record.players, puzzle.at, puzzle.seat)
    return sha256(repr([record.game, *lines]).encode()).hexdigest()[:NAME_LENGTH]
