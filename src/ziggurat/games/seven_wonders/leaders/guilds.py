"""The four guilds of Leaders, which join those of the base game (SWL-03, SWL-04)."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    CLAY,
    GLASS,
    LOOM,
    NEIGHBOURS,
    ORE,
    OWN,
    PAPYRUS,
    PURPLE,
    STONE,
    THREE_COINS,
    WHITE,
    WOOD,
    Court,
    Effect,
    Gain,
    Per,
    Resources,
    Thing,
)


def guild(english: str, french: str, needs: Resources, per: Per | None, gain: Gain) -> Thing:
    effect = Effect(points_per=() if per is None else (per,))
    return Thing(
        english.lower(), Text(english, french), PURPLE, needs=needs, effect=effect, gain=gain
    )


GUILDS: Final[tuple[Thing, ...]] = (
    # SWL-50
    guild(
        "Gamers Guild",
        "Guilde des joueurs",
        WOOD + STONE + CLAY + ORE,
        Per(1, THREE_COINS, OWN),
        Gain(),
    ),
    # SWL-58
    guild(
        "Courtesans Guild",
        "Guilde des courtisanes",
        WOOD + CLAY + GLASS + LOOM,
        None,
        Gain(court=Court(copies=True)),
    ),
    # SWL-57
    guild(
        "Diplomats Guild",
        "Guilde des diplomates",
        WOOD + STONE + GLASS + PAPYRUS,
        Per(1, WHITE, NEIGHBOURS),
        Gain(),
    ),
    # SWL-57
    guild(
        "Architects Guild",
        "Guilde des architectes",
        CLAY + 3 * ORE + LOOM + PAPYRUS,
        Per(3, PURPLE, NEIGHBOURS),
        Gain(),
    ),
)
