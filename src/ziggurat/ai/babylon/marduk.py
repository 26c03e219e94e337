"""The king's way to choose a turn, with a network to say what will become of a garden.

The network corrects the appraisal, which adds up single places, to the score that the garden will
have at the end.  `ziggurat train babylon` trains the weights.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final

from ziggurat.ai.babylon.architect import turns_left
from ziggurat.ai.babylon.encoding import VERSION, encode
from ziggurat.ai.babylon.king import DOUBT, King
from ziggurat.ai.network import Network, load

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon import Babylon

POINTS: Final = 10.0  # for which a network says 1
GROWTH: Final = 4.0  # points that a garden gains in a turn beyond its appraisal, as a rule


@lru_cache(maxsize=4)
def network(path: Path) -> Network:
    """Loaded once, by the first bot that needs it.  None is strong enough yet to be a level."""
    return load(path, VERSION)


class Marduk(King):
    """Plays the turn after which the garden promises the highest score."""

    def __init__(self, seed: int, weights: Path) -> None:
        super().__init__(seed)
        self._network: Final = network(weights)

    def _worth(self, game: Babylon, seat: Seat) -> float:
        """The score that the garden promises; at the end, the score that it has."""
        worth = super()._worth(game, seat)
        if game.outcome is None:
            worth += growth(game) + POINTS * self._network.value(encode(game, seat))
        return worth

    def _chance(self, world: Babylon, seat: Seat, worth: float) -> float:
        """All gardens are judged by what they will have at the end."""
        others = [self._worth(world, other) for other in range(world.seats) if other != seat]
        return 1.0 / (1.0 + exp(-(worth - max(others)) / (DOUBT * (1 + turns_left(world)))))


def growth(game: Babylon) -> float:
    """What a garden gains until the end, before the network has looked at it."""
    return GROWTH * (1 + turns_left(game))
