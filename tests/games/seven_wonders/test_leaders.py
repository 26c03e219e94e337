"""Leaders: the draft, the recruitment, and what things do with leaders."""

import pytest

from games.seven_wonders.tables import (
    Place,
    act,
    buildings,
    city,
    finish_age,
    options,
    points_of,
    put_in_force,
    recruitment,
    refusal,
    table,
    two_players,
)
from hearing import told
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.source import Sealed
from ziggurat.core.text import Phrase
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, SevenWondersRefusal, parse
from ziggurat.games.seven_wonders.actions import Order
from ziggurat.games.seven_wonders.catalogue import CARD_OF, NAMES, OF_COLOUR, THINGS, listed
from ziggurat.games.seven_wonders.components import PURPLE, WHITE
from ziggurat.games.seven_wonders.leaders.guilds import GUILDS
from ziggurat.games.seven_wonders.leaders.hands import held, leaders
from ziggurat.games.seven_wonders.leaders.leaders import LEADERS
from ziggurat.games.seven_wonders.leaders.refusals import LeadersRefusal
from ziggurat.games.seven_wonders.packed import OF_LEADERS, face_down, number_of
from ziggurat.games.seven_wonders.projects.refusals import ProjectRefusal


def drafted(players: int = 3, **settings: bool | str) -> SevenWonders:
    """A game in which everybody has kept the first leader each time."""
    game = seven_wonders.new(5, players, leaders=True, **settings)
    while game.agenda[-1].text.startswith("DraftLeaders"):
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    return game


def names(cards: tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def recruit(game: SevenWonders, *orders: str) -> None:
    """The first seats give these orders, the others sell a leader."""
    for seat in range(game.seats):
        words = orders[seat] if seat < len(orders) else f"discard {names(held(game, seat))[0]}"
        game.play(seat, parse(words))


# Material and set-up.


@pytest.mark.rule("SWL-01", "SWL-02")
def test_there_are_36_leaders_that_cost_coins_only_and_4_guilds() -> None:
    assert 36 == len(LEADERS) == len({each.name for each in LEADERS})
    assert all(each.colour == WHITE and each.coins > 0 and not each.needs for each in LEADERS)
    assert not any(each.chains or each.copies for each in LEADERS)
    assert [PURPLE] * 4 == [each.colour for each in GUILDS]


@pytest.mark.rule("SWL-03", "SWL-04")
def test_the_guilds_join_those_of_the_base_game() -> None:
    game = seven_wonders.new(1, 3, leaders=True)
    assert 14 == len(game.plan().guilds)
    assert 10 == len(seven_wonders.new(1, 3).plan().guilds)

    while game.age < 3 or game.turn == 0:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[-1])
    dealt = [card for hand in game.hands for card in hand if THINGS[card].colour == PURPLE]
    assert 3 + 2 == len(dealt)
    assert 14 - 5 == len(game.box)


@pytest.mark.rule("SWL-05", "SWX-21")
def test_players_start_with_six_coins_but_the_free_city_with_three() -> None:
    assert [6, 6, 6] == seven_wonders.new(1, 3, leaders=True).coins
    assert [6, 6, 3] == seven_wonders.new(1, 2, leaders=True).coins
    assert [3, 3, 3] == seven_wonders.new(1, 3).coins


@pytest.mark.rule("SWL-06")
def test_rome_is_dealt_with_leaders_only() -> None:
    offered = set(seven_wonders.new(1, 3, wonders="drafted").view(0)["offered_boards"])
    more = set(seven_wonders.new(1, 3, wonders="drafted", leaders=True).view(0)["offered_boards"])

    assert {"rome a", "rome b"} == more - offered


# The draft.


