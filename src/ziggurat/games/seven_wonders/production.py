"""Production: the goods that the things in a city give, added up."""

from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.amounts import Amounts, amounts_of, most_of
from ziggurat.games.seven_wonders.catalogue import THINGS, listed, named, set_of
from ziggurat.games.seven_wonders.components import (
    ALL_BITS,
    ALL_KINDS,
    BITS,
    CHOICES,
    MOST,
    OTHER_KINDS,
    PRODUCED_KINDS,
    RESOURCE_NAMES,
    UNITS,
    Card,
    Cards,
    Effect,
    Goods,
)

ANY_NUMBER: Final = 8  # more than any construction with its participation needs
EFFECTS: Final[list[Effect]] = [thing.effect for thing in THINGS]


class Production:
    """The goods of a city: its board, cards and stages alike give resources (SW-COST-2)."""

    __slots__ = ("most_own", "most_sold", "own", "sells", "sure")

    def __init__(
        self, sells: Goods, own: Goods, sure: Amounts, most_own: Amounts, most_sold: Amounts
    ) -> None:
        self.sells: Final = sells
        self.own: Final = own  # all that the city itself may use
        self.sure: Final = sure  # … so much of each resource without any choice
        self.most_own: Final = most_own  # … at most so much of it
        self.most_sold: Final = most_sold

    def with_thing(self, thing: Card) -> "Production":
        """The same, and what one more thing gives."""
        return Production(
            total_goods(self.sells, SELLS[thing]),
            total_goods(self.own, OWN_GOODS[thing]),
            self.sure + SURE[thing],
            self.most_own + MOST_OWN[thing],
            self.most_sold + MOST_SOLD[thing],
        )


def of_goods(sells: Goods, own: Goods) -> Production:
    return Production(sells, own, amounts_of(own & ALL_BITS), most_of(own), most_of(sells))


NOTHING: Final = of_goods(0, 0)
SELLS: Final[list[Goods]] = [effect.sells for effect in EFFECTS]
OWN_GOODS: Final[list[Goods]] = [effect.sells + effect.goods for effect in EFFECTS]
SURE: Final[list[Amounts]] = [amounts_of(own & ALL_BITS) for own in OWN_GOODS]
MOST_OWN: Final[list[Amounts]] = [most_of(own) for own in OWN_GOODS]
MOST_SOLD: Final[list[Amounts]] = [most_of(sells) for sells in SELLS]

# Things that change what others produce, for their city or for all.
DISABLES: Final[list[Cards]] = [named(effect.disables) for effect in EFFECTS]
PLENTY: Final[list[Cards]] = [named(effect.plenty) for effect in EFFECTS]
PRODUCES: Final[list[bool]] = [
    own > 0 or effect.doubles > 0 or effect.lacks > 0
    for own, effect in zip(OWN_GOODS, EFFECTS, strict=True)
]
PRODUCING: Final[Cards] = set_of([card for card in range(len(THINGS)) if PRODUCES[card]])
MORE_SOURCES: Final[Cards] = set_of(
    [card for card, effect in enumerate(EFFECTS) if effect.doubles or effect.lacks]
)
SWITCHES: Final[Cards] = PRODUCING | set_of(
    [card for card in range(len(THINGS)) if DISABLES[card] & PRODUCING or PLENTY[card]]
)


@lru_cache(maxsize=1 << 12)
def switched(table: Cards) -> tuple[Cards, Cards]:
    """What has no effect while these are in force, and what produces any number of units."""
    disabled = plenty = 0
    for card in listed(table):
        disabled |= DISABLES[card]
        plenty |= PLENTY[card]
    return disabled, plenty


def production(built: Cards, table: Cards) -> Production:
    """What a city with these things produces, while those are in force for all."""
    plenty: Cards = 0
    acting = built
    if table & SWITCHES:
        disabled, plenty = switched(table)
        acting = (built | table) & ~disabled
    found = NOTHING
    for card in listed(acting & PRODUCING):
        found = found.with_thing(card)
    if acting & plenty:
        found = in_plenty(found, acting & plenty)
    return with_more_sources(found, acting) if acting & MORE_SOURCES else found


def in_plenty(found: Production, things: Cards) -> Production:
    """These things produce any number of units (SWB-TOWER-38)."""
    for card in listed(things):
        for _ in range(1, ANY_NUMBER):
            found = found.with_thing(card)
    return found


def with_more_sources(found: Production, things: Cards) -> Production:
    """A unit more of a kind that brown and grey cards or the board produce, or of another.

    All symbols of a mixed card count, tiles and other cards do not (SWC-34, SWC-35, SWX-05C).
    """
    produced = kinds_in(found.sells)
    own = found.own
    for card in listed(things & MORE_SOURCES):
        if EFFECTS[card].doubles:
            own |= produced << PRODUCED_KINDS
        if EFFECTS[card].lacks:
            own |= (ALL_KINDS & ~produced) << OTHER_KINDS
    return of_goods(found.sells, own)


def production_after(before: Production, thing: Card, built: Cards, table: Cards) -> Production:
    """What a city produces when a thing has come into play."""
    if table & SWITCHES or built & MORE_SOURCES:
        return production(built, table)
    return before.with_thing(thing)


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
