"""Which of all possible payments are offered (SW-TRADE-5, SW-TRADE-10).

A table may offer only those that no other beats: none pays less to one neighbour and no more to the
other.  Of the two wider readings, one lets a city buy only what it cannot produce itself, from
either neighbour; the other lets it buy anything it needs.
"""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.components import (
    ALL_BITS,
    MOST,
    RAW_BITS,
    UNITS,
    Goods,
    Resources,
    units_of,
)
from ziggurat.games.seven_wonders.modifiers import Prices
from ziggurat.games.seven_wonders.payments import (
    Lack,
    Payment,
    beyond,
    can_supply,
    common,
    rebated,
    splits,
)

Purchases = int
UNBEATEN: Final = 0  # those that no other beats
MISSING: Final = 1  # of all that the city cannot produce itself
ANY: Final = 2  # also of what it could produce
PURCHASES: Final = ("unbeaten", "missing", "any")


def payments_for(
    lack: Lack, left: Goods, right: Goods, prices: Prices, allowed: Purchases
) -> list[Payment]:
    """The payments offered for a lack, however large, to neighbours with these goods."""
    if len(lack.ways) == 1 and left <= ALL_BITS and right <= ALL_BITS:
        return payments_without_choice(lack.ways[0], left, right, prices, allowed)
    every: set[Payment] = set()
    for way in lack.ways:
        if allowed == UNBEATEN or units_of(way) == lack.units:
            every.update(splits(way, left, right, prices))
    return listed_payments(every, allowed)


def listed_payments(every: set[Payment], allowed: Purchases) -> list[Payment]:
    return unbeaten(every) if allowed == UNBEATEN else sorted(every, key=cheapest)


def payments_without_choice(
    lacking: Resources, left: Goods, right: Goods, prices: Prices, allowed: Purchases
) -> list[Payment]:
    """The payments if no source has a choice.

    Then only the numbers of raw and of manufactured goods matter, and these are few.
    """
    left, right = common(left, lacking), common(right, lacking)
    if beyond(lacking, left + right):
        return []
    raw = units_of(lacking & RAW_BITS), units_of(left & RAW_BITS), units_of(right & RAW_BITS)
    made = units_of(lacking) - raw[0], units_of(left) - raw[1], units_of(right) - raw[2]
    return payments_by_number(raw, made, prices, allowed)


Numbers = tuple[int, int, int]  # of units lacking, and what the left and the right neighbour have


@lru_cache(maxsize=1 << 13)
def payments_by_number(
    raw: Numbers, made: Numbers, prices: Prices, allowed: Purchases
) -> list[Payment]:
    raw_left, raw_right, made_left, made_right, _, docks = prices
    every: set[Payment] = set()
    for some in range(raw[0] - raw[2], raw[1] + 1):
        for others in range(made[0] - made[2], made[1] + 1):
            to_left = some * raw_left + others * made_left
            to_right = (raw[0] - some) * raw_right + (made[0] - others) * made_right
            every.add(rebated(to_left, to_right, docks))
    return listed_payments(every, allowed)


def unbeaten(every: set[Payment]) -> list[Payment]:
    """The payments that no other beats, the least to the left first."""
    front: list[Payment] = []
    for each in sorted(every):
        if not front or each[1] < front[-1][1]:
            front.append(each)
    return front


def cheapest(payment: Payment) -> Payment:
    """The least in all comes first, then the least to the left."""
    left, right = payment
    return left + right, left


@lru_cache(maxsize=1 << 14)
def every_payment(
    needs: Resources, own: Goods, left: Goods, right: Goods, prices: Prices
) -> list[Payment]:
    """All that may be paid if a city buys anything it needs, the cheapest first."""
    found: set[Payment] = set()
    for bought in every_part(needs):
        if can_supply(own, needs - bought):
            found.update(splits(bought, left, right, prices))
    return sorted(found, key=cheapest)


def every_part(needs: Resources) -> list[Resources]:
    parts = [0]
    for unit in UNITS:
        parts = [
            part + count * unit for part in parts for count in range((needs // unit & MOST) + 1)
        ]
    return parts
