"""What the view tells of trade: what cities produce, what they sell, what an option costs."""

from games.seven_wonders.tables import act, city, table, two_players
from ziggurat.core.text import Value
from ziggurat.games.seven_wonders import SevenWonders, parse

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


def paid(game: SevenWonders, words: str) -> dict[str, Value]:
    """What an option costs whom."""
    values = game.describe(0, parse(words)).values
    return {to: values[to] for to in ("left", "bank", "right") if values[to]}


def test_an_option_says_what_the_bank_gets() -> None:
    game = table(city(hand="sawmill, aqueduct", coins=9), age=2, active=(6, 8, 13, 16))

    assert {"bank": 5} == paid(game, "build aqueduct")
    assert {"bank": 1} == paid(game, "build sawmill")
    assert {} == paid(game, "discard sawmill")


def test_an_option_says_what_each_neighbour_gets() -> None:
    game = table(city("rhodes a", hand="baths"), city("giza a"))

    assert {"left": 2} == paid(game, "build baths paying 2 left")


def test_a_view_shows_what_was_paid_this_turn() -> None:
    game = table(
        city("halicarnassus b", built="ore vein", hand="altar, altar", coins=5),
        city("rhodes a", hand="sawmill, altar"),
        discard="stockade",
        age=2,
    )

    act(game, "stage with altar paying 2 left", "build sawmill")
    assert [[0, 2, 0], [1, 0, 0]] == [each["paid"] for each in game.view(2)["cities"][:2]]
    game.play(0, parse("decline"))

    assert [[0, 0, 0]] * 3 == [each["paid"] for each in game.view(2)["cities"]]


def test_the_card_of_a_sealed_order_is_told_to_its_owner_alone() -> None:
    game = table(city(hand="altar, sawmill"))
    game.play(0, parse("discard sawmill"))

    assert "sawmill" == game.view(0)["sealed_card"]
    assert "" == game.view(1)["sealed_card"]


def test_whoever_plays_for_the_free_city_is_told_of_its_hand() -> None:
    game = two_players(city(), city(), city("babylon b", hand="loom"), turn=6)
    game.hands[2] = game.hands[0][:1]

    assert game.view(game.holder())["cities"][2]["hand"] == ["lumber yard"]
    assert game.view(1 - game.holder())["cities"][2]["hand"] is None
