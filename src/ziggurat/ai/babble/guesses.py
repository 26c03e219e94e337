"""What a seat may guess of the words of the other hands."""

from typing import Final

from ziggurat.ai.babble.convention import SHOWN_AT_ONCE, unshown
from ziggurat.ai.babble.manner import Manner
from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import ORDERS, Order
from ziggurat.games.babble.knowledge import BabbleView, WordNote

KEPT: Final = 0.75  # the chance that a new Word card left a given order alone

Chances = list[dict[str, float]]  # by order, each word and how likely it is


def words_of_hand(view: BabbleView, seat: Seat, manner: Manner) -> Chances:
    """How likely each word of a hand is, to those who do not see it."""
    notes = view["players"][seat]["notes"]
    doubts = [note["doubts"] if manner.doubting else 0 for note in notes]
    if manner.news:
        for order in SHOWN_AT_ONCE:
            doubts[order] = min(doubts[order], unshown(view, seat))
    return [
        word_chances(last_seen(view, order, notes[order]), notes[order], doubts[order])
        for order in ORDERS
    ]


def word_chances(last: str, note: WordNote, doubts: int) -> dict[str, float]:
    """The word last seen, less likely with every card that came; any other with equal chance."""
    possible = note["possible"]
    others = [word for word in possible if word != last]
    stays = KEPT**doubts if last in possible else 0.0
    if not others or stays == 1:
        return {last: 1.0}
    found = {word: (1 - stays) / len(others) for word in others}
    return {last: stays, **found} if last in possible else found


def last_seen(view: BabbleView, order: Order, note: WordNote) -> str:
    return note["shown"] or view["components"]["starting_words"][order]
