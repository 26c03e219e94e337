"""The table of 7 Wonders: the verbs that change it and tell events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.catalogue import BOARD_THINGS, SIDES, Board
from ziggurat.games.seven_wonders.components import (
    NO_CITY,
    VICTORIES,
    VICTORY,
    Card,
    Cards,
    City,
    changed,
)
from ziggurat.games.seven_wonders.discounts import from_bank
from ziggurat.games.seven_wonders.knowledge import census, deal_unknown, view, views
from ziggurat.games.seven_wonders.modifiers import MATTERS_IN_TURN, in_turn, tolls
from ziggurat.games.seven_wonders.packed import EVERYBODY, FaceDown, face_down, number_of
from ziggurat.games.seven_wonders.position import Position
from ziggurat.games.seven_wonders.production import PRODUCES, SWITCHES, production, production_after

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.production import Production


class SevenWonders(Position):
    """A game of 7 Wonders."""

    __slots__ = ()

    def copy(self) -> SevenWonders:
        return SevenWonders(self)

    def view(self, seat: Seat) -> SevenWondersView:
        return view(self, self.check_seat(seat))

    def views(self, seats: list[Seat]) -> list[SevenWondersView]:
        return views(self, [self.check_seat(seat) for seat in seats])

    def deal_unknown(self, seat: Seat) -> None:
        deal_unknown(self, seat)

    def census(self) -> Mapping[str, int]:
        return census(self)

    # Verbs: things in play.

    def put(self, city: City, thing: Card) -> None:
        """Something comes into play in a city."""
        self.built[city] |= 1 << thing
        self.renew(city, thing, b"\1")
        if PRODUCES[thing]:
            before = self.goods[city]
            self.produce(city, production_after(before, thing, self.built[city], self.table))

    def remove(self, city: City, thing: Card) -> None:
        self.built[city] &= ~(1 << thing)
        self.renew(city, thing, b"\0")
        if PRODUCES[thing]:
            self.produce(city, production(self.built[city], self.table))

    def renew(self, city: City, thing: Card, mark: bytes) -> None:
        """A thing has come into play or left it: change what follows from that, goods apart."""
        marks = self.marks[city]
        self.marks[city] = marks[:thing] + mark + marks[thing + 1 :]
        if MATTERS_IN_TURN[thing]:
            sums, found = self.sums, in_turn(self.built[city], self.table)
            self.sums = (*sums[:city], found, *sums[city + 1 :])

    def produce(self, city: City, found: Production) -> None:
        self.goods = (*self.goods[:city], found, *self.goods[city + 1 :])

    def set_table(self, things: Cards) -> None:
        """Other things are in force for all."""
        before, self.table = self.table, things
        self.sums = tuple([in_turn(built, things) for built in self.built])
        if (before ^ things) & SWITCHES:
            self.goods = tuple([production(built, things) for built in self.built])

    def take_board(self, city: City, board: Board) -> None:
        """A city gets a board, or its other side."""
        if self.boards[city] >= 0:
            self.give_back_board(city)
        self.boards = (*self.boards[:city], board, *self.boards[city + 1 :])
        self.put(city, BOARD_THINGS[board])
        self.coins[city] += SIDES[board].coins  # SWW-11

    def give_back_board(self, city: City) -> None:
        board = self.boards[city]
        self.remove(city, BOARD_THINGS[board])
        self.boards = (*self.boards[:city], -1, *self.boards[city + 1 :])
        self.coins[city] -= SIDES[board].coins

    def build(self, city: City, card: Card) -> None:
        self.put(city, card)
        if self.told is not None:
            self.tell(events.built, self, city, card)

    def raise_stage(self, city: City, stage: Card, marker: FaceDown) -> None:
        """A stage of the wonder is built, with a card as its marker (SW-ACT-4)."""
        self.buried[city] += (marker,)
        self.put(city, stage)
        if self.told is not None:
            self.tell(events.staged, self, city, marker, stage)

    def lose_building(self, city: City, card: Card) -> None:
        """A card that stood in a city is discarded; all have seen it."""
        self.remove(city, card)
        self.discard += (face_down(card, 0, 0, 0, EVERYBODY),)
        self.tell(events.lost_building, self, city, card)

    def take_token(self, city: City, token: Card) -> None:
        self.tokens[city] = tuple(sorted((*self.tokens[city], token)))

    def spend_token(self, city: City, token: Card) -> None:
        self.tokens[city] = without(self.tokens[city], token)

    # Verbs: cards.

    def leave_hand(self, city: City, card: Card) -> None:
        """A card is played openly."""
        self.hands[city] = without(self.hands[city], card)
        if card == self.drawn_card and card not in self.hands[city]:
            self.drawn_card = -1

    def lay_down(self, city: City, card: Card) -> FaceDown:
        """A card of the hand is laid face down; its holder knows it (SW-COMP-4)."""
        for other in self.plan().own_hands:
            if other.cards >> card & 1:
                return other.lay_down(self, city, card)
        self.hands[city] = without(self.hands[city], card)
        drawn = card == self.drawn_card
        if drawn:
            self.drawn_card = -1
        known = self.knowers(city)
        return face_down(card, self.age, self.packet(city), self.turn, known, drawn)

    def throw(self, city: City, card: FaceDown) -> None:
        """A card goes face down to the discard pile (SW-ACT-6), or to one of its own."""
        for other in self.plan().own_hands:
            if other.cards >> number_of(card) & 1:
                other.throw(self, card)
                break
        else:
            self.discard += (card,)
        if self.told is not None:
            self.tell(events.discarded, self, city, card)

    def unearth(self, card: Card) -> None:
        """The oldest of the discarded cards of that name leaves the pile; all see where it lay."""
        at = [number_of(each) for each in self.discard].index(card)
        self.discard = self.discard[:at] + self.discard[at + 1 :]

    # Verbs: coins and conflict tokens.

    def earn(self, city: City, coins: int) -> None:
        if coins:
            self.coins[city] += coins
            if self.told is not None:
                self.tell(events.earned, self, city, coins)

    def pay(self, city: City, bank: int, left: int, right: int) -> None:
        """Coins leave a treasury; what neighbours get is under way until all have paid."""
        self.coins[city] -= bank + left + right
        if self.unspent:
            self.unspent = changed(self.unspent, city, -bank - left - right)
        self.paid[city * 3] += bank
        self.paid[city * 3 + 1] += left
        self.paid[city * 3 + 2] += right
        if self.told is not None:
            self.tell(events.paid, self, city, bank, left, right)

    def win_token(self, city: City, age: int, opponent: City = NO_CITY) -> None:
        """Take a victory token of an age, or a lesser one (SW-WAR-2, SWB-TOWER-26, SWB-PROJ-50)."""
        age -= self.forces(city).lesser_victories
        if not age:
            return
        self.victories[city * 3 + age - 1] += 1
        self.tell(events.won, self, city, VICTORY[age - 1], opponent)
        coins = tolls(self.mods(city).bonuses, VICTORIES, self.age)  # SWL-51
        self.earn(city, from_bank(self, city, coins))

    def lose_victories(self, city: City, first: int, second: int) -> None:
        """Two victory tokens are handed back, named by their ages."""
        self.victories[city * 3 + first - 1] -= 1
        self.victories[city * 3 + second - 1] -= 1
        points = VICTORY[first - 1] + VICTORY[second - 1]
        self.tell(events.lost_victories, city, points)

    def take_defeats(self, city: City, count: int, opponent: City) -> None:
        self.defeats[city] += count
        self.tell(events.defeated, self, city, count, opponent)

    def take_deflected(self, city: City, count: int, opponent: City) -> None:
        """The victor takes the defeat tokens of a conflict."""
        self.defeats[city] += count
        self.tell(events.deflected, self, city, count, opponent)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The same cards, but one of these less."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]
