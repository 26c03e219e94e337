"""What the view tells of trade: what cities produce, what they sell, what an option costs."""

import pytest

from games.seven_wonders.tables import (
    act,
    city,
    give_tokens,
    table,
    two_players,
    with_shares,
)
from ziggurat.core.action import UnknownAction
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.text import Phrase, Value
from ziggurat.games.seven_wonders import KIND, SevenWonders, new, parse
from ziggurat.games.seven_wonders.projects.participation import projects

MADE = ["glass", "loom", "papyrus"]


def test_a_city_sells_less_than_it_produces() -> None:
    game = table(city("giza a", built="sawmill, clay pit, loom, forum"))

    own = game.view(1)["cities"][0]

    assert [["wood"], ["wood"], ["stone"], ["loom"], ["clay", "ore"], MADE] == own["produces"]
    assert own["produces"][:-1] == own["sells"]


def test_a_city_as_others_see_it() -> None:
    game = table(
        city("rhodes a", built="stockade, forum", hand="altar, loom", coins=4, stages=2),
    )
    game.victories = [2, 0, 1, 1, 1, 0, 1, 1, 1]
    game.defeats[0] = 1

    seen = game.view(2)["cities"][0]

    assert ("rhodes a", 2, 4) == (seen["board"], seen["stages"], seen["coins"])
    assert (3, [1, 1, 5], 1) == (seen["shields"], seen["victories"], seen["defeats"])
    assert ([["ore"], MADE], [["ore"]]) == (seen["produces"], seen["sells"])
    assert ["stockade", "forum"] == seen["buildings"]
    assert (2, None, []) == (seen["hand_size"], seen["hand"], seen["hand_among"])
    assert ["loom", "altar"] == game.view(0)["cities"][0]["hand"]
    assert [[1, 3], [1, 3, 5]] == [each["victories"] for each in game.view(2)["cities"][1:]]


def test_a_view_tells_whether_the_game_is_over() -> None:
    game = table(city(hand="palace, senate"), age=3, turn=6)
    assert not game.view(0)["over"]

    act(game)

    assert game.view(0)["over"]


def test_a_plain_game_shows_nothing_of_modules() -> None:
    view = table(city()).view(0)

    assert ("", 0) == (view["project"], view["project_markers"])
    assert [[], [], [], []] == [
        view["offered_tiles"],
        view["tower"],
        view["active_tiles"],
        view["placing"],
    ]
    assert (0, -1, False) == (view["pile_size"], view["holder"], view["teams"])
    for seen in view["cities"]:
        assert (0, 0, 0) == (seen["debts"], seen["diplomacy"], seen["due"])
        assert (0, [], 0) == (seen["shares"], seen["tokens"], seen["penalties"])
        assert (False, [], 0) == (seen["barren"], seen["tiles"], seen["tower_height"])


@pytest.mark.rule("SWB-PROJ-3", "SWB-PROJ-4", "SWB-PROJ-5")
def test_everything_about_a_project_is_public() -> None:
    game = table(city(), project="belvedere", markers=2)
    with_shares(game, 1, 0, 2)
    give_tokens(game, 2, "free stage", "shield")
    game.projects = projects(game)._replace(penalties=(0, 3, 0))

    view = game.view(SPECTATOR)

    assert ("belvedere", 2) == (view["project"], view["project_markers"])
    assert [1, 0, 2] == [each["shares"] for each in view["cities"]]
    assert [0, 3, 0] == [each["penalties"] for each in view["cities"]]
    assert [[], [], ["free stage"]] == [each["tokens"] for each in view["cities"]]


@pytest.mark.rule("SWB-TOWER-14", "SWB-TOWER-15")
def test_the_tower_is_public() -> None:
    game = table(city(hand="altar, altar", tiles=(9, 3)), active=(7, 5, 6))
    act(game, "tile 9 with altar")

    view = game.view(1)

    assert ([7, 5, 6, 9], [5, 6, 9]) == (view["tower"], view["active_tiles"])
    assert [1, 0, 0] == [each["tower_height"] for each in view["cities"]]
    assert [[0], [], []] == [each["tiles"] for each in view["cities"]]
    assert [3] == game.view(0)["cities"][0]["tiles"]


@pytest.mark.rule("SW-2P-4", "SW-2P-5")
def test_the_pile_and_the_holder_are_public() -> None:
    game = two_players(city(hand="altar, loom, press"), city(), city(), pile="tavern, loom")

    assert (2, 0) == (game.view(1)["pile_size"], game.view(1)["holder"])


def test_records_of_version_1_keep_the_rules_they_began_with() -> None:
    before = {"free_city_must_chain": False, "purchases": "unbeaten"}

    assert {**before, "modules": "tower"} == KIND.upgraded({"modules": "tower"}, 1)
    assert {"modules": "tower"} == KIND.upgraded({"modules": "tower"}, 2)


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
    """What an option costs, and who is paid."""
    values = game.describe(0, parse(words)).values
    return {to: values[to] for to in ("left", "bank", "right") if values[to]}


