"""What leaders and docks allow once a turn, for each city alone; and what the bank sells."""

import pytest

from games.seven_wonders.tables import act, buildings, city, options, table, ways
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import CARD_OF
from ziggurat.games.seven_wonders.components import LEFT_DOCK, RIGHT_DOCK, STONE
from ziggurat.games.seven_wonders.discounts import (
    BANK_BONUS,
    BANK_UNIT,
    REFUND_LEFT,
    REFUND_RIGHT,
    docks_used,
    has_done,
    mark_done,
    sellers,
)
from ziggurat.games.seven_wonders.trade import Market

DEEDS = (REFUND_LEFT, REFUND_RIGHT, BANK_UNIT, LEFT_DOCK, RIGHT_DOCK, BANK_BONUS)


@pytest.mark.rule("SWL-44", "SWL-47", "SWC-33", "SWC-39")
@pytest.mark.parametrize("where", range(8))
@pytest.mark.parametrize("deed", DEEDS)
def test_what_was_done_is_noted_for_one_city_and_one_deed(where: int, deed: int) -> None:
    game = seven_wonders.new(1, 8)

    mark_done(game, where, deed)

    noted = [(at, each) for at in range(8) for each in DEEDS if has_done(game, at, each)]
    assert [(where, deed)] == noted
    docks = deed if deed in (LEFT_DOCK, RIGHT_DOCK) else 0
    assert [docks if at == where else 0 for at in range(8)] == [
        docks_used(game, at) for at in range(8)
    ]


def at_the_end_of_an_age(leaders: str, hand: str, coins: int = 9) -> SevenWonders:
    """Seat 2 may play the last card in the same turn as the one before."""
    return table(
        city("giza a"),
        city("rhodes a", built="lumber yard, clay pool"),
        city("babylon b", stages=2, built=leaders, hand=hand, coins=coins),
        city("olympia a", built="stone pit"),
        turn=6,
        leaders=True,
    )


def both_cards(game: SevenWonders, first: str, second: str) -> int:
    """The coins of seat 2 after two cards."""
    act(game, "discard lumber yard", "discard lumber yard", first)
    game.play(2, parse(second))
    return game.coins[2]


@pytest.mark.rule("SWL-47")
def test_a_card_without_a_purchase_leaves_hatshepsut_her_coin() -> None:
    game = at_the_end_of_an_age("hatshepsut", "altar, stockade")

    assert 9 - 2 + 1 == both_cards(game, "build altar", "build stockade paying 2 right")


@pytest.mark.rule("SWL-44", "SWL-47")
def test_the_bank_does_not_use_up_hatshepsuts_coin() -> None:
    game = at_the_end_of_an_age("hatshepsut, bilkis", "baths, stockade")

    coins = both_cards(game, "build baths paying 1 bank", "build stockade paying 2 right")

    assert 9 - 1 - 2 + 1 == coins


@pytest.mark.rule("SWL-44")
def test_the_bank_sells_once_a_turn() -> None:
    game = at_the_end_of_an_age("bilkis", "baths, stockade")
    act(game, "discard lumber yard", "discard lumber yard", "build baths paying 1 bank")

    assert "build stockade paying 2 right" in options(game, 2)
    assert "build stockade paying 1 bank" not in options(game, 2)


@pytest.mark.rule("SWL-44")
@pytest.mark.parametrize(("coins", "found"), [(0, []), (1, ["paying 1 bank"])])
def test_the_bank_is_paid_a_coin(coins: int, found: list[str]) -> None:
    game = table(city("giza a", built="bilkis", hand="stockade", coins=coins), leaders=True)

    assert found == ways(game, "stockade")


@pytest.mark.rule("SWL-44")
def test_the_bank_sells_one_resource_and_a_neighbour_the_other() -> None:
    """Clay at the left for 2; stone at the right, where the post and tile 11 make it free."""
    game = table(
        city("babylon a", built="bilkis, east trading post", hand="aqueduct", coins=9),
        city("ephesus a", built="quarry, stone pit"),
        city("rhodes a", built="quarry, stone pit"),
        age=2,
        leaders=True,
    )

    act(game, "build aqueduct paying 4 left 1 bank")

    assert 9 - 4 - 1 == game.coins[0]


def free_on_one_side(side: str, purchases: str) -> SevenWonders:
    """A stable needs clay, wood and ore; the board gives ore.  Clay costs 2 on the other side."""
    near = ("lumber yard", "clay pool") if side == "left" else ("clay pool", "lumber yard")
    post = "west trading post" if side == "left" else "east trading post"
    return table(
        city("rhodes a", built=f"bilkis, {post}", hand="stables", coins=9),
        city("ephesus a", built=near[0]),
        city("giza a", built=near[1]),
        age=2,
        active=(11,),
        leaders=True,
        purchases=purchases,
    )


@pytest.mark.rule("SWL-44")
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_what_is_free_is_not_bought_from_the_bank_if_only_unbeaten_purchases_count(
    side: str, other: str
) -> None:
    game = free_on_one_side(side, "unbeaten")

    assert [f"paying 1 {other}", "paying 1 bank"] == ways(game, "stables")


