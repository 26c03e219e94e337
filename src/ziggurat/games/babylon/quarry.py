"""A. Dig: sixteen stacks of basalt, granite and clay, and the pillars a tile brings."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babylon.components import (
    BASALT,
    CLAY,
    GRANITE,
    QUARRY_SIDE,
    STACKS,
    START,
    TILES_OF_A_MATERIAL,
    Stack,
    Tile,
)
from ziggurat.games.babylon.prints import TERRACES

FULL: Final = 3  # tiles in a stack whose clay is still there
FLOWER_OF: Final = tuple([tile.flower for tile in TERRACES])
SIDES: Final = 4


def beside(stack: Stack) -> list[Stack]:
    """The neighbours along the four sides; beyond the edge of the quarry there are none."""
    x, y = stack % QUARRY_SIDE, stack // QUARRY_SIDE
    around = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    inside = range(QUARRY_SIDE)
    return [b * QUARRY_SIDE + a for a, b in around if a in inside and b in inside]


BESIDE: Final = [beside(stack) for stack in range(STACKS)]


def tiles_of(material: int) -> list[Tile]:
    return [tile for tile, printed in enumerate(TERRACES) if printed.material == material]


LAYERS: Final = [tiles_of(material) for material in (BASALT, GRANITE, CLAY)]  # from below
START_TILES: Final = sorted(tiles_of(START), key=FLOWER_OF.__getitem__)  # by flower
assert all(len(layer) == TILES_OF_A_MATERIAL for layer in LAYERS)


def pillars_for(levels: list[int], stack: Stack) -> int:
    """One for each side, except where the neighbour is higher."""
    level = levels[stack]
    return SIDES - sum([levels[neighbour] > level for neighbour in BESIDE[stack]])
