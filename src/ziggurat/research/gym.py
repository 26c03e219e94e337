"""Gymnasium: one seat is played by the learning program, bots play the others.

env = gym.SeatEnv("babel", bots=["mason"])
envs = gym.vector("babel", 16, bots=["mason"])   # sixteen games at once
envs = gym.vector("babel", 16, bots=["mason"], processes=True)   # each in a process of its own
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from ziggurat.ai.bot import Bot, Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.research.spaces import action_space, observation_space
from ziggurat.research.table import Observation, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gymnasium import Space

    from ziggurat.core.kind import Setting
    from ziggurat.core.seats import Seat

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The reward comes at the end: 1 for a victory, shared among several winners."""

    metadata: Final[Info] = {"render_modes": ["ansi"]}  # type: ignore[misc]  # not a field of each

    def __init__(self, game: str, bots: Sequence[str], seat: Seat = 0, **settings: Setting) -> None:
        """`bots`: those in the other seats, in their order.  Raises BadSetting, KeyError."""
        makers = bots_of(game)
        self._makers: Final = [makers[name] for name in bots]
        self._bots: list[Bot] = []
        self._game: Final = game
        self._seat: Final = seat
        self._settings: Final = settings
        # A dictionary of arrays, which the type of the space does not say.
        self.observation_space = cast("Space[Observation]", observation_space())
        self.action_space = action_space()
        self.render_mode = "ansi"
        self.table = self._deal()

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.table = self._deal()
        self._play_bots()
        return self.table.observe(self._seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        self.table.choose(self._seat, int(action))
        self._play_bots()
        reward = self.table.rewards()[self._seat]
        return self.table.observe(self._seat), reward, self.table.acting is None, False, {}

    def render(self) -> str:
        """What the seat sees."""
        return self.table.text(self._seat)

    def _deal(self) -> Table:
        self._bots = [make(self._number()) for make in self._makers]
        return Table(self._game, len(self._bots) + 1, self._settings, f"{self._number()}")

    def _number(self) -> int:
        return int(self.np_random.integers(1 << 31))

    def _play_bots(self) -> None:
        """Until it is the learning program's turn, or the game is over."""
        game = self.table.game
        while waiting := [seat for seat in game.to_act() if seat != self._seat]:
            seat = waiting[0]
            bot = self._bots[seat - (seat > self._seat)]
            game.apply(seat, bot.choose(Place(game, seat)))


def vector(
    game: str,
    count: int,
    bots: Sequence[str],
    seat: Seat = 0,
    *,
    processes: bool = False,
    **settings: Setting,
) -> SyncVectorEnv | AsyncVectorEnv:
    """Several games side by side, stepped together; each in a process of its own, if asked for."""
    makers = [lambda: SeatEnv(game, bots, seat, **settings)] * count
    return AsyncVectorEnv(makers, context="spawn") if processes else SyncVectorEnv(makers)
