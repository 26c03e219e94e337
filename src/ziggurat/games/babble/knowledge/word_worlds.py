"""Dealing the hidden Word cards again, so that everything a seat has seen would happen again.

The story of the hands (see `story`) is filled in again from its end to its beginning.  Going
backwards, each slot of each hand carries a mask of the words it may have had.  At a change of a
hand, a card is chosen that fits the mask of its slot: it came from a pack, where it then was all
the time before, or from the word discard.  There it is wanted until a card that leaves a hand is
chosen to be it, and no hand can have held it in between.

Every choice is made at random among all that fit, and undone if the rest cannot be filled, so
every world that fits can be dealt and no other can.  Because the story did happen, there is one.
To change it safely: what saves time (`fits`, `exclude`) may only cut off what cannot be; where it
does not suffice, a limit ends the attempt and another begins.  Every second one is thrifty: it
wants few cards of the discard and lets a wanted card leave as soon as one may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.babble.components import ORDER_COUNT, ORDERS, Face, Order
from ziggurat.games.babble.deck import MOST_WORDS, NO_WORD_BIT, START_FACES, STARTING_WORDS
from ziggurat.games.babble.knowledge.hand_pasts import NO_CARD, HandPasts, narrow
from ziggurat.games.babble.knowledge.moment import Moment, count_starting, elsewhere, exclude
from ziggurat.games.babble.story import (
    FROM_DISCARD,
    FROM_PACK,
    GAPS_FILLED,
    LOST,
    SHOWED,
    Entry,
    change,
    retell,
    starting_hands,
)

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble

LIMIT: Final = 300  # choices in the first attempt; each further one may make as many more

Pick = tuple[int, Face]  # what an entry says, and the wanted card that leaves the hand, if any


def deal_words(game: Babble, seat: Seat) -> list[Face]:
    """Fill the story in as the seat may imagine it; returns the Word cards nobody ever had."""
    past = Past(game, seat)
    past.deal()
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
        self.hands: Final = HandPasts(self.story, game.word_masks(), game.seats, seat)
        self.own: Final = self.own_leavings()
        self.tried: int = 0  # how many choices, in all attempts
        self.thrifty: bool = False  # whether choices come first that ask little of what was before
        self.limit: int = 0  # how many may be tried until this attempt ends

    def own_leavings(self) -> dict[int, Face]:
        """By entry: the face that left the seat's own hand, or NO_CARD."""
        hands = starting_hands(self.game.seats)
        return {
            index: change(hands, entry)
            for index, entry in enumerate(self.story)
            if entry[0] <= LOST and entry[1] == self.seat
        }

    def deal(self) -> None:
        attempts = 1
        while not self.attempt(attempts * LIMIT, thrifty=attempts % 2 == 0):
            attempts += 1

    def attempt(self, limit: int, *, thrifty: bool) -> bool:
        """Fill the whole story; False if that takes more choices than allowed."""
        self.thrifty = thrifty
        self.limit = self.tried + limit
        pool = [self.hands.words[order] & ~(1 << STARTING_WORDS[order]) for order in ORDERS]
        masks: list[int] = []
        for seat in range(self.game.seats):
            gap = 0 if self.game.hand_size(seat) == ORDER_COUNT else NO_WORD_BIT
            masks += [self.hands.words[order] | gap for order in ORDERS]
        for order in ORDERS:
            word = self.game.word(self.seat, order)
            masks[self.seat * ORDER_COUNT + order] = 1 << word
            if 1 << word != NO_WORD_BIT:
                exclude(masks, self.seat, order * MOST_WORDS + word)
        return self.fill(len(self.story) - 1, Moment(masks, pool, ()))

    # Going back.

    def fill(self, index: int, moment: Moment) -> bool:
        """Fill the story from an entry back to its beginning."""
        masks = moment.masks
        for at in range(index, -1, -1):
            what, who, value = self.story[at]
            if what <= LOST:
                return self.fill_change(at, moment)
            first = who * ORDER_COUNT
            hand = masks[first : first + ORDER_COUNT]
            narrow(hand, what, value)
            masks[first : first + ORDER_COUNT] = hand
            if what == SHOWED:
                if value in moment.wanted and value not in START_FACES:
                    return False
                exclude(masks, who, value)
            if not all(masks):
                return False
        return not moment.wanted

    def fill_change(self, index: int, moment: Moment) -> bool:
        what, who, _ = self.story[index]
        for value, leaving in self.picks(index, moment):
            if self.tried == self.limit:
                return False
            self.tried += 1
            before = self.before(index, value, leaving, moment)
            if not self.fits(index, before):
                continue
            self.story[index] = (what, who, value)
            if self.fill(index - 1, before):
                return True
        return False

    def before(self, index: int, value: int, leaving: Face, moment: Moment) -> Moment:
        """How things stood before a change."""
        what, who, _ = self.story[index]
        masks, pool, wanted = moment.masks.copy(), moment.pool, moment.wanted
        order = value if what == LOST else value // MOST_WORDS
        if leaving != NO_CARD:
            place = wanted.index(leaving)
            wanted = wanted[:place] + wanted[place + 1 :]
        if what in FROM_PACK:
            pool = pool.copy()
            pool[order] &= ~(1 << value % MOST_WORDS)
        elif what in FROM_DISCARD:
            wanted = (*wanted, value)
        if what != LOST:
            exclude(masks, who, value)
        left = self.own.get(index, leaving)
        slot = who * ORDER_COUNT + order
        if what in GAPS_FILLED:
            masks[slot] = NO_WORD_BIT
        elif left != NO_CARD:
            masks[slot] = 1 << left % MOST_WORDS
            exclude(masks, who, left)
        else:
            masks[slot] = (pool[order] | 1 << STARTING_WORDS[order]) & ~elsewhere(
                masks, slot, wanted
            )
        return Moment(masks, pool, wanted)

    def fits(self, index: int, moment: Moment) -> bool:
        """Whether each hand can have begun as all do, and some hand give each wanted card."""
        masks = moment.masks
        if not all(masks):
            return False
        hands = [masks[at : at + ORDER_COUNT] for at in range(0, len(masks), ORDER_COUNT)]
        for seat, hand in enumerate(hands):
            if seat != self.seat and not self.hands.fits(seat, index, hand, NO_CARD):
                return False
        if any(count_starting(hands, moment.wanted, order) > len(hands) for order in ORDERS):
            return False
        return all(self.can_come(index, face, hands) for face in moment.wanted)

    def can_come(self, index: int, face: Face, hands: list[list[int]]) -> bool:
        """Whether some hand can have discarded a card before an entry."""
        for at, left in self.own.items():
            if left == face and at < index:
                return True
        return any(
            seat != self.seat and self.hands.fits(seat, index, hand, face)
            for seat, hand in enumerate(hands)
        )

    # What may have come to a hand, and what left it.

    def picks(self, index: int, moment: Moment) -> list[Pick]:
        """All that may stand in an entry, in random order.

        A card that must have come sometime came at any of the hand's changes with equal chance.
        """
        _, who, value = self.story[index]
        if who == self.seat:
            return [(value, leaving) for leaving in self.own_choices(index, moment)]
        urgent: list[Pick] = []
        other: list[Pick] = []
        needs = 0
        for order in ORDERS:
            mask = moment.masks[who * ORDER_COUNT + order]
            values = self.values(index, order, mask, moment)
            leaving = self.leaving(index, order, moment.wanted)
            picks = [(value, face) for value in values for face in leaving]
            if mask >> STARTING_WORDS[order] & 1:
                other += picks
            else:
                urgent += picks
                needs += 1
        if self.game.below(self.hands.earlier[index] + 1) < needs:
            found = self.shuffled(urgent) + self.shuffled(other)
        else:
            found = self.shuffled(other) + self.shuffled(urgent)
        if self.thrifty:
            found.sort(key=lambda pick: self.demand(index, *pick))
        return found

    def demand(self, index: int, value: int, leaving: Face) -> int:
        """How much a choice asks of what was before."""
        rare = self.story[index][0] in FROM_DISCARD and value not in START_FACES
        return 2 * rare + (leaving == NO_CARD)

    def own_choices(self, index: int, moment: Moment) -> list[Face]:
        """The seat knows what left its hand, but not whether it was drawn since."""
        what, _, value = self.story[index]
        if what in FROM_DISCARD and value in moment.wanted and value not in START_FACES:
            return []
        left = self.own[index]
        if left not in moment.wanted:
            return [NO_CARD]
        return [left, NO_CARD] if left in START_FACES else [left]

    def values(self, index: int, order: Order, mask: int, moment: Moment) -> list[int]:
        if self.story[index][0] == LOST:
            return [order] if mask & NO_WORD_BIT else []
        known = moment.pool[order] | 1 << STARTING_WORDS[order]
        words = mask & known & self.hands.comings(index, order)
        first = order * MOST_WORDS
        return [first + word for word in range(words.bit_length()) if words >> word & 1]

    def leaving(self, index: int, order: Order, wanted: tuple[Face, ...]) -> list[Face]:
        """The wanted cards that the card which leaves here may be, and none of them."""
        if self.story[index][0] in GAPS_FILLED:
            return [NO_CARD]
        return [NO_CARD, *sorted({face for face in wanted if face // MOST_WORDS == order})]

    def shuffled(self, picks: list[Pick]) -> list[Pick]:
        places = list(range(len(picks)))
        self.game.shuffle(places)
        return [picks[place] for place in places]
