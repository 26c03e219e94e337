"""The processes in which the bots of the house think.

A bot that crashes or takes too long is answered for by the bot that does anything, so no room
ever waits for it, and its process is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ziggurat.ai.bot import Place
from ziggurat.ai.random import Random
from ziggurat.core.action import UnknownAction
from ziggurat.core.snapshot import save
from ziggurat.server import metrics
from ziggurat.server.thinker import Answer, Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat

COMMAND: Final = (sys.executable, "-m", "ziggurat.server.thinker")
LINE: Final = 1 << 20  # bytes of the longest answer
logger: Final = structlog.get_logger()


class Thinkers:
    def __init__(self, processes: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds: Final = seconds  # for one choice
        self.command: Final = command
        self._idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)

    async def choose(self, kind: Kind, game: Game, seat: Seat, level: str, seed: int) -> str:
        """The words of a bot's choice, in good time."""
        question = Question(kind.name, level, seat, seed, save(game))
        anything = Random(seed).choose(Place(game, seat)).text
        process = await self._idle.get()
        try:
            process = await self._ready(process)
            reply = await asyncio.wait_for(ask(process, question), self.seconds)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            complain(kind, level, repr(error))
            await end(process)
            process = None
            return anything
        finally:
            self._idle.put_nowait(process)
        if reply.error:
            complain(kind, level, reply.error)
        return reply.words if is_legal(kind, game, seat, reply.words) else anything

    async def close(self) -> None:
        while not self._idle.empty():
            await end(self._idle.get_nowait())

    async def _ready(
        self, process: asyncio.subprocess.Process | None
    ) -> asyncio.subprocess.Process:
        if process is not None and process.returncode is None:
            return process
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LINE
        )


def complain(kind: Kind, level: str, error: str) -> None:
    metrics.BOTS_FAILED.labels(kind.name, level).inc()
    logger.warning("bot failed", game=kind.name, bot=level, error=error)


def is_legal(kind: Kind, game: Game, seat: Seat, words: str) -> bool:
    try:
        return game.why_not(seat, kind.parse(words)) is None
    except UnknownAction:
        return False


async def ask(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the process of a bot has ended")
    return msgspec.json.decode(line, type=Answer)


async def end(process: asyncio.subprocess.Process | None) -> None:
    if process is not None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
