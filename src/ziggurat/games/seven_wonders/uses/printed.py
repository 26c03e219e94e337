"""What is printed as the cost of each thing, ready for the market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import THINGS
from ziggurat.games.seven_wonders.payments import need_of

if TYPE_CHECKING:
    from ziggurat.games.seven_wonders.payments import Need

PRINTED_NEEDS: Final[list[Need]] = [need_of(thing.needs) for thing in THINGS]
PRINTED_COINS: Final[list[int]] = [thing.coins for thing in THINGS]
