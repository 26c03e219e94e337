"""`ziggurat train`: generate games, fit a network, duel, and decide.  Its report is English."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.complaint import Complaint, Failure
from ziggurat.terminal.files import kind_called
from ziggurat.terminal.progress import progress_line
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.texts import output
from ziggurat.terminal.texts.errors import CommandCode
from ziggurat.train.checks import BadSamples
from ziggurat.train.courses import COURSES
from ziggurat.train.plan import Plan
from ziggurat.train.run import network_of, train

if TYPE_CHECKING:
    from argparse import Namespace

PAUSE: Final = 10.0  # seconds between two lines


class Lines:
    """A line on stderr for each step, now and then, and at its end."""

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen
        self._next = 0.0
        self._step = ""
        self._start = (0.0, 0)  # of the step: when, and how much had been done before

    def __call__(self, step: str, done: int, total: int) -> None:
        now = time.monotonic()
        if step != self._step:
            self._step, self._start = step, (now, done)
        if now >= self._next or done == total:
            self._next = now + PAUSE
            since, before = self._start
            pace = (now - since) / (done - before) if done > before else 0.0
            left = pace * (total - done)
            label = self.screen.words(output.TRAINING[step])
            self.screen.say(progress_line(self.screen, label, done, total, left))


def run(asked: Namespace) -> int:
    kind = kind_called(asked.game)
    game = kind.name
    if game not in COURSES:
        raise Complaint(CommandCode.NO_TRAINING, game=kind.title, games=", ".join(COURSES))
    folder = asked.folder or Path(f"training-{game}")
    plan = Plan(
        game,
        asked.seed,
        asked.rounds,
        asked.games,
        (asked.units[0], asked.units[1]),
        asked.epochs,
        min(1.0, asked.trust),
        asked.duel,
        asked.effort,
    )
    try:
        verdict = train(plan, folder, asked.jobs, Lines(Screen(asked.lang, stderr=True)))
    except BadSamples as error:
        raise Failure(CommandCode.BAD_SAMPLES, reason=str(error)) from error
    print(network_of(folder, plan.rounds - 1))
    if verdict is not None:
        print((folder / "report.md").read_text(encoding="utf-8"))
    return 0
