"""Discarding a card for coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.actions import NO_AIM, Order, orders_of_all_cards
from ziggurat.games.seven_wonders.uses.use import Use

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.trade import Market

DISCARD_COINS: Final = 3


class Sell(Use):
    """c) Discard the card face down for three coins, always allowed (SW-ACT-2, SW-ACT-6)."""

    def __init__(self, rank: int, name: str, before: str) -> None:
        super().__init__(rank, name, before)
        self.costs = False

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        card = game.lay_down(game.hand_for(city), given.card)
        for restriction in game.plan().restrictions:
            card = restriction.discarded(game, city, card)
        game.throw(city, card)

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        return DISCARD_COINS

    def add_offers(
        self, found: list[list[Order]], game: SevenWonders, city: City, market: Market
    ) -> None:
        found.append(SALES)


SELL: Final = Sell(7, "discard", "discard ")
SALES: Final[list[Order]] = orders_of_all_cards(SELL, 0, 0, NO_AIM)
