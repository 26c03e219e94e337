"""The small numbers of the game: resources and goods, colours, symbols, cities.

Resources are counted in one integer, four bits to a resource, so that costs add up: the Forum costs
`2 * CLAY`.  Goods are what a city produces: resources in the same bits, and above them how many
sources offer one unit of their choice, two bits to a kind of source.
"""

from typing import Final

Card = int  # a place in the list of all cards
City = int  # a seat, or the Free City
Resources = int
Goods = int
Cards = int  # a set of cards: one bit for each

RESOURCE_NAMES: Final = ("wood", "stone", "clay", "ore", "glass", "loom", "papyrus")
BITS: Final = 4  # to a resource
MOST: Final = 15  # units of a resource; no cost comes near
WOOD: Final = 1
STONE: Final = 1 << 4
CLAY: Final = 1 << 8
ORE: Final = 1 << 12
GLASS: Final = 1 << 16
LOOM: Final = 1 << 20
PAPYRUS: Final = 1 << 24
UNITS: Final = (WOOD, STONE, CLAY, ORE, GLASS, LOOM, PAPYRUS)
RAW_UNITS: Final = (WOOD, STONE, CLAY, ORE)
MADE_UNITS: Final = (GLASS, LOOM, PAPYRUS)
RAW_BITS: Final = MOST * (WOOD + STONE + CLAY + ORE)
ALL_BITS: Final = (1 << 28) - 1

WOOD_OR_CLAY: Final = 1 << 28
STONE_OR_CLAY: Final = 1 << 30
CLAY_OR_ORE: Final = 1 << 32
STONE_OR_WOOD: Final = 1 << 34
WOOD_OR_ORE: Final = 1 << 36
ORE_OR_STONE: Final = 1 << 38
ANY_RAW: Final = 1 << 40
ANY_MADE: Final = 1 << 42
CHOICES: Final = (
    (28, (WOOD, CLAY)),
    (30, (STONE, CLAY)),
    (32, (CLAY, ORE)),
    (34, (STONE, WOOD)),
    (36, (WOOD, ORE)),
    (38, (ORE, STONE)),
    (40, RAW_UNITS),
    (42, MADE_UNITS),
)

Colour = int
BROWN: Final = 1
GREY: Final = 2
BLUE: Final = 4
YELLOW: Final = 8
RED: Final = 16
GREEN: Final = 32
PURPLE: Final = 64
COLOUR_NAMES: Final = {
    BROWN: "brown",
    GREY: "grey",
    BLUE: "blue",
    YELLOW: "yellow",
    RED: "red",
    GREEN: "green",
    PURPLE: "purple",
}

Symbol = int
NO_SYMBOL: Final = -1
COMPASS: Final = 0
GEAR: Final = 1
TABLET: Final = 2
FREE_SYMBOL: Final = 3  # chosen when scoring

# Trade discounts, as sets of one bit each.
LEFT_RAW: Final = 1
RIGHT_RAW: Final = 2
BOTH_MADE: Final = 4

AGES: Final = (1, 2, 3)
TURNS: Final = 6  # of an age
HAND: Final = 7
START_COINS: Final = 3
DISCARD_COINS: Final = 3
VICTORY: Final = (1, 3, 5)  # points of a victory token, by age
FREE_CITY: Final = 2  # the third city of two players


def units_of(resources: Resources) -> int:
    """How many units these resources are."""
    total = 0
    while resources:
        total += resources & MOST
        resources >>= BITS
    return total


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same counts with one of them greater or less."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])
