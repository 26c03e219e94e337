"""The notes a player keeps on another hand: which words each order may have now.

They follow from the story alone.  A slot, the place of an order in a hand, was last seen with some
word; since then cards have come, and each may have gone there.  Four things narrow it:

- a card that came and a word that was lacked afterwards do not go together;
- a slot seen again with the same word took none of the cards that came in between;
- a change that must have happened used up one of the cards that came in its time; where there are
  just as many such changes as cards, none is left for another slot;
- a card that can only have gone to one slot did change it.

What is excluded here is impossible.  What is left is nearly always possible; the worlds that a
seat imagines are exact.
"""

from typing import Final, NamedTuple

from ziggurat.core.seats import Seat
from ziggurat.core.secrets import Mask
from ziggurat.games.babble.components import ORDER_COUNT, ORDERS, Order
from ziggurat.games.babble.deck import MOST_WORDS, NO_WORD_BIT, START_FACES, STARTING_WORDS
from ziggurat.games.babble.story import FROM_DISCARD, FROM_PACK, LACKED, LOST, SHOWED, Entry

EVERY_ORDER: Final = (1 << ORDER_COUNT) - 1
WORD_BITS: Final = NO_WORD_BIT - 1


class Note(NamedTuple):
    """What is known of one slot."""

    possible: int  # a mask of words, and of NO_WORD
    shown: int  # the word last seen there, or -1
    doubts: int  # how many cards have come since that may have gone there


class Slots:
    """The slots of one hand, while its story is read."""

    def __init__(self, fresh: list[int], old: list[int]) -> None:
        self.fresh: Final = fresh  # by order, the words that may come from a pack
        self.old: Final = old  # by order, the words that may come from the word discard
        self.sure: Final = list(STARTING_WORDS)
        self.since: Final = [0] * ORDER_COUNT  # how many cards had come when it was last seen
        self.shown: Final = [-1] * ORDER_COUNT
        self.gone: Final = [False] * ORDER_COUNT
        self.kinds: Final[list[int]] = []  # of each card that came: what entry it was
        self.brought: Final[list[list[int]]] = []  # and by order, the words it may have
        self.places: Final[list[int]] = []  # and a mask of the orders it may have gone to
        self.spent: Final[list[tuple[int, int]]] = []  # spans in which a change happened

    def changed(self, what: int) -> None:
        if what == LOST:
            words = [NO_WORD_BIT] * ORDER_COUNT
        else:
            words = (self.old if what in FROM_DISCARD else self.fresh).copy()
        self.kinds.append(what)
        self.brought.append(words)
        self.places.append(EVERY_ORDER)

    def showed(self, face: int) -> None:
        order, word = divmod(face, MOST_WORDS)
        came = range(self.since[order], len(self.kinds))
        redrawn = any(self.kinds[each] in FROM_DISCARD for each in came)
        if self.gone[order] or word != self.sure[order]:
            self.spent.append((came.start, came.stop))
        elif not redrawn:
            for each in came:
                self.places[each] &= ~(1 << order)
        if word != STARTING_WORDS[order]:
            # This card has left the packs.
            self.fresh[order] &= ~(1 << word)
        self.sure[order] = self.shown[order] = word
        self.since[order] = came.stop
        self.gone[order] = False

    def lacked(self, word: int) -> None:
        for words in self.brought:
            for order in ORDERS:
                words[order] &= ~(1 << word)
        for order in ORDERS:
            self.gone[order] |= self.sure[order] == word

    def notes(self, full: bool) -> list[Note]:
        """What may be where; a full hand has no gap."""
        for each, mask in enumerate(self.places):
            for order in ORDERS:
                if mask == 1 << order and each >= self.since[order]:
                    self.gone[order] = True
        spans = self.spent + [
            (self.since[order], len(self.kinds)) for order in ORDERS if self.gone[order]
        ]
        tight = tight_spans(spans)
        return [self.note(order, tight, full) for order in ORDERS]

    def note(self, order: Order, tight: list[tuple[int, int]], full: bool) -> Note:
        start = self.since[order]
        doubts = [
            each for each in range(start, len(self.kinds)) if not self.is_spent(each, order, tight)
        ]
        possible = 0 if self.gone[order] else 1 << self.sure[order]
        for each in doubts:
            possible |= self.brought[each][order]
        if full:
            possible &= WORD_BITS
        return Note(possible, self.shown[order], len(doubts))

    def is_spent(self, each: int, order: Order, tight: list[tuple[int, int]]) -> bool:
        """Whether the card was used up by changes that must have happened elsewhere."""
        for start, end in tight:
            own = self.gone[order] and start <= self.since[order] and end == len(self.kinds)
            if start <= each < end and not own:
                return True
        return False


def tight_spans(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spans in which just as many changes must have happened as cards came."""
    starts = {start for start, _ in spans}
    ends = {end for _, end in spans}
    return [
        (start, end)
        for start in starts
        for end in ends
        if start < end
        and sum([start <= first and last <= end for first, last in spans]) == end - start
    ]


def notes_on(
    story: tuple[Entry, ...], owner: Seat, viewer: Seat, words: list[Mask], full: bool
) -> list[Note]:
    """What a viewer may know of the hand of another seat (BA-KNO-1, BA-KNO-3).

    `words` are those that the cards of each order may have.
    """
    fresh, old = still_to_come(story, owner, viewer, words)
    slots = Slots(fresh, old)
    for what, seat, value in story:
        if seat == owner:
            if what == SHOWED:
                slots.showed(value)
            elif what == LACKED:
                slots.lacked(value)
            else:
                slots.changed(what)
    return slots.notes(full)


def still_to_come(
    story: tuple[Entry, ...], owner: Seat, viewer: Seat, old: list[Mask]
) -> tuple[list[int], list[int]]:
    """By order, the words that may have come to a hand from the packs, and from the discard."""
    fresh = [old[order] & ~(1 << STARTING_WORDS[order]) for order in ORDERS]
    redrawn: set[Seat] = set()
    for what, seat, value in story:
        if what in FROM_DISCARD:
            redrawn.add(seat)
        taken = seat == viewer and what in FROM_PACK
        shown = what == SHOWED and seat not in redrawn and seat != owner
        if (taken or shown) and value not in START_FACES:
            fresh[value // MOST_WORDS] &= ~(1 << value % MOST_WORDS)
    return fresh, old
