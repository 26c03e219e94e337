"""What a construction costs in a city, and how the city may pay for it in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.components import ALL_BITS, City, Deeds, Resources, units_of
from ziggurat.games.seven_wonders.discounts import (
    BANK_UNIT,
    has_done,
    payments_with_bank,
    payments_with_one_less,
    with_one_less,
)
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

    This is the one place where the order is written: free (SWL-52), else waived, else turned into
    coins (SWB-TOWER-22, 23, 40), else one resource less (SWL-40); taxes come on top, also of what
    is free (SWB-TOWER-20, 21).
    """
    if not mods.changed_deeds & deeds:
        return cost
    needs, coins = cost
    if mods.free & deeds:
        needs = coins = 0
    elif mods.waived & deeds:
        needs = 0
    elif mods.in_coins & deeds:
        coins += units_of(needs)
        needs = 0
    elif mods.one_less & deeds and needs:
        needs = with_one_less(needs)
    return needs, coins + tolls(mods.taxes, deeds, age)


class Market:
    """What a city can pay with: its goods, its neighbours' for sale, and its coins.

    Neighbours keep what they sell, and cannot refuse (SW-TRADE-1..4).  Only coins that were there
    before the turn can be spent (SW-TRADE-7), and only what stood before it produces (SW-COST-5).
    """

    __slots__ = ("bank_unit", "left", "mods", "purchases", "purse", "right")

    def __init__(self, game: SevenWonders, city: City) -> None:
        self.mods: Final = game.mods(city)
        self.left: Final = game.mods(game.left(city)).sells
        self.right: Final = game.mods(game.right(city)).sells
        self.purse: Final = game.purse(city)
        self.purchases: Final = game.facts.purchases
        self.bank_unit: Final = self.mods.bank_unit and not has_done(game, city, BANK_UNIT)

    def payments(self, needs: Resources, bank: int) -> list[Payment]:
        """How these resources may be paid for, once the bank has its coins."""
        purse = self.purse - bank
        if purse < 0:
            return NO_PAYMENTS
        if not needs:
            return NOTHING
        if needs > ALL_BITS:
            return payments_with_one_less(self, needs, bank)
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

    def payments_with_bank(self, needs: Resources, bank: int) -> list[Payment]:
        """The same, if one of the resources is bought from the bank."""
        return payments_with_bank(self, needs, bank) if self.bank_unit else NO_PAYMENTS
