"""Ending processes in the middle of their work."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def stop(processes: ProcessPoolExecutor) -> None:
    """Give up all work at once, and wait until the processes are gone.

    Without the wait, Python 3.11 may write to a closed pipe when the interpreter exits.
    """
    for process in list((processes._processes or {}).values()):  # noqa: SLF001 - no public list
        process.terminate()
    processes.shutdown(cancel_futures=True)
