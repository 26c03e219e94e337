"""House rules where the rulebook is silent."""

import pytest

from games.seven_wonders.tables import (
    act,
    city,
    options,
    refusal,
    table,
    two_players,
    ways,
)
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import BOARD_NAMES, CARD_OF, set_of
from ziggurat.games.seven_wonders.purchases import ANY, MISSING, UNBEATEN, Purchases


def test_strictly_coins_of_turn_six_do_not_pay_for_the_seventh_card() -> None:
    game = table(city("babylon b", hand="tavern, tree farm", coins=0, stages=2), turn=6)
    game.unspent = (0, 3, 3)
    act(game, "build tavern")

    assert 5 == game.coins[0]
    assert ["discard tree farm", "decline"] == options(game)


def test_strictly_the_sixth_card_is_paid_from_the_same_coins() -> None:
    game = table(city("babylon b", hand="excavation, tree farm", coins=1, stages=2), turn=6)
    game.unspent = (1, 3, 3)
    act(game, "build excavation")

    assert ["discard tree farm", "decline"] == options(game)


def test_the_strict_option_counts_coins_at_the_start_of_the_sixth_turn() -> None:
    game = seven_wonders.new(1, 3, strict_seventh_card=True)
    for turn in range(1, 7):
        assert (tuple(game.coins) if turn == 6 else ()) == game.unspent
        for seat in range(3):
            game.play(seat, game.options(seat)[-1])


def test_digging_may_come_before_the_seventh_card() -> None:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"),
        city("babylon b", hand="stockade, tavern", stages=2),
        turn=6,
        dig_first=True,
    )
    act(game, "stage with altar", "build tavern")

    assert [0] == game.to_act()
    assert "dig up stockade" not in options(game)
    game.play(0, parse("decline"))
    assert [1] == game.to_act()


def test_the_free_city_may_be_spared_babylon_b() -> None:
    boards = set()
    for seed in range(60):
        game = seven_wonders.new(seed, 2, free_city_without_babylon_b=True)
        boards.add(BOARD_NAMES[game.boards[2]])

    assert "babylon b" not in boards
    assert {"babylon a", "giza b", "rhodes b"} <= boards


@pytest.mark.rule("SW-TRADE-10")
@pytest.mark.parametrize(
    ("purchases", "offered"),
    [
        (UNBEATEN, "0+4, 1+2, 3+0"),
        (MISSING, "1+2, 3+0, 0+4, 2+2"),
        (ANY, "1+2, 3+0, 0+4, 2+2, 4+0, 1+4, 3+2"),
    ],
)
def test_what_may_be_bought(purchases: Purchases, offered: str) -> None:
    # Clay and glass are missing, and both neighbours have them; wood is at hand and to the left.
    game = table(
        city("rhodes a", built="lumber yard, west trading post", hand="temple, altar", coins=9),
        city("olympia a", built="clay pool, glassworks"),
        city("babylon a", built="glassworks"),
        age=2,
    )
    game.facts = game.facts._replace(purchases=purchases)

    orders = [each for each in game.options(0) if each.text.startswith("build temple")]
    payments = [f"{each.left}+{each.right}" for each in orders if isinstance(each, Order)]
    assert offered == ", ".join(payments)
    assert Refusal.OTHER_PAYMENT == refusal(game, "build temple paying 5 left")


@pytest.mark.rule("SW-TRADE-5")
def test_the_dearer_neighbour_may_sell_and_the_cheapest_purchase_comes_first() -> None:
    game = table(
        city("rhodes a", built="lumber yard, west trading post", hand="temple, altar", coins=9),
        city("olympia a", built="clay pool, glassworks"),
        city("babylon a", built="glassworks"),
        age=2,
    )

    # Clay for 2 from the right although the left neighbour sells it for 1, and glass from the left.
    assert "paying 2 left 2 right" == ways(game, "temple")[-1]
    assert "paying 1 left 2 right" == ways(game, "temple")[0]


@pytest.mark.rule("SW-TRADE-5", "SW-COST-4")
def test_a_choice_of_sources_is_not_wasted_to_buy_more() -> None:
    """Clay from the pit and ore from the mine: only one clay is missing, not two."""
    game = table(
        city("alexandria a", built="clay pit, mine", hand="pantheon, altar", coins=20),
        city("babylon a", built="brickyard, loom, press"),
        age=3,
    )

    assert ["paying 4 left 2 right", "paying 6 left"] == ways(game, "pantheon")


