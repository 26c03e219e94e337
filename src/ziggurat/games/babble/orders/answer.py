"""Answering an order: a card with the word is shown and carried out, or a head is shaken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.text import Phrase
from ziggurat.games.babble import words
from ziggurat.games.babble.actions import SHAKE_HEAD, SHOWS, ShakeHead, ShowWord
from ziggurat.games.babble.choices import SeatChoice
from ziggurat.games.babble.components import (
    BUILD,
    DRAW,
    GIVE,
    MOST_PLAYERS,
    ORDER_COUNT,
    Order,
    Word,
)
from ziggurat.games.babble.confusion import confuse
from ziggurat.games.babble.deck import MOST_WORDS
from ziggurat.games.babble.orders.build import build
from ziggurat.games.babble.orders.draw import draw
from ziggurat.games.babble.orders.give import give
from ziggurat.games.babble.orders.reveal import reveal
from ziggurat.games.babble.refusals import BabbleRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action, GameAction
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


class Answer(SeatChoice):
    """Show a card with the word and carry out its order, or shake your head (BA-ORD-2..6).

    The word may be on several cards (BA-COM-7).  Every player gets the question, so that it does
    not tell who has it twice (BA-DEC-8, BA-DEC-20).
    """

    answers = (ShowWord, ShakeHead)

    def __init__(self, seat: Seat, word: Word) -> None:
        super().__init__(f"Answer {word}", seat)
        self.word: Final = word

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for order in range(ORDER_COUNT):
            if game.word(seat, order) == self.word:
                found.append(SHOWS[order])
        return found or [SHAKE_HEAD]

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        name = "answer_order" if self.word in game.hand(seat) else "not_understood"
        return Phrase(name, {"seat": game.foreman, "word": game.components.words[self.word]})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, ShakeHead):
            return BabbleRefusal.YOU_UNDERSTAND if self.word in game.hand(seat) else None
        if isinstance(action, ShowWord) and game.word(seat, action.order) != self.word:
            return BabbleRefusal.NOT_THAT_WORD
        return super().why_not(game, seat, action)

    def chosen(self, game: Babble, seat: Seat, action: GameAction[Babble]) -> None:
        if isinstance(action, ShowWord):
            action.do(game, seat)
            carry_out(game, seat, action.order)
        else:
            words.shake_head(game, seat, self.word)
            if game.rules.advanced:
                confuse(game, seat)


def carry_out(game: Babble, seat: Seat, order: Order) -> None:
    """The order of the target's card, even if the foreman meant another (BA-ORD-5).

    An order that obviously has no effect is over at once (BA-ORD-6, BA-DEC-5).
    """
    if order == BUILD:
        build(game, seat)
    elif order == DRAW:
        draw(game, seat)
    elif order == GIVE:
        give(game, seat)
    else:
        reveal(game, seat)


ANSWERS: Final = [
    [Answer(seat, word) for word in range(MOST_WORDS)] for seat in range(MOST_PLAYERS)
]
