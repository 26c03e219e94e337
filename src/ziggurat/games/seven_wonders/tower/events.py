"""What happens with tiles of the tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.event import Event
from ziggurat.core.secrets import only
from ziggurat.games.seven_wonders.catalogue import NAMES

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card


def received_tiles(seat: Seat, numbers: list[int]) -> Event:
    shown = {"seat": seat, "count": len(numbers)}
    return Event(
        "received_tiles", shown, {"tiles": [f"tile {number}" for number in numbers]}, only(seat)
    )


def placed(seat: Seat, number: int, tile: Card) -> Event:
    return Event("placed", {"seat": seat, "tile": number, "effect": NAMES[tile]})
