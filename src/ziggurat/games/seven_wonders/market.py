"""What a city can pay with in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders.cards import DISCOUNTING
from ziggurat.games.seven_wonders.commerce import (
    NOTHING,
    PRICE_TILES,
    Payment,
    Prices,
    of_use,
    payments,
    prices_of,
    within,
)
from ziggurat.games.seven_wonders.components import City, Goods, Resources
from ziggurat.games.seven_wonders.production import own_goods, sold_goods
from ziggurat.games.seven_wonders.purchases import UNBEATEN, Purchases, every_payment

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.table import SevenWonders

# Its own goods, its neighbours' for sale, prices, coins, and what may be bought.
Market = tuple[Goods, Goods, Goods, Prices, int, Purchases]


def market(game: SevenWonders, city: City) -> Market:
    tiles = game.active
    barren = game.barren
    left, right = game.left(city), game.right(city)
    built, boards = game.built, game.boards
    stages = game.stages[city]
    return (
        own_goods(built[city], boards[city], stages, bool(barren >> city & 1), tiles),
        sold_goods(built[left], boards[left], bool(barren >> left & 1), tiles),
        sold_goods(built[right], boards[right], bool(barren >> right & 1), tiles),
        prices_of(built[city] & DISCOUNTING, boards[city], stages, tiles & PRICE_TILES),
        game.purse(city),
        game.purchases,
    )


def affordable(place: Market, needs: Resources, bank: int) -> list[Payment]:
    """How these resources may be paid for, once the bank has its coins."""
    own, left, right, prices, coins, purchases = place
    purse = coins - bank
    if purse < 0:
        return []
    if not needs:
        return NOTHING
    useful = of_use(needs)
    if purchases == UNBEATEN:
        return payments(needs, own & useful, left, right, prices, purse)
    every = every_payment(needs, own & useful, left & useful, right & useful, prices, purchases)
    return within(every, purse)
