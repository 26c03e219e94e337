"""Data sets: games between bots, a line each, and the positions in them.

    ziggurat arena babel mason apprentice random --games 10000 --records babel.ndjson

    for example in data.games("babel.ndjson"):
        for position in data.positions(example):
            position.game.view(position.seat), position.choice

A line has the bots by seat, the winners, ranks and scores, and the record of the game, which
replays to the same game on every machine.  Needs only the standard library.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ziggurat.core.game import Game
from ziggurat.core.record import Record, read
from ziggurat.core.seats import Seat
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class Example(NamedTuple):
    """A game that was played."""

    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    record: Record


class Position(NamedTuple):
    """A choice in a game: the game before it, and the number of the option that was chosen.

    The game changes with the next position; copy it to keep it.
    """

    game: Game
    seat: Seat
    choice: int


def games(path: str | Path) -> Iterator[Example]:
    """Raises BadRecord if a record is damaged."""
    with Path(path).open(encoding="utf-8") as file:
        for line in file:
            found = json.loads(line)
            yield example_of(found, json.dumps(found["record"]))


def example_of(found: Mapping[str, Any], record: str) -> Example:
    """A line of a data set, or a row (`parquet`), and the text of its record."""
    return Example(
        tuple(found["bots"]),
        tuple(found["winners"]),
        tuple(found["ranks"]),
        tuple(found["scores"]),
        read(record),
    )


def positions(example: Example) -> Iterator[Position]:
    """Every choice of a game, part by part where choices have parts."""
    record = example.record
    kind = GAMES[record.game]
    game = kind.begin(record.seed, record.players, record.settings)
    for taken in record.choices:
        for words in taken.parts:
            options = game.options(taken.seat)
            choice = [option.text for option in options].index(words)
            yield Position(game, taken.seat, choice)
            game.apply(taken.seat, options[choice])