@pytest.mark.rule("SWL-10", "SWL-11", "SWX-21")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_leaders_go_round_to_the_right_until_everybody_holds_four(players: int) -> None:
    game = seven_wonders.new(4, players, leaders=True)
    dealt = list(leaders(game).packets)
    assert [4] * players == [len(packet) for packet in dealt]
    assert 36 - 4 * players == len(leaders(game).box)
    assert LeadersRefusal.LEADER_NOT_OFFERED == refusal(game, f"keep {NAMES[dealt[1][0]]}")

    for left in (3, 2, 1):
        for seat in range(players):
            game.play(seat, game.options(seat)[0])
        if left > 1:
            assert dealt[1 % players][1:] == leaders(game).packets[0][: len(dealt[1]) - 1]
            dealt = list(leaders(game).packets)
            assert [left] * players == [len(packet) for packet in dealt]

    assert [4] * players == [len(held(game, seat)) for seat in range(players)]
    assert {dealt[0][0], dealt[1][1]} <= set(held(game, 0))


@pytest.mark.rule("SWL-12")
def test_a_hand_of_leaders_is_secret() -> None:
    game = drafted(4)

    for seat in range(4):
        for other, shown in enumerate(game.view(seat)["cities"]):
            own = sorted(names(held(game, other)))
            if seat == other:
                assert own == sorted(shown["leaders_in_hand"])
            else:
                known = [name for name in shown["leaders_in_hand"] if name != "?"]
                assert set(known) <= set(own)
                # The fourth of a packet that all have seen is all that may be known of a hand.
                assert len(known) <= 1
    assert [["?"] * 4] * 4 == [each["leaders_in_hand"] for each in game.view(SPECTATOR)["cities"]]


@pytest.mark.rule("SWL-10")
def test_which_leaders_are_dealt_is_a_matter_of_chance() -> None:
    found = {leaders(seven_wonders.new(seed, 3, leaders=True)).packets for seed in range(5)}

    assert 5 == len(found)


def test_each_player_sees_the_leaders_to_choose_from() -> None:
    game = seven_wonders.new(4, 3, leaders=True)

    for seat, packet in enumerate(leaders(game).packets):
        assert names(packet) == game.view(seat)["offered_leaders"]
    assert [] == game.view(SPECTATOR)["offered_leaders"]
    assert TableRefusal.NOT_THE_QUESTION == refusal(game, "decline")


@pytest.mark.parametrize("modules", ["none", "tower"])
def test_no_leader_is_lost_in_an_imagined_world(modules: str) -> None:
    """During the draft, and when some have been recruited and discarded."""
    game = seven_wonders.new(4, 3, leaders=True, modules=modules)
    for _ in range(2):
        check_imagined(game)
        for seat in range(3):
            game.play(seat, game.options(seat)[0])
    game = drafted(modules=modules)
    while game.to_act() and game.age < 2:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[-1])
    check_imagined(game)


def check_imagined(game: SevenWonders) -> None:
    now = leaders(game)
    worlds = [game.imagine(0, dream) for dream in range(20)]
    for world in worlds:
        found = leaders(world)
        assert game.census() == world.census()
        assert [len(each) for each in now.packets] == [len(each) for each in found.packets]
        assert [len(each) for each in now.hands] == [len(each) for each in found.hands]
        assert (len(now.box), len(now.discard)) == (len(found.box), len(found.discard))
        assert (now.hands[0], now.packets[0]) == (found.hands[0], found.packets[0])
    assert len({leaders(world).box for world in worlds}) > 5


def test_a_sealed_leader_is_imagined_as_another_of_the_same_hand() -> None:
    last = LEADERS[-1].name
    game = recruitment(city(leaders="caesar"), city(leaders=f"{last}, plato", coins=9))
    game.play(1, parse(f"recruit {last}"))

    worlds = [game.imagine(0, dream) for dream in range(40)]

    found = {world.sealed[1].text for world in worlds}
    assert {"recruit", "discard"} <= {text.split()[0] for text in found}
    for world in worlds:
        choice = world.sealed[1]
        assert isinstance(choice, Order)
        assert choice.card in held(world, 1)


def test_a_sealed_building_is_imagined_as_another_card_of_the_age() -> None:
    game = table(city(), city(hand="altar, baths", leaders="plato"), leaders=True)
    game.play(1, parse("build altar"))

    for dream in range(10):
        world = game.imagine(0, dream)
        choice = world.sealed[1]
        assert isinstance(choice, Order)
        assert choice.card in world.hands[1]


