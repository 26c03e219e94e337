"""The final scoring, line by line of the score pad, seen from straight above."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.outcome import Outcome, Row, ranks_of
from ziggurat.games.babylon.components import (
    BELVEDERE,
    BRIDGE,
    FOUNTAIN,
    HOLES,
    STAIRS,
    STATUE,
    Piece,
    Place,
)
from ziggurat.games.babylon.garden import NOBODY, Garden
from ziggurat.games.babylon.quarry import FLOWER_OF

if TYPE_CHECKING:
    from ziggurat.games.babylon.table import Babylon

LINES: Final = (
    "statues",
    "fountains",
    "bridges",
    "stairs",
    "decor_sets",
    "flower_sets",
    "belvederes",
    "high_point",
)
FLOWERS_IN_A_SET: Final = 4
FOR_A_SET: Final = 4
FOR_A_STOREY: Final = 2  # of the highest terrace


def points_of(piece: Piece, place: Place, other: Place) -> int:
    """What a visible piece is worth."""
    storey = place // HOLES
    if piece == STATUE:
        return storey
    if piece in (FOUNTAIN, BRIDGE):
        return 3 * storey
    if piece == STAIRS:
        return storey + other // HOLES
    return int(piece == BELVEDERE)


def sheet_of(garden: Garden) -> list[int]:
    """The eight lines of the score pad."""
    points = [0] * (BELVEDERE + 1)
    counts = [0] * (BELVEDERE + 1)
    for built in garden.pieces:
        if garden.shows(built):
            points[built[0]] += points_of(*built)
            counts[built[0]] += 1
    sets = min(counts[STAIRS], counts[FOUNTAIN], counts[BRIDGE], counts[STATUE])
    return [
        points[STATUE],
        points[FOUNTAIN],
        points[BRIDGE],
        points[STAIRS],
        FOR_A_SET * sets,
        FOR_A_SET * min(flowers_of(garden)),
        points[BELVEDERE],
        FOR_A_STOREY * garden.height(),
    ]


def flowers_of(garden: Garden) -> list[int]:
    """How many visible terraces show each flower."""
    counts = [0] * FLOWERS_IN_A_SET
    for owner in set(garden.owners):
        if owner != NOBODY:
            counts[FLOWER_OF[garden.tiles[owner][0]]] += 1
    return counts


def visible_holes(garden: Garden) -> int:
    """Holes of the board that no terrace hides."""
    return garden.tops.count(0)


def result(game: Babylon, reason: str) -> Outcome:
    """Most points win; if equal, the fewest visible holes; if equal again, all who are."""
    gardens = [game.garden(seat) for seat in range(game.seats)]
    sheets = [sheet_of(garden) for garden in gardens]
    totals = [sum(sheet) for sheet in sheets]
    holes = [visible_holes(garden) for garden in gardens]
    scores: list[tuple[int, ...]] = [
        (total, -visible) for total, visible in zip(totals, holes, strict=True)
    ]
    ranks = ranks_of(scores)
    rows = [
        Row(line, tuple([sheet[index] for sheet in sheets])) for index, line in enumerate(LINES)
    ]
    return Outcome(
        tuple([seat for seat in range(game.seats) if ranks[seat] == 1]),
        reason,
        ranks,
        (*rows, Row("total", tuple(totals)), Row("visible_holes", tuple(holes))),
    )
