"""Grades of moves, by how much chance to win they cost."""

from math import exp
from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
FLAGGED: Final = (MISTAKE, BLUNDER)

# A grade needs this loss of win probability, and certainty of at least half of it.
LEAST_LOSS: Final = {BLUNDER: 0.20, MISTAKE: 0.10, INACCURACY: 0.05}
SURE: Final = 0.5
ONE_SIDED: Final = 1.645  # standard errors: 95 % on one side
NOTHING: Final = 0.01  # a loss that counts as none
STEEPNESS: Final = 4.4  # a loss of 10 points leaves 64 % of the accuracy of a move


def grade_of(loss: float, error: float) -> str:
    """The worst grade that the loss reaches and that chance alone would not explain."""
    certain = loss - ONE_SIDED * error
    for grade, least in LEAST_LOSS.items():
        if loss >= least and certain >= SURE * least:
            return grade
    return BEST if loss <= NOTHING else GOOD


def is_settled(loss: float, error: float) -> bool:
    """Whether more worlds are unlikely to change the grade."""
    if loss + ONE_SIDED * error < LEAST_LOSS[INACCURACY]:
        return True
    return loss - 2 * ONE_SIDED * error >= LEAST_LOSS[BLUNDER] * SURE


def accuracy_of(loss: float) -> float:
    """From 1 for the best move down to 0."""
    return exp(-STEEPNESS * max(0.0, loss))
