"""The common language of all modules: resources, deeds, and what a printed thing is made of.

Everything printed is a Thing: a card, a board, a stage, a tile, a token.  What it does while it is
in play is its Effect; what it gives once, when it enters play, is its Gain.  Both are data.

Resources are counted in one integer, four bits to a resource, so that costs add up: the Forum costs
`2 * CLAY`.  Goods are what a city produces: resources in the same bits, and above them how many
sources offer one unit of their choice, two bits to a kind of source (SW-COST-4).
"""

from typing import Final, NamedTuple

from ziggurat.core.text import Text

Card = int  # a place in the catalogue of all things
City = int  # a seat, or a city without a player
NO_CITY: Final = -1
Resources = int
Goods = int
Cards = int  # a set of things: one bit for each

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
# Above them, for each of two further sources, the resources of which it may supply one unit.
PRODUCED_KINDS: Final = 44  # by cards and board
OTHER_KINDS: Final = 51
ALL_KINDS: Final = (1 << len(UNITS)) - 1

# Deeds: what is built, and how, one bit each.  Taxes, bonuses and waivers apply to deeds.
Deeds = int
BROWN: Final = 1
GREY: Final = 2
BLUE: Final = 4
YELLOW: Final = 8
RED: Final = 16
GREEN: Final = 32
PURPLE: Final = 64
STAGE: Final = 128  # a stage of the wonder
CHAIN: Final = 256  # by chain
# What else is printed, or counted.
BOARD: Final = 512
TILE: Final = 1024
TOKEN: Final = 2048
DEFEATS: Final = 4096
BLACK: Final = 8192
VICTORIES: Final = 16384  # tokens of any value
WHITE: Final = 32768  # a leader, who is recruited
THREE_COINS: Final = 65536
FROM_LEFT: Final = 131072  # something was bought from that neighbour
FROM_RIGHT: Final = 262144
STONES: Final = 524288  # stone symbols on brown cards
COLOUR_NAMES: Final = {
    BROWN: "brown",
    GREY: "grey",
    BLUE: "blue",
    YELLOW: "yellow",
    RED: "red",
    GREEN: "green",
    PURPLE: "purple",
    BLACK: "black",
}

# Science symbols: four bits each, so that they add up.
COMPASS: Final = 1
GEAR: Final = 1 << 4
TABLET: Final = 1 << 8
ANY_SYMBOL: Final = 1 << 12  # chosen when scoring
SYMBOLS: Final = (COMPASS, GEAR, TABLET)
MASK: Final = 1 << 16  # the symbol of a neighbour's green card, chosen when scoring

# Trading posts, as sets of one bit each: equal ones do not add up (SW-TRADE-9).
LEFT_RAW: Final = 1
RIGHT_RAW: Final = 2
BOTH_MADE: Final = 4
# Docks take a coin off the first unit of a turn from one side.
LEFT_DOCK: Final = 8
RIGHT_DOCK: Final = 16
DOCKS: Final = LEFT_DOCK | RIGHT_DOCK

AGES: Final = (1, 2, 3)
VICTORY: Final = (1, 3, 5)  # points of a victory token, by age (SW-COMP-2)

# Where something is counted.
OWN: Final = 1
NEIGHBOURS: Final = 2
ALL_THREE: Final = 3


class Toll(NamedTuple):
    """Coins that are due, or given, for certain deeds."""

    on: Deeds
    coins: int = 0
    per_age: int = 0


class Per(NamedTuple):
    """A number of coins or points for each thing counted in certain cities."""

    amount: int
    what: Deeds
    where: int
    sets: bool = False  # for each set of one building of every colour instead


class Effect(NamedTuple):
    """What a thing does while it is in play.  Effects add up to Modifiers."""

    # In every turn.
    sells: Goods = 0  # produced, and for sale
    goods: Goods = 0  # produced for the city alone
    doubles: int = 0  # a unit more of a kind that is produced for sale
    lacks: int = 0  # a unit of a kind that is not
    posts: int = 0
    raw: int = 0  # change of the price of raw materials
    made: int = 0
    free: Deeds = 0  # built or recruited for free
    waived: Deeds = 0  # built without resources
    in_coins: Deeds = 0  # built for a coin per resource instead
    one_less: Deeds = 0  # built without one of its resources
    bank_unit: int = 0  # a resource may be bought from the bank, once a turn
    rebate: int = 0  # coins less for a leader
    neighbours_rebate: int = 0  # … of a neighbour
    taxes: tuple[Toll, ...] = ()
    bonuses: tuple[Toll, ...] = ()
    reach: int = 0  # chains also start in neighbouring cities
    disables: tuple[str, ...] = ()  # things without effect
    plenty: tuple[str, ...] = ()  # things that produce any number of units
    free_building: int = 0  # once per age
    free_black: int = 0  # a black card, once per age
    bank_bonus: int = 0  # coins more for a gain from the bank, once a turn
    seventh_card: int = 0  # the last card of an age may be played
    # In conflicts.
    shields: int = 0
    defeat_shields: int = 0  # shields for each defeat token
    defeats: int = 0  # more tokens for each defeat
    lesser_victories: int = 0
    deflects: int = 0  # the winner of a conflict takes the defeat tokens as well
    # At the end of the game.
    symbols: int = 0
    set_bonus: int = 0  # more points for each set of symbols
    copies_guild: int = 0
    buried_colour: int = 0  # points for neighbours' cards of the colour of the marker underneath
    points: int = 0
    points_per: tuple[Per, ...] = ()


class Intrigue(NamedTuple):
    """What a thing does once to other cities, when it is put into play."""

    neighbours: int = 0  # coins that each of them receives
    losses: int = 0  # coins that every other player loses
    losses_per: Deeds = 0  # … and one for each of these in the loser's city
    diplomacy: int = 0  # tokens that keep the city out of conflicts


class Court(NamedTuple):
    """What a thing does with leaders once, when it is put into play."""

    draws: int = 0  # leaders from the box into the hand
    recruits: bool = False  # one more may be recruited
    copies: bool = False  # a neighbour's leader serves the city, too
    entombs: bool = False  # a leader of the city is turned face down for points


class Gain(NamedTuple):
    """What a thing gives once, when it enters play."""

    coins: int = 0
    per: Per | None = None
    digs: int = 0  # a discarded card may be built; of several who may, the lowest is first
    court: Court | None = None
    intrigue: Intrigue | None = None


NO_EFFECT: Final = Effect()
NO_GAIN: Final = Gain()


class Thing(NamedTuple):
    """Something printed: its cost, the buildings that make it free, and what it does."""

    name: str
    text: Text
    colour: Deeds
    coins: int = 0
    needs: Resources = 0
    chains: tuple[str, ...] = ()
    effect: Effect = NO_EFFECT
    gain: Gain = NO_GAIN
    copies: tuple[int, ...] = ()  # of a card, each from this number of players on (SW-SETUP-1)


class Side(NamedTuple):
    """One side of a wonder board, and its stages in their order."""

    name: str
    text: Text
    wonder: int
    board: Thing
    stages: tuple[Thing, ...]  # none if they are those of neighbours
    coins: int = 0  # more at the start
    needs_module: str = ""  # without which it is not used
    any_order: bool = False  # in which its stages may be built


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
