"""What a search needs to know about a game."""

from typing import Protocol

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat


class Guide(Protocol):
    """Knows a game well enough to say where to look first, and how a position will end."""

    exploration: float  # how readily to try what seems worse, at the scale of what seats have of it

    def priors(self, world: Game, seat: Seat, options: list[Action]) -> list[float]:
        """A first estimate of how likely each option is the best; they sum to 1."""
        ...

    def foresee(self, world: Game, dream: int) -> list[float]:
        """Play a world on, to its end or as far as is of use, and say what each seat has of it.

        0 is a sure defeat and 1 a sure victory; those of a table need not add up to 1, and who
        plays together expects the same.  The world is used up.
        """
        ...
