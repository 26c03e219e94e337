"""Buying from the two neighbours: what has to be bought, and what it may cost.

A payment is what the left and the right neighbour get, as part of one construction and for its cost
alone (SW-TRADE-6).  What a city lacks depends on what its sources of choice supply, so there may be
several ways to lack something.  Each of them is bought by splitting it between the neighbours.

All these are functions of plain numbers.  Their results are cached where they are used: in the
need, by the goods of the city; in the lack, by the goods of the neighbours.
"""

from typing import Final

from ziggurat.games.seven_wonders.amounts import amounts_of
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

CHOICE_STARTS: Final[list[int]] = [shift for shift, _ in CHOICES]
CHOICE_UNITS: Final[list[Resources]] = [sum(choice) for _, choice in CHOICES]
MOST_KEPT: Final = 1 << 17  # answers in all needs and lacks; when there are more, all are dropped
SUPPLY_BITS: Final = 17  # there are no more supplies than answers kept


class Lack:
    """What has to be bought: in each way to lack something, the fewest units first."""

    __slots__ = (
        "answers",
        "is_one_unit",
        "most",
        "no_choices",
        "numbers",
        "supplies",
        "units",
        "useful",
        "ways",
    )

    def __init__(self, ways: tuple[Resources, ...]) -> None:
        self.ways: Final = ways
        self.units: Final = units_of(ways[0])  # at least this many have to be bought
        self.most: Final = most_wanted(ways)
        self.is_one_unit: Final = units_of(self.most) == 1
        self.useful: Final = useful_for(ways)
        self.no_choices: Final = no_choices_for(self.most)
        self.supplies: Final[list[Goods]] = [0, self.most]  # by number: goods of different use
        self.numbers: Final[dict[Goods, int]] = {0: 0, self.most: 1}
        # Payments by the supplies of both neighbours and the terms, all in one number.
        self.answers: Final[dict[int, list[Payment]]] = {}

    def supply(self, goods: Goods) -> int:
        """A number for what these goods are of use; it is the same for goods of the same use."""
        goods &= self.useful
        if self.is_one_unit:
            return 1 if goods else 0
        found = self.numbers.get(goods)
        if found is None:
            count_answer()
            of_use = self.of_use(goods)
            found = self.numbers.setdefault(of_use, len(self.supplies))
            if found == len(self.supplies):
                self.supplies.append(of_use)
            self.numbers[goods] = found
        return found

    def of_use(self, goods: Goods) -> Goods:
        """As much of these goods as could be bought: what is left out makes no difference.

        A source of choice of which only one resource is wanted supplies that one.
        """
        certain = common(goods & ALL_BITS, self.most)
        for shift, unit in self.no_choices:
            count = goods >> shift & 3
            if count:
                goods -= count << shift
                certain = common(certain + count * unit, self.most)
        return goods - (goods & ALL_BITS) + certain

    def keep(self, key: int, payments: list[Payment]) -> None:
        count_answer()
        self.answers[key] = payments


class Need:
    """Resources that something costs."""

    __slots__ = ("amounts", "answers", "resources", "useful")

    def __init__(self, resources: Resources) -> None:
        self.resources: Final = resources
        self.amounts: Final = amounts_of(resources)
        self.useful: Final = useful_for((resources,))
        self.answers: Final[dict[Goods, Lack]] = {}  # by what the city has

    def lack(self, own: Goods) -> Lack:
        """What a city with these goods lacks."""
        own &= self.useful
        found = self.answers.get(own)
        if found is None:
            count_answer()
            found = self.answers[own] = lack_of(ways_to_lack(self.resources, own))
        return found


NEEDS: Final[dict[Resources, Need]] = {}  # no more than there are parts of costs
LACKS: Final[dict[tuple[Resources, ...], Lack]] = {}
KEPT: Final = [0]  # how many answers there are


def count_answer() -> None:
    KEPT[0] += 1
    if KEPT[0] > MOST_KEPT:
        for need in NEEDS.values():
            need.answers.clear()
        LACKS.clear()
        KEPT[0] = 1


def need_of(resources: Resources) -> Need:
    found = NEEDS.get(resources)
    if found is None:
        found = NEEDS[resources] = Need(resources)
    return found


