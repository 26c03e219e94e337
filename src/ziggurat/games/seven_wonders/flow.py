"""The course of the game: three ages and their turns (SW-AGE-1..8).

Each script is a list of phases that reads like the rulebook; modules put theirs in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase, SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.seats import NO_SEAT
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders import conflict, events, scoring
from ziggurat.games.seven_wonders.actions import Order, described
from ziggurat.games.seven_wonders.base.powers import CARRY_OUT, DIGS, SEVENTH_CARD
from ziggurat.games.seven_wonders.catalogue import BUILDINGS, deck, set_of
from ziggurat.games.seven_wonders.components import AGES
from ziggurat.games.seven_wonders.facts import MOST_SEATS, Script, Scripts
from ziggurat.games.seven_wonders.offers import offered, why_not_order
from ziggurat.games.seven_wonders.packed import BOX, barred_from, face_down

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.table import SevenWonders

SEATS: Final[list[list[int]]] = [list(range(seats)) for seats in range(MOST_SEATS + 1)]


class Begin(Phase["SevenWonders"]):
    """The first age begins, after all that modules do before it."""

    def run(self, game: SevenWonders) -> None:
        game.then(game.plan().scripts.age)


class BeginAge(Phase["SevenWonders"]):
    """Three ages follow one another (SW-AGE-1)."""

    def run(self, game: SevenWonders) -> None:
        game.age += 1
        game.turn = 0
        game.free_used = 0
        if game.facts.chains_of_earlier_ages:
            game.settled = game.built.copy()
        game.tell(events.age_began, game.age)


class Deal(Phase["SevenWonders"]):
    """All cards of the age are dealt; the hands of cities without a player lie in a pile.

    In the last age two guilds more than there are cities take part (SW-SETUP-2, SW-SETUP-3).
    """

    def run(self, game: SevenWonders) -> None:
        plan = game.plan()
        cities, size = game.facts.cities, game.facts.hand
        cards = list(deck(game.age, cities))
        for extra in plan.decks[game.age - 1]:
            cards += draw(game, extra, game.facts.extra_cards)
        if game.age == AGES[-1]:
            cards += draw(game, plan.guilds, cities + 2)
        game.shuffle(cards)
        for seat in range(game.seats):
            game.hands[seat] = tuple(sorted(cards[seat * size : seat * size + size]))
        rest = cards[game.seats * size :]
        if cities > game.seats:
            game.pile = tuple(rest)
        else:
            put_away(game, rest, 0)
        game.revealed += 1
        if game.told is not None:
            for seat in range(game.seats):
                game.tell(events.dealt, game, seat)


def draw(game: SevenWonders, cards: tuple[Card, ...], number: int) -> list[Card]:
    """Draw the cards that take part; the others stay in the box.

    All know which of these decks each card in the box belongs to.
    """
    mixed = list(cards)
    game.shuffle(mixed)
    put_away(game, mixed[number:], ~set_of(mixed) & BUILDINGS)
    return mixed[:number]


def put_away(game: SevenWonders, cards: list[Card], barred: Cards) -> None:
    places = [face_down(card, game.age, BOX, 0, 0) for card in cards]
    game.box += tuple([barred_from(place, barred) for place in places])


class Turn(Phase["SevenWonders"]):
    """All choose, all act, then the hands go round (SW-AGE-2)."""

    def run(self, game: SevenWonders) -> None:
        game.turn += 1
        is_strict = game.facts.strict_seventh and game.turn == game.facts.turns
        game.unspent = tuple(game.coins) if is_strict else ()
        game.paid = [0] * (3 * game.facts.cities)
        game.traded = 0
        game.then(game.plan().scripts.turn)


class ChooseCards(SecretChoice["SevenWonders"]):
    """Every player chooses a card, a use for it and a payment, all at once (SW-AGE-3, SW-ACT-7)."""

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("choose_card", {"age": game.age, "turn": game.turn})

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return SEATS[game.seats]

    def may_choose(self, game: SevenWonders, seat: Seat) -> bool:
        return 0 <= seat < game.seats

    def next_to_choose(self, game: SevenWonders) -> Seat:
        sealed = game.sealed
        for seat in range(game.seats):
            if seat not in sealed:
                return seat
        return NO_SEAT

    def is_complete(self, game: SevenWonders) -> bool:
        """The last seat first: in playouts all the others have chosen before it."""
        sealed = game.sealed
        for seat in range(game.seats - 1, -1, -1):
            if seat not in sealed:
                return False
        return True

    def hand(self, game: SevenWonders, seat: Seat) -> tuple[Card, ...]:
        """What the seat chooses from."""
        return game.hands[seat]

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return offered(game, seat, self.hand(game, seat))

    def describe(self, game: SevenWonders, seat: Seat, action: Action) -> Phrase:
        return described(game, seat, action) if isinstance(action, Order) else action.phrase()

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Order):
            return TableRefusal.NOT_THE_QUESTION
        return why_not_order(game, seat, self.hand(game, seat), action)

    def reveal(self, game: SevenWonders) -> None:
        """Not yet: `Reveal` does it."""


class Reveal(Phase["SevenWonders"]):
    """All orders are shown at once, those of cities without a player first (SW-2P-8)."""

    def run(self, game: SevenWonders) -> None:
        sealed = game.sealed
        game.sealed = {}
        game.revealed += 1
        found: list[tuple[City, Order]] = []
        cities = game.facts.cities
        for at in range(cities):
            city = (game.seats + at) % cities
            given = sealed.get(city)
            if given is not None:
                assert isinstance(given, Order)
                found.append((city, given))
        game.orders = tuple(found)


class LastCards(Phase["SevenWonders"]):
    """On the last turn the cards that are left are discarded without coins (SW-AGE-5).

    A city whose wonder lets the last card be played keeps it (SW-AGE-6).
    """

    def run(self, game: SevenWonders) -> None:
        if game.turn < game.facts.turns:
            return
        for city in range(game.facts.cities):
            if not game.mods(city).seventh_card:
                for card in game.hands[city]:
                    game.throw(city, game.lay_down(city, card))


class NextTurn(Phase["SevenWonders"]):
    """The hands go round: to the left in ages I and III, to the right in age II (SW-AGE-4).

    Two players swap (SW-2P-11).  After the last turn the age ends (SW-AGE-7).
    """

    def run(self, game: SevenWonders) -> None:
        if game.turn == game.facts.turns:
            game.then(game.plan().scripts.age_end)
            return
        hands = game.hands
        step = 1 if game.age == 2 else -1  # noqa: PLR2004 -- the second age
        game.hands = [hands[(seat + step) % game.seats] for seat in range(game.seats)]
        if game.facts.cities > game.seats:
            game.hands += hands[game.seats :]
        game.drawn_card = -1
        game.revealed += 1
        if game.told is not None:
            for seat in range(game.seats):
                game.tell(events.received, game, seat)
        game.agenda.append(TURN)


class Conflicts(Phase["SevenWonders"]):
    """Everything of the last turn is finished before them (SW-AGE-8)."""

    def run(self, game: SevenWonders) -> None:
        conflict.resolve_conflicts(game)


class NextAge(Phase["SevenWonders"]):
    """After the third age the game ends (SW-END-1)."""

    def run(self, game: SevenWonders) -> None:
        if game.age < AGES[-1]:
            game.then(game.plan().scripts.age)
            return
        game.finish(scoring.result(game))
        game.tell(events.ended, game)


TURN: Final = Turn("Turn")
CHOOSE_CARDS: Final = ChooseCards("ChooseCards")
LAST_CARDS: Final = LastCards("LastCards")

START: Final[Script] = [Begin("Begin")]
AGE: Final[Script] = [BeginAge("BeginAge"), Deal("Deal"), TURN]
ACTIONS_OF_A_TURN: Final[Script] = [
    CHOOSE_CARDS,
    Reveal("Reveal"),
    *CARRY_OUT,
    LAST_CARDS,
]
NEXT_TURN: Final = NextTurn("NextTurn")
AGE_END: Final[Script] = [Conflicts("Conflicts"), NextAge("NextAge")]


def scripts(dig_first: bool) -> Scripts:
    """The seventh card comes before digging, or after it by a house rule (SW-ORDER-4)."""
    powers: Script = [DIGS, SEVENTH_CARD] if dig_first else [SEVENTH_CARD, DIGS]
    turn = [*ACTIONS_OF_A_TURN, *powers, NEXT_TURN]
    return Scripts(START, AGE, turn, CARRY_OUT, AGE_END)
