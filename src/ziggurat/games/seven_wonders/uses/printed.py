"""What is printed as the cost of each thing, ready for the market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import THINGS
from ziggurat.games.seven_wonders.payments import need_of

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.components import Deeds
    from ziggurat.games.seven_wonders.payments import Need


class Printed:
    """The cost of a thing, and what is done by building it for that."""

    __slots__ = ("coins", "deeds", "need")

    def __init__(self, need: Need, coins: int, deeds: Deeds) -> None:
        self.need: Final = need
        self.coins: Final = coins
        self.deeds: Final = deeds


PRINTED: Final[list[Printed]] = [
    Printed(need_of(thing.needs), thing.coins, thing.colour) for thing in THINGS
]