@pytest.mark.rule("SWL-11", "SWL-12")
def test_imagined_hands_respect_what_was_seen_going_round() -> None:
    """Who passed a packet on knows that its leaders went to those who held it afterwards."""
    game = seven_wonders.new(4, 3, leaders=True)
    passed_on = set(leaders(game).packets[0][1:])
    for _ in range(3):
        for seat in range(3):
            game.play(seat, game.options(seat)[0])

    found: set[tuple[int, ...]] = set()
    for dream in range(30):
        world = game.imagine(0, dream)
        assert held(game, 0) == held(world, 0)
        others = {*held(world, 0), *held(world, 1), *held(world, 2)}
        assert passed_on <= others
        found.add(held(world, 2))
    assert len(found) > 1


# The recruitment.


@pytest.mark.rule("SWL-20", "SWL-21", "SWX-02", "SWX-03")
def test_recruitment_comes_before_the_project_and_the_cards() -> None:
    plan = seven_wonders.new(1, 3, leaders=True, modules="both").plan()
    start = [phase.text for phase in plan.scripts.start]

    assert ["DraftLeaders 1", "DraftTiles 1"] == [start[0], start[3]]
    age = [phase.text for phase in plan.scripts.age]
    assert ["BeginAge", "Recruitment", "BeginProject", "Deal", "Turn"] == age
    ends = [phase.text for phase in plan.scripts.age_end]
    assert ["ResolveProject", "Conflicts", "EndProject", "NextAge"] == ends


@pytest.mark.rule("SWL-21")
def test_a_leader_is_recruited_for_coins_to_the_bank() -> None:
    game = recruitment(city(coins=5, leaders="caesar, plato"), city(leaders="nero"))

    recruit(game, "recruit caesar", "recruit nero")

    assert ["caesar"] == game.view(2)["cities"][0]["leaders"]
    assert 0 == game.coins[0]
    assert 2 == game.forces(0).shields
    assert ["plato"] == names(held(game, 0))
    assert 1 == game.turn  # the cards of the age are dealt
    assert 7 == len(game.hands[0])


@pytest.mark.rule("SWL-21", "SWL-24")
def test_all_choose_in_secret_and_at_the_same_time() -> None:
    game = recruitment(
        city(coins=0, leaders="caesar"), city(leaders="nero"), city(leaders="zenobia")
    )

    assert [0, 1, 2] == game.to_act()
    assert SevenWondersRefusal.CANNOT_PAY == refusal(game, "recruit caesar")
    assert SevenWondersRefusal.NOT_IN_HAND == refusal(game, "recruit nero")
    assert ["discard caesar"] == options(game)
    game.play(1, parse("recruit nero"))
    assert [] == game.view(0)["cities"][1]["leaders"]
    assert [0, 2] == game.to_act()


@pytest.mark.rule("SWL-21")
def test_every_leader_can_be_recruited_for_its_cost() -> None:
    for each in LEADERS:
        game = recruitment(city(coins=each.coins, leaders=each.name), city(leaders="nero"))
        assert f"recruit {each.name}" in options(game)
        game.coins[0] -= 1
        assert f"recruit {each.name}" not in options(game)
        recruit(game, f"discard {each.name}")
        assert () == game.discard


@pytest.mark.rule("SWL-23")
def test_no_building_joins_the_discarded_leaders() -> None:
    for card in listed(OF_COLOUR[PURPLE]):
        game = table(city(built="ramses", coins=0), age=3, leaders=True)
        game.hands[0] = (card,)
        assert f"build {NAMES[card]}" in options(game)

        act(game, f"discard {NAMES[card]}")

        assert card == number_of(game.discard[0])
        assert () == leaders(game).discard


@pytest.mark.rule("SWL-21")
def test_only_leaders_are_recruited_and_leaders_are_not_built() -> None:
    game = table(city(hand="altar"), leaders=True)
    assert LeadersRefusal.NOT_A_LEADER == refusal(game, "recruit altar")

    game = recruitment(city(leaders="nero"))
    assert SevenWondersRefusal.NO_STRUCTURE == refusal(game, "build nero")


