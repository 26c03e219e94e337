"""How much there is at most of each resource, to see at once what is out of reach.

Amounts are counted in one integer, seven bits to a resource.  The highest of these bits is spare:
all are compared in one subtraction, for in `most + SPARE_BITS - wanted` the spare bit of a resource
is gone if more of it is wanted than there is.
"""

from typing import Final

from ziggurat.games.seven_wonders.components import (
    ALL_BITS,
    BITS,
    CHOICES,
    MOST,
    OTHER_KINDS,
    PRODUCED_KINDS,
    UNITS,
    Goods,
    Resources,
)

Amounts = int

WIDTH: Final = 7
SPARE_BITS: Final[Amounts] = sum([1 << WIDTH * at + WIDTH - 1 for at in range(len(UNITS))])


def amounts_of(resources: Resources) -> Amounts:
    total = place = 0
    while resources:
        total |= (resources & MOST) << place
        resources >>= BITS
        place += WIDTH
    return total


CHOICE_STARTS: Final[list[int]] = [shift for shift, _ in CHOICES]
CHOICE_AMOUNTS: Final[list[Amounts]] = [amounts_of(sum(choice)) for _, choice in CHOICES]


def most_of(goods: Goods) -> Amounts:
    """What these goods give of each resource when every source of choice supplies it."""
    total = amounts_of(goods & ALL_BITS)
    if goods > ALL_BITS:
        for at in range(len(CHOICE_STARTS)):
            total += (goods >> CHOICE_STARTS[at] & 3) * CHOICE_AMOUNTS[at]
        for shift in (PRODUCED_KINDS, OTHER_KINDS):
            for kind in range(len(UNITS)):
                total += (goods >> shift + kind & 1) << WIDTH * kind
    return total
