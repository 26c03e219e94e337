"""What the effects in a city add up to.  Rules read the sum, and never ask which card it was.

The goods of a city are added up apart: see `production`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ziggurat.games.seven_wonders.catalogue import THINGS, listed, set_of
from ziggurat.games.seven_wonders.components import (
    BOTH_MADE,
    DOCKS,
    LEFT_DOCK,
    LEFT_RAW,
    NO_EFFECT,
    RIGHT_RAW,
    Card,
    Cards,
    Deeds,
    Effect,
    Toll,
)
from ziggurat.games.seven_wonders.production import EFFECTS, switched

# Raw left, raw right, made left, made right, the least of a unit, and the docks.
Prices = tuple[int, int, int, int, int, int]

PRICE: Final = 2  # of a unit bought from a neighbour (SW-TRADE-1)
PRICE_BITS: Final = 4  # to a price, when all are packed


class Modifiers:
    """A sum of effects: numbers add up, sets unite, lists are joined."""

    __slots__ = (
        "bank_bonus",
        "bank_unit",
        "bonus_deeds",
        "bonuses",
        "changed_deeds",
        "copies_guild",
        "defeat_shields",
        "defeats",
        "deflects",
        "free",
        "free_black",
        "free_building",
        "in_coins",
        "lesser_victories",
        "made",
        "neighbours_rebate",
        "one_less",
        "posts",
        "prices",
        "raw",
        "reach",
        "rebate",
        "set_bonus",
        "seventh_card",
        "shields",
        "symbols",
        "taxes",
        "terms",
        "waived",
    )

    def __init__(self) -> None:
        self.posts: int = 0
        self.raw: int = 0
        self.made: int = 0
        self.free: Deeds = 0
        self.waived: Deeds = 0
        self.in_coins: Deeds = 0
        self.one_less: Deeds = 0
        self.bank_unit: int = 0
        self.rebate: int = 0
        self.neighbours_rebate: int = 0
        self.taxes: tuple[Toll, ...] = ()
        self.bonuses: tuple[Toll, ...] = ()
        self.reach: int = 0
        self.free_building: int = 0
        self.free_black: int = 0
        self.bank_bonus: int = 0
        self.seventh_card: int = 0
        self.shields: int = 0
        self.defeat_shields: int = 0
        self.defeats: int = 0
        self.lesser_victories: int = 0
        self.deflects: int = 0
        self.symbols: int = 0
        self.set_bonus: int = 0
        self.copies_guild: int = 0
        # What follows from the sum.
        self.prices: Prices = (PRICE, PRICE, PRICE, PRICE, PRICE, 0)
        self.terms: int = 0  # the prices in one number
        self.changed_deeds: Deeds = 0  # constructions that do not cost what is printed
        self.bonus_deeds: Deeds = 0

    def add(self, each: Effect) -> None:
        """All of an effect but what it produces."""
        self.add_trade(each)
        self.add_deeds(each)
        self.add_force(each)
        self.add_learning(each)

    def add_trade(self, each: Effect) -> None:
        self.posts |= each.posts
        self.raw += each.raw
        self.made += each.made

    def add_deeds(self, each: Effect) -> None:
        self.free |= each.free
        self.waived |= each.waived
        self.in_coins |= each.in_coins
        self.one_less |= each.one_less
        self.bank_unit |= each.bank_unit
        self.rebate += each.rebate
        self.neighbours_rebate += each.neighbours_rebate
        self.taxes += each.taxes
        self.bonuses += each.bonuses
        self.reach |= each.reach
        self.free_building |= each.free_building
        self.free_black |= each.free_black
        self.bank_bonus += each.bank_bonus
        self.seventh_card |= each.seventh_card

    def add_force(self, each: Effect) -> None:
        self.shields += each.shields
        self.defeat_shields += each.defeat_shields
        self.defeats += each.defeats
        self.lesser_victories |= each.lesser_victories
        self.deflects |= each.deflects

    def add_learning(self, each: Effect) -> None:
        self.symbols += each.symbols
        self.set_bonus += each.set_bonus
        self.copies_guild |= each.copies_guild

    def settle(self) -> None:
        """Work out what follows from the sum (SW-TRADE-8, SW-TRADE-9, SWB-TOWER-30..33)."""
        made = max(0, PRICE + self.made - bool(self.posts & BOTH_MADE))
        raw_left = max(0, PRICE + self.raw - bool(self.posts & LEFT_RAW))
        raw_right = max(0, PRICE + self.raw - bool(self.posts & RIGHT_RAW))
        docks = self.posts & DOCKS
        least = 0 if docks else min(raw_left, raw_right, made)
        self.prices = (raw_left, raw_right, made, made, least, docks)
        self.terms = packed_prices(self.prices)
        self.changed_deeds = self.free | self.waived | self.in_coins | self.one_less
        for toll in self.taxes:
            self.changed_deeds |= toll.on
        for toll in self.bonuses:
            self.bonus_deeds |= toll.on


def packed_prices(prices: Prices) -> int:
    """Both neighbours sell what is made at the same price, so it is packed once."""
    raw = prices[0] << PRICE_BITS | prices[1]
    docks = prices[5] // LEFT_DOCK
    return docks << 3 * PRICE_BITS | raw << PRICE_BITS | prices[2]


# The fields of effects that add up.
IN_PRODUCTION: Final = ("sells", "goods", "doubles", "lacks", "plenty")
IN_TRADE: Final = ("posts", "raw", "made")
FOR_DEEDS: Final = (
    "free",
    "waived",
    "in_coins",
    "one_less",
    "bank_unit",
    "rebate",
    "neighbours_rebate",
    "taxes",
    "bonuses",
    "reach",
    "free_building",
    "free_black",
    "bank_bonus",
    "seventh_card",
)
IN_CONFLICT: Final = ("shields", "defeat_shields", "defeats", "lesser_victories", "deflects")
IN_SCIENCE: Final = ("symbols", "set_bonus", "copies_guild")
AT_THE_END: Final = (*IN_SCIENCE, "buried_colour", "points", "points_per")


def with_some(fields: Sequence[str]) -> Cards:
    """The things whose effect says something in one of these fields."""
    found: list[Card] = []
    for card, effect in enumerate(EFFECTS):
        given, plain = effect._asdict(), NO_EFFECT._asdict()
        if any(given[name] != plain[name] for name in fields):
            found.append(card)
    return set_of(found)


# The things that matter for a purpose: with only these in the key, a sum is soon a known one.
TURN_THINGS: Final[Cards] = with_some(
    [name for name in Effect._fields if name not in IN_PRODUCTION + IN_CONFLICT + AT_THE_END]
)
TRADE_THINGS: Final[Cards] = with_some(IN_TRADE)
DEEDS_THINGS: Final[Cards] = with_some(FOR_DEEDS)
CONFLICT_THINGS: Final[Cards] = with_some(IN_CONFLICT)
END_THINGS: Final[Cards] = with_some(IN_SCIENCE)


MATTERS_IN_TURN: Final[list[bool]] = [bool(TURN_THINGS >> card & 1) for card in range(len(THINGS))]


def added_up(things: Cards, table: Cards, tokens: tuple[Card, ...]) -> Modifiers:
    """Most effects say one thing."""
    total = Modifiers()
    acting = things
    if table:
        disabled, _ = switched(table)
        acting = (things | table) & ~disabled
    for card in listed(acting & TRADE_THINGS):
        total.add_trade(EFFECTS[card])
    for card in listed(acting & DEEDS_THINGS):
        total.add_deeds(EFFECTS[card])
    for card in listed(acting & CONFLICT_THINGS):
        total.add_force(EFFECTS[card])
    for card in listed(acting & END_THINGS):
        total.add_learning(EFFECTS[card])
    for card in tokens:
        total.add(EFFECTS[card])
    total.settle()
    return total


def modifiers(things: Cards, table: Cards, tokens: tuple[Card, ...]) -> Modifiers:
    """The sum for a city with these things and tokens, while those are in force for all."""
    return with_tokens(things, table, tokens) if tokens else without_tokens(things, table)


@lru_cache(maxsize=1 << 14)
def with_tokens(things: Cards, table: Cards, tokens: tuple[Card, ...]) -> Modifiers:
    return added_up(things, table, tokens)


# The sums without tokens, which are asked for most: by the things in force for all, then by those
# of a city.  When compiled, plain dictionaries are cheaper than a cached function.
Sums = dict[Cards, Modifiers]
SUMS: Final[dict[Cards, Sums]] = {}
MOST_SUMS: Final = 1 << 15  # when there are more, all are dropped
KEPT: Final = [0]  # how many there are


def in_turn(built: Cards, table: Cards) -> Modifiers:
    """What bends prices, trade, chains and incomes of a city."""
    return without_tokens(built & TURN_THINGS, table)


def without_tokens(things: Cards, table: Cards) -> Modifiers:
    """The sum for these things; kept, up to a limit."""
    sums = SUMS.get(table)
    found = None if sums is None else sums.get(things)
    if found is None:
        KEPT[0] += 1
        if KEPT[0] > MOST_SUMS:
            SUMS.clear()
            KEPT[0] = 1
        found = added_up(things, table, ())
        SUMS.setdefault(table, {})[things] = found
    return found


def tolls(every: tuple[Toll, ...], deeds: Deeds, age: int) -> int:
    """The coins of all tolls on these deeds (SWB-TOWER-21)."""
    total = 0
    for toll in every:
        if toll.on & deeds:
            total += toll.coins + toll.per_age * age
    return total
