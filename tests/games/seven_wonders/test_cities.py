"""Cities: black cards, losses and debt, diplomacy, boards."""

import pytest

from games.seven_wonders.tables import (
    Place,
    act,
    buildings,
    city,
    finish_age,
    give_tokens,
    options,
    points_of,
    refusal,
    set_stages,
    stages,
    table,
)
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders.catalogue import CARD_OF, CHAINED_BY, OF_COLOUR, SIDES, listed
from ziggurat.games.seven_wonders.cities.rules import MODULE
from ziggurat.games.seven_wonders.components import BLACK, RED
from ziggurat.games.seven_wonders.conflict import resolve_conflicts
from ziggurat.games.seven_wonders.intrigue.losses import coins_due, intrigues
from ziggurat.games.seven_wonders.intrigue.refusals import IntrigueRefusal
from ziggurat.games.seven_wonders.packed import AGE, number_of

SPARE = "lumber yard, lumber yard"


def four(*places: Place, age: int = 1, turn: int = 1, **settings: bool) -> SevenWonders:
    """Four cities with Cities; those that are not given are dull."""
    boards = ("giza a", "ephesus a", "rhodes a", "alexandria a")
    rest = [city(board, hand=SPARE) for board in boards[len(places) :]]
    return table(*places, *rest, age=age, turn=turn, cities_too=True, house_rules=settings)


def owe(game: SevenWonders, *debts: int | None) -> None:
    """The seats that are asked take this much of their loss as debt."""
    for seat, debt in enumerate(debts):
        if debt is not None:
            game.play(seat, parse(f"owe {debt}"))


def debts(game: SevenWonders) -> tuple[int, ...]:
    return intrigues(game).debts


def with_diplomacy(game: SevenWonders, *tokens: int) -> SevenWonders:
    game.intrigues = intrigues(game)._replace(diplomacy=tokens)
    return game


# Material and set-up.


@pytest.mark.rule("SWC-01")
def test_the_box_holds_nine_black_cards_for_each_age_three_guilds_and_two_boards() -> None:
    assert [9, 9, 9] == [len(deck) for deck in MODULE.decks]
    assert 27 == len(listed(OF_COLOUR[BLACK]))
    assert 3 == len(MODULE.guilds)
    assert 2 == len(MODULE.wonders)
    assert {"petra a", "petra b", "byzantium a", "byzantium b"} == {
        side.name for side in SIDES if side.wonder in MODULE.wonders
    }


@pytest.mark.rule("SWC-02", "SWC-04")
@pytest.mark.parametrize("players", range(3, 8))
def test_as_many_black_cards_as_players_take_part_in_an_age(players: int) -> None:
    game = seven_wonders.new(3, players, cities=True)

    for age in (1, 2, 3):
        dealt = [card for held in game.hands for card in held if OF_COLOUR[BLACK] >> card & 1]
        unused = [number_of(card) for card in game.box if AGE.of(card) == age]
        black = set(MODULE.decks[age - 1])
        assert players == len(dealt)
        assert black == {*dealt, *[card for card in unused if card in black]}
        assert [8] * players == [len(held) for held in game.hands]
        assert age == game.age
        if age < 3:
            finish_age(game)


@pytest.mark.rule("SWC-02")
def test_which_black_cards_take_part_is_a_matter_of_chance() -> None:
    found = {seven_wonders.new(seed, 3, cities=True).box for seed in range(20)}

    assert len(found) > 10


@pytest.mark.rule("SWC-03")
def test_thirteen_guilds_are_there_of_which_players_and_two_take_part() -> None:
    game = seven_wonders.new(5, 3, cities=True)
    while game.age < 3:
        finish_age(game)

    dealt = {card for held in game.hands for card in held if card in game.plan().guilds}
    unused = {number_of(card) for card in game.box} & set(game.plan().guilds)
    assert (5, 8) == (len(dealt), len(unused))
    assert 13 == len(dealt | unused)


