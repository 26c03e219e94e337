"""Buying more freely than is worth it, for tables that allow it (SW-TRADE-5, SW-TRADE-10).

Of the two readings, one lets a city buy only what it cannot produce itself, from either neighbour;
the other lets it buy anything it needs.
"""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.components import MOST, UNITS, Goods, Resources
from ziggurat.games.seven_wonders.modifiers import Prices
from ziggurat.games.seven_wonders.payments import Payment, can_supply, missing, splits

Purchases = int
UNBEATEN: Final = 0  # those that no other beats
MISSING: Final = 1  # of all that the city cannot produce itself
ANY: Final = 2  # also of what it could produce
PURCHASES: Final = ("unbeaten", "missing", "any")


@lru_cache(maxsize=1 << 16)
def every_payment(
    needs: Resources, own: Goods, left: Goods, right: Goods, prices: Prices, allowed: Purchases
) -> list[Payment]:
    """All that may be paid for what is needed, however dear, the cheapest first."""
    lacking = whatever_is_bought(needs, own) if allowed == ANY else least_missing(needs, own)
    found: set[Payment] = set()
    for lack in lacking:
        found.update(splits(lack, left, right, prices))
    return sorted(found, key=cheapest)


def cheapest(payment: Payment) -> Payment:
    """The least in all comes first, then the least to the left."""
    left, right = payment
    return left + right, left


def least_missing(needs: Resources, own: Goods) -> list[Resources]:
    """What may be missing when the city produces all that it can."""
    lacking = missing(needs, own)
    fewest = lacking[0][0]
    return [lack for units, lack, _ in lacking if units == fewest]


def whatever_is_bought(needs: Resources, own: Goods) -> list[Resources]:
    """Every part of the needs without which the city can produce the rest."""
    parts = [0]
    for unit in UNITS:
        parts = [
            part + count * unit for part in parts for count in range((needs // unit & MOST) + 1)
        ]
    return [part for part in parts if can_supply(own, needs - part)]
