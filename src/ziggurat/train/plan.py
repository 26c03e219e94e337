"""A training: its plan and everything that comes of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.train.checks import BadSamples
from ziggurat.train.courses import COURSES

if TYPE_CHECKING:
    from pathlib import Path


class Plan(NamedTuple):
    game: str
    seed: str
    rounds: int  # of games; from the second one on, the network of the round before plays them
    games: int  # in a round
    hidden: tuple[int, int]  # units of the two layers
    epochs: int
    trust: float  # in results, from 0 to 1; the rest is trust in judgements
    duel: int  # games against the bot to beat
    effort: float  # of both in the duel

    def command(self) -> str:
        effort = "" if self.effort == 1 else f" --effort {self.effort}"
        return f"{self.fit_command(self.rounds)} --duel {self.duel}{effort}"

    def fit_command(self, rounds: int) -> str:
        """The part of the command that determines the network after this many rounds."""
        hidden = f"{self.hidden[0]} {self.hidden[1]}"
        several = "" if rounds == 1 else f"--rounds {rounds} "
        return (
            f"ziggurat train {self.game} --seed {self.seed} {several}--games {self.games} "
            f"--units {hidden} --epochs {self.epochs} --trust {self.trust}"
        )


def begin(plan: Plan, folder: Path) -> None:
    """Make the folder, or make sure that its games are those of this plan."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "samples.json"
    samples = {"game": plan.game, "encoding": COURSES[plan.game].version, "seed": plan.seed}
    if not path.exists():
        path.write_text(json.dumps(samples), encoding="utf-8")
    if json.loads(path.read_text(encoding="utf-8")) != samples:
        raise BadSamples(f"{folder} holds games of another plan: {path.read_text('utf-8')}")
