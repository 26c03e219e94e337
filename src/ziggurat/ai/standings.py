"""Statistics over the games of an arena, with confidence intervals."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import fmean, median, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.arena import Bots
from ziggurat.ai.ratings import Rating, rate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.ai.arena import Result

Interval = tuple[float, float]

UNRATED: Final = Rating(0.0, 0.0)

CERTAIN: Final = 1.96  # standard deviations of a 95 % interval
# The same where the deviation itself is guessed from 2, 3 … values (Student's distribution).
CERTAIN_OF_FEW: Final = (
    *(12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23),
    *(2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10, 2.09, 2.09),
    *(2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05, 2.05, 2.04),
)


class Standing(NamedTuple):
    """A bot after all its games; a shared victory counts for each of its winners in part."""

    bot: str
    games: int
    share: float  # of victories, for each seat that the bot held
    interval: Interval  # 95 %, as if every game had its own deal
    by_deal: Interval  # 95 %, by what the bot made of each deal at all seats
    score: float  # mean
    lead: float  # mean, before the mean of the others at the same table
    lead_margin: float | None  # 95 %, by deal; None if deals do not differ
    rating: Rating
    median_seconds: float  # of a choice, in the middle of all games
    most_seconds: float


class Part(NamedTuple):
    """What a bot had of one game, at all the seats that it held."""

    deal: tuple[int, Bots]  # with the company in which it was played
    share: float
    score: float
    lead: float
    median_seconds: float
    most_seconds: float


def standings(results: Sequence[Result], *, cooperative: bool) -> list[Standing]:
    """The strongest first; a cooperative game has no ratings, so by their share."""
    ratings = {} if cooperative else rate(results)
    parts: dict[str, list[Part]] = defaultdict(list)
    for game in results:
        for bot in dict.fromkeys(game.bots):
            parts[bot].append(part(game, bot, whole=cooperative))
    found = [standing(bot, each, ratings.get(bot, UNRATED)) for bot, each in parts.items()]
    return sorted(found, key=lambda each: (-each.rating.elo, -each.share))


def part(game: Result, bot: str, *, whole: bool) -> Part:
    seats = [seat for seat, name in enumerate(game.bots) if name == bot]
    others = [score for score, name in zip(game.scores, game.bots, strict=True) if name != bot]
    score = fmean([game.scores[seat] for seat in seats])
    return Part(
        (game.deal, tuple(sorted(game.bots))),
        fmean([share_of(game.winners, seat, whole=whole) for seat in seats]),
        score,
        score - fmean(others) if others else 0.0,
        median([game.median_seconds[seat] for seat in seats]),
        max([game.most_seconds[seat] for seat in seats]),
    )


def standing(bot: str, parts: list[Part], rating: Rating) -> Standing:
    won = sum([part.share for part in parts], 0.0)
    deals: dict[tuple[int, Bots], list[Part]] = defaultdict(list)
    for each in parts:
        deals[each.deal].append(each)
    leads = [fmean([part.lead for part in deal]) for deal in deals.values()]
    return Standing(
        bot,
        len(parts),
        won / len(parts),
        wilson(won, len(parts)),
        around_mean([fmean([part.share for part in deal]) for deal in deals.values()]),
        fmean([part.score for part in parts]),
        fmean([part.lead for part in parts]),
        margin_of(leads) if len(set(leads)) > 1 else None,
        rating,
        median([part.median_seconds for part in parts]),
        max([part.most_seconds for part in parts]),
    )


def share_of(winners: tuple[int, ...], seat: int, *, whole: bool) -> float:
    """One victory, divided among its winners; in a cooperative game each has the whole of it."""
    if seat not in winners:
        return 0.0
    return 1.0 if whole else 1.0 / len(winners)


def wilson(count: float, games: int) -> Interval:
    """Wilson's interval: honest also near 0 and 1 and for few games."""
    z = CERTAIN
    centre = (count + z * z / 2) / (games + z * z)
    margin = z / (games + z * z) * sqrt(count * (games - count) / games + z * z / 4)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def around_mean(values: Sequence[float]) -> Interval:
    """The interval around the mean of independent shares; Wilson's if they do not differ."""
    if len(set(values)) == 1:
        return wilson(sum(values), len(values))
    margin = margin_of(values)
    return max(0.0, fmean(values) - margin), min(1.0, fmean(values) + margin)


def margin_of(values: Sequence[float]) -> float:
    few = len(values) - 2
    certain = CERTAIN_OF_FEW[few] if few < len(CERTAIN_OF_FEW) else CERTAIN
    return certain * stdev(values) / sqrt(len(values))
