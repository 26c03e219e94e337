"""The weights of 7 Wonders, in points at the end of the game.

`tools/tune_seven_wonders.py` finds these numbers by self-play.
"""

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """Values that depend on the remaining turns are given for a whole game."""

    coin: float  # at the beginning; in the end it is a third of a point
    first_unit: float  # of a raw material that the city lacks
    second_unit: float
    made_unit: float  # of a manufactured good that the city lacks
    more_units: float
    choice: float  # a source of one resource or another
    bought: float  # what is left of these if a neighbour sells it
    discount: float
    military: float  # what conflicts promise, for each point of it
    symbol: float  # of science, beyond its points at once
    same_symbol: float  # … for each that is there already
    chain: float  # a card that will be free
    free_building: float
    seventh_card: float
    dig: float
    copied_guild: float
    rival: float  # a coin that a neighbour gains
    denied: float  # a point that the next player misses when their card is discarded
    share: float  # a marker on the project
    blame: float  # being without a marker, for the first of them
    token: float  # spent, of the projects


WEIGHTS: Final = Weights(
    coin=0.59,
    first_unit=3.64,
    second_unit=1.47,
    made_unit=4.51,
    more_units=0.47,
    choice=8.52,
    bought=0.65,
    discount=2.86,
    military=1.65,
    symbol=2.33,
    same_symbol=1.26,
    chain=0.7,
    free_building=3.97,
    seventh_card=5.38,
    dig=3.53,
    copied_guild=3.25,
    rival=0.31,
    denied=0.12,
    share=2.03,
    blame=1.85,
    token=2.36,
)
