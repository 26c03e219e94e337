"""The course of an age, and what is done with a card."""

import pytest

from games.seven_wonders.tables import (
    act,
    buildings,
    city,
    finish_age,
    hand,
    options,
    refusal,
    set_stages,
    stages,
    table,
    ways,
)
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF
from ziggurat.games.seven_wonders.packed import number_of


@pytest.mark.rule("SW-AGE-1", "SW-AGE-2", "SW-END-1")
def test_a_game_is_three_ages_of_six_turns() -> None:
    game = seven_wonders.new(2, 3)
    turns = set()
    while waiting := game.to_act():
        turns.add((game.age, game.turn))
        game.play(waiting[0], game.options(waiting[0])[-1])

    assert {(age, turn) for age in (1, 2, 3) for turn in range(1, 7)} == turns


@pytest.mark.rule("SW-AGE-3", "SW-ACT-7")
def test_nothing_happens_before_all_have_chosen() -> None:
    game = table(city(hand="altar, baths"))
    game.play(0, parse("build altar"))
    game.play(1, parse("discard lumber yard"))

    assert [] == buildings(game, 0)
    assert [3, 3, 3] == game.coins

    game.play(2, parse("discard lumber yard"))
    assert ["altar"] == buildings(game, 0)


@pytest.mark.rule("SW-AGE-3")
def test_the_first_seat_that_has_not_chosen_is_next() -> None:
    game = table(city(hand="altar, baths"))
    assert 0 == game.agenda[-1].next_to_choose(game)

    game.play(1, parse("discard lumber yard"))
    assert 0 == game.agenda[-1].next_to_choose(game)
    game.play(0, parse("build altar"))
    assert 2 == game.agenda[-1].next_to_choose(game)


@pytest.mark.rule("SW-AGE-3")
def test_a_choice_may_be_changed_until_the_last_one_is_made() -> None:
    game = table(city(hand="altar, theater"))
    game.play(0, parse("build altar"))
    game.play(0, parse("build theater"))
    game.play(1, parse("discard lumber yard"))
    game.play(2, parse("discard lumber yard"))

    assert ["theater"] == buildings(game, 0)


@pytest.mark.rule("SW-AGE-3")
def test_only_a_card_in_hand_can_be_chosen() -> None:
    game = table(city(hand="altar, theater"))

    assert Refusal.NOT_IN_HAND == refusal(game, "build pawnshop")


@pytest.mark.rule("SW-AGE-4")
@pytest.mark.parametrize(("age", "to"), [(1, 1), (2, 2), (3, 1)])
def test_hands_go_left_right_left(age: int, to: int) -> None:
    game = table(city(hand="altar, theater, baths"), age=age)

    act(game, "discard altar")

    assert ["baths", "theater"] == hand(game, to)


@pytest.mark.rule("SW-AGE-5", "SW-AGE-7")
def test_the_last_card_is_discarded_without_coins_before_the_conflicts() -> None:
    game = table(city(built="stockade", hand="altar, theater"), turn=6)

    act(game, "build altar")

    assert 3 == game.coins[0]
    assert CARD_OF["theater"] in [number_of(each) for each in game.discard]
    assert 2 == game.age
    assert 2 == game.victories[0]


@pytest.mark.rule("SW-ACT-1", "SW-ACT-2")
def test_a_card_is_built_or_marks_a_stage_or_is_discarded_for_three_coins() -> None:
    game = table(city("giza a", built="quarry", hand="altar, altar"))

    assert ["build altar", "stage with altar", "discard altar"] == options(game)

    act(game, "discard altar")
    assert 6 == game.coins[0]


@pytest.mark.rule("SW-ACT-2")
def test_a_player_who_can_do_nothing_else_must_discard() -> None:
    game = table(city("giza a", hand="palace, pantheon", coins=0), age=3)

    assert ["discard palace", "discard pantheon"] == sorted(options(game))


@pytest.mark.rule("SW-ACT-3")
def test_no_name_stands_twice_in_a_city() -> None:
    game = table(city("giza a", built="loom, quarry", hand="loom, altar"), age=2)

    assert Refusal.ALREADY_BUILT == refusal(game, "build loom")
    assert refusal(game, "stage with loom") is None
    assert refusal(game, "discard loom") is None


@pytest.mark.rule("SW-ACT-4", "SW-COMP-4")
def test_a_marker_lies_face_down_and_is_no_building() -> None:
    game = table(city("giza a", built="quarry", hand="altar, altar"))

    act(game, "stage with altar")

    assert 1 == game.stages(0)
    assert ["quarry"] == buildings(game, 0)
    assert 2 == len(game.discard)
    assert ["altar"] == game.view(0)["cities"][0]["markers"]
    assert ["?"] == game.view(2)["cities"][0]["markers"]


@pytest.mark.rule("SW-ACT-5")
def test_stages_are_built_in_order_each_once() -> None:
    game = table(city("giza a", built="sawmill, quarry, lumber yard", hand="altar"), age=2)
    assert [""] == stages(game)  # two stone

    set_stages(game, 0, 1)
    assert [""] == stages(game)  # three wood

    set_stages(game, 0, 3)
    assert Refusal.WONDER_COMPLETE == refusal(game, "stage with altar")


@pytest.mark.rule("SW-ACT-6", "SW-COMP-4")
def test_nobody_sees_what_another_discards() -> None:
    game = table(city(hand="altar, theater"), city("ephesus a", hand="baths, baths"))

    act(game, "discard altar", "build baths paying 2 right")

    assert ["altar", "?"] == game.view(0)["discard"]
    assert ["?", "?"] == game.view(1)["discard"]
    assert ["?", "lumber yard"] == game.view(2)["discard"]


@pytest.mark.rule("SW-AGE-8")
def test_a_shield_dug_up_on_the_sixth_turn_counts_in_the_conflicts() -> None:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"),
        discard="stockade",
        turn=6,
    )

    act(game, "stage with altar")
    game.play(0, parse("dig up stockade"))

    assert 2 == game.victories[0]


@pytest.mark.rule("SW-COST-5")
def test_what_is_built_this_turn_produces_from_the_next_on() -> None:
    game = table(
        city("giza a", hand="stockade, stockade"), city("ephesus a", hand="lumber yard, altar")
    )
    assert [] == ways(game, "stockade")

    act(game, "discard stockade", "build lumber yard")
    game.hands[0] = game.hands[1]

    assert ["paying 2 left"] == ways(game, "stockade")


def test_an_age_can_be_passed_by_discarding() -> None:
    game = seven_wonders.new(4, 3)

    finish_age(game)

    assert 2 == game.age
    assert [21, 21, 21] == game.coins
