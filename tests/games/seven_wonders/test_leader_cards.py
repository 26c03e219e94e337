"""What each leader does, and the guilds that came with them."""

import pytest

from games.seven_wonders.tables import (
    act,
    city,
    options,
    points_of,
    recruitment,
    refusal,
    stages,
    table,
    ways,
)
from ziggurat.core.text import LANGUAGES
from ziggurat.games.seven_wonders import SevenWonders, SevenWondersRefusal, parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF, NAMES
from ziggurat.games.seven_wonders.components import NO_EFFECT, NO_GAIN
from ziggurat.games.seven_wonders.conflict import military_points, resolve_conflicts
from ziggurat.games.seven_wonders.kind import KIND
from ziggurat.games.seven_wonders.leaders.hands import held
from ziggurat.games.seven_wonders.leaders.leaders import LEADERS


def test_every_leader_does_something_and_says_what() -> None:
    for each in LEADERS:
        assert each.effect != NO_EFFECT or each.gain != NO_GAIN
        for language in LANGUAGES:
            assert KIND.texts.terms[f"{each.name} effect"].in_language(language)


def leaders_row(built: str, board: str = "giza a", coins: int = 0, number: int = 0) -> int:
    game = table(city(board, built=built, coins=coins, stages=number), age=3, leaders=True)
    return points_of(game, 0)["leaders"]


@pytest.mark.rule("SWL-41")
def test_alexander_counts_every_victory_token() -> None:
    game = table(city(built="alexander"), leaders=True)
    game.victories[:3] = [1, 0, 2]

    assert 3 == points_of(game, 0)["leaders"]
    assert 1 + 5 + 5 == points_of(game, 0)["military"]


@pytest.mark.parametrize(("leader", "shields"), [("hannibal", 1), ("caesar", 2)])
def test_soldiers_among_the_leaders_have_shields(leader: str, shields: int) -> None:
    game = table(city(built=leader), leaders=True)

    assert shields == game.view(1)["cities"][0]["shields"]
    assert 0 == points_of(game, 0)["leaders"]


@pytest.mark.rule("SWL-42")
def test_amytis_counts_stages_twice() -> None:
    assert 4 == leaders_row("amytis", number=2)


@pytest.mark.rule("SWL-43")
def test_aristotle_makes_sets_worth_ten() -> None:
    game = table(city(built="aristotle, academy, study, school"), leaders=True)

    assert 3 + 10 == points_of(game, 0)["science"]
    assert 0 == points_of(game, 0)["leaders"]


@pytest.mark.rule("SWL-46")
@pytest.mark.parametrize(
    ("leader", "green"),
    [
        ("euclid", "study, school"),
        ("ptolemy", "academy, study"),
        ("pythagoras", "academy, school"),
    ],
)
def test_symbols_of_leaders_add_to_those_of_green_cards(leader: str, green: str) -> None:
    game = table(city(built=f"{leader}, {green}, hypatia"), leaders=True)

    assert 3 + 7 == points_of(game, 0)["science"]
    assert 2 == points_of(game, 0)["leaders"]  # Hypatia does not count them


@pytest.mark.rule("SWL-48")
def test_justinian_and_plato_count_sets() -> None:
    three = "altar, baths, stockade, apothecary, workshop"
    assert 3 == leaders_row(f"justinian, {three}")
    assert 6 == leaders_row(f"justinian, {three}, barracks")
    assert 0 == leaders_row(f"plato, {three}, lumber yard, loom, tavern")
    assert 7 == leaders_row(f"plato, {three}, lumber yard, loom, tavern, workers guild")


@pytest.mark.rule("SWL-50")
def test_midas_and_the_gamers_guild_count_coins_once_more() -> None:
    game = table(city(built="midas, gamers guild", coins=11), leaders=True)

    rows = points_of(game, 0)
    assert [3, 3, 3] == [rows["treasury"], rows["leaders"], rows["guilds"]]


