"""The cards of the base game (SW-COMP-1, SW-CHAIN-2, SW-CARD-1..6)."""

from typing import Final

from ziggurat.games.seven_wonders.base.cards.age_1 import AGE_I
from ziggurat.games.seven_wonders.base.cards.age_2 import AGAIN_IN_AGE_II, AGE_II
from ziggurat.games.seven_wonders.base.cards.age_3 import AGE_III
from ziggurat.games.seven_wonders.base.cards.guilds import GUILDS
from ziggurat.games.seven_wonders.components import Thing

CARDS: Final[tuple[Thing, ...]] = (*AGE_I, *AGE_II, *AGE_III, *GUILDS)

__all__ = ["AGAIN_IN_AGE_II", "AGE_I", "AGE_II", "AGE_III", "CARDS", "GUILDS"]
