"""What has happened to the hands of Word cards, one entry after another.

Who knows what about a hand is nowhere else: an entry that shows something is known to all, an
entry that changes a hand tells all that it did, and its owner alone which card it was.  A world
that a seat may imagine is this story with other cards in the entries it cannot read.
"""

from typing import Final

from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import ORDER_COUNT
from ziggurat.games.babble.deck import MOST_WORDS, NO_WORD, START_FACES

Entry = tuple[int, Seat, int]  # what happened, to whose hand, and a face, an order or a word

# Changes of a hand.  Everybody sees how many cards it has, so filling a gap is a separate entry.
TOOK: Final = 0  # a face from a pack, for the card of its order
FILLED: Final = 1  # a face from a pack, its order was missing
REDREW: Final = 2  # a face from the word discard, for the card of its order
REFILLED: Final = 3  # a face from the word discard, its order was missing
LOST: Final = 4  # the card of an order
# What everybody learns.
SHOWED: Final = 5  # a face
LACKED: Final = 6  # a word, when an order was not understood

ENTRY_NAMES: Final = ("took", "filled", "redrew", "refilled", "lost", "showed", "lacked")

GAPS_FILLED: Final = (FILLED, REFILLED)
FROM_PACK: Final = (TOOK, FILLED)
FROM_DISCARD: Final = (REDREW, REFILLED)


def starting_hands(seats: int) -> list[int]:
    """The words of all hands before anything has happened, by seat and order."""
    return [face % MOST_WORDS for face in START_FACES] * seats


def retell(story: tuple[Entry, ...], seats: int) -> tuple[list[int], list[int]]:
    """The hands and the word discard at the end of a story."""
    hands = starting_hands(seats)
    discard: list[int] = []
    for entry in story:
        if entry[0] <= LOST:
            left = change(hands, entry)
            if entry[0] in FROM_DISCARD:
                discard.remove(entry[2])
            if left >= 0:
                discard.append(left)
    return hands, discard


def change(hands: list[int], entry: Entry) -> int:
    """Carry out an entry on the hands; returns the face that leaves, or -1."""
    what, seat, value = entry
    order, word = (value, NO_WORD) if what == LOST else divmod(value, MOST_WORDS)
    slot = seat * ORDER_COUNT + order
    old = hands[slot]
    hands[slot] = word
    return -1 if old == NO_WORD else order * MOST_WORDS + old
