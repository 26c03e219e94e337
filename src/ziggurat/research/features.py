"""What a seat sees, and what it may choose, as vectors of fixed length for any game and table.

Every fact of a view becomes an entry of a vector by feature hashing: its path and its value name
the entry, so that the same fact is always found at the same place, whatever the number of players
and the options.  Two facts may share an entry; with these lengths few do.  Players count from the
seat that looks, so a seat sees itself first.

The vectors are made of `view` and `options` and of nothing else, so a seat can learn nothing from
them that it may not know.  `VERSION` changes with the meaning of any entry.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final
from zlib import crc32

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.seats import Seat

VERSION: Final = 1
VIEW: Final = 2048  # entries for a view
OPTION: Final = 64  # entries for an option
MOST_OPTIONS: Final = 512
BY_SEAT: Final = {"sides", "players", "cities"}  # lists with an item for each player
KNOWN: Final = 1 << 16  # names of entries that are kept


@lru_cache(KNOWN)
def entry(name: str, length: int) -> int:
    return crc32(name.encode()) % length


def of_view(game: Game, seat: Seat) -> NDArray[np.float32]:
    """What a seat knows."""
    vector = np.zeros(VIEW, np.float32)
    add(vector, "", game.view(seat), seat)
    return vector


def of_options(game: Game, seat: Seat, options: list[Action]) -> NDArray[np.float32]:
    """A row for each option, in their order; the rest are zeros."""
    rows = np.zeros((MOST_OPTIONS, OPTION), np.float32)
    for row, action in zip(rows, options, strict=False):
        phrase = game.describe(seat, action)
        row[entry(phrase.name, OPTION)] += 1
        add(row, phrase.name, dict(phrase.values), seat)
    return rows


def add(vector: NDArray[np.float32], path: str, value: object, seat: Seat) -> None:
    """Numbers by their size, words and truths by their presence."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        vector[entry(f"{path}={value}", len(vector))] += 1
    elif isinstance(value, int | float):
        vector[entry(path, len(vector))] += value
    elif isinstance(value, dict):
        add_fields(vector, path, value, seat)
    elif isinstance(value, list | tuple):
        add_items(vector, path, value, seat)
    else:
        raise TypeError(f"a view holds plain values, not {type(value).__name__}")


def add_fields(
    vector: NDArray[np.float32], path: str, fields: Mapping[str, object], seat: Seat
) -> None:
    for name, value in fields.items():
        here = f"{path}.{name}"
        if name in BY_SEAT and isinstance(value, list) and value:
            first = max(seat, 0) % len(value)
            add_items(vector, here, value[first:] + value[:first], seat)
        else:
            add(vector, here, value, seat)


def add_items(
    vector: NDArray[np.float32], path: str, items: list[object] | tuple[object, ...], seat: Seat
) -> None:
    """Each at its place; words also by how many there are, wherever they stand."""
    vector[entry(f"{path}#", len(vector))] += len(items)
    for number, item in enumerate(items):
        add(vector, f"{path}[{number}]", item, seat)
        if isinstance(item, str):
            vector[entry(f"{path}:{item}", len(vector))] += 1
