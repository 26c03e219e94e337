"""Reviews of finished games, computed by the bot pool whenever games leave it time.

Every finding is stored as soon as it is there, so a review that was interrupted goes on where it
stopped, and nobody waits for one that exists.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.ai.review.tasks import Task, tasks_of
from ziggurat.server.bots.slots import Claim
from ziggurat.server.room.review import finished_session

if TYPE_CHECKING:
    from ziggurat.ai.review.examining import Finding
    from ziggurat.core.session import Session
    from ziggurat.server.bots.pool import BotPool
    from ziggurat.server.live.registry import Registry
    from ziggurat.server.live.tasks import Tasks
    from ziggurat.server.storage.findings import Findings

AT_ONCE: Final = 2  # reviews; others wait
LEAST_EFFORT: Final = 0.2  # below this, a move that takes too long is given up
logger: Final = structlog.get_logger()


class Reviews:
    def __init__(self, registry: Registry, pool: BotPool, findings: Findings, tasks: Tasks) -> None:
        self._registry: Final = registry
        self._pool: Final = pool
        self._findings: Final = findings
        self._tasks: Final = tasks
        self._running: Final[set[str]] = set()  # rooms
        self._slots: Final = asyncio.Semaphore(AT_ONCE)

    def is_running(self, name: str) -> bool:
        return name in self._running

    async def start(self, name: str) -> None:
        """Begin or resume a review, unless it is under way.  Raises RequestError."""
        async with self._registry.locked(name) as (_, room):
            session = finished_session(room)
        if name not in self._running:
            self._running.add(name)
            self._tasks.start(self._review(name, session))

    async def _review(self, name: str, session: Session) -> None:
        try:
            async with self._slots:
                tasks = await asyncio.to_thread(tasks_of, session.kind, session.record)
                known, _ = await self._findings.read(name)
                missing = [at for at in range(len(tasks)) if at not in known]
                await self._examine_all(name, tasks, missing)
        except Exception:
            logger.exception("review failed", room=name)
        finally:
            self._running.discard(name)

    async def _examine_all(self, name: str, tasks: list[Task], missing: list[int]) -> None:
        """As many at once as the pool lets through."""
        queue = iter(missing)

        async def work() -> None:
            for number in queue:
                finding = await self._examine(tasks[number])
                if finding is not None:
                    await self._findings.store(name, number, len(tasks), finding)

        await asyncio.gather(*[work() for _ in range(self._pool.slow_processes)])

    async def _examine(self, task: Task) -> Finding | None:
        """With less effort if it took too long."""
        while task.effort > LEAST_EFFORT:
            answer = await self._pool.examine(task, Claim("review", has_people=False))
            if answer.finding is not None:
                return answer.finding
            task = task._replace(effort=task.effort / 2)
        return None
