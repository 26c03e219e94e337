"""What the tower adds to the table."""

from typing import NamedTuple

from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders.components import Card
from ziggurat.games.seven_wonders.packed import FaceDown


class Tower(NamedTuple):
    """The state of the module; replaced, never changed."""

    hands: tuple[tuple[FaceDown, ...], ...]  # tiles of each seat
    packets: tuple[tuple[Card, ...], ...]  # going round before the game, by seat; sorted
    box: tuple[Card, ...]  # tiles that take no part; sorted
    built: tuple[Card, ...] = ()  # the oldest first
    heights: tuple[int, ...] = ()  # tiles built, by seat
    placing: tuple[tuple[Seat, Card], ...] = ()  # built this turn, not yet revealed
