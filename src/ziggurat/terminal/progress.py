"""Progress of long work on stderr: a bar on a terminal, otherwise a line now and then."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Self

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import (
    Progress as Bars,
)

from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.terminal.screen import Screen

FIRST_LINE: Final = 5.0  # seconds until the first plain line; each wait is longer than the last
LONGEST_WAIT: Final = 60.0
MINUTE: Final = 60
HOUR: Final = 3600


class Progress:
    """Counts work; use it as a context."""

    def __init__(
        self,
        screen: Screen,
        label: str,
        total: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.screen: Final = screen
        self.label: Final = label
        self.total: Final = total
        self.done = 0
        self._clock: Final = clock
        self._start: Final = clock()
        self._wait = FIRST_LINE
        self._next_line = self._start + FIRST_LINE
        self._bars: Bars | None = None

    def __enter__(self) -> Self:
        if self.screen.is_terminal and self.total:
            self._bars = Bars(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                console=self.screen.console,
                transient=True,
            )
            self._bars.add_task(self.label, total=self.total)
            self._bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bars is not None:
            self._bars.stop()

    def advance(self) -> None:
        self.done += 1
        if self._bars is not None:
            self._bars.advance(self._bars.task_ids[0])
        elif not self.screen.is_terminal and self._clock() >= self._next_line:
            self._wait = min(2 * self._wait, LONGEST_WAIT)
            self._next_line = self._clock() + self._wait
            self.screen.say(self._line())

    def _line(self) -> str:
        left = (self._clock() - self._start) / self.done * (self.total - self.done)
        return progress_line(self.screen, self.label, self.done, self.total, left)


def progress_line(screen: Screen, label: str, done: int, total: int, left: float) -> str:
    """How much is done, and how many seconds are left, if any."""
    line = screen.words(output.PROGRESS, label=label, done=done, total=total)
    return line + (screen.words(output.TIME_LEFT, time=duration(screen, left)) if left else "")


def duration(screen: Screen, seconds: float) -> str:
    if seconds < MINUTE:
        return screen.words(output.SECONDS, count=round(seconds))
    if seconds < HOUR:
        return screen.words(output.MINUTES, count=round(seconds / MINUTE))
    return screen.words(output.HOURS, count=f"{seconds / HOUR:.1f}")
