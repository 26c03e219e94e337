"""Background tasks, and loops that must never end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

T = TypeVar("T")
PAUSE: Final = 1.0  # seconds before a loop that failed starts again
logger: Final = structlog.get_logger()


class Tasks:
    """Holds references to running tasks, and cancels them in the end."""

    def __init__(self) -> None:
        self._running: Final[set[asyncio.Task[object]]] = set()

    def start(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def close(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def supervise(loop: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
    """Run a loop that should not end; if it does, log that and start it again."""
    while True:
        try:
            await loop()
        except Exception:
            logger.exception("background loop failed", loop=loop.__qualname__)
        else:
            logger.error("background loop ended", loop=loop.__qualname__)
        await asyncio.sleep(pause)
