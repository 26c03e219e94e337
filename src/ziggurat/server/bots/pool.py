"""The processes in which the built-in bots compute their choices, and reviews their findings.

If a bot crashes or times out, a random legal choice replaces its own, so no room ever waits for it,
and its process is replaced.  Slow bots leave one process to the others, so a fast one never waits
behind all of them; and when many slow ones wait, each gets less time.  Tables without people wait
for all others.  While processes are idle, they help a bot that searches: each does an equal part.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import structs

from ziggurat.ai.catalogue import SLOW, is_shared
from ziggurat.ai.opinions import agreed
from ziggurat.core.compose import Draft
from ziggurat.core.snapshot import save
from ziggurat.server import metrics
from ziggurat.server.bots.slots import Claim, Slots
from ziggurat.server.bots.thinking import (
    AnyQuestion,
    Examination,
    Examined,
    Part,
    Question,
    Settled,
    add_answer,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from ziggurat.ai.review.tasks import Task
    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat

COMMAND: Final = (sys.executable, "-m", "ziggurat.server.bots.worker")
LONGEST_LINE: Final = 1 << 20  # bytes of the longest answer
REMEMBERED: Final = 1000  # opponents whose process is remembered
LEAST_EFFORT: Final = 0.1  # of a bot's usual effort
MOST_HELPERS: Final = 7  # processes besides a bot's own; more would gain little
HELPER: Final = "helper"  # the opponent for whom a process that helps computes
ANYBODY: Final = Claim()
logger: Final = structlog.get_logger()


class BotPool:
    def __init__(self, processes: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds: Final = seconds  # for one choice
        self.command: Final = command
        self._all: Final = Slots(processes)
        self._slow: Final = Slots(max(1, processes - 1))
        self._slow_claims: Final[list[Claim]] = []  # of slow bots that compute or wait
        self._idle: Final[list[asyncio.subprocess.Process]] = []
        self._last_process: Final[dict[str, asyncio.subprocess.Process]] = {}  # by opponent

    @property
    def slow_processes(self) -> int:
        return self._slow.count

    async def choose(
        self,
        kind: Kind,
        game: Game,
        player: str,
        seat: Seat,
        level: str,
        claim: Claim = ANYBODY,
        seed: str = "",
    ) -> tuple[Action, ...]:
        """The parts of a bot's choice, checked; `player` tells one opponent from another.

        With a seed, the same position is answered by the same choice.
        """
        draft = Draft(game, seat)
        while not draft.is_complete:
            async with self._process_slot(level, claim) as effort:
                snapshot = save(draft.game)
                each = f"{seed} {len(draft.parts)}" if seed else ""
                question = Question(kind.name, level, player, seat, effort, snapshot, each)
                words = await self._words(kind, draft.game, question)
            if not add_answer(draft, kind, words):
                metrics.BOTS_FAILED.labels(kind.name, level).inc()
        return tuple(draft.parts)

    async def _words(self, kind: Kind, game: Game, question: Question) -> str:
        """What a bot answers, with the help of idle processes if it searches."""
        if is_shared(kind.name, question.level) and len(game.options(question.seat)) > 1:
            most = min(MOST_HELPERS, self._all.free)
            with self._slow.spare(most) as count, self._all.spare(count):
                if count:
                    return await self._search_together(kind, question, 1 + count)
        return (await self._ask(question, question.player, question.level)).words

    async def _search_together(self, kind: Kind, question: Question, parts: int) -> str:
        """Several processes search; the bot's own goes on from the choice that they agree on."""
        part = part_of(question, question.player, parts)
        helping = part_of(question, HELPER, parts)
        searches = [part] + [helping] * (parts - 1)
        found = await asyncio.gather(
            *(self._ask(each, each.player, each.level) for each in searches)
        )
        thoughts = agreed(kind, [each.opinions for each in found])
        if not thoughts:
            return ""
        words = thoughts[0].choice.text
        await self._ask(Settled(**structs.asdict(question), words=words), part.player, part.level)
        return words

    async def examine(self, task: Task, claim: Claim) -> Examined:
        """What a review or a hint says; empty if the process failed.

        A review waits behind all games, and always leaves a process to them.
        """
        level = SLOW[0] if task.words else ""
        async with self._process_slot(level, claim):
            return await self._ask(Examination(task), "", "review")

    @contextlib.asynccontextmanager
    async def _process_slot(self, level: str, claim: Claim) -> AsyncIterator[float]:
        """Wait for a process, slow bots behind one another; yields the effort allowed."""
        lane = self._slow_slot(claim) if level in SLOW else contextlib.nullcontext(1.0)
        async with lane as effort, self._all.hold(claim):
            yield effort

    @contextlib.asynccontextmanager
    async def _slow_slot(self, claim: Claim) -> AsyncIterator[float]:
        self._slow_claims.append(claim)
        try:
            async with self._slow.hold(claim):
                yield self._effort(claim)
        finally:
            self._slow_claims.remove(claim)

    def _effort(self, claim: Claim) -> float:
        """Less when many slow bots wait; tables without people do not hurry the others."""
        rivals = [each for each in self._slow_claims if each.has_people or not claim.has_people]
        return min(1.0, max(LEAST_EFFORT, self._slow.count / len(rivals)))

    async def _ask(self, question: AnyQuestion, player: str, level: str) -> Examined:
        """The answer of a process; empty if it failed."""
        process: asyncio.subprocess.Process | None = None
        game = question.game if isinstance(question, Question) else question.task.game
        log = logger.bind(game=game, bot=level)
        try:
            async with asyncio.timeout(self.seconds):
                process = await self._ready(player)
                reply = await ask(process, question)
        except TimeoutError:
            log.warning("bot timed out", seconds=self.seconds)
            await end(process)
            return Examined()
        except (OSError, EOFError, ValueError) as error:
            log.warning("bot process failed", error=repr(error))
            await end(process)
            return Examined()
        except BaseException:
            await end(process)
            raise
        self._idle.append(process)
        self._remember(player, process)
        if reply.error:
            log.warning("bot failed", error=reply.error)
        return reply

    async def _ready(self, player: str) -> asyncio.subprocess.Process:
        """A free process, if possible the one that answered for this opponent last."""
        last = self._last_process.get(player)
        self._idle.sort(key=lambda each: each is last)
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
        )

    def _remember(self, player: str, process: asyncio.subprocess.Process) -> None:
        """Remember where an opponent was computed; the oldest is dropped."""
        self._last_process.pop(player, None)
        self._last_process[player] = process
        if len(self._last_process) > REMEMBERED:
            del self._last_process[next(iter(self._last_process))]

    async def close(self) -> None:
        while self._idle:
            await end(self._idle.pop())


def part_of(question: Question, player: str, parts: int) -> Part:
    whole = structs.asdict(question)
    return Part(**{**whole, "player": player, "effort": question.effort / parts})


async def ask(process: asyncio.subprocess.Process, question: AnyQuestion) -> Examined:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the bot process has ended")
    return msgspec.json.decode(line, type=Examined)


async def end(process: asyncio.subprocess.Process | None) -> None:
    if process is not None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
