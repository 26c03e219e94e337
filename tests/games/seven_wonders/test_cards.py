"""Order within a turn, and the effects of cards."""

import pytest

from games.seven_wonders.tables import act, buildings, city, points_of, table, ways
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF


@pytest.mark.rule("SW-ORDER-1", "SW-ORDER-2", "SW-CARD-2")
def test_a_vineyard_counts_what_neighbours_build_in_the_same_turn() -> None:
    game = table(
        city("giza a", built="lumber yard", hand="vineyard, altar"),
        city("ephesus a", hand="quarry, altar"),
        city("rhodes a", hand="foundry, altar"),
        age=2,
    )

    act(game, "build vineyard", "build quarry", "build foundry")

    assert 3 + 3 == game.coins[0]


@pytest.mark.rule("SW-CARD-2", "SW-CARD-4")
def test_a_bazar_counts_grey_cards_in_three_cities_and_no_boards() -> None:
    game = table(
        city("alexandria a", built="press", hand="bazar, altar"),
        city("ephesus a", built="loom"),
        city("halicarnassus a", built="glassworks, loom"),
        city("rhodes a", built="press"),
        age=2,
    )

    act(game, "build bazar")

    assert 3 + 2 * 3 == game.coins[0]  # one's own, the left one, and that of Rhodes on the right


@pytest.mark.rule("SW-CARD-1")
def test_a_tavern_pays_once() -> None:
    game = table(city("giza a", hand="tavern, altar"))

    act(game, "build tavern")
    assert 8 == game.coins[0]

    act(game)
    assert 11 == game.coins[0]  # three coins for the discarded card alone


@pytest.mark.rule("SW-CARD-3", "SW-EX-10")
@pytest.mark.parametrize(
    ("card", "built", "stages", "coins", "points"),
    [
        ("haven", "lumber yard, quarry, forum", 0, 2, 2),
        ("lighthouse", "tavern, caravansery", 0, 3, 3),
        ("chamber of commerce", "press, loom", 0, 4, 4),
        ("arena", "dispensary", 2, 6, 2),
    ],
)
def test_commercial_cards_pay_coins_now_and_points_at_the_end(
    card: str, built: str, stages: int, coins: int, points: int
) -> None:
    all_goods = "foundry, brickyard, stone pit, glassworks"
    game = table(
        city("ephesus a", built=built, hand=f"{card}, altar", stages=stages, coins=10),
        city("alexandria a", built=all_goods),
        city("halicarnassus a", built="sawmill"),
        age=3,
    )
    before = game.coins[0]
    words = next(text for text in map(str, game.options(0)) if text.startswith(f"build {card}"))
    paid = sum(int(word) for word in words.split() if word.isdigit())

    act(game, words)

    assert before - paid + coins == game.coins[0]
    assert points == points_of(game, 0)["commercial"]


@pytest.mark.rule("SW-CARD-3")
def test_points_follow_the_state_at_the_end_not_at_building() -> None:
    game = table(city("ephesus a", built="chamber of commerce, press"), age=3)
    assert 2 == points_of(game, 0)["commercial"]

    game.put(0, CARD_OF["loom"])
    assert 4 == points_of(game, 0)["commercial"]


@pytest.mark.rule("SW-CARD-5")
def test_caravansery_and_forum_give_one_unit_of_choice() -> None:
    game = table(
        city("ephesus a", built="caravansery, forum", hand="baths, workshop, walls", coins=0), age=2
    )

    assert [""] == ways(game, "baths")
    assert [""] == ways(game, "workshop")
    assert [] == ways(game, "walls")


NEIGHBOURS = (
    "lumber yard, quarry, press, altar, tavern, stockade, apothecary, workshop, baths",
    "ore vein, loom, glassworks, theater, forum, vineyard, walls, school",
)


@pytest.mark.rule("SW-CARD-6", "SW-CARD-4")
@pytest.mark.parametrize(
    ("guild", "points"),
    [
        ("workers guild", 3),
        ("craftsmens guild", 6),
        ("traders guild", 3),
        ("philosophers guild", 3),
        ("spies guild", 2),
        ("magistrates guild", 3),
    ],
)
def test_guilds_count_the_cards_of_both_neighbours(guild: str, points: int) -> None:
    own = "sawmill, loom, pawnshop, bazar, barracks, library"
    game = table(
        city("giza a", built=f"{guild}, {own}"),
        city("alexandria a", built=NEIGHBOURS[0]),
        city("halicarnassus a", built=NEIGHBOURS[1]),
        age=3,
    )

    assert points == points_of(game, 0)["guilds"]


@pytest.mark.rule("SW-CARD-6", "SW-CARD-8")
def test_strategists_count_defeats_builders_stages_shipowners_their_own() -> None:
    game = table(
        city("giza a", built="strategists guild", stages=1),
        city("ephesus a", built="builders guild", stages=2),
        city("rhodes a", built="shipowners guild, lumber yard, press", stages=3),
        age=3,
    )
    game.defeats = [1, 2, 3]

    assert 5 == points_of(game, 0)["guilds"]
    assert 6 == points_of(game, 1)["guilds"]
    assert 3 == points_of(game, 2)["guilds"]


@pytest.mark.rule("SW-CARD-8")
def test_strategists_count_the_defeats_of_the_last_conflicts() -> None:
    game = table(
        city("giza a", built="strategists guild, arsenal", hand="palace, senate"), age=3, turn=6
    )

    act(game)

    assert game.outcome is not None
    sheet = dict(game.outcome.sheet)
    assert 2 == sheet["guilds"][0]
    assert 10 == sheet["military"][0]


@pytest.mark.rule("SW-CARD-7")
def test_the_symbol_of_the_scientists_is_chosen_when_scoring() -> None:
    game = table(city("giza a", built="scientists guild, apothecary, workshop"), age=3)
    assert 1 + 1 + 1 + 7 == points_of(game, 0)["science"]

    for card in ("dispensary", "lodge", "academy"):
        game.put(0, CARD_OF[card])
    assert 25 + 1 == points_of(game, 0)["science"]


@pytest.mark.rule("SW-ORDER-4", "SW-W-HALI-1")
def test_the_digger_may_fetch_what_babylon_discards_as_its_seventh_card() -> None:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"),
        city("babylon b", hand="stockade, tavern", stages=2),
        turn=6,
    )

    act(game, "stage with altar", "build tavern")
    game.play(1, parse("decline"))
    game.play(0, parse("dig up stockade"))

    assert "stockade" in buildings(game, 0)
