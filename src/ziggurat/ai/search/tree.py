"""The search tree: how often each choice was tried, and with what results."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from ziggurat.ai.bot import Step, Thought

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat

DOUBT: Final = 0.1  # how much worse than its node an untried choice is assumed to be
LONGEST: Final = 6  # steps of an expected line
SEEN: Final = 3  # visits without which nothing is expected


class Arm:
    """One choice of a seat, and the questions that came next in the worlds where it was made."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # of what the choosing seat had of it
        self.children: dict[Seat, Node] = {}

    @property
    def value(self) -> float:
        return self.total / self.visits

    def child(self, seat: Seat) -> Node:
        """The next question, if it is put to this seat."""
        found = self.children.get(seat)
        if found is None:
            found = self.children[seat] = Node(seat)
        return found


class Node:
    """A question to a seat, as the observer sees it.

    Worlds differ in what the seat may choose, so an arm is there only once its action was tried.
    """

    __slots__ = ("arms", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.arms: dict[Action, Arm] = {}
        self.visits = 0
        self.total = 0.0

    def pick(self, options: list[Action], priors: list[float], exploration: float) -> Action:
        """The option that promises most: by what came of it, by the guide, by not being tried."""
        tried = 0
        known: list[Arm | None] = []
        for option in options:
            arm = self.arms.get(option)
            known.append(arm)
            if arm is not None:
                tried += arm.visits
        eagerness = exploration * sqrt(tried + 1)
        unknown = (self.total / self.visits if self.visits else 0.5) - DOUBT
        best, most = options[0], float("-inf")
        for at, option in enumerate(options):
            arm = known[at]
            if arm is None:
                promise = unknown + eagerness * priors[at]
            else:
                promise = arm.total / arm.visits + eagerness * priors[at] / (1 + arm.visits)
            if promise > most:
                best, most = option, promise
        return best

    def learn(self, action: Action, reward: float) -> None:
        arm = self.arms.get(action)
        if arm is None:
            arm = self.arms[action] = Arm()
        arm.visits += 1
        arm.total += reward
        self.visits += 1
        self.total += reward

    def favourites(self) -> list[Action]:
        """The actions tried, the most tried first."""
        arms = self.arms
        return sorted(arms, key=lambda each: (arms[each].visits, arms[each].value), reverse=True)

    def thoughts(self) -> list[Thought]:
        return [self._thought(action) for action in self.favourites()]

    def _thought(self, action: Action) -> Thought:
        arm = self.arms[action]
        return Thought(action, arm.value, arm.visits, tuple(expected(arm)))


def expected(arm: Arm) -> list[Step]:
    """What has most often followed a choice, as far as it was looked at."""
    line: list[Step] = []
    while arm.children and len(line) < LONGEST:
        node = max(arm.children.values(), key=lambda each: each.visits)
        if node.visits < SEEN:
            break
        action = node.favourites()[0]
        line.append(Step(node.seat, action))
        arm = node.arms[action]
    return line
