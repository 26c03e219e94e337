"""The ten guilds, of which two more than there are players take part in Age III."""

from typing import Final

from ziggurat.games.seven_wonders.base.cards.card import guild
from ziggurat.games.seven_wonders.components import (
    ALL_THREE,
    ANY_SYMBOL,
    BLUE,
    BROWN,
    CLAY,
    DEFEATS,
    GLASS,
    GREEN,
    GREY,
    LOOM,
    NEIGHBOURS,
    ORE,
    OWN,
    PAPYRUS,
    PURPLE,
    RED,
    STAGE,
    STONE,
    WOOD,
    YELLOW,
    Per,
    Thing,
)

GUILDS: Final[tuple[Thing, ...]] = (
    guild(
        "Workers Guild",
        "Guilde des travailleurs",
        needs=2 * ORE + CLAY + STONE + WOOD,
        points_per=Per(1, BROWN, NEIGHBOURS),
    ),
    guild(
        "Craftsmens Guild",
        "Guilde des artisans",
        needs=2 * ORE + 2 * STONE,
        points_per=Per(2, GREY, NEIGHBOURS),
    ),
    guild(
        "Traders Guild",
        "Guilde des commerçants",
        needs=LOOM + PAPYRUS + GLASS,
        points_per=Per(1, YELLOW, NEIGHBOURS),
    ),
    guild(
        "Philosophers Guild",
        "Guilde des philosophes",
        needs=3 * CLAY + LOOM + PAPYRUS,
        points_per=Per(1, GREEN, NEIGHBOURS),
    ),
    guild(
        "Spies Guild",
        "Guilde des espions",
        needs=3 * CLAY + GLASS,
        points_per=Per(1, RED, NEIGHBOURS),
    ),
    guild(
        "Strategists Guild",
        "Guilde des stratèges",
        needs=2 * ORE + STONE + LOOM,
        points_per=Per(1, DEFEATS, NEIGHBOURS),
    ),
    guild(
        "Shipowners Guild",
        "Guilde des armateurs",
        needs=3 * WOOD + PAPYRUS + GLASS,
        points_per=Per(1, BROWN | GREY | PURPLE, OWN),
    ),
    guild(
        "Scientists Guild",
        "Guilde des scientifiques",
        needs=2 * WOOD + 2 * ORE + PAPYRUS,
        symbol=ANY_SYMBOL,
    ),
    guild(
        "Magistrates Guild",
        "Guilde des magistrats",
        needs=3 * WOOD + STONE + LOOM,
        points_per=Per(1, BLUE, NEIGHBOURS),
    ),
    guild(
        "Builders Guild",
        "Guilde des bâtisseurs",
        needs=2 * STONE + 2 * CLAY + GLASS,
        points_per=Per(1, STAGE, ALL_THREE),
    ),
)
