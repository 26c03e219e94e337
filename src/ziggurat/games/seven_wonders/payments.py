"""Buying from the two neighbours: which payments are worth offering.

A payment is what the left and the right neighbour get, as part of one construction and for its cost
alone (SW-TRADE-6).  Of all ways to buy what is missing, only those are offered that no other beats:
none pays less to one and no more to the other (SW-TRADE-10).

What a city lacks depends on what its sources of choice supply, so there may be several ways to
lack something (`missing`).  Each of them is bought by splitting it between the neighbours
(`best_splits`).  All these are functions of plain numbers, and their answers are cached.
"""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.components import (
    ALL_BITS,
    ALL_KINDS,
    BITS,
    CHOICES,
    LEFT_DOCK,
    MOST,
    OTHER_KINDS,
    PRODUCED_KINDS,
    RAW_BITS,
    RIGHT_DOCK,
    UNITS,
    Goods,
    Resources,
    units_of,
)
from ziggurat.games.seven_wonders.modifiers import Prices

Payment = tuple[int, int]  # coins to the left and to the right neighbour
Lack = tuple[int, Resources, Goods]  # how many units, of what, and which goods are of use

NOTHING: Final[list[Payment]] = [(0, 0)]


def unbeaten_payments(
    lacking: list[Lack], left: Goods, right: Goods, prices: Prices
) -> list[Payment]:
    """The payments worth offering for one of these lacks, however large."""
    if len(lacking) == 1:
        _, lack, useful = lacking[0]
        return best_splits(lack, left & useful, right & useful, prices)
    every: list[Payment] = []
    for _, lack, useful in lacking:
        every += best_splits(lack, left & useful, right & useful, prices)
    return unbeaten(every)


USEFUL: Final[dict[Resources, Goods]] = {}  # by what is needed, as far as it was asked


def of_use(needs: Resources) -> Goods:
    """The bits of all goods that could supply some of this."""
    found = USEFUL.get(needs)
    if found is None:
        found = USEFUL[needs] = bits_of_use(needs)
    return found


def bits_of_use(needs: Resources) -> Goods:
    bits = 0
    for kind, unit in enumerate(UNITS):
        if needs & unit * MOST:
            bits |= unit * MOST | 1 << PRODUCED_KINDS + kind | 1 << OTHER_KINDS + kind
    for shift, choice in CHOICES:
        if needs & sum(choice) * MOST:
            bits |= 3 << shift
    return bits


Lacking = dict[Goods, list[Lack]]
LACKING: Final[dict[Resources, Lacking]] = {}  # by what is needed, then by what is there
MOST_KEPT: Final = 1 << 14


def missing(needs: Resources, own: Goods) -> list[Lack]:
    """The ways to lack something, as sources of choice supply this or that (SW-COST-4)."""
    lacking = LACKING.get(needs)
    if lacking is None:
        lacking = LACKING[needs] = {}
    found = lacking.get(own)
    if found is None:
        if len(lacking) > MOST_KEPT:
            lacking.clear()
        found = lacking[own] = ways_to_lack(needs, own)
    return found


def ways_to_lack(needs: Resources, own: Goods) -> list[Lack]:
    found = [beyond(needs, own)]
    if own > ALL_BITS:
        for shift, choice in CHOICES:
            for _ in range(own >> shift & 3):
                found = supplied(found, choice)
        for kinds in extra_sources(own):
            found = supplied(found, kinds)
    if 0 in found:
        return [(0, 0, 0)]
    return sorted([(units_of(each), each, of_use(each)) for each in found])


def extra_sources(goods: Goods) -> list[tuple[Resources, ...]]:
    """The resources of which each further source supplies one unit (SWC-34)."""
    found: list[tuple[Resources, ...]] = []
    for shift in (PRODUCED_KINDS, OTHER_KINDS):
        kinds = goods >> shift & ALL_KINDS
        if kinds:
            found.append(tuple([unit for kind, unit in enumerate(UNITS) if kinds >> kind & 1]))
    return found


def beyond(needs: Resources, goods: Goods) -> Resources:
    """What certain goods do not cover, the sources of choice left aside."""
    rest = 0
    unit = 1
    while needs:
        lack = (needs & MOST) - (goods & MOST)
        if lack > 0:
            rest += lack * unit
        needs >>= BITS
        goods >>= BITS
        unit <<= BITS
    return rest


def supplied(lacking: list[Resources], choice: tuple[Resources, ...]) -> list[Resources]:
    """What may be lacking after one unit of choice; a source that helps is never left unused."""
    found: set[Resources] = set()
    for rest in lacking:
        helped = [rest - unit for unit in choice if rest & unit * MOST]
        found.update(helped or [rest])
    return list(found)


@lru_cache(maxsize=1 << 16)
def best_splits(lacking: Resources, left: Goods, right: Goods, prices: Prices) -> list[Payment]:
    return unbeaten(splits(lacking, left, right, prices))


def splits(lacking: Resources, left: Goods, right: Goods, prices: Prices) -> list[Payment]:
    """The payments for these units, some from the left, others from the right (SW-TRADE-5).

    A dock takes a coin off what one side gets, but not below nothing (SWC-33).
    """
    raw_left, raw_right, made_left, made_right, _, docks = prices
    found: list[Payment] = []
    for part in parts_of(lacking, at_most(left), at_most(right)):
        other = lacking - part
        if can_supply(left, part) and can_supply(right, other):
            to_left = cost_of(part, raw_left, made_left)
            to_right = cost_of(other, raw_right, made_right)
            if docks & LEFT_DOCK and to_left:
                to_left -= 1
            if docks & RIGHT_DOCK and to_right:
                to_right -= 1
            found.append((to_left, to_right))
    return found


def parts_of(lacking: Resources, most_left: Resources, most_right: Resources) -> list[Resources]:
    """What of it may come from the left, when neither neighbour has more than this."""
    parts = [0]
    for unit in UNITS:
        count = lacking // unit & MOST
        if count:
            least = count - (most_right // unit & MOST)
            most = min(count, most_left // unit & MOST)
            shares = range(max(0, least), most + 1)
            parts = [part + taken * unit for part in parts for taken in shares]
    return parts


@lru_cache(maxsize=1 << 14)
def at_most(goods: Goods) -> Resources:
    """How many units of each resource a city could supply if nothing else were asked of it."""
    total = goods & ALL_BITS
    for shift, choice in CHOICES:
        sources = goods >> shift & 3
        if sources:
            total += sources * sum(choice)
    for kinds in extra_sources(goods):
        total += sum(kinds)
    return total


def cost_of(resources: Resources, raw_price: int, made_price: int) -> int:
    raw = units_of(resources & RAW_BITS)
    return raw * raw_price + (units_of(resources) - raw) * made_price


def can_supply(goods: Goods, wanted: Resources) -> bool:
    """Whether these goods cover it, each unit used once (SW-COST-3, SW-TRADE-4)."""
    return not beyond(wanted, goods) or not missing(wanted, goods)[0][0]


def unbeaten(found: list[Payment]) -> list[Payment]:
    """The payments that no other beats, the least to the left first."""
    front: list[Payment] = []
    for each in sorted(set(found)):
        if not front or each[1] < front[-1][1]:
            front.append(each)
    return front
