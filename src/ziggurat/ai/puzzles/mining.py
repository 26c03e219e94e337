"""Puzzles found in a game: one move is clearly best in many worlds, and a hasty bot misses it.

The lines that a review would compare and the line of a hasty bot are tried in many worlds, the same
for all, as long as there may be a puzzle.  In the end every line must be as good as the best or
clearly worse: no answer is called wrong for a matter of taste.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import levels_of
from ziggurat.ai.puzzles.puzzle import Puzzle
from ziggurat.ai.puzzles.rating import Attempt, rating_from
from ziggurat.ai.puzzles.solving import position_after
from ziggurat.ai.review.comparing import FRESH, Candidate, Comparison, standard_error
from ziggurat.ai.review.examining import (
    candidates_for,
    foreseeable,
    matching,
    reason_for,
    words_in,
)
from ziggurat.ai.review.grades import ONE_SIDED
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.moves import Line, Move, moves_of

if TYPE_CHECKING:
    from ziggurat.ai.review.judge import Judge
    from ziggurat.core.action import Action
    from ziggurat.core.kind import Kind
    from ziggurat.core.record import Record

HASTY: Final = "mason"
TRIALS: Final = {"apprentice": 3, "mason": 3, "architect": 2}  # bots that try to solve a puzzle
SAME: Final = 0.03  # win probability: a line that loses less is a solution, too
CLEAR: Final = 0.10  # and every other line must lose at least this much
DEEP: Final = 3  # times the worlds of a review
BATCH: Final = 12  # worlds between two looks
HOPELESS: Final = 0.02  # a chance to win that no move can save
SALT: Final = 1 << 24  # seeds of the bots that try


def puzzles_in(kind: Kind, record: Record) -> list[Puzzle]:
    """All puzzles in a game.  Raises BadRecord."""
    found = [puzzle_at(kind.name, move) for move in moves_of(kind, record)]
    return [each for each in found if each is not None]


def puzzle_at(game: str, move: Move) -> Puzzle | None:
    judge, place = JUDGES[game], Place(move.before, move.seat)
    hasty = line_of(game, HASTY, move, 0)
    lines = lines_in_question(place, judge, move, hasty)
    candidates = compared(place, judge, move, lines) if lines else None
    if candidates is None:
        return None
    best = candidates[0]
    solutions = [each for each in candidates if loss_of(best, each) <= SAME]
    others = [each for each in candidates if each not in solutions]
    missed = next(each for each in candidates if each.line == lines[-1])
    return Puzzle(
        move.first,
        move.seat,
        tuple([move_in(place, each.line) for each in solutions]),
        move_in(place, missed.line),
        round(best.mean, 3),
        round(loss_of(best, others[0]), 3),
        reason_for(judge, best, others),
        rating_of(game, move, solutions),
    )


def move_in(place: Place, line: Line) -> tuple[str, ...]:
    """The choices of a line before something new is revealed."""
    return words_in(place, foreseeable(place, line))


def lines_in_question(place: Place, judge: Judge, move: Move, hasty: Line) -> list[Line]:
    """The hasty one last; none if there is nothing to choose."""
    candidates = candidates_for(place, judge, move.first)
    if not candidates:
        return []
    missed = matching(place, candidates, hasty)
    return [each.line for each in candidates if each is not missed] + [missed.line]


def compared(place: Place, judge: Judge, move: Move, lines: list[Line]) -> list[Candidate] | None:
    """The lines after many worlds, the best first, if they fall apart into good and bad ones."""
    comparison = Comparison(place, judge, FRESH + move.first)
    candidates = [Candidate(line) for line in lines]
    most, tried = DEEP * judge.pace.most, 0
    while tried < most:
        for number in range(tried, tried + BATCH):
            comparison.try_in(number, candidates)
        tried += BATCH
        ranked = sorted(candidates, key=lambda each: each.mean, reverse=True)
        if not may_be_puzzle(ranked, lines[-1]):
            return None
    return ranked if is_puzzle(ranked, lines[-1]) else None


def may_be_puzzle(ranked: list[Candidate], hasty: Line) -> bool:
    """Whether the hasty line may still be wrong, and few lines may still be right.

    One standard error is soon sure enough: a puzzle that is missed costs less than many worlds.
    """
    best = ranked[0]
    missed = next(each for each in ranked if each.line == hasty)
    good = [each for each in ranked if loss_of(best, each) + error_of(best, each) < CLEAR]
    hopeful = loss_of(best, missed) + error_of(best, missed) >= CLEAR
    return hopeful and best.mean >= HOPELESS and len(good) <= most_solutions(ranked)


def is_puzzle(ranked: list[Candidate], hasty: Line) -> bool:
    best = ranked[0]
    good = [each for each in ranked if loss_of(best, each) <= SAME]
    bad = [each for each in ranked if is_clearly_worse(best, each)]
    wrong = any(each.line == hasty for each in bad)
    return wrong and len(good) + len(bad) == len(ranked) and len(good) <= most_solutions(ranked)


def most_solutions(ranked: list[Candidate]) -> int:
    return max(1, len(ranked) // 3)


def is_clearly_worse(best: Candidate, other: Candidate) -> bool:
    loss = loss_of(best, other)
    return loss >= CLEAR and loss - ONE_SIDED * error_of(best, other) >= CLEAR / 2


def loss_of(best: Candidate, other: Candidate) -> float:
    return best.mean - other.mean


def error_of(best: Candidate, other: Candidate) -> float:
    return standard_error([a - b for a, b in zip(best.chances, other.chances, strict=True)])


def line_of(game: str, level: str, move: Move, seed: int) -> Line:
    """What a bot plays there until something is revealed or somebody else must choose."""
    world = move.before.imagine(move.seat, seed)
    bot, revealed = levels_of(game)[level](seed), world.revealed
    line: list[Action] = []
    while move.seat in world.to_act() and world.revealed == revealed:
        line.append(bot.choose(Place(world, move.seat)))
        world.apply(move.seat, line[-1])
    return tuple(line)


def rating_of(game: str, move: Move, solutions: list[Candidate]) -> int:
    """How hard the puzzle is, judged by which bots solve it."""
    world = move.before.imagine(move.seat, 0)
    right = [position_after(world, move.seat, each.line) for each in solutions]
    attempts = [
        Attempt(level, position_after(world, move.seat, line) in right)
        for level, tries in TRIALS.items()
        for seed in range(tries)
        for line in [line_of(game, level, move, SALT + seed)]
    ]
    return rating_from(attempts)
