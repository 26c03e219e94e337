"""The Great Projects."""

import pytest

from games.seven_wonders.tables import (
    act,
    buildings,
    cards,
    city,
    finish_age,
    give_tokens,
    options,
    points_of,
    refusal,
    stages,
    table,
    two_players,
    ways,
    with_shares,
)
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, SevenWondersRefusal, parse
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES, OF_COLOUR, listed
from ziggurat.games.seven_wonders.components import (
    COLOUR_NAMES,
    MOST,
    PURPLE,
    RESOURCE_NAMES,
    UNITS,
)
from ziggurat.games.seven_wonders.conflict import military_points, resolve_conflicts
from ziggurat.games.seven_wonders.projects.participation import project, projects
from ziggurat.games.seven_wonders.projects.projects import PROJECTS
from ziggurat.games.seven_wonders.projects.refusals import ProjectRefusal
from ziggurat.games.seven_wonders.projects.resolution import ResolveProject, markers_for
from ziggurat.games.seven_wonders.two_players.rules import FREE_CITY


def resolve_project(game: SevenWonders) -> None:
    ResolveProject("ResolveProject").run(game)


def tokens(game: SevenWonders, seat: int) -> list[str]:
    return game.view(seat)["cities"][seat]["tokens"]


@pytest.mark.rule("SWB-PROJ-1", "SWB-PROJ-2")
def test_there_are_five_projects_for_each_age() -> None:
    assert [5, 5, 5] == [sum(each.age == age for each in PROJECTS) for age in (1, 2, 3)]
    for each in PROJECTS:
        assert each.colour
        assert each.coins
        assert any(each.penalty)
        assert any(each.reward)


# Colour, name, cost of taking part; what is lost when it fails; what each marker brings.
PRINTED = """
I   blue:   belvedere, 1 coin, 1 clay; a red card; free stage
I   green:  cranes, 1 coin; a brown card; free building
I   red:    double walls, 1 coin; the resource of the board; victory of age 1
I   brown:  factory, 2 coins; a grey card; wild participation
I   yellow: rampart road, 1 coin, 1 stone; all coins; 4 coins
II  blue:   obelisk, 1 coin, 1 papyrus; a brown card; 1 shield
II  yellow: river port, 1 coin, 1 loom; all coins; 6 coins
II  green:  sewer network, 2 coins; a red card; free building
II  brown:  smelter, 2 coins; a grey card; stage points
II  red:    war mirror, 2 coins, 1 glass; a blue card; victory of age 2
III green:  archives, 4 coins; a blue card; science sets
III red:    giant trebuchet, 5 coins, 1 wood; all coins; victory of age 3
III yellow: grand bazaar, 4 coins, 1 ore; a red card; 12 coins
III purple: menagerie, 4 coins; a green card; guild points
III blue:   triumphal arches, 5 coins; 2 victories; 2 shields
"""


@pytest.mark.rule("SWB-PROJ-1", "SWB-PROJ-2", "SWB-PROJ-4", "SWB-PROJ-5")
@pytest.mark.parametrize("line", PRINTED.strip().splitlines())
def test_what_is_printed_on_a_project(line: str) -> None:
    head, penalty, reward = line.split("; ")
    place, participation = head.split(":")
    name, *cost = participation.strip().split(", ")
    [printed] = [each for each in PROJECTS if each.name == name]

    assert place.split() == ["I" * printed.age, COLOUR_NAMES[printed.colour]]
    assert cost == [counted(printed.coins, "coin"), *needs_in_words(printed.needs)]
    assert [penalty] == in_words(
        (printed.penalty.colour, f"a {COLOUR_NAMES.get(printed.penalty.colour)} card"),
        (printed.penalty.coins, "all coins"),
        (printed.penalty.victories, f"{printed.penalty.victories} victories"),
        (printed.penalty.resource, "the resource of the board"),
    )
    assert [reward] == in_words(
        (printed.reward.coins, counted(printed.reward.coins, "coin")),
        (printed.reward.shields, counted(printed.reward.shields, "shield")),
        (printed.reward.victory, f"victory of age {printed.reward.victory}"),
        (printed.reward.brings, printed.reward.brings),
    )


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number > 1 else ''}"


