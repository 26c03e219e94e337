"""Components and setting up."""

import pytest

from games.seven_wonders.tables import act, city, finish_age, hand, table, ways
from ziggurat.core.kind import BadSetting
from ziggurat.core.refusal import TableRefusal
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWondersRefusal
from ziggurat.games.seven_wonders.base.boards import SIDES
from ziggurat.games.seven_wonders.base.cards import AGAIN_IN_AGE_II, CARDS
from ziggurat.games.seven_wonders.catalogue import BOARD_OF, GUILD_CARDS, WONDERS, deck
from ziggurat.games.seven_wonders.components import VICTORY
from ziggurat.games.seven_wonders.packed import number_of

PLAYERS = range(3, 8)


@pytest.mark.rule("SW-COMP-1")
def test_there_are_148_cards_and_seven_boards_with_two_sides() -> None:
    again = sum(len(copies) for copies in AGAIN_IN_AGE_II.values())

    assert 148 == sum(len(card.copies) for card in CARDS) + again + len(GUILD_CARDS)
    assert [49, 49, 40] == [len(deck(age, 7)) for age in (1, 2, 3)]
    assert 10 == len(GUILD_CARDS)
    assert 7 == WONDERS
    assert 14 == len(SIDES)


@pytest.mark.rule("SW-COMP-2")
def test_victories_are_worth_more_from_age_to_age() -> None:
    assert (1, 3, 5) == VICTORY


@pytest.mark.rule("SW-COMP-3")
def test_a_treasury_may_hold_any_number_of_coins() -> None:
    game = table(city(coins=500))

    act(game)

    assert 503 == game.coins[0]


@pytest.mark.rule("SW-SETUP-1", "SW-SETUP-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_deck_is_dealt_to_the_last_card(players: int) -> None:
    sizes = [len(deck(age, players)) for age in (1, 2, 3)]

    assert [7 * players, 7 * players, 7 * players - players - 2] == sizes


@pytest.mark.rule("SW-SETUP-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_more_guilds_than_players_take_part(players: int) -> None:
    game = seven_wonders.new(3, players)
    while game.age < 3:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[-1])

    dealt = [card for held in game.hands for card in held if card in GUILD_CARDS]

    assert players + 2 == len(set(dealt))
    assert set(GUILD_CARDS) == {*dealt, *[number_of(card) for card in game.box]}


@pytest.mark.rule("SW-SETUP-2")
def test_which_guilds_take_part_is_left_to_chance() -> None:
    left_out = set()
    for seed in range(4):
        game = seven_wonders.new(seed, 3)
        while game.age < 3:
            finish_age(game)
        left_out.add(frozenset(game.box))

    assert len(left_out) > 1


@pytest.mark.rule("SW-SETUP-1", "SW-SETUP-2")
@pytest.mark.parametrize(
    ("players", "cards", "taverns"), [(2, 68, 0), (3, 68, 0), (4, 88, 1), (5, 108, 2), (7, 148, 3)]
)
def test_a_census_counts_every_card(players: int, cards: int, taverns: int) -> None:
    """Seven cards for each player and age; the guilds that are not dealt lie in the box."""
    census = seven_wonders.new(1, players).census()

    assert cards == sum(census.values())
    assert taverns == census.get("tavern", 0)
    assert 1 == census["workers guild"]


@pytest.mark.rule("SW-SETUP-4")
@pytest.mark.parametrize("seed", range(5))
def test_boards_are_dealt_each_wonder_once(seed: int) -> None:
    game = seven_wonders.new(seed, 7)

    assert 7 == len({SIDES[board].wonder for board in game.boards})


@pytest.mark.rule("SW-SETUP-4")
def test_boards_may_all_show_side_a() -> None:
    game = seven_wonders.new(1, 7, wonders="dealt a")

    assert all(SIDES[board].name.endswith(" a") for board in game.boards)


@pytest.mark.rule("SW-SETUP-4")
def test_the_side_of_a_board_may_be_chosen_in_secret() -> None:
    game = seven_wonders.new(1, 3, wonders="chosen")
    names = [SIDES[board].name[:-2] for board in game.boards]
    other = seven_wonders.parse(f"take {names[1]} a")
    assert SevenWondersRefusal.BOARD_NOT_OFFERED == game.why_not(0, other)
    other_question = game.why_not(0, seven_wonders.parse("decline"))
    assert TableRefusal.NOT_THE_QUESTION == other_question
    for seat in range(3):
        assert 2 == len(game.options(seat))
        game.play(seat, game.options(seat)[1])

    assert all(SIDES[board].name.endswith(" b") for board in game.boards)


@pytest.mark.rule("SW-SETUP-4")
def test_who_turns_the_first_board_keeps_one_side_only() -> None:
    game = table(city("rhodes a"))

    game.take_board(0, BOARD_OF["rhodes b"])

    assert [["ore"]] == game.view(0)["cities"][0]["produces"]


def test_three_play_unless_another_number_is_named() -> None:
    assert 3 == seven_wonders.new(1).seats


@pytest.mark.rule("SW-SETUP-4")
def test_boards_may_be_taken_in_the_order_of_the_seats() -> None:
    game = seven_wonders.new(1, 3, wonders="drafted")
    assert ["", "", ""] == [each["board"] for each in game.view(0)["cities"]]
    game.play(0, seven_wonders.parse("take olympia b"))

    assert 12 == len(game.options(1))
    assert game.why_not(1, seven_wonders.parse("take olympia a")) is not None
    assert ["olympia b", "", ""] == [each["board"] for each in game.view(0)["cities"]]
    game.play(1, seven_wonders.parse("take giza a"))
    game.play(2, seven_wonders.parse("take rhodes a"))
    produced = [each["produces"] for each in game.view(0)["cities"]]
    assert [[["wood"]], [["stone"]], [["ore"]]] == produced


@pytest.mark.rule("SW-SETUP-5", "SW-SETUP-6")
def test_a_city_begins_with_three_coins_and_the_resource_of_its_board() -> None:
    game = seven_wonders.new(1, 4)
    assert [3] * 4 == game.coins

    game = table(city("giza a", hand="baths, altar"))
    assert [""] == ways(game, "baths")


@pytest.mark.rule("SW-AGE-1")
def test_everybody_is_dealt_seven_cards() -> None:
    game = seven_wonders.new(5, 5)

    assert [7] * 5 == [len(hand(game, seat)) for seat in range(5)]
    assert 1 == game.age


def test_players_look_first_for_modules_boards_and_teams() -> None:
    found = {option.name for option in seven_wonders.KIND.options if option.is_main}

    assert {"modules", "wonders", "leaders", "cities", "teams", "wonder_pack"} == found


@pytest.mark.parametrize("players", [1, 9])
def test_there_is_no_game_for_one_or_nine(players: int) -> None:
    with pytest.raises(BadSetting):
        seven_wonders.KIND.begin("1", players, {})
