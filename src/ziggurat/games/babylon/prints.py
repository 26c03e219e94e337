"""The component set `standard`: prints that are reconstructed as far as the box is not known.

The counts are the rulebook's: 16 tiles of each material, with 2, 3 and 4 icons; 14 tower tiles and
six effects, some tiles being blank.  `RECONSTRUCTED` says what is not.
"""

from typing import Final, NamedTuple

from ziggurat.core.text import Text
from ziggurat.games.babylon.components import (
    BASALT,
    BLANK,
    BRIDGE,
    CLAY,
    FLOWER_TWO,
    FOUNTAIN,
    GRANITE,
    MINUS_SINGLE,
    NO_EFFECT,
    PINK,
    PLUS_DOUBLE,
    PLUS_SINGLE,
    PURPLE,
    STAIRS,
    START,
    STATUE,
    WHITE,
    WILD_BLANK,
    WILD_ICON,
    YELLOW,
    Effect,
    Flower,
    Icon,
)

RECONSTRUCTED: Final = Text(
    "The tile prints are reconstructed. From the rulebook: the number of tiles, their materials"
    " with 2, 3 and 4 icons, the six tower effects, the white and the pink flower. Ours: which"
    " icons share a tile and where they stand, how many of each icon there are (36), the yellow"
    " and the purple flower, the flower of each tile (4 of each per material), the icons of the"
    " start tiles, and how many tower tiles show each effect (2) or none (2).",
    "Le dessin des tuiles est reconstitué. D'après la règle : le nombre de tuiles, leurs matériaux"
    " à 2, 3 et 4 icônes, les six effets des tuiles Tour, les fleurs blanche et rose. De notre"
    " main : quelles icônes partagent une tuile et à quelle place, le nombre de chaque icône (36),"
    " les fleurs jaune et violette, la fleur de chaque tuile (4 de chaque par matériau), les icônes"
    " des tuiles de départ, et combien de tuiles Tour montrent chaque effet (2) ou aucun (2).",
)


class Print(NamedTuple):
    """A terrace tile: its icons at NW, NE, SW, SE, the same on both faces (BY-C-04)."""

    name: str
    material: int
    flower: Flower
    icons: tuple[Icon, Icon, Icon, Icon]


