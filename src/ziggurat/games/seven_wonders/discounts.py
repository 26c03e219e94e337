"""Resources that need not be paid for or come from the bank, and coins for having bought some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.components import (
    ALL_BITS,
    DOCKS,
    FROM_LEFT,
    FROM_RIGHT,
    MOST,
    UNITS,
    City,
    Resources,
)
from ziggurat.games.seven_wonders.modifiers import Prices, tolls
from ziggurat.games.seven_wonders.payments import (
    at_most,
    can_supply,
    cost_of,
    need_of,
    parts_of,
    rebated,
)
from ziggurat.games.seven_wonders.purchases import ANY, UNBEATEN, cheapest, every_part, unbeaten

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.payments import Payment
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.trade import Market

KINDS: Final = 28  # above the resources of a cost: the kinds of which one unit is forgiven
BANK_PRICE: Final = 1  # of a resource from the bank (SWL-44)
# What may be done once a turn.
REFUND_LEFT: Final = 1
REFUND_RIGHT: Final = 2
BANK_UNIT: Final = 4
BANK_BONUS: Final = 32  # above the bits of the two docks
ONCE: Final = 6  # bits to a city
SIDES: Final = ((REFUND_LEFT, FROM_LEFT), (REFUND_RIGHT, FROM_RIGHT))


def with_one_less(needs: Resources) -> Resources:
    """The same cost, of which one unit of any of its kinds is forgiven (SWL-40)."""
    kinds = 0
    for kind, unit in enumerate(UNITS):
        if needs & unit * MOST:
            kinds |= 1 << kind
    return needs | kinds << KINDS


def forgiven(needs: Resources) -> list[Resources]:
    """What is left of a cost, for each unit of it that may be forgiven; without the kinds."""
    kinds, resources = needs >> KINDS, needs & ALL_BITS
    units = [unit for kind, unit in enumerate(UNITS) if kinds >> kind & 1]
    return [resources - unit for unit in units if resources & unit * MOST] or [resources]


def payments_with_one_less(market: Market, needs: Resources, bank: int) -> list[Payment]:
    """The owner names the resource, of those that are lacking if there are any.

    It is one of the construction, never of what is paid besides.
    """
    every = forgiven(needs)
    fewest = lacking(market, needs)
    return together(market, [each for each in every if lacking(market, each) == fewest], bank)


def payments_with_bank(market: Market, needs: Resources, bank: int) -> list[Payment]:
    """What neighbours get if one of the resources is bought from the bank (SWL-44).

    It must be lacking, unless the table lets cities buy what they could produce.
    """
    every = [needs - unit for unit in UNITS if needs & unit * MOST]
    if market.purchases != ANY:
        fewest = lacking(market, needs)
        every = [each for each in every if lacking(market, each) < fewest]
    found = together(market, every, bank + BANK_PRICE)
    if market.purchases != UNBEATEN:
        return found
    others = market.payments(needs, bank)
    return [each for each in found if not any(beats(other, each) for other in others)]


def beats(one: Payment, other: Payment) -> bool:
    return one[0] <= other[0] and one[1] <= other[1]


def lacking(market: Market, needs: Resources) -> int:
    """How many units the city cannot produce itself."""
    return min([need_of(each).lack(market.own).units for each in forgiven(needs)])


def together(market: Market, every: list[Resources], bank: int) -> list[Payment]:
    """All payments for one of these, each once."""
    found: set[Payment] = set()
    for needs in every:
        found.update(market.payments(needs, bank))
    return unbeaten(found) if market.purchases == UNBEATEN else sorted(found, key=cheapest)


# Once a turn.


def has_done(game: SevenWonders, city: City, deed: int) -> bool:
    return bool(game.traded >> ONCE * city & deed)


def mark_done(game: SevenWonders, city: City, deed: int) -> None:
    game.traded |= deed << ONCE * city


def docks_used(game: SevenWonders, city: City) -> int:
    """The docks that a city has used this turn."""
    return game.traded >> ONCE * city & DOCKS


def from_bank(game: SevenWonders, city: City, coins: int) -> int:
    """Coins that a city gains from the bank, with what comes on top once a turn (SWC-39)."""
    bonus = game.mods(city).bank_bonus
    if not coins or not bonus or has_done(game, city, BANK_BONUS):
        return coins
    mark_done(game, city, BANK_BONUS)
    return coins + bonus


# Coins for having bought something.


def refund(game: SevenWonders, city: City, market: Market, needs: Resources, given: Order) -> int:
    """Coins for each neighbour that sells something, once a turn (SWL-47).

    A purchase for nothing counts as well; of all ways to buy for these coins the best is taken.
    """
    best: tuple[int, int] = (0, 0)
    for sides in sellers(market, needs, given):
        coins = 0
        for side, deed in SIDES:
            if sides & side and not has_done(game, city, side):
                coins += tolls(market.mods.bonuses, deed, game.age)
        best = max(best, (coins, sides))
    coins, sides = best
    mark_done(game, city, sides)
    return coins


def sellers(market: Market, needs: Resources, given: Order) -> set[int]:
    """The neighbours a city may have bought from, if it pays as ordered."""
    found: set[int] = set()
    for bought in every_purchase(market, needs, given.bank):
        for part in parts_of(bought, at_most(market.left), at_most(market.right)):
            other = bought - part
            paid = coins_for(part, other, market.prices)
            possible = can_supply(market.left, part) and can_supply(market.right, other)
            if possible and paid == (given.left, given.right):
                found.add((REFUND_LEFT if part else 0) | (REFUND_RIGHT if other else 0))
    return found


def coins_for(part: Resources, other: Resources, prices: Prices) -> Payment:
    raw_left, raw_right, made_left, made_right, _, docks = prices
    left, right = cost_of(part, raw_left, made_left), cost_of(other, raw_right, made_right)
    return rebated(left, right, docks)


def every_purchase(market: Market, needs: Resources, from_bank: int) -> set[Resources]:
    """What a city may buy from its neighbours for this cost."""
    every = forgiven(needs)
    if from_bank:
        every = [each - unit for each in every for unit in UNITS if each & unit * MOST]
    own = market.own
    if market.purchases == ANY:
        return {
            bought
            for each in every
            for bought in every_part(each)
            if can_supply(own, each - bought)
        }
    return {way for each in every for way in need_of(each).lack(own).ways}
