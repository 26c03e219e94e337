"""Cost, production, commerce and chains."""

import pytest

from games.seven_wonders.tables import (
    act,
    buildings,
    cards,
    city,
    payments,
    refusal,
    stages,
    table,
    ways,
)
from ziggurat.games.seven_wonders import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders.base.cards import CARDS
from ziggurat.games.seven_wonders.catalogue import CARD_OF, CHAINED_BY, listed
from ziggurat.games.seven_wonders.components import (
    BROWN,
    CLAY,
    GLASS,
    PAPYRUS,
    STONE,
    STONE_OR_CLAY,
    STONE_OR_WOOD,
    WOOD,
)

PRICES = (2, 2, 2, 2, 2, 0)
CHAINS = (
    "baths>aqueduct",
    "altar>temple",
    "temple>pantheon",
    "theater>statue",
    "statue>gardens",
    "scriptorium>courthouse",
    "scriptorium>library",
    "library>senate",
    "library>university",
    "apothecary>stables",
    "apothecary>dispensary",
    "dispensary>arena",
    "dispensary>lodge",
    "workshop>archery range",
    "workshop>laboratory",
    "laboratory>siege workshop",
    "laboratory>observatory",
    "school>academy",
    "school>study",
    "east trading post>forum",
    "west trading post>forum",
    "forum>haven",
    "marketplace>caravansery",
    "caravansery>lighthouse",
    "walls>fortifications",
    "training ground>circus",
)


@pytest.mark.rule("SW-COST-1")
def test_only_brown_cards_cost_coins() -> None:
    assert {BROWN} == {card.colour for card in CARDS if card.coins}
    assert {1} == {card.coins for card in CARDS if card.coins}

    game = table(city(hand="tree farm, altar", coins=1))
    act(game, "build tree farm")
    assert 0 == game.coins[0]

    game = table(city(hand="tree farm, altar", coins=0))
    assert Refusal.CANNOT_PAY == refusal(game, "build tree farm")


@pytest.mark.rule("SW-COST-2")
def test_resources_come_from_board_brown_grey_yellow_and_stages() -> None:
    game = table(
        city(
            "alexandria a",
            built="lumber yard, press, forum, caravansery",
            hand="palace, altar",
            stages=2,
            coins=4,
        ),
        age=3,
    )

    # Glass of the board, wood, papyrus, a cloth, two raw materials of choice; one is bought.
    assert ["paying 2 right"] == ways(game, "palace")


@pytest.mark.rule("SW-COST-3")
def test_each_unit_pays_once_but_every_turn() -> None:
    game = table(city("giza a", built="stone pit", hand="aqueduct, baths, baths", coins=0), age=2)
    assert [] == ways(game, "aqueduct")

    assert [""] == ways(game, "baths")
    act(game, "build baths")
    game.hands[0] = cards("walls, library")
    assert [(0, 0)] == payments(2 * STONE, 2 * STONE, 0, 0, PRICES, 0)


@pytest.mark.rule("SW-COST-4")
def test_a_mixed_card_gives_one_of_its_resources_a_double_card_both_units() -> None:
    assert [(0, 0)] == payments(STONE, STONE_OR_CLAY, 0, 0, PRICES, 0)
    assert [] == payments(STONE + CLAY, STONE_OR_CLAY, 0, 0, PRICES, 0)
    assert [(0, 0)] == payments(2 * STONE, 2 * STONE, 0, 0, PRICES, 0)


@pytest.mark.rule("SW-TRADE-1", "SW-TRADE-5")
def test_what_is_missing_is_bought_from_either_neighbour() -> None:
    game = table(
        city("rhodes a", hand="baths, altar"),
        city("giza a"),
        city("ephesus a", built="stone pit"),
    )

    assert ["paying 2 right", "paying 2 left"] == ways(game, "baths")

    act(game, "build baths paying 2 left")
    assert [1, 3 + 3 + 2, 3 + 3] == game.coins


@pytest.mark.rule("SW-TRADE-1")
def test_nobody_buys_from_beyond_the_neighbours() -> None:
    game = table(
        city("rhodes a", hand="baths, altar"),
        city("ephesus a"),
        city("giza a", built="stone pit, quarry"),
        city("olympia a"),
    )

    assert [] == ways(game, "baths")


@pytest.mark.rule("SW-TRADE-2", "SW-CARD-5", "SW-W-ALEX")
def test_yellow_cards_and_wonder_stages_sell_nothing() -> None:
    game = table(
        city("rhodes a", hand="baths, workshop"),
        city("ephesus a", built="caravansery, forum"),
        city("alexandria b", stages=2),
    )

    assert [] == ways(game, "baths")
    assert ["paying 2 right"] == ways(game, "workshop")  # the glass of the board