@pytest.mark.rule("SWL-56")
@pytest.mark.parametrize(
    ("leader", "built", "points"),
    [
        ("varro", "tavern, forum", 2),
        ("hypatia", "workshop, school", 2),
        ("nebuchadnezzar", "altar, baths", 2),
        ("phidias", "lumber yard, sawmill", 2),
        ("hiram", "workers guild, spies guild", 4),
        ("praxiteles", "loom, press", 4),
        ("pericles", "stockade, walls", 4),
    ],
)
def test_leaders_count_the_cards_of_their_colour(leader: str, built: str, points: int) -> None:
    assert points == leaders_row(f"{leader}, {built}")


@pytest.mark.rule("SWL-57")
def test_architects_and_diplomats_count_what_neighbours_have() -> None:
    game = table(
        city(built="architects guild, diplomats guild, caesar"),
        city("ephesus a", built="workers guild, nero"),
        city("rhodes a", built="spies guild, zenobia, sappho"),
        leaders=True,
    )

    assert 3 * 2 + 3 == points_of(game, 0)["guilds"]


@pytest.mark.rule("SWL-57")
def test_diplomats_do_not_count_leaders_under_a_stage() -> None:
    game = recruitment(
        city(built="diplomats guild", leaders="midas"),
        city("ephesus a", built="quarry", leaders="caesar"),
    )
    for words in ("discard midas", "stage with caesar", "discard phidias"):
        game.play(game.to_act()[0], parse(words))

    assert 0 == points_of(game, 0)["guilds"]


@pytest.mark.rule("SWL-45")
def test_croesus_brings_six_coins() -> None:
    game = recruitment(city(coins=1, leaders="croesus"))
    game.play(0, parse("recruit croesus"))
    for seat in (1, 2):
        game.play(seat, parse(f"discard {NAMES[held(game, seat)[0]]}"))

    assert 6 == game.coins[0]


@pytest.mark.rule("SWL-49")
def test_maecenas_makes_later_leaders_free() -> None:
    game = recruitment(city(coins=0, built="maecenas", leaders="pericles"))

    assert "recruit pericles" in options(game)
    assert SevenWondersRefusal.CANNOT_PAY == refusal(
        recruitment(city(coins=0, leaders="maecenas")), "recruit maecenas"
    )


# Coins for later deeds.


@pytest.mark.rule("SWL-51", "SWL-26")
def test_nero_earns_two_coins_for_each_later_victory_token() -> None:
    game = table(
        city(built="nero, stockade", coins=0), city("ephesus a"), city("rhodes a"), leaders=True
    )
    game.victories[0] = 1

    resolve_conflicts(game)

    assert 4 == game.coins[0]


@pytest.mark.rule("SWL-51")
def test_nero_earns_nothing_where_no_token_is_given() -> None:
    game = table(city(built="nero, stockade", coins=0), active=(19,), leaders=True)

    resolve_conflicts(game)

    assert 0 == game.coins[0]


@pytest.mark.rule("SWL-54", "SWX-05")
@pytest.mark.parametrize(("active", "count"), [((), 1), ((22,), 2)])
def test_tomyris_gives_her_defeats_to_the_victor(active: tuple[int, ...], count: int) -> None:
    game = table(
        city(built="tomyris"),
        city("ephesus a", built="stockade"),
        city("rhodes a", built="barracks"),
        active=active,
        leaders=True,
    )

    resolve_conflicts(game)

    assert [0, count, count] == game.defeats
    assert [0, 1 - count, 1 - count] == [military_points(game, each) for each in range(3)]
    told = [each.name for each in game.hear()]
    assert 2 == told.count("deflected")
    assert "defeated" not in told


@pytest.mark.rule("SWL-54")
def test_tomyris_does_nothing_in_conflicts_she_wins() -> None:
    game = table(city(built="tomyris, stockade"), city("ephesus a"), leaders=True)

    resolve_conflicts(game)

    assert [0, 1, 1] == game.defeats


