"""`ziggurat train`: generate games, fit a network, duel, and decide.  Its output is English."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.complaint import Complaint, Failure
from ziggurat.terminal.files import kind_called
from ziggurat.terminal.texts.errors import CommandCode
from ziggurat.train.checks import BadSamples
from ziggurat.train.courses import COURSES
from ziggurat.train.plan import Plan
from ziggurat.train.run import train

if TYPE_CHECKING:
    from argparse import Namespace

PAUSE: Final = 10.0  # seconds between two lines


class Lines:
    """A line on stderr for each step, now and then, and at its end."""

    def __init__(self) -> None:
        self._next = 0.0

    def __call__(self, step: str, done: int, total: int) -> None:
        now = time.monotonic()
        if now >= self._next or done == total:
            self._next = now + PAUSE
            print(f"{step}: {done} of {total}", file=sys.stderr, flush=True)


def run(asked: Namespace) -> int:
    game = kind_called(asked.game).name
    if game not in COURSES:
        raise Complaint(CommandCode.NO_TRAINING, game=game, games=", ".join(COURSES))
    folder = asked.folder or Path(f"training-{game}")
    plan = Plan(
        game,
        asked.seed,
        asked.games,
        (asked.units[0], asked.units[1]),
        asked.epochs,
        min(1.0, asked.trust),
        asked.duel,
        asked.effort,
    )
    try:
        verdict = train(plan, folder, asked.jobs, Lines())
    except BadSamples as error:
        raise Failure(CommandCode.BAD_SAMPLES, reason=str(error)) from error
    print(folder / "network.net")
    if verdict is not None:
        print((folder / "report.md").read_text(encoding="utf-8"))
    return 0