@pytest.mark.rule("SW-TRADE-3", "SW-EX-3")
def test_both_neighbours_buy_the_same_stones_while_the_owner_uses_them() -> None:
    game = table(
        city("giza a", built="stone pit, loom", hand="library, altar"),
        city("rhodes a", built="loom", hand="library, altar", coins=4),
        city("ephesus a", built="loom", hand="library, altar", coins=4),
        age=2,
    )

    act(game, "build library", "build library paying 4 right", "build library paying 4 left")

    assert 3 + 8 == game.coins[0]
    assert all("library" in buildings(game, seat) for seat in range(3))


@pytest.mark.rule("SW-TRADE-4")
def test_a_buyer_gets_one_unit_from_a_mixed_card_regardless_of_others() -> None:
    assert [(2, 0)] == payments(STONE, 0, STONE_OR_CLAY, 0, PRICES, 9)
    assert [(2, 0)] == payments(CLAY, 0, STONE_OR_CLAY, 0, PRICES, 9)
    assert [] == payments(STONE + CLAY, 0, STONE_OR_CLAY, 0, PRICES, 9)
    assert [] == payments(2 * STONE, 0, STONE, 0, PRICES, 9)


@pytest.mark.rule("SW-TRADE-6")
def test_nothing_bought_is_kept_for_later() -> None:
    game = table(
        city("rhodes a", hand="baths, altar", coins=4), city("giza a", hand="aqueduct, baths")
    )
    act(game, "build baths paying 2 left")

    game.hands[0] = cards("walls")
    game.coins[0] = 2
    assert [] == ways(game, "walls")


@pytest.mark.rule("SW-TRADE-7", "SW-ORDER-3")
def test_coins_of_this_turn_cannot_be_spent_in_it() -> None:
    game = table(
        city("rhodes a", hand="tavern, guard tower", coins=1),
        city("ephesus a", hand="barracks, altar"),
        city("babylon a"),
    )
    assert [] == ways(game, "guard tower")
    assert ["paying 2 right"] == ways(game, "barracks", 1)

    act(game, "build tavern", "build barracks paying 2 right")
    assert 1 + 5 + 2 == game.coins[0]


@pytest.mark.rule("SW-TRADE-7")
def test_a_coin_cost_and_purchases_come_from_one_purse() -> None:
    assert [] == payments(2 * STONE, 0, 2 * STONE, 0, PRICES, 3)
    assert [(4, 0)] == payments(2 * STONE, 0, 2 * STONE, 0, PRICES, 4)


@pytest.mark.rule("SW-TRADE-8")
@pytest.mark.parametrize(
    ("post", "baths", "workshop"),
    [
        ("east trading post", ["paying 1 right", "paying 2 left"], ["paying 2 right"]),
        ("west trading post", ["paying 1 left", "paying 2 right"], ["paying 2 right"]),
        ("marketplace", ["paying 2 right", "paying 2 left"], ["paying 1 right"]),
    ],
)
def test_posts_and_market_lower_prices(post: str, baths: list[str], workshop: list[str]) -> None:
    game = table(
        city("rhodes a", built=post, hand="baths, workshop"),
        city("giza a"),
        city("alexandria a", built="stone pit"),
    )

    assert baths == ways(game, "baths")
    assert workshop == ways(game, "workshop")


@pytest.mark.rule("SW-TRADE-8")
def test_a_post_serves_from_the_turn_after_it_is_built() -> None:
    game = table(
        city("rhodes a", hand="west trading post, baths"),
        city("giza a", hand="baths, altar"),
        city("ephesus a", hand="baths, altar"),
    )
    assert ["paying 2 left"] == ways(game, "baths")

    act(game, "build west trading post", "discard altar", "discard altar")

    assert ["paying 1 left"] == ways(game, "baths")


@pytest.mark.rule("SW-TRADE-9", "SW-W-OLYMPIA-B1")
def test_olympia_trades_like_both_posts_and_they_do_not_add_up() -> None:
    game = table(
        city("olympia b", built="east trading post", hand="baths, west trading post", stages=1),
        city("giza a"),
        city("ephesus a", built="stone pit"),
    )

    assert ["paying 1 right", "paying 1 left"] == ways(game, "baths")
    assert [""] == ways(game, "west trading post")


