"""Counts and temples in one machine word, so that a copy of the table costs little.

A word has a field of six bits for each seat and site, at `seat * 5 + site`.  In a word of cards the
field says how many cards of that nation there are: twelve at most, and sixty in a whole hand.  In
the word of temples it is a set: the lowest bit stands for level 1, the highest for level 6.
"""

from typing import Final

from ziggurat.core.integers import i64
from ziggurat.games.babel.components import HIGHEST, NATIONS, SITES, Pile

BITS: Final = 6  # of a field
FIELD: Final = 0b111111
SIDE_BITS: Final = BITS * SITES
SIDE: Final = (1 << SIDE_BITS) - 1  # all fields of a seat

ONE: Final[list[i64]] = [1 << BITS * at for at in range(2 * SITES)]  # one card, by its field
LOWEST: Final = sum(ONE[:SITES])  # a one in every field of a side
HALF: Final = 31  # added to a count, it sets the highest bit of the field unless the count is zero

# Tables by the set of levels that a temple is made of.
LEVELS: Final[list[Pile]] = [
    bytes([level for level in range(1, HIGHEST + 1) if levels >> level - 1 & 1])
    for levels in range(FIELD + 1)
]
TOP: Final = bytes([levels.bit_length() for levels in range(FIELD + 1)])
CARD: Final[list[Pile]] = [bytes([nation]) for nation in NATIONS]


def size_of(side: i64) -> i64:
    """How many cards a side counts: as 64 leaves 1 when divided by 63, the fields add up."""
    return side % 63


def kinds_of(side: i64) -> i64:
    """The set of nations in a side, nation 0 being the lowest bit.

    The highest bit of each field says whether there is a card; 64 leaves 2 when divided by 62, so
    that these bits close up.
    """
    return (side + HALF * LOWEST >> BITS - 1 & LOWEST) % 62


def packed(counts: list[int]) -> i64:
    """The word of these counts, by field."""
    word: i64 = 0
    for at, count in enumerate(counts):
        word += ONE[at] * count
    return word


def unpacked(word: i64, fields: int) -> list[int]:
    """The counts in the first fields of a word."""
    counts: list[int] = []
    for _ in range(fields):
        counts.append(word & FIELD)
        word >>= BITS
    return counts


def cards_in(side: i64) -> Pile:
    """The Nation cards that a side counts, in the order of the nations."""
    cards = b""
    for card in CARD:
        cards += card * (side & FIELD)
        side >>= BITS
    return cards
