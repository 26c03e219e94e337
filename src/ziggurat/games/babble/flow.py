"""The course of a game: a foreman's two actions, the answers to them, and an Idea card.

Every question that a seat can be asked, by the name of its prompt:

| prompt            | values        | what the seat chooses
| ----------------- | ------------- | ----------------------------------------------------
| act               | count         | as foreman: say a word to another player, or reveal a card of
|                   |               | your own; `count` actions are left, this one included
| answer_order      | seat, word    | `seat` said `word` to you: which card with that word to show
| not_understood    | seat, word    | the same, but none of your cards has the word: shake your head
| build_one         | -             | which Construction to build and pay for
| cannot_build      | -             | you can pay for none: build nothing
| discard_resources | count         | the next of `count` Resources to discard
| give_cards        | count         | the next of up to `count` cards to give, and to whom; or done
| reveal_cards      | count         | the next of up to `count` cards to reveal; or done
| put_one_back      | picture, pack | which card with `picture` goes from the tower into `pack`
| drop_word         | -             | which Word card to discard
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.seats import next_seat
from ziggurat.core.text import Phrase
from ziggurat.games.babble import events, tower, words
from ziggurat.games.babble.actions import (
    SHAKE_HEAD,
    SHOWS,
    TELLS,
    TURN_UPS,
    BabbleAction,
    ShowWord,
    Tell,
    TurnUp,
)
from ziggurat.games.babble.cards import WORDS
from ziggurat.games.babble.components import MOST_PLAYERS, ORDERS, Word
from ziggurat.games.babble.confusion import CONFUSION_PHASES, confuse
from ziggurat.games.babble.deck import NO_WORD, WORD_COUNT
from ziggurat.games.babble.orders import ORDER_PHASES, SeatChoice, carry_out
from ziggurat.games.babble.refusals import BabbleRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


class Turn(Phase["Babble"]):
    """Two actions, then an Idea card."""

    def run(self, game: Babble) -> None:
        game.turn += 1
        if game.told is not None:
            game.told.append(events.turn_began(game.foreman))
        words.take_up(game, game.foreman)
        game.then(PHASES_OF_A_TURN)


class PerformAction(Phase["Babble"]):
    """The foreman must act, unless he has nothing to show and nobody to address."""

    def run(self, game: Babble) -> None:
        if can_act(game, game.foreman):
            game.agenda.append(FOREMAN_ACTS)
        elif game.told is not None:
            game.told.append(events.had_no_action(game.foreman))


def can_act(game: Babble, seat: Seat) -> bool:
    everybody_else = (1 << game.seats) - 1 & ~(1 << seat)
    return (
        game.hand_size(seat) > 0
        or game.laid & everybody_else != everybody_else
        or any(not game.is_up(card) for card in game.constructions[seat])
    )


class ForemanActs(Choice["Babble"]):
    """a) Give an order to another player, or b) reveal a card to all."""

    def chooser(self, game: Babble) -> Seat:
        return game.foreman

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for other in range(game.seats):
            if other != seat and not game.has_laid_words(other):
                found.extend(TELLS[other])
        hand = game.hand(seat)
        found.extend([SHOWS[order] for order in ORDERS if hand[order] != NO_WORD])
        found.extend([TURN_UPS[each] for each in game.constructions[seat] if not game.is_up(each)])
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("act", {"count": actions_left(game)})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Tell | ShowWord | TurnUp):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: Babble, seat: Seat, action: Action) -> None:
        assert isinstance(action, BabbleAction)
        game.revealed += 1
        action.do(game, seat)
        if isinstance(action, Tell):
            game.agenda.append(ANSWERS[action.other][action.word])


def actions_left(game: Babble) -> int:
    """How many actions the foreman has still to choose."""
    return sum([isinstance(phase, PerformAction | ForemanActs) for phase in game.agenda])


class Answer(SeatChoice):
    """Show a card with the word that was said and carry out its order, or shake your head.

    Everybody is asked, so that the question does not tell who holds the word on two cards.
    """

    def __init__(self, seat: Seat, word: Word) -> None:
        super().__init__(f"Answer {WORDS[word]}", seat)
        self.word: Final = word

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        hand = game.hand(seat)
        found: list[Action] = [SHOWS[order] for order in ORDERS if hand[order] == self.word]
        return found or [SHAKE_HEAD]

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        name = "answer_order" if self.word in game.hand(seat) else "not_understood"
        return Phrase(name, {"seat": game.foreman, "word": WORDS[self.word]})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if action is SHAKE_HEAD:
            return BabbleRefusal.YOU_UNDERSTAND if self.word in game.hand(seat) else None
        if not isinstance(action, ShowWord):
            return TableRefusal.NOT_THE_QUESTION
        if game.word(seat, action.order) != self.word:
            return BabbleRefusal.NOT_THAT_WORD
        return None

    def follow(self, game: Babble, seat: Seat, action: BabbleAction) -> None:
        if isinstance(action, ShowWord):
            action.do(game, seat)
            carry_out(game, seat, action.order)
        else:
            words.shake_head(game, seat, self.word)
            if game.advanced:
                confuse(game, seat)


class DrawIdea(Phase["Babble"]):
    """Draw an Idea card from the lowest pack that is not empty."""

    def run(self, game: Babble) -> None:
        tower.draw_idea(game, game.foreman)


class NextPlayer(Phase["Babble"]):
    """Then the player on the left is foreman."""

    def run(self, game: Babble) -> None:
        game.foreman = next_seat(game.foreman, game.seats)
        game.agenda.append(TURN)


TURN: Final = Turn("Turn")
PERFORM_ACTION: Final = PerformAction("PerformAction")
FOREMAN_ACTS: Final = ForemanActs("ForemanActs")
PHASES_OF_A_TURN: Final[list[Phase[Babble]]] = [
    PERFORM_ACTION,
    PERFORM_ACTION,
    DrawIdea("DrawIdea"),
    NextPlayer("NextPlayer"),
]
ANSWERS: Final = [
    [Answer(seat, word) for word in range(WORD_COUNT)] for seat in range(MOST_PLAYERS)
]
PHASES: Final[dict[str, Phase[Babble]]] = {
    phase.text: phase
    for phase in [
        TURN,
        FOREMAN_ACTS,
        *PHASES_OF_A_TURN,
        *[phase for row in ANSWERS for phase in row],
        *ORDER_PHASES,
        *CONFUSION_PHASES,
    ]
}
