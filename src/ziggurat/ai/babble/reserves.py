"""What a Reserve promises: how likely a construction can be paid, and how near to it one is."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.games.babble import KIND
from ziggurat.games.babble.component_set import BabbleComponents
from ziggurat.games.babble.components import MOST_RESOURCES, RESOURCES, Resource
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES

if TYPE_CHECKING:
    from ziggurat.games.babble.cards import Cost
    from ziggurat.games.babble.knowledge import PlayerView

Resources = tuple[int, ...]  # how many of each kind


class Reserve(NamedTuple):
    """A player's Reserve, to somebody who may not know all of it."""

    constructions: list[list[str]]  # of each, the cards that it may be
    resources: Resources
    components: str  # the component set of the table

    def missing(self) -> dict[str, int]:
        """For each construction, how many Resources are still to come before it can be paid."""
        return missing(self.components, self.resources)

    def plus(self, *resources: Resource) -> Reserve:
        more = list(self.resources)
        for resource in resources:
            more[resource] += 1
        return self._replace(resources=tuple(more))

    def minus(self, resource: Resource) -> Reserve:
        fewer = list(self.resources)
        fewer[resource] -= 1
        return self._replace(resources=tuple(fewer))

    def room(self) -> int:
        return max(0, MOST_RESOURCES - sum(self.resources))

    def chance_to_build(self) -> float:
        return self.chance_within(0)

    def chance_within(self, most: int) -> float:
        """How likely there is a construction with at most this many Resources missing."""
        lacking = missing(self.components, self.resources)
        none = 1.0
        for possible in self.constructions:
            none *= 1 - sum([lacking[name] <= most for name in possible]) / len(possible)
        return 1 - none

    def nearness(self, lacking_one: float, lacking_two: float) -> float:
        """1 if a construction can be paid, so much less if one or two Resources are missing."""
        return (
            (1 - lacking_one) * self.chance_within(0)
            + (lacking_one - lacking_two) * self.chance_within(1)
            + lacking_two * self.chance_within(2)
        )

    def drawing(self) -> list[Reserve]:
        """The same with two more Resources, of all kinds that these may be."""
        return [self.plus(first, second) for first in RESOURCES for second in RESOURCES]

    def chance_of_gift(self, receiver: Reserve, most: int) -> float:
        """How likely another player can pay one of the constructions, given this many Resources."""
        none = 1.0
        for possible in self.constructions:
            fitting = [self.can_equip(receiver, name, most) for name in possible]
            none *= 1 - sum(fitting) / len(possible)
        return 1 - none

    def can_equip(self, receiver: Reserve, name: str, most: int) -> bool:
        """Whether this many Resources of this Reserve let another player pay for a card."""
        given = 0
        for cost, there, here in zip(
            cost_of(self.components, name), receiver.resources, self.resources, strict=True
        ):
            needed = max(0, cost - there)
            if needed > here:
                return False
            given += needed
        return given <= most


def reserve_of(player: PlayerView, components: str) -> Reserve:
    possible = [card["possible"] for card in player["constructions"]]
    return Reserve(possible, tuple(player["resources"]), components)


@lru_cache(maxsize=1 << 6)
def costs_of(components: str) -> dict[str, Cost]:
    cards = KIND.component_sets[components]
    assert isinstance(cards, BabbleComponents)
    return dict(zip(CONSTRUCTION_NAMES, cards.costs, strict=True))


def cost_of(components: str, name: str) -> Cost:
    return costs_of(components)[name]


@lru_cache(maxsize=1 << 12)
def missing(components: str, resources: Resources) -> dict[str, int]:
    return {
        name: sum([max(0, cost - held) for cost, held in zip(costs, resources, strict=True)])
        for name, costs in costs_of(components).items()
    }
