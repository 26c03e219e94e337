"""The Tower of Babel: the draft, building, placing, and what each tile does."""

import pytest

from games.seven_wonders.tables import (
    act,
    active_tiles,
    city,
    options,
    points_of,
    put_in_force,
    refusal,
    stages,
    table,
    tiles_placed,
    two_players,
    ways,
)
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import KIND, parse
from ziggurat.games.seven_wonders import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders.conflict import military_points, resolve_conflicts
from ziggurat.games.seven_wonders.packed import number_of
from ziggurat.games.seven_wonders.tower.refusals import TowerRefusal
from ziggurat.games.seven_wonders.tower.spiral import (
    TILE_THINGS,
    number_on,
    place_tile,
    slots,
    tower,
)
from ziggurat.games.seven_wonders.tower.tiles import TILES


@pytest.mark.rule("SWB-TOWER-1")
@pytest.mark.parametrize("modules", ["none", "tower", "projects", "both"])
def test_each_module_is_played_alone_or_with_the_other(modules: str) -> None:
    game = seven_wonders.new(1, 3, modules=modules)

    assert (modules in {"tower", "both"}) == (game.tower is not None)
    assert (modules in {"projects", "both"}) == (game.projects is not None)


@pytest.mark.rule("SWB-TOWER-2", "SWB-TOWER-16", "SWB-TOWER-42")
def test_the_board_has_two_three_or_four_slots() -> None:
    assert [2, 3, 3, 4, 4, 4] == [slots(players) for players in range(2, 8)]


@pytest.mark.rule("SWB-TOWER-3")
def test_there_are_24_tiles_all_different() -> None:
    assert [f"tile {number}" for number in range(1, 25)] == [tile.name for tile in TILES]
    assert 24 == len({tile.text.en for tile in TILES}) == len({tile.effect for tile in TILES})


@pytest.mark.rule("SWB-TOWER-5", "SWB-TOWER-6", "SWB-TOWER-7", "SWB-TOWER-8", "SWB-TOWER-9")
def test_tiles_go_round_to_the_right_until_everybody_holds_three() -> None:
    game = seven_wonders.new(4, 4, modules="tower")
    dealt = list(tower(game).packets)
    assert [3] * 4 == [len(packet) for packet in dealt]
    assert 12 == len(tower(game).box)

    for size in (3, 2):
        for seat in range(4):
            assert size == len(game.options(seat))
            game.play(seat, game.options(seat)[0])

    for seat in range(4):
        held = [number_of(tile) for tile in tower(game).hands[seat]]
        left, beyond = dealt[(seat + 1) % 4], dealt[(seat + 2) % 4]
        assert [dealt[seat][0], left[1], beyond[2]] == held
    assert 1 == game.age


@pytest.mark.rule("SWB-TOWER-6")
def test_only_a_tile_before_you_can_be_kept() -> None:
    game = seven_wonders.new(4, 3, modules="tower")
    other = tower(game).packets[1][0]

    assert TowerRefusal.TILE_NOT_OFFERED == game.why_not(0, parse(f"keep {number_on(other)}"))
    assert TableRefusal.NOT_THE_QUESTION == game.why_not(0, parse("discard altar"))


@pytest.mark.rule("SWB-TOWER-5", "SWB-TOWER-6")
def test_each_player_sees_the_tiles_to_choose_from() -> None:
    game = seven_wonders.new(4, 3, modules="tower")

    for seat, packet in enumerate(tower(game).packets):
        assert [number_on(tile) for tile in packet] == game.view(seat)["offered_tiles"]
    assert [] == game.view(SPECTATOR)["offered_tiles"]


def test_every_tile_is_counted_once_wherever_it_is() -> None:
    game = seven_wonders.new(4, 3, modules="tower")
    while not tower(game).built:
        seat = game.to_act()[0]
        assert [1] * 24 == [game.census()[tile.name] for tile in TILES]
        assert game.census() == game.imagine(1, game.turn).census()
        game.play(seat, game.options(seat)[-1])

    assert [1] * 24 == [game.census()[tile.name] for tile in TILES]


def test_a_conceivable_order_names_one_of_the_tiles() -> None:
    game = table(city(hand="altar, baths", tiles=(1, 2)))

    found = [each.text for each in KIND.conceivable(game) if each.text.startswith("tile ")]

    assert found
    assert found == [parse(text).text for text in found]


