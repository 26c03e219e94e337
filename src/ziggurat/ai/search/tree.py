"""The search tree: how often each choice was tried, and with what results.

Nodes and arms are numbers; what is known about them stands in lists.  A node is a question to a
seat, as the observer sees it; an arm is one choice made there, and the questions that came next in
the worlds where it was made.  Worlds differ in what a seat may choose, so a node has an arm only
for what was tried.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat

NodeId = int
ArmId = int

NO_ARM: Final = -1
TRUNK: Final = 0  # the arm that stands for everything that led to the first question
DOUBT: Final = 0.1  # how much worse than its node an untried choice is assumed to be
NEUTRAL: Final = 0.5  # the value of a node that was never visited


class Tree:
    def __init__(self) -> None:
        # Of each node.
        self.seats: Final[list[Seat]] = []
        self.arms: Final[list[dict[Action, ArmId]]] = []
        self.node_visits: Final[list[int]] = []
        self.node_totals: Final[list[float]] = []
        # Of each arm.
        self.visits: Final[list[int]] = []
        self.totals: Final[list[float]] = []  # of what the choosing seat had of it
        self.pending: Final[list[int]] = []  # rounds that chose it and wait for their judgement
        self.nodes: Final[list[dict[Seat, NodeId]]] = []
        self._new_arm()  # TRUNK

    def child(self, arm: ArmId, seat: Seat) -> NodeId:
        """The next question after a choice, if it is put to this seat."""
        node = self.nodes[arm].get(seat)
        if node is None:
            node = self.nodes[arm][seat] = len(self.seats)
            self.seats.append(seat)
            self.arms.append({})
            self.node_visits.append(0)
            self.node_totals.append(0.0)
        return node

    def arm(self, node: NodeId, action: Action) -> ArmId:
        """A choice at a node, whether it was tried before or not."""
        arm = self.arms[node].get(action)
        if arm is None:
            arm = self.arms[node][action] = self._new_arm()
        return arm

    def tries(self, node: NodeId, action: Action) -> int:
        """How often a choice was made, counting the rounds that wait."""
        arm = self.arms[node].get(action)
        return 0 if arm is None else self.visits[arm] + self.pending[arm]

    def value(self, arm: ArmId) -> float:
        return self.totals[arm] / self.visits[arm]

    def pick(
        self, node: NodeId, options: list[Action], priors: list[float], exploration: float
    ) -> Action:
        """The option that promises most: by what came of it, by the guide, by not being tried.

        A round that waits counts as a visit with the result that an untried choice is assumed to
        have, so the next round of the same batch looks elsewhere.
        """
        arms, visits, totals, pending = self.arms[node], self.visits, self.totals, self.pending
        tried = 0
        known: list[ArmId] = []
        for option in options:
            arm = arms.get(option, NO_ARM)
            known.append(arm)
            if arm != NO_ARM:
                tried += visits[arm] + pending[arm]
        eagerness = exploration * sqrt(tried + 1)
        unknown = self._mean(node) - DOUBT
        best, most = 0, float("-inf")
        for at, arm in enumerate(known):
            if arm == NO_ARM:
                promise = unknown + eagerness * priors[at]
            elif pending[arm]:
                count = visits[arm] + pending[arm]
                promise = (totals[arm] + pending[arm] * unknown) / count
                promise += eagerness * priors[at] / (1 + count)
            else:
                promise = totals[arm] / visits[arm] + eagerness * priors[at] / (1 + visits[arm])
            if promise > most:
                best, most = at, promise
        return options[best]

    def learn(self, node: NodeId, arm: ArmId, reward: float) -> None:
        """The result of a round that waited."""
        self.pending[arm] -= 1
        self.visits[arm] += 1
        self.totals[arm] += reward
        self.node_visits[node] += 1
        self.node_totals[node] += reward

    def _mean(self, node: NodeId) -> float:
        visits = self.node_visits[node]
        return self.node_totals[node] / visits if visits else NEUTRAL

    def _new_arm(self) -> ArmId:
        self.visits.append(0)
        self.totals.append(0.0)
        self.pending.append(0)
        self.nodes.append({})
        return len(self.visits) - 1
