"""Buying from the two neighbours: which payments are worth offering.

A payment is what the left and the right neighbour get.  Of all ways to buy what is missing, only
those are offered that no other beats: there is none that pays less to one and no more to the other.

What a city lacks depends on what its sources of choice supply, so there may be several ways to
lack something (`missing`).  Each of them is bought by splitting it between the neighbours
(`best_splits`).  Both are functions of plain numbers, and their answers are kept.
"""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.cards import CARDS, listed
from ziggurat.games.seven_wonders.components import (
    ALL_BITS,
    BITS,
    BOTH_MADE,
    CHOICES,
    LEFT_RAW,
    MOST,
    RAW_BITS,
    RIGHT_RAW,
    UNITS,
    Cards,
    Goods,
    Resources,
    units_of,
)
from ziggurat.games.seven_wonders.tiles import (
    MADE_CHEAPER,
    MADE_DEARER,
    NO_COMMERCE,
    RAW_CHEAPER,
    RAW_DEARER,
    Tiles,
)
from ziggurat.games.seven_wonders.wonders import BOARDS, Board

Payment = tuple[int, int]  # coins to the left and to the right neighbour
Prices = tuple[int, int, int, int, int]  # raw left, raw right, made left, made right, the least
Lack = tuple[int, Resources, Goods]  # how many units, of what, and which goods are of use

NOTHING: Final[list[Payment]] = [(0, 0)]
PRICE: Final = 2
PRICE_TILES: Final = NO_COMMERCE | RAW_CHEAPER | RAW_DEARER | MADE_CHEAPER | MADE_DEARER


@lru_cache(maxsize=1 << 12)
def prices_of(discounting: Cards, board: Board, stages: int, tiles: Tiles) -> Prices:
    """The price of a unit from each neighbour, for a city with these discounts."""
    discount = 0
    if not tiles & NO_COMMERCE:
        for card in listed(discounting):
            discount |= CARDS[card].discount
    for each in BOARDS[board].stages[:stages]:
        discount |= each.discount
    raw = PRICE - bool(tiles & RAW_CHEAPER) + bool(tiles & RAW_DEARER)
    made = PRICE - bool(tiles & MADE_CHEAPER) + bool(tiles & MADE_DEARER)
    made = max(0, made - bool(discount & BOTH_MADE))
    raw_left = max(0, raw - bool(discount & LEFT_RAW))
    raw_right = max(0, raw - bool(discount & RIGHT_RAW))
    return raw_left, raw_right, made, made, min(raw_left, raw_right, made)


def payments(
    needs: Resources, own: Goods, left: Goods, right: Goods, prices: Prices, purse: int
) -> list[Payment]:
    """The payments worth offering to somebody with this purse; none if he cannot pay.

    Of one's own goods only those count that are of use.
    """
    lacking = missing(needs, own)
    fewest, lack, useful = lacking[0]
    if not fewest:
        return NOTHING
    if fewest * prices[4] > purse:
        return []
    if len(lacking) == 1:
        every = best_splits(lack, left & useful, right & useful, prices)
    else:
        every = unbeaten(splits_of_all(lacking, left, right, prices, purse))
    return within(every, purse)


def within(every: list[Payment], purse: int) -> list[Payment]:
    return [each for each in every if each[0] + each[1] <= purse] if every else every


def splits_of_all(
    lacking: list[Lack], left: Goods, right: Goods, prices: Prices, purse: int
) -> list[Payment]:
    """The payments for each way to lack something that could be paid at all."""
    every: list[Payment] = []
    for units, lack, useful in lacking:
        if units * prices[4] <= purse:
            every += best_splits(lack, left & useful, right & useful, prices)
    return every


@lru_cache(maxsize=1 << 12)
def of_use(needs: Resources) -> Goods:
    """The bits of all goods that could supply some of this."""
    bits = 0
    for unit in UNITS:
        if needs & unit * MOST:
            bits |= unit * MOST
    for shift, choice in CHOICES:
        if needs & sum(choice) * MOST:
            bits |= 3 << shift
    return bits


@lru_cache(maxsize=1 << 16)
def missing(needs: Resources, own: Goods) -> list[Lack]:
    """The ways to lack something, as the sources of choice supply one thing or another."""
    found = [beyond(needs, own)]
    if own > ALL_BITS:
        for shift, choice in CHOICES:
            for _ in range(own >> shift & 3):
                found = supplied(found, choice)
    if 0 in found:
        return [(0, 0, 0)]
    return sorted([(units_of(each), each, of_use(each)) for each in found])


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
    """The payments for these units, some from the left and the others from the right."""
    raw_left, raw_right, made_left, made_right, _ = prices
    found: list[Payment] = []
    for part in parts_of(lacking, at_most(left), at_most(right)):
        other = lacking - part
        if can_supply(left, part) and can_supply(right, other):
            to_left = cost_of(part, raw_left, made_left)
            found.append((to_left, cost_of(other, raw_right, made_right)))
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
    return total


def cost_of(resources: Resources, raw_price: int, made_price: int) -> int:
    raw = units_of(resources & RAW_BITS)
    return raw * raw_price + (units_of(resources) - raw) * made_price


def can_supply(goods: Goods, wanted: Resources) -> bool:
    return not beyond(wanted, goods) or not missing(wanted, goods)[0][0]


def unbeaten(found: list[Payment]) -> list[Payment]:
    """The payments that no other beats, the least to the left first."""
    front: list[Payment] = []
    for each in sorted(set(found)):
        if not front or each[1] < front[-1][1]:
            front.append(each)
    return front