@pytest.mark.rule("SWB-TOWER-10", "SWB-TOWER-11")
def test_a_card_may_be_discarded_for_a_tile() -> None:
    game = table(city(hand="palace, palace", tiles=(3, 9)))
    assert ["discard palace", "tile 3 with palace", "tile 9 with palace"] == options(game)
    assert TowerRefusal.NO_SUCH_TILE == refusal(game, "tile 4 with palace")

    act(game, "tile 9 with palace")

    assert 3 == game.coins[0]
    assert 3 == len(game.discard)
    assert (9,) == tiles_placed(game)


@pytest.mark.rule("SWB-TOWER-12", "SWB-TOWER-13", "SWB-EX-11")
def test_a_tile_changes_nothing_in_the_turn_it_is_built() -> None:
    game = table(
        city(hand="altar, altar", tiles=(6,)), city("ephesus a", hand="altar, altar", coins=0)
    )

    act(game, "tile 6 with altar", "build altar")

    assert 0 == game.coins[1]
    assert [6] == game.view(2)["active_tiles"]


@pytest.mark.rule("SWB-TOWER-13")
def test_tiles_are_placed_after_the_digging() -> None:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"),
        city("ephesus a", hand="baths, baths", tiles=(6,)),
        discard="pawnshop",
    )

    act(game, "stage with altar", "tile 6 with baths")
    assert [0] == game.view(0)["placing"]
    assert [6] == game.view(1)["placing"]
    game.play(0, parse("dig up pawnshop"))

    assert 3 == game.coins[0]
    assert (6,) == tiles_placed(game)


@pytest.mark.rule("SWB-TOWER-14", "SWB-TOWER-15", "SWB-TOWER-16", "SWB-EX-10")
@pytest.mark.parametrize(("players", "active"), [(2, [4, 5]), (3, [3, 4, 5]), (5, [2, 3, 4, 5])])
def test_the_newest_tiles_cover_the_oldest(players: int, active: list[int]) -> None:
    game = seven_wonders.new(1, players, modules="tower")
    for tile in range(1, 6):
        place_tile(game, 0, TILE_THINGS[tile - 1])

    assert active == active_tiles(game)


@pytest.mark.rule("SWB-TOWER-17", "SWB-EX-1")
def test_four_then_twelve() -> None:
    game = table(
        city(hand="altar, altar", tiles=(12,)),
        city(hand="altar, altar", tiles=(4,)),
        city(),
        city(),
        city(),
        active=(7, 8, 9),
    )

    act(game, "tile 12 with altar", "tile 4 with altar")

    assert (7, 8, 9, 4, 12) == tiles_placed(game)
    assert [4, 8, 9, 12] == active_tiles(game)


@pytest.mark.rule("SWB-TOWER-18")
def test_a_tile_concerns_everybody_until_it_is_covered() -> None:
    game = table(
        city(hand="altar, altar", coins=0),
        city(hand="altar, altar", coins=0),
        city(hand="altar, altar", coins=0, tiles=(1, 2, 3)),
        active=(6,),
    )
    assert [] == ways(game, "altar", 0)
    assert [] == ways(game, "altar", 1)

    for tile in (1, 2, 3):
        place_tile(game, 2, TILE_THINGS[tile - 1])
    assert [""] == ways(game, "altar", 0)


@pytest.mark.rule("SWB-TOWER-19", "SWB-TOWER-47")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 2), (2, 5), (3, 10)])
def test_tiles_built_score_at_the_end(tiles: int, points: int) -> None:
    game = table(city(tiles=(1, 2, 3)))
    for tile in range(tiles):
        place_tile(game, 0, TILE_THINGS[tile])

    assert points == points_of(game, 0)["tower"]


# Taxes and bonuses.


@pytest.mark.rule("SWB-TOWER-20", "SWB-TOWER-21")
@pytest.mark.parametrize(
    ("tile", "order"),
    [
        (1, "build walls"),
        (6, "build baths"),
        (13, "build temple by chain"),
        (16, "stage with walls"),
    ],
)
def test_taxes_are_paid_to_the_bank(tile: int, order: str) -> None:
    held = city("giza a", built="altar, stone pit, quarry", hand="walls, baths, temple", coins=5)

    game = table(held, age=2, active=(tile,))
    act(game, order)
    assert 3 == game.coins[0]

    game = table(held._replace(coins=1), age=2, active=(tile,))
    assert Refusal.CANNOT_PAY == refusal(game, order)


@pytest.mark.rule("SWB-TOWER-21", "SWB-EX-12")
def test_two_taxes_fall_on_a_blue_card_by_chain() -> None:
    game = table(city(built="temple", hand="pantheon, altar", coins=6), age=3, active=(6, 13))

    act(game, "build pantheon by chain")

    assert 0 == game.coins[0]


