"""What a review says about a whole game: accuracy, luck and skill, turning points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.review.grades import FLAGGED, GRADES, INACCURACY, accuracy_of
from ziggurat.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.ai.review.examining import Finding

PHASES: Final = ("opening", "middle", "end")  # thirds of the choices; of 7 Wonders, the ages
COSTLIEST: Final = 3
TURNING: Final = 0.15  # a change of win probability that turns a game
TURNING_POINTS: Final = 5
MISSED: Final = 0.5  # bits of information that are worth a word
MISSED_MOST: Final = 5


class Account(NamedTuple):
    """A seat in a review.  Its chance at first, what it lost and its luck add up to the result."""

    seat: Seat
    at_first: float  # the chance to win before its first move
    result: float | None  # its share of the victory; None: the game is not over
    lost: float  # by its own moves
    luck: float  # gained between its moves: by chance and by what the others did
    accuracy: float
    by_phase: list[float | None]  # accuracy; None: no move there
    grades: dict[str, int]
    costliest: list[int]  # numbers of findings, the worst first


class TurningPoint(NamedTuple):
    """A change of a seat's chances that turned the game for it."""

    finding: int  # by number
    change: float
    own: bool  # by its own move; otherwise since its previous one


class Report(NamedTuple):
    accounts: list[Account]
    turning_points: list[TurningPoint]
    uninformed: list[int]  # numbers of findings: where a team lost information


def report_on(
    findings: Sequence[Finding], seats: int, choices: int, results: Sequence[float] | None
) -> Report:
    """Sum up findings, in the order of the game; `results` by seat, once the game is over."""
    accounts = [
        account_of(findings, seat, choices, None if results is None else results[seat])
        for seat in range(seats)
        if any(each.seat == seat for each in findings)
    ]
    points = [point for seat in range(seats) for point in turning_points(findings, seat)]
    points.sort(key=lambda point: abs(point.change), reverse=True)
    points = sorted(points[:TURNING_POINTS], key=lambda point: (point.finding, point.own))
    return Report(accounts, points, uninformed(findings))


def uninformed(findings: Sequence[Finding]) -> list[int]:
    """The moves that kept most information from a team, in the order of the game."""
    numbers = [number for number, each in enumerate(findings) if each.missed >= MISSED]
    numbers.sort(key=lambda number: findings[number].missed, reverse=True)
    return sorted(numbers[:MISSED_MOST])


def account_of(
    findings: Sequence[Finding], seat: Seat, choices: int, result: float | None
) -> Account:
    numbers = [number for number, each in enumerate(findings) if each.seat == seat]
    own = [findings[number] for number in numbers]
    lost = sum([each.loss for each in own], 0.0)
    at_first = own[0].before
    end = own[-1].chance if result is None else result
    worse = {INACCURACY} | set(FLAGGED)
    graded = [number for number in numbers if findings[number].grade in worse]
    graded.sort(key=lambda number: findings[number].loss, reverse=True)
    return Account(
        seat,
        round(at_first, 4),
        result,
        round(lost, 4),
        round(end - at_first + lost, 4),
        accuracy(own) or 1.0,
        [accuracy([each for each in own if phase_of(each, choices) == at]) for at in range(3)],
        {grade: sum([each.grade == grade for each in own]) for grade in GRADES},
        graded[:COSTLIEST],
    )


def accuracy(findings: Sequence[Finding]) -> float | None:
    if not findings:
        return None
    return round(sum([accuracy_of(each.loss) for each in findings], 0.0) / len(findings), 4)


def phase_of(finding: Finding, choices: int) -> int:
    return min(len(PHASES) - 1, len(PHASES) * finding.first // max(1, choices))


def turning_points(findings: Sequence[Finding], seat: Seat) -> list[TurningPoint]:
    found: list[TurningPoint] = []
    chance: float | None = None
    for number, each in enumerate(findings):
        if each.seat != seat:
            continue
        if chance is not None and abs(each.before - chance) >= TURNING:
            found.append(TurningPoint(number, round(each.before - chance, 4), own=False))
        if each.loss >= TURNING and each.grade in FLAGGED:
            found.append(TurningPoint(number, -each.loss, own=True))
        chance = each.chance
    return found
