"""What a construction costs in a city, and how the city may pay for it in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.amounts import SPARE_BITS
from ziggurat.games.seven_wonders.components import (
    ALL_BITS,
    DOCKS,
    LEFT_DOCK,
    RIGHT_DOCK,
    City,
    Deeds,
    Resources,
    units_of,
)
from ziggurat.games.seven_wonders.discounts import (
    BANK_UNIT,
    docks_used,
    has_done,
    mark_done,
    payments_with_bank,
    payments_with_one_less,
    with_one_less,
)
from ziggurat.games.seven_wonders.modifiers import (
    PRICE_BITS,
    Modifiers,
    Prices,
    packed_prices,
    tolls,
)
from ziggurat.games.seven_wonders.payments import SUPPLY_BITS, Lack, Need, Payment, need_of
from ziggurat.games.seven_wonders.purchases import ANY, every_payment, payments_for

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.table import SevenWonders

FREE: Final[Cost] = (0, 0)
NOTHING: Final[list[Payment]] = [(0, 0)]
NO_PAYMENTS: Final[list[Payment]] = []
TERMS_WIDTH: Final = 3 * PRICE_BITS + 3  # three prices, two docks and the purchases allowed


def adjusted(mods: Modifiers, cost: Cost, deeds: Deeds, age: int) -> Cost:
    """The printed cost after every effect that changes it.

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

    Neighbours, partners included, keep what they sell, and cannot refuse (SW-TRADE-1..4, SWC-62).
    Only coins that were there before the turn can be spent (SW-TRADE-7), and only what stood before
    it produces (SW-COST-5).
    """

    __slots__ = (
        "bank_unit",
        "left",
        "mods",
        "most",
        "own",
        "prices",
        "purchases",
        "purse",
        "right",
        "sure",
        "terms",
    )

    def __init__(self, game: SevenWonders, city: City) -> None:
        mods = game.sums[city]
        goods = game.goods[city]
        left = game.goods[game.left(city)]
        right = game.goods[game.right(city)]
        self.mods: Final = mods
        self.own: Final = goods.own
        self.left: Final = left.sells
        self.right: Final = right.sells
        self.sure: Final = goods.sure + SPARE_BITS
        self.most: Final = goods.most_own + left.most_sold + right.most_sold + SPARE_BITS
        self.purse: Final = game.purse(city)
        self.purchases: Final = game.facts.purchases
        self.bank_unit: Final = mods.bank_unit > 0 and not has_done(game, city, BANK_UNIT)
        self.prices: Prices = mods.prices
        self.terms: int = mods.terms << 1 | self.purchases
        if game.traded:
            self.leave_docks(mods.prices[5] & ~docks_used(game, city))

    def leave_docks(self, docks: int) -> None:
        """Use only these docks."""
        raw_left, raw_right, made_left, made_right, least, _ = self.prices
        self.prices = (raw_left, raw_right, made_left, made_right, least, docks)
        self.terms = packed_prices(self.prices) << 1 | self.purchases

    def payments(self, needs: Resources, bank: int) -> list[Payment]:
        """How these resources may be paid for, once the bank has its coins."""
        if needs > ALL_BITS:
            return payments_with_one_less(self, needs, bank)
        return self.payments_for(need_of(needs), bank)

    def payments_with_bank(self, needs: Resources, bank: int) -> list[Payment]:
        """The same, if one of the resources is bought from the bank."""
        return payments_with_bank(self, needs, bank) if self.bank_unit else NO_PAYMENTS

    def payments_for(self, need: Need, bank: int) -> list[Payment]:
        purse = self.purse - bank
        # Most requests are out of reach; this is the hottest code of the game.
        if purse < 0 or (self.most - need.amounts) & SPARE_BITS != SPARE_BITS:
            return NO_PAYMENTS
        if self.purchases == ANY:
            every = every_payment(need.resources, self.own, self.left, self.right, self.prices)
            return affordable(every, purse)
        if (self.sure - need.amounts) & SPARE_BITS == SPARE_BITS:
            return NOTHING
        lack = need.answers.get(self.own & need.useful) or need.lack(self.own)
        if not lack.units:
            return NOTHING
        if lack.units * self.prices[4] > purse:
            return NO_PAYMENTS
        return affordable(self.offered(lack), purse)

    def offered(self, lack: Lack) -> list[Payment]:
        """The payments offered for a lack, affordable or not."""
        left, right = lack.supply(self.left), lack.supply(self.right)
        key = (left << SUPPLY_BITS | right) << TERMS_WIDTH | self.terms
        found = lack.answers.get(key)
        if found is None:
            supplies = lack.supplies
            found = payments_for(lack, supplies[left], supplies[right], self.prices, self.purchases)
            lack.keep(key, found)
        return found


def affordable(payments: list[Payment], purse: int) -> list[Payment]:
    for left, right in payments:
        if left + right > purse:
            return [each for each in payments if each[0] + each[1] <= purse]
    return payments


# Docks, each of which serves once a turn (SWC-33).


def use_docks(game: SevenWonders, city: City, cost: Cost, given: Order) -> None:
    """Mark the docks that a payment makes use of.

    A purchase from a side uses its dock.  If that side gets nothing, its dock is used only if the
    payment would be impossible without it.
    """
    market = Market(game, city)
    there = market.prices[5]
    paid = given.left, given.right
    needed = there & ((LEFT_DOCK if given.left else 0) | (RIGHT_DOCK if given.right else 0))
    for docks in (0, LEFT_DOCK, RIGHT_DOCK, DOCKS):
        if docks & there == docks and docks & needed == needed:
            market.leave_docks(docks)
            found = market.payments_with_bank(*cost) if given.bank else market.payments(*cost)
            if paid in found:
                mark_done(game, city, docks)
                return
