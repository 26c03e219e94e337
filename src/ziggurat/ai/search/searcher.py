"""Information-set Monte Carlo tree search.

Every round of thought imagines a world that the seat cannot tell from the true one, follows the
tree of what it has already seen as long as there is one (`_descend`), lets the guide foresee the
rest, and remembers what each seat that chose had of it (`_learn`).  So a choice is judged over all
worlds at once: the bot cannot play differently in worlds that look alike.  A guide may foresee
several worlds at once; then as many rounds descend before the first of them learns.

Every seat maximises its own result; partners share theirs.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.search.lines import favourites, thoughts
from ziggurat.ai.search.trail import Trail
from ziggurat.ai.search.tree import TRUNK, Tree
from ziggurat.core.source import Dream

if TYPE_CHECKING:
    from ziggurat.ai.bot import Place, Thought
    from ziggurat.ai.search.guide import Guide
    from ziggurat.ai.search.tree import NodeId
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat


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
        self._tree = Tree()
        self._trunk = TRUNK  # everything that led here
        self._seen: object = None  # what the seat saw when this tree began
        self._answer: Action | None = None  # of the seat, if others go on from there
        self._pondered = 0  # rounds since its answer
        self._next: dict[tuple[Action, ...], Tree] = {}  # trees for what it may be asked next

    def choose(self, place: Place) -> Action:
        options = place.options
        if len(options) == 1:
            self._answer = None
            return options[0]
        self.think(place)
        choice = favourites(self._tree, self._root(place))[0]
        self.settle(place, choice)
        return choice

    def consider(self, place: Place) -> list[Thought]:
        self.think(place)
        return thoughts(self._tree, self._root(place))

    def think(self, place: Place) -> None:
        """Continue the search of a position, or begin one if it has changed."""
        view, options = place.view, place.options
        if self._seen != view:
            self._begin(view, options)
        priors = self._guide.priors(place.imagine(self._dream(0)), place.seat, options)
        end = perf_counter() + self._budget.seconds if place.hurried else inf
        left, batch = self._rounds(place), self._guide.batch
        while left > 0:
            count = min(left, batch)
            self._learn([self._look(place, options, priors) for _ in range(count)])
            left -= count
            if perf_counter() > end:
                break

    def settle(self, place: Place, choice: Action) -> None:
        """Keep the tree if nothing can happen before this seat chooses again; else ponder."""
        after = place.imagine(self._dream(0))
        after.apply(place.seat, choice)
        if after.to_act() == [place.seat]:
            self._trunk = self._tree.arm(self._root(place), choice)
            self._seen = after.view(place.seat)
        else:
            self._answer, self._pondered = choice, 0

    def ponder(self, place: Place) -> bool:
        left = self._rounds(place) - self._pondered
        if self._answer is None or left <= 0:
            return False
        count = min(left, self._guide.batch)
        answer = self._answer
        self._learn([self._look_beyond(place, answer) for _ in range(count)])
        self._pondered += count
        return True

    def _rounds(self, place: Place) -> int:
        return max(1, round(self._budget.rounds * place.effort))

    def _root(self, place: Place) -> NodeId:
        return self._tree.child(self._trunk, place.seat)

    def _begin(self, view: object, options: list[Action]) -> None:
        """A tree for a new position: the one that has grown already for this question, if any."""
        self._tree, self._trunk = self._next.get(tuple(options), Tree()), TRUNK
        self._seen = view
        self._answer, self._pondered, self._next = None, 0, {}
        self._positions += 1

    def _dream(self, number: int) -> int:
        """A number for each world of a position; what is tried as often saw the same worlds."""
        return self._source.number(self._positions << 32 | number)

    def _look(self, place: Place, options: list[Action], priors: list[float]) -> Trail:
        """Begin a round: choose, and see where that leads in another world."""
        action = self._tree.pick(self._root(place), options, priors, self._guide.exploration)
        trail = self._set_out(place, action)
        self._descend(trail)
        return trail

    def _look_beyond(self, place: Place, answer: Action) -> Trail:
        """Begin a round: what this seat may be asked next in another world, and its answers."""
        trail = self._set_out(place, answer)
        while (question := trail.next_question()) and question[1] != place.seat:
            self._go_on(trail, *question)
        if question:
            trail.move_to(self._next.setdefault(tuple(question[2]), Tree()), TRUNK)
        self._descend(trail)
        return trail

    def _set_out(self, place: Place, action: Action) -> Trail:
        """Make a choice in the next world in which it was not tried yet."""
        root = self._root(place)
        dream = self._dream(self._tree.tries(root, action))
        trail = Trail(place.imagine(dream), dream, place.seat, self._tree, self._trunk)
        trail.choose(root, place.seat, action)
        return trail

    def _descend(self, trail: Trail) -> None:
        """Follow the tree as far as it reaches."""
        while question := trail.next_question():
            self._go_on(trail, *question)

    def _go_on(self, trail: Trail, node: NodeId, seat: Seat, options: list[Action]) -> None:
        priors = self._guide.priors(trail.world, seat, options)
        trail.choose(node, seat, trail.tree.pick(node, options, priors, self._guide.exploration))

    def _learn(self, trails: list[Trail]) -> None:
        """End rounds: foresee their worlds, all at once, and remember the results."""
        worlds = [trail.world for trail in trails]
        results = self._guide.foresee(worlds, [trail.dream for trail in trails])
        for at, trail in enumerate(trails):
            trail.learn(results[at])
