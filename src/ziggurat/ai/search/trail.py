"""The way of one world through the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.agenda import SecretChoice

if TYPE_CHECKING:
    from ziggurat.ai.search.tree import Arm, Node
    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.seats import Seat


class Trail:
    """Where the tree stands while a world is played, and the choices made until then.

    While choices are sealed, every seat goes on from where all of them stood, so that nobody
    answers what it cannot see.  Once they are revealed, the tree goes on from what the observer
    chose, regardless of what the others did.
    """

    def __init__(self, world: Game, observer: Seat, trunk: Arm) -> None:
        self.world = world
        self.path: list[tuple[Node, Action]] = []
        self._observer = observer
        self._arm: Arm | None = trunk  # None: off the tree
        self._sealed: dict[Seat, Arm | None] = {}
        self._revealed = world.revealed

    def next_question(self) -> tuple[Node, list[Action]] | None:
        """The next seat to choose and its question; None if the tree or the game ends first.

        A question with one answer is none.
        """
        world = self.world
        while waiting := world.to_act():
            seat = self._observer if self._observer in waiting else waiting[0]
            self._unseal()
            before = self._sealed.get(seat, self._arm)
            if before is None:
                return None
            options = world.options(seat)
            if len(options) > 1:
                return before.child(seat), options
            world.apply(seat, options[0])
        return None

    def choose(self, node: Node, action: Action) -> None:
        self.path.append((node, action))
        if isinstance(self.world.agenda[-1], SecretChoice):
            self._sealed[node.seat] = node.arms.get(action)
        else:
            self._arm = node.arms.get(action)
        self.world.apply(node.seat, action)

    def move_to(self, trunk: Arm) -> None:
        """Go on in another tree; no choice is sealed."""
        self._arm = trunk

    def _unseal(self) -> None:
        if self._sealed and self.world.revealed != self._revealed:
            self._arm = self._sealed.get(self._observer, self._arm)
            self._sealed = {}
        self._revealed = self.world.revealed