@pytest.mark.rule("SWL-55", "SWX-05")
@pytest.mark.parametrize(("active", "coins"), [((), 2), ((14,), 2 + 2)])
def test_vitruvius_earns_by_chains(active: tuple[int, ...], coins: int) -> None:
    game = table(
        city(built="vitruvius, baths", hand="aqueduct", coins=0), age=2, active=active, leaders=True
    )

    act(game, "build aqueduct by chain")

    assert coins == game.coins[0]


@pytest.mark.rule("SWL-55")
def test_xenophon_earns_by_yellow_cards() -> None:
    game = table(city(built="xenophon", hand="tavern", coins=0), leaders=True)
    act(game, "build tavern")
    assert 5 + 2 == game.coins[0]

    game = table(city(built="xenophon", hand="altar", coins=0), leaders=True)
    act(game, "build altar")
    assert 0 == game.coins[0]


# What constructions cost.


@pytest.mark.rule("SWL-52", "SWX-05")
@pytest.mark.parametrize("active", [(), (23,)])
def test_ramses_builds_guilds_for_nothing(active: tuple[int, ...]) -> None:
    game = table(
        city(built="ramses", hand="workers guild", coins=0), age=3, active=active, leaders=True
    )

    assert [""] == ways(game, "workers guild")


@pytest.mark.rule("SWL-52")
def test_a_tax_is_due_on_a_free_guild() -> None:
    game = table(city(built="ramses", hand="palace", coins=0), age=3, active=(6,), leaders=True)
    assert [] == ways(game, "palace")


DISCOUNTS = [
    ("archimedes", "library", 3, "quarry"),  # two stones and a loom
    ("hammurabi", "aqueduct", 2, "quarry"),
    ("leonidas", "walls", 2, "quarry"),
]


@pytest.mark.rule("SWL-40")
@pytest.mark.parametrize(("leader", "card", "age", "built"), DISCOUNTS)
def test_a_discount_takes_one_resource_off(leader: str, card: str, age: int, built: str) -> None:
    board = "rhodes a"
    game = table(city(board, built=f"{leader}, {built}", hand=card, coins=0), age=age, leaders=True)
    assert [""] == ways(game, card)

    game = table(city(board, built=built, hand=card, coins=0), age=age, leaders=True)
    assert [] == ways(game, card)


@pytest.mark.rule("SWL-40")
def test_imhotep_takes_one_resource_off_a_stage() -> None:
    game = table(city("rhodes a", built="imhotep, lumber yard", coins=0), leaders=True)
    assert [""] == stages(game)

    game = table(city("ephesus b", built="imhotep", stages=2, coins=0), leaders=True)
    assert [] == stages(game)


@pytest.mark.rule("SWL-40")
def test_the_owner_names_the_resource_where_that_makes_a_difference() -> None:
    """Clay costs 1 on the left, glass 2 on the right, and either may be forgiven."""
    game = table(
        city("giza a", built="hammurabi, west trading post, lumber yard", hand="temple", coins=3),
        city("rhodes a", built="clay pool"),
        city("alexandria a"),
        age=2,
        leaders=True,
    )

    assert ["paying 1 left", "paying 2 right"] == ways(game, "temple")
    act(game, "build temple paying 2 right")
    assert 1 == game.coins[0]


@pytest.mark.rule("SWL-40")
def test_a_discount_does_not_touch_coins_or_other_colours() -> None:
    built = "archimedes, hammurabi, leonidas, imhotep"
    game = table(city(built=built, hand="tree farm", coins=0), leaders=True)
    assert [] == ways(game, "tree farm")

    game = table(city(built=built, hand="altar", coins=0), leaders=True)
    assert [""] == ways(game, "altar")


