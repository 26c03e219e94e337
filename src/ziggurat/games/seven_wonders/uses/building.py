"""Building a structure: for its cost, or free by the power of a wonder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import BUILDINGS, COLOURS, COSTS
from ziggurat.games.seven_wonders.trade import FREE, adjusted
from ziggurat.games.seven_wonders.uses.gains import gained
from ziggurat.games.seven_wonders.uses.printed import PRINTED
from ziggurat.games.seven_wonders.uses.use import Use

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.components import Card, City, Deeds
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.payments import Payment
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.trade import Market


class Build(Use):
    """a) Build the structure for its cost (SW-ACT-1, SW-COST-1)."""

    def __init__(self, rank: int, name: str, before: str, after: str = "") -> None:
        super().__init__(rank, name, before, after)
        self.builds = True

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        """No structure is built twice in a city (SW-ACT-3)."""
        if game.has(city, card):
            return SevenWondersRefusal.ALREADY_BUILT
        if not BUILDINGS >> card & 1:
            return SevenWondersRefusal.NO_STRUCTURE
        mods = game.mods(city)
        if self.is_open(game, city, mods) and self.serves(game, city, card, mods):
            return None
        return self.why_never(game, city, card)

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        """Why this use is not possible for a card that the city has not built."""
        raise NotImplementedError

    def deeds(self, card: Card) -> Deeds:
        return COLOURS[card]

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        if mods.changed_deeds & COLOURS[card]:
            return adjusted(mods, COSTS[card], COLOURS[card], game.age)
        return COSTS[card]

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        game.leave_hand(game.hand_for(city), given.card)
        game.build(city, given.card)

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        """Coins of the card, once (SW-CARD-1, SW-ORDER-1)."""
        return gained(game, city, given.card, self.deeds(given.card))


class BuildAtCost(Build):
    """… for the printed cost, unless an effect changes it."""

    def payments(self, game: SevenWonders, city: City, card: Card, market: Market) -> list[Payment]:
        printed = PRINTED[card]
        if market.mods.changed_deeds & printed.deeds:
            return super().payments(game, city, card, market)
        return market.payments_for(printed.need, printed.coins)


class BuildFree(Build):
    """… for nothing; taxes are still due (SWB-TOWER-20)."""

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        return adjusted(mods, FREE, self.deeds(card), game.age)


class BuildByPower(BuildFree):
    """… free, once per age, by the power of the wonder (SW-W-OLYMPIA-A2)."""

    def is_open(self, game: SevenWonders, city: City, mods: Modifiers) -> bool:
        if not mods.free_building or game.free_used >> city & 1:
            return False
        return game.uses_powers(city)

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        return SevenWondersRefusal.NO_FREE_BUILDING

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        super().place(game, city, given)
        game.free_used |= 1 << city


BUILD: Final = BuildAtCost(0, "build", "build ")
BUILD_FREE: Final = BuildByPower(1, "build_free", "build ", " for free")
