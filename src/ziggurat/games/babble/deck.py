"""The cards as numbers, so that hands, packs and knowledge are ints and masks of bits.

The words of a component set are numbered from 0; the first four are the starting words, in the
order of the orders (BA-COM-4).  No set has more words than its cards could show.
"""

from typing import Final

from ziggurat.games.babble.components import (
    CONSTRUCTIONS,
    MOST_WORD_CARDS,
    ORDER_COUNT,
    ORDERS,
    Construction,
    Face,
    Order,
    Word,
)

MOST_WORDS: Final = ORDER_COUNT + MOST_WORD_CARDS
FACE_COUNT: Final = ORDER_COUNT * MOST_WORDS
NO_WORD: Final = MOST_WORDS  # stands in a hand where the card of an order is missing
NO_WORD_BIT: Final = 1 << NO_WORD

STARTING_WORDS: Final[tuple[Word, ...]] = ORDERS
START_FACES: Final = [order * MOST_WORDS + STARTING_WORDS[order] for order in ORDERS]

CONSTRUCTION_NAMES: Final = [f"c{number:02}" for number in range(1, CONSTRUCTIONS + 1)]
ALL_CONSTRUCTIONS: Final = (1 << CONSTRUCTIONS) - 1


def face_of(order: Order, word: Word) -> Face:
    return order * MOST_WORDS + word


def constructions_of(mask: int) -> list[Construction]:
    return [card for card in range(CONSTRUCTIONS) if mask >> card & 1]
