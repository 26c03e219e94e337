"""One rating scale for the levels of each game, and the level that suits a player's results.

Ratings are Elo figures: 400 points are odds of ten to one, and the mason has 1000 in every game.
Against others, the chance to win is one's own strength among those of the whole table.  Where all
play together, a team is as strong as its members are on average, and wins against the game itself.
`tools/measure_opponents.py --ladder` measures the ratings.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.catalogue import USUAL
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ELO: Final = 400.0
MIDDLE: Final = 1000  # the mason, in every game
RATINGS: Final[dict[str, dict[str, int]]] = {
    "babel": {
        "apprentice": 492,
        "potter": 643,
        "carpenter": 819,
        "brickmaker": 889,
        "mason": 1000,
        "sculptor": 1171,
        "scribe": 1322,
        "architect": 1522,
        "astronomer": 1605,
        "king": 1752,
        "marduk": 1853,
    },
    "babylon": {
        "apprentice": 195,
        "shepherd": 310,
        "weaver": 425,
        "potter": 540,
        "miller": 655,
        "carpenter": 770,
        "brickmaker": 885,
        "mason": 1000,
        "sculptor": 1095,
        "architect": 1190,
        "astronomer": 1340,
        "vizier": 1490,
        "king": 1640,
    },
    "babble": {
        "apprentice": 700,
        "potter": 800,
        "carpenter": 890,
        "mason": 1000,
        "sculptor": 1125,
        "architect": 1239,
        "astronomer": 1305,
        "king": 1370,
    },
    "seven_wonders": {
        "apprentice": 493,
        "potter": 627,
        "carpenter": 752,
        "brickmaker": 862,
        "mason": 1000,
        "scribe": 1110,
        "architect": 1220,
        "king": 1335,
    },
}
# Where all play together: the rating of the game, against which such a team wins half of its games.
TASKS: Final = {"babble": 1015}

SPREAD: Final = 300.0  # standard deviation of players, before anything is known of them
RECENT: Final = 30  # games that count
STEP: Final = 10


class Played(NamedTuple):
    """A game against bots, or with them."""

    others: tuple[str, ...]  # their levels
    won: bool


def suited(game: str, played: Sequence[Played]) -> str:
    """The level about as strong as a player with these results, the latest first."""
    known = [each for each in played if is_rated(game, each.others)][:RECENT]
    if not known:
        return USUAL
    own = rating_from(game, known)
    return min(RATINGS[game], key=lambda level: abs(RATINGS[game][level] - own))


def is_rated(game: str, others: Iterable[str]) -> bool:
    """Whether all of these are levels of the ladder."""
    return all(each in RATINGS[game] for each in others)


def rating_from(game: str, played: Iterable[Played]) -> int:
    """The most likely rating of a player."""
    ladder = RATINGS[game].values()
    possible = range(min(ladder), max(ladder) + STEP, STEP)
    return max(possible, key=lambda rating: likelihood(game, rating, played))


def likelihood(game: str, rating: float, played: Iterable[Played]) -> float:
    """The logarithm, with a normal distribution before anybody has played."""
    total = -((rating - MIDDLE) ** 2) / (2 * SPREAD**2)
    for each in played:
        chance = chance_of(game, rating, each.others)
        total += log(chance if each.won else 1.0 - chance)
    return total


def chance_of(game: str, rating: float, others: Sequence[str]) -> float:
    """How likely a player of this rating wins a game with these at the other seats."""
    ratings = [RATINGS[game][each] for each in others]
    if GAMES[game].cooperative:
        team = (rating + sum(ratings)) / (1 + len(ratings))
        return 1.0 / (1.0 + strength(TASKS[game] - team))
    return 1.0 / (1.0 + sum([strength(each - rating) for each in ratings]))


def strength(rating: float) -> float:
    """On the scale on which strengths add up; 1 for a rating of 0."""
    return float(10.0 ** (rating / ELO))
