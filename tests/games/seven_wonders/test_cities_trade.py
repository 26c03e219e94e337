"""Cities: docks, Secret Warehouse, Black Market, masks."""

import pytest

from games.seven_wonders.tables import act, city, options, points_of, table, ways
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.catalogue import BOARD_THINGS, CARD_OF
from ziggurat.games.seven_wonders.components import LEFT_DOCK, RIGHT_DOCK
from ziggurat.games.seven_wonders.discounts import docks_used
from ziggurat.games.seven_wonders.science import borrowed

WEST, EAST = "clandestine dock west", "clandestine dock east"


def needy(built: str, hand: str, *, left: str = "", right: str = "") -> SevenWonders:
    """Seat 0 produces nothing of use and buys from the others."""
    return table(
        city("olympia a", built, f"{hand}, altar", coins=20),
        city("ephesus a", left),
        city("rhodes a", right),
        age=2,
        cities_too=True,
    )


@pytest.mark.rule("SWC-33")
def test_a_dock_takes_a_coin_off_the_first_resource_of_one_side() -> None:
    # Stone, from either side.
    game = needy("", "baths", left="stone pit", right="stone pit")
    assert ["paying 2 right", "paying 2 left"] == ways(game, "baths")

    game = needy(WEST, "baths", left="stone pit", right="stone pit")
    assert ["paying 1 left", "paying 2 right"] == ways(game, "baths")

    game = needy(EAST, "baths", left="stone pit", right="stone pit")
    assert ["paying 1 right", "paying 2 left"] == ways(game, "baths")


@pytest.mark.rule("SWC-33")
def test_only_the_first_resource_is_cheaper_also_a_manufactured_one() -> None:
    # The Aqueduct costs three stones.
    game = needy(WEST, "aqueduct", left="quarry, stone pit")
    assert ["paying 5 left"] == ways(game, "aqueduct")

    game = needy(WEST, "workshop", left="glassworks")
    assert ["paying 1 left"] == ways(game, "workshop")


@pytest.mark.rule("SWC-33")
def test_with_a_trading_post_or_market_a_resource_is_free() -> None:
    game = needy(f"{WEST}, west trading post", "baths", left="stone pit", right="stone pit")
    assert ["", "paying 2 right"] == ways(game, "baths")

    game = needy(f"{EAST}, marketplace", "workshop", right="glassworks")
    assert [""] == ways(game, "workshop")


@pytest.mark.rule("SWC-33", "SWX-05C")
@pytest.mark.parametrize(
    ("tile", "post", "paid"),
    [(11, "", [""]), (12, "", ["paying 2 left"]), (11, "west trading post", [""])],
)
def test_docks_add_to_tiles_and_no_price_falls_below_nothing(
    tile: int, post: str, paid: list[str]
) -> None:
    game = table(
        city("olympia a", f"{WEST}, {post}", "baths, altar"),
        city("ephesus a", "stone pit"),
        active=(tile,),
        cities_too=True,
    )

    assert paid == ways(game, "baths")


def at_babylon(built: str, hand: str) -> SevenWonders:
    """On the last turn of the first age, before the eighth card."""
    return table(
        city("babylon b", built, hand, stages=2, coins=9),
        city("ephesus a", "stone pit"),
        city("rhodes a", "stone pit"),
        turn=7,
        cities_too=True,
    )


@pytest.mark.rule("SWC-33")
def test_a_dock_serves_once_a_turn() -> None:
    game = at_babylon(WEST, "baths, walls")
    assert "build baths paying 1 left" in options(game)
    act(game, "build baths paying 1 left")
    assert LEFT_DOCK == docks_used(game, 0)

    # As if the eighth card were the same again: now it is bought at the full price.
    game.remove(0, CARD_OF["baths"])
    game.hands[0] = (CARD_OF["baths"],)
    assert ["paying 2 right", "paying 2 left"] == ways(game, "baths")


@pytest.mark.rule("SWC-33")
@pytest.mark.parametrize(
    ("side", "left"),
    [("left", ["paying 1 right", "paying 2 left"]), ("right", ["paying 1 left", "paying 2 right"])],
)
def test_of_two_docks_the_other_one_still_serves(side: str, left: list[str]) -> None:
    game = at_babylon(f"{WEST}, {EAST}", "baths, walls")
    act(game, f"build baths paying 1 {side}")

    game.remove(0, CARD_OF["baths"])
    game.hands[0] = (CARD_OF["baths"],)
    assert left == ways(game, "baths")


