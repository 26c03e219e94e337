"""The way of one world through the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.ai.search.tree import NO_ARM
from ziggurat.core.agenda import SecretChoice

if TYPE_CHECKING:
    from ziggurat.ai.search.tree import ArmId, NodeId, Tree
    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.seats import Seat


class Trail:
    """Where the tree stands while a world is played, and the choices made until then.

    While choices are sealed, every seat goes on from where all of them stood, so that nobody
    answers what it cannot see.  Once they are revealed, the tree goes on from what the observer
    chose, regardless of what the others did.
    """

    def __init__(self, world: Game, dream: int, observer: Seat, tree: Tree, trunk: ArmId) -> None:
        self.world: Final = world
        self.dream: Final = dream  # the number of the world
        self._observer: Final = observer
        self.tree = tree
        self._arm = trunk  # NO_ARM: off the tree
        self._path: Final[list[tuple[Tree, NodeId, ArmId]]] = []
        self._sealed: dict[Seat, ArmId] = {}
        self._revealed = world.revealed

    def next_question(self) -> tuple[NodeId, Seat, list[Action]] | None:
        """The next seat to choose and its question; None if the tree or the game ends first.

        A question with one answer is none.
        """
        world = self.world
        while waiting := world.to_act():
            seat = self._observer if self._observer in waiting else waiting[0]
            self._unseal()
            before = self._sealed.get(seat, self._arm)
            if before == NO_ARM:
                return None
            options = world.agenda[-1].options(world, seat)
            if len(options) > 1:
                return self.tree.child(before, seat), seat, options
            world.apply(seat, options[0])
        return None

    def choose(self, node: NodeId, seat: Seat, action: Action) -> None:
        """Make a choice, which waits for its result until `learn`."""
        tree = self.tree
        arm = tree.arm(node, action)
        tree.pending[arm] += 1
        self._path.append((tree, node, arm))
        after = arm if tree.visits[arm] else NO_ARM
        if isinstance(self.world.agenda[-1], SecretChoice):
            self._sealed[seat] = after
        else:
            self._arm = after
        self.world.apply(seat, action)

    def learn(self, rewards: list[float]) -> None:
        """Give every choice on the way what its seat had of the world."""
        for tree, node, arm in self._path:
            tree.learn(node, arm, rewards[tree.seats[node]])

    def move_to(self, tree: Tree, trunk: ArmId) -> None:
        """Go on in another tree, regardless of what was sealed in this one."""
        self.tree, self._arm = tree, trunk
        self._sealed = {}

    def _unseal(self) -> None:
        if self._sealed and self.world.revealed != self._revealed:
            self._arm = self._sealed.get(self._observer, self._arm)
            self._sealed = {}
        self._revealed = self.world.revealed