@pytest.mark.rule("SWL-22")
def test_a_leader_under_a_stage_has_no_effect() -> None:
    game = recruitment(city("giza a", built="quarry", leaders="caesar"))
    assert "stage with caesar" in options(game)

    recruit(game, "stage with caesar")

    assert 1 == game.stages(0)
    assert 0 == game.forces(0).shields
    assert [] == game.view(0)["cities"][0]["leaders"]
    assert ["caesar"] == game.view(0)["cities"][0]["markers"]
    assert ["?"] == game.view(1)["cities"][0]["markers"]


@pytest.mark.rule("SWL-21", "SWL-23")
def test_a_discarded_leader_brings_three_coins_and_joins_no_age() -> None:
    game = recruitment(city(coins=1, leaders="caesar"))

    recruit(game, "discard caesar")

    assert 4 == game.coins[0]
    assert () == game.discard
    assert "caesar" in game.view(0)["discarded_leaders"]
    assert "caesar" not in game.view(1)["discarded_leaders"]


@pytest.mark.rule("SWL-25")
def test_the_last_leader_stays_in_hand_and_brings_nothing() -> None:
    game = drafted()
    while game.to_act():
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[-1])

    assert game.outcome is not None
    assert [1, 1, 1] == [len(held(game, seat)) for seat in range(3)]
    assert [0, 0, 0] == [points_of(game, seat)["leaders"] for seat in range(3)]


@pytest.mark.rule("SWL-27")
def test_recruited_leaders_are_not_structures() -> None:
    """No colour of an age counts them, and Olympia's free building does not serve for them."""
    game = recruitment(city("olympia a", stages=2, coins=0, leaders="caesar", built="altar"))

    assert ["discard caesar"] == [text for text in options(game) if "caesar" in text]
    assert SevenWondersRefusal.CANNOT_PAY == refusal(game, "recruit caesar")
    assert SevenWondersRefusal.NO_STRUCTURE == refusal(game, "build caesar")

    game = table(city(built="altar, caesar"), leaders=True)
    assert ["altar"] == buildings(game, 0)
    assert ["altar"] == game.view(0)["cities"][0]["buildings"]


@pytest.mark.rule("SWL-26", "SWL-55")
def test_a_leader_serves_only_for_what_happens_afterwards() -> None:
    game = recruitment(city("rhodes a", built="caravansery", leaders="xenophon", coins=2))

    recruit(game, "recruit xenophon")

    assert 0 == game.coins[0]


@pytest.mark.rule("SWL-30")
def test_leaders_have_a_line_of_their_own() -> None:
    game = table(city(built="cleopatra, nefertiti, sappho, zenobia"), leaders=True)

    assert 5 + 4 + 2 + 3 == points_of(game, 0)["leaders"]
    assert "leaders" not in points_of(table(city()), 0)


def last_turn_of_an_age(*places: Place, **house_rules: bool) -> SevenWonders:
    """The first age is about to end; then a leader is chosen."""
    places = tuple([each if each.leaders else each._replace(leaders="plato") for each in places])
    return table(*places, turn=6, leaders=True, house_rules=house_rules)


@pytest.mark.rule("SWL-20")
def test_what_was_paid_in_the_last_turn_is_over_when_leaders_are_chosen() -> None:
    game = last_turn_of_an_age(
        city("rhodes a", hand="baths, altar", leaders="nero"),
        city("giza a"),
        city("ephesus a", leaders="zenobia"),
    )

    act(game, "build baths paying 2 left")

    assert "choose_leader" == (game.prompt(0) or Phrase("", {})).name
    assert [[0, 0, 0]] * 3 == [each["paid"] for each in game.view(0)["cities"]]


