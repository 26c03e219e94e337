"""What a seat may guess: how likely a word is understood, how likely a player can build."""

from typing import Final

from ziggurat.games.babble.cards import STARTING_WORDS, WORDS
from ziggurat.games.babble.components import ORDERS, RESOURCES, Order
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES, COSTS
from ziggurat.games.babble.knowledge import ConstructionView, PlayerView, WordNote

KEPT: Final = 0.75  # the chance that a new Word card left a given order alone

Chances = list[dict[str, float]]  # by order, each word and how likely it is


def words_of_hand(player: PlayerView) -> Chances:
    """How likely each word of a hand is, to those who do not see it."""
    return [word_chances(order, player["notes"][order]) for order in ORDERS]


def word_chances(order: Order, note: WordNote) -> dict[str, float]:
    """The word last seen, less likely with every card that came; any other with equal chance."""
    possible = note["possible"]
    if len(possible) == 1:
        return {possible[0]: 1.0}
    last = note["shown"] or WORDS[STARTING_WORDS[order]]
    others = [word for word in possible if word != last]
    stays = KEPT ** note["doubts"] if last in possible else 0.0
    found = {word: (1 - stays) / len(others) for word in others}
    return {last: stays, **found} if last in possible else found


def cost_of(name: str) -> tuple[int, int, int, int]:
    return COSTS[CONSTRUCTION_NAMES.index(name)]


def missing(resources: list[int], name: str) -> int:
    """How many Resources are still to come before a construction can be paid."""
    cost = cost_of(name)
    return sum([max(0, cost[each] - resources[each]) for each in RESOURCES])


def chance_to_build(player: PlayerView, resources: list[int]) -> float:
    """How likely one of a player's constructions can be paid with such Resources."""
    none = 1.0
    for card in player["constructions"]:
        none *= 1 - share_payable(card, resources)
    return 1 - none


def share_payable(card: ConstructionView, resources: list[int]) -> float:
    payable = sum([missing(resources, name) == 0 for name in card["possible"]])
    return payable / len(card["possible"])


def chance_after_draw(player: PlayerView) -> float:
    """The same after drawing two Resources of any kind."""
    total = 0.0
    for first in RESOURCES:
        for second in RESOURCES:
            resources = list(player["resources"])
            resources[first] += 1
            resources[second] += 1
            total += chance_to_build(player, resources)
    return total / len(RESOURCES) ** 2
