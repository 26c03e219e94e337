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
)
from ziggurat.games.seven_wonders.components import City, Goods, Resources
from ziggurat.games.seven_wonders.production import own_goods, sold_goods

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.table import SevenWonders

# Its own goods, its neighbours' for sale, prices and coins.
Market = tuple[Goods, Goods, Goods, Prices, int]


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
    )


def affordable(place: Market, needs: Resources, bank: int) -> list[Payment]:
    """How these resources may be paid for, once the bank has its coins."""
    own, left, right, prices, purse = place
    if bank > purse:
        return []
    useful = own & of_use(needs)
    return payments(needs, useful, left, right, prices, purse - bank) if needs else NOTHING
