"""REVEAL: up to two cards of hand and Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.text import Phrase
from ziggurat.games.babble.actions import DONE, SHOWS, TURN_UPS, Done, ShowWord, TurnUp
from ziggurat.games.babble.choices import SeatChoice
from ziggurat.games.babble.components import (
    BUILD,
    DRAW,
    GIVE,
    MOST_PLAYERS,
    MOST_REVEALED,
    ORDER_COUNT,
    ORDER_NAMES,
    REVEAL,
    Order,
)
from ziggurat.games.babble.deck import NO_WORD
from ziggurat.games.babble.refusals import BabbleRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action, GameAction
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


def reveal(game: Babble, seat: Seat) -> None:
    reveal_more(game, seat, MOST_REVEALED, [REVEAL])


def reveal_more(game: Babble, seat: Seat, left: int, shown: list[Order]) -> None:
    if left and (game.has_face_down(seat) or game.hand_size(seat) > len(shown)):
        game.agenda.append(REVEALING[seat][left * ORDER_COUNT + shown[-1]])


class RevealCards(SeatChoice):
    """Show up to two cards of hand and Reserve (BA-REV-1, BA-DEC-7).

    None twice, nor the card of the order (BA-DEC-22).
    """

    answers = (ShowWord, TurnUp, Done)

    def __init__(self, seat: Seat, left: int, shown: list[Order]) -> None:
        names = " ".join([ORDER_NAMES[order] for order in shown])
        super().__init__(f"RevealCards {left} {names}", seat)
        self.left: Final = left
        self.shown: Final = shown

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        found: list[Action] = [] if self.must_reveal(game) else [DONE]
        for order in range(ORDER_COUNT):
            if order not in self.shown and game.word(seat, order) != NO_WORD:
                found.append(SHOWS[order])
        for card in game.constructions[seat]:
            if not game.is_up(card):
                found.append(TURN_UPS[card])
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("reveal_cards", {"count": self.left})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Done) and self.must_reveal(game):
            return BabbleRefusal.REVEAL_AT_LEAST_ONE
        if isinstance(action, ShowWord) and action.order in self.shown:
            return BabbleRefusal.SHOWN_ALREADY
        return super().why_not(game, seat, action)

    def chosen(self, game: Babble, seat: Seat, action: GameAction[Babble]) -> None:
        action.do(game, seat)
        if not isinstance(action, Done):
            more = [action.order] if isinstance(action, ShowWord) else []
            reveal_more(game, seat, self.left - 1, self.shown + more)

    def must_reveal(self, game: Babble) -> bool:
        return game.rules.min_one and self.left == MOST_REVEALED


# By seat, and by `left * ORDER_COUNT + the Word card shown last`.
REVEALING: Final = [
    {
        2 * ORDER_COUNT + REVEAL: RevealCards(seat, 2, [REVEAL]),
        ORDER_COUNT + REVEAL: RevealCards(seat, 1, [REVEAL]),
        ORDER_COUNT + BUILD: RevealCards(seat, 1, [REVEAL, BUILD]),
        ORDER_COUNT + DRAW: RevealCards(seat, 1, [REVEAL, DRAW]),
        ORDER_COUNT + GIVE: RevealCards(seat, 1, [REVEAL, GIVE]),
    }
    for seat in range(MOST_PLAYERS)
]
