"""A. Dig: sixteen stacks of basalt, granite and clay, and the pillars a tile brings."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babylon.components import (
    BASALT,
    CLAY,
    FLOWER_NAMES,
    GRANITE,
    QUARRY_SIDE,
    STACKS,
    START,
    TILES_OF_A_MATERIAL,
    Stack,
    Tile,
)

FULL: Final = 3  # tiles in a stack whose clay is still there (BY-D-02)
SIDES: Final = 4


def beside(stack: Stack) -> list[Stack]:
    """The neighbours along the four sides; beyond the edge of the quarry there are none."""
    x, y = stack % QUARRY_SIDE, stack // QUARRY_SIDE
    around = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    inside = range(QUARRY_SIDE)
    return [b * QUARRY_SIDE + a for a, b in around if a in inside and b in inside]


BESIDE: Final = [beside(stack) for stack in range(STACKS)]


def tiles_of(material: int) -> list[Tile]:
    first = material * TILES_OF_A_MATERIAL
    return list(range(first, first + TILES_OF_A_MATERIAL))


LAYERS: Final = [tiles_of(material) for material in (BASALT, GRANITE, CLAY)]  # from below
START_TILES: Final = tiles_of(START)[: len(FLOWER_NAMES)]  # by flower (BY-C-09)


def pillars_for(levels: list[int], stack: Stack) -> int:
    """One for each side, except where the neighbour is higher (BY-D-03, BY-D-06)."""
    level = levels[stack]
    return SIDES - sum([levels[neighbour] > level for neighbour in BESIDE[stack]])