@pytest.mark.rule("SWC-33")
@pytest.mark.parametrize(
    ("built", "where"),
    [(f"{WEST}, west trading post", "left"), (f"{EAST}, east trading post", "right")],
)
def test_a_city_without_coins_buys_for_nothing(built: str, where: str) -> None:
    game = needy(built, "baths", **{where: "stone pit"})
    game.coins[0] = 0

    assert [""] == ways(game, "baths")


@pytest.mark.rule("SWC-33")
def test_a_purchase_from_a_side_uses_its_dock_whatever_was_bought() -> None:
    """A wood costs nothing, a glass 1; without the dock a wood would cost 1 as well."""
    game = at_babylon(f"{WEST}, west trading post, black market", "temple, altar")
    game.put(1, CARD_OF["lumber yard"])
    game.put(1, CARD_OF["glassworks"])
    assert ["", "paying 1 left"] == ways(game, "temple")

    act(game, "build temple paying 1 left")

    assert LEFT_DOCK == docks_used(game, 0)


@pytest.mark.rule("SWC-33")
def test_a_dock_that_makes_something_free_is_used() -> None:
    game = at_babylon(f"{WEST}, west trading post", "baths, loom")
    act(game, "build baths")
    assert LEFT_DOCK == docks_used(game, 0)


@pytest.mark.rule("SWC-33")
def test_a_dock_is_not_used_by_what_is_bought_on_the_other_side() -> None:
    game = at_babylon(f"{WEST}, {EAST}, west trading post", "baths, loom")
    act(game, "build baths paying 1 right")
    assert RIGHT_DOCK == docks_used(game, 0)

    game = at_babylon(f"{WEST}, {EAST}", "altar, loom")
    act(game, "build altar")
    assert 0 == docks_used(game, 0)


@pytest.mark.rule("SWC-33")
def test_docks_serve_again_in_the_next_turn() -> None:
    game = needy(WEST, "baths", left="stone pit")
    act(game, "build baths paying 1 left")

    assert 0 == docks_used(game, 0)


# Secret Warehouse and Black Market.


@pytest.mark.rule("SWC-34")
def test_the_warehouse_gives_one_more_of_what_the_city_produces() -> None:
    # Olympia produces wood, the Loom a loom; the Sawmill is not there.
    game = needy("secret warehouse, loom", "caravansery, apothecary, baths, statue")
    assert [""] == ways(game, "caravansery")  # two wood
    assert [] == ways(game, "statue")  # a wood and two ore
    assert [] == ways(game, "baths")


@pytest.mark.rule("SWC-34")
def test_the_warehouse_gives_one_unit_a_turn() -> None:
    # The Walls cost three stones.
    game = needy("secret warehouse, stone pit", "walls, aqueduct")
    assert [] == ways(game, "walls")

    game = needy("secret warehouse, quarry", "walls, aqueduct")
    assert [""] == ways(game, "walls")


@pytest.mark.rule("SWC-34")
def test_the_market_gives_what_the_city_does_not_produce() -> None:
    game = needy("black market", "baths, workshop, caravansery")
    assert [""] == ways(game, "baths")
    assert [""] == ways(game, "workshop")
    assert [] == ways(game, "caravansery")  # a second wood


@pytest.mark.rule("SWC-34")
def test_the_market_gives_one_unit_only() -> None:
    # The Stables cost an ore, a clay and a wood; Rhodes produces ore.
    game = table(city("rhodes a", "black market", "stables, baths"), age=2, cities_too=True)

    assert [] == ways(game, "stables")
    assert [""] == ways(game, "baths")
    others = ["wood", "stone", "clay", "glass", "loom", "papyrus"]
    assert [["ore"], others] == game.view(0)["cities"][0]["produces"]


@pytest.mark.rule("SWC-34")
def test_both_together_give_a_unit_each() -> None:
    # The Stables cost an ore, a clay and a wood; the Temple a wood, a clay and a glass; the
    # Courthouse two clays and a loom; the Statue a wood and two ores.
    game = needy("black market, secret warehouse, clay pool", "stables, temple, courthouse, statue")

    assert [""] == ways(game, "stables")
    assert [""] == ways(game, "temple")
    assert [""] == ways(game, "courthouse")
    assert ["paying 2 right"] == ways(game, "statue")


