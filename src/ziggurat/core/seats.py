"""Places at the table.  A seat is a place, `0..n-1`; a player is whoever sits there."""

from typing import Final

Seat = int

SPECTATOR: Final = -1  # a seat that knows only what is public


def next_seat(seat: Seat, seats: int) -> Seat:
    """The seat on the left, which plays next."""
    return (seat + 1) % seats