@pytest.mark.rule("SWC-04")
def test_an_age_has_seven_turns_and_one_card_is_left_over() -> None:
    game = seven_wonders.new(5, 3, cities=True)
    turns = []
    while game.age == 1:
        turns.append(game.turn)
        for seat in range(3):
            game.play(seat, next(each for each in game.options(seat) if "discard" in each.text))

    assert [1, 2, 3, 4, 5, 6, 7] == turns
    assert 24 == len(game.discard)


@pytest.mark.rule("SWC-05")
def test_babylon_plays_the_eighth_card() -> None:
    game = four(city("babylon b", hand="altar, baths", stages=2), turn=7)

    act(game, "discard baths")

    assert 7 == game.turn
    assert [0] == game.to_act()
    assert "build altar" in options(game)


@pytest.mark.rule("SWC-06")
def test_black_cards_are_in_no_chain() -> None:
    black = OF_COLOUR[BLACK]
    assert not [card for card in listed(black) if CHAINED_BY[card]]
    assert not [card for card in range(len(CHAINED_BY)) if CHAINED_BY[card] & black]


@pytest.mark.rule("SWC-06", "SW-ACT-3")
def test_no_city_has_a_black_card_twice() -> None:
    game = four(city(built="hideout", hand="hideout, altar"))

    assert Refusal.ALREADY_BUILT == refusal(game, "build hideout")


def test_games_without_cities_have_none_of_it() -> None:
    game = seven_wonders.new(3, 3)

    assert game.intrigues is None
    assert not any(OF_COLOUR[BLACK] >> card & 1 for held in game.hands for card in held)
    assert "debt" not in points_of(game, 0)
    assert {0} == {shown["debts"] for shown in game.view(0)["cities"]}


# Coin loss and debt.


@pytest.mark.rule("SWC-10", "SWC-12")
def test_everybody_else_loses_coins_not_only_neighbours() -> None:
    game = four(city(hand="hideout, altar", coins=0))

    act(game, "build hideout")

    assert [1, 2, 3] == game.to_act()
    assert [0, 1, 1, 1] == [coins_due(game, each) for each in range(4)]
    owe(game, None, 0, 0, 1)
    assert [0, 5, 5, 6] == game.coins
    assert (0, 0, 0, 1) == debts(game)


@pytest.mark.rule("SWC-11")
def test_a_loss_is_settled_with_the_coins_of_the_turn() -> None:
    game = four(city(hand="hideout, altar"), city("ephesus a", hand="tavern, altar", coins=0))

    act(game, "build hideout", "build tavern")

    owe(game, None, 0, 0, 0)
    assert 4 == game.coins[1]


@pytest.mark.rule("SWC-11")
def test_a_loss_comes_after_the_eighth_card_and_digging() -> None:
    game = four(
        city(hand="hideout, altar"),
        city("babylon b", hand="tavern, press", stages=2, coins=0),
        city("halicarnassus b", "foundry", "loom, loom"),
        turn=7,
    )

    act(game, "build hideout", "discard press")
    game.play(1, parse("build tavern"))

    assert [1, 2, 3] == game.to_act()
    assert ["owe 0", "owe 1"] == options(game, 1)
    assert 8 == game.coins[1]


@pytest.mark.rule("SWC-11", "SWB-TOWER-13")
def test_tiles_are_placed_after_losses() -> None:
    game = table(city(hand="hideout, altar"), city(hand=SPARE, tiles=(5,)), cities_too=True)

    act(game, "build hideout", "tile 5 with lumber yard")

    assert [1, 2] == game.to_act()
    assert not game.table
    owe(game, None, 0, 0)
    assert game.table


@pytest.mark.rule("SWC-12")
def test_the_loser_chooses_the_split() -> None:
    game = four(city(hand="brotherhood, altar", built="sawmill, foundry, loom"), age=3)
    act(game, "build brotherhood")
    game.coins[1:] = [3, 2, 0]

    assert [1, 2] == game.to_act()
    assert ["owe 0", "owe 1", "owe 2", "owe 3"] == options(game, 1)
    assert ["owe 1", "owe 2", "owe 3"] == options(game, 2)
    assert IntrigueRefusal.MORE_THAN_DUE == refusal(game, "owe 4", 1)
    assert IntrigueRefusal.CANNOT_PAY_THE_REST == refusal(game, "owe 0", 2)
    owe(game, None, 2, 1)
    assert [2, 0, 0] == game.coins[1:]
    assert (0, 2, 1, 3) == debts(game)