@pytest.mark.rule("SWL-20", "SWL-47")
@pytest.mark.parametrize("bought", [True, False])
def test_what_serves_once_a_turn_serves_again_when_leaders_are_chosen(bought: bool) -> None:
    """Hatshepsut earns a coin for the stone of a stage that a leader marks."""
    game = last_turn_of_an_age(
        city("ephesus a", "hatshepsut, stone pit", "stockade, altar", coins=4, leaders="nero"),
        city("giza a", built="lumber yard"),
        city("rhodes a", leaders="zenobia"),
    )
    act(game, "build stockade paying 2 left" if bought else "build altar")
    before = game.coins[0]

    recruit(game, "stage with nero paying 2 left")

    assert before - 2 + 1 == game.coins[0]


@pytest.mark.rule("SWL-20", "SW-W-BABYLON-B2C")
def test_coins_of_the_last_turn_pay_for_a_leader_also_under_the_strict_rule() -> None:
    game = last_turn_of_an_age(
        city(hand="altar, tavern, loom", coins=0, leaders="caesar"),
        city("ephesus a", hand="altar, tavern, loom"),
        city("rhodes a", hand="altar, tavern, loom", leaders="zenobia"),
        strict_seventh_card=True,
    )
    game.turn = 5

    act(game, *["build altar"] * 3)
    act(game, *["build tavern"] * 3)

    assert 5 == game.coins[0]
    assert "recruit caesar" in options(game)


# With Babel.


@pytest.mark.rule("SWB-PROJ-25", "SWX-03")
def test_between_two_projects_there_is_none() -> None:
    game = drafted(modules="projects")
    assert ("", 0) == (game.view(0)["project"], game.view(0)["project_markers"])

    finish_age(game)

    assert 2 == game.age
    assert ("", 0) == (game.view(0)["project"], game.view(0)["project_markers"])


@pytest.mark.rule("SWX-04")
def test_a_leader_may_be_discarded_to_build_a_tile() -> None:
    game = recruitment(city(tiles=(9,), leaders="caesar"), city(leaders="nero"))

    recruit(game, "tile 9 with caesar", "recruit nero")

    assert [9] == game.view(1)["active_tiles"]
    assert CARD_OF["caesar"] in [number_of(each) for each in leaders(game).discard]


@pytest.mark.rule("SWX-06")
def test_nobody_takes_part_in_a_project_by_recruiting() -> None:
    game = recruitment(city(leaders="caesar", coins=9), project="cranes")

    none = refusal(game, "recruit caesar taking part")
    assert ProjectRefusal.NO_BUILDING_NO_PART == none
    assert not [text for text in options(game) if "taking part" in text]


@pytest.mark.rule("SWL-53", "SWX-06")
def test_solomon_takes_no_part_in_a_project_that_is_over() -> None:
    game = drafted(modules="projects")
    finish_age(game)
    game.leaders = leaders(game)._replace(
        hands=((face_down(CARD_OF["solomon"], OF_LEADERS, 0, 1, 1),), *leaders(game).hands[1:])
    )
    game.coins[0] = 20

    recruit(game, "recruit solomon")

    assert [0] == game.to_act()
    assert all("taking part" not in text for text in options(game))


# Solomon.


@pytest.mark.rule("SWL-53")
def test_solomon_builds_a_discarded_card() -> None:
    game = recruitment(city(coins=3, leaders="solomon", built="altar"), discard="palace, altar")

    recruit(game, "recruit solomon")

    assert ["dig up palace", "decline"] == options(game)
    game.play(0, parse("dig up palace"))
    assert ["altar", "palace"] == buildings(game, 0)


@pytest.mark.rule("SWL-23", "SWL-53")
def test_solomon_never_builds_a_leader() -> None:
    game = recruitment(city(coins=3, leaders="solomon"), city(leaders="nero"), discard="palace")

    recruit(game, "recruit solomon")

    assert ["dig up palace", "decline"] == options(game)


@pytest.mark.rule("SWW-14")
def test_halicarnassus_digs_before_solomon() -> None:
    game = recruitment(
        city(coins=3, leaders="solomon"),
        city("halicarnassus a", stages=1, built="foundry, ore vein", leaders="nero"),
        discard="palace, pantheon",
    )

    recruit(game, "recruit solomon", "stage with nero")

    assert [1] == game.to_act()
    game.play(1, parse("dig up palace"))
    assert [0] == game.to_act()
    assert ["dig up pantheon", "decline"] == options(game)


