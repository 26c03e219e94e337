"""OpenSpiel: every game as a Python game.

    import ziggurat.research.spiel                      # registers the games
    game = pyspiel.load_game("ziggurat_babel(deals=100)")

The first node is a chance node: it picks one of `deals` deals.  All later chance is part of the
deal, so a state and its choices say what follows.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from ziggurat.games.catalogue import GAMES
from ziggurat.research.features import MOST_OPTIONS, VIEW, of_view
from ziggurat.research.table import Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ziggurat.core.kind import Kind

DEALS: Final = 1000
LONGEST: Final = 4000  # choices in a game
PREFIX: Final = "ziggurat_"


def type_of(kind: Kind) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + kind.name,
        long_name=kind.title.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if kind.cooperative else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.players),
        min_num_players=min(kind.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(kind.players), "deals": DEALS},
    )


def info_of(kind: Kind, players: int, deals: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=MOST_OPTIONS,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=None if kind.cooperative else 1.0,
        max_game_length=LONGEST,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with a number of players; `register` makes a class of each."""

    kind: Kind
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players: Final = int(given.get("players", min(self.kind.players)))
        self.deals: Final = int(given.get("deals", DEALS))
        info = info_of(self.kind, self.players, self.deals)
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: object = None, params: object = None) -> SpielObserver:
        return SpielObserver()


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._setup: Final = (game.kind.name, game.players, game.deals)
        self.table: Table | None = None  # after the deal

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self.table.acting
        return int(pyspiel.PlayerId.TERMINAL) if acting is None else acting

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.acting is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._setup[2]
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        if player not in self.table.game.to_act():
            return []
        return list(range(len(self.table.options(player))))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            name, players, _ = self._setup
            self.table = Table(name, players, {}, f"deal {action}")
        else:
            acting = self.table.acting
            assert acting is not None
            self.table.choose(acting, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player < 0:
            return f"deal {action}"
        return self.table.options(player)[action].text

    def returns(self) -> list[float]:
        return [0.0] * self._setup[1] if self.table is None else self.table.rewards()

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return json.dumps([self.table.game.view(seat) for seat in range(self._setup[1])])


class SpielObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(VIEW, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor += of_view(state.table.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.table is None else json.dumps(state.table.game.view(player))


def register() -> None:
    for kind in GAMES.values():
        fields = {"kind": kind, "type": type_of(kind)}
        pyspiel.register_game(
            fields["type"], type(f"Spiel{kind.name.title()}", (SpielGame,), fields)
        )


register()
