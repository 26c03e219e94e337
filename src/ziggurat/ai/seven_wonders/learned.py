"""A network that judges choices and positions of 7 Wonders, and the policy that follows it.

The network says how many points a city will lead by at the end of the game: over the mean of the
best other city and of all others.  Asked without a choice, it judges the position.
`ziggurat train seven_wonders` trains the weights.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ziggurat.ai.luck import Luck
from ziggurat.ai.network import Network, load
from ziggurat.ai.seven_wonders.choices import encode_choices
from ziggurat.ai.seven_wonders.encoding import VERSION, encode
from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders.city import SevenWonders, total_points

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Place
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat

POINTS: Final = 10.0  # for which a network says 1


@lru_cache(maxsize=8)
def network(path: Path) -> Network:
    """Loaded once, by the first bot that needs it.  None is strong enough yet to be a level."""
    return load(path, VERSION)


class Scribe:
    """Takes the choice that the network thinks best, without looking ahead."""

    def __init__(self, seed: int, weights: Path) -> None:
        self._luck: Final = Luck(seed)
        self._network: Final = network(weights)

    def choose(self, place: Place) -> Action:
        options = place.options
        if len(options) == 1:
            return options[0]
        world = place.imagine(self._luck.number())
        assert isinstance(world, SevenWonders)
        return best(self._network, world, place.seat, options)


def judged(network: Network, world: SevenWonders, seat: Seat, options: list[Action]) -> list[float]:
    """The lead that each option promises, in points."""
    found = network.choices(encode(world, seat), encode_choices(world, seat, options))
    return [POINTS * value for value in found]


def best(network: Network, world: SevenWonders, seat: Seat, options: list[Action]) -> Action:
    if len(options) == 1:
        return options[0]
    found = network.choices(encode(world, seat), encode_choices(world, seat, options))
    return options[found.index(max(found))]


def outlook(network: Network, world: SevenWonders, seat: Seat) -> float:
    """The lead that a position promises; at the end of the game, the actual one."""
    if world.outcome is not None:
        return lead(world, seat)
    return POINTS * network.value(encode(world, seat))


def lead(world: SevenWonders, seat: Seat) -> float:
    """How many points a seat is ahead, partners together."""
    sides = cities.sides(world)
    totals = [sum([total_points(world, each) for each in side]) for side in sides]
    own = seat // (world.seats // len(sides))
    others = totals[:own] + totals[own + 1 :]
    return totals[own] - (max(others) + sum(others) / len(others)) / 2