# Courtesans.


def built_courtesans(*near: str, far: str = "", discard: str = "") -> SevenWonders:
    game = table(
        city("alexandria a", hand="courtesans guild", built="ramses", coins=1),
        city("ephesus a", built=near[0]),
        city("rhodes a", built=far),
        city("olympia a", built=near[1] if len(near) > 1 else ""),
        age=3,
        discard=discard,
        leaders=True,
    )
    act(game, "build courtesans guild")
    return game


@pytest.mark.rule("SWL-58")
def test_the_courtesans_copy_a_leader_of_a_neighbour() -> None:
    game = built_courtesans("caesar, nefertiti", "nero", far="zenobia")

    assert ["copy caesar", "copy nefertiti", "copy nero"] == options(game)
    assert LeadersRefusal.LEADER_NOT_NEARBY == refusal(game, "copy zenobia")
    assert LeadersRefusal.LEADER_NOT_NEARBY == refusal(game, "copy ramses")
    game.play(0, parse("copy caesar"))

    assert [2, 2] == [game.forces(0).shields, game.forces(1).shields]
    assert "caesar" == game.view(2)["cities"][0]["courtesan"]
    assert ["ramses"] == game.view(2)["cities"][0]["leaders"]
    assert 1 == game.count(0, WHITE)  # a copied leader is not a recruited one


@pytest.mark.rule("SWL-58")
def test_points_of_a_copied_leader_count() -> None:
    game = built_courtesans("nefertiti")

    game.play(0, parse("copy nefertiti"))

    assert 4 == points_of(game, 0)["leaders"]


@pytest.mark.rule("SWL-58")
def test_what_a_copied_leader_brings_once_happens() -> None:
    game = built_courtesans("croesus")
    coins = game.coins[0]

    game.play(0, parse("copy croesus"))

    assert coins + 6 == game.coins[0]


@pytest.mark.rule("SWL-58", "SWW-14")
def test_a_copied_solomon_digs() -> None:
    game = built_courtesans("solomon", discard="palace")

    game.play(0, parse("copy solomon"))

    assert "dig up palace" in options(game)
    game.play(0, parse("dig up palace"))
    assert "palace" in buildings(game, 0)


@pytest.mark.rule("SWL-58")
def test_without_leaders_nearby_the_courtesans_do_nothing() -> None:
    game = built_courtesans("", far="caesar")

    assert [0, 1, 2, 3] == game.to_act()


@pytest.mark.rule("SWL-58")
def test_only_a_neighbours_leader_answers_the_courtesans() -> None:
    game = built_courtesans("caesar", far="zenobia")

    assert TableRefusal.NOT_THE_QUESTION == refusal(game, "decline")
    assert refusal(game, "copy caesar") is None
    assert LeadersRefusal.LEADER_NOT_NEARBY == refusal(game, "copy zenobia")


@pytest.mark.rule("SWL-58")
def test_the_courtesans_recruit_nobody_and_draw_nobody() -> None:
    game = table(
        city("alexandria a", hand="courtesans guild", built="ramses", coins=9, leaders="plato"),
        city("ephesus a", built="caesar"),
        age=3,
        leaders=True,
    )
    act(game, "build courtesans guild")

    assert ["copy caesar"] == options(game)
    assert not [each for each in told(game) if each.startswith("drew_leaders")]


@pytest.mark.rule("SWL-58", "SWW-14")
def test_who_copies_solomon_digs_after_his_owner() -> None:
    """Rome recruits Solomon in the very turn in which a neighbour builds the Courtesans Guild."""
    game = table(
        city("alexandria a", hand="courtesans guild", built="ramses"),
        city(
            "rome b", "stone pit, clay pool, loom, maecenas", "altar", stages=1, leaders="solomon"
        ),
        age=3,
        discard="palace, pantheon",
        leaders=True,
    )
    act(game, "build courtesans guild", "stage with altar")
    game.play(1, parse("recruit solomon"))
    game.play(0, parse("copy solomon"))

    assert [1] == game.to_act()
    game.play(1, parse("dig up palace"))
    assert [0] == game.to_act()