@pytest.mark.rule("SWL-40")
def test_a_discount_does_not_pay_for_taking_part() -> None:
    """The Belvedere asks for a clay and a coin; the blue card itself costs nothing."""
    game = table(
        city(built="hammurabi", hand="altar", coins=1), project="belvedere", markers=2, leaders=True
    )
    assert [""] == ways(game, "altar")

    game = table(
        city(built="hammurabi", hand="baths", coins=1), project="belvedere", markers=2, leaders=True
    )
    assert [""] == ways(game, "baths")


@pytest.mark.rule("SWL-40")
@pytest.mark.parametrize("purchases", ["missing", "unbeaten", "any"])
def test_a_discount_with_every_reading_of_purchases(purchases: str) -> None:
    game = table(
        city("giza a", built="hammurabi", hand="statue", coins=9),
        city("rhodes a", built="lumber yard"),
        city("olympia a", built="foundry"),
        age=2,
        leaders=True,
        purchases=purchases,
    )

    found = ways(game, "statue")
    assert "paying 4 right" in found  # the wood is forgiven
    assert all("paying" in each for each in found)


# Bilkis.


def bilkis(
    purchases: str = "missing",
    coins: int = 3,
    built: str = "bilkis",
    active: tuple[int, ...] = (),
) -> SevenWonders:
    return table(
        city("giza a", built=built, hand="theater, stockade", coins=coins),
        city("rhodes a", built="lumber yard"),
        city("alexandria a"),
        active=active,
        leaders=True,
        purchases=purchases,
    )


@pytest.mark.rule("SWL-44")
@pytest.mark.parametrize("purchases", ["missing", "unbeaten", "any"])
def test_bilkis_buys_a_resource_from_the_bank(purchases: str) -> None:
    game = bilkis(purchases)
    assert ["paying 2 left", "paying 1 bank"] == ways(game, "stockade")

    act(game, "build stockade paying 1 bank")

    assert 2 == game.coins[0]
    assert 3 + 3 == game.coins[1]  # nothing but the coins for the card discarded


@pytest.mark.rule("SWL-44")
def test_a_purchase_from_the_bank_reads_differently() -> None:
    plain, bought = parse("build stockade"), parse("build stockade paying 1 bank")

    assert plain.phrase() != bought.phrase()
    assert 1 == bought.phrase().values["bank"]
    assert bought.text == parse(bought.text).text


@pytest.mark.rule("SWL-44")
def test_nothing_is_bought_from_the_bank_that_is_not_lacking() -> None:
    game = bilkis(built="bilkis, lumber yard")
    assert [""] == ways(game, "stockade")
    assert [""] == ways(game, "theater")
    unneeded = refusal(game, "build stockade paying 1 bank")
    assert SevenWondersRefusal.OTHER_PAYMENT == unneeded

    game = bilkis(built="zenobia")
    assert SevenWondersRefusal.OTHER_PAYMENT == refusal(game, "build stockade paying 1 bank")


@pytest.mark.rule("SWL-44")
def test_one_unit_only_comes_from_the_bank() -> None:
    game = table(
        city("giza a", built="bilkis", hand="caravansery", coins=3),
        city("olympia a"),
        age=2,
        leaders=True,
    )

    assert ["paying 2 left 1 bank"] == ways(game, "caravansery")


@pytest.mark.rule("SWL-44")
def test_the_bank_serves_once_a_turn() -> None:
    """A wonder lets the last card be played in the same turn."""
    game = table(
        city("babylon b", stages=2, built="bilkis", hand="stockade, barracks", coins=9),
        city("ephesus a"),
        city("halicarnassus a"),
        turn=6,
        leaders=True,
    )
    act(game, "build stockade paying 1 bank")

    assert [] == ways(game, "barracks")


@pytest.mark.rule("SWL-44")
def test_a_stage_may_be_built_with_a_resource_from_the_bank() -> None:
    game = table(city("giza a", built="bilkis", coins=1), city("ephesus a"), leaders=True)

    assert ["paying 1 bank"] == stages(game)
    act(game, "stage with lumber yard paying 1 bank")
    assert 1 == game.stages(0)


