"""Conflicts, the end of the game, and scoring."""

import pytest

from games.seven_wonders.tables import act, city, points_of, table
from ziggurat.games.seven_wonders.base.cards import CARDS
from ziggurat.games.seven_wonders.components import ANY_SYMBOL, COMPASS, GEAR, GREEN, TABLET
from ziggurat.games.seven_wonders.conflict import military_points, resolve_conflicts
from ziggurat.games.seven_wonders.science import science_points
from ziggurat.games.seven_wonders.scoring import result, total_points


@pytest.mark.rule("SW-WAR-1", "SW-WAR-2", "SW-WAR-4", "SW-EX-5")
def test_three_shields_between_five_and_two() -> None:
    game = table(
        city("giza a", built="stockade, walls"),
        city("ephesus a", built="fortifications, stables"),
        city("rhodes a", built="archery range"),
        age=2,
    )

    resolve_conflicts(game)

    assert [0, 1, 0] == game.victories[:3]
    assert [1, 0, 2] == game.defeats
    assert 3 - 1 == military_points(game, 0)
    assert 3 + 3 == military_points(game, 1)


@pytest.mark.rule("SW-WAR-2")
def test_the_tokens_of_a_conflict_say_who_was_fought() -> None:
    game = table(city(built="stockade"), city("ephesus a"), city("rhodes a", built="barracks"))

    resolve_conflicts(game)

    told = [(each.name, each.shown["city"], each.shown["opponent"]) for each in game.hear()]
    assert [("won", 0, 1), ("defeated", 1, 0), ("won", 2, 1), ("defeated", 1, 2)] == told


@pytest.mark.rule("SW-WAR-2")
@pytest.mark.parametrize(("age", "points"), [(1, 1), (2, 3), (3, 5)])
def test_equal_strength_brings_nothing(age: int, points: int) -> None:
    game = table(city("giza a", built="stockade"), city("ephesus a", built="barracks"), age=age)

    resolve_conflicts(game)

    assert [points, points, -2] == [military_points(game, seat) for seat in range(3)]


@pytest.mark.rule("SW-WAR-3")
def test_shields_count_again_in_later_ages_and_points_may_be_negative() -> None:
    game = table(city("giza a", built="stockade"), city("ephesus a"))
    for age in (1, 2, 3):
        game.age = age
        resolve_conflicts(game)

    assert 2 * (1 + 3 + 5) == military_points(game, 0)
    assert -3 == military_points(game, 1)


@pytest.mark.rule("SW-EX-6")
def test_tokens_add_up_to_six() -> None:
    game = table(city())
    game.victories[:3] = [1, 1, 1]
    game.defeats[0] = 3

    assert 6 == military_points(game, 0)


@pytest.mark.rule("SW-SCORE-2", "SW-EX-7")
def test_fourteen_coins_are_four_points_and_stay() -> None:
    game = table(city(coins=14))

    assert 4 == points_of(game, 0)["treasury"]
    assert 14 == game.coins[0]


@pytest.mark.rule("SW-EX-8")
def test_altar_aqueduct_and_town_hall_are_thirteen_points() -> None:
    assert 13 == points_of(table(city(built="altar, aqueduct, town hall")), 0)["civilian"]


@pytest.mark.rule("SW-SCORE-3", "SW-EX-9")
def test_science_counts_squares_and_sets() -> None:
    assert 21 == science_points(3 * COMPASS + 2 * GEAR + TABLET)
    assert 31 == science_points(3 * COMPASS + 2 * GEAR + 2 * TABLET)
    assert 4 + 1 == science_points(2 * GEAR + TABLET)


@pytest.mark.rule("SW-SCORE-4")
def test_each_symbol_stands_on_four_cards() -> None:
    found = [card.effect.symbols for card in CARDS if card.colour == GREEN]

    assert [4, 4, 4] == [found.count(symbol) for symbol in (COMPASS, GEAR, TABLET)]
    assert [16, 25, 36] == [science_points(4 * COMPASS + free * ANY_SYMBOL) for free in (0, 1, 2)]


@pytest.mark.rule("SW-SCORE-5")
def test_free_symbols_are_chosen_for_the_best() -> None:
    assert 1 + 1 + 1 + 7 == science_points(COMPASS + 2 * ANY_SYMBOL)
    assert 25 + 1 + 1 + 7 == science_points(4 * COMPASS + GEAR + TABLET + ANY_SYMBOL)
    assert 4 + 4 + 4 + 14 == science_points(2 * COMPASS + GEAR + TABLET + 2 * ANY_SYMBOL)
    assert 1 + 9 + 1 + 7 == science_points(3 * GEAR + TABLET + ANY_SYMBOL)


@pytest.mark.rule("SW-SCORE-1", "SW-END-1")
def test_the_total_is_the_sum_of_all_categories() -> None:
    game = table(
        city("giza a", built="altar, apothecary, lighthouse, stockade", stages=1, coins=7),
        age=3,
    )
    game.victories[0] = 2

    rows = {row.name: row.values[0] for row in result(game).sheet}

    assert {
        "military": 2,
        "treasury": 2,
        "wonder": 3,
        "civilian": 2,
        "commercial": 1,
        "guilds": 0,
        "science": 1,
        "total": 11,
    } == rows
    assert 11 == total_points(game, 0)


@pytest.mark.rule("SW-END-2")
def test_a_tie_goes_to_the_richer_and_else_is_shared() -> None:
    game = table(city("giza a", coins=5), city("ephesus a", coins=4), city("rhodes a", coins=5))

    assert (0, 2) == result(game).winners
    assert (1, 3, 1) == result(game).ranks


@pytest.mark.rule("SW-END-1")
def test_the_most_points_win_not_the_most_coins_or_victories() -> None:
    game = table(
        city("giza a", built="palace"),
        city("ephesus a", built="arsenal"),
        city("rhodes a", coins=20),
        age=3,
    )
    game.victories = [0, 0, 0, 0, 0, 1, 0, 0, 0]

    assert [9, 6, 6] == [total_points(game, seat) for seat in range(3)]
    assert (0,) == result(game).winners
    assert (1, 3, 2) == result(game).ranks


@pytest.mark.rule("SW-END-1")
def test_the_game_ends_after_the_conflicts_of_the_third_age() -> None:
    game = table(city(built="arsenal", hand="palace, senate"), age=3, turn=6)

    act(game)

    assert game.outcome is not None
    assert (0,) == game.outcome.winners
    assert 10 == dict(game.outcome.sheet)["military"][0]
