"""A black card for free, once per age, by the power of a leader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import COLOURS
from ziggurat.games.seven_wonders.cities.refusals import CitiesRefusal
from ziggurat.games.seven_wonders.components import BLACK
from ziggurat.games.seven_wonders.facts import MOST_SEATS
from ziggurat.games.seven_wonders.uses.building import BuildFree

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.table import SevenWonders


class BuildBlackFree(BuildFree):
    """Build a black card without coins or resources; what is not used is lost (SWC-40)."""

    def __init__(self, rank: int, name: str, before: str, after: str) -> None:
        super().__init__(rank, name, before, after)
        self.selects = True

    def is_open(self, game: SevenWonders, city: City, mods: Modifiers) -> bool:
        if not mods.free_black or game.free_used >> MOST_SEATS + city & 1:
            return False
        return game.uses_powers(city)

    def serves(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> bool:
        return COLOURS[card] == BLACK

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        return CitiesRefusal.NOT_BY_CALIGULA

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        super().place(game, city, given)
        game.free_used |= 1 << MOST_SEATS + city


BUILD_BLACK_FREE: Final = BuildBlackFree(1, "build_by_caligula", "build ", " by caligula")
