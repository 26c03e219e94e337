"""What the projects add to the table."""

from typing import NamedTuple


class Projects(NamedTuple):
    """The state of the module; replaced, never changed."""

    shares: tuple[int, ...]  # markers taken, by seat
    penalties: tuple[int, ...]  # points lost, by seat
    project: int = -1  # a place in the list; -1: none
    markers: int = 0  # left on the card
    is_open: bool = False  # markers were left when the turn began
    took_part: int = 0  # seats that took part this turn, one bit each
