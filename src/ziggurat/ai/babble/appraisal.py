"""What each choice of Babble is worth at one moment, from one seat."""

from typing import Final

from ziggurat.ai.babble.convention import SHOWN_AT_ONCE
from ziggurat.ai.babble.guesses import last_seen, words_of_hand
from ziggurat.ai.babble.manner import Manner
from ziggurat.ai.babble.reserves import Reserve, cost_of, reserve_of
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.core.text import Phrase
from ziggurat.games.babble.actions import (
    Build,
    Done,
    Drop,
    GiveConstruction,
    GiveResource,
    PutBack,
    ShowWord,
    Tell,
    Throw,
    TurnUp,
)
from ziggurat.games.babble.components import (
    BUILD,
    DRAW,
    DRAWN_RESOURCES,
    GIVE,
    MOST_GIVEN,
    ORDERS,
    REVEAL,
    Order,
    Resource,
)
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES
from ziggurat.games.babble.knowledge import BabbleView

NO_REASON: Final = 0.001
MUCH: Final = 100.0


class Appraisal:
    """A word that is known to fail is worth less than nothing."""

    def __init__(self, view: BabbleView, prompt: Phrase, seat: Seat, manner: Manner) -> None:
        self.view = view
        self.prompt = prompt
        self.seat = seat
        self.manner = manner
        self.players = view["players"]
        self.me = self.players[seat]
        self.guesses = [words_of_hand(view, each, manner) for each in range(len(self.players))]
        self.components = view["components"]["key"]
        self.reserves = [reserve_of(player, self.components) for player in self.players]
        self.worth: dict[Seat, list[float]] = {}  # of each order to a player, once asked for

    def value(self, action: Action) -> float:
        match action:
            case Tell():
                return self.tell(action.other, action.word)
            case ShowWord():
                return self.show(action.order)
            case TurnUp():
                return self.turn_up(CONSTRUCTION_NAMES[action.card])
        return self.carried_out(action)

    def carried_out(self, action: Action) -> float:
        """What a choice is worth to somebody who was given an order, or is confused."""
        match action:
            case Build() | PutBack():
                return -float(sum(cost_of(self.components, CONSTRUCTION_NAMES[action.card])))
            case Throw():
                return self.surplus(action.resource)
            case GiveConstruction():
                return self.give(CONSTRUCTION_NAMES[action.card], action.other)
            case GiveResource():
                return self.help_out(action.resource, action.other)
            case Drop():
                return -self.manner.learnt[action.order]
        return NO_REASON / 2 if isinstance(action, Done) else -MUCH

    # As foreman.

    def tell(self, other: Seat, word: str) -> float:
        """The expected value: each order's value times the chance that the word means it."""
        if word in self.players[other]["lacks"]:
            return -1.0
        if other not in self.worth:
            self.worth[other] = [self.order(other, order) for order in ORDERS]
        worth, guesses = self.worth[other], self.guesses[other]
        return sum([guesses[order].get(word, 0.0) * worth[order] for order in ORDERS], 0.0)

    def order(self, other: Seat, order: Order) -> float:
        """The value of a player carrying out an order."""
        if order == BUILD:
            return self.reserves[other].chance_to_build()
        if order == DRAW:
            return self.draw(self.reserves[other])
        if order == GIVE:
            return self.manner.gift * self.chance_of_gift(other)
        unknown = sorted([self.unknown(other, each) for each in (BUILD, DRAW, GIVE)])
        return sum(unknown[-2:])

    def draw(self, reserve: Reserve) -> float:
        room = min(DRAWN_RESOURCES, reserve.room())
        if not room:
            return 0.0
        after = [self.nearness(each) for each in reserve.drawing()]
        nearer = sum(after) / len(after) - self.nearness(reserve)
        return self.manner.nearer * nearer + self.manner.resource * room

    def nearness(self, reserve: Reserve) -> float:
        return reserve.nearness(self.manner.lacking_one, self.manner.lacking_two)

    def chance_of_gift(self, giver: Seat) -> float:
        """The chance that a player who cannot build can help another to build."""
        mine = self.reserves[giver]
        helped = [
            mine.chance_of_gift(theirs, MOST_GIVEN - 1) * (1 - theirs.chance_to_build())
            for seat, theirs in enumerate(self.reserves)
            if seat != giver
        ]
        return max(helped) * (1 - mine.chance_to_build())

    def unknown(self, seat: Seat, order: Order) -> float:
        """The value of learning the word for an order."""
        return self.manner.learnt[order] * (1 - max(self.guesses[seat][order].values()))

    # Showing, as foreman or when told to.

    def show(self, order: Order) -> float:
        if self.prompt.name == "answer_order":
            return self.answer(order)
        hand = self.me["hand"]
        assert hand is not None
        word = hand[order]
        assert word is not None
        if self.manner.news and order in SHOWN_AT_ONCE and self.is_news(order, word):
            return self.manner.news
        doubted = 1 - self.guesses[self.seat][order].get(word, 0.0)
        return NO_REASON + self.manner.learnt[order] * doubted

    def is_news(self, order: Order, word: str) -> bool:
        """Whether the convention requires the foreman to show this word."""
        note = self.me["notes"][order]
        is_foreman = self.seat == self.view["foreman"]
        return is_foreman and word not in {note["known"], last_seen(self.view, order, note)}

    def answer(self, order: Order) -> float:
        """Which of several cards with the word to carry out."""
        return self.order(self.seat, order) + (REVEAL - order) * NO_REASON

    def turn_up(self, name: str) -> float:
        can_pay = self.reserves[self.seat].missing()[name] == 0
        return self.manner.turned if can_pay else NO_REASON / 2

    # Told to discard or to give.

    def surplus(self, resource: Resource) -> float:
        """How many of a Resource are not needed for the cheapest construction."""
        reserve = self.reserves[self.seat]
        held = reserve.resources
        own = [card["name"] for card in self.me["constructions"] if card["name"]]
        target = min(own, key=lambda name: reserve.missing()[name], default=None)
        needed = cost_of(self.components, target)[resource] if target else 0
        return held[resource] - needed + held[resource] / MUCH

    def give(self, name: str, other: Seat) -> float:
        """A construction goes where it can be paid, with the Resources that may go with it."""
        mine, theirs = self.reserves[self.seat], self.reserves[other]
        cards_left = self.prompt.values["count"]
        assert isinstance(cards_left, int)
        if mine.missing()[name] == 0:
            return -1.0
        if not mine.can_equip(theirs, name, cards_left - 1):
            return 0.0
        return 1 - theirs.chance_to_build() - NO_REASON * theirs.missing()[name]

    def help_out(self, resource: Resource, other: Seat) -> float:
        """Give a Resource to the player whom it helps more than us."""
        mine, theirs = self.reserves[self.seat], self.reserves[other]
        gain = self.nearness(theirs.plus(resource)) - self.nearness(theirs)
        return gain - self.nearness(mine) + self.nearness(mine.minus(resource))
