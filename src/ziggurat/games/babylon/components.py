"""What is in the box, and how holes, places and supports are numbered (BY-G-01..05).

What is printed on the tiles is data of its own: see `component_set.py`.

A hole of the board is `8 * y + x`.  A place is `64 * storey + hole`: storey 0 is the board,
storey 1 the terraces on the first floor.  The corners of a terrace are NW, NE, SW, SE; its anchor
is the hole under NW.  What carries a terrace is one number, two bits for each corner.
"""

from typing import Final

Hole = int
Place = int
Storey = int
Tile = int  # a terrace tile, an index of `TILE_NAMES`
Flower = int
Icon = int
Face = int  # what a visible place shows: an icon if it is free, else what stands on it
Piece = int
Support = int
Supports = int
Stack = int
Effect = int

SIDE: Final = 8
HOLES: Final = SIDE * SIDE
CORNERS: Final = (0, 1, SIDE, SIDE + 1)  # from the anchor
LAST: Final = SIDE - 1
HIGHEST: Final = 16  # no garden has more tiles: one for each of 15 rounds, and the start tile

CLAY: Final = 0
GRANITE: Final = 1
BASALT: Final = 2
START: Final = 3
MATERIAL_NAMES: Final = ("clay", "granite", "basalt", "start")
TILES_OF_A_MATERIAL: Final = 16  # of clay, granite and basalt (BY-C-05)
TOWER_SIZE: Final = 14  # tower tiles in the box (BY-C-01)

WHITE: Final = 0
PINK: Final = 1
YELLOW: Final = 2
PURPLE: Final = 3
FLOWER_NAMES: Final = ("white", "pink", "yellow", "purple")  # BY-C-06

# Tiles are numbered by material and, within it, in the order in which a component set lists them.
TILE_NAMES: Final = (
    *[f"{letter}{number:02}" for letter in "CGB" for number in range(1, TILES_OF_A_MATERIAL + 1)],
    *[f"S-{flower}" for flower in FLOWER_NAMES],
)
TOWER_NAMES: Final = tuple([f"R{number:02}" for number in range(1, TOWER_SIZE + 1)])

# Icons, and the decor that stands on them; a belvedere has no icon and is no decor (BY-C-08).
BLANK: Final = 0
STAIRS: Final = 1
FOUNTAIN: Final = 2
BRIDGE: Final = 3
STATUE: Final = 4
ICON_NAMES: Final = ("blank", "stairs", "fountain", "bridge", "statue")
DECOR: Final = (STAIRS, FOUNTAIN, BRIDGE, STATUE)
# A statue that carries a terrace is no statue any more.
CARRIER: Final = 5
BELVEDERE: Final = 6
PIECE_NAMES: Final = (*ICON_NAMES, "carrier", "belvedere")

# Faces beyond the icons: a place that is not free.
STANDING: Final = 5  # a statue, which can still carry a terrace
DEAD: Final = 6  # anything else: nothing can ever stand here again (BY-I-1)

NONE: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
BY_STATUE: Final = 3
SUPPORT_NAMES: Final = ("none", "single", "double", "statue")

# The reserve, in the order of the rulebook.
SINGLES: Final = 0
DOUBLES: Final = 1
BELVEDERES: Final = 2
RESERVE_NAMES: Final = (
    "singles",
    "doubles",
    "belvederes",
    "stairs",
    "fountains",
    "statues",
    "bridges",
)
RESERVE: Final = (148, 60, 38, 15, 15, 38, 15)  # BY-C-02
RESERVE_OF: Final = (0, 3, 4, 6, 5, 5, 2)  # where a piece lies in the reserve; a blank has none

NO_EFFECT: Final = 0
PLUS_SINGLE: Final = 1
PLUS_DOUBLE: Final = 2
WILD_ICON: Final = 3
WILD_BLANK: Final = 4
FLOWER_TWO: Final = 5
MINUS_SINGLE: Final = 6
EFFECT_NAMES: Final = (
    "no_effect",
    "plus_single",
    "plus_double",
    "wild_icon",
    "wild_blank",
    "flower_two",
    "minus_single",
)

NO_TILE: Final = -1
KEPT: Final = 6  # single pillars that can be stored (BY-C-10)

HOLE_NAMES: Final = tuple([f"{'abcdefgh'[hole % SIDE]}{hole // SIDE + 1}" for hole in range(HOLES)])
QUARRY_SIDE: Final = 4
STACKS: Final = QUARRY_SIDE * QUARRY_SIDE
STACK_NAMES: Final = tuple(
    [f"{'abcd'[stack % QUARRY_SIDE]}{stack // QUARRY_SIDE + 1}" for stack in range(STACKS)]
)


PLACE_NAMES: Final = tuple(
    [f"{hole}.{storey}" for storey in range(HIGHEST + 1) for hole in HOLE_NAMES]
)
PLACES: Final = len(PLACE_NAMES)
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}


def place_name(place: Place) -> str:
    """A hole and a storey: `c2.1` is on the first storey, above hole c2."""
    return PLACE_NAMES[place]


def read_place(name: str) -> Place:
    """The place of a name like `c2.1`.  Raises ValueError."""
    place = PLACE_OF.get(name)
    if place is None:
        raise ValueError(f"there is no place {name}")
    return place
