"""Loops that fail are logged and started again."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import structlog
from structlog.testing import capture_logs

from ziggurat.server.live import tasks
from ziggurat.server.live.tasks import supervise


def test_a_loop_that_fails_or_ends_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "logger", structlog.get_logger())  # not yet bound to a stream
    starts = 0

    async def stumble() -> None:
        nonlocal starts
        starts += 1
        if starts == 1:
            raise ValueError("unexpected")
        if starts > 2:
            await asyncio.sleep(60)

    async def run(loop: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(supervise(loop, pause=0.0))
        async with asyncio.timeout(20):
            while starts < 3:  # noqa: ASYNC110 - counted by the loop
                await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    with capture_logs() as logged:
        asyncio.run(run(stumble))
    assert [line["event"] for line in logged] == ["background loop failed", "background loop ended"]
    assert all("stumble" in line["loop"] for line in logged)