@pytest.mark.rule("SW-TRADE-10")
def test_only_payments_that_no_other_beats_are_offered() -> None:
    # Wood and stone are missing; the own source supplies either, so one of them is bought.
    found = payments(WOOD + STONE, STONE_OR_WOOD, WOOD, STONE, PRICES, 9)
    assert [(0, 2), (2, 0)] == found

    found = payments(2 * WOOD, 0, 2 * WOOD, 2 * WOOD, PRICES, 9)
    assert [(0, 4), (2, 2), (4, 0)] == found

    # At different prices the dearer neighbour is still a choice, for he may need coins less.
    found = payments(2 * WOOD, 0, 2 * WOOD, WOOD, (1, 2, 2, 2, 1, 0), 9)
    assert [(1, 2), (2, 0)] == found


@pytest.mark.rule("SW-TRADE-10")
def test_a_payment_that_another_beats_is_refused() -> None:
    game = table(city("rhodes a", hand="baths, altar", coins=9), city("giza a"))

    assert Refusal.OTHER_PAYMENT == refusal(game, "build baths paying 4 left")
    assert Refusal.OTHER_PAYMENT == refusal(game, "build baths")
    assert Refusal.OTHER_PAYMENT == refusal(game, "discard altar paying 1 left")


@pytest.mark.rule("SW-CHAIN-1", "SW-CHAIN-3")
def test_a_chain_may_be_used_or_not() -> None:
    game = table(city("giza a", built="baths, quarry", hand="aqueduct, altar", coins=0), age=2)
    assert ["", "by chain"] == ways(game, "aqueduct")

    game = table(city("giza a", hand="aqueduct, altar"), age=2)
    assert Refusal.NO_CHAIN == refusal(game, "build aqueduct by chain")


@pytest.mark.rule("SW-CHAIN-1")
@pytest.mark.parametrize("post", ["east trading post", "west trading post"])
def test_either_post_makes_the_forum_free(post: str) -> None:
    game = table(city("giza a", built=post, hand="forum, altar", coins=0), age=2)

    assert ["by chain"] == ways(game, "forum")


@pytest.mark.rule("SW-CHAIN-2")
def test_these_are_the_chains() -> None:
    expected = {tuple(chain.split(">")) for chain in CHAINS}

    found = {
        (CARDS[source].name, CARDS[card].name)
        for card, sources in enumerate(CHAINED_BY)
        for source in listed(sources)
    }

    assert expected == found


@pytest.mark.rule("SW-CHAIN-4")
def test_a_building_dug_up_in_this_age_makes_another_free() -> None:
    game = table(city("giza a", built="scriptorium", hand="library, altar", coins=0), age=2)

    assert ["by chain"] == ways(game, "library")


# The worked examples.


@pytest.mark.rule("SW-EX-1")
def test_barracks_and_scriptorium_but_no_aqueduct() -> None:
    game = table(
        city(
            "giza a",
            built="stone pit, clay pool, ore vein, press, loom",
            hand="barracks, scriptorium, aqueduct",
            coins=0,
        )
    )

    assert [""] == ways(game, "barracks")
    assert [""] == ways(game, "scriptorium")
    assert [] == ways(game, "aqueduct")


@pytest.mark.rule("SW-EX-2")
def test_the_university_for_two_coins_to_each_neighbour() -> None:
    game = table(
        city("alexandria a", built="lumber yard", hand="university, altar", coins=4),
        city("olympia a"),
        city("ephesus a"),
        age=3,
    )

    assert ["paying 2 left 2 right"] == ways(game, "university")
    act(game, "build university paying 2 left 2 right")
    assert 0 == game.coins[0]


@pytest.mark.rule("SW-EX-4")
def test_no_forum_although_a_neighbour_pays_this_turn() -> None:
    game = table(
        city("babylon a", hand="forum, altar", coins=1),
        city("rhodes a", built="clay pool", hand="guard tower, altar"),
        city("ephesus a", hand="guard tower, altar"),
        age=2,
    )

    assert [] == ways(game, "forum")
    assert "paying 2 left" in ways(game, "guard tower", 2)


@pytest.mark.rule("SW-EX-11")
def test_some_costs_and_chains() -> None:
    assert 2 * CLAY == CARDS[CARD_OF["forum"]].needs
    assert CARDS[CARD_OF["traders guild"]].needs == GLASS + PAPYRUS + (1 << 20)
    assert ("temple",) == CARDS[CARD_OF["pantheon"]].chains
    assert ("school",) == CARDS[CARD_OF["academy"]].chains


def test_a_stage_is_bought_like_a_building() -> None:
    game = table(city("rhodes a", hand="altar", coins=4), city("olympia a", built="lumber yard"))

    assert ["paying 4 left"] == stages(game)
