"""Ratings follow from all games together, in any order."""

from math import log10

import pytest

from ziggurat.ai.arena import Result
from ziggurat.ai.ratings import rate


def games(first: str, second: str, won: int, lost: int) -> list[Result]:
    return [duel((first, second), number < won) for number in range(won + lost)]


def duel(bots: tuple[str, str], first_wins: bool) -> Result:
    ranks = (1, 2) if first_wins else (2, 1)
    winner = 0 if first_wins else 1
    return Result(0, 0, bots, (winner,), ranks, (0, 0), "over", (0.0, 0.0), (0.0, 0.0))


def test_ten_to_one_is_400_points() -> None:
    found = rate(games("a", "b", 10_000, 1000))

    assert 400 == pytest.approx(found["a"].elo - found["b"].elo, abs=1)
    assert 0 == pytest.approx(found["a"].elo + found["b"].elo, abs=0.01)


def test_bots_that_never_met_are_compared_through_another() -> None:
    found = rate(games("a", "b", 7500, 2500) + games("b", "c", 7500, 2500))

    step = 400 * log10(3)
    assert 2 * step == pytest.approx(found["a"].elo - found["c"].elo, abs=2)


def test_the_order_of_the_games_does_not_matter() -> None:
    played = games("a", "b", 7, 3) + games("b", "c", 2, 5) + games("c", "a", 4, 4)

    backwards = rate(reversed(played))
    for bot, rating in rate(played).items():
        assert rating.elo == pytest.approx(backwards[bot].elo, abs=1e-6)


def test_the_doubt_shrinks_with_the_games() -> None:
    few, many = rate(games("a", "b", 6, 4)), rate(games("a", "b", 600, 400))

    assert many["a"].doubt < few["a"].doubt / 5
    # The standard deviation of a logit: 1 / sqrt(n s (1 - s)) for a share s of n games.
    assert many["a"].doubt == pytest.approx(173.7 / (1000 * 0.24) ** 0.5, rel=0.01)


def test_one_bot_that_never_lost_has_a_rating_all_the_same() -> None:
    found = rate(games("a", "b", 3, 0))

    assert 100 < found["a"].elo < 400
