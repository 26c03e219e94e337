"""The seven boards, each with two sides; a board of the game is one side of one of them.

On side A the first stage is worth three points, the third seven; the second is special (SW-W-A).
"""

from typing import Final, NamedTuple

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    ANY_MADE,
    ANY_RAW,
    ANY_SYMBOL,
    BOARD,
    CLAY,
    GLASS,
    LEFT_RAW,
    LOOM,
    ORE,
    PAPYRUS,
    RIGHT_RAW,
    STAGE,
    STONE,
    WOOD,
    Effect,
    Gain,
    Goods,
    Intrigue,
    Resources,
    Side,
    Thing,
)


class Stage(NamedTuple):
    """A stage before its board gives it a name."""

    needs: Resources
    effect: Effect
    gain: Gain
    coins: int


def stage(
    needs: Resources = 0,
    *,
    coins: int = 0,
    points: int = 0,
    shields: int = 0,
    earns: int = 0,
    goods: Goods = 0,
    posts: int = 0,
    symbols: int = 0,
    seventh_card: int = 0,
    free_building: int = 0,
    copies_guild: int = 0,
    digs: bool = False,
    intrigue: Intrigue | None = None,
) -> Stage:
    effect = Effect(
        goods=goods,
        posts=posts,
        free_building=free_building,
        seventh_card=seventh_card,
        shields=shields,
        symbols=symbols,
        copies_guild=copies_guild,
        points=points,
    )
    return Stage(needs, effect, Gain(coins=earns, digs=int(digs), intrigue=intrigue), coins)


def both_sides(
    wonder: int,
    english: str,
    french: str,
    resource: Resources,
    side_a: tuple[Stage, ...],
    side_b: tuple[Stage, ...],
) -> list[Side]:
    return [
        side(wonder, f"{english} {letter}", f"{french} {letter}", resource, stages)
        for letter, stages in (("A", side_a), ("B", side_b))
    ]


def side(
    wonder: int, english: str, french: str, resource: Resources, stages: tuple[Stage, ...]
) -> Side:
    """The board produces its resource from the start of the game (SW-SETUP-6)."""
    name, text = english.lower(), Text(english, french)
    things = [
        Thing(f"{name} {number}", text, STAGE, each.coins, each.needs, (), each.effect, each.gain)
        for number, each in enumerate(stages, start=1)
    ]
    board = Thing(name, text, BOARD, effect=Effect(sells=resource))
    return Side(name, text, wonder, board, tuple(things))


# SW-W-RHODES
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
# SW-W-ALEX
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
# SW-W-EPHESUS
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
# SW-W-BABYLON-A2, SW-W-BABYLON-B2
BABYLON: Final = both_sides(
    3,
    "Babylon",
    "Babylone",
    CLAY,
    (stage(2 * CLAY, points=3), stage(3 * WOOD, symbols=ANY_SYMBOL), stage(4 * CLAY, points=7)),
    (
        stage(LOOM + CLAY, points=3),
        stage(GLASS + 2 * WOOD, seventh_card=1),
        stage(PAPYRUS + 3 * CLAY, symbols=ANY_SYMBOL),
    ),
)
# SW-W-OLYMPIA-A2, SW-W-OLYMPIA-B1, SW-W-OLYMPIA-B3
OLYMPIA: Final = both_sides(
    4,
    "Olympia",
    "Olympie",
    WOOD,
    (stage(2 * WOOD, points=3), stage(2 * STONE, free_building=1), stage(2 * ORE, points=7)),
    (
        stage(2 * WOOD, posts=LEFT_RAW | RIGHT_RAW),
        stage(2 * STONE, points=5),
        stage(LOOM + 2 * ORE, copies_guild=1),
    ),
)
# SW-W-HALI-1, SW-W-HALI-2
HALICARNASSUS: Final = both_sides(
    5,
    "Halicarnassus",
    "Halicarnasse",
    LOOM,
    (stage(2 * CLAY, points=3), stage(3 * ORE, digs=True), stage(2 * LOOM, points=7)),
    (
        stage(2 * ORE, points=2, digs=True),
        stage(3 * CLAY, points=1, digs=True),
        stage(GLASS + PAPYRUS + LOOM, digs=True),
    ),
)
# SW-W-GIZA
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

SIDES: Final[tuple[Side, ...]] = (
    *RHODES,
    *ALEXANDRIA,
    *EPHESUS,
    *BABYLON,
    *OLYMPIA,
    *HALICARNASSUS,
    *GIZA,
)