@pytest.mark.rule("SWC-12")
def test_the_loser_is_told_what_is_due_and_what_is_left_to_pay() -> None:
    game = four(city(hand="brotherhood, altar", built="sawmill, foundry, loom"), age=3)
    act(game, "build brotherhood")

    assert Phrase("pay_or_owe", {"due": 3}) == game.prompt(1)
    assert Phrase("owe", {"debts": 1, "coins": 2}) == game.describe(1, parse("owe 1"))
    assert TableRefusal.NOT_THE_QUESTION == refusal(game, "decline", 1)
    assert Phrase("decline", {}) == game.describe(1, parse("decline"))
    assert [0, 3, 3, 3] == [shown["due"] for shown in game.view(2)["cities"]]

    owe(game, None, 2, 0, 3)
    assert [0, 2, 0, 3] == [shown["debts"] for shown in game.view(2)["cities"]]


@pytest.mark.rule("SWC-12")
def test_a_player_without_coins_has_no_choice() -> None:
    boards = ("petra a", "rhodes a", "olympia a")
    poor = [city(board, hand="altar, press", coins=0) for board in boards]
    game = four(city(hand="hideout, altar"), *poor)

    act(game, "build hideout", "build altar", "build altar", "build altar")

    assert 2 == game.turn
    assert (0, 1, 1, 1) == debts(game)


@pytest.mark.rule("SWC-12")
def test_a_choice_stays_secret_until_all_have_chosen() -> None:
    game = four(city(hand="hideout, altar"))
    act(game, "build hideout")

    game.play(1, parse("owe 1"))

    assert "owe 1" == game.view(1)["order"]
    assert "" == game.view(2)["order"]
    assert (0, 0, 0, 0) == debts(game)
    assert {"owe 0", "owe 1"} == {game.imagine(2, dream).sealed[1].text for dream in range(20)}


@pytest.mark.rule("SWC-13", "SWC-45")
def test_debt_is_subtracted_at_the_end() -> None:
    game = four(city(built="hideout, gates of the city, altar"))
    game.intrigues = intrigues(game)._replace(debts=(4, 0, 0, 0))

    points = points_of(game, 0)

    assert (6, -4, 2) == (points["cities"], points["debt"], points["civilian"])
    assert ["cities", "debt"] == [row.name for row in game.plan().rows][-2:]


@pytest.mark.rule("SWC-13")
def test_debt_stays_when_coins_come() -> None:
    game = four(city(hand="tavern, altar"))
    game.intrigues = intrigues(game)._replace(debts=(4, 0, 0, 0))

    act(game, "build tavern")

    assert 4 == debts(game)[0]


@pytest.mark.rule("SWC-14")
def test_losses_of_a_turn_add_up_also_for_those_who_cause_some() -> None:
    game = four(
        city(hand="hideout, altar", coins=0),
        city("ephesus a", "lumber yard, glassworks", "lair, altar", coins=0),
        age=2,
    )

    act(game, "build hideout", "build lair")

    assert [2, 1, 3, 3] == [coins_due(game, each) for each in range(4)]
    assert (0, 0, 0, 0) == debts(game)
    owe(game, None, None, 0, 3)
    assert (2, 1, 0, 3) == debts(game)
    assert [0, 0, 3, 6] == game.coins
    assert ((), 2) == (intrigues(game).losses, game.turn)


