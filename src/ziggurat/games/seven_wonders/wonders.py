"""The seven boards, each with two sides; a board of the game is one side of one of them."""

from typing import Final, NamedTuple

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    ANY_MADE,
    ANY_RAW,
    CLAY,
    GLASS,
    LEFT_RAW,
    LOOM,
    ORE,
    PAPYRUS,
    RIGHT_RAW,
    STONE,
    WOOD,
    Goods,
    Resources,
)

Board = int  # a place in the list of sides

# What a stage allows beyond points, shields, coins and goods, as sets of one bit each.
SYMBOL: Final = 1  # a science symbol of choice
SEVENTH_CARD: Final = 2  # the last card of an age may be played
FREE_BUILDING: Final = 4  # once an age a structure is built free
COPY_GUILD: Final = 8
DIG: Final = 16  # build a discarded card at once


class Stage(NamedTuple):
    needs: Resources
    points: int
    shields: int
    earns: int
    goods: Goods
    discount: int
    power: int
    coins: int  # part of its cost; none has any in the base game


class Side(NamedTuple):
    name: str
    text: Text
    wonder: int
    resource: Resources
    stages: tuple[Stage, ...]


def stage(
    needs: Resources,
    *,
    points: int = 0,
    shields: int = 0,
    earns: int = 0,
    goods: Goods = 0,
    discount: int = 0,
    power: int = 0,
    coins: int = 0,
) -> Stage:
    return Stage(needs, points, shields, earns, goods, discount, power, coins)


def both_sides(
    wonder: int,
    english: str,
    french: str,
    resource: Resources,
    side_a: tuple[Stage, ...],
    side_b: tuple[Stage, ...],
) -> list[Side]:
    return [
        Side(
            f"{english.lower()} {letter.lower()}",
            Text(f"{english} {letter}", f"{french} {letter}"),
            wonder,
            resource,
            stages,
        )
        for letter, stages in (("A", side_a), ("B", side_b))
    ]


RHODES: Final = both_sides(
    0,
    "Rhodes",
    "Rhodes",
    ORE,
    (stage(2 * WOOD, points=3), stage(3 * CLAY, shields=2), stage(4 * ORE, points=7)),
    (
        stage(3 * STONE, shields=1, points=3, earns=3),
        stage(4 * ORE, shields=1, points=4, earns=4),
    ),
)
ALEXANDRIA: Final = both_sides(
    1,
    "Alexandria",
    "Alexandrie",
    GLASS,
    (stage(2 * STONE, points=3), stage(2 * ORE, goods=ANY_RAW), stage(2 * GLASS, points=7)),
    (
        stage(2 * CLAY, goods=ANY_RAW),
        stage(2 * WOOD, goods=ANY_MADE),
        stage(3 * STONE, points=7),
    ),
)
EPHESUS: Final = both_sides(
    2,
    "Ephesus",
    "Éphèse",
    PAPYRUS,
    (stage(2 * STONE, points=3), stage(2 * WOOD, earns=9), stage(2 * PAPYRUS, points=7)),
    (
        stage(2 * STONE, points=2, earns=4),
        stage(2 * WOOD, points=3, earns=4),
        stage(PAPYRUS + LOOM + GLASS, points=5, earns=4),
    ),
)
BABYLON: Final = both_sides(
    3,
    "Babylon",
    "Babylone",
    CLAY,
    (stage(2 * CLAY, points=3), stage(3 * WOOD, power=SYMBOL), stage(4 * CLAY, points=7)),
    (
        stage(LOOM + CLAY, points=3),
        stage(GLASS + 2 * WOOD, power=SEVENTH_CARD),
        stage(PAPYRUS + 3 * CLAY, power=SYMBOL),
    ),
)
OLYMPIA: Final = both_sides(
    4,
    "Olympia",
    "Olympie",
    WOOD,
    (stage(2 * WOOD, points=3), stage(2 * STONE, power=FREE_BUILDING), stage(2 * ORE, points=7)),
    (
        stage(2 * WOOD, discount=LEFT_RAW | RIGHT_RAW),
        stage(2 * STONE, points=5),
        stage(LOOM + 2 * ORE, power=COPY_GUILD),
    ),
)
HALICARNASSUS: Final = both_sides(
    5,
    "Halicarnassus",
    "Halicarnasse",
    LOOM,
    (stage(2 * CLAY, points=3), stage(3 * ORE, power=DIG), stage(2 * LOOM, points=7)),
    (
        stage(2 * ORE, points=2, power=DIG),
        stage(3 * CLAY, points=1, power=DIG),
        stage(GLASS + PAPYRUS + LOOM, power=DIG),
    ),
)
GIZA: Final = both_sides(
    6,
    "Giza",
    "Gizeh",
    STONE,
    (stage(2 * STONE, points=3), stage(3 * WOOD, points=5), stage(4 * STONE, points=7)),
    (
        stage(2 * WOOD, points=3),
        stage(3 * STONE, points=5),
        stage(3 * CLAY, points=5),
        stage(PAPYRUS + 4 * STONE, points=7),
    ),
)

BOARDS: Final[tuple[Side, ...]] = (
    *RHODES,
    *ALEXANDRIA,
    *EPHESUS,
    *BABYLON,
    *OLYMPIA,
    *HALICARNASSUS,
    *GIZA,
)
BOARD_NAMES: Final = tuple([each.name for each in BOARDS])
BOARD_OF: Final = {name: board for board, name in enumerate(BOARD_NAMES)}
WONDERS: Final = len(BOARDS) // 2

# What the first stages of a board allow together, by board and by how many are built.
POWERS: Final = [
    [
        sum([each.power for each in side.stages[:built] if each.power != DIG])
        for built in range(len(side.stages) + 1)
    ]
    for side in BOARDS
]