@pytest.mark.rule("SWQ-06")
@pytest.mark.parametrize(("forbidden", "points"), [(False, 4), (True, 0)])
def test_olympia_may_copy_the_courtesans(forbidden: bool, points: int) -> None:
    game = table(
        city("olympia b", stages=3),
        city("ephesus a", built="courtesans guild, nefertiti"),
        city("rhodes a", built="zenobia"),
        age=3,
        leaders=True,
    )
    game.facts = game.facts._replace(courtesans_not_copied=forbidden)

    assert points == points_of(game, 0)["guilds"]
    assert 0 == points_of(game, 0)["science"]


@pytest.mark.rule("SWQ-06", "SWL-43")
def test_aristotle_counts_if_olympia_copies_the_courtesans() -> None:
    game = table(
        city("olympia b", stages=3, built="academy, study, school"),
        city("ephesus a", built="courtesans guild, aristotle"),
        age=3,
        leaders=True,
    )

    assert 3 + 10 == points_of(game, 0)["science"]


@pytest.mark.rule("SWQ-06")
def test_a_symbol_of_a_leader_counts_if_olympia_copies_the_courtesans() -> None:
    game = table(
        city("olympia b", stages=3, built="academy, study"),
        city("ephesus a", built="courtesans guild, ptolemy"),
        age=3,
        leaders=True,
    )

    assert 3 + 7 == points_of(game, 0)["science"]


# Rome.


@pytest.mark.rule("SWW-01")
def test_rome_a_recruits_for_nothing() -> None:
    game = recruitment(city("rome a", coins=0, leaders="caesar"))

    recruit(game, "recruit caesar")

    assert 0 == game.coins[0]


@pytest.mark.rule("SWW-01")
@pytest.mark.parametrize(("leader", "own", "near"), [("caesar", 3, 4), ("sappho", 0, 0)])
def test_rome_b_makes_leaders_cheaper_for_itself_and_its_neighbours(
    leader: str, own: int, near: int
) -> None:
    game = recruitment(
        city("rome b", coins=6, leaders=leader),
        city("giza a", coins=6, leaders="nefertiti"),
        city("ephesus a", coins=6, leaders="nero"),
        city("rhodes a", coins=6, leaders="pericles"),
    )

    recruit(game, f"recruit {leader}", "recruit nefertiti", "recruit nero", "recruit pericles")

    assert [6 - own, 6 - 2, 6 - 1, 6 - 5] == game.coins
    game = recruitment(city("giza a", coins=6, leaders=leader), city("rome b", leaders="nero"))
    recruit(game, f"recruit {leader}", "recruit nero")
    assert 6 - near == game.coins[0]


@pytest.mark.rule("SWW-02", "SWL-10")
def test_the_first_stage_of_rome_b_draws_four_leaders() -> None:
    game = table(
        city("rome b", built="tree farm, lumber yard, clay pool", hand="altar"), leaders=True
    )
    box = len(leaders(game).box)

    act(game, "stage with altar")

    assert 3 + 5 == game.coins[0]
    assert 4 == len(held(game, 0))
    assert box - 4 == len(leaders(game).box)
    assert ["?"] * 4 == game.view(1)["cities"][0]["leaders_in_hand"]
    assert set(names(held(game, 0))) == set(game.view(0)["cities"][0]["leaders_in_hand"])


