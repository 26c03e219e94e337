"""What a search needs to know about a game."""

from typing import Protocol

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat


class Guide(Protocol):
    """Knows a game well enough to say where to look first, and how a position will end.

    A guide that asks a network judges many worlds as quickly as one.  It sets `batch` to how many
    it wants at once: the search then descends the tree as often, in different worlds, before it
    asks for the results.  While a descent waits, each of its choices counts as tried with a poor
    result, so that the next descent goes elsewhere.  The choice of a search depends on its seed,
    its rounds and `batch`, and on nothing else.
    """

    exploration: float  # how readily to try what seems worse, at the scale of what seats have of it
    batch: int  # how many worlds to foresee at once; 1 learns most from each

    def priors(self, world: Game, seat: Seat, options: list[Action]) -> list[float]:
        """A first estimate of how likely each option is the best; they sum to 1."""
        ...

    def foresee(self, worlds: list[Game], dreams: list[int]) -> list[list[float]]:
        """Play worlds on, to the end or as far as is of use, and say what each seat has of each.

        There are at most `batch` worlds, each with the number that it was imagined from: chance in
        playouts follows from it.  The answer has one list for each world, with a value for each
        seat: 0 is a sure defeat and 1 a sure victory.  Those of a table need not add up to 1, and
        who plays together expects the same.  The worlds are used up.
        """
        ...