@pytest.mark.rule("SWC-15")
@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_a_loss_for_victory_tokens_counts_those_of_the_loser(card: str) -> None:
    game = four(city(built="quarry, brickyard, glassworks, loom", hand=f"{card}, altar"), age=3)
    game.victories = [1, 1, 1, 0, 0, 0, 2, 0, 1, 0, 1, 0]

    act(game, f"build {card}")

    assert [0, 0, 3, 1] == [coins_due(game, each) for each in range(4)]
    assert [2, 3] == game.to_act()


@pytest.mark.rule("SWC-15")
def test_the_builders_union_counts_stages_also_those_of_this_turn() -> None:
    game = four(
        city(built="lumber yard, clay pool, glassworks, press", hand="builders union, altar"),
        city("ephesus a", "quarry", "altar, altar"),
        age=3,
    )
    set_stages(game, 2, 2)

    act(game, "build builders union", "stage with altar")

    assert [0, 1, 2, 0] == [coins_due(game, each) for each in range(4)]


# Diplomacy.


@pytest.mark.rule("SWC-20")
def test_a_dove_brings_a_token_at_once() -> None:
    game = four(city(built="clay pool", hand="residence, altar"))

    act(game, "build residence")

    assert (1, 0, 0, 0) == intrigues(game).diplomacy
    assert [1, 0, 0, 0] == [shown["diplomacy"] for shown in game.view(2)["cities"]]


@pytest.mark.rule("SWC-21", "SWC-22")
def test_a_city_with_a_token_is_skipped_and_its_neighbours_meet() -> None:
    game = four(
        city(built="stockade"),
        city("ephesus a", "barracks, stockade, guard tower"),
        city("rhodes a"),
        city("olympia a"),
    )
    with_diplomacy(game, 0, 1, 0, 0)

    resolve_conflicts(game)

    # Seat 0 beats seats 2 and 3; seat 1 neither wins nor loses.
    assert [2, 0, 0, 0] == game.victories[::3]
    assert [0, 0, 1, 1] == game.defeats


@pytest.mark.rule("SWC-22")
def test_several_absent_cities_are_skipped() -> None:
    places = [city(board) for board in ("giza a", "ephesus a", "rhodes a", "olympia a", "petra a")]
    game = table(*places, cities_too=True)
    game.put(0, CARD_OF["stockade"])
    with_diplomacy(game, 0, 1, 1, 0, 0)

    resolve_conflicts(game)

    assert [0, 0, 0, 1, 1] == game.defeats


@pytest.mark.rule("SWC-22")
def test_trade_keeps_the_real_neighbours() -> None:
    game = four(city("rhodes a", hand="baths, altar"), city("petra a", "stone pit"))
    with_diplomacy(game, 0, 1, 0, 0)

    assert "build baths paying 2 left" in options(game)


@pytest.mark.rule("SWC-23")
def test_two_that_are_left_meet_once() -> None:
    game = four(city(built="stockade"))
    with_diplomacy(game, 0, 1, 0, 1)

    resolve_conflicts(game)

    assert [1, 0, 0, 0] == game.victories[::3]
    assert [0, 0, 1, 0] == game.defeats


@pytest.mark.rule("SWC-23")
@pytest.mark.parametrize("tokens", [(0, 1, 1, 1), (1, 1, 1, 1)])
def test_one_or_none_fights_nobody(tokens: tuple[int, ...]) -> None:
    game = four(city(built="stockade"))
    with_diplomacy(game, *tokens)

    resolve_conflicts(game)

    assert 0 == sum(game.victories) + sum(game.defeats)


@pytest.mark.rule("SWC-21", "SWC-24")
def test_one_token_is_handed_back_after_each_conflict() -> None:
    game = four(turn=7)
    with_diplomacy(game, 2, 1, 0, 0)

    finish_age(game)

    assert (1, 0, 0, 0) == intrigues(game).diplomacy


@pytest.mark.rule("SWC-24")
def test_a_house_rule_has_all_tokens_handed_back() -> None:
    game = four(turn=7, all_diplomacy_at_once=True)
    with_diplomacy(game, 2, 1, 0, 0)

    finish_age(game)

    assert (0, 0, 0, 0) == intrigues(game).diplomacy