@pytest.mark.rule("SWB-TOWER-20")
def test_a_tax_is_due_for_free_buildings_too() -> None:
    game = table(city("olympia a", hand="town hall, altar", stages=2, coins=3), age=3, active=(6,))

    act(game, "build town hall for free")

    assert 0 == game.coins[0]


@pytest.mark.rule("SWB-TOWER-22")
def test_red_cards_need_no_resources() -> None:
    game = table(city(hand="walls, aqueduct", coins=0), age=2, active=(2,))

    assert [""] == ways(game, "walls")
    assert [] == ways(game, "aqueduct")


@pytest.mark.rule("SWB-TOWER-23", "SWB-EX-17")
def test_stages_need_no_resources_but_their_tax() -> None:
    game = table(city("giza b", hand="altar, altar", coins=2), age=2, active=(15, 16))

    act(game, "stage with altar")

    assert 0 == game.coins[0]
    assert 1 == game.stages(0)


@pytest.mark.rule("SWB-TOWER-24", "SWB-EX-2")
@pytest.mark.parametrize("neighbour", [1, 2])
def test_the_school_of_a_neighbour_makes_the_academy_free(neighbour: int) -> None:
    built = ["", "school", ""] if neighbour == 1 else ["", "", "school"]
    game = table(
        city("rhodes a", hand="academy, altar", coins=0),
        city("ephesus a", built=built[1]),
        city("olympia a", built=built[2]),
        age=3,
        active=(7,),
    )
    assert ["by chain"] == ways(game, "academy")

    put_in_force(game, 9)
    assert [] == ways(game, "academy")


@pytest.mark.rule("SWB-TOWER-25", "SWB-TOWER-4")
def test_defeats_count_twice() -> None:
    game = table(city(built="stockade"), active=(22,))

    resolve_conflicts(game)

    assert [0, 2, 2] == game.defeats


@pytest.mark.rule("SWB-TOWER-26", "SWB-TOWER-4")
@pytest.mark.parametrize(("age", "points"), [(1, 0), (2, 2), (3, 6)])
def test_victories_are_worth_less(age: int, points: int) -> None:
    game = table(city(built="stockade"), age=age, active=(19,))

    resolve_conflicts(game)

    assert points == military_points(game, 0)


@pytest.mark.rule("SWB-TOWER-27", "SWB-TOWER-28", "SWB-TOWER-29")
@pytest.mark.parametrize(
    ("tiles", "order", "coins"),
    [
        ((5,), "build temple by chain", 2),
        ((14,), "build temple by chain", 2),
        ((5, 14), "build temple by chain", 4),
        ((14,), "build walls", 0),
        ((24,), "build craftsmens guild", 5),
    ],
)
def test_bonuses_come_after_building(tiles: tuple[int, ...], order: str, coins: int) -> None:
    game = table(
        city(
            "giza a",
            built="altar, quarry, foundry",
            hand="temple, walls, craftsmens guild",
            coins=0,
        ),
        age=2,
        active=tiles,
    )

    act(game, order)

    assert coins == game.coins[0]


@pytest.mark.rule("SWB-TOWER-27")
def test_a_bonus_cannot_pay_its_own_building() -> None:
    game = table(city(hand="altar, altar", coins=0), active=(5, 6))

    assert Refusal.CANNOT_PAY == refusal(game, "build altar")


# Commerce and production.


@pytest.mark.rule("SWB-TOWER-30", "SWB-TOWER-31", "SWB-TOWER-32", "SWB-EX-13")
@pytest.mark.parametrize(
    ("built", "tiles", "workshop", "baths"),
    [
        ("marketplace", (9,), "", "paying 2 left"),
        ("marketplace", (10,), "paying 2 right", "paying 2 left"),
        ("", (9, 10), "paying 2 right", "paying 2 left"),
        ("west trading post", (11,), "paying 2 right", ""),
        ("", (12,), "paying 2 right", "paying 3 left"),
        ("", (9, 11), "paying 1 right", "paying 1 left"),
    ],
)
def test_trade_tiles_change_the_price_of_each_unit(
    built: str, tiles: tuple[int, ...], workshop: str, baths: str
) -> None:
    game = table(
        city("rhodes a", built=built, hand="workshop, baths"),
        city("giza a"),
        city("alexandria a"),
        active=tiles,
    )

    assert [workshop] == ways(game, "workshop")
    assert [baths] == ways(game, "baths")