def needs_in_words(needs: int) -> list[str]:
    units = zip(RESOURCE_NAMES, UNITS, strict=True)
    return [f"{needs // unit & MOST} {name}" for name, unit in units if needs // unit & MOST]


def in_words(*parts: tuple[object, str]) -> list[str]:
    return [words for value, words in parts if value]


@pytest.mark.rule("SWB-PROJ-7")
def test_a_project_of_the_age_is_turned_up_before_the_deal() -> None:
    game = seven_wonders.new(1, 3, modules="projects")
    assert 1 == project(game).age
    names = [event.name for event in game.hear()]
    assert names.index("project_began") < names.index("dealt")

    finish_age(game)
    assert 2 == project(game).age


@pytest.mark.rule("SWB-PROJ-8", "SWB-PROJ-45", "SWB-EX-5", "SWB-EX-25")
def test_markers_for_each_number_of_players() -> None:
    assert [2, 2, 3, 4, 5, 6] == [markers_for(players) for players in range(2, 8)]
    assert 4 == projects(seven_wonders.new(1, 5, modules="projects")).markers
    assert 6 == markers_for(8)


@pytest.mark.rule(
    "SWB-PROJ-9", "SWB-PROJ-10", "SWB-PROJ-11", "SWB-PROJ-12", "SWB-EX-6", "SWB-PROJ-3"
)
def test_derek_builds_the_forum_and_takes_part_in_the_river_port() -> None:
    game = table(
        city("babylon a", built="loom", hand="forum, altar"),
        city("rhodes a", built="clay pool"),
        age=2,
        project="river port",
        markers=2,
    )
    assert ["paying 2 left", "taking part paying 2 left"] == ways(game, "forum")

    act(game, "build forum taking part paying 2 left")

    assert 0 == game.coins[0]
    assert (1, 0, 0) == projects(game).shares
    assert 1 == projects(game).markers


@pytest.mark.rule("SWB-PROJ-9", "SWB-PROJ-12")
def test_only_the_colour_of_the_project_lets_one_take_part() -> None:
    game = table(city(hand="altar, tavern", coins=9), project="rampart road", markers=2)

    assert ProjectRefusal.OTHER_COLOUR == refusal(game, "build altar taking part")
    assert ["", "taking part"] == ways(game, "tavern")

    game = table(city(hand="loom, altar", coins=9), project="belvedere", markers=2)
    assert ProjectRefusal.OTHER_COLOUR == refusal(game, "build loom taking part")
    game = table(city(built="ramses"), age=3, project="cranes", markers=2, leaders=True)
    for card in listed(OF_COLOUR[PURPLE]):
        game.hands[0] = (card,)
        words = f"build {CARD_NAMES[card]} taking part"
        assert ProjectRefusal.OTHER_COLOUR == refusal(game, words)


@pytest.mark.rule("SWB-PROJ-10")
def test_a_unit_cannot_pay_for_building_and_participation_both() -> None:
    game = table(
        city("giza a", hand="baths, altar", coins=1),
        project="belvedere",
        markers=2,
    )
    assert [""] == ways(game, "baths")  # a clay is missing

    game = table(city("babylon a", hand="altar, altar", coins=1), project="belvedere", markers=2)
    assert ["", "taking part"] == ways(game, "altar")


@pytest.mark.rule("SWB-PROJ-13")
def test_without_markers_nobody_takes_part() -> None:
    game = table(city(hand="tavern, altar", coins=9), project="rampart road", markers=0)

    assert ProjectRefusal.NO_MARKER_LEFT == refusal(game, "build tavern taking part")


@pytest.mark.rule("SWB-PROJ-14", "SWB-PROJ-6", "SWB-EX-24")
def test_three_take_part_for_the_last_marker() -> None:
    held = [city(board, hand="tavern, altar", built="stone pit") for board in BOARDS_OF_THREE]
    game = table(*held, project="rampart road", markers=1)

    act(game, *["build tavern taking part"] * 3)

    assert (1, 1, 1) == projects(game).shares
    assert 0 == projects(game).markers


@pytest.mark.rule("SWB-PROJ-13")
def test_when_the_last_marker_is_taken_the_project_is_closed_from_the_next_turn_on() -> None:
    game = table(
        city("giza a", hand="tavern, altar", coins=9),
        city("ephesus a"),
        city("rhodes a", hand="marketplace, altar"),
        project="rampart road",
        markers=1,
    )

    act(game, "build tavern taking part", "discard lumber yard", "discard altar")

    assert ProjectRefusal.NO_MARKER_LEFT == refusal(game, "build marketplace taking part")


@pytest.mark.rule("SWB-PROJ-8", "SWB-PROJ-13")
def test_the_first_turn_of_an_age_opens_the_project() -> None:
    game = seven_wonders.new(1, 3, modules="projects")
    assert ((0, 0, 0), True) == (projects(game).shares, projects(game).is_open)

    finish_age(game)

    assert projects(game).is_open


BOARDS_OF_THREE = ("giza a", "ephesus a", "rhodes a")


@pytest.mark.rule("SWB-PROJ-15")
def test_a_player_takes_part_once_a_turn_but_several_times_an_age() -> None:
    game = table(
        city("babylon b", built="stone pit", hand="tavern, marketplace", stages=2, coins=9),
        project="rampart road",
        markers=2,
        turn=6,
    )
    act(game, "build tavern taking part")
    assert ProjectRefusal.ONCE_A_TURN == refusal(game, "build marketplace taking part")

    game = table(
        city("giza a", hand="tavern, marketplace", coins=9),
        city("ephesus a", hand="tavern, marketplace"),
        city("rhodes a", hand="tavern, marketplace"),
        project="rampart road",
        markers=2,
    )
    act(game, "build tavern taking part", "discard tavern", "discard tavern")
    act(game, "build marketplace taking part")
    assert (2, 0, 0) == projects(game).shares


@pytest.mark.rule("SWB-PROJ-15")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_takes_part_twice_in_the_last_turn(seat: int) -> None:
    """Babylon plays a seventh card, whichever seat it has."""
    places = [city("giza a"), city("ephesus a"), city("rhodes a")]
    held = "tavern, marketplace"
    places[seat] = city("babylon b", built="stone pit", hand=held, stages=2, coins=9)
    game = table(*places, project="rampart road", markers=3, turn=6)

    orders = ["discard lumber yard"] * 3
    orders[seat] = "build tavern taking part"
    act(game, *orders)

    assert [seat] == game.to_act()
    assert ProjectRefusal.ONCE_A_TURN == refusal(game, "build marketplace taking part", seat)
    assert refusal(game, "build marketplace", seat) is None


@pytest.mark.rule("SWB-PROJ-16", "SWB-PROJ-38", "SWB-EX-26")
def test_a_free_building_lets_one_take_part_for_its_cost() -> None:
    game = table(
        city("alexandria a", built="apothecary", hand="stables, altar", coins=2),
        age=2,
        project="war mirror",
        markers=2,
    )
    assert ["by chain", "by chain taking part"] == ways(game, "stables")
    assert SevenWondersRefusal.NOT_DISCARDED == refusal(game, "dig up stables taking part")
    act(game, "build stables by chain taking part")
    assert 0 == game.coins[0]

    game = table(
        city(
            "halicarnassus b", built="ore vein, foundry, glassworks", hand="altar, altar", coins=2
        ),
        discard="walls",
        age=2,
        project="war mirror",
        markers=2,
    )
    act(game, "stage with altar")
    assert ["dig up walls", "dig up walls taking part"] == [
        text for text in options(game) if "walls" in text
    ]
    game.play(0, parse("dig up walls taking part"))
    assert (1, 0, 0) == projects(game).shares


@pytest.mark.rule("SWB-PROJ-11")
def test_a_card_brings_its_coins_to_those_who_take_part_too() -> None:
    game = table(city(hand="tavern, altar", coins=1), project="rampart road", markers=2)

    act(game, "build tavern taking part")

    assert 1 - 1 + 5 == game.coins[0]
    assert ["tavern"] == buildings(game, 0)


# The end of an age.


@pytest.mark.rule("SWB-PROJ-17", "SWB-PROJ-54", "SWB-PROJ-34", "SWB-EX-27")
def test_shields_won_by_the_obelisk_count_in_the_conflicts_that_follow() -> None:
    game = table(city(hand="altar, altar"), age=2, turn=6, project="obelisk", markers=0)
    with_shares(game, 1, 0, 0)

    act(game)

    assert [0, 2, 0] == game.victories[:3]
    assert 1 == game.forces(0).shields


@pytest.mark.rule("SWB-PROJ-17", "SWB-EX-27")
def test_a_red_card_lost_to_a_penalty_does_not_fight() -> None:
    game = table(city(built="stockade"), age=2, turn=6, project="sewer network", markers=1)

    act(game)
    game.play(0, parse("give up stockade"))

    assert [0, 0, 0] == game.victories[:3]
    assert (0, 2, 2) == projects(game).penalties


@pytest.mark.rule("SWB-PROJ-18", "SWB-PROJ-19", "SWB-PROJ-20", "SWB-PROJ-35", "SWB-EX-7")
def test_the_war_mirror_succeeds_and_derek_takes_two_tokens() -> None:
    game = table(city(), age=2, project="war mirror", markers=0)
    with_shares(game, 2, 0, 1)

    resolve_project(game)

    assert [6, 0, 3] == [military_points(game, seat) for seat in range(3)]
    assert (0, 0, 0) == projects(game).penalties


@pytest.mark.rule("SWB-PROJ-21", "SWB-PROJ-22", "SWB-PROJ-23", "SWB-PROJ-28", "SWB-EX-8")
def test_the_archives_fail_and_tom_loses_a_blue_card_of_his_choice() -> None:
    game = table(
        city(built="altar"),
        city("ephesus a", built="altar, baths, tavern"),
        city("rhodes a"),
        age=3,
        turn=6,
        project="archives",
        markers=1,
    )
    with_shares(game, 2, 0, 1)
    act(game)

    assert ["give up baths", "give up altar"] == options(game, 1)
    assert ProjectRefusal.NOT_THAT_BUILDING == refusal(game, "give up tavern", 1)
    assert ProjectRefusal.NOT_THAT_BUILDING == refusal(game, "give up palace", 1)
    other_question = refusal(game, "give up victories of ages 1 and 1", 1)
    assert TableRefusal.NOT_THE_QUESTION == other_question
    game.play(1, parse("give up baths"))

    assert ["altar"] == buildings(game, 0)
    assert ["altar", "tavern"] == buildings(game, 1)
    assert [] == tokens(game, 0)
    assert "baths" == game.view(SPECTATOR)["discard"][-1]  # all have seen it go


@pytest.mark.rule("SWB-PROJ-24", "SWB-PROJ-29", "SWB-PROJ-5", "SWB-EX-9")
def test_christophe_has_no_coin_to_lose() -> None:
    game = table(city(coins=0), city("ephesus a", coins=7), age=2, project="river port", markers=1)
    with_shares(game, 0, 0, 1)

    resolve_project(game)

    assert (2, 0, 0) == projects(game).penalties
    assert [0, 0, 3] == game.coins


@pytest.mark.rule("SWB-PROJ-24")
@pytest.mark.parametrize(
    ("age", "project"), [(1, "belvedere"), (2, "war mirror"), (3, "menagerie")]
)
def test_the_penalty_token_is_worth_the_age(age: int, project: str) -> None:
    game = table(city(), age=age, project=project, markers=1)

    resolve_project(game)

    assert (age, age, age) == projects(game).penalties


@pytest.mark.rule("SWB-PROJ-25")
def test_markers_are_handed_back_at_the_end_of_an_age() -> None:
    game = table(city(hand="altar, altar"), turn=6, project="rampart road", markers=0)
    with_shares(game, 2, 0, 0)

    act(game)

    assert (0, 0, 0) == projects(game).shares
    assert 2 == projects(game).markers
    assert 3 + 3 + 2 * 4 == game.coins[0]


@pytest.mark.rule("SWB-PROJ-30")
def test_two_victory_tokens_of_choice_are_lost_or_none() -> None:
    game = table(city(), age=3, turn=6, project="triumphal arches", markers=1)
    game.victories = [2, 0, 1, 0, 1, 0, 0, 0, 0]
    with_shares(game, 0, 0, 1)

    act(game)

    assert ["give up victories of ages 1 and 1", "give up victories of ages 1 and 3"] == options(
        game
    )
    assert ProjectRefusal.NO_SUCH_VICTORIES == refusal(game, "give up victories of ages 2 and 2")
    assert TableRefusal.NOT_THE_QUESTION == refusal(game, "give up altar")
    game.play(0, parse("give up victories of ages 1 and 3"))
    assert 1 == game.victories[0]
    assert (0, 3, 0) == projects(game).penalties  # a single token is kept


@pytest.mark.rule("SWB-PROJ-30")
@pytest.mark.parametrize(
    ("ages", "left"), [("1 and 2", [1, 0, 1]), ("1 and 3", [1, 1, 0]), ("1 and 1", [0, 1, 1])]
)
def test_exactly_the_two_tokens_named_are_handed_back(ages: str, left: list[int]) -> None:
    game = table(city(), age=3, turn=6, project="triumphal arches", markers=1)
    game.victories = [1, 1, 1, 2, 1, 1, 1, 1, 1]
    with_shares(game, 1, 0, 1)
    act(game)

    game.play(1, parse(f"give up victories of ages {ages}"))

    assert [1, 1, 1, *left, 1, 1, 1] == game.victories


@pytest.mark.rule("SWB-PROJ-30")
def test_two_victories_of_the_last_age_can_be_given_up() -> None:
    game = table(city(), age=3, turn=6, project="triumphal arches", markers=1)
    game.victories = [0, 1, 2, 0, 0, 0, 0, 0, 0]
    with_shares(game, 0, 1, 1)

    act(game)

    assert options(game) == [
        "give up victories of ages 2 and 3",
        "give up victories of ages 3 and 3",
    ]


@pytest.mark.rule("SWB-PROJ-24", "SWB-PROJ-31")
def test_a_board_without_its_resource_cannot_lose_it_again() -> None:
    game = table(city("rhodes a"), city(), city(), project="double walls", markers=1)
    with_shares(game, 0, 1, 1)

    resolve_project(game)
    assert [True, False, False] == [each["barren"] for each in game.view(2)["cities"]]
    assert (0, 0, 0) == projects(game).penalties
    resolve_project(game)

    assert (1, 0, 0) == projects(game).penalties


@pytest.mark.rule("SWB-PROJ-31")
def test_the_board_gives_its_resource_no_more() -> None:
    game = table(city("giza a", hand="baths, altar"), project="double walls", markers=1)
    with_shares(game, 0, 1, 1)

    resolve_project(game)
    game.projects = projects(game)._replace(is_open=False)

    assert [] == ways(game, "baths")
    game.hands[1] = game.hands[0]
    assert [] == ways(game, "baths", 1)  # neighbours cannot buy it either
    assert [True, False, False] == [each["barren"] for each in game.view(2)["cities"]]


# Rewards.


@pytest.mark.rule("SWB-PROJ-33", "SWB-PROJ-4")
@pytest.mark.parametrize(
    ("age", "project", "coins"),
    [(1, "rampart road", 4), (2, "river port", 6), (3, "grand bazaar", 12)],
)
def test_coins_come_from_the_bank_for_each_marker(age: int, project: str, coins: int) -> None:
    game = table(city(), age=age, project=project, markers=0)
    with_shares(game, 2, 1, 0)

    resolve_project(game)

    assert [3 + 2 * coins, 3 + coins, 3] == game.coins


@pytest.mark.rule("SWB-PROJ-19", "SWB-PROJ-4")
@pytest.mark.parametrize(
    ("age", "project", "token"),
    [
        (1, "belvedere", "free stage"),
        (1, "cranes", "free building"),
        (1, "factory", "wild participation"),
        (2, "sewer network", "free building"),
        (2, "smelter", "stage points"),
        (3, "archives", "science sets"),
        (3, "menagerie", "guild points"),
    ],
)
def test_every_marker_brings_the_token_of_the_project(age: int, project: str, token: str) -> None:
    game = table(city(), age=age, project=project, markers=0)
    with_shares(game, 2, 0, 1)

    resolve_project(game)

    assert [[token] * 2, [], [token]] == [tokens(game, seat) for seat in range(3)]


@pytest.mark.rule("SWB-PROJ-34")
def test_shield_tokens_count_in_every_conflict() -> None:
    game = table(city(), age=3, project="triumphal arches", markers=0)
    with_shares(game, 2, 0, 0)

    resolve_project(game)
    assert 4 == game.forces(0).shields
    resolve_conflicts(game)
    resolve_conflicts(game)

    assert 20 == military_points(game, 0)


@pytest.mark.rule("SWB-PROJ-36")
def test_a_wild_token_lets_one_take_part_with_another_colour() -> None:
    game = table(
        city(hand="altar, tavern", coins=1), city("babylon a"), project="cranes", markers=2
    )
    assert ProjectRefusal.NO_PARTICIPATION_TOKEN == refusal(
        game, "build altar taking part by token"
    )

    give_tokens(game, 0, "wild participation")
    act(game, "build altar taking part by token")

    assert 0 == game.coins[0]
    assert (1, 0, 0) == projects(game).shares
    assert [] == tokens(game, 0)


@pytest.mark.rule("SWB-PROJ-36")
def test_a_wild_token_is_not_spent_where_the_colour_fits() -> None:
    game = table(city(hand="workshop, altar", coins=9), project="cranes", markers=2)
    give_tokens(game, 0, "wild participation")

    assert ProjectRefusal.TOKEN_NOT_NEEDED == refusal(game, "build workshop taking part by token")


@pytest.mark.rule("SWB-PROJ-37")
def test_a_wonder_stage_lets_nobody_take_part() -> None:
    game = table(city(built="quarry", hand="workshop, altar", coins=9), project="cranes", markers=2)
    give_tokens(game, 0, "wild participation")

    assert ProjectRefusal.NO_BUILDING_NO_PART == refusal(game, "stage with workshop taking part")
    assert ProjectRefusal.NO_BUILDING_NO_PART == refusal(
        game, "discard workshop taking part by token"
    )


@pytest.mark.rule("SWB-PROJ-37")
def test_a_tile_lets_nobody_take_part() -> None:
    game = table(city(hand="workshop, altar", tiles=(3,)), project="cranes", markers=2)
    words = "tile 3 with workshop taking part"

    assert ProjectRefusal.NO_BUILDING_NO_PART == refusal(game, words)
    assert 3 == parse(words).phrase().values["tile"]


@pytest.mark.rule("SWB-PROJ-39")
def test_a_token_builds_anything_free() -> None:
    game = table(city(hand="palace, altar", coins=0), age=3, project="archives", markers=2)
    assert ProjectRefusal.NO_FREE_BUILDING_TOKEN == refusal(game, "build palace for a token")

    give_tokens(game, 0, "free building")
    act(game, "build palace for a token")

    assert ["palace"] == buildings(game, 0)
    assert [] == tokens(game, 0)


@pytest.mark.rule("SWB-PROJ-40", "SWB-PROJ-41")
def test_a_token_builds_a_stage_free_but_not_its_coins() -> None:
    game = table(
        city("giza a", hand="altar, altar", coins=2),
        age=2,
        project="smelter",
        markers=2,
        active=(16,),
    )
    assert ProjectRefusal.NO_FREE_STAGE_TOKEN == refusal(game, "stage with altar for a token")

    give_tokens(game, 0, "free stage")
    assert ["for a token"] == stages(game)
    act(game, "stage with altar for a token")

    assert 0 == game.coins[0]  # the tax on stages
    assert 1 == game.stages(0)
    assert [] == tokens(game, 0)


@pytest.mark.rule("SWB-PROJ-26", "SWB-PROJ-42", "SWB-EX-29")
def test_a_science_token_adds_three_points_to_each_set() -> None:
    built = "apothecary, workshop, scriptorium, dispensary, laboratory, library"
    game = table(city(built=built), age=3, project="archives", markers=2)
    before = points_of(game, 0)["science"]

    give_tokens(game, 0, "science sets")

    assert 4 + 4 + 4 + 14 == before
    assert before + 6 == points_of(game, 0)["science"]


@pytest.mark.rule("SWB-PROJ-43")
def test_a_guild_token_counts_the_guilds_of_three_cities() -> None:
    game = table(
        city(built="workers guild"),
        city(built="traders guild, spies guild"),
        city(built="builders guild"),
        city(built="magistrates guild"),
        age=3,
        project="menagerie",
    )
    give_tokens(game, 0, "guild points", "guild points")

    assert 2 * 4 == points_of(game, 0)["projects"]


@pytest.mark.rule("SWB-PROJ-26", "SWB-PROJ-44")
def test_a_stage_token_counts_stages_and_penalties_are_subtracted() -> None:
    game = table(city(stages=3), project="factory")
    give_tokens(game, 0, "stage points")
    game.projects = projects(game)._replace(penalties=(2, 0, 0))

    assert 3 - 2 == points_of(game, 0)["projects"]


# Two players, and both modules.


@pytest.mark.rule("SWB-PROJ-45", "SWB-PROJ-46")
def test_the_free_city_suffers_no_penalty() -> None:
    assert 2 == projects(seven_wonders.new(5, 2, modules="projects")).markers
    game = two_players(
        city(hand="altar, altar, altar", coins=5),
        city(hand="altar, altar", coins=5),
        city(built="altar", coins=7, stages=3),
        turn=6,
        project="rampart road",
    )
    holder, other = game.holder(), 1 - game.holder()
    game.hands[holder], game.hands[other] = cards("altar, altar, altar"), cards("altar, altar")
    game.play(holder, parse("discard altar"))
    game.play(other, parse("discard altar"))
    game.play(holder, parse("discard altar"))

    assert 2 == game.age
    assert [0, 0] == game.coins[:2]  # a failed Rampart Road takes all coins
    assert 7 + 3 == game.coins[FREE_CITY]


@pytest.mark.rule("SWB-PROJ-46")
def test_the_free_city_takes_no_part() -> None:
    game = two_players(
        city(hand="altar, tavern, tavern"), city(), city(coins=9), project="rampart road"
    )
    assert "build tavern taking part" in options(game)
    game.play(0, parse("build altar"))
    game.play(1, parse("discard lumber yard"))

    assert "build tavern" in options(game)
    assert ProjectRefusal.NO_PROJECT == refusal(game, "build tavern taking part")


@pytest.mark.rule("SWB-PROJ-50", "SWB-EX-18")
@pytest.mark.parametrize(
    ("age", "project", "expected"), [(2, "war mirror", [2, 0, 0]), (1, "double walls", [0, 0, 0])]
)
def test_lesser_victories_apply_to_projects(age: int, project: str, expected: list[int]) -> None:
    game = table(city(), age=age, project=project, markers=0, active=(19,))
    with_shares(game, 2, 0, 0)

    resolve_project(game)

    assert expected == game.victories[:3]
