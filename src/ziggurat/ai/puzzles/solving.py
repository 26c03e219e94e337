"""Whether a move solves a puzzle: it leads where a solution leads, or a review calls it good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.ai.review.grades import BEST, GOOD
from ziggurat.ai.review.moves import carry_out
from ziggurat.ai.review.tasks import Task, known_world
from ziggurat.core.compose import parse_choice
from ziggurat.core.record import SEPARATOR

if TYPE_CHECKING:
    from ziggurat.ai.puzzles.puzzle import Choices, Puzzle
    from ziggurat.ai.review.examining import Finding
    from ziggurat.ai.review.moves import Line
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat


def is_move_over(before: Game, now: Game, seat: Seat) -> bool:
    """Whether a move is complete: something was revealed, or somebody else must choose."""
    return now.revealed != before.revealed or seat not in now.to_act()


def leads_to_solution(kind: Kind, game: Game, puzzle: Puzzle, tried: Choices) -> bool:
    """Whether a move ends in the same position as one of the solutions."""
    world = game.imagine(puzzle.seat, 0)
    reached = position_after(world, puzzle.seat, line_in(kind, tried))
    return any(
        position_after(world, puzzle.seat, line_in(kind, each)) == reached
        for each in puzzle.solutions
    )


def position_after(world: Game, seat: Seat, line: Line) -> object:
    """What the seat sees then."""
    after = world.copy()
    carry_out(after, seat, line)
    return after.view(seat)


def line_in(kind: Kind, choices: Choices) -> Line:
    return tuple([part for words in choices for part in parse_choice(kind, words)])


def task_for(kind: Kind, game: Game, puzzle: Puzzle, tried: Choices) -> Task:
    """What to ask a review about a move that leads elsewhere."""
    world, words = known_world(game, puzzle.seat), SEPARATOR.join(tried)
    return Task(kind.name, puzzle.seat, world, words, puzzle.at, puzzle.at)


def is_good(found: Finding) -> bool:
    return found.grade in (BEST, GOOD)
