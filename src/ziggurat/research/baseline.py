"""A baseline: learns to choose by REINFORCE, with one weight for each feature of an option.

`tools/train_baselines.py` trains it in all games, and draws its learning curves.
"""

from __future__ import annotations

import json
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ziggurat.research.features import OPTION, VERSION
from ziggurat.research.gym import SeatEnv

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.research.table import Observation

Weights = NDArray[np.float64]

RATE: Final = 0.02
MEMORY: Final = 200  # games whose mean reward a game is compared with
PERIOD: Final = 100  # games for each point of a curve
PLAYERS: Final = {"babel": 2, "babylon": 2, "babble": 3, "seven_wonders": 3}


class Run(NamedTuple):
    game: str
    opponent: str
    seed: int
    games: int

    def path(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.opponent}-{self.games}-{self.seed}.json"


class Trained(NamedTuple):
    weights: Weights
    curve: list[float]  # the mean reward of every hundred games


class Learner:
    """Chooses the likelier the higher an option's features are weighed."""

    def __init__(self, weights: Weights, chance: np.random.Generator) -> None:
        self.weights = weights
        self._chance: Final = chance

    def choose(self, seen: Observation) -> tuple[int, Weights]:
        """A choice, and the direction that makes it likelier."""
        options = seen["options"][seen["action_mask"] == 1].astype(np.float64)
        scores = options @ self.weights
        shares = np.exp(scores - scores.max())
        shares /= shares.sum()
        choice = int(self._chance.choice(len(shares), p=shares))
        return choice, options[choice] - shares @ options

    def play(self, env: SeatEnv) -> tuple[float, Weights]:
        """A game: its reward, and the direction that makes its choices likelier."""
        seen, _ = env.reset(seed=int(self._chance.integers(1 << 31)))
        direction, over, reward = np.zeros_like(self.weights), False, 0.0
        while not over:
            choice, likelier = self.choose(seen)
            direction += likelier
            seen, reward, over, _, _ = env.step(np.int64(choice))
        return reward, direction


def train(run: Run) -> Trained:
    learner = Learner(np.zeros(OPTION), np.random.default_rng(run.seed))
    env = SeatEnv(run.game, [run.opponent] * (PLAYERS[run.game] - 1))
    rewards: list[float] = []
    for _ in range(run.games):
        usual = fmean(rewards[-MEMORY:]) if rewards else 0.5
        reward, direction = learner.play(env)
        rewards.append(reward)
        step = RATE * (reward - usual) / (1 + float(np.linalg.norm(direction)))
        learner.weights = learner.weights + step * direction
    curve = [fmean(rewards[at : at + PERIOD]) for at in range(0, run.games, PERIOD)]
    return Trained(learner.weights, curve)


def save(run: Run, trained: Trained, folder: Path) -> None:
    content = {
        "features": VERSION,
        "run": run._asdict(),
        "curve": trained.curve,
        "weights": [round(float(each), 5) for each in trained.weights],
    }
    path = run.path(folder)
    path.with_suffix(".new").write_text(json.dumps(content), encoding="utf-8")
    path.with_suffix(".new").replace(path)


def load(path: Path) -> Trained:
    """Raises ValueError if the meaning of the features has changed since."""
    content = json.loads(path.read_text(encoding="utf-8"))
    if content["features"] != VERSION:
        message = f"{path.name} was trained with features of version {content['features']}"
        raise ValueError(message)
    return Trained(np.array(content["weights"]), content["curve"])
