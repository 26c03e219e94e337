"""A plain partner: says what is understood, shows what is not, and builds what can be paid."""

from typing import Final, cast

from ziggurat.ai.babble.ahead import Ahead
from ziggurat.ai.babble.convention import SHOWN_AT_ONCE
from ziggurat.ai.babble.guesses import (
    chance_after_draw,
    chance_to_build,
    cost_of,
    last_seen,
    missing,
    words_of_hand,
)
from ziggurat.ai.babble.manner import ARCHITECT, Manner
from ziggurat.ai.bot import Place, Thought
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.core.source import Dream
from ziggurat.games.babble.actions import (
    DONE,
    Build,
    Drop,
    GiveConstruction,
    GiveResource,
    PutBack,
    ShowWord,
    Tell,
    Throw,
    TurnUp,
)
from ziggurat.games.babble.cards import WORDS
from ziggurat.games.babble.components import (
    BUILD,
    DRAW,
    GIVE,
    MOST_RESOURCES,
    ORDERS,
    REVEAL,
    Order,
)
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES
from ziggurat.games.babble.knowledge import BabbleView

NO_REASON: Final = 0.001
MUCH: Final = 100.0


class Plain:
    """Never says a word that is known to fail; chance decides between equals."""

    def __init__(self, seed: int, manner: Manner = ARCHITECT) -> None:
        self._manner = manner
        self._source = Dream(seed)
        self._drawn = 0

    def choose(self, place: Place) -> Action:
        options = place.options
        if len(options) == 1:
            return options[0]
        values = self._values(place, options)
        best = max(values)
        finest = [option for option, value in zip(options, values, strict=True) if value == best]
        return finest[self._number() % len(finest)]

    def consider(self, place: Place) -> list[Thought]:
        """What comes of the choices it likes best, if all the others were like it."""
        options = place.options
        values = self._values(place, options)
        order = sorted(range(len(options)), key=lambda index: values[index], reverse=True)
        partners = [Plain(self._number(), self._manner) for _ in range(place.seats)]
        return Ahead(partners, self._number()).look(place, [options[index] for index in order])

    def _values(self, place: Place, options: list[Action]) -> list[float]:
        appraisal = Appraisal(cast("BabbleView", place.view), place.seat, self._manner)
        return [appraisal.value(option) for option in options]

    def _number(self) -> int:
        self._drawn += 1
        return self._source.number(self._drawn)


class Appraisal:
    """What each choice is worth at one moment, from one seat."""

    def __init__(self, view: BabbleView, seat: Seat, manner: Manner) -> None:
        self.view = view
        self.seat = seat
        self.manner = manner
        self.players = view["players"]
        self.me = self.players[seat]
        self.guesses = [words_of_hand(view, each, manner) for each in range(len(self.players))]
        self.worth: dict[Seat, list[float]] = {}  # of each order to a player, once asked for

    def value(self, action: Action) -> float:
        match action:
            case Tell():
                return self.tell(action.other, WORDS[action.word])
            case ShowWord():
                return self.show(action.order)
            case TurnUp():
                return self.turn_up(CONSTRUCTION_NAMES[action.card])
        return self.carried_out(action)

    def carried_out(self, action: Action) -> float:
        """What a choice is worth to somebody who was given an order, or is confused."""
        match action:
            case Build() | PutBack():
                return -float(sum(cost_of(CONSTRUCTION_NAMES[action.card])))
            case Throw():
                return self.surplus(action.resource)
            case GiveConstruction():
                return self.give(CONSTRUCTION_NAMES[action.card], action.other)
            case GiveResource():
                return self.help_out(action.resource, action.other)
            case Drop():
                return -self.manner.learnt[action.order]
        return NO_REASON / 2 if action == DONE else -MUCH

    # As foreman.

    def tell(self, other: Seat, word: str) -> float:
        """What comes of it, times how likely the word stands for each order."""
        if word in self.players[other]["lacks"]:
            return -1.0
        if other not in self.worth:
            self.worth[other] = [self.order(other, order) for order in ORDERS]
        worth, guesses = self.worth[other], self.guesses[other]
        return sum([guesses[order].get(word, 0.0) * worth[order] for order in ORDERS])

    def order(self, other: Seat, order: Order) -> float:
        """What it is worth that a player carries out an order."""
        player = self.players[other]
        now = chance_to_build(player, player["resources"])
        if order == BUILD:
            return now
        if order == DRAW:
            room = MOST_RESOURCES - sum(player["resources"])
            nearer = chance_after_draw(player) - now if room else 0.0
            return self.manner.nearer * nearer + self.manner.resource * min(2, max(0, room))
        if order == GIVE:
            return self.manner.gift * (1 - now) * self.chance_others_pay(other)
        unknown = sorted([self.unknown(other, each) for each in (BUILD, DRAW, GIVE)])
        return sum(unknown[-2:])

    def chance_others_pay(self, owner: Seat) -> float:
        player = self.players[owner]
        return max(
            chance_to_build(player, each["resources"])
            for seat, each in enumerate(self.players)
            if seat != owner
        )

    def unknown(self, seat: Seat, order: Order) -> float:
        """What it is worth to learn the word of an order."""
        return self.manner.learnt[order] * (1 - max(self.guesses[seat][order].values()))

    # Showing, as foreman or when told to.

    def show(self, order: Order) -> float:
        if self.view["question"] is not None and self.view["question"].startswith("Answer"):
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
        """Whether the foreman owes it to the convention to show this word."""
        note = self.me["notes"][order]
        is_foreman = self.seat == self.view["foreman"]
        return is_foreman and word not in {note["known"], last_seen(order, note)}

    def answer(self, order: Order) -> float:
        """Which of several cards with the word to carry out."""
        return self.order(self.seat, order) + (REVEAL - order) * NO_REASON

    def turn_up(self, name: str) -> float:
        return self.manner.turned if missing(self.me["resources"], name) == 0 else NO_REASON / 2

    # Told to discard or to give.

    def surplus(self, resource: int) -> float:
        """How many of a Resource there are beyond what the cheapest way to build needs."""
        own = [card["name"] for card in self.me["constructions"] if card["name"]]
        held = self.me["resources"]
        target = min(own, key=lambda name: missing(held, name), default=None)
        needed = cost_of(target)[resource] if target else 0
        return held[resource] - needed + held[resource] / MUCH

    def give(self, name: str, other: Seat) -> float:
        """A construction goes where it can be paid, or nearly so."""
        here = missing(self.me["resources"], name)
        there = missing(self.players[other]["resources"], name)
        if here == 0:
            return -1.0
        return self.manner.gift * (here - there + (there == 0))

    def help_out(self, resource: int, other: Seat) -> float:
        """A Resource goes where it is the last one missing."""
        player = self.players[other]
        before = chance_to_build(player, player["resources"])
        more = list(player["resources"])
        more[resource] += 1
        fewer = list(self.me["resources"])
        own = chance_to_build(self.me, fewer)
        fewer[resource] -= 1
        loss = own - chance_to_build(self.me, fewer)
        return chance_to_build(player, more) - before - loss
