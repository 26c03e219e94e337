"""Production: the goods that the things in a city give, added up once for each set of them."""

from typing import Final

from ziggurat.games.seven_wonders.amounts import most_of
from ziggurat.games.seven_wonders.catalogue import THINGS, listed, set_of
from ziggurat.games.seven_wonders.components import (
    ALL_KINDS,
    BITS,
    CHOICES,
    MOST,
    OTHER_KINDS,
    PRODUCED_KINDS,
    RESOURCE_NAMES,
    UNITS,
    Cards,
    Effect,
    Goods,
)

ANY_NUMBER: Final = 8  # more than any construction with its participation needs
EFFECTS: Final[list[Effect]] = [thing.effect for thing in THINGS]


class Production:
    """The goods of a city: its board, cards and stages alike give resources (SW-COST-2)."""

    __slots__ = ("goods", "most_own", "most_sold", "own", "sells")

    def __init__(self, things: Cards, plenty: Cards) -> None:
        self.sells: Goods = 0
        self.goods: Goods = 0
        for card in listed(things):
            # Things in plenty produce any number of units (SWB-TOWER-38).
            for _ in range(ANY_NUMBER if plenty >> card & 1 else 1):
                self.sells = total_goods(self.sells, EFFECTS[card].sells)
            self.goods = total_goods(self.goods, EFFECTS[card].goods)
        self.own: Final = total_goods(self.sells, self.goods)
        self.most_own: Final = most_of(self.own)
        self.most_sold: Final = most_of(self.sells)


PRODUCTIONS: Final[dict[Cards, Production]] = {}
MOST_PRODUCTIONS: Final = 1 << 14  # when there are more, all are dropped


def production(things: Cards, plenty: Cards) -> Production:
    """What these things produce; kept, unless some of them produce any number of units."""
    if plenty & things:
        return Production(things, plenty)
    found = PRODUCTIONS.get(things)
    if found is None:
        if len(PRODUCTIONS) == MOST_PRODUCTIONS:
            PRODUCTIONS.clear()
        found = PRODUCTIONS[things] = Production(things, 0)
    return found


# Where each field of goods begins, and where the last one ends.
STARTS: Final[Goods] = set_of([BITS * at for at in range(1, len(UNITS))]) | set_of(
    [start for start, _ in CHOICES] + [CHOICES[-1][0] + 2]
)


def total_goods(some: Goods, more: Goods) -> Goods:
    """The sum of goods.  Raises OverflowError rather than let one field run into the next."""
    total = some + more
    if (total ^ some ^ more) & STARTS:  # a bit was carried into the next field
        raise OverflowError("more goods than fit into a field")
    return total


def kinds_in(goods: Goods) -> int:
    """The resources that there may be among these goods, one bit each."""
    units = 0
    for shift, choice in CHOICES:
        if goods >> shift & 3:
            units |= sum(choice)
    kinds = 0
    for kind, unit in enumerate(UNITS):
        if (goods | units) & unit * MOST:
            kinds |= 1 << kind
    return kinds


NAMED_UNITS: Final = tuple(zip(RESOURCE_NAMES, UNITS, strict=True))


def sources(goods: Goods) -> list[list[str]]:
    """Unit by unit, the resources that each may be; those without a choice first."""
    found = [[name] for name, unit in NAMED_UNITS for _ in range(goods // unit & MOST)]
    for shift, choice in CHOICES:
        names = [name for name, unit in NAMED_UNITS if unit in choice]
        found += [names for _ in range(goods >> shift & 3)]
    for shift in (PRODUCED_KINDS, OTHER_KINDS):
        kinds = goods >> shift & ALL_KINDS
        if kinds:
            found.append([name for at, name in enumerate(RESOURCE_NAMES) if kinds >> at & 1])
    return found
