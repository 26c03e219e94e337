"""What is worth how much in 7 Wonders, in points at the end of the game.

`tools/tune_seven_wonders.py` finds these numbers by self-play.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What counts for the turns to come is given for a whole game of them."""

    coin: float  # at the beginning; in the end it is a third of a point
    first_unit: float  # of a raw material that the city lacks
    second_unit: float
    made_unit: float  # of a manufactured good that the city lacks
    more_units: float
    choice: float  # a source of one resource or another
    bought: float  # what is left of these if a neighbour sells it
    discount: float
    symbol: float  # of science, beyond its points at once
    same_symbol: float  # … for each that is there already
    chain: float  # a card that will be free
    free_building: float
    seventh_card: float
    dig: float
    copied_guild: float
    rival: float  # a coin that a neighbour gains
    denied: float  # a point that the next player misses when his card is laid aside
    share: float  # a marker on the project
    blame: float  # being without a marker, for the first of them
    token: float  # spent, of the projects


WEIGHTS: Final = Weights(
    coin=0.56,
    first_unit=4.24,
    second_unit=2.7,
    made_unit=2.66,
    more_units=0.55,
    choice=9.88,
    bought=0.71,
    discount=2.99,
    symbol=3.36,
    same_symbol=1.09,
    chain=0.64,
    free_building=4.61,
    seventh_card=3.71,
    dig=3.5,
    copied_guild=2.81,
    rival=0.46,
    denied=0.11,
    share=1.13,
    blame=3.17,
    token=2.66,
)
