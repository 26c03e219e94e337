"""What is printed on the tiles, as far as it is known: reconstructed, and replaceable.

The counts are the rulebook's: 16 tiles of each material, with 2, 3 and 4 icons; 14 tower tiles and
six effects, some tiles being blank.  Which icons stand together on a tile, the flower of each tile,
the icons of the start tiles and how many tower tiles show each effect are reconstructed.  Whoever
has the box replaces the two tables of this file, and nothing else.
"""

from typing import Final, NamedTuple

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

RECONSTRUCTED: Final = True  # players are told so


class Print(NamedTuple):
    """The face of a terrace tile: icons at NW, NE, SW, SE."""

    name: str
    material: int
    flower: Flower
    icons: tuple[Icon, Icon, Icon, Icon]


class TowerPrint(NamedTuple):
    name: str
    effect: Effect


# Clay, granite, basalt, and the start tile of each flower, in this order.
TERRACES: Final = (
    Print("c01", CLAY, WHITE, (STAIRS, BLANK, BLANK, FOUNTAIN)),
    Print("c02", CLAY, WHITE, (BRIDGE, STATUE, BLANK, BLANK)),
    Print("c03", CLAY, WHITE, (STAIRS, BRIDGE, BLANK, BLANK)),
    Print("c04", CLAY, WHITE, (FOUNTAIN, STATUE, BLANK, BLANK)),
    Print("c05", CLAY, PINK, (STAIRS, FOUNTAIN, BLANK, BLANK)),
    Print("c06", CLAY, PINK, (BRIDGE, BLANK, BLANK, STATUE)),
    Print("c07", CLAY, PINK, (STAIRS, BLANK, BLANK, STATUE)),
    Print("c08", CLAY, PINK, (FOUNTAIN, BRIDGE, BLANK, BLANK)),
    Print("c09", CLAY, YELLOW, (STAIRS, BLANK, BLANK, BRIDGE)),
    Print("c10", CLAY, YELLOW, (STATUE, FOUNTAIN, BLANK, BLANK)),
    Print("c11", CLAY, YELLOW, (STAIRS, STATUE, BLANK, BLANK)),
    Print("c12", CLAY, YELLOW, (FOUNTAIN, BLANK, BLANK, BRIDGE)),
    Print("c13", CLAY, PURPLE, (FOUNTAIN, STAIRS, BLANK, BLANK)),
    Print("c14", CLAY, PURPLE, (STATUE, BRIDGE, BLANK, BLANK)),
    Print("c15", CLAY, PURPLE, (BRIDGE, STAIRS, BLANK, BLANK)),
    Print("c16", CLAY, PURPLE, (FOUNTAIN, BLANK, BLANK, STATUE)),
    Print("g01", GRANITE, WHITE, (FOUNTAIN, BRIDGE, STATUE, BLANK)),
    Print("g02", GRANITE, WHITE, (STAIRS, STATUE, BRIDGE, BLANK)),
    Print("g03", GRANITE, WHITE, (FOUNTAIN, STAIRS, STATUE, BLANK)),
    Print("g04", GRANITE, WHITE, (FOUNTAIN, BRIDGE, STAIRS, BLANK)),
    Print("g05", GRANITE, PINK, (FOUNTAIN, STATUE, BRIDGE, BLANK)),
    Print("g06", GRANITE, PINK, (BRIDGE, STAIRS, STATUE, BLANK)),
    Print("g07", GRANITE, PINK, (FOUNTAIN, STATUE, STAIRS, BLANK)),
    Print("g08", GRANITE, PINK, (BRIDGE, STAIRS, FOUNTAIN, BLANK)),
    Print("g09", GRANITE, YELLOW, (BRIDGE, FOUNTAIN, STATUE, BLANK)),
    Print("g10", GRANITE, YELLOW, (BRIDGE, STATUE, STAIRS, BLANK)),
    Print("g11", GRANITE, YELLOW, (STATUE, STAIRS, FOUNTAIN, BLANK)),
    Print("g12", GRANITE, YELLOW, (BRIDGE, FOUNTAIN, STAIRS, BLANK)),
    Print("g13", GRANITE, PURPLE, (STATUE, FOUNTAIN, BRIDGE, BLANK)),
    Print("g14", GRANITE, PURPLE, (STATUE, BRIDGE, STAIRS, BLANK)),
    Print("g15", GRANITE, PURPLE, (STAIRS, FOUNTAIN, STATUE, BLANK)),
    Print("g16", GRANITE, PURPLE, (STAIRS, BRIDGE, FOUNTAIN, BLANK)),
    Print("b01", BASALT, WHITE, (STAIRS, FOUNTAIN, STATUE, BRIDGE)),
    Print("b02", BASALT, WHITE, (FOUNTAIN, BRIDGE, STATUE, FOUNTAIN)),
    Print("b03", BASALT, WHITE, (BRIDGE, BRIDGE, STATUE, STAIRS)),
    Print("b04", BASALT, WHITE, (STAIRS, STAIRS, FOUNTAIN, STATUE)),
    Print("b05", BASALT, PINK, (STAIRS, BRIDGE, STATUE, FOUNTAIN)),
    Print("b06", BASALT, PINK, (BRIDGE, FOUNTAIN, STATUE, BRIDGE)),
    Print("b07", BASALT, PINK, (STATUE, STATUE, FOUNTAIN, STAIRS)),
    Print("b08", BASALT, PINK, (STAIRS, STAIRS, FOUNTAIN, BRIDGE)),
    Print("b09", BASALT, YELLOW, (STAIRS, STATUE, FOUNTAIN, BRIDGE)),
    Print("b10", BASALT, YELLOW, (STATUE, FOUNTAIN, BRIDGE, STATUE)),
    Print("b11", BASALT, YELLOW, (FOUNTAIN, FOUNTAIN, BRIDGE, STAIRS)),
    Print("b12", BASALT, YELLOW, (STAIRS, STAIRS, BRIDGE, STATUE)),
    Print("b13", BASALT, PURPLE, (STAIRS, FOUNTAIN, BRIDGE, STATUE)),
    Print("b14", BASALT, PURPLE, (STATUE, STAIRS, BRIDGE, STATUE)),
    Print("b15", BASALT, PURPLE, (BRIDGE, BRIDGE, FOUNTAIN, STAIRS)),
    Print("b16", BASALT, PURPLE, (FOUNTAIN, FOUNTAIN, STAIRS, STATUE)),
    Print("s-white", START, WHITE, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
    Print("s-pink", START, PINK, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
    Print("s-yellow", START, YELLOW, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
    Print("s-purple", START, PURPLE, (STAIRS, STATUE, BRIDGE, FOUNTAIN)),
)

TOWER: Final = (
    TowerPrint("r01", PLUS_SINGLE),
    TowerPrint("r02", PLUS_SINGLE),
    TowerPrint("r03", PLUS_DOUBLE),
    TowerPrint("r04", PLUS_DOUBLE),
    TowerPrint("r05", WILD_ICON),
    TowerPrint("r06", WILD_ICON),
    TowerPrint("r07", WILD_BLANK),
    TowerPrint("r08", WILD_BLANK),
    TowerPrint("r09", FLOWER_TWO),
    TowerPrint("r10", FLOWER_TWO),
    TowerPrint("r11", MINUS_SINGLE),
    TowerPrint("r12", MINUS_SINGLE),
    TowerPrint("r13", NO_EFFECT),
    TowerPrint("r14", NO_EFFECT),
)