@pytest.mark.rule("SWC-25")
def test_there_is_a_token_for_everybody() -> None:
    game = four(*[city(each, "clay pool", "residence, altar") for each in ("giza a", "rhodes a")])
    with_diplomacy(game, 1, 1, 1, 1)

    act(game, "build residence", "build residence")

    assert (2, 2, 1, 1) == intrigues(game).diplomacy


# Cards.


@pytest.mark.rule("SWC-31")
@pytest.mark.parametrize(("card", "count"), [("militia", 2), ("mercenaries", 3), ("contingent", 5)])
def test_black_soldiers_have_shields_and_are_not_red(card: str, count: int) -> None:
    game = four(city(built=card))

    assert count == game.forces(0).shields
    assert not OF_COLOUR[RED] >> CARD_OF[card] & 1


# Points, shields, doves, and the coins that everybody else loses.
BLACK_CARDS = [
    ("hideout", 2, 0, 0, 1),
    ("residence", 1, 0, 1, 0),
    ("gates of the city", 4, 0, 0, 0),
    ("militia", 0, 2, 0, 0),
    ("lair", 3, 0, 0, 2),
    ("consulate", 2, 0, 1, 0),
    ("tabularium", 6, 0, 0, 0),
    ("mercenaries", 0, 3, 0, 0),
    ("architect cabinet", 2, 0, 0, 0),
    ("sepulcher", 4, 0, 0, 0),
    ("brotherhood", 4, 0, 0, 3),
    ("embassy", 3, 0, 1, 0),
    ("cenotaph", 5, 0, 0, 0),
    ("builders union", 4, 0, 0, 0),
    ("contingent", 0, 5, 0, 0),
    ("capitol", 8, 0, 0, 0),
]


@pytest.mark.rule("SWC-10", "SWC-20", "SWC-31")
@pytest.mark.parametrize(("card", "points", "shields", "doves", "loss"), BLACK_CARDS)
def test_each_black_card_does_what_it_shows(
    card: str, points: int, shields: int, doves: int, loss: int
) -> None:
    game = table(city("giza a", "caligula", f"{card}, altar"), leaders=True, cities_too=True)

    act(game, f"build {card} by caligula")

    assert points == points_of(game, 0)["cities"]
    assert shields == game.forces(0).shields
    assert [doves, 0, 0] == [shown["diplomacy"] for shown in game.view(0)["cities"]]
    assert [0, loss, loss] == [coins_due(game, each) for each in range(3)]


@pytest.mark.rule("SWC-32")
@pytest.mark.parametrize(
    ("card", "own", "each"), [("gambling den", 6, 1), ("gambling house", 8, 2)]
)
def test_gambling_pays_the_player_and_both_neighbours(card: str, own: int, each: int) -> None:
    game = four(city(hand=f"{card}, altar"))

    act(game, f"build {card}")

    assert [3 + own, 6 + each, 6, 6 + each] == game.coins


@pytest.mark.rule("SWC-36", "SWW-03")
def test_the_architect_cabinet_waives_resources_of_stages_but_not_coins() -> None:
    game = four(city("petra a", hand="altar, press"))
    assert [] == stages(game)

    game = four(city("petra a", "architect cabinet", "altar, press"))
    assert [""] == stages(game)
    act(game, "stage with altar")
    assert (1, 1) == (game.stages(0), len(game.buried[0]))
    assert [] == stages(game)

    game = four(city("petra a", "architect cabinet", "altar, press", stages=1, coins=7))
    act(game, "stage with altar")
    assert (0, 2) == (game.coins[0], game.stages(0))


@pytest.mark.rule("SWC-37")
def test_the_secret_society_counts_itself() -> None:
    game = four(city(built="hideout, capitol, quarry, press", hand="secret society, altar"), age=3)

    act(game, "build secret society")

    assert 6 == game.coins[0]
    assert 2 + 8 + 3 == points_of(game, 0)["cities"]
    game.put(0, CARD_OF["embassy"])
    assert 2 + 8 + 3 + 4 == points_of(game, 0)["cities"]


