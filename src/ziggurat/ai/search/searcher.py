"""Information-set Monte Carlo tree search.

Every round of thought imagines a world that the seat cannot tell from the true one, follows the
tree of what it has already seen as long as there is one, lets the guide foresee the rest, and
remembers what each seat that chose had of it.  So a choice is judged over all worlds at once: the
bot cannot play differently in worlds that look alike.

Every seat maximises its own result; partners share theirs.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.search.trail import Trail
from ziggurat.ai.search.tree import Arm, Node
from ziggurat.core.source import Dream

if TYPE_CHECKING:
    from ziggurat.ai.bot import Place, Thought
    from ziggurat.ai.search.guide import Guide
    from ziggurat.core.action import Action


class Budget(NamedTuple):
    """How long to think."""

    rounds: int
    seconds: float  # at most, if a person is waiting


class Searcher:
    """Plays the choice it has visited most."""

    def __init__(self, seed: int, guide: Guide, budget: Budget) -> None:
        self._source = Dream(seed)
        self._guide = guide
        self._budget = budget
        self._positions = 0
        self._trunk = Arm()  # everything that led here
        self._seen: object = None  # what the seat saw when this tree began
        self._answer: Action | None = None  # of the seat, if others go on from there
        self._pondered = 0  # rounds since its answer
        self._next: dict[tuple[Action, ...], Arm] = {}  # trees for what it may be asked next

    def choose(self, place: Place) -> Action:
        options = place.options
        if len(options) == 1:
            self._answer = None
            return options[0]
        self.think(place)
        choice = self._trunk.child(place.seat).favourites()[0]
        self._follow(place, choice)
        return choice

    def consider(self, place: Place) -> list[Thought]:
        self.think(place)
        return self._trunk.child(place.seat).thoughts()

    def think(self, place: Place) -> None:
        """Continue the search of a position, or begin one if it has changed."""
        view, options = place.view, place.options
        if self._seen != view:
            self._begin(view, options)
        root = self._trunk.child(place.seat)
        priors = self._guide.priors(place.imagine(self._dream(0)), place.seat, options)
        end = perf_counter() + self._budget.seconds if place.hurried else inf
        for _ in range(self._rounds(place)):
            action = root.pick(options, priors, self._guide.exploration)
            self._look(place, root, action)
            if perf_counter() > end:
                break

    def ponder(self, place: Place) -> bool:
        if self._answer is None or self._pondered >= self._rounds(place):
            return False
        self._look_beyond(place, self._trunk.child(place.seat), self._answer)
        self._pondered += 1
        return True

    def _rounds(self, place: Place) -> int:
        return max(1, round(self._budget.rounds * place.effort))

    def _begin(self, view: object, options: list[Action]) -> None:
        """A tree for a new position: the one that has grown already for this question, if any."""
        self._trunk = self._next.get(tuple(options), Arm())
        self._seen = view
        self._answer, self._pondered, self._next = None, 0, {}
        self._positions += 1

    def _dream(self, number: int) -> int:
        """A number for each world of a position; what is tried as often saw the same worlds."""
        return self._source.number(self._positions << 32 | number)

    def _follow(self, place: Place, choice: Action) -> None:
        """Keep the tree if nothing can happen before this seat chooses again."""
        after = place.imagine(self._dream(0))
        after.apply(place.seat, choice)
        if after.to_act() == [place.seat]:
            self._trunk = self._trunk.child(place.seat).arms[choice]
            self._seen = after.view(place.seat)
        else:
            self._answer, self._pondered = choice, 0

    def _look(self, place: Place, root: Node, action: Action) -> None:
        """One round: what comes of a choice in the next world in which it was not tried yet."""
        arm = root.arms.get(action)
        dream = self._dream(0 if arm is None else arm.visits)
        trail = Trail(place.imagine(dream), place.seat, self._trunk)
        trail.choose(root, action)
        self._explore(trail, dream)

    def _look_beyond(self, place: Place, root: Node, answer: Action) -> None:
        """One round: what this seat may be asked next in another world, and what to answer then."""
        dream = self._dream(root.arms[answer].visits)
        trail = Trail(place.imagine(dream), place.seat, self._trunk)
        trail.choose(root, answer)
        while (question := trail.next_question()) and question[0].seat != place.seat:
            self._go_on(trail, *question)
        if question:
            trail.move_to(self._next.setdefault(tuple(question[1]), Arm()))
        self._explore(trail, dream)

    def _explore(self, trail: Trail, dream: int) -> None:
        """Follow the tree as far as it reaches, foresee the rest, and remember."""
        while question := trail.next_question():
            self._go_on(trail, *question)
        rewards = self._guide.foresee(trail.world, dream)
        for node, chosen in trail.path:
            node.learn(chosen, rewards[node.seat])

    def _go_on(self, trail: Trail, node: Node, options: list[Action]) -> None:
        priors = self._guide.priors(trail.world, node.seat, options)
        trail.choose(node, node.pick(options, priors, self._guide.exploration))