@pytest.mark.rule("SWL-44")
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_otherwise_any_missing_resource_is_bought_from_the_bank(side: str, other: str) -> None:
    game = free_on_one_side(side, "missing")

    expected = [f"paying 1 {other}", "paying 1 bank", f"paying 1 {other} 1 bank"]
    assert sorted(expected) == sorted(ways(game, "stables"))
    act(game, f"build stables paying 1 {other} 1 bank")
    assert 9 - 2 == game.coins[0]


@pytest.mark.rule("SWL-40", "SWL-44")
def test_what_a_discount_forgives_is_not_bought_from_the_bank() -> None:
    game = table(city("giza a", built="leonidas, bilkis", hand="barracks"), leaders=True)

    assert [""] == ways(game, "barracks")


@pytest.mark.rule("SWL-47")
@pytest.mark.parametrize(("order", "coins"), [("", 3), (" paying 2 left", 3 - 2 + 1)])
def test_where_anything_may_be_bought_hatshepsut_earns_by_what_was_bought(
    order: str, coins: int
) -> None:
    game = table(
        city("giza a", built="hatshepsut, lumber yard", hand="stockade"),
        city("ephesus a", built="lumber yard"),
        leaders=True,
        purchases="any",
    )

    act(game, f"build stockade{order}")

    assert coins == game.coins[0]


@pytest.mark.rule("SWL-44", "SWL-47")
def test_hatshepsut_earns_by_the_resource_that_the_bank_does_not_sell() -> None:
    game = table(
        city("rhodes a", built="hatshepsut, bilkis", hand="stables", coins=9),
        city("ephesus a", built="lumber yard, clay pool"),
        age=2,
        leaders=True,
    )

    act(game, "build stables paying 2 left 1 bank")

    assert 9 - 2 - 1 + 1 == game.coins[0]


@pytest.mark.rule("SWL-47")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("build baths paying 2 left", {REFUND_LEFT}),
        ("build baths paying 2 right", set()),
        ("build baths paying 4 left", set()),
    ],
)
def test_a_seller_has_the_resource_and_gets_its_price(words: str, found: set[int]) -> None:
    game = table(
        city("olympia a", built="hatshepsut", hand="baths"),
        city("ephesus a", built="stone pit"),
        leaders=True,
    )
    given = parse(words)
    assert isinstance(given, Order)

    assert found == sellers(Market(game, 0), STONE, given)


@pytest.mark.rule("SWC-33", "SWC-39")
def test_a_new_turn_allows_everything_again() -> None:
    game = table(
        city("giza a", "hatshepsut, clandestine dock west", "stockade, guard tower", coins=9),
        city("ephesus a", "lumber yard, clay pool", "altar, guard tower"),
        city("rhodes a", hand="guard tower, guard tower"),
        leaders=True,
        cities_too=True,
    )
    act(game, "build stockade paying 1 left", "build altar")
    assert 9 - 1 + 1 == game.coins[0]

    act(game, "build guard tower paying 1 left")

    assert 9 - 1 + 1 == game.coins[0]


@pytest.mark.rule("SWC-40")
def test_each_city_has_its_own_caligula_and_its_own_olympia() -> None:
    game = table(
        city("olympia a", stages=2, hand="palace, palace", coins=0),
        city("olympia a", stages=2, built="caligula", hand="militia, palace", coins=0),
        city("olympia a", stages=2, hand="palace, palace", coins=0),
        leaders=True,
        cities_too=True,
    )
    act(game, "discard palace", "build militia by caligula", "build palace for free")

    assert [[], ["militia"], ["palace"]] == [buildings(game, at) for at in range(3)]
    found = [bool([text for text in options(game, at) if "free" in text]) for at in range(3)]
    assert [True, True, False] == found


@pytest.mark.rule("SWC-40")
@pytest.mark.parametrize("seat", range(3))
def test_caligula_serves_once_an_age_wherever_he_is(seat: int) -> None:
    places = [city("giza a"), city("ephesus a"), city("rhodes a")]
    places[seat] = city("olympia a", built="caligula", hand="militia, altar", coins=0)
    game = table(*places, leaders=True, cities_too=True)
    orders = ["discard lumber yard"] * 3
    orders[seat] = "build militia by caligula"
    act(game, *orders)
    game.hands[seat] = (CARD_OF["gates of the city"],)

    assert [] == ways(game, "gates of the city", seat)


@pytest.mark.rule("SWL-44")
@pytest.mark.parametrize(
    ("purchases", "found"), [("unbeaten", [""]), ("missing", ["", "paying 1 bank"])]
)
def test_what_is_free_next_door_beats_the_bank(purchases: str, found: list[str]) -> None:
    game = table(
        city("giza a", built="bilkis, west trading post", hand="stockade", coins=9),
        city("ephesus a", built="lumber yard"),
        active=(11,),
        leaders=True,
        purchases=purchases,
    )

    assert found == ways(game, "stockade")