@pytest.mark.rule("SWW-02", "SWL-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_drawn_leaders_join_one_hand_and_are_seen_by_nobody_else(seat: int) -> None:
    places = [city(each, leaders="nero, plato") for each in ("giza a", "ephesus a", "rhodes a")]
    goods = "tree farm, lumber yard, clay pool"
    places[seat] = city("rome b", goods, "altar", leaders="caesar")
    game = table(*places, leaders=True)

    act(game, *["stage with altar" if at == seat else "discard lumber yard" for at in range(3)])

    assert [5 if at == seat else 2 for at in range(3)] == [len(held(game, at)) for at in range(3)]
    for other in range(3):
        shown = game.view(other)["cities"][seat]["leaders_in_hand"]
        assert (other == seat) == ("?" not in shown)


@pytest.mark.rule("SWW-02")
def test_which_leaders_are_drawn_is_a_matter_of_chance() -> None:
    found = set()
    for seed in range(5):
        game = table(city("rome b", "tree farm, lumber yard, clay pool", "altar"), leaders=True)
        game.source = Sealed(str(seed))
        act(game, "stage with altar")
        found.add(held(game, 0))

    assert 5 == len(found)


@pytest.mark.rule("SWW-02", "SWX-21")
def test_the_free_city_neither_draws_nor_recruits() -> None:
    for number, goods in enumerate(
        ("tree farm, lumber yard, clay pool", "stone pit, clay pool, loom")
    ):
        game = two_players(
            city(hand="altar, palace"),
            city("rhodes a"),
            city("rome b", goods, stages=number),
            pile="altar, altar",
            leaders=True,
        )
        for seat, words in ((0, "discard altar"), (1, "discard lumber yard")):
            game.play(seat, parse(words))
        game.play(0, parse("stage with palace"))

        assert number + 1 == game.stages(2)
        assert 2 == game.turn


def second_stage_of_rome(*, only_at_age_start: bool = False) -> SevenWonders:
    goods = "stone pit, clay pool, loom"
    game = table(
        city("rome b", stages=1, built=f"{goods}, maecenas", hand="altar", leaders="caesar, plato"),
        leaders=True,
    )
    game.facts = game.facts._replace(maecenas_only_at_age_start=only_at_age_start)
    act(game, "stage with altar")
    return game


@pytest.mark.rule("SWW-02", "SWL-49", "SWQ-03")
def test_later_stages_of_rome_b_recruit_one_more_at_once() -> None:
    game = second_stage_of_rome()
    assert [0] == game.to_act()
    assert ["recruit caesar", "recruit plato", "decline"] == options(game)
    for words in ("discard caesar", "copy caesar"):
        assert TableRefusal.NOT_THE_QUESTION == refusal(game, words)
    assert SevenWondersRefusal.NOT_IN_HAND == refusal(game, "recruit nero")

    game.play(0, parse("recruit caesar"))

    assert 3 == game.coins[0]  # Maecenas
    assert 2 == game.forces(0).shields
    assert [0, 1, 2] == game.to_act()


@pytest.mark.rule("SWW-02")
def test_one_may_decline_to_recruit_one_more() -> None:
    game = second_stage_of_rome()

    game.play(0, parse("decline"))

    assert ["caesar", "plato"] == names(held(game, 0))
    assert 2 == game.turn


@pytest.mark.rule("SWQ-03")
def test_maecenas_may_be_left_to_the_start_of_an_age() -> None:
    game = second_stage_of_rome(only_at_age_start=True)

    game.play(0, parse("recruit caesar"))

    assert 3 - (5 - 2) == game.coins[0]


@pytest.mark.rule("SWX-08")
def test_a_failed_project_takes_the_benefit_of_rome() -> None:
    game = recruitment(city("rome a", coins=0, leaders="caesar"))
    game.remove(0, listed(game.built[0])[0])

    assert SevenWondersRefusal.CANNOT_PAY == refusal(game, "recruit caesar")


# The census and hidden places.


@pytest.mark.rule("SWL-10", "SWL-58")
def test_every_leader_is_counted_once_wherever_it_is() -> None:
    game = drafted(7)

    census = game.census()
    assert [1] * 36 == [census[each.name] for each in LEADERS]


def test_tiles_change_nothing_about_leaders() -> None:
    game = recruitment(city(leaders="caesar", coins=5), active=(8, 23))
    put_in_force(game, 8, 23)

    recruit(game, "recruit caesar")

    assert 0 == game.coins[0]
