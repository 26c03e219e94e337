"""Building free because of an earlier building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import CHAINS, COLOURS
from ziggurat.games.seven_wonders.components import CHAIN, Card, City, Deeds
from ziggurat.games.seven_wonders.uses.building import BuildFree

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.table import SevenWonders


class Chain(BuildFree):
    """… free, because of a building that is named beside its cost (SW-CHAIN-1, SW-CHAIN-3)."""

    def __init__(self, rank: int, name: str, before: str, after: str) -> None:
        super().__init__(rank, name, before, after)
        self.selects = True

    def serves(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> bool:
        return bool(CHAINS[card]) and is_chained(game, city, card, mods, game.settled)

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        if is_chained(game, city, card, game.mods(city), game.built):
            return SevenWondersRefusal.CHAIN_OF_THIS_AGE  # SW-CHAIN-4
        return SevenWondersRefusal.NO_CHAIN

    def deeds(self, card: Card) -> Deeds:
        return COLOURS[card] | CHAIN


def is_chained(
    game: SevenWonders, city: City, card: Card, mods: Modifiers, before: list[int]
) -> bool:
    """Whether a chain to a card starts in a city, or in one within its reach (SWB-TOWER-24)."""
    if game.starts_chain(city, card, before):
        return True
    return bool(mods.reach) and (
        game.starts_chain(game.left(city), card, before)
        or game.starts_chain(game.right(city), card, before)
    )


CHAINED: Final = Chain(3, "chain", "build ", " by chain")
