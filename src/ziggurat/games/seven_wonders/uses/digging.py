"""Building a card of the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.uses.building import BuildFree

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


class DigUp(BuildFree):
    """… free, from the discarded cards (SW-W-HALI-1, SW-W-HALI-2)."""

    def __init__(self, rank: int, name: str, before: str) -> None:
        super().__init__(rank, name, before)
        self.digs = True

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        game.unearth(given.card)
        game.build(city, given.card)


DIG: Final = DigUp(4, "dig_up", "dig up ")
