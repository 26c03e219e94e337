"""What coin losses and diplomacy add to the table."""

from typing import NamedTuple

from ziggurat.games.seven_wonders.components import City, Deeds


class Intrigues(NamedTuple):
    """The state of the module; replaced, never changed."""

    debts: tuple[int, ...]  # points of debt, by city
    diplomacy: tuple[int, ...]  # tokens, by city
    # Losses of this turn: who caused them, how many coins, and what costs one more each.
    losses: tuple[tuple[City, int, Deeds], ...] = ()
