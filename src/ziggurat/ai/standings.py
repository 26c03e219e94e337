"""What the games of an arena say about its bots, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import fmean, median, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ziggurat.ai.arena import Result

Interval = tuple[float, float]

CERTAIN: Final = 1.96  # standard deviations that leave out one case of twenty


class Standing(NamedTuple):
    """A bot after all its games; a shared victory counts for each of its winners in part."""

    bot: str
    games: int  # a game counts once for each seat the bot held
    share: float  # of victories
    interval: Interval  # 95 %, as if every game had its own deal
    by_deal: Interval  # 95 %, by what the bot made of each deal at all seats
    score: float  # mean
    rating: float
    doubt: float  # standard deviation of the rating
    median_seconds: float  # of a choice, in the middle of all games
    most_seconds: float


def standings(results: Sequence[Result], *, cooperative: bool) -> list[Standing]:
    """The strongest first; a cooperative game has no ratings, so by their share."""
    ratings = {} if cooperative else rated(results)
    seats: dict[str, list[tuple[Result, int]]] = defaultdict(list)
    for game in results:
        for seat, bot in enumerate(game.bots):
            seats[bot].append((game, seat))
    found = [
        standing(bot, held, ratings.get(bot, (0.0, 0.0)), cooperative=cooperative)
        for bot, held in seats.items()
    ]
    return sorted(found, key=lambda each: (-each.rating, -each.share))


def standing(
    bot: str, held: list[tuple[Result, int]], rating: tuple[float, float], *, cooperative: bool
) -> Standing:
    games = len(held)
    won = [share_of(game.winners, seat, whole=cooperative) for game, seat in held]
    deals: dict[tuple[int, tuple[str, ...]], list[float]] = defaultdict(list)
    for (game, _), share in zip(held, won, strict=True):
        deals[game.deal, tuple(sorted(game.bots))].append(share)
    return Standing(
        bot,
        games,
        sum(won) / games,
        wilson(sum(won), games),
        around_mean([fmean(each) for each in deals.values()]),
        fmean(game.scores[seat] for game, seat in held),
        *rating,
        median(game.median_seconds[seat] for game, seat in held),
        max(game.most_seconds[seat] for game, seat in held),
    )


def share_of(winners: tuple[int, ...], seat: int, *, whole: bool) -> float:
    """One victory, divided among its winners; whoever plays together has it whole."""
    if seat not in winners:
        return 0.0
    return 1.0 if whole else 1.0 / len(winners)


def rated(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Ratings after all games; of a bot that held several seats the mean of what they gained."""
    model = PlackettLuce()
    ratings: defaultdict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in sorted(results, key=lambda each: each.number):
        teams = [[ratings[bot]] for bot in game.bots]
        after = model.rate(teams, ranks=list(map(float, game.ranks)))
        for bot in set(game.bots):
            own = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
            mu, sigma = fmean(each.mu for each in own), fmean(each.sigma for each in own)
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def wilson(count: float, games: int) -> Interval:
    """Wilson's interval: honest also near 0 and 1 and for few games."""
    z = CERTAIN
    centre = (count + z * z / 2) / (games + z * z)
    margin = z / (games + z * z) * sqrt(count * (games - count) / games + z * z / 4)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def around_mean(values: Sequence[float]) -> Interval:
    """The interval around the mean of independent values; where all are alike, Wilson's."""
    if len(set(values)) == 1:
        return wilson(sum(values), len(values))
    margin = CERTAIN * stdev(values) / sqrt(len(values))
    return max(0.0, fmean(values) - margin), min(1.0, fmean(values) + margin)
