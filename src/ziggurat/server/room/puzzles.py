"""Puzzles as clients show them: the position, what a try leads to, and the solution."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from ziggurat.ai.puzzles.book import Entry, book_of
from ziggurat.ai.puzzles.puzzle import Choices
from ziggurat.ai.puzzles.solving import is_move_over
from ziggurat.ai.puzzles.themes import THEMES, theme_of
from ziggurat.core.compose import drafted
from ziggurat.core.game import Game
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.seats import Seat
from ziggurat.core.session import Session
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.choices import parse_parts, try_parts
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.listing import in_languages
from ziggurat.server.room.projection import ending, line, offer, offers, prompt, sheet
from ziggurat.server.room.protocol import Because, Offer, RequestError, Solver
from ziggurat.server.room.replay import Position
from ziggurat.server.room.review import why

LONGEST: Final = 60  # choices of a move
Words = Annotated[str, Meta(max_length=400)]


class PuzzleAsked(Struct, frozen=True):
    """A puzzle: find the best move from here."""

    game: str
    name: str
    players: int
    rating: int
    solver: Solver
    of: int  # puzzles of this game
    position: Position


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a move until now, and the parts of one that is being composed."""

    choices: Annotated[list[Words], Meta(max_length=LONGEST)]
    parts: Annotated[list[Words], Meta(max_length=LONGEST)] = []


class PuzzleStep(Struct, frozen=True):
    """Where these choices lead; a choice that was composed is complete."""

    position: Position
    composing: bool
    over: bool  # the move is complete: it can be judged


class PuzzleJudged(Struct, frozen=True):
    """Whether a move solved the puzzle, and everything about the solution."""

    solved: bool
    counted: bool  # only the first try is
    loss: float  # win probability that the move cost; 0 if it was not compared
    solution: list[Offer]
    solution_ends: Position
    tempting: list[Offer]  # what a hasty player does
    chance: float  # with the solution
    tempting_loss: float
    theme: dict[str, str]  # by language
    why: dict[str, str]
    rating: int
    solver: Solver


def entry_called(game: str, name: str) -> Entry:
    """Raises RequestError."""
    if game not in GAMES or name not in book_of(game):
        raise RequestError(RequestCode.NO_PUZZLE)
    return book_of(game)[name]


def asked(entry: Entry, rating: int, solver: Solver) -> PuzzleAsked:
    session = entry.session()
    game = entry.record.game
    shown = position(session, session.game, entry.puzzle.seat, heard=0)
    return PuzzleAsked(
        game, entry.name, entry.record.players, rating, solver, len(book_of(game)), shown
    )


def step(entry: Entry, tried: Tried) -> PuzzleStep:
    """Raises RequestError if a choice is not allowed."""
    seat = entry.puzzle.seat
    session = entry.session()
    before = session.game.copy()
    heard = make(session, seat, tried.choices)
    if not tried.parts:
        over = is_move_over(before, session.game, seat)
        return PuzzleStep(position(session, session.game, seat, heard), False, over)
    parts = parse_parts(session.kind, ", ".join(tried.parts))
    try:
        draft = drafted(session.game, seat, parts)
    except IllegalAction as error:
        raise RequestError(error.refusal) from error
    if draft.is_complete:
        return step(entry, Tried([*tried.choices, ", ".join(tried.parts)]))
    shown = position(session, draft.game, seat, len(session.events))
    return PuzzleStep(shown, True, False)


def make(session: Session, seat: Seat, choices: list[str]) -> int:
    """Make these choices; returns the number of events before the last one."""
    heard, before = len(session.events), session.game.copy()
    for words in choices:
        heard = len(session.events)
        if is_move_over(before, session.game, seat):
            raise RequestError(RequestCode.MOVE_OVER)
        try:
            session.choose(seat, *parse_parts(session.kind, words))
        except IllegalAction as error:
            raise RequestError(error.refusal) from error
        if session.draft is not None:
            raise RequestError(RequestCode.INCOMPLETE)
    return heard


def why_not(entry: Entry, tried: Tried, words: str) -> Because:
    """Why something may not be chosen there; without a code it is legal."""
    session = entry.session()
    make(session, entry.puzzle.seat, tried.choices)
    parts = parse_parts(session.kind, ", ".join([*tried.parts, words]))
    refusal, _ = try_parts(session.game, entry.puzzle.seat, parts)
    return Because("", refusal.code, refusal.rule) if refusal else Because("")


def moved(entry: Entry, choices: list[str]) -> Choices:
    """A complete move.  Raises RequestError."""
    session = entry.session()
    before = session.game.copy()
    make(session, entry.puzzle.seat, choices)
    if not is_move_over(before, session.game, entry.puzzle.seat):
        raise RequestError(RequestCode.MOVE_INCOMPLETE)
    return tuple(choices)


def judged(
    entry: Entry, solver: Solver, rating: int, loss: float, *, solved: bool, counted: bool
) -> PuzzleJudged:
    puzzle, game = entry.puzzle, entry.record.game
    session = entry.session()
    heard = make(session, puzzle.seat, list(puzzle.solutions[0]))
    return PuzzleJudged(
        solved,
        counted,
        round(loss, 3),
        told(entry, puzzle.solutions[0]),
        position(session, session.game, puzzle.seat, heard),
        told(entry, puzzle.tempting),
        puzzle.chance,
        puzzle.loss,
        in_languages(THEMES[theme_of(puzzle.reason)]),
        why(game, puzzle.reason),
        rating,
        solver,
    )


def told(entry: Entry, choices: Choices) -> list[Offer]:
    """The choices of a move, described as the table offers them."""
    session, seat = entry.session(), entry.puzzle.seat
    found: list[Offer] = []
    for words in choices:
        parts = parse_parts(session.kind, words)
        found.append(offer(session.game, seat, parts))
        session.choose(seat, *parts)
    return found


def position(session: Session, game: Game, seat: Seat, heard: int) -> Position:
    """The table as the solver sees it; `game` has the parts of an unfinished choice on it."""
    return Position(
        room="",
        choices=len(session.choices),
        of=len(session.choices),
        seat=seat,
        first=heard,
        events=[line(event, seat) for event in session.events[heard:]],
        view=game.view(seat),
        prompt=prompt(game, seat),
        options=offers(game, seat) if seat in game.to_act() else [],
        waiting_for=game.to_act(),
        score=sheet(session.kind.score(game).sheet),
        taken=None,
        ending=None if game.outcome is None else ending(game.outcome),
    )
