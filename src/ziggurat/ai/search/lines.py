"""What a search tree says about the choices at a node, best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.ai.bot import Step, Thought

if TYPE_CHECKING:
    from ziggurat.ai.search.tree import ArmId, NodeId, Tree
    from ziggurat.core.action import Action

LONGEST: Final = 6  # steps of an expected line
SEEN: Final = 3  # visits without which nothing is expected


def favourites(tree: Tree, node: NodeId) -> list[Action]:
    """The actions tried, the most tried first."""
    arms = tree.arms[node]
    return sorted(
        arms, key=lambda each: (tree.visits[arms[each]], tree.value(arms[each])), reverse=True
    )


def thoughts(tree: Tree, node: NodeId) -> list[Thought]:
    found = []
    for action in favourites(tree, node):
        arm = tree.arms[node][action]
        line = tuple(expected(tree, arm))
        found.append(Thought(action, tree.value(arm), tree.visits[arm], line))
    return found


def expected(tree: Tree, arm: ArmId) -> list[Step]:
    """What has most often followed a choice, as far as it was looked at."""
    line: list[Step] = []
    while tree.nodes[arm] and len(line) < LONGEST:
        node = max(tree.nodes[arm].values(), key=lambda each: tree.node_visits[each])
        if tree.node_visits[node] < SEEN:
            break
        action = favourites(tree, node)[0]
        line.append(Step(tree.seats[node], action))
        arm = tree.arms[node][action]
    return line
