"""The two boards of Cities, each with two sides."""

from typing import Final

from ziggurat.games.seven_wonders.base.boards import both_sides, stage
from ziggurat.games.seven_wonders.components import (
    CLAY,
    GLASS,
    LOOM,
    ORE,
    PAPYRUS,
    STONE,
    WOOD,
    Intrigue,
    Side,
)

PETRA_WONDER: Final = 7
BYZANTIUM_WONDER: Final = 8
DOVE: Final = Intrigue(diplomacy=1)

# SWW-03
PETRA: Final = both_sides(
    PETRA_WONDER,
    "Petra",
    "Pétra",
    CLAY,
    (
        stage(WOOD + STONE, points=3),
        stage(coins=7, points=7),
        stage(WOOD + 2 * STONE + PAPYRUS, points=7),
    ),
    (
        stage(2 * CLAY + 2 * ORE, points=3, intrigue=Intrigue(losses=2)),
        stage(coins=14, points=14),
    ),
)
# SWW-04
BYZANTIUM: Final = both_sides(
    BYZANTIUM_WONDER,
    "Byzantium",
    "Byzance",
    STONE,
    (
        stage(CLAY + ORE, points=3),
        stage(2 * WOOD + PAPYRUS, points=2, intrigue=DOVE),
        stage(2 * CLAY + GLASS + LOOM, points=7),
    ),
    (
        stage(WOOD + ORE + GLASS + PAPYRUS, points=3, intrigue=DOVE),
        stage(CLAY + 2 * ORE + LOOM, points=4, intrigue=DOVE),
    ),
)

SIDES: Final[tuple[Side, ...]] = (*PETRA, *BYZANTIUM)
