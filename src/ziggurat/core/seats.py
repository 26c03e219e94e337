"""Places at the table.  A seat is a place, `0..n-1`; a player is the person or bot in it."""

from typing import Final

from ziggurat.core.error import ErrorCode, UserError
from ziggurat.core.text import Text

Seat = int

SPECTATOR: Final = -1  # a seat that knows only what is public
NO_SEAT: Final = -1


def next_seat(seat: Seat, seats: int) -> Seat:
    """The seat on the left, which plays next."""
    return (seat + 1) % seats


class SeatCode(ErrorCode):
    SEAT_NUMBER = Text(
        "There is no seat {seat}: the seats are 0 to {last}.",
        "La place {seat} n'existe pas : les places vont de 0 à {last}.",
    )


class BadSeat(UserError):
    """Raised when a game is asked about a seat that it does not have."""

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(SeatCode.SEAT_NUMBER, seat=repr(seat), last=seats - 1)