@pytest.mark.rule("SWL-44")
@pytest.mark.parametrize("purchases", ["missing", "unbeaten", "any"])
def test_who_has_no_coin_buys_nothing_from_the_bank(purchases: str) -> None:
    assert [] == ways(bilkis(purchases, coins=0), "stockade")


@pytest.mark.rule("SWL-44", "SWX-05")
@pytest.mark.parametrize(
    ("purchases", "found"),
    [("missing", ["", "paying 1 bank"]), ("unbeaten", [""]), ("any", ["", "paying 1 bank"])],
)
def test_a_purchase_for_nothing_beats_the_bank(purchases: str, found: list[str]) -> None:
    """Raw materials of the left cost 2 - 1 by the post and 1 less by tile 11."""
    game = bilkis(purchases, built="bilkis, west trading post", active=(11,))

    assert found == ways(game, "stockade")


@pytest.mark.rule("SWL-40", "SWL-44")
def test_a_discount_and_the_bank_together() -> None:
    """The Baths cost the stone that is forgiven; of the Temple, one resource is left to buy."""
    game = table(
        city("rhodes a", built="bilkis, hammurabi, lumber yard", hand="baths, temple", coins=1),
        age=2,
        leaders=True,
    )

    assert [""] == ways(game, "baths")
    assert ["paying 1 bank"] == ways(game, "temple")


@pytest.mark.rule("SWL-40")
def test_a_discount_does_not_pay_the_wood_for_taking_part() -> None:
    """The Fortifications cost three ores and a stone, the Giant Trebuchet a wood and five coins."""
    game = table(
        city("rhodes a", "leonidas, foundry, stone pit", "fortifications", coins=5),
        age=3,
        project="giant trebuchet",
        markers=2,
        leaders=True,
    )

    assert [""] == ways(game, "fortifications")


# Hatshepsut.


def hatshepsut(built: str = "", active: tuple[int, ...] = (), coins: int = 9) -> SevenWonders:
    everything = "hatshepsut" + (f", {built}" if built else "")
    return table(
        city("giza a", built=everything, hand="temple, stockade", coins=coins),
        city("olympia a", built="clay pool"),
        city("alexandria a", built="lumber yard, clay pool"),
        age=2,
        active=active,
        leaders=True,
    )


@pytest.mark.rule("SWL-47")
def test_hatshepsut_earns_a_coin_for_each_neighbour_bought_from() -> None:
    game = hatshepsut()
    act(game, "build temple paying 4 left 2 right")
    assert 9 - 6 + 2 == game.coins[0]

    game = hatshepsut()
    act(game, "build stockade paying 2 left")
    assert 9 - 2 + 1 == game.coins[0]


@pytest.mark.rule("SWL-47")
def test_the_coin_comes_after_paying() -> None:
    game = hatshepsut(coins=1)

    assert [] == ways(game, "stockade")


@pytest.mark.rule("SWL-47", "SWX-05")
def test_a_purchase_for_nothing_counts() -> None:
    """Raw materials of the left cost 2 - 1 by the post and 1 less by tile 11."""
    game = hatshepsut("west trading post", active=(11,), coins=0)
    assert [""] == ways(game, "stockade")

    act(game, "build stockade")

    assert 1 == game.coins[0]


@pytest.mark.rule("SWL-47")
def test_what_the_city_produces_is_no_purchase() -> None:
    game = hatshepsut("west trading post, lumber yard", active=(11,), coins=0)

    act(game, "build stockade")

    assert 0 == game.coins[0]


@pytest.mark.rule("SWL-47")
def test_each_neighbour_brings_one_coin_a_turn() -> None:
    """A wonder lets the last card be played in the same turn."""
    game = table(
        city("babylon b", stages=2, built="hatshepsut", hand="stockade, caravansery", coins=9),
        city("olympia a", built="lumber yard"),
        city("rhodes a"),
        turn=6,
        leaders=True,
    )

    act(game, "build stockade paying 2 left")
    assert 9 - 2 + 1 == game.coins[0]
    game.play(0, parse("build caravansery paying 4 left"))
    assert 9 - 2 + 1 - 4 == game.coins[0]


