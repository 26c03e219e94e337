"""The advanced game: a player who does not understand an order draws a Confusion card.

Confusion ends no game by itself (BA-CNF-12): it never completes a level and draws no Idea card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.seats import next_seat
from ziggurat.core.text import Phrase
from ziggurat.games.babble import events, reserve, tower, words
from ziggurat.games.babble.actions import DROPS, PUT_BACKS, Drop, PutBack
from ziggurat.games.babble.choices import SeatChoice
from ziggurat.games.babble.components import (
    DOORS,
    MOST_PLAYERS,
    PICTURE_NAMES,
    RELIEF,
    STAIRS,
    STATUE,
    Construction,
    Picture,
)
from ziggurat.games.babble.orders.draw import LIMITS, THROWING
from ziggurat.games.babble.refusals import BabbleRefusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.core.action import Action
    from ziggurat.core.agenda import Phase
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


def confuse(game: Babble, seat: Seat) -> None:
    """Draw the top card, read it to all, carry it out (BA-CNF-1..2)."""
    if not game.confusion:
        reshuffle(game)
    card = game.confusion[-1]
    game.confusion = game.confusion[:-1]
    game.confusion_discard += (card,)
    game.tell(events.confused, seat, card)
    EFFECTS[card](game, seat)


def reshuffle(game: Babble) -> None:
    """The discard becomes the pack (BA-CNF-2, BA-DEC-12)."""
    cards = list(game.confusion_discard)
    game.shuffle(cards)
    game.confusion = tuple(cards)
    game.confusion_discard = ()
    game.tell(events.reshuffled_confusion, len(cards))


def lose_statue(game: Babble, seat: Seat) -> None:
    """F1: a statue leaves the level in progress for the pack in progress (BA-CNF-4)."""
    lose_from_tower(game, seat, STATUE)


def lose_relief(game: Babble, seat: Seat) -> None:
    """F2: a relief leaves the level in progress for the pack in progress (BA-CNF-4)."""
    lose_from_tower(game, seat, RELIEF)


def lose_from_tower(game: Babble, seat: Seat, picture: Picture) -> None:
    """If several cards fit, the confused player chooses; if none does, nothing happens."""
    fitting = with_picture(game, picture)
    if len(fitting) == 1:
        tower.put_back(game, seat, fitting[0])
    elif fitting:
        game.agenda.append(PUTTING_BACK[seat][picture])


def with_picture(game: Babble, picture: Picture) -> list[Construction]:
    """The cards on the level in progress that have the picture (BA-DEC-11)."""
    pictures = game.components.pictures
    return [card for card in game.level_in_progress() if picture in pictures[card]]


def pay_for_doors(game: Babble, seat: Seat) -> None:
    """F3: discard as many Resources as there are doors in the whole tower (BA-CNF-5)."""
    lose_resources(game, seat, DOORS)


def pay_for_stairs(game: Babble, seat: Seat) -> None:
    """F4: discard as many Resources as there are stairs in the whole tower (BA-CNF-5)."""
    lose_resources(game, seat, STAIRS)


def lose_resources(game: Babble, seat: Seat, picture: Picture) -> None:
    pictures = game.components.pictures
    owed = sum([pictures[card].count(picture) for card in game.tower])
    count = min(owed, game.resource_total(seat))
    if count:
        game.agenda.append(THROWING[seat][count])


def redraw_word(game: Babble, seat: Seat) -> None:
    """F5: exchange a Word card with one of the shuffled word discard (BA-CNF-6)."""
    if game.word_discard:
        words.redraw(game, seat)


def give_constructions_left(game: Babble, seat: Seat) -> None:
    """F6: all Constructions, as they lie, go to the player on the left (BA-CNF-7, BA-DEC-17)."""
    for card in game.constructions[seat]:
        reserve.give_construction(game, seat, card, next_seat(seat, game.seats))


def give_resources_right(game: Babble, seat: Seat) -> None:
    """F7: all Resources go to the player on the right, who keeps at most seven.

    BA-CNF-8; of two players, the other is on both sides (BA-CNF-11).
    """
    game.agenda.append(LIMITS[seat])
    reserve.give_all_resources(game, seat, (seat - 1) % game.seats)


def drop_word(game: Babble, seat: Seat) -> None:
    """F8: a Word card is missing until one of its order is drawn (BA-CNF-9)."""
    if game.hand_size(seat):
        game.agenda.append(DROPPING[seat])


def lay_down_words(game: Babble, seat: Seat) -> None:
    """F9: no orders until the start of the player's next turn (BA-CNF-10)."""
    words.lay_down(game, seat)


# F1 to F9 (BA-CNF-3).
EFFECTS: Final[list[Callable[[Babble, Seat], None]]] = [
    lose_statue,
    lose_relief,
    pay_for_doors,
    pay_for_stairs,
    redraw_word,
    give_constructions_left,
    give_resources_right,
    drop_word,
    lay_down_words,
]


class PutOneBack(SeatChoice):
    """Several cards of the level in progress have the picture: choose one (BA-CNF-4)."""

    answers = (PutBack,)

    def __init__(self, seat: Seat, picture: Picture) -> None:
        super().__init__(f"PutOneBack {PICTURE_NAMES[picture]}", seat)
        self.picture: Final = picture

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        return [PUT_BACKS[card] for card in with_picture(game, self.picture)]

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        pack = game.pack_in_progress() + 1
        return Phrase("put_one_back", {"picture": PICTURE_NAMES[self.picture], "pack": pack})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        pictures = game.components.pictures
        if isinstance(action, PutBack) and self.picture not in pictures[action.card]:
            return BabbleRefusal.WRONG_PICTURE
        return super().why_not(game, seat, action)


class DropWord(SeatChoice):
    """Discard a Word card of your choice (BA-CNF-9)."""

    answers = (Drop,)

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        return [action for action in DROPS if action.why_not(game, seat) is None]

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("drop_word", {})


SEATS: Final = range(MOST_PLAYERS)
DROPPING: Final = [DropWord("DropWord", seat) for seat in SEATS]
PUTTING_BACK: Final = [[PutOneBack(seat, each) for each in (RELIEF, STATUE)] for seat in SEATS]
CONFUSION_PHASES: Final[list[Phase[Babble]]] = [
    *DROPPING,
    *[phase for row in PUTTING_BACK for phase in row],
]
