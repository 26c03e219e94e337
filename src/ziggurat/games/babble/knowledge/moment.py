"""What is open about the Word cards at one moment of a story, which is read from its end."""

from typing import NamedTuple

from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import ORDER_COUNT, Face, Order
from ziggurat.games.babble.deck import MOST_WORDS, START_FACES, STARTING_WORDS


class Moment(NamedTuple):
    """What is open about the cards before an entry."""

    masks: list[int]  # by seat and order, the words that the slot may have
    pool: list[int]  # by order, the words whose cards may still have been anywhere
    wanted: tuple[Face, ...]  # lay on the discard, and still to come there from a hand


def exclude(masks: list[int], holder: Seat, face: Face) -> None:
    """There is one card of each face but the starting words: what one holds, no other has."""
    order, word = divmod(face, MOST_WORDS)
    if word != STARTING_WORDS[order]:
        for slot in range(order, len(masks), ORDER_COUNT):
            if slot // ORDER_COUNT != holder:
                masks[slot] &= ~(1 << word)


def elsewhere(masks: list[int], slot: int, wanted: tuple[Face, ...]) -> int:
    """The words that a slot cannot have had, because their card lay elsewhere.

    It lay on the discard, or another hand certainly had it.
    """
    order = slot % ORDER_COUNT
    words = 0
    for face in wanted:
        if face // MOST_WORDS == order:
            words |= 1 << face % MOST_WORDS
    for other in range(order, len(masks), ORDER_COUNT):
        mask = masks[other]
        if other != slot and mask & mask - 1 == 0:
            words |= mask
    return words & ~(1 << STARTING_WORDS[order])


def count_starting(hands: list[list[int]], wanted: tuple[Face, ...], order: Order) -> int:
    """How many starting words of an order certainly lie on the discard or in a hand."""
    held = 1 << STARTING_WORDS[order]
    return wanted.count(START_FACES[order]) + sum([hand[order] == held for hand in hands])
