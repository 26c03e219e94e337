"""A game as learning programs step through it: numbered choices in, observations and rewards out.

A choice is the number of an option in the list that its seat is offered.  Where several choose at
the same time, they choose one after another and nobody sees what the others have chosen.
"""

from __future__ import annotations

import json
from copy import copy
from typing import TYPE_CHECKING, Final, Self, TypedDict

import numpy as np
from numpy.typing import NDArray

from ziggurat.games.catalogue import GAMES
from ziggurat.research.features import MOST_OPTIONS, of_options, of_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind, Setting
    from ziggurat.core.seats import Seat


class Observation(TypedDict):
    """What a seat may know and choose."""

    observation: NDArray[np.float32]
    options: NDArray[np.float32]  # a row for each option
    action_mask: NDArray[np.int8]  # 1 for each option that there is


class Table:
    def __init__(self, game: str, players: int, settings: Mapping[str, Setting], seed: str) -> None:
        """Raises BadSetting."""
        self.kind: Final[Kind] = GAMES[game]
        self.game: Game = self.kind.begin(seed, players, settings)

    def __deepcopy__(self, memo: object) -> Self:
        table = copy(self)
        table.game = self.game.copy()
        return table

    @property
    def acting(self) -> Seat | None:
        """The next seat to choose; None if the game is over."""
        waiting = self.game.to_act()
        return waiting[0] if waiting else None

    def options(self, seat: Seat) -> list[Action]:
        options = self.game.options(seat)
        assert len(options) <= MOST_OPTIONS, f"{len(options)} options"
        return options

    def choose(self, seat: Seat, choice: int) -> None:
        """Make a choice; a number beyond the options counts from the first one again."""
        options = self.options(seat)
        self.game.apply(seat, options[choice % len(options)])

    def observe(self, seat: Seat) -> Observation:
        options = self.options(seat) if seat in self.game.to_act() else []
        return {
            "observation": of_view(self.game, seat),
            "options": of_options(self.game, seat, options),
            "action_mask": mask(len(options)),
        }

    def text(self, seat: Seat) -> str:
        """What a seat sees, for people."""
        return json.dumps(self.game.view(seat), indent=1)

    def rewards(self) -> list[float]:
        """By seat, when the game is over: 1 for a victory, shared among several winners.

        A cooperative game gives 1 to everybody or to nobody.
        """
        outcome = self.game.outcome
        if outcome is None:
            return [0.0] * self.game.seats
        share = 1.0 if self.kind.cooperative else 1.0 / max(1, len(outcome.winners))
        return [share if seat in outcome.winners else 0.0 for seat in range(self.game.seats)]


def mask(count: int) -> NDArray[np.int8]:
    found = np.zeros(MOST_OPTIONS, np.int8)
    found[:count] = 1
    return found
