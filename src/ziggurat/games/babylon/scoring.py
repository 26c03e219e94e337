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
    Flower,
    Piece,
    Place,
)
from ziggurat.games.babylon.garden import NOBODY, Garden

if TYPE_CHECKING:
    from ziggurat.games.babylon.component_set import BabylonComponents
    from ziggurat.games.babylon.garden import Built
    from ziggurat.games.babylon.rules import BabylonRules
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
    """What a visible piece is worth (BY-P-01..04, BY-P-07)."""
    storey = place // HOLES
    if piece == STATUE:
        return storey
    if piece in (FOUNTAIN, BRIDGE):
        return 3 * storey
    if piece == STAIRS:
        return storey + other // HOLES
    return int(piece == BELVEDERE)


def scores(garden: Garden, built: Built, rules: BabylonRules) -> bool:
    """Whether a piece counts: what is hidden does not (BY-V-01..03, BY-A-07)."""
    return garden.shows(built) or (rules.hidden_belvederes and built[0] == BELVEDERE)


def sheet_of(garden: Garden, components: BabylonComponents, rules: BabylonRules) -> list[int]:
    """The eight lines of the score pad; what is stored scores nothing (BY-P-01..08, BY-P-10)."""
    points = [0] * (BELVEDERE + 1)
    counts = [0] * (BELVEDERE + 1)
    for built in garden.pieces:
        if scores(garden, built, rules):
            points[built[0]] += points_of(*built)
            counts[built[0]] += 1
    sets = min(counts[STAIRS], counts[FOUNTAIN], counts[BRIDGE], counts[STATUE])
    return [
        points[STATUE],
        points[FOUNTAIN],
        points[BRIDGE],
        points[STAIRS],
        FOR_A_SET * sets,
        FOR_A_SET * min(flowers_of(garden, components.flowers)),
        points[BELVEDERE],
        FOR_A_STOREY * garden.height(),
    ]


def flowers_of(garden: Garden, flowers: tuple[Flower, ...]) -> list[int]:
    """How many visible terraces show each flower (BY-P-06); `flowers` are by tile."""
    counts = [0] * FLOWERS_IN_A_SET
    for owner in set(garden.owners):
        if owner != NOBODY:
            counts[flowers[garden.tiles[owner][0]]] += 1
    return counts


def visible_holes(garden: Garden) -> int:
    """Holes of the board that no terrace hides (BY-P-09)."""
    return garden.tops.count(0)


def result(game: Babylon, reason: str) -> Outcome:
    """Most points win; a tie goes to the fewest visible holes, or is shared (BY-P-09)."""
    gardens = [game.garden(seat) for seat in range(game.seats)]
    sheets = [sheet_of(garden, game.components, game.rules) for garden in gardens]
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
