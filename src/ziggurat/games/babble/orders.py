"""The four orders, as the player who understood one carries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.babble import events, reserve
from ziggurat.games.babble.actions import (
    BUILD_NOTHING,
    BUILDS,
    CONSTRUCTION_GIFTS,
    DONE,
    RESOURCE_GIFTS,
    SHOWS,
    THROWS,
    TURN_UPS,
    BabbleAction,
    Build,
    BuildNothing,
    GiveConstruction,
    GiveResource,
    ShowWord,
    Throw,
    TurnUp,
)
from ziggurat.games.babble.components import (
    BUILD,
    DRAW,
    GIVE,
    MOST_GIVEN,
    MOST_PLAYERS,
    MOST_RESOURCES,
    MOST_REVEALED,
    ORDER_NAMES,
    ORDERS,
    RESOURCE_COUNT,
    RESOURCES,
    REVEAL,
    Order,
)
from ziggurat.games.babble.deck import NO_WORD
from ziggurat.games.babble.refusals import BabbleRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


class SeatChoice(Choice["Babble"]):
    """One seat is asked.  All see what it chooses, so nothing chosen can be taken back."""

    def __init__(self, text: str, seat: Seat) -> None:
        super().__init__(f"{text} {seat}")
        self.seat: Final = seat

    def chooser(self, game: Babble) -> Seat:
        return self.seat

    def chosen(self, game: Babble, seat: Seat, action: Action) -> None:
        assert isinstance(action, BabbleAction)
        game.revealed += 1
        self.follow(game, seat, action)

    def follow(self, game: Babble, seat: Seat, action: BabbleAction) -> None:
        """What comes of the choice."""
        action.do(game, seat)


def carry_out(game: Babble, seat: Seat, order: Order) -> None:
    """An order that can have no effect, for all to see, is simply over."""
    if order == BUILD:
        if game.constructions[seat]:
            game.agenda.append(BUILDING[seat])
        elif game.told is not None:
            game.told.append(events.built_nothing(seat))
    elif order == DRAW:
        game.agenda.append(LIMITS[seat])
        reserve.draw(game, seat)
    elif order == GIVE:
        game.agenda.append(LIMITS[seat])
        give_more(game, seat, MOST_GIVEN)
    else:
        reveal_more(game, seat, MOST_REVEALED, [REVEAL])


class BuildOne(SeatChoice):
    """Choose what to build.

    Everybody who has Construction cards is asked: the question must not tell the others that one
    of them can be paid.
    """

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        payable = [card for card in game.constructions[seat] if game.can_pay(seat, card)]
        found: list[Action] = [BUILDS[card] for card in payable]
        if not found or game.may_refuse_build:
            found.append(BUILD_NOTHING)
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        payable = any(game.can_pay(seat, card) for card in game.constructions[seat])
        return Phrase("build_one" if payable else "cannot_build", {})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Build | BuildNothing):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION


class ThrowResources(SeatChoice):
    """Discard so many Resources of your choice, one after another."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(f"ThrowResources {count}", seat)
        self.count: Final = count

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        first = seat * RESOURCE_COUNT
        return [THROWS[each] for each in RESOURCES if game.resources[first + each]]

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("discard_resources", {"count": self.count})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Throw):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION

    def follow(self, game: Babble, seat: Seat, action: BabbleAction) -> None:
        if self.count > 1:
            game.agenda.append(THROWING[seat][self.count - 1])
        action.do(game, seat)