@pytest.mark.rule("SWC-34")
def test_yellow_cards_and_stages_count_for_neither() -> None:
    game = needy("black market, forum, caravansery", "baths, walls")
    produced = game.view(0)["cities"][0]["produces"]

    missing = ["stone", "clay", "ore", "glass", "loom", "papyrus"]
    assert missing == produced[-1]
    game = needy("secret warehouse, forum, caravansery", "baths, walls")
    assert ["wood"] == game.view(0)["cities"][0]["produces"][-1]


@pytest.mark.rule("SWX-05C")
def test_what_tiles_give_counts_for_neither() -> None:
    game = table(
        city("olympia a", "black market, secret warehouse"), active=(17, 18, 21), cities_too=True
    )

    warehouse, market = game.view(0)["cities"][0]["produces"][-2:]
    assert ["wood"] == warehouse
    assert "stone" in market
    assert "glass" in market


@pytest.mark.rule("SWC-35")
def test_every_symbol_of_a_mixed_card_counts_as_produced() -> None:
    game = needy("black market, secret warehouse, mine", "baths, walls")

    warehouse, market = game.view(0)["cities"][0]["produces"][-2:]
    assert ["wood", "stone", "ore"] == warehouse
    assert ["clay", "glass", "loom", "papyrus"] == market


@pytest.mark.rule("SWC-34")
def test_neighbours_cannot_buy_from_warehouse_and_market() -> None:
    game = needy("", "apothecary", left="black market, secret warehouse, stone pit")

    assert [["stone"], ["papyrus"]] == game.view(0)["cities"][1]["sells"]
    assert [] == ways(game, "apothecary")


def test_a_warehouse_without_production_gives_nothing() -> None:
    game = needy("secret warehouse", "baths")
    game.remove(0, BOARD_THINGS[game.boards[0]])

    assert [] == game.view(0)["cities"][0]["produces"]


# Masks.


def science(own: str, left: str = "", right: str = "", **settings: bool) -> int:
    """The points of a city; the one opposite has a card that cannot be copied."""
    game = table(
        city("giza a", own),
        city("ephesus a", left),
        city("petra a", "laboratory"),
        city("rhodes a", right),
        cities_too=True,
        house_rules=settings,
    )
    return points_of(game, 0)["science"]


@pytest.mark.rule("SWC-30")
def test_a_mask_copies_the_best_symbol_of_a_neighbours_green_card() -> None:
    assert 0 == science("pigeon loft")
    assert 1 == science("pigeon loft", "apothecary")
    assert 4 == science("pigeon loft, apothecary", "workshop, dispensary")
    assert 5 == science("pigeon loft, apothecary, scriptorium", "scriptorium")
    assert 10 == science("pigeon loft, apothecary, scriptorium", "scriptorium", "workshop")


@pytest.mark.rule("SWC-30")
def test_a_mask_copies_a_card_that_the_player_has_too() -> None:
    assert 4 == science("pigeon loft, apothecary", "apothecary")


@pytest.mark.rule("SWC-30")
def test_guilds_and_stages_are_not_copied() -> None:
    game = table(
        city("giza a", "spy ring, apothecary"),
        city("babylon a", "scientists guild", stages=2),
        cities_too=True,
    )

    assert 1 == points_of(game, 0)["science"]


@pytest.mark.rule("SWC-30")
def test_two_masks_may_copy_one_card_unless_a_house_rule_forbids_it() -> None:
    masks = "pigeon loft, spy ring, torture chamber"

    assert 9 == science(masks, "apothecary")
    assert 10 == science(masks, "apothecary, scriptorium", "workshop")
    assert 1 == science(masks, "apothecary", masks_differ=True)
    assert 5 == science(masks, "apothecary, scriptorium", "apothecary", masks_differ=True)


@pytest.mark.rule("SWC-30")
@pytest.mark.parametrize(
    ("masks", "around", "differ", "sums"),
    [
        (1, 0, False, [0]),
        (1, 0x012, False, [0x001, 0x010]),
        (2, 0x001, False, [0x002]),
        (2, 0x001, True, [0x001]),
        (2, 0x012, True, [0x002, 0x011]),
    ],
)
def test_what_masks_may_copy(masks: int, around: int, differ: bool, sums: list[int]) -> None:
    assert sums == borrowed(masks, around, differ)


def test_the_free_symbols_and_masks_are_chosen_together() -> None:
    # Compass and tablet of their own, a mask with gears around, and the Scientists Guild.
    assert 13 == science("apothecary, scriptorium, pigeon loft, scientists guild", "workshop")


def test_parsing_an_order_with_a_black_card() -> None:
    assert (
        "build gates of the city paying 2 left"
        == parse("build Gates of the City  paying 2 left").text
    )
