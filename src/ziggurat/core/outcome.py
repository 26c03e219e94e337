"""How a game ended."""

from typing import NamedTuple

from ziggurat.core.seats import Seat


class Row(NamedTuple):
    """A line of the score sheet: what is counted, and what each seat has of it."""

    name: str
    values: tuple[int, ...]  # by seat; a cooperative game has one for all


class Outcome(NamedTuple):
    """Who won, why, the ranking and the score sheet.

    Several winners share the victory; a cooperative game that is lost has none.
    """

    winners: tuple[Seat, ...]
    reason: str
    ranks: tuple[int, ...]  # by seat; 1 is the best, equal ranks are shared
    sheet: tuple[Row, ...]


def ranks_of(scores: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of each seat by its scores, greatest first."""
    ranks: list[int] = []
    for score in scores:
        rank = 1
        for other in scores:
            if other > score:
                rank += 1
        ranks.append(rank)
    return tuple(ranks)