class KeepLimit(Phase["Babble"]):
    """Whoever has more than seven Resources discards; from the left of a seat, itself last."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"KeepLimit {seat}")
        self.seat: Final = seat

    def run(self, game: Babble) -> None:
        for step in range(1, game.seats + 1):
            seat = (self.seat + step) % game.seats
            excess = game.resource_total(seat) - MOST_RESOURCES
            if excess > 0:
                game.then([THROWING[seat][excess], self])
                return


class GiveCards(SeatChoice):
    """Give up to three cards.

    Nobody else acts and nobody discards before the last is given, so giving one after another is
    giving them together.
    """

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(f"GiveCards {left}", seat)
        self.left: Final = left

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        others = [other for other in range(game.seats) if other != seat]
        first = seat * RESOURCE_COUNT
        found: list[Action] = [] if self.must_give(game) else [DONE]
        for resource in RESOURCES:
            if game.resources[first + resource]:
                gifts = RESOURCE_GIFTS[resource]
                found.extend([gifts[other] for other in others])
        for card in game.constructions[seat]:
            cards = CONSTRUCTION_GIFTS[card]
            found.extend([cards[other] for other in others])
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("give_cards", {"count": self.left})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if action is DONE:
            return BabbleRefusal.GIVE_AT_LEAST_ONE if self.must_give(game) else None
        if isinstance(action, GiveResource | GiveConstruction):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION

    def follow(self, game: Babble, seat: Seat, action: BabbleAction) -> None:
        if action is not DONE:
            action.do(game, seat)
            give_more(game, seat, self.left - 1)

    def must_give(self, game: Babble) -> bool:
        return game.min_one and self.left == MOST_GIVEN


def give_more(game: Babble, seat: Seat, left: int) -> None:
    if left and (game.constructions[seat] or game.resource_total(seat)):
        game.agenda.append(GIVING[seat][left])


class RevealCards(SeatChoice):
    """Show up to two cards of hand and Reserve, but none twice, nor the card of the order."""

    def __init__(self, seat: Seat, left: int, shown: list[Order]) -> None:
        names = " ".join([ORDER_NAMES[order] for order in shown])
        super().__init__(f"RevealCards {left} {names}", seat)
        self.left: Final = left
        self.shown: Final = shown

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        found: list[Action] = [] if self.must_reveal(game) else [DONE]
        hand = game.hand(seat)
        unshown = [order for order in ORDERS if order not in self.shown]
        found.extend([SHOWS[order] for order in unshown if hand[order] != NO_WORD])
        found.extend([TURN_UPS[each] for each in game.constructions[seat] if not game.is_up(each)])
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("reveal_cards", {"count": self.left})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if action is DONE:
            return BabbleRefusal.REVEAL_AT_LEAST_ONE if self.must_reveal(game) else None
        if isinstance(action, ShowWord) and action.order in self.shown:
            return BabbleRefusal.SHOWN_ALREADY
        if isinstance(action, ShowWord | TurnUp):
            return action.why_not(game, seat)
        return TableRefusal.NOT_THE_QUESTION

    def follow(self, game: Babble, seat: Seat, action: BabbleAction) -> None:
        if action is not DONE:
            action.do(game, seat)
            more = [action.order] if isinstance(action, ShowWord) else []
            reveal_more(game, seat, self.left - 1, self.shown + more)

    def must_reveal(self, game: Babble) -> bool:
        return game.min_one and self.left == MOST_REVEALED


def reveal_more(game: Babble, seat: Seat, left: int, shown: list[Order]) -> None:
    down = any(not game.is_up(card) for card in game.constructions[seat])
    if left and (down or game.hand_size(seat) > len(shown)):
        game.agenda.append(REVEALING[seat][left, shown[-1]])


SEATS: Final = range(MOST_PLAYERS)
COUNTS: Final = range(MOST_RESOURCES + 1)  # F7 can bring a Reserve to twice its limit
BUILDING: Final = [BuildOne("BuildOne", seat) for seat in SEATS]
THROWING: Final = [[ThrowResources(seat, count) for count in COUNTS] for seat in SEATS]
LIMITS: Final = [KeepLimit(seat) for seat in SEATS]
GIVING: Final = [[GiveCards(seat, left) for left in range(MOST_GIVEN + 1)] for seat in SEATS]
# By seat, by how many are left, and by the Word card shown last.
REVEALING: Final = [
    {
        (2, REVEAL): RevealCards(seat, 2, [REVEAL]),
        (1, REVEAL): RevealCards(seat, 1, [REVEAL]),
        (1, BUILD): RevealCards(seat, 1, [REVEAL, BUILD]),
        (1, DRAW): RevealCards(seat, 1, [REVEAL, DRAW]),
        (1, GIVE): RevealCards(seat, 1, [REVEAL, GIVE]),
    }
    for seat in SEATS
]
ORDER_PHASES: Final[list[Phase[Babble]]] = [
    *BUILDING,
    *[phase for row in THROWING for phase in row],
    *LIMITS,
    *[phase for row in GIVING for phase in row],
    *[phase for row in REVEALING for phase in row.values()],
]