@pytest.mark.rule("SWC-37")
def test_the_slave_market_counts_victory_tokens() -> None:
    game = four(city(built="sawmill, foundry", hand="slave market, altar"), age=3)
    game.victories[:3] = [1, 2, 0]

    act(game, "build slave market")
    assert 6 == game.coins[0]

    game.victories[2] = 2
    assert 5 == points_of(game, 0)["cities"]


@pytest.mark.rule("SWC-42")
def test_the_counterfeiters_guild_has_points_and_costs_all_others_three_coins() -> None:
    built = "ore vein, foundry, glassworks, loom"
    game = four(city(built=built, hand="counterfeiters guild, altar"), age=3)

    act(game, "build counterfeiters guild")

    assert [0, 3, 3, 3] == [coins_due(game, each) for each in range(4)]
    assert 5 == points_of(game, 0)["guilds"]


@pytest.mark.rule("SWC-42")
def test_guilds_count_black_cards_and_victory_tokens_of_neighbours() -> None:
    game = four(
        city(built="guild of shadows, mourners guild, hideout"),
        city("petra a", "lair, militia"),
        city("rhodes a", "capitol"),
        city("olympia a", "embassy"),
    )
    game.victories = [9, 0, 0, 1, 0, 1, 5, 0, 0, 0, 0, 2]

    assert 3 + 4 == points_of(game, 0)["guilds"]


# Boards.


@pytest.mark.rule("SWW-03")
def test_petra_costs_coins_and_makes_others_lose_some() -> None:
    game = four(city("petra b", "clay pool, foundry", "altar, press"))
    act(game, "stage with altar")
    assert [0, 2, 2, 2] == [coins_due(game, each) for each in range(4)]

    game = four(city("petra b", hand="altar, press", stages=1, coins=13))
    assert [] == stages(game)
    game.coins[0] = 14
    act(game, "stage with altar")
    assert (0, 17) == (game.coins[0], points_of(game, 0)["wonder"])


@pytest.mark.rule("SWW-04", "SWC-20")
def test_byzantium_sends_doves() -> None:
    game = four(city("byzantium b", "ore vein, lumber yard, glassworks, press", "altar, press"))

    act(game, "stage with altar")

    assert (1, 0, 0, 0) == intrigues(game).diplomacy
    assert 3 == points_of(game, 0)["wonder"]


def test_petra_and_byzantium_are_only_dealt_with_cities() -> None:
    def wonders(count: int, **settings: bool) -> set[int]:
        games = [seven_wonders.new(seed, count, **settings) for seed in range(60)]
        return {SIDES[board].wonder for game in games for board in game.boards}

    assert set(range(7)) == wonders(3)
    assert set(range(9)) == wonders(3, cities=True)
    assert set(range(8)) == wonders(3, cities=True, byzantium_with_three=False)
    assert set(range(9)) == wonders(4, cities=True, byzantium_with_three=False)


def test_boards_of_cities_can_be_drafted() -> None:
    game = seven_wonders.new(1, 3, cities=True, wonders="drafted")
    assert "take petra b" in options(game)

    game = seven_wonders.new(1, 3, wonders="drafted")
    assert "take petra b" not in options(game)


# With Babel.


@pytest.mark.rule("SWX-04C")
def test_a_black_card_is_discarded_for_a_tile() -> None:
    game = table(city(hand="hideout, altar", tiles=(5,)), cities_too=True)

    act(game, "tile 5 with hideout")

    assert 1 << CARD_OF["hideout"] not in game.built
    assert CARD_OF["hideout"] in [number_of(card) for card in game.discard]
    assert game.table


def test_a_black_card_takes_part_in_a_project_by_token_only() -> None:
    game = table(
        city(hand="hideout, altar", coins=9, built="clay pool"),
        project="belvedere",
        markers=2,
        cities_too=True,
    )
    assert "build hideout taking part" not in options(game)

    give_tokens(game, 0, "wild participation")
    act(game, "build hideout taking part by token")

    assert "hideout" in buildings(game, 0)
