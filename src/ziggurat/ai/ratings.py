"""Ratings of bots on one scale, from all games of an arena at once.

A game counts as duels between every two seats with different bots.  Under the model of Bradley and
Terry a bot of strength p wins a duel against one of strength q with chance p / (p + q).  The
strengths that make the results most likely do not depend on the order of the games, so bots that
never met can be compared through those they both met.  Strengths are reported as Elo figures: 400
points are odds of ten to one, and 0 is the middle of the field.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from math import inf, log, log10, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ziggurat.ai.arena import Result

ELO: Final = 400.0
# Each bot also drew one duel against a bot of middling strength: no strength is infinite.
PRIOR: Final = 1.0
ENOUGH: Final = 1e-9  # relative change at which strengths no longer move
MOST_STEPS: Final = 10_000

Wins = dict[tuple[str, str], float]  # of the first bot over the second


class Rating(NamedTuple):
    elo: float
    doubt: float  # standard deviation


def rate(results: Iterable[Result]) -> dict[str, Rating]:
    wins = duels(results)
    strengths = most_likely(wins)
    centre = fmean([log10(strength) for strength in strengths.values()]) if strengths else 0.0
    return {
        bot: Rating(ELO * (log10(strength) - centre), doubt(bot, wins, strengths))
        for bot, strength in strengths.items()
    }


def duels(results: Iterable[Result]) -> Wins:
    """How often each bot finished before each other; a game counts once for each seat."""
    wins: Wins = defaultdict(float)
    for game in results:
        weight = 1 / (len(game.bots) - 1) if len(game.bots) > 1 else 0.0
        for one, other in combinations(range(len(game.bots)), 2):
            first, second = game.bots[one], game.bots[other]
            if first != second:
                ahead = game.ranks[other] - game.ranks[one]
                share = 0.5 if ahead == 0 else float(ahead > 0)
                wins[first, second] += weight * share
                wins[second, first] += weight * (1 - share)
    return dict(wins)


def most_likely(wins: Wins) -> dict[str, float]:
    """Zermelo's iteration: each strength is its victories over what its duels lead to expect."""
    won: dict[str, float] = defaultdict(float)
    for (winner, _), count in wins.items():
        won[winner] += count
    strengths = dict.fromkeys(sorted(won), 1.0)
    for _ in range(MOST_STEPS):
        change = 0.0
        for bot, before in strengths.items():
            expected = PRIOR / (before + 1)
            for other, strength in strengths.items():
                if met := wins.get((bot, other), 0.0) + wins.get((other, bot), 0.0):
                    expected += met / (before + strength)
            strengths[bot] = (won[bot] + PRIOR / 2) / expected
            change = max(change, abs(strengths[bot] / before - 1))
        if change < ENOUGH:
            break
    return strengths


def doubt(bot: str, wins: Wins, strengths: dict[str, float]) -> float:
    """From the curvature of the likelihood, as if the other strengths were known."""
    own = strengths[bot]
    information = PRIOR * own / (own + 1) ** 2
    for other, strength in strengths.items():
        met = wins.get((bot, other), 0.0) + wins.get((other, bot), 0.0)
        information += met * own * strength / (own + strength) ** 2
    return ELO / log(10) / sqrt(information) if information else inf