@pytest.mark.rule("SWB-TOWER-33")
def test_several_units_may_come_out_free() -> None:
    game = table(
        city("rhodes a", built="west trading post", hand="aqueduct, altar", coins=0),
        city("giza a", built="quarry"),
        age=2,
        active=(11,),
    )

    assert [""] == ways(game, "aqueduct")


@pytest.mark.rule("SWB-TOWER-34", "SWB-EX-14")
def test_posts_market_caravansery_and_forum_rest_but_chain() -> None:
    game = table(
        city(
            "rhodes a",
            built="marketplace, west trading post, forum",
            hand="caravansery, workshop, baths",
        ),
        city("giza a"),
        city("alexandria a"),
        age=2,
        active=(4,),
    )

    assert ["paying 2 right"] == ways(game, "workshop")
    assert ["paying 2 left"] == ways(game, "baths")
    assert ["by chain"] == ways(game, "caravansery")


@pytest.mark.rule("SWB-TOWER-35", "SWB-TOWER-36")
def test_some_tiles_give_everybody_a_unit() -> None:
    game = table(city("ephesus a", hand="baths, stockade, barracks, workshop, temple", coins=0))
    assert [] == ways(game, "baths")

    game = table(
        city("ephesus a", hand="baths, stockade, barracks, workshop, temple, walls", coins=0),
        active=(17, 18, 21),
    )
    for card in ("baths", "stockade", "barracks", "workshop", "temple"):
        assert [""] == ways(game, card)
    assert [] == ways(game, "walls")


@pytest.mark.rule("SWB-TOWER-37", "SWB-EX-15")
def test_double_and_mixed_brown_cards_rest() -> None:
    game = table(
        city(
            "ephesus a", built="sawmill, timber yard, clay pool", hand="stockade, quarry, barracks"
        ),
        city("alexandria a", built="foundry"),
        city("halicarnassus a"),
        age=2,
        active=(3,),
    )
    assert [] == ways(game, "stockade")
    assert [] == ways(game, "barracks")  # nor can a neighbour sell
    assert [""] == ways(game, "quarry")

    put_in_force(game, 9)
    assert [""] == ways(game, "stockade")


@pytest.mark.rule("SWB-TOWER-38", "SWB-TOWER-39", "SWB-EX-16")
def test_single_brown_cards_produce_without_end_boards_do_not() -> None:
    game = table(
        city("giza a", built="lumber yard", hand="altar, altar", stages=1, coins=0), active=(20,)
    )
    assert [""] == stages(game)  # three wood

    game = table(city("olympia a", hand="altar, altar", coins=0), active=(20,))
    assert [] == stages(game)  # two wood, of which the board gives one


@pytest.mark.rule("SWB-TOWER-38")
def test_neighbours_may_buy_any_number_of_them() -> None:
    game = table(
        city("ephesus a", hand="aqueduct, altar", coins=6),
        city("rhodes a", built="stone pit"),
        age=2,
        active=(20,),
    )

    assert ["paying 6 left"] == ways(game, "aqueduct")


@pytest.mark.rule("SWB-TOWER-40", "SWB-EX-3")
def test_guilds_are_paid_in_coins() -> None:
    game = table(
        city("giza a", built="press, loom, glassworks", hand="traders guild, altar"),
        age=3,
        active=(23,),
    )
    assert [""] == ways(game, "traders guild")

    act(game, "build traders guild")
    assert 0 == game.coins[0]


@pytest.mark.rule("SWB-TOWER-40", "SWB-TOWER-41", "SWB-EX-4")
def test_the_pantheon_costs_six_coins_or_a_chain() -> None:
    game = table(city(hand="pantheon, altar", coins=6), age=3, active=(8,))
    act(game, "build pantheon")
    assert 0 == game.coins[0]

    game = table(city(built="temple", hand="pantheon, altar", coins=0), age=3, active=(8,))
    assert ["by chain"] == ways(game, "pantheon")


# Two players.


@pytest.mark.rule("SWB-TOWER-42", "SWB-TOWER-43")
def test_the_free_city_has_no_tiles_but_builds_under_them() -> None:
    game = seven_wonders.new(1, 2, modules="tower")
    assert 2 == len(tower(game).packets)
    assert 18 == len(tower(game).box)

    game = two_players(city(hand="altar, baths, theater"), city(), city(coins=0), modules="tower")
    put_in_force(game, 6)
    game.play(0, parse("discard altar"))
    game.play(1, parse("discard lumber yard"))
    assert ["discard baths", "discard theater"] == options(game)