@pytest.mark.parametrize(
    ("words", "name", "special"),
    [
        ("build baths", "build", {}),
        ("build baths paying 2 left 1 right", "build", {"left": 2, "right": 1}),
        ("build baths by chain", "chain", {}),
        ("build baths for free", "build_free", {}),
        ("build baths for a token", "build_by_token", {}),
        ("build baths taking part", "build", {"part": "taking_part"}),
        ("build baths by chain taking part by token", "chain", {"part": "by_token"}),
        ("dig up baths", "dig_up", {}),
        ("stage with baths paying 3 right", "stage", {"right": 3}),
        ("stage with baths for a token", "stage_by_token", {}),
        ("stage 2 with baths", "stage_numbered", {"stage": 2}),
        ("discard baths", "discard", {}),
        ("tile 1 with baths", "tile", {"tile": 1, "effect": "tile 1"}),
        ("tile 7 with baths", "tile", {"tile": 7, "effect": "tile 7"}),
    ],
)
def test_each_order_has_its_own_phrase(words: str, name: str, special: dict[str, Value]) -> None:
    order = parse(words)

    plain: dict[str, Value] = {"card": "baths", "part": "", "left": 0, "right": 0}
    assert (words, Phrase(name, {**plain, **special})) == (order.text, order.phrase())


@pytest.mark.parametrize(
    ("words", "phrase"),
    [
        ("decline", Phrase("decline", {})),
        ("take giza b", Phrase("take_board", {"board": "giza b"})),
        ("keep 24", Phrase("keep", {"tile": 24, "effect": "tile 24"})),
        ("give up baths", Phrase("give_up_card", {"card": "baths"})),
        ("keep plato", Phrase("keep_leader", {"leader": "plato", "effect": "plato effect"})),
        ("copy plato", Phrase("copy_leader", {"leader": "plato", "effect": "plato effect"})),
        ("entomb plato", Phrase("entomb", {"leader": "plato", "points": 8})),
        ("owe 2", Phrase("owe", {"debts": 2})),
        (
            "give up victories of ages 1 and 3",
            Phrase("give_up_victories", {"points": [1, 5]}),
        ),
    ],
)
def test_each_other_action_has_its_own_phrase(words: str, phrase: Phrase) -> None:
    action = parse(words)

    assert (words, phrase) == (action.text, action.phrase())


@pytest.mark.parametrize(
    "words",
    [
        "tile 0 with baths",
        "tile 25 with baths",
        "tile 7 with bath",
        "build",
        "build bath",
        "build baths paying 0 left",
        "build baths paying 1 right 1 left",
        "discard baths by chain",
        "give up victories of ages 3 and 1",
        "take giza c",
    ],
)
def test_other_words_are_no_order(words: str) -> None:
    with pytest.raises(UnknownAction):
        parse(words)


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
        city("halicarnassus b", built="ore vein, stone pit", hand="altar, altar", coins=5),
        city("rhodes a", hand="baths, altar"),
        city("giza a", hand="sawmill, altar"),
        discard="stockade",
        age=2,
    )

    act(game, "stage with altar paying 2 left", "build baths paying 2 right", "build sawmill")
    assert [[0, 2, 0], [0, 0, 2], [1, 0, 0]] == [each["paid"] for each in game.view(2)["cities"]]
    game.pay(1, 3, 4, 0)
    game.pay(2, 0, 6, 7)
    assert [[0, 2, 0], [3, 4, 2], [1, 6, 7]] == [each["paid"] for each in game.view(2)["cities"]]
    game.play(0, parse("decline"))

    assert [[0, 0, 0]] * 3 == [each["paid"] for each in game.view(2)["cities"]]


def test_nothing_is_paid_before_the_first_turn() -> None:
    game = new(1, 3, wonders="drafted")

    assert [[0, 0, 0]] * 3 == [each["paid"] for each in game.view(0)["cities"]]


def test_a_purchase_from_the_bank_is_added_to_what_the_bank_gets() -> None:
    game = table(city(built="bilkis", hand="stockade"), active=(1,), leaders=True)

    assert {"bank": 1 + 1} == paid(game, "build stockade paying 1 bank")


def test_the_card_of_a_sealed_order_is_told_to_its_owner_alone() -> None:
    game = table(city(hand="altar, sawmill"))
    game.play(0, parse("discard sawmill"))

    assert "sawmill" == game.view(0)["sealed_card"]
    assert "" == game.view(1)["sealed_card"]


def test_the_player_of_the_free_city_sees_its_hand() -> None:
    game = two_players(city(), city(), city("babylon b", hand="loom"), turn=6)
    game.hands[2] = game.hands[0][:1]

    assert game.view(game.holder())["cities"][2]["hand"] == ["lumber yard"]
    assert game.view(1 - game.holder())["cities"][2]["hand"] is None
    assert game.view(1 - game.holder())["cities"][2]["hand_among"] == []
