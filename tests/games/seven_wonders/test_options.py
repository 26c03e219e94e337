"""House rules where the rulebook is silent."""

from games.seven_wonders.tables import act, city, options, table
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.wonders import BOARD_NAMES


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
    )
    game.dig_first = True
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
