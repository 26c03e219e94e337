"""What the view tells of trade: what cities produce, what they sell, what the bank takes."""

from games.seven_wonders.tables import act, city, table, two_players
from ziggurat.core.seats import SPECTATOR

MADE = ["glass", "loom", "papyrus"]


def test_a_city_sells_less_than_it_produces() -> None:
    game = table(city("giza a", built="sawmill, clay pit, loom, forum"))

    own = game.view(1)["cities"][0]

    assert [["wood"], ["wood"], ["stone"], ["loom"], ["clay", "ore"], MADE] == own["produces"]
    assert own["produces"][:-1] == own["sells"]


def test_tiles_in_force_change_what_is_produced_and_its_price() -> None:
    game = table(city("giza a", built="sawmill, west trading post"), active=(3, 12, 21))

    own = game.view(0)["cities"][0]

    assert [["stone"], MADE] == own["produces"]
    assert [["stone"]] == own["sells"]
    assert [2, 3, 2] == own["prices"]


def test_a_board_still_to_be_chosen_produces_nothing() -> None:
    game = table(city("giza a"))
    game.boards = (-1, *game.boards[1:])

    own = game.view(0)["cities"][0]

    assert [] == own["produces"]
    assert [] == own["sells"]


def test_what_the_bank_takes_for_a_card_of_the_hand_is_told() -> None:
    game = table(city(hand="sawmill, aqueduct"), age=2, active=(6, 8, 13, 16))

    view = game.view(0)

    assert {"aqueduct": [5, 4, 2], "sawmill": [1, 2, 0]} == view["dues"]
    assert 2 == view["cities"][0]["stage_due"]
    assert {"lumber yard": [0, 2, 0]} == game.view(1)["dues"]
    assert {} == game.view(SPECTATOR)["dues"]


def test_dues_of_hidden_cards_are_not_told() -> None:
    game = table(city(hand="altar, sawmill"), discard="palace")
    act(game, "discard sawmill")

    assert "palace" not in game.view(0)["dues"]
    assert "sawmill" in game.view(0)["dues"]
    assert "sawmill" not in game.view(2)["dues"]


def test_whoever_plays_for_the_free_city_is_told_of_its_hand() -> None:
    game = two_players(city(), city(), city("babylon b", hand="loom"), turn=6)
    game.hands[2] = game.hands[0][:1]

    assert game.view(game.holder())["cities"][2]["hand"] == ["lumber yard"]
    assert game.view(1 - game.holder())["cities"][2]["hand"] is None
