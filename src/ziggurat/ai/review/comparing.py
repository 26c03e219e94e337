"""Lines compared over imagined worlds, all of them in the same worlds.

At first all lines are tried in a few worlds, and the worse half is dropped, until two are left
besides the one that was played.  Then the best of them and the line played are compared in worlds
that had no part in choosing it: the best of many estimates looks better than it is.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.review.grades import is_settled
from ziggurat.ai.review.moves import Line, carry_out
from ziggurat.core.source import Dream

if TYPE_CHECKING:
    from ziggurat.ai.bot import Place
    from ziggurat.ai.review.judge import Judge, Outlook

FINALISTS: Final = 2
BATCH: Final = 8  # worlds between two looks at the result
SURE: Final = 0.25  # part of the worlds that are tried in any case: a few may all say the same
FRESH: Final = 1 << 32  # the worlds of the last comparison have other numbers


class Candidate:
    """A line and the chances that it left in each world tried."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.chances: list[float] = []
        self.terms: Final[list[dict[str, float]]] = []  # by world

    @property
    def mean(self) -> float:
        return sum(self.chances, 0.0) / len(self.chances)

    @property
    def error(self) -> float:
        return standard_error(self.chances)

    def learn(self, outlook: Outlook) -> None:
        self.chances.append(outlook.chance)
        self.terms.append(outlook.terms)


class Verdict(NamedTuple):
    best: Candidate
    played: Candidate
    loss: float
    error: float


class Comparison:
    """Compares lines of the seat of a place."""

    def __init__(self, place: Place, judge: Judge, seed: int) -> None:
        self._place: Final = place
        self._judge: Final = judge
        self._source: Final = Dream(seed)

    def select(self, candidates: list[Candidate], kept: Candidate | None) -> list[Candidate]:
        """The candidates, the best first; `kept` is tried to the end in any case."""
        worlds, tried = self._scaled(self._judge.pace.worlds), 0
        left, dropped = candidates, list[Candidate]()
        while True:
            for number in range(tried, tried + worlds):
                self.try_in(number, left)
            tried += worlds
            left.sort(key=mean_of, reverse=True)
            if len(left) <= FINALISTS + (kept is not None):
                return left + dropped
            half = max(FINALISTS, len(left) // 2)
            out = [each for each in left[half:] if each is not kept]
            left, dropped = [each for each in left if each not in out], out + dropped
            worlds *= 2

    def even_out(self, candidates: list[Candidate]) -> None:
        """Try each in all worlds that one of them was tried in, and put the best first."""
        most = max([len(each.chances) for each in candidates])
        for each in candidates:
            for number in range(len(each.chances), most):
                self.try_in(number, [each])
        candidates.sort(key=mean_of, reverse=True)

    def verify(self, best: Line, played: Line) -> Verdict:
        """How much worse the line played is in fresh worlds."""
        most = self._scaled(self._judge.pace.most)
        first, second = Candidate(best), Candidate(played)
        losses: list[float] = []
        while len(losses) < most:
            for number in range(len(losses), min(most, len(losses) + BATCH)):
                self.try_in(FRESH + number, [first, second])
            losses = [a - b for a, b in zip(first.chances, second.chances, strict=True)]
            settled = is_settled(mean(losses), standard_error(losses))
            if settled and len(losses) >= most * SURE:
                break
        return Verdict(first, second, mean(losses), standard_error(losses))

    def try_in(self, number: int, candidates: list[Candidate]) -> None:
        """Try each of them in the world of this number."""
        dream = self._source.number(number)
        world = self._place.imagine(dream)
        seat = self._place.seat
        for each in candidates:
            after = world.copy()
            carry_out(after, seat, each.line)
            each.learn(self._judge.foresee(after, seat, dream))

    def _scaled(self, worlds: int) -> int:
        return max(2, round(worlds * self._place.effort))


def mean_of(candidate: Candidate) -> float:
    return candidate.mean


def mean(values: list[float]) -> float:
    return sum(values, 0.0) / len(values)


def standard_error(values: list[float]) -> float:
    count = len(values)
    if count < 2:  # noqa: PLR2004 - a spread needs two
        return 1.0
    centre = mean(values)
    return sqrt(sum([(each - centre) ** 2 for each in values], 0.0) / (count - 1) / count)
