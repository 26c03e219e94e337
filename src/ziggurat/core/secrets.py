"""Who knows what: a mask has one bit for each seat that knows a thing."""

from typing import Final

from ziggurat.core.seats import Seat

Mask = int

NOBODY: Final = 0


def only(seat: Seat) -> Mask:
    return 1 << seat


def everybody(seats: int) -> Mask:
    return (1 << seats) - 1


def knows(mask: Mask, seat: Seat) -> bool:
    """Whether a seat knows it; a spectator knows no secret."""
    return seat >= 0 and bool(mask >> seat & 1)
