"""Long proofs: every run tries a sample of them, and a command all of it.

`ZIGGURAT_MINUTES` ends a proof in time, with what it has tried by then; `ZIGGURAT_SEED` tries other
cases, so that a proof can be continued another day and the numbers be added up.
"""

import os
import time
from typing import Self

from ziggurat.terminal.progress import Progress
from ziggurat.terminal.screen import Screen

SEED = int(os.environ.get("ZIGGURAT_SEED") or 0)


def wanted(name: str, sample: int) -> int:
    """How much to try: what a variable says, or a sample."""
    return int(os.environ.get(name) or sample)


class Proof:
    """Counts what was tried, and shows how far it is and how long it takes; use it as a context."""

    def __init__(self, label: str, total: int) -> None:
        self.total = total
        self.done = 0
        minutes = float(os.environ.get("ZIGGURAT_MINUTES") or "inf")
        self._end = time.monotonic() + 60 * minutes
        self._progress = Progress(Screen("en", stderr=True), label, total)

    def __enter__(self) -> Self:
        self._progress.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.__exit__()

    def advance(self) -> None:
        self.done += 1
        self._progress.advance()

    @property
    def goes_on(self) -> bool:
        return self.done < self.total and self.has_time

    @property
    def has_time(self) -> bool:
        return time.monotonic() < self._end

    def check(self) -> None:
        """Everything was tried, or the time was up."""
        assert self.done >= self.total or not self.has_time

    def report(self, text: str) -> None:
        """Say what was seen, where somebody looks (`pytest -s`)."""
        print(text)  # noqa: T201 - what was seen
