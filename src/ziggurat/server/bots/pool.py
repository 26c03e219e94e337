"""The processes in which the bots of the house think.

A bot that crashes or takes too long is answered for by the bot that does anything, so no room
ever waits for it, and its process is replaced.  Bots that think for long leave one process to the
others, so a quick one never waits behind all of them; and where many of them wait for one another,
each thinks less.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import LEVELS
from ziggurat.ai.random import Random
from ziggurat.core.action import UnknownAction
from ziggurat.core.snapshot import save
from ziggurat.server import metrics
from ziggurat.server.bots.worker import Answer, Question

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat

COMMAND: Final = (sys.executable, "-m", "ziggurat.server.bots.worker")
LINE: Final = 1 << 20  # bytes of the longest answer
SLOW: Final = LEVELS[-1]  # takes seconds; the other levels keep nobody waiting
REMEMBERED: Final = 1000  # players who had better be asked in the process that they know
LEAST: Final = 0.1  # of what a bot usually thinks
logger: Final = structlog.get_logger()


class BotPool:
    def __init__(self, processes: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds: Final = seconds  # for one choice
        self.command: Final = command
        self._all: Final = asyncio.Semaphore(processes)
        self._lanes: Final = max(1, processes - 1)  # for slow bots
        self._slow: Final = asyncio.Semaphore(self._lanes)
        self._crowd = 0  # slow bots that think or wait
        self._idle: Final[list[asyncio.subprocess.Process]] = []
        self._homes: Final[dict[str, asyncio.subprocess.Process]] = {}  # who has thought where

    async def choose(self, kind: Kind, game: Game, player: str, seat: Seat, level: str) -> str:
        """The words of a bot's choice, in good time; `player` tells one opponent from another."""
        async with self._turn(level) as effort:
            words = await self._ask(Question(kind.name, level, player, seat, effort, save(game)))
        if is_legal(kind, game, seat, words):
            return words
        metrics.BOTS_FAILED.labels(kind.name, level).inc()
        return Random(secrets.randbits(48)).choose(Place(game, seat)).text

    @contextlib.asynccontextmanager
    async def _turn(self, level: str) -> AsyncIterator[float]:
        """Wait for a process, slow bots behind one another; says how hard to think."""
        lane = self._lane() if level == SLOW else contextlib.nullcontext(1.0)
        async with lane as effort, self._all:
            yield effort

    @contextlib.asynccontextmanager
    async def _lane(self) -> AsyncIterator[float]:
        self._crowd += 1
        try:
            async with self._slow:
                yield min(1.0, max(LEAST, self._lanes / self._crowd))
        finally:
            self._crowd -= 1

    async def _ask(self, question: Question) -> str:
        """The words of the answer; none if something went wrong."""
        process: asyncio.subprocess.Process | None = None
        try:
            async with asyncio.timeout(self.seconds):
                process = await self._ready(question.player)
                reply = await ask(process, question)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            reply = Answer(error=repr(error))
            await end(process)
        except BaseException:
            await end(process)
            raise
        else:
            self._idle.append(process)
            self._remember(question.player, process)
        if reply.error:
            logger.warning("bot failed", game=question.game, bot=question.level, error=reply.error)
        return reply.words

    async def _ready(self, player: str) -> asyncio.subprocess.Process:
        """A process that is free, if possible the one that knows what a player had in mind."""
        home = self._homes.get(player)
        self._idle.sort(key=lambda each: each is home)
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LINE
        )

    def _remember(self, player: str, process: asyncio.subprocess.Process) -> None:
        """Who was not asked for long is forgotten."""
        self._homes.pop(player, None)
        self._homes[player] = process
        if len(self._homes) > REMEMBERED:
            del self._homes[next(iter(self._homes))]

    async def close(self) -> None:
        while self._idle:
            await end(self._idle.pop())


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
