"""Two players and the Free City, which the holder of its card plays beside his own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.components import FREE_CITY, Card
from ziggurat.games.seven_wonders.legality import why_not
from ziggurat.games.seven_wonders.offers import orders
from ziggurat.games.seven_wonders.orders import BUILD, CHAIN, DISCARD, STAGE, Order
from ziggurat.games.seven_wonders.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.resolving import carry_out

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders


def draw_from_pile(game: SevenWonders) -> None:
    """Who holds the Free City card takes the next card of its pile into his hand."""
    seat = game.holder()
    card = game.pile[-1]
    game.pile = game.pile[:-1]
    game.hands[seat] = tuple(sorted((*game.hands[seat], card)))
    game.drawn_card = card
    game.revealed += 1
    if game.told is not None:
        game.told.append(events.drew_from_pile(seat, card))


def free_city_orders(game: SevenWonders, hand: tuple[Card, ...]) -> list[Action]:
    """What the Free City may do with these cards: it discards only if it can play none of them."""
    every = [each for each in orders(game, FREE_CITY, hand) if isinstance(each, Order)]
    can_play = any(is_play(each) for each in every)
    chained = [each.card for each in every if each.way == CHAIN]
    return [
        each
        for each in every
        if not (each.way == DISCARD and can_play)
        and not (each.way == BUILD and each.card in chained)
    ]


def is_play(order: Order) -> bool:
    """Whether this is what the Free City must do if it can; its powers are never forced on it."""
    return order.way in {BUILD, CHAIN, STAGE}


def why_free_city_may_not(
    game: SevenWonders, hand: tuple[Card, ...], order: Order
) -> SevenWondersRefusal | None:
    refusal = why_not(game, FREE_CITY, hand, order)
    if refusal is not None:
        return refusal
    if order.way not in {BUILD, DISCARD} or order in free_city_orders(game, hand):
        return None
    if order.way == BUILD:
        return SevenWondersRefusal.FREE_CITY_MUST_CHAIN
    return SevenWondersRefusal.FREE_CITY_MUST_PLAY


def cards_left(game: SevenWonders) -> tuple[Card, ...]:
    """The holder's hand without the card he has chosen for his own city."""
    seat = game.holder()
    own = game.sealed[seat]
    assert isinstance(own, Order)
    hand = list(game.hands[seat])
    hand.remove(own.card)
    return tuple(hand)


class ChooseForFreeCity(SecretChoice["SevenWonders"]):
    """After his own card, the holder chooses one for the Free City; then all is revealed."""

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return [game.holder()]

    def waiting_for(self, game: SevenWonders) -> list[Seat]:
        return [] if FREE_CITY in game.sealed else self.choosers(game)

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return free_city_orders(game, cards_left(game))

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Order):
            return TableRefusal.NOT_THE_QUESTION
        return why_free_city_may_not(game, cards_left(game), action)

    def take(self, game: SevenWonders, seat: Seat, action: Action) -> None:
        super().take(game, FREE_CITY, action)

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        cities = [FREE_CITY, 0, 1]
        found = [picks[city] for city in cities]
        carry_out(game, cities, [each for each in found if isinstance(each, Order)])


CHOOSE_FOR_FREE_CITY: Final = ChooseForFreeCity("ChooseForFreeCity")
