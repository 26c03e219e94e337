"""All orders that a city may give, and why it may not give one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.catalogue import COSTS
from ziggurat.games.seven_wonders.components import Card, Cards, City, Resources
from ziggurat.games.seven_wonders.packed import number_of
from ziggurat.games.seven_wonders.trade import Market
from ziggurat.games.seven_wonders.uses import Use, Uses

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.table import SevenWonders

OpenUses = list[tuple[Use, Cards]]  # those that are open to a city now, and for which cards


def orders(game: SevenWonders, city: City, hand: tuple[Card, ...]) -> list[Action]:
    """All that a city may do with these cards, which are sorted, but for restrictions."""
    market = Market(game, city)
    plan = game.plan()
    building = open_uses(game, city, plan.building, market.mods)
    others = [row for use in plan.others for row in use.offers(game, city, market)]
    return orders_with(game, city, hand, building, others, market)


def open_uses(game: SevenWonders, city: City, uses: Uses, mods: Modifiers) -> OpenUses:
    """Each use that is open now, followed by those around it."""
    found: OpenUses = []
    for use, around in uses:
        cards = use.serves(game, city, mods)
        if cards:
            found.append((use, cards))
            for each in around:
                joining = cards & each.joins(game, city)
                if joining:
                    found.append((each, joining))
    return found


def orders_with(
    game: SevenWonders,
    city: City,
    cards: tuple[Card, ...],
    building: OpenUses,
    others: list[list[Order]],
    market: Market,
) -> list[Action]:
    """Card by card, the orders that build it, then those for which any card would do.

    The cards are sorted; one that is there twice is offered once.
    """
    found: list[Action] = []
    mods, purse = market.mods, market.purse
    last = -1
    for card in cards:
        if card == last:
            continue
        last = card
        for use, served in building:
            if served >> card & 1:
                is_printed = use.is_printed_price and not mods.changed_deeds
                needs, bank = COSTS[card] if is_printed else use.price(game, city, card, mods)
                if needs:
                    for left, right in market.payments(needs, bank):
                        found.append(use.offer(card, left, right))
                    if market.bank_unit:
                        found += from_bank(use, card, market, needs, bank)
                elif bank <= purse:
                    found.append(use.unpaid[card])
        for each in others:
            found.append(each[card])
    return found


def from_bank(use: Use, card: Card, market: Market, needs: Resources, bank: int) -> list[Order]:
    """The orders to build a card with a resource of the bank."""
    payments = market.payments_with_bank(needs, bank)
    return [use.offer(card, left, right, 1) for left, right in payments]


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
    building = open_uses(game, city, game.plan().digging, market.mods)
    cards = tuple(sorted({number_of(each) for each in game.discard}))
    return orders_with(game, city, cards, building, [], market)