# Clay, granite, basalt, and the start tile of each flower, in this order.
TERRACES: Final[tuple[Print, ...]] = (
    Print("C01", CLAY, WHITE, (STAIRS, BLANK, BLANK, FOUNTAIN)),
    Print("C02", CLAY, WHITE, (BRIDGE, STATUE, BLANK, BLANK)),
    Print("C03", CLAY, WHITE, (STAIRS, BRIDGE, BLANK, BLANK)),
    Print("C04", CLAY, WHITE, (FOUNTAIN, STATUE, BLANK, BLANK)),
    Print("C05", CLAY, PINK, (STAIRS, FOUNTAIN, BLANK, BLANK)),
    Print("C06", CLAY, PINK, (BRIDGE, BLANK, BLANK, STATUE)),
    Print("C07", CLAY, PINK, (STAIRS, BLANK, BLANK, STATUE)),
    Print("C08", CLAY, PINK, (FOUNTAIN, BRIDGE, BLANK, BLANK)),
    Print("C09", CLAY, YELLOW, (STAIRS, BLANK, BLANK, BRIDGE)),
    Print("C10", CLAY, YELLOW, (STATUE, FOUNTAIN, BLANK, BLANK)),
    Print("C11", CLAY, YELLOW, (STAIRS, STATUE, BLANK, BLANK)),
    Print("C12", CLAY, YELLOW, (FOUNTAIN, BLANK, BLANK, BRIDGE)),
    Print("C13", CLAY, PURPLE, (FOUNTAIN, STAIRS, BLANK, BLANK)),
    Print("C14", CLAY, PURPLE, (STATUE, BRIDGE, BLANK, BLANK)),
    Print("C15", CLAY, PURPLE, (BRIDGE, STAIRS, BLANK, BLANK)),
    Print("C16", CLAY, PURPLE, (FOUNTAIN, BLANK, BLANK, STATUE)),
    Print("G01", GRANITE, WHITE, (FOUNTAIN, BRIDGE, STATUE, BLANK)),
    Print("G02", GRANITE, WHITE, (STAIRS, STATUE, BRIDGE, BLANK)),
    Print("G03", GRANITE, WHITE, (FOUNTAIN, STAIRS, STATUE, BLANK)),
    Print("G04", GRANITE, WHITE, (FOUNTAIN, BRIDGE, STAIRS, BLANK)),
    Print("G05", GRANITE, PINK, (FOUNTAIN, STATUE, BRIDGE, BLANK)),
    Print("G06", GRANITE, PINK, (BRIDGE, STAIRS, STATUE, BLANK)),
    Print("G07", GRANITE, PINK, (FOUNTAIN, STATUE, STAIRS, BLANK)),
    Print("G08", GRANITE, PINK, (BRIDGE, STAIRS, FOUNTAIN, BLANK)),
    Print("G09", GRANITE, YELLOW, (BRIDGE, FOUNTAIN, STATUE, BLANK)),
    Print("G10", GRANITE, YELLOW, (BRIDGE, STATUE, STAIRS, BLANK)),
    Print("G11", GRANITE, YELLOW, (STATUE, STAIRS, FOUNTAIN, BLANK)),
    Print("G12", GRANITE, YELLOW, (BRIDGE, FOUNTAIN, STAIRS, BLANK)),
    Print("G13", GRANITE, PURPLE, (STATUE, FOUNTAIN, BRIDGE, BLANK)),
    Print("G14", GRANITE, PURPLE, (STATUE, BRIDGE, STAIRS, BLANK)),
    Print("G15", GRANITE, PURPLE, (STAIRS, FOUNTAIN, STATUE, BLANK)),
    Print("G16", GRANITE, PURPLE, (STAIRS, BRIDGE, FOUNTAIN, BLANK)),
    Print("B01", BASALT, WHITE, (STAIRS, FOUNTAIN, STATUE, BRIDGE)),
    Print("B02", BASALT, WHITE, (FOUNTAIN, BRIDGE, STATUE, FOUNTAIN)),
    Print("B03", BASALT, WHITE, (BRIDGE, BRIDGE, STATUE, STAIRS)),
    Print("B04", BASALT, WHITE, (STAIRS, STAIRS, FOUNTAIN, STATUE)),
    Print("B05", BASALT, PINK, (STAIRS, BRIDGE, STATUE, FOUNTAIN)),
    Print("B06", BASALT, PINK, (BRIDGE, FOUNTAIN, STATUE, BRIDGE)),
    Print("B07", BASALT, PINK, (STATUE, STATUE, FOUNTAIN, STAIRS)),
    Print("B08", BASALT, PINK, (STAIRS, STAIRS, FOUNTAIN, BRIDGE)),
    Print("B09", BASALT, YELLOW, (STAIRS, STATUE, FOUNTAIN, BRIDGE)),
    Print("B10", BASALT, YELLOW, (STATUE, FOUNTAIN, BRIDGE, STATUE)),
    Print("B11", BASALT, YELLOW, (FOUNTAIN, FOUNTAIN, BRIDGE, STAIRS)),
    Print("B12", BASALT, YELLOW, (STAIRS, STAIRS, BRIDGE, STATUE)),
    Print("B13", BASALT, PURPLE, (STAIRS, FOUNTAIN, BRIDGE, STATUE)),
    Print("B14", BASALT, PURPLE, (STATUE, STAIRS, BRIDGE, STATUE)),
    Print("B15", BASALT, PURPLE, (BRIDGE, BRIDGE, FOUNTAIN, STAIRS)),
    Print("B16", BASALT, PURPLE, (FOUNTAIN, FOUNTAIN, STAIRS, STATUE)),
    Print("S-white", START, WHITE, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
    Print("S-pink", START, PINK, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
    Print("S-yellow", START, YELLOW, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
    Print("S-purple", START, PURPLE, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
)

# The effects of the tower tiles (BY-T-06: some have none).
TOWER: Final[tuple[Effect, ...]] = (
    PLUS_SINGLE,
    PLUS_SINGLE,
    PLUS_DOUBLE,
    PLUS_DOUBLE,
    WILD_ICON,
    WILD_ICON,
    WILD_BLANK,
    WILD_BLANK,
    FLOWER_TWO,
    FLOWER_TWO,
    MINUS_SINGLE,
    MINUS_SINGLE,
    NO_EFFECT,
    NO_EFFECT,
)
