"""A review as independent tasks, one for each move: plain values that any process can work on.

A finding depends only on its task, so a review can be interrupted and resumed, and the tasks may be
done in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.bot import Place
from ziggurat.ai.review.examining import Advice, Finding, advise, examine
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.moves import moves_of
from ziggurat.core.compose import parse_choice, words_of
from ziggurat.core.seats import Seat
from ziggurat.core.snapshot import load, save
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.record import Record


class Task(NamedTuple):
    """A move to examine, or a question to answer by a hint if no words were played."""

    game: str
    seat: Seat
    snapshot: str  # a world that the seat cannot tell from the true one
    words: str  # of all parts that were played
    first: int
    last: int
    effort: float = 1.0


def tasks_of(kind: Kind, record: Record, effort: float = 1.0) -> list[Task]:
    """A task for each move in which a seat had a choice.  Raises BadRecord."""
    return [
        Task(
            kind.name,
            move.seat,
            known_world(move.before, move.seat),
            words_of(move.line),
            move.first,
            move.last,
            effort,
        )
        for move in moves_of(kind, record)
    ]


def known_world(game: Game, seat: Seat) -> str:
    """The position with everything dealt again that the seat cannot know: nothing else leaves."""
    return save(game.imagine(seat, 0))


def find(task: Task) -> Finding:
    """Examine a move."""
    line = parse_choice(GAMES[task.game], task.words)
    return examine(place_of(task), JUDGES[task.game], line, task.first, (task.first, task.last))


def hint(task: Task) -> list[Advice]:
    """Answer a question by the best few choices."""
    return advise(place_of(task), JUDGES[task.game], task.first)


def place_of(task: Task) -> Place:
    return Place(load(GAMES[task.game], task.snapshot), task.seat, task.effort)