@pytest.mark.rule("SWL-44", "SWL-47")
def test_the_bank_is_no_neighbour() -> None:
    game = table(
        city("giza a", built="bilkis, hatshepsut", hand="stockade", coins=1),
        leaders=True,
    )

    act(game, "build stockade paying 1 bank")

    assert 0 == game.coins[0]


@pytest.mark.rule("SWL-44", "SWL-47")
@pytest.mark.parametrize("purchases", ["missing", "unbeaten", "any"])
def test_who_buys_from_the_bank_and_from_a_neighbour_earns_for_the_neighbour(
    purchases: str,
) -> None:
    """The Temple costs a wood, a clay and a glass."""
    game = table(
        city("olympia a", built="bilkis, hatshepsut", hand="temple", coins=3),
        city("rhodes a", built="clay pool"),
        city("alexandria a"),
        age=2,
        leaders=True,
        purchases=purchases,
    )

    act(game, "build temple paying 2 left 1 bank")

    assert 1 == game.coins[0]


@pytest.mark.rule("SWL-47", "SW-TRADE-10")
def test_who_buys_more_than_is_missing_earns_for_it() -> None:
    game = table(
        city("olympia a", built="hatshepsut", hand="stockade", coins=2),
        city("rhodes a", built="lumber yard"),
        leaders=True,
        purchases="any",
    )

    act(game, "build stockade paying 2 left")

    assert 1 == game.coins[0]


@pytest.mark.rule("SWL-47")
def test_who_buys_all_from_one_neighbour_earns_one_coin() -> None:
    game = table(
        city("giza a", built="hatshepsut", hand="caravansery", coins=4),
        city("olympia a", built="lumber yard"),
        city("rhodes a", built="sawmill"),
        age=2,
        leaders=True,
    )

    act(game, "build caravansery paying 4 left")

    assert 1 == game.coins[0]


@pytest.mark.rule("SWL-47")
def test_a_card_built_without_a_purchase_leaves_the_coins_for_the_next() -> None:
    """A wonder lets the last card be played in the same turn."""
    game = table(
        city("babylon b", stages=2, built="hatshepsut", hand="altar, stockade", coins=2),
        city("olympia a"),
        turn=6,
        leaders=True,
    )
    act(game, "build altar")

    game.play(0, parse("build stockade paying 2 left"))

    assert 1 == game.coins[0]


@pytest.mark.rule("SWL-47")
def test_the_coins_come_again_in_the_next_turn() -> None:
    game = hatshepsut()
    for seat in (1, 2):
        game.hands[seat] = game.hands[0]
    act(game, "build stockade paying 2 left")
    assert 9 - 2 + 1 == game.coins[0]

    game.remove(0, CARD_OF["stockade"])
    game.hands[0] = (CARD_OF["stockade"],)
    act(game, "build stockade paying 2 left")

    assert 9 - 2 * (2 - 1) == game.coins[0]


@pytest.mark.rule("SWL-47", "SW-TRADE-4")
def test_a_mixed_card_counts_as_seller_of_one_unit_only() -> None:
    """The Stables cost an ore, a clay and a wood; raw materials cost 0 on the left, 1 on the right.

    For two coins the right sells ore and wood.  Were its tree farm to give wood and clay, the left
    could sell the ore.
    """
    game = table(
        city("giza a", "hatshepsut, clay pool, west trading post", "stables", coins=2),
        city("rhodes a"),
        city("alexandria a", "mine, tree farm"),
        age=2,
        active=(11,),
        leaders=True,
        purchases="any",
    )

    act(game, "build stables paying 2 right")

    assert 1 == game.coins[0]
