"""The cards as numbers, so that hands, packs and knowledge are ints and masks of bits."""

from typing import Final

from ziggurat.games.babble.cards import CONSTRUCTION_CARDS, STARTING_WORDS, WORD_CARDS, WORDS
from ziggurat.games.babble.components import ORDER_NAMES, ORDERS, Construction, Face, Order, Word

WORD_COUNT: Final = len(WORDS)
FACE_COUNT: Final = len(ORDERS) * WORD_COUNT
NO_WORD: Final = WORD_COUNT  # stands in a hand where the card of an order is missing
NO_WORD_BIT: Final = 1 << NO_WORD

START_FACES: Final = [order * WORD_COUNT + STARTING_WORDS[order] for order in ORDERS]
WORD_FACES: Final = [order * WORD_COUNT + WORDS.index(word) for order, word in WORD_CARDS]


def words_of_orders(word_cards: int) -> list[int]:
    """By order, a mask of the words that its cards may have in a game with so many Word cards."""
    masks = [0] * len(ORDERS)
    for face in START_FACES + WORD_FACES[:word_cards]:
        masks[face // WORD_COUNT] |= 1 << face % WORD_COUNT
    return masks


# By the number of Word cards in the game; the last card of the list may be left out.
WORD_MASKS: Final = {
    count: words_of_orders(count) for count in (len(WORD_FACES) - 1, len(WORD_FACES))
}

CONSTRUCTIONS: Final = len(CONSTRUCTION_CARDS)
CONSTRUCTION_NAMES: Final = [card.name for card in CONSTRUCTION_CARDS]
COSTS: Final[list[tuple[int, int, int, int]]] = [card.cost for card in CONSTRUCTION_CARDS]
PICTURES: Final = [card.picture for card in CONSTRUCTION_CARDS]
ALL_CONSTRUCTIONS: Final = (1 << CONSTRUCTIONS) - 1


def face_of(order: Order, word: Word) -> Face:
    return order * WORD_COUNT + word


def face_name(face: Face) -> str:
    """An order and its word, for people and for plain data."""
    order, word = divmod(face, WORD_COUNT)
    return f"{ORDER_NAMES[order]} {WORDS[word]}"


def words_of(mask: int) -> list[str]:
    """The words of a mask; a missing card is a dash."""
    found = [WORDS[word] for word in range(WORD_COUNT) if mask >> word & 1]
    return [*found, "-"] if mask & NO_WORD_BIT else found


def constructions_of(mask: int) -> list[Construction]:
    return [card for card in range(CONSTRUCTIONS) if mask >> card & 1]