def lack_of(ways: tuple[Resources, ...]) -> Lack:
    found = LACKS.get(ways)
    if found is None:
        found = LACKS[ways] = Lack(ways)
    return found


def useful_for(ways: tuple[Resources, ...]) -> Goods:
    """The bits of all goods that could supply some of this."""
    bits = 0
    for needs in ways:
        for kind, unit in enumerate(UNITS):
            if needs & unit * MOST:
                bits |= unit * MOST | 1 << PRODUCED_KINDS + kind | 1 << OTHER_KINDS + kind
        for shift, choice in CHOICES:
            if needs & sum(choice) * MOST:
                bits |= 3 << shift
    return bits


def no_choices_for(wanted: Resources) -> list[tuple[int, Resources]]:
    """The sources of choice that could supply only one of these resources, and which one."""
    found: list[tuple[int, Resources]] = []
    for shift, choice in CHOICES:
        units = [unit for unit in choice if wanted & unit * MOST]
        if len(units) == 1:
            found.append((shift, units[0]))
    return found


def most_wanted(ways: tuple[Resources, ...]) -> Resources:
    """The most of each resource that is lacking in one of these ways."""
    most = 0
    for way in ways:
        most += way - common(way, most)
    return most


def common(some: Resources, others: Resources) -> Resources:
    """What is in both."""
    found = 0
    unit = 1
    while some and others:
        found += min(some & MOST, others & MOST) * unit
        some >>= BITS
        others >>= BITS
        unit <<= BITS
    return found


def ways_to_lack(needs: Resources, own: Goods) -> tuple[Resources, ...]:
    """What may be lacking, as sources of choice supply this or that (SW-COST-4)."""
    found = [beyond(needs, own)]
    if own > ALL_BITS:
        for shift, choice in CHOICES:
            for _ in range(own >> shift & 3):
                found = supplied(found, choice)
        for kinds in extra_sources(own):
            found = supplied(found, kinds)
    if 0 in found:
        return (0,)
    return tuple([lack for _, lack in sorted([(units_of(each), each) for each in found])])


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


def splits(lacking: Resources, left: Goods, right: Goods, prices: Prices) -> list[Payment]:
    """The payments for these units, some from the left, others from the right (SW-TRADE-5)."""
    raw_left, raw_right, made_left, made_right, _, docks = prices
    found: list[Payment] = []
    for part in parts_of(lacking, at_most(left), at_most(right)):
        other = lacking - part
        if can_supply(left, part) and can_supply(right, other):
            to_left = cost_of(part, raw_left, made_left)
            to_right = cost_of(other, raw_right, made_right)
            found.append(rebated(to_left, to_right, docks) if docks else (to_left, to_right))
    return found


def rebated(left: int, right: int, docks: int) -> Payment:
    """A dock takes a coin off what one side gets, but not below nothing (SWC-33)."""
    if docks & LEFT_DOCK and left:
        left -= 1
    if docks & RIGHT_DOCK and right:
        right -= 1
    return left, right


def parts_of(lacking: Resources, most_left: Resources, most_right: Resources) -> list[Resources]:
    """What of it may come from the left, when neither neighbour has more than this."""
    parts = [0]
    unit = 1
    while lacking:
        count = lacking & MOST
        if count:
            least = max(0, count - (most_right & MOST))
            most = min(count, most_left & MOST)
            parts = [part + taken * unit for part in parts for taken in range(least, most + 1)]
        lacking >>= BITS
        most_left >>= BITS
        most_right >>= BITS
        unit <<= BITS
    return parts


def at_most(goods: Goods) -> Resources:
    """How many units of each resource a city could supply if nothing else were asked of it."""
    total = goods & ALL_BITS
    if goods > ALL_BITS:
        for at in range(len(CHOICE_STARTS)):
            total += (goods >> CHOICE_STARTS[at] & 3) * CHOICE_UNITS[at]
        for kinds in extra_sources(goods):
            total += sum(kinds)
    return total


def cost_of(resources: Resources, raw_price: int, made_price: int) -> int:
    raw = units_of(resources & RAW_BITS)
    return raw * raw_price + (units_of(resources) - raw) * made_price


def can_supply(goods: Goods, wanted: Resources) -> bool:
    """Whether these goods cover it, each unit used once (SW-COST-3, SW-TRADE-4)."""
    return not beyond(wanted, goods) or not need_of(wanted).lack(goods).units
