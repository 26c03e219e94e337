"""The arena: every deal at every seat, and figures that say how sure they are."""

import pytest

from ziggurat.ai.arena import Arena, Result
from ziggurat.ai.standings import margin_of, standings, wilson


def arena(*bots: str, players: int = 3, game: str = "seven_wonders") -> Arena:
    return Arena(game, bots, players, {}, "test")


def result(number: int, bots: tuple[str, ...], *winners: int) -> Result:
    ranks = tuple(1 if seat in winners else 2 for seat in range(len(bots)))
    scores = tuple(10 if seat in winners else 5 for seat in range(len(bots)))
    return Result(
        number, number // 2, bots, winners, ranks, scores, "over", (0.1,) * 3, (0.2, 0.3, 0.4)
    )


def test_everybody_sits_everywhere_and_the_last_bot_fills_free_seats() -> None:
    expected = [
        ("king", "steward", "steward"),
        ("steward", "steward", "king"),
        ("steward", "king", "steward"),
    ]

    assert expected == arena("king", "steward").seatings()


def test_a_bot_alone_plays_each_deal_once() -> None:
    assert [("random",) * 3] == arena("random").seatings()


def test_more_bots_than_seats_meet_in_every_company() -> None:
    seatings = arena("random", "greedy", "planner", players=2, game="babel").seatings()

    assert 6 == len(seatings) == len(set(seatings))


def test_a_deal_is_played_at_all_seats_before_the_next() -> None:
    held = arena("steward", "random")
    played = [held.play(number) for number in range(4)]

    assert [0, 0, 0, 1] == [each.result.deal for each in played]
    assert 1 == len({each.record.seed for each in played[:3]})
    assert played[3].record.seed != played[0].record.seed
    assert [0, 2, 1] == [each.result.bots.index("steward") for each in played[:3]]


def test_a_game_follows_from_its_number_alone() -> None:
    held = arena("steward", "random")

    assert held.play(2).record == held.play(2).record


def test_a_shared_victory_is_divided_but_not_among_partners() -> None:
    games = [result(0, ("a", "b"), 0, 1), result(1, ("b", "a"), 1)]
    shares = {each.bot: each.share for each in standings(games, cooperative=False)}
    together = standings(games, cooperative=True)

    assert {"a": 0.75, "b": 0.25} == shares
    assert {"a": 1.0, "b": 0.5} == {each.bot: each.share for each in together}


def test_a_team_of_one_bot_counts_each_game_once() -> None:
    games = [result(0, ("a", "a"), 0, 1), result(2, ("a", "a"))]
    (team,) = standings(games, cooperative=True)

    assert (2, 0.5, wilson(1, 2)) == (team.games, team.share, team.interval)


def test_who_wins_is_rated_higher() -> None:
    games = [result(number, ("a", "b", "b"), 0) for number in range(10)]
    first, second = standings(games, cooperative=False)

    assert ("a", "b") == (first.bot, second.bot)
    assert first.rating.elo > second.rating.elo + 2 * second.rating.doubt
    assert (10, 10) == (first.games, second.games)
    assert (10.0, 5.0) == (first.score, second.score)
    assert (0.2, 0.4) == (first.most_seconds, second.most_seconds)


def test_a_lead_is_before_the_mean_of_the_others_and_sure_by_deal() -> None:
    """Two deals of two games each: 5 ahead and 2 behind (of 10 and 5 points), then always ahead."""
    table = ("a", "b", "b")
    won, lost = [result(number, table, 0) for number in (0, 2, 3)], result(1, table, 1)
    first, second = standings([*won, lost], cooperative=False)

    assert (3.125, -3.125) == (first.lead, second.lead)
    assert 12.71 * 3.75 / 2 == pytest.approx(first.lead_margin)


def test_one_deal_alone_does_not_say_how_sure_a_lead_is() -> None:
    first, _ = standings([result(0, ("a", "b"), 0), result(1, ("a", "b"), 0)], cooperative=False)

    assert (5.0, None) == (first.lead, first.lead_margin)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.278), (8, 10, 0.490, 0.943), (5, 5, 0.566, 1)]
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won, games)

    assert (low, high) == tuple(round(each, 3) for each in found)


def test_bots_with_the_same_result_in_nearly_every_deal_are_equally_strong() -> None:
    """Each deal but one is won once by either bot: the cards decide, and the bots are equal."""
    games = [result(number, (("a", "b"), ("b", "a"))[number % 2], 0) for number in range(38)]
    games += [result(number, ("a", "b"), 0) for number in (38, 39)]
    either, _ = standings(games, cooperative=False)

    assert either.by_deal[1] - either.by_deal[0] < 0.11
    assert either.interval[1] - either.interval[0] > 0.25


def test_two_deals_that_ended_alike_prove_nothing() -> None:
    games = [result(number, (("a", "b"), ("b", "a"))[number % 2], 0) for number in range(4)]
    either, _ = standings(games, cooperative=False)

    assert wilson(1, 2) == either.by_deal


def test_few_deals_are_less_sure_than_many() -> None:
    """Sixteen times as many leave less than a sixth of the doubt, not a quarter."""
    shares = (1.0, 0.5)
    few, many = ([shares[at % 2] for at in range(count)] for count in (4, 64))

    assert 6 * margin_of(many) < margin_of(few)


def test_even_a_bot_that_always_won_may_lose() -> None:
    games = [result(number, ("a", "b"), 0) for number in range(40)]
    winner, _ = standings(games, cooperative=False)

    assert wilson(20, 20) == winner.by_deal
    assert winner.by_deal[0] < winner.interval[0] < 1
