"""Information-set Monte Carlo tree search.

Every round of thought imagines a world that the seat cannot tell from the true one, follows the
tree of what it has seen so far as long as there is one, lets the guide foresee the rest, and
remembers what each seat that chose had of it.  So a choice is judged over all worlds at once: the
bot cannot play differently in worlds that look alike.

Everybody at the table maximises what he has himself; partners have the same.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.search.tree import Arm, Node
from ziggurat.core.agenda import SecretChoice
from ziggurat.core.source import Dream

if TYPE_CHECKING:
    from ziggurat.ai.bot import Place, Thought
    from ziggurat.ai.search.guide import Guide
    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.seats import Seat


class Budget(NamedTuple):
    """How long to think."""

    rounds: int
    seconds: float  # at most, if somebody waits


class Searcher:
    """Plays what it has looked at most."""

    def __init__(self, seed: int, guide: Guide, budget: Budget) -> None:
        self._source = Dream(seed)
        self._drawn = 0
        self._guide = guide
        self._budget = budget
        self._trunk = Arm()  # whatever led here
        self._seen: object = None  # what the seat saw when this tree began

    def choose(self, place: Place) -> Action:
        options = place.options
        if len(options) == 1:
            return options[0]
        self.think(place)
        choice = self._trunk.child(place.seat).favourites()[0]
        self._follow(place, choice)
        return choice

    def consider(self, place: Place) -> list[Thought]:
        self.think(place)
        return self._trunk.child(place.seat).thoughts()

    def think(self, place: Place) -> None:
        """Go on thinking about a position, or begin if it is another one."""
        view = place.view
        if self._seen != view:
            self._trunk = Arm()
            self._seen = view
        end = perf_counter() + self._budget.seconds if place.hurried else inf
        for _ in range(max(1, round(self._budget.rounds * place.effort))):
            self._drawn += 1
            dream = self._source.number(self._drawn)
            self._look(place.imagine(dream), place.seat, dream)
            if perf_counter() > end:
                break

    def _follow(self, place: Place, choice: Action) -> None:
        """If nothing can happen before this seat is asked again, the tree serves further."""
        after = place.imagine(self._drawn)
        after.apply(place.seat, choice)
        if after.to_act() == [place.seat]:
            self._trunk = self._trunk.child(place.seat).arms[choice]
            self._seen = after.view(place.seat)

    def _look(self, world: Game, observer: Seat, dream: int) -> None:
        path = self._descend(world, observer)
        rewards = self._guide.foresee(world, dream)
        for node, action in path:
            node.learn(action, rewards[node.seat])

    def _descend(self, world: Game, observer: Seat) -> list[tuple[Node, Action]]:
        """Choose by the tree until it ends.

        While choices are sealed, every seat goes on from where all of them stood; once they are
        revealed, the tree goes on from what the observer chose, whatever the others did.
        """
        path: list[tuple[Node, Action]] = []
        trail: Arm | None = self._trunk
        sealed: dict[Seat, Arm | None] = {}
        revealed = world.revealed
        while waiting := world.to_act():
            if sealed and world.revealed != revealed:
                trail = sealed.get(observer, trail)
                sealed = {}
            revealed = world.revealed
            seat = observer if observer in waiting else waiting[0]
            arm = sealed.get(seat, trail)
            if arm is None:
                break
            options = world.options(seat)
            if len(options) == 1:
                world.apply(seat, options[0])
                continue
            node = arm.child(seat)
            action = node.pick(options, self._guide.priors(world, seat, options))
            path.append((node, action))
            if isinstance(world.agenda[-1], SecretChoice):
                sealed[seat] = node.arms.get(action)
            else:
                trail = node.arms.get(action)
            world.apply(seat, action)
        return path
