"""What is printed on a card, in the form that an appraisal asks for it."""

from typing import Final

from ziggurat.games.seven_wonders.city import (
    CHOICES,
    MOST,
    RAW_UNITS,
    THINGS,
    UNITS,
    WHITE,
    Goods,
    Thing,
)


class Units:
    """One resource among goods."""

    __slots__ = ("bits", "count", "raw", "unit")

    def __init__(self, unit: int, goods: Goods) -> None:
        self.unit: Final = unit
        self.bits: Final = unit * MOST
        self.count: Final = goods // unit & MOST
        self.raw: Final = unit in RAW_UNITS


class Sources:
    """Goods, taken apart."""

    __slots__ = ("choices", "units")

    def __init__(self, goods: Goods) -> None:
        self.units: Final = [Units(unit, goods) for unit in UNITS if goods & unit * MOST]
        # Of each source of one resource or another, the bits of these resources.
        self.choices: Final = [
            [unit * MOST for unit in units] for shift, units in CHOICES if goods >> shift & 3
        ]


SOURCES: Final[dict[Goods, Sources]] = {}  # cached: cards and stages give few different goods


def sources(goods: Goods) -> Sources:
    found = SOURCES.get(goods)
    if found is None:
        found = SOURCES[goods] = Sources(goods)
    return found


class Printed:
    """What a card gives, as far as it is the same for all cities."""

    __slots__ = (
        "brings_coins",
        "goods",
        "has_more",
        "points",
        "points_per",
        "posts",
        "shields",
        "symbols",
        "thing",
    )

    def __init__(self, thing: Thing) -> None:
        effect, gain = thing.effect, thing.gain
        self.thing: Final = thing
        self.points: Final = effect.points
        self.points_per: Final = effect.points_per
        self.goods: Final = effect.sells or effect.goods
        self.shields: Final = effect.shields
        self.symbols: Final = effect.symbols
        self.posts: Final = effect.posts.bit_count()
        self.brings_coins: Final = bool(gain.coins) or gain.per is not None
        supplies = effect.doubles or effect.lacks or effect.waived
        self.has_more: Final = bool(supplies) or gain.intrigue is not None or thing.colour == WHITE


PRINTED: Final = [Printed(thing) for thing in THINGS]
