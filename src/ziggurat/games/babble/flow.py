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

from ziggurat.core.agenda import Phase
from ziggurat.core.seats import next_seat
from ziggurat.core.text import Phrase
from ziggurat.games.babble import events, tower, words
from ziggurat.games.babble.actions import SHOWS, TURN_UPS, ShowWord, Tell, TurnUp
from ziggurat.games.babble.choices import OpenChoice
from ziggurat.games.babble.components import ORDER_COUNT
from ziggurat.games.babble.confusion import CONFUSION_PHASES
from ziggurat.games.babble.deck import NO_WORD
from ziggurat.games.babble.orders.answer import ANSWERS
from ziggurat.games.babble.orders.build import BUILDING
from ziggurat.games.babble.orders.draw import LIMITS, THROWING
from ziggurat.games.babble.orders.give import GIVING
from ziggurat.games.babble.orders.reveal import REVEALING

if TYPE_CHECKING:
    from ziggurat.core.action import Action, GameAction
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


class Turn(Phase["Babble"]):
    """Two actions, then an Idea card (BA-TUR-1..2)."""

    def run(self, game: Babble) -> None:
        game.turn += 1
        if game.told is not None:
            game.tell(events.turn_began, game.foreman)
        words.take_up(game, game.foreman)
        game.agenda += LAST_TO_FIRST


class PerformAction(Phase["Babble"]):
    """The foreman must act, unless there is nothing to show and nobody to address.

    BA-TUR-1, BA-SHO-2, BA-DEC-16.
    """

    def run(self, game: Babble) -> None:
        if can_act(game, game.foreman):
            game.agenda.append(FOREMAN_ACTS)
        else:
            game.tell(events.had_no_action, game.foreman)


def can_act(game: Babble, seat: Seat) -> bool:
    return game.listeners(seat) != 0 or game.hand_size(seat) > 0 or game.has_face_down(seat)


class ForemanActs(OpenChoice):
    """a) Give an order to another player, or b) reveal a card to all (BA-TUR-1, BA-TUR-3..4)."""

    answers = (Tell, ShowWord, TurnUp)

    def chooser(self, game: Babble) -> Seat:
        return game.foreman

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        found = game.components.tells[game.listeners(seat)].copy()
        for order in range(ORDER_COUNT):
            if game.word(seat, order) != NO_WORD:
                found.append(SHOWS[order])
        for card in game.constructions[seat]:
            if not game.is_up(card):
                found.append(TURN_UPS[card])
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("act", {"count": actions_left(game)})

    def chosen(self, game: Babble, seat: Seat, action: GameAction[Babble]) -> None:
        action.do(game, seat)
        if isinstance(action, Tell):
            game.agenda.append(ANSWERS[action.other][game.components.numbers[action.word]])


def actions_left(game: Babble) -> int:
    """How many actions the foreman has still to choose."""
    return sum([isinstance(phase, PerformAction | ForemanActs) for phase in game.agenda])


class DrawIdea(Phase["Babble"]):
    """Draw an Idea card from the lowest pack that is not empty (BA-IDE-1)."""

    def run(self, game: Babble) -> None:
        tower.draw_idea(game, game.foreman)


class NextPlayer(Phase["Babble"]):
    """Then the player on the left is foreman (BA-TUR-2)."""

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
LAST_TO_FIRST: Final = PHASES_OF_A_TURN[::-1]
PHASES: Final[list[Phase[Babble]]] = [
    TURN,
    FOREMAN_ACTS,
    *PHASES_OF_A_TURN,
    *[phase for row in ANSWERS for phase in row],
    *BUILDING,
    *[phase for row in THROWING for phase in row],
    *LIMITS,
    *[phase for row in GIVING for phase in row],
    *[phase for row in REVEALING for phase in row.values()],
    *CONFUSION_PHASES,
]
