"""Places at the table.  A seat is a place, `0..n-1`; a player is the person or bot in it."""

from typing import Final

Seat = int

SPECTATOR: Final = -1  # a seat that knows only what is public
NO_SEAT: Final = -1


def next_seat(seat: Seat, seats: int) -> Seat:
    """The seat on the left, which plays next."""
    return (seat + 1) % seats


class BadSeat(ValueError):
    """Raised when a game is asked about a seat that it does not have."""

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}")
