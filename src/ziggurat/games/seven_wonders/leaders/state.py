"""What the leaders add to the table."""

from typing import NamedTuple

from ziggurat.games.seven_wonders.components import Card, City
from ziggurat.games.seven_wonders.packed import FaceDown


class Leaders(NamedTuple):
    """The state of the module; replaced, never changed."""

    hands: tuple[tuple[FaceDown, ...], ...]  # of each seat
    packets: tuple[tuple[Card, ...], ...]  # going round before the game, by seat; sorted
    box: tuple[Card, ...]  # leaders that were not dealt; sorted
    discard: tuple[FaceDown, ...] = ()  # the oldest first
    recruiting: tuple[City, ...] = ()  # cities that may recruit one more this turn
    entombing: tuple[City, ...] = ()  # cities that are still to entomb a leader
    entombed: tuple[tuple[City, Card], ...] = ()
    copying: tuple[City, ...] = ()  # cities that are still to choose a neighbour's leader
