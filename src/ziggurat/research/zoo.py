"""PettingZoo: all seats are played by learning programs.

    env = zoo.env("babel")                               # one seat after another (AEC)
    env = zoo.parallel_env("seven_wonders", players=3)   # all seats at once

Agents are `player_1`, `player_2` and so on.  `action_mask` says which choices there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pettingzoo import AECEnv, ParallelEnv

from ziggurat.games.catalogue import GAMES
from ziggurat.research.spaces import action_space, observation_space
from ziggurat.research.table import Observation, Table, mask

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium import spaces

    from ziggurat.core.kind import Setting
    from ziggurat.core.seats import Seat

Info = dict[str, Any]


def env(game: str, players: int = 0, **settings: Setting) -> Turns:
    """Raises BadSetting."""
    return Turns(Deals(game, players, settings))


def parallel_env(game: str, players: int = 0, **settings: Setting) -> AtOnce:
    """Raises BadSetting."""
    return AtOnce(Deals(game, players, settings))


class Deals:
    """New tables of one game; the same seed gives the same games, one after another."""

    def __init__(self, game: str, players: int, settings: Mapping[str, Setting]) -> None:
        self.game: Final = game
        self.players: Final = players or min(GAMES[game].players)
        self.agents: Final = [f"player_{number + 1}" for number in range(self.players)]
        self.metadata: Final[Info] = {
            "name": f"ziggurat_{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._settings: Final = dict(settings)
        self._seed = self._number = 0

    def next(self, seed: int | None = None) -> Table:
        if seed is not None:
            self._seed, self._number = seed, 0
        self._number += 1
        name = f"{self._seed}/{self._number}"
        return Table(self.game, self.players, self._settings, name)

    def seat_of(self, agent: str) -> Seat:
        return self.agents.index(agent)


class Turns(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # has no types
    """One seat chooses after another."""

    def __init__(self, deals: Deals) -> None:
        super().__init__()
        self._deals: Final = deals
        self.metadata = deals.metadata
        self.possible_agents = list(deals.agents)
        self.table = deals.next()
        self._spaces: Final = (observation_space(), action_space())
        self.render_mode = "ansi"

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[1]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        self.table = self._deals.next(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.acting or 0]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._deals.seat_of(agent))

    def render(self) -> str:
        """What the next seat to choose sees."""
        return self.table.text(self.table.acting or 0)

    def close(self) -> None:
        """There is no window to close."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.choose(self._deals.seat_of(agent), int(action))
        acting = self.table.acting
        if acting is None:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[acting]
        self._accumulate_rewards()
        if acting is None:
            self._deads_step_first()


class AtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # has no types
    """All seats choose in every step; those that have nothing to choose take choice 0."""

    def __init__(self, deals: Deals) -> None:
        self._deals: Final = deals
        self.metadata = deals.metadata
        self.possible_agents = list(deals.agents)
        self.agents: list[str] = []
        self.table = deals.next()
        self._spaces: Final = (observation_space(), action_space())
        self.render_mode = "ansi"

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[1]

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.table = self._deals.next(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
    ]:
        for seat in self.table.game.to_act():
            if self.table.game.may_act(seat):
                self.table.choose(seat, int(actions[self.possible_agents[seat]]))
        over = self.table.acting is None
        agents = self.agents
        self.agents = [] if over else agents
        return (
            self._observations(),
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        """What the first seat sees."""
        return self.table.text(0)

    def close(self) -> None:
        """There is no window to close."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: Seat) -> Observation:
        found = self.table.observe(seat)
        if not found["action_mask"].any():
            found["action_mask"] = mask(1)
        return found
