"""Verbs: what is done with Word cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.babble import events
from ziggurat.games.babble.components import ORDER_COUNT, Face, Order, Word
from ziggurat.games.babble.deck import face_of
from ziggurat.games.babble.story import (
    FILLED,
    LACKED,
    LOST,
    REDREW,
    REFILLED,
    SHOWED,
    TOOK,
    change,
)

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


def take(game: Babble, seat: Seat, face: Face) -> None:
    """A new Word card takes the place of the one of its order (BA-IDE-4, BA-SET-3, BA-DEC-18).

    The old one is discarded face down.
    """
    left = change(game.hands, (TOOK, seat, face))
    game.story += ((TOOK if left >= 0 else FILLED, seat, face),)
    discard(game, left)
    if game.told is not None:
        game.tell(events.took_word, game.components, seat, face, left)


def redraw(game: Babble, seat: Seat) -> None:
    """F5: take a card from the shuffled word discard; the old one is discarded then (BA-CNF-6)."""
    at = game.below(len(game.word_discard))
    face = game.word_discard[at]
    game.word_discard = game.word_discard[:at] + game.word_discard[at + 1 :]
    left = change(game.hands, (REDREW, seat, face))
    game.story += ((REDREW if left >= 0 else REFILLED, seat, face),)
    discard(game, left)
    game.tell(events.redrew_word, game.components, seat, face, left)


def lose(game: Babble, seat: Seat, order: Order) -> None:
    """F8: the card of an order is discarded face down and not replaced (BA-CNF-9, BA-DEC-18)."""
    left = change(game.hands, (LOST, seat, order))
    game.story += ((LOST, seat, order),)
    discard(game, left)
    game.tell(events.lost_word, game.components, seat, left)


def discard(game: Babble, face: Face) -> None:
    if face >= 0:
        game.word_discard += (face,)


def show(game: Babble, seat: Seat, order: Order) -> None:
    """Show a card to all and take it back (BA-SHO-1, BA-ORD-2, BA-COMM-1)."""
    face = face_of(order, game.hands[seat * ORDER_COUNT + order])
    game.story += ((SHOWED, seat, face),)
    if game.told is not None:
        game.tell(events.showed_word, game.components, seat, face)


def shake_head(game: Babble, seat: Seat, word: Word) -> None:
    """All learn that no card of this hand has the word (BA-KNO-1)."""
    game.story += ((LACKED, seat, word),)
    if game.told is not None:
        game.tell(events.shook_head, game.components, seat, word)


def lay_down(game: Babble, seat: Seat) -> None:
    """F9: the hand lies on the table until the seat's next turn (BA-CNF-10)."""
    game.laid |= 1 << seat
    game.tell(events.laid_words, seat)


def take_up(game: Babble, seat: Seat) -> None:
    """At the start of its turn a seat takes its hand up again (BA-CNF-10)."""
    if game.has_laid_words(seat):
        game.laid &= ~(1 << seat)
        game.tell(events.took_up_words, seat)