def test_the_option_of_purchases_reaches_the_table() -> None:
    chosen = {
        setting: seven_wonders.new(1, 3, purchases=setting).facts.purchases
        for setting in ("unbeaten", "missing", "any")
    }

    assert {"unbeaten": UNBEATEN, "missing": MISSING, "any": ANY} == chosen


@pytest.mark.rule("SW-CHAIN-4")
def test_a_chain_may_be_bound_to_buildings_of_earlier_ages() -> None:
    game = table(
        city("giza a", built="scriptorium, baths", hand="aqueduct, library", coins=0), age=2
    )
    game.settled = [set_of([CARD_OF["baths"]]), 0, 0]

    assert ["by chain"] == ways(game, "aqueduct")
    assert [] == ways(game, "library")
    assert Refusal.CHAIN_OF_THIS_AGE == refusal(game, "build library by chain")


@pytest.mark.rule("SW-CHAIN-4")
def test_the_option_of_chains_knows_what_stood_when_the_age_began() -> None:
    game = seven_wonders.new(1, 3, chains_of_earlier_ages=True)
    built = {1: game.built.copy()}
    while waiting := game.to_act():
        assert built[game.age] == game.settled
        game.play(waiting[0], game.options(waiting[0])[0])
        built.setdefault(game.age, game.built.copy())

    assert {1, 2, 3} == set(built)


@pytest.mark.rule("SW-CHAIN-4")
def test_chains_of_neighbours_are_bound_to_earlier_ages_too() -> None:
    game = table(
        city("giza a", hand="aqueduct, library", coins=0),
        city("rhodes a", built="scriptorium, baths"),
        age=2,
        active=(7,),
    )
    game.settled = [0, set_of([CARD_OF["baths"]]), 0]

    assert ["by chain"] == ways(game, "aqueduct")
    assert Refusal.CHAIN_OF_THIS_AGE == refusal(game, "build library by chain")
    game.settled = []
    assert ["by chain"] == ways(game, "library")


@pytest.mark.rule("SW-2P-15")
@pytest.mark.parametrize(("setting", "side"), [("a", 0), ("b", 1)])
def test_the_side_of_the_free_city_may_be_fixed(setting: str, side: int) -> None:
    for seed in range(20):
        drawn = seven_wonders.new(seed, 2)
        fixed = seven_wonders.new(seed, 2, free_city_side=setting)

        assert fixed.boards[:2] == drawn.boards[:2]
        assert fixed.boards[2] >> 1 == drawn.boards[2] >> 1
        assert side == fixed.boards[2] & 1


def test_side_b_of_babylon_is_spared_also_where_the_side_is_fixed() -> None:
    games = [
        seven_wonders.new(seed, 2, free_city_side="b", free_city_without_babylon_b=True)
        for seed in range(60)
    ]
    boards = {BOARD_NAMES[game.boards[2]] for game in games}

    assert "babylon a" in boards
    assert all(board.endswith(" b") for board in boards - {"babylon a"})


@pytest.mark.rule("SW-2P-15")
def test_the_free_city_may_go_without_its_free_building() -> None:
    game = two_players(
        city("giza a", hand="altar, palace"), city("rhodes a"), city("olympia a", stages=2), age=3
    )
    game.facts = game.facts._replace(free_city_without_powers=True)
    game.play(0, parse("build altar"))
    game.play(1, parse("discard lumber yard"))

    assert ["discard palace"] == options(game)
    assert Refusal.NO_FREE_BUILDING == refusal(game, "build palace for free")


@pytest.mark.rule("SW-2P-15")
def test_the_free_city_may_go_without_digging() -> None:
    game = two_players(
        city("giza a", hand="altar, palace"),
        city("rhodes a", hand="tavern, tavern"),
        city("halicarnassus b", built="ore vein, foundry"),
    )
    game.facts = game.facts._replace(free_city_without_powers=True)
    game.play(0, parse("build altar"))
    game.play(1, parse("discard tavern"))
    game.play(0, parse("stage with palace"))

    assert 1 == game.stages(2)
    assert (2, [0, 1]) == (game.turn, game.to_act())


def test_players_keep_their_powers_when_the_free_city_has_none() -> None:
    game = table(city("olympia a", hand="palace, altar", stages=2, coins=0), age=3)
    game.facts = game.facts._replace(free_city_without_powers=True)

    assert ["for free"] == ways(game, "palace")
