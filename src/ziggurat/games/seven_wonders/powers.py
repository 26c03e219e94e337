"""Powers of wonders that are used in the course of a turn: the seventh card, and digging."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.components import FREE_CITY, City
from ziggurat.games.seven_wonders.face_down import face_down, number_of, shown_to
from ziggurat.games.seven_wonders.legality import why_not, why_not_dig
from ziggurat.games.seven_wonders.offers import diggable, orders
from ziggurat.games.seven_wonders.orders import DECLINE, DIG, Order
from ziggurat.games.seven_wonders.resolving import carry_out
from ziggurat.games.seven_wonders.two_players import free_city_orders, why_free_city_may_not
from ziggurat.games.seven_wonders.wonders import SEVENTH_CARD, WONDERS

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders


def last_cards(game: SevenWonders) -> None:
    """Every last card is discarded, but that of a city whose wonder lets it be played."""
    if game.pile:
        take_last_of_pile(game)
    for city in range(game.cities):
        if game.powers(city) & SEVENTH_CARD and game.hands[city]:
            # The digging is on top of the agenda.
            game.agenda.insert(len(game.agenda) - game.dig_first, PLAY_SEVENTH[city])
        else:
            for card in game.hands[city]:
                game.throw(city, game.lay_down(city, card))


def take_last_of_pile(game: SevenWonders) -> None:
    """The last card of the pile is discarded unseen, or is the Free City's seventh card."""
    card = game.pile[0]
    game.pile = ()
    if game.powers(FREE_CITY) & SEVENTH_CARD:
        game.hands[FREE_CITY] = (card,)
        game.revealed += 1
        if game.told is not None:
            game.told.append(events.drew_from_pile(game.holder(), card))
    else:
        game.throw(FREE_CITY, face_down(card, game.age, FREE_CITY, game.turn, 0))


class PlaySeventh(Choice["SevenWonders"]):
    """The last card may be played like any other, with what the city now has."""

    def __init__(self, city: City) -> None:
        super().__init__(f"PlaySeventh {city}")
        self.city: Final = city

    def chooser(self, game: SevenWonders) -> Seat:
        return game.controller(self.city)

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        hand = game.hands[self.city]
        if self.city >= game.seats:
            return free_city_orders(game, hand)
        return [*orders(game, self.city, hand), DECLINE]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        hand = game.hands[self.city]
        if action is DECLINE and self.city < game.seats:
            return None
        if not isinstance(action, Order):
            return TableRefusal.NOT_THE_QUESTION
        if self.city >= game.seats:
            return why_free_city_may_not(game, hand, action)
        return why_not(game, self.city, hand, action)

    def chosen(self, game: SevenWonders, seat: Seat, action: Action) -> None:
        game.revealed += 1
        if isinstance(action, Order):
            carry_out(game, [self.city], [action])
        else:
            card = game.hands[self.city][0]
            game.throw(self.city, game.lay_down(self.city, card))


class Digs(Phase["SevenWonders"]):
    """At the end of the turn in which such a stage is built, its builder looks through the pile."""

    def run(self, game: SevenWonders) -> None:
        for city in game.digs:
            game.agenda.append(DIG_UP[city])
        if game.digs:
            show_discard(game, game.controller(game.digs[0]))
        game.digs = ()


def show_discard(game: SevenWonders, seat: Seat) -> None:
    game.discard = tuple([shown_to(card, 1 << seat) for card in game.discard])
    game.revealed += 1
    if game.told is not None:
        game.told.append(events.searched(seat, [number_of(card) for card in game.discard]))


class DigUp(Choice["SevenWonders"]):
    """Build one of the discarded cards free, or none."""

    def __init__(self, city: City) -> None:
        super().__init__(f"DigUp {city}")
        self.city: Final = city

    def chooser(self, game: SevenWonders) -> Seat:
        return game.controller(self.city)

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        pile = [number_of(card) for card in game.discard]
        return [*diggable(game, self.city, pile), DECLINE]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if not isinstance(action, Order) or action.way != DIG:
            return TableRefusal.NOT_THE_QUESTION
        pile = [number_of(card) for card in game.discard]
        return why_not_dig(game, self.city, pile, action)

    def chosen(self, game: SevenWonders, seat: Seat, action: Action) -> None:
        game.revealed += 1
        if isinstance(action, Order):
            carry_out(game, [self.city], [action])


CITIES: Final = range(WONDERS)
PLAY_SEVENTH: Final = [PlaySeventh(city) for city in CITIES]
DIG_UP: Final = [DigUp(city) for city in CITIES]
DIGS: Final = Digs("Digs")
