"""What happens with the pile of the Free City."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.event import Event
from ziggurat.core.secrets import only
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card


def drew_from_pile(seat: Seat, card: Card) -> Event:
    return Event("drew_from_pile", {"seat": seat}, {"card": CARD_NAMES[card]}, only(seat))
