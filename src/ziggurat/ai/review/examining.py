"""One move examined, or one question answered by a hint: from what the seat knew then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.review.comparing import Candidate, Comparison, Verdict, mean, standard_error
from ziggurat.ai.review.grades import NOTHING, grade_of
from ziggurat.ai.review.judge import EVEN
from ziggurat.ai.review.moves import Line, carry_out, choices_of
from ziggurat.core.compose import words_of
from ziggurat.core.seats import Seat

if TYPE_CHECKING:
    from ziggurat.ai.bot import Place
    from ziggurat.ai.review.judge import Judge

HINTS: Final = 3


class Finding(NamedTuple):
    """What a review found about a move; plain values that can be stored."""

    first: int  # number of choices before the move
    last: int  # number of choices after it
    seat: Seat
    chance: float  # to win, after the move
    loss: float  # of win probability, compared with the best line found
    error: float  # the standard error of the loss, or of the chance if nothing was lost
    grade: str
    worlds: int
    better: tuple[str, ...] = ()  # the choices of the best line in words; empty if it was played
    reason: str = ""  # the term that speaks most for the better line; empty: none
    missed: float = 0.0  # bits of information that the better line gives the team, for certain

    @property
    def before(self) -> float:
        """The chance to win with the best line."""
        return self.chance + self.loss


class Advice(NamedTuple):
    """A line that a hint recommends."""

    choices: tuple[str, ...]
    chance: float
    error: float
    reason: str


def examine(place: Place, judge: Judge, line: Line, seed: int, numbers: tuple[int, int]) -> Finding:
    """Grade a line that was played.  The seat's own view decides, never the true position."""
    comparison = Comparison(place, judge, seed)
    candidates = candidates_for(place, judge, seed, place.effort)
    played = matching(place, candidates, line)
    ranked = comparison.select(candidates, played)
    best = ranked[0]
    if best is played:
        return finding(place, numbers, played, 0.0, played.error)
    verdict = comparison.verify(best.line, played.line)
    if verdict.loss <= 0.0:
        return finding(place, numbers, verdict.played, 0.0, verdict.error)
    found = finding(place, numbers, verdict.played, verdict.loss, verdict.error)
    better, reason = words_in(place, best.line), reason_for(judge, verdict.best, [verdict.played])
    return found._replace(better=better, reason=reason, missed=missed_by(judge, verdict))


def missed_by(judge: Judge, verdict: Verdict) -> float:
    """How much more a team would have learned, beyond chance; 0 where nobody learns."""
    if not judge.information:
        return 0.0
    return round(max(0.0, lead_in(judge.information, verdict.best, [verdict.played])), 2)


def finding(
    place: Place, numbers: tuple[int, int], played: Candidate, loss: float, error: float
) -> Finding:
    chance = round(played.mean, 4)
    loss = round(min(loss, 1.0 - chance), 4)
    grade, worlds = grade_of(loss, error), len(played.chances)
    return Finding(*numbers, place.seat, chance, loss, round(error, 4), grade, worlds)


def advise(place: Place, judge: Judge, seed: int) -> list[Advice]:
    """The best few lines for the seat, the best first.

    Few worlds are enough for a hint, but no line may be missing because somebody waits.
    """
    candidates = candidates_for(place, judge, seed)
    if not candidates:  # the judge has no preference
        candidates = [Candidate((option,)) for option in place.options[:HINTS]]
    comparison = Comparison(place, judge, seed)
    ranked = comparison.select(candidates, None)
    shown = distinct(place, ranked)[:HINTS]
    comparison.even_out(shown)
    unclear = EVEN if len(shown) > 1 and shown[0].mean - shown[-1].mean < NOTHING else ""
    return [
        Advice(
            words_in(place, each.line),
            round(each.mean, 4),
            round(each.error, 4),
            reason_for(judge, each, [other for other in ranked if other is not each]) or unclear,
        )
        for each in shown
    ]


def candidates_for(place: Place, judge: Judge, seed: int, effort: float = 1.0) -> list[Candidate]:
    """Promising lines, each once as far as nothing new is revealed."""
    most = max(2, round(judge.pace.lines * min(1.0, effort)))
    found: dict[Line, Candidate] = {}
    for line in judge.lines(place, seed, most):
        found.setdefault(foreseeable(place, line), Candidate(line))
    return list(found.values())[:most]


def matching(place: Place, candidates: list[Candidate], line: Line) -> Candidate:
    """The candidate that was played; it is added if the judge did not think of it."""
    cut = foreseeable(place, line)
    for each in candidates:
        if foreseeable(place, each.line) == cut:
            return each
    played = Candidate(cut)
    candidates.append(played)
    return played


def foreseeable(place: Place, line: Line) -> Line:
    """The part of a line before something new is revealed."""
    return carry_out(place.imagine(0), place.seat, line)


def words_in(place: Place, line: Line) -> tuple[str, ...]:
    world = place.imagine(0)
    return tuple([words_of(parts) for parts in choices_of(world, place.seat, line)])


def distinct(place: Place, ranked: list[Candidate]) -> list[Candidate]:
    """Of lines that begin with the same choice, the best."""
    found: dict[str, Candidate] = {}
    for each in ranked:
        found.setdefault(words_in(place, each.line)[0], each)
    return list(found.values())


def reason_for(judge: Judge, best: Candidate, others: list[Candidate]) -> str:
    """The term in which a line is ahead of the others most, if that is more than chance."""
    ahead = {name: lead_in(name, best, others) for name in judge.reasons} if others else {}
    name = max(ahead, key=lambda each: ahead[each], default="")
    return name if name and ahead[name] > 0.0 else ""


def lead_in(name: str, best: Candidate, others: list[Candidate]) -> float:
    """By how much a line is significantly ahead in a term, in worlds where others were tried."""
    leads: list[float] = []
    for world, terms in enumerate(best.terms):
        rivals = [each.terms[world].get(name, 0.0) for each in others if world < len(each.terms)]
        if rivals:
            leads.append(terms.get(name, 0.0) - mean(rivals))
    return mean(leads) - standard_error(leads)
