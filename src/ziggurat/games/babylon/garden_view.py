"""A garden as plain data: a view can draw it in three dimensions without knowing a rule.

Positions are `[x, y, storey]`: holes from west to east, from north to south, storey 0 the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ziggurat.games.babylon.building import support_names
from ziggurat.games.babylon.components import (
    BRIDGE,
    FLOWER_NAMES,
    HOLES,
    ICON_NAMES,
    MATERIAL_NAMES,
    PIECE_NAMES,
    SIDE,
    Place,
)
from ziggurat.games.babylon.garden import NOBODY, Built, Garden, span_of
from ziggurat.games.babylon.scoring import LINES, points_of, scores, sheet_of, visible_holes

if TYPE_CHECKING:
    from ziggurat.games.babylon.component_set import BabylonComponents
    from ziggurat.games.babylon.prints import Print
    from ziggurat.games.babylon.rules import BabylonRules


class TileView(TypedDict):
    """A terrace tile that is not laid."""

    name: str
    material: str
    flower: str
    icons: list[str]  # NW, NE, SW, SE


class TerraceView(TypedDict):
    name: str
    flower: str
    icons: list[str]  # as they lie: NW, NE, SW, SE
    anchor: list[int]  # the position of the NW corner
    rotation: int  # quarter turns clockwise
    supports: list[str]  # NW, NE, SW, SE
    visible: bool  # at least in part


class PieceView(TypedDict):
    """Decor, a belvedere, or a statue that has become a pillar."""

    kind: str
    places: list[list[int]]  # of stairs the foot first
    span: list[int] | None  # the first hole over which a bridge hangs
    visible: bool
    points: int


class GardenView(TypedDict):
    terraces: list[TerraceView]  # in the order they were laid
    pieces: list[PieceView]  # in the order they were built
    heights: list[list[int]]  # rows from the north: the storey seen from above
    seen: list[list[int | None]]  # rows: which of the terraces is seen there
    sheet: dict[str, int]  # the lines of the score pad
    total: int
    visible_holes: int


def view_of(garden: Garden, components: BabylonComponents, rules: BabylonRules) -> GardenView:
    sheet = sheet_of(garden, components, rules)
    shown = set(garden.owners)
    return {
        "terraces": [
            terrace_view(garden, components, index, index in shown)
            for index in range(len(garden.tiles))
        ],
        "pieces": [piece_view(garden, built, rules) for built in garden.pieces],
        "heights": [list(garden.tops[row : row + SIDE]) for row in range(0, HOLES, SIDE)],
        "seen": [
            [None if owner == NOBODY else owner for owner in garden.owners[row : row + SIDE]]
            for row in range(0, HOLES, SIDE)
        ],
        "sheet": dict(zip(LINES, sheet, strict=True)),
        "total": sum(sheet),
        "visible_holes": visible_holes(garden),
    }


def tile_view(tile: Print) -> TileView:
    return {
        "name": tile.name,
        "material": MATERIAL_NAMES[tile.material],
        "flower": FLOWER_NAMES[tile.flower],
        "icons": [ICON_NAMES[icon] for icon in tile.icons],
    }


def terrace_view(
    garden: Garden, components: BabylonComponents, index: int, visible: bool
) -> TerraceView:
    tile, anchor, storey, rotation, supports = garden.tiles[index]
    return {
        "name": components.terraces[tile].name,
        "flower": FLOWER_NAMES[components.flowers[tile]],
        "icons": [ICON_NAMES[icon] for icon in components.turned[tile][rotation]],
        "anchor": position(storey * HOLES + anchor),
        "rotation": rotation,
        "supports": support_names(supports),
        "visible": visible,
    }


def piece_view(garden: Garden, built: Built, rules: BabylonRules) -> PieceView:
    piece, place, other = built
    return {
        "kind": PIECE_NAMES[piece],
        "places": [position(each) for each in (place, other) if each],
        "span": position(span_of(place, other)[0]) if piece == BRIDGE else None,
        "visible": garden.shows(built),
        "points": points_of(piece, place, other) if scores(garden, built, rules) else 0,
    }


def position(place: Place) -> list[int]:
    storey, hole = divmod(place, HOLES)
    return [hole % SIDE, hole // SIDE, storey]
