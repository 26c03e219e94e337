"""All orders that a city may give, and why it may not give one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.packed import number_of
from ziggurat.games.seven_wonders.trade import Market

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.uses.around import BuildingUse
    from ziggurat.games.seven_wonders.uses.use import Use


def orders(game: SevenWonders, city: City, hand: tuple[Card, ...]) -> list[Action]:
    """All that a city may do with these sorted cards, apart from restrictions."""
    market = Market(game, city)
    plan = game.plan()
    others: list[list[Order]] = []
    for use in plan.others:
        use.add_offers(others, game, city, market)
    building = open_uses(game, city, plan.building_with(hand), market.mods)
    return orders_with(game, city, hand, building, others, market)


def open_uses(
    game: SevenWonders, city: City, uses: list[BuildingUse], mods: Modifiers
) -> list[BuildingUse]:
    """The uses that are open now, and what may be done around them."""
    found: list[BuildingUse] = []
    for each in uses:
        if each.use.is_open(game, city, mods):
            found.append(each.for_city(game, city) if each.around else each)
    return found


def orders_with(
    game: SevenWonders,
    city: City,
    cards: tuple[Card, ...],
    building: list[BuildingUse],
    others: list[list[Order]],
    market: Market,
) -> list[Action]:
    """Card by card, the orders that build it, then those for which any card would do.

    The cards are sorted; one that is there twice is offered once.  No structure is built twice in a
    city (SW-ACT-3).
    """
    found: list[Action] = []
    marks = game.marks[city]
    last = -1
    for card in cards:
        if card == last:
            continue
        last = card
        if not marks[card]:
            for building_use in building:
                use = building_use.use
                if not use.selects or use.serves(game, city, card, market.mods):
                    add_orders(found, game, city, use, card, market)
                    for each in building_use.around:
                        if each.joins(game, card):
                            add_orders(found, game, city, each, card, market)
        for row in others:
            found.append(row[card])
    return found


def add_orders(
    found: list[Action], game: SevenWonders, city: City, use: Use, card: Card, market: Market
) -> None:
    """The orders to build a card by a use, one for each way to pay."""
    for left, right in use.payments(game, city, card, market):
        found.append(use.offer(card, left, right))
    if market.bank_unit:
        for left, right in use.payments_with_bank(game, city, card, market):
            found.append(use.offer(card, left, right, 1))


def offered(game: SevenWonders, city: City, hand: tuple[Card, ...]) -> list[Action]:
    """All orders that a city may give with these cards, under every restriction."""
    found = orders(game, city, hand)
    for restriction in game.plan().restrictions:
        found = restriction.offered(game, city, found)
    return found


def why_not_order(
    game: SevenWonders, city: City, hand: tuple[Card, ...], given: Order
) -> Refusal | None:
    """Why a city may not give an order with these cards."""
    refusal = given.use.why_refused(game, city, hand, given)
    for restriction in game.plan().restrictions:
        if refusal is None:
            refusal = restriction.why_not(game, city, hand, given)
    return refusal


def diggable(game: SevenWonders, city: City) -> list[Action]:
    """The discarded cards that a city may build, in every way to pay for taking part."""
    market = Market(game, city)
    cards = tuple(sorted({number_of(each) for each in game.discard}))
    digging = open_uses(game, city, game.plan().digging, market.mods)
    return orders_with(game, city, cards, digging, [], market)
