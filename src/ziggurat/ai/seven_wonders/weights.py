"""What is worth how much in 7 Wonders, in points at the end of the game.

`tools/tune_seven_wonders.py` finds these numbers by self-play.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What counts for the turns to come is given for a whole game of them."""

    coin: float = 0.55  # at the beginning; in the end it is a third of a point
    first_unit: float = 5.0  # of a raw material that the city lacks
    second_unit: float = 2.0
    made_unit: float = 4.0  # of a manufactured good that the city lacks
    more_units: float = 0.5
    choice: float = 4.5  # a source of one resource or another
    bought: float = 0.7  # what is left of these if a neighbour sells it
    discount: float = 3.0
    symbol: float = 3.0  # of science, beyond its points at once
    same_symbol: float = 1.5  # … for each that is there already
    chain: float = 0.8  # a card that will be free
    free_building: float = 5.0
    seventh_card: float = 5.0
    dig: float = 4.0
    copied_guild: float = 4.0
    rival: float = 0.3  # a coin that a neighbour gains
    denied: float = 0.2  # a point that the next player misses when his card is laid aside
    share: float = 2.0  # a marker on the project
    blame: float = 1.5  # being without a marker, for the first of them
    token: float = 3.0  # spent, of the projects
    tile: float = 0.0  # built, beyond its points


WEIGHTS: Final = Weights()
