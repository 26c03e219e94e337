"""Puzzles: which one comes next, and whether a move solves it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from ziggurat.ai.puzzles.book import book_of
from ziggurat.ai.puzzles.solving import is_good, leads_to_solution, task_for
from ziggurat.server.bots.slots import Claim
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.puzzles import (
    PuzzleAsked,
    PuzzleJudged,
    asked,
    entry_called,
    judged,
    moved,
)
from ziggurat.server.storage.solvers import BEGINNER

if TYPE_CHECKING:
    from ziggurat.ai.puzzles.book import Entry
    from ziggurat.ai.puzzles.puzzle import Choices
    from ziggurat.server.bots.pool import BotPool
    from ziggurat.server.storage.solvers import Solvers

NEAREST: Final = 5  # one of the puzzles that are nearest in rating comes next


class Puzzles:
    def __init__(self, solvers: Solvers, pool: BotPool) -> None:
        self._solvers: Final = solvers
        self._pool: Final = pool

    async def next(self, player: str, game: str) -> PuzzleAsked:
        """A puzzle as hard as its solver is good, a new one as long as there are any."""
        solver = await self._solvers.solver(player, game) if player else BEGINNER
        attempted = await self._solvers.attempted(player, game) if player else set[str]()
        ratings = await self._solvers.ratings(game)
        book = list(book_of(game).values())
        left = [each for each in book if each.name not in attempted] or book
        left.sort(key=lambda each: abs(rating_of(each, ratings) - solver.rating))
        entry = random.choice(left[:NEAREST])  # noqa: S311 - not a secret
        return asked(entry, rating_of(entry, ratings), solver)

    async def called(self, player: str, game: str, name: str) -> PuzzleAsked:
        entry = entry_called(game, name)
        solver = await self._solvers.solver(player, game) if player else BEGINNER
        return asked(entry, rating_of(entry, await self._solvers.ratings(game)), solver)

    async def judge(self, player: str, entry: Entry, choices: list[str]) -> PuzzleJudged:
        """Judge a move; no choices at all: its solver gives up."""
        loss, solved = 0.0, False
        if choices:
            solved, loss = await self._is_solved(player, entry, moved(entry, choices))
        solver, counted = await self._solvers.note(player, entry, solved=solved)
        ratings = await self._solvers.ratings(entry.record.game)
        rating = rating_of(entry, ratings)
        return judged(entry, solver, rating, loss, solved=solved, counted=counted)

    async def _is_solved(self, player: str, entry: Entry, tried: Choices) -> tuple[bool, float]:
        session = entry.session()
        kind, game = session.kind, session.game
        if leads_to_solution(kind, game, entry.puzzle, tried):
            return True, 0.0
        task = task_for(kind, game, entry.puzzle, tried)
        found = (await self._pool.examine(task, Claim(player))).finding
        if found is None:
            raise RequestError(RequestCode.NO_VERDICT)
        return is_good(found), found.loss


def rating_of(entry: Entry, ratings: dict[str, int]) -> int:
    return ratings.get(entry.name, entry.puzzle.rating)
