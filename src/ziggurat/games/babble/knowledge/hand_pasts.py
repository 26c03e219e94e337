"""Whether a hand agrees with its history, regardless of the other hands.

A hand is followed from an entry of its story back to its beginning.  Each slot carries a mask of
the words it may have had, given all that was shown and lacked later; at every change one slot is
chosen that changed, and may have had any word before.
"""

from typing import Final

from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import ORDERS, Face, Order
from ziggurat.games.babble.deck import MOST_WORDS, NO_WORD_BIT, STARTING_WORDS
from ziggurat.games.babble.story import (
    FROM_DISCARD,
    FROM_PACK,
    GAPS_FILLED,
    LOST,
    SHOWED,
    Entry,
)

NO_CARD: Final = -1  # where a wanted card might be named

Key = tuple[Seat, int, tuple[int, ...], Face]


class HandPasts:
    """The stories of all hands, and what has been found out about them."""

    def __init__(self, story: list[Entry], words: list[int], seats: int, reader: Seat) -> None:
        self.story: Final = story
        self.words: Final = words  # by order, a mask of the words its cards can have
        self.entries: Final[list[list[int]]] = [[] for _ in range(seats)]  # the earliest first
        self.earlier: Final[list[int]] = []  # at each entry: how many changes that hand had before
        self.begun: Final[list[list[int]]] = []  # at each entry: by seat, how many entries before
        self.fresh: Final = fresh_words(story, words, reader)
        self.known: Final[dict[Key, bool]] = {}
        changes = [0] * seats
        for index, (what, seat, _) in enumerate(story):
            self.begun.append([len(entries) for entries in self.entries])
            self.entries[seat].append(index)
            self.earlier.append(changes[seat])
            changes[seat] += what <= LOST

    def fits(self, seat: Seat, index: int, masks: list[int], wanted: Face) -> bool:
        """Whether a hand that has these masks before an entry can have begun as all hands do.

        On the way it must have discarded the card that is wanted, if any.
        """
        return self.follows(seat, self.begun[index][seat], masks, wanted)

    def follows(self, seat: Seat, count: int, masks: list[int], wanted: Face) -> bool:
        """The same, after `count` of its entries."""
        key = (seat, count, tuple(masks), wanted)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.can_begin(seat, count, masks.copy(), wanted)
        return known

    def can_begin(self, seat: Seat, count: int, masks: list[int], wanted: Face) -> bool:
        entries = self.entries[seat]
        for at in range(count - 1, -1, -1):
            what, _, value = self.story[entries[at]]
            if what <= LOST:
                if self.earlier[entries[at]] + 1 < count_changed(masks):
                    return False
                return any(self.can_change(seat, at, order, masks, wanted) for order in ORDERS)
            narrow(masks, what, value)
            if not all(masks):
                return False
        return wanted == NO_CARD and not count_changed(masks)

    def can_change(self, seat: Seat, at: int, order: Order, masks: list[int], wanted: Face) -> bool:
        """Whether the card of this order can have changed here, and the rest fits."""
        index = self.entries[seat][at]
        if not masks[order] & self.comings(index, order):
            return False
        before = masks.copy()
        gap = self.story[index][0] in GAPS_FILLED
        before[order] = NO_WORD_BIT if gap else self.words[order]
        if self.follows(seat, at, before, wanted):
            return True
        if gap or wanted == NO_CARD or wanted // MOST_WORDS != order:
            return False
        before[order] = 1 << wanted % MOST_WORDS
        return self.follows(seat, at, before, NO_CARD)

    def comings(self, index: int, order: Order) -> int:
        """A mask of what may have come to a slot at an entry."""
        what = self.story[index][0]
        if what == LOST:
            return NO_WORD_BIT
        return self.words[order] if what in FROM_DISCARD else self.fresh[index][order]


def fresh_words(story: list[Entry], words: list[int], reader: Seat) -> list[list[int]]:
    """At each entry, by order: a mask of the words that may have come from a pack there.

    A card cannot come from a pack after it was seen, and not to others if the reader took it.
    """
    fresh = [words[order] & ~(1 << STARTING_WORDS[order]) for order in ORDERS]
    found: list[list[int]] = []
    for what, seat, value in story:
        if seat == reader and what in FROM_PACK:
            fresh[value // MOST_WORDS] &= ~(1 << value % MOST_WORDS)
    for what, seat, value in story:
        found.append(fresh)
        if what == SHOWED or (seat == reader and what in FROM_DISCARD):
            bit = 1 << value % MOST_WORDS
            if fresh[value // MOST_WORDS] & bit:
                fresh = fresh.copy()
                fresh[value // MOST_WORDS] &= ~bit
    return found


def narrow(masks: list[int], what: int, value: int) -> None:
    """Hold the slots of a hand to what was shown or lacked."""
    if what == SHOWED:
        order, word = divmod(value, MOST_WORDS)
        masks[order] &= 1 << word
    else:
        for order in ORDERS:
            masks[order] &= ~(1 << value)


def count_changed(masks: list[int]) -> int:
    """How many slots cannot have their starting word any more."""
    return sum([not masks[order] >> STARTING_WORDS[order] & 1 for order in ORDERS])
