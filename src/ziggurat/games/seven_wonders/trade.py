"""What a construction costs in a city, and how the city may pay for it in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.components import City, Deeds, Resources, units_of
from ziggurat.games.seven_wonders.modifiers import Modifiers, tolls
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

    __slots__ = ("left", "mods", "purchases", "purse", "right")

    def __init__(self, game: SevenWonders, city: City) -> None:
        self.mods: Final = game.mods(city)
        self.left: Final = game.mods(game.left(city)).sells
        self.right: Final = game.mods(game.right(city)).sells
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
            if units * mods.prices[4] > purse:
                return NO_PAYMENTS
        left, right = self.left & useful, self.right & useful
        if self.purchases == UNBEATEN:
            every = unbeaten_payments(ways, left, right, mods.prices)
        else:
            every = every_payment(needs, own, left, right, mods.prices, self.purchases)
        return [each for each in every if each[0] + each[1] <= purse]
