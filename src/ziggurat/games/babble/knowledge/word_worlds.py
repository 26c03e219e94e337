"""Dealing the hidden Word cards again, so that everything a seat has seen would happen again.

The story of the hands (see `story`) is filled in again, one hand after another, each from its end
to its beginning.  Going backwards, each slot of the hand carries a mask of the words it may have
had (see `hand_pasts`).  At a change of the hand, a card is chosen that fits the mask of its slot.

A card drawn from the word discard must have been put there.  Either it is spare, because it left a
hand that is filled already, or it is wanted of a certain hand, until a card that leaves that hand
is chosen to be it.

Every choice is made at random among all that fit, and undone if the rest cannot be filled, so
every world that fits can be dealt and no other can.  Because the story did happen, there is one.
To change it safely: what saves time (`fits`, `claims`) may only cut off what cannot be; where it
does not suffice, a limit ends the attempt and another begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.games.babble.components import ORDER_COUNT, ORDERS, Face, Order
from ziggurat.games.babble.deck import MOST_WORDS, NO_WORD_BIT, START_FACES, STARTING_WORDS
from ziggurat.games.babble.knowledge.hand_pasts import NOT_WANTED, HandPasts, Wants, narrow, without
from ziggurat.games.babble.story import (
    FROM_DISCARD,
    FROM_PACK,
    LOST,
    SHOWED,
    Entry,
    change,
    retell,
    starting_hands,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble

LIMIT: Final = 30  # choices in the first attempt; each further one may make as many more

Spare = tuple[Face, int]  # a face, and the entry at which it came to the discard or left it
Pool = list[int]  # by order, a mask of the words whose cards may still come from a pack
Pick = tuple[int, int]  # what an entry says, and the place among `wanted` of the card that leaves


class Discard(NamedTuple):
    """What is still open about the word discard."""

    wanted: Wants  # drawn from it, and still to come there from a hand
    spare: tuple[Spare, ...]  # came there from a hand already filled, and not drawn since


def deal_words(game: Babble, seat: Seat) -> list[Face]:
    """Fill the story in as the seat may imagine it; returns the Word cards nobody ever had."""
    past = Past(game, seat)
    limit = LIMIT
    while not past.attempt(limit):
        limit += LIMIT
    game.story = tuple(past.story)
    game.hands, discard = retell(game.story, game.seats)
    game.word_discard = tuple(discard)
    taken = {value for what, _, value in past.story if what in FROM_PACK}
    return [face for face in game.word_faces() if face not in taken]


class Past:
    """The story as the seat knows it, and what is already filled in."""

    def __init__(self, game: Babble, seat: Seat) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.story: Final[list[Entry]] = list(game.story)
        self.hands: Final = HandPasts(self.story, game.word_masks(), game.seats)
        # By seat and order, a mask of the words that the hand must have drawn from a pack.
        self.claims: Final = [0] * (game.seats * ORDER_COUNT)
        self.redraws: Final = [0] * game.seats  # how many cards it drew from the discard
        self.paid: Final = [False] * len(self.story)  # whether the card that left was wanted
        self.order: list[Seat] = []  # in which the hands are filled
        self.left: int = 0  # how many choices this attempt may still try
        for what, who, value in self.story:
            if what in FROM_DISCARD:
                self.redraws[who] += 1
            elif what == SHOWED and value not in START_FACES and not self.redraws[who]:
                order, word = divmod(value, MOST_WORDS)
                self.claims[who * ORDER_COUNT + order] |= 1 << word

    def attempt(self, limit: int) -> bool:
        """Fill the whole story; False if that takes more choices than allowed."""
        self.left = limit
        self.order = self.order_of_hands()
        pool = [self.hands.words[order] & ~(1 << STARTING_WORDS[order]) for order in ORDERS]
        drawn: list[Spare] = []
        for index, (what, who, value) in enumerate(self.story):
            if who == self.seat and what in FROM_PACK:
                order, word = divmod(value, MOST_WORDS)
                pool[order] &= ~(1 << word)
            elif who == self.seat and what in FROM_DISCARD:
                drawn.append((value, index))
        return self.fill_own(drawn, pool, Discard((), self.leavings(self.seat)))

    def order_of_hands(self) -> list[Seat]:
        """Hands that drew from the discard first, for the others can then give what they want."""
        seats = [seat for seat in range(self.game.seats) if seat != self.seat]
        self.game.shuffle(seats)
        return sorted(seats, key=lambda seat: self.redraws[seat] == 0)

    # Going back.

    def fill_own(self, drawn: list[Spare], pool: Pool, discard: Discard) -> bool:
        """The seat knows its own cards, but not who discarded what it drew from the discard."""
        if not drawn:
            return self.fill_hand(0, pool, discard)
        sources = self.sources(0, drawn[0], discard, filling=False)
        return any(self.fill_own(drawn[1:], pool, source) for source in sources)

    def fill_hand(self, rank: int, pool: Pool, discard: Discard) -> bool:
        """Fill this hand and those after it."""
        if rank == len(self.order):
            return not discard.wanted
        return self.fill(rank, 0, self.masks_now(self.order[rank]), pool, discard)

    def masks_now(self, seat: Seat) -> list[int]:
        gap = 0 if self.game.hand_size(seat) == ORDER_COUNT else NO_WORD_BIT
        return [self.hands.words[order] | gap for order in ORDERS]

    def fill(self, rank: int, start: int, masks: list[int], pool: Pool, discard: Discard) -> bool:
        """Fill a hand from one of its entries back to its beginning, then the other hands."""
        seat = self.order[rank]
        entries = self.hands.entries[seat]
        for at in range(start, len(entries)):
            what, _, value = self.story[entries[at]]
            if what <= LOST:
                return self.fill_change(rank, at, masks, pool, discard)
            narrow(masks, what, value)
        spare = discard.spare + self.leavings(seat)
        return self.fill_hand(rank + 1, pool, Discard(discard.wanted, spare))

    def fill_change(
        self, rank: int, at: int, masks: list[int], pool: Pool, discard: Discard
    ) -> bool:
        index = self.hands.entries[self.order[rank]][at]
        what, who, _ = self.story[index]
        for value, place in self.picks(index, at, masks, pool, discard):
            order = value if what == LOST else value // MOST_WORDS
            before = self.hands.masks_before(index, order, place, masks, discard.wanted)
            self.story[index] = (what, who, value)
            self.paid[index] = place != NOT_WANTED
            rest = pool
            if what in FROM_PACK:
                rest = pool.copy()
                rest[order] &= ~(1 << value % MOST_WORDS)
            for after in self.discards_before(rank, index, place, discard):
                if not self.hands.fits(who, at + 1, before, after.wanted):
                    continue
                self.left -= 1
                if self.left < 0:
                    return False
                if self.fill(rank, at + 1, before.copy(), rest, after):
                    return True
        return False

    # What may have come to a hand.

    def picks(
        self, index: int, at: int, masks: list[int], pool: Pool, discard: Discard
    ) -> list[Pick]:
        """All that may stand in an entry, in random order.

        A card that must have come sometime came at any of the hand's changes with equal chance.
        """
        urgent: list[Pick] = []
        other: list[Pick] = []
        needs = 0
        for order in ORDERS:
            picks = self.picks_of(index, at, order, masks, pool, discard)
            if masks[order] >> STARTING_WORDS[order] & 1:
                other += picks
            else:
                urgent += picks
                needs += 1
        if self.game.below(self.hands.earlier[index] + 1) < needs:
            return self.shuffled(urgent) + self.shuffled(other)
        return self.shuffled(other) + self.shuffled(urgent)

    def picks_of(
        self, index: int, at: int, order: Order, masks: list[int], pool: Pool, discard: Discard
    ) -> list[Pick]:
        """The cards of one order that may stand in an entry, each with what may leave for it."""
        who = self.story[index][1]
        wanted = discard.wanted
        values = self.values(index, order, masks[order], pool, discard)
        picks: list[Pick] = []
        for place in self.hands.leaving(index, order, wanted) if values else []:
            before = self.hands.masks_before(index, order, place, masks, wanted)
            if self.hands.fits(who, at + 1, before, without(wanted, place)):
                picks += [(value, place) for value in values]
        return picks

    def values(
        self, index: int, order: Order, mask: int, pool: Pool, discard: Discard
    ) -> list[int]:
        what, who, _ = self.story[index]
        if what == LOST:
            return [order] if mask & NO_WORD_BIT else []
        if what in FROM_DISCARD:
            source = pool[order] | 1 << STARTING_WORDS[order]
            for face, _ in discard.spare:
                if face // MOST_WORDS == order:
                    source |= 1 << face % MOST_WORDS
        else:
            source = pool[order] & ~self.elsewhere(who, order, mask, discard)
        first = order * MOST_WORDS
        words = source & mask & ~NO_WORD_BIT
        return [first + word for word in range(words.bit_length()) if words >> word & 1]

    def elsewhere(self, who: Seat, order: Order, mask: int, discard: Discard) -> int:
        """Words that came to other hands, or are due to come to this one at another time."""
        due = mask & mask - 1 != 0
        words = 0
        for seat in range(self.game.seats):
            if seat != who or due:
                words |= self.claims[seat * ORDER_COUNT + order]
        if due:
            for face, _, _ in discard.wanted:
                if face // MOST_WORDS == order:
                    words |= 1 << face % MOST_WORDS
        return words

    def shuffled(self, picks: list[Pick]) -> list[Pick]:
        places = list(range(len(picks)))
        self.game.shuffle(places)
        return [picks[place] for place in places]

    # The word discard.

    def discards_before(
        self, rank: int, index: int, place: int, discard: Discard
    ) -> Iterator[Discard]:
        """What is open about the discard before an entry, in every way it may have come about."""
        after = Discard(without(discard.wanted, place), discard.spare)
        what, _, value = self.story[index]
        if what in FROM_DISCARD:
            yield from self.sources(rank, (value, index), after, filling=True)
        else:
            yield after

    def sources(
        self, rank: int, drawn: Spare, discard: Discard, filling: bool
    ) -> Iterator[Discard]:
        """The ways in which a card may have come on the discard from which it was drawn."""
        wanted, spare = discard
        face, index = drawn
        seats = self.order[rank:]
        ways = list(range(len(seats) + len(spare)))
        self.game.shuffle(ways)
        for way in ways:
            if way < len(seats):
                more = (*wanted, (face, index, seats[way]))
                if self.can_give(seats[way], filling and way == 0, more):
                    yield Discard(more, spare)
            else:
                at = way - len(seats)
                if spare[at][0] == face and spare[at][1] < index:
                    yield Discard(wanted, spare[:at] + spare[at + 1 :])

    def can_give(self, seat: Seat, filling: bool, wanted: Wants) -> bool:
        """Whether a hand can have discarded all that is wanted of it, the last face included."""
        face, index, _ = wanted[-1]
        entries = self.hands.entries[seat]
        changes = sum([self.story[each][0] <= LOST for each in entries if each < index])
        # A starting word may leave at the first change of a hand, any other has come before.
        if changes <= (face not in START_FACES):
            return False
        order, word = divmod(face, MOST_WORDS)
        for other in range(self.game.seats):
            if other != seat and self.claims[other * ORDER_COUNT + order] >> word & 1:
                return False
        return filling or self.hands.fits(seat, 0, self.masks_now(seat), wanted)

    def leavings(self, seat: Seat) -> tuple[Spare, ...]:
        """The cards that left a hand, and were not drawn again by a hand already filled."""
        if not any(self.redraws):
            return ()
        hands = starting_hands(self.game.seats)
        found: list[Spare] = []
        for index in reversed(self.hands.entries[seat]):
            if self.story[index][0] <= LOST:
                face = change(hands, self.story[index])
                if face >= 0 and not self.paid[index]:
                    found.append((face, index))
        return tuple(found)
