"""What a construction costs in a city, and how the city may pay for it in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.components import (
    DOCKS,
    LEFT_DOCK,
    RIGHT_DOCK,
    City,
    Deeds,
    Resources,
    units_of,
)
from ziggurat.games.seven_wonders.modifiers import Modifiers, Prices, tolls
from ziggurat.games.seven_wonders.payments import (
    LACKING,
    NOTHING,
    USEFUL,
    Payment,
    missing,
    of_use,
    unbeaten_payments,
)
from ziggurat.games.seven_wonders.purchases import ANY, UNBEATEN, every_payment

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.table import SevenWonders

FREE: Final[Cost] = (0, 0)
NO_PAYMENTS: Final[list[Payment]] = []


def adjusted(mods: Modifiers, cost: Cost, deeds: Deeds, age: int) -> Cost:
    """The printed cost under everything that bends it.

    This is the one place where the order is written: waived, else turned into coins
    (SWB-TOWER-22, 23, 40); taxes come on top, also of what is free (SWB-TOWER-20, 21).
    """
    if not mods.changed_deeds & deeds:
        return cost
    needs, coins = cost
    if mods.waived & deeds:
        needs = 0
    elif mods.in_coins & deeds:
        coins += units_of(needs)
        needs = 0
    return needs, coins + tolls(mods.taxes, deeds, age)


class Market:
    """What a city can pay with: its goods, its neighbours' for sale, and its coins.

    Neighbours keep what they sell, and cannot refuse (SW-TRADE-1..4).  Only coins that were there
    before the turn can be spent (SW-TRADE-7), and only what stood before it produces (SW-COST-5).
    """

    __slots__ = ("left", "mods", "prices", "purchases", "purse", "right")

    def __init__(self, game: SevenWonders, city: City) -> None:
        self.mods: Final = game.mods(city)
        self.left: Final = game.mods(game.left(city)).sells
        self.right: Final = game.mods(game.right(city)).sells
        self.prices: Prices = self.mods.prices
        if game.docked:
            self.prices = with_docks(self.prices, self.prices[5] & ~docks_of(game, city))
        self.purse: Final = game.purse(city)
        self.purchases: Final = game.facts.purchases

    def payments(self, needs: Resources, bank: int) -> list[Payment]:
        """How these resources may be paid for, once the bank has its coins."""
        purse = self.purse - bank
        if purse < 0:
            return NO_PAYMENTS
        if not needs:
            return NOTHING
        # What is known is looked up here: this is the hottest place of the game.
        useful = USEFUL.get(needs) or of_use(needs)
        mods = self.mods
        own = mods.own & useful
        lacking = LACKING.get(needs)
        ways = None if lacking is None else lacking.get(own)
        if ways is None:
            ways = missing(needs, own)
        if self.purchases != ANY:
            units = ways[0][0]
            if not units:
                return NOTHING
            if units * self.prices[4] > purse:
                return NO_PAYMENTS
        left, right = self.left & useful, self.right & useful
        if self.purchases == UNBEATEN:
            every = unbeaten_payments(ways, left, right, self.prices)
        else:
            every = every_payment(needs, own, left, right, self.prices, self.purchases)
        return [each for each in every if each[0] + each[1] <= purse]


# Docks, each of which serves once a turn (SWC-33).


def with_docks(prices: Prices, docks: int) -> Prices:
    """The same prices with these docks only."""
    raw_left, raw_right, made_left, made_right, least, _ = prices
    return raw_left, raw_right, made_left, made_right, least, docks


def docks_of(game: SevenWonders, city: City) -> int:
    """The docks that a city has used this turn."""
    return game.docked >> DOCKS.bit_length() * city & DOCKS


def use_docks(game: SevenWonders, city: City, cost: Cost, paid: Payment) -> None:
    """Mark the docks that a payment makes use of.

    A purchase from a side uses its dock.  If that side gets nothing, its dock is used only if the
    payment would be impossible without it.
    """
    market = Market(game, city)
    prices = market.prices
    left, right = paid
    for docks in (0, LEFT_DOCK, RIGHT_DOCK, DOCKS):
        if docks & ~prices[5] or prices[5] & ~docks & paid_sides(left, right):
            continue
        market.prices = with_docks(prices, docks)
        if paid in market.payments(*cost):
            game.docked |= docks << DOCKS.bit_length() * city
            return


def paid_sides(left: int, right: int) -> int:
    return (LEFT_DOCK if left else 0) | (RIGHT_DOCK if right else 0)
