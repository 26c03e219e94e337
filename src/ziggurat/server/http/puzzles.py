"""Puzzles: find the best move in a position of a real game."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ziggurat.games.catalogue import GAMES
from ziggurat.server.live.puzzles import Puzzles
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.protocol import Because, RequestError
from ziggurat.server.room.puzzles import (
    PuzzleAsked,
    PuzzleJudged,
    PuzzleStep,
    Tried,
    Words,
    entry_called,
    step,
    why_not,
)
from ziggurat.server.storage.people import Person


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask why these words may not be chosen next."""

    tried: Tried
    words: Words


class PuzzlesController(Controller):
    path = "/api/puzzles/{game:str}"
    tags = ("puzzles",)

    @get("")
    async def next(
        self,
        game: FromPath[str],
        person_or_none: NamedDependency[Person | None],
        puzzles: NamedDependency[Puzzles],
    ) -> PuzzleAsked:
        """A puzzle that fits the solver."""
        if game not in GAMES:
            raise RequestError(RequestCode.NO_PUZZLE)
        return await puzzles.next(person_or_none.id if person_or_none else "", game)

    @get("/{name:str}")
    async def called(
        self,
        game: FromPath[str],
        name: FromPath[str],
        person_or_none: NamedDependency[Person | None],
        puzzles: NamedDependency[Puzzles],
    ) -> PuzzleAsked:
        """The puzzle of this name."""
        return await puzzles.called(person_or_none.id if person_or_none else "", game, name)

    @post("/{name:str}/step", status_code=200)
    async def step(
        self,
        game: FromPath[str],
        name: FromPath[str],
        data: JSONBody[Tried],
        person: NamedDependency[Person],
    ) -> PuzzleStep:
        """Where the choices of a move lead; nothing is stored."""
        del person  # it is counted
        return step(entry_called(game, name), data)

    @post("/{name:str}/why", status_code=200)
    async def why(
        self,
        game: FromPath[str],
        name: FromPath[str],
        data: JSONBody[AskWhy],
        person: NamedDependency[Person],
    ) -> Because:
        """Why something may not be chosen there; without a code it is legal."""
        del person  # it is counted
        return why_not(entry_called(game, name), data.tried, data.words)

    @post("/{name:str}/answer", status_code=200)
    async def answer(
        self,
        game: FromPath[str],
        name: FromPath[str],
        data: JSONBody[Tried],
        person: NamedDependency[Person],
        puzzles: NamedDependency[Puzzles],
    ) -> PuzzleJudged:
        """Judge a complete move; without choices, show the solution.  Only the first try counts."""
        return await puzzles.judge(person.id, entry_called(game, name), data.choices)
