"""Whether a hand agrees with its history, regardless of the other hands.

A hand is followed from an entry of its story back to its beginning.  Each slot carries a mask of
the words it may have had, given all that was shown and lacked later; at every change one slot is
chosen that changed, and may have had any word before.
"""

from typing import Final

from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import ORDERS, Face, Order
from ziggurat.games.babble.deck import MOST_WORDS, NO_WORD_BIT, STARTING_WORDS
from ziggurat.games.babble.story import FROM_DISCARD, GAPS_FILLED, LOST, SHOWED, Entry

Want = tuple[Face, int, Seat]  # a face, the entry before which it was discarded, and by whom
Wants = tuple[Want, ...]
NOT_WANTED: Final = -1  # no place among the wanted cards

Key = tuple[Seat, int, tuple[int, ...], Wants]


class HandPasts:
    """The stories of all hands, and what has been found out about them."""

    def __init__(self, story: list[Entry], words: list[int], seats: int) -> None:
        self.story: Final = story
        self.words: Final = words  # by order, a mask of the words its cards can have
        self.entries: Final[list[list[int]]] = [[] for _ in range(seats)]  # the latest first
        self.earlier: Final[list[int]] = []  # at each entry: how many changes that hand had before
        self.known: Final[dict[Key, bool]] = {}
        changes = [0] * seats
        for index, (what, seat, _) in enumerate(story):
            self.entries[seat].insert(0, index)
            self.earlier.append(changes[seat])
            changes[seat] += what <= LOST

    def fits(self, seat: Seat, start: int, masks: list[int], wanted: Wants) -> bool:
        """Whether a hand that has these masks at an entry can have begun as all hands do.

        On the way it must have discarded all that is wanted of it.
        """
        own = tuple([want for want in wanted if want[2] == seat])
        key = (seat, start, tuple(masks), own)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.can_begin(seat, start, masks.copy(), own)
        return known

    def can_begin(self, seat: Seat, start: int, masks: list[int], wanted: Wants) -> bool:
        entries = self.entries[seat]
        for at in range(start, len(entries)):
            what, _, value = self.story[entries[at]]
            if what <= LOST:
                changes = self.earlier[entries[at]] + 1
                if changes < len(wanted) or changes < count_changed(masks):
                    return False
                return any(self.can_change(seat, at, order, masks, wanted) for order in ORDERS)
            narrow(masks, what, value)
            if not all(masks):
                return False
        return not wanted and not count_changed(masks)

    def can_change(
        self, seat: Seat, at: int, order: Order, masks: list[int], wanted: Wants
    ) -> bool:
        """Whether the card of this order can have changed here, and the rest fits."""
        index = self.entries[seat][at]
        if not masks[order] & self.comings(self.story[index][0], order):
            return False
        for place in self.leaving(index, order, wanted):
            before = self.masks_before(index, order, place, masks, wanted)
            if self.fits(seat, at + 1, before, without(wanted, place)):
                return True
        return False

    def comings(self, what: int, order: Order) -> int:
        """A mask of what may come to a slot."""
        if what == LOST:
            return NO_WORD_BIT
        if what in FROM_DISCARD:
            return self.words[order]
        return self.words[order] & ~(1 << STARTING_WORDS[order])

    def leaving(self, index: int, order: Order, wanted: Wants) -> list[int]:
        """The places among the wanted cards that the card which leaves here may have."""
        what, owner, _ = self.story[index]
        if what in GAPS_FILLED:
            return [NOT_WANTED]
        fitting = [
            place
            for place, (face, time, seat) in enumerate(wanted)
            if face // MOST_WORDS == order and time > index and seat == owner
        ]
        return [NOT_WANTED, *fitting]

    def masks_before(
        self, index: int, order: Order, place: int, masks: list[int], wanted: Wants
    ) -> list[int]:
        """What the slots may have had before a change of one of them."""
        before = masks.copy()
        if self.story[index][0] in GAPS_FILLED:
            before[order] = NO_WORD_BIT
        elif place == NOT_WANTED:
            before[order] = self.words[order]
        else:
            before[order] = 1 << wanted[place][0] % MOST_WORDS
        return before


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


def without(wanted: Wants, place: int) -> Wants:
    return wanted if place == NOT_WANTED else wanted[:place] + wanted[place + 1 :]
