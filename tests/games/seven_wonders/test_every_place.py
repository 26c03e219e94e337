"""What is kept for a city is kept at its own place, and what is not there counts for nothing."""

import pytest

from games.seven_wonders.tables import (
    act,
    buildings,
    cards,
    city,
    options,
    points_of,
    recruitment,
    refusal,
    table,
    two_players,
    ways,
    with_shares,
)
from walks import walk
from ziggurat.core.kind import Setting
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, SevenWondersRefusal, parse
from ziggurat.games.seven_wonders.catalogue import (
    BOARD_OF,
    BOARD_THINGS,
    BUILDINGS,
    CARD_NAMES,
    CARD_OF,
    LEADER_CARDS,
    NAMES,
    OF_COLOUR,
    SIDES,
    listed,
)
from ziggurat.games.seven_wonders.components import BLACK
from ziggurat.games.seven_wonders.knowledge.imagine import mend
from ziggurat.games.seven_wonders.leaders.hands import leaders
from ziggurat.games.seven_wonders.packed import BARRED, NUMBER, may_be, number_of
from ziggurat.games.seven_wonders.projects.projects import PROJECTS
from ziggurat.games.seven_wonders.projects.refusals import ProjectRefusal
from ziggurat.games.seven_wonders.projects.resolution import reward

DREAMS = range(30)
EVERYTHING: dict[str, Setting] = {
    "modules": "both",
    "leaders": True,
    "cities": True,
    "wonder_pack": True,
}


# Coins and tokens.


@pytest.mark.rule("SWB-PROJ-30")
@pytest.mark.parametrize("seat", range(3))
def test_two_victory_tokens_of_one_city_are_handed_back(seat: int) -> None:
    game = table(city(), city("ephesus a"), age=3, project="triumphal arches", markers=1)
    game.victories = [2] * 9

    game.lose_victories(seat, 1, 3)

    held = [game.victories[at * 3 : at * 3 + 3] for at in range(3)]
    assert [[1, 2, 1] if at == seat else [2, 2, 2] for at in range(3)] == held


@pytest.mark.rule("SW-WAR-2")
def test_a_view_shows_the_tokens_of_each_city_alone() -> None:
    game = table(city())
    game.victories = [0, 0, 0, 1, 0, 1, 2, 0, 0]

    assert [[], [1, 5], [1, 1]] == [shown["victories"] for shown in game.view(0)["cities"]]


@pytest.mark.rule("SW-TRADE-7")
def test_what_is_paid_is_noted_for_the_city_that_pays() -> None:
    game = table(city())

    game.pay(1, 0, 2, 0)
    game.pay(2, 1, 0, 3)

    paid = [[0, 0, 0], [0, 2, 0], [1, 0, 3]]
    assert paid == [shown["paid"] for shown in game.view(0)["cities"]]


@pytest.mark.rule("SW-W-BABYLON-B2C")
def test_what_is_paid_on_the_last_turn_cannot_be_spent_again() -> None:
    game = table(city(coins=5))
    game.unspent = (5, 3, 3)

    game.pay(0, 1, 2, 1)

    assert (1, 3, 3) == game.unspent


@pytest.mark.rule("SWL-50")
@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_midas_counts_coins_by_threes(coins: int, points: int) -> None:
    game = table(city(built="midas", coins=coins), leaders=True)

    assert points == points_of(game, 0)["leaders"]


# Boards.


@pytest.mark.rule("SW-SETUP-4")
def test_another_side_replaces_the_first() -> None:
    game = table(city())
    game.take_board(0, 0)
    game.take_board(0, 1)

    boards = set(BOARD_THINGS) & set(listed(game.built[0]))
    assert {BOARD_THINGS[1]} == boards


@pytest.mark.rule("SWW-12")
def test_manneken_pis_copies_nothing_while_a_neighbour_has_no_board() -> None:
    game = seven_wonders.new(1, 3, wonders="drafted", wonder_pack=True)
    game.play(0, parse("take manneken pis a"))
    assert (0, []) == (game.stages(0), game.copied_stages(0))

    game.play(1, parse("take giza a"))
    assert [] == game.copied_stages(0)


@pytest.mark.rule("SWW-12")
@pytest.mark.parametrize("places", [(0, 1), (1, 0)])
def test_manneken_pis_copies_any_board(places: tuple[int, int]) -> None:
    """The first board of the list at its left or at its right."""
    names = [SIDES[0].name, "giza a"]
    game = table(
        city("manneken pis a"),
        city(names[places[0]]),
        city(names[places[1]]),
        wonder_pack=True,
    )

    left, right = game.boards[1], game.boards[2]
    stages = [SIDES[left].stages[0], SIDES[right].stages[1], SIDES[left].stages[-1]]
    assert [stage.name for stage in stages] == [NAMES[stage] for stage in game.copied_stages(0)]


@pytest.mark.rule("SW-2P-16")
def test_the_hand_of_the_free_city_never_went_round() -> None:
    game = two_players(city("giza a"), city("rhodes a"), city("babylon b"))

    assert 2 == game.packet(2)


# Discards and drawn cards.


@pytest.mark.rule("SWL-23")
def test_every_leader_and_no_other_card_goes_to_the_discarded_leaders() -> None:
    game = table(city(), leaders=True)
    for card in range(len(CARD_NAMES)):
        game.throw(0, card)

    thrown = [number_of(card) for card in leaders(game).discard]
    assert listed(LEADER_CARDS) == thrown
    assert len(CARD_NAMES) == len(thrown) + len(game.discard)


@pytest.mark.rule("SWL-27")
def test_every_building_and_no_leader_is_built() -> None:
    game = table(city(), leaders=True, project="cranes", markers=1)
    build, part = parse("build altar"), parse("build altar taking part")
    for card in range(len(CARD_NAMES)):
        is_building = bool(BUILDINGS >> card & 1)
        refused = build.use.why_not(game, 0, card)  # type: ignore[attr-defined]
        assert is_building == (refused is not SevenWondersRefusal.NO_STRUCTURE)
        none = part.use.why_no_more(game, 0, card)  # type: ignore[attr-defined]
        assert is_building == (none is not ProjectRefusal.NO_BUILDING_NO_PART)


def drawn(order: str, hand: str) -> SevenWonders:
    """Seat 0 drew an altar this turn; the turn stops when seat 1 digs."""
    game = two_players(
        city("giza a", hand=hand, built="quarry"),
        city("halicarnassus b", built="ore vein, foundry", hand="theater, baths"),
        city("ephesus a", built="altar", coins=0),
        pile="tavern, stockade",
    )
    (game.drawn_card,) = cards("altar")
    game.play(0, parse(order))
    game.play(1, parse("stage with theater"))
    game.play(0, next(each for each in game.options(0) if not each.text.endswith("altar")))
    assert [1] == game.to_act()
    return game


@pytest.mark.rule("SW-2P-6")
@pytest.mark.parametrize(
    ("order", "hand", "is_held"),
    [
        ("build altar", "altar, palace, senate", False),
        ("discard altar", "altar, palace, senate", False),
        ("stage with altar", "altar, palace, senate", False),
        ("discard senate", "altar, palace, senate", True),
        ("build altar", "altar, altar, palace", True),
    ],
)
def test_a_drawn_card_is_known_to_be_one_until_it_is_played(
    order: str, hand: str, is_held: bool
) -> None:
    game = drawn(order, hand)

    assert (cards("altar")[0] if is_held else -1) == game.drawn_card


@pytest.mark.rule("SW-2P-7")
def test_the_free_city_discards_a_card_that_it_has_built_already() -> None:
    """A lumber yard costs nothing, but does not stand twice in a city."""
    game = two_players(
        city("giza a", hand="altar, lumber yard, palace"),
        city("rhodes a", hand="theater, baths"),
        city("ephesus a", built="lumber yard", coins=0),
    )
    game.play(0, parse("build altar"))
    game.play(1, parse("build theater"))
    game.play(0, parse("discard lumber yard"))

    place = game.discard[0]
    assert CARD_OF["lumber yard"] == number_of(place)
    assert may_be(place, number_of(place))


@pytest.mark.rule("SW-2P-7")
def test_three_cards_change_places_where_no_two_can() -> None:
    """The first place can only hold 2, the second only 0, the third only 1."""
    only = (2, 0, 1)
    found = [at | (0b111 & ~(1 << card)) << BARRED for at, card in enumerate(only)]

    mend(table(city()), found, [0, 1, 2], NUMBER.most)

    assert list(only) == [number_of(place) for place in found]
    assert [0b111 & ~(1 << card) for card in only] == [place >> BARRED for place in found]


# Projects.


@pytest.mark.rule("SWB-PROJ-13")
def test_nobody_takes_part_when_no_marker_was_left_at_the_start_of_the_turn() -> None:
    game = table(
        city(hand="workshop, apothecary, school", built="glassworks, loom", coins=9),
        city("giza b", hand="scriptorium, scriptorium, scriptorium", built="press", coins=9),
        city("rhodes a", hand="scriptorium, scriptorium, scriptorium"),
        project="cranes",
        markers=1,
    )
    act(game, "build workshop taking part", "build scriptorium taking part")
    assert 0 == game.view(0)["project_markers"]

    game.hands[0] = cards("apothecary")
    assert [""] == ways(game, "apothecary")
    refused = refusal(game, "build apothecary taking part")
    assert ProjectRefusal.NO_MARKER_LEFT == refused


@pytest.mark.rule("SWB-PROJ-28")
def test_only_a_building_that_stands_is_given_up() -> None:
    game = table(city(built="stockade"), turn=6, project="belvedere", markers=1)
    with_shares(game, 0, 1, 1)
    act(game)
    assert ["give up stockade"] == options(game)

    refused = refusal(game, "give up barracks")
    assert ProjectRefusal.NOT_THAT_BUILDING == refused


@pytest.mark.rule("SWB-PROJ-19", "SWB-PROJ-34")
@pytest.mark.parametrize("project", PROJECTS, ids=lambda each: each.name)
def test_each_marker_brings_what_the_project_promises(project: object) -> None:
    chosen = next(each for each in PROJECTS if each is project)
    game = table(city(coins=0), age=chosen.age, project=chosen.name)

    reward(game, 0)

    prize = chosen.reward
    shown = game.view(0)["cities"][0]
    assert prize.coins == shown["coins"]
    assert prize.shields == shown["shields"]
    assert bool(prize.victory) == bool(shown["victories"])
    assert ([prize.brings] if prize.brings else []) == shown["tokens"]


@pytest.mark.rule("SWB-PROJ-10")
def test_who_takes_part_still_gains_by_the_card() -> None:
    game = table(city(hand="tavern", built="stone pit", coins=1), project="rampart road", markers=1)

    act(game, "build tavern taking part")

    assert 1 - 1 + 5 == game.coins[0]


@pytest.mark.rule("SWB-PROJ-25", "SWX-03")
def test_between_two_ages_there_is_no_project() -> None:
    game = seven_wonders.new(1, 3, leaders=True, modules="projects")
    assert ("", 0) == (game.view(0)["project"], game.view(0)["project_markers"])
    assert [0, 0, 0] == [shown["shares"] for shown in game.view(0)["cities"]]
    while game.age < 2:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[-1])

    assert ("", 0) == (game.view(0)["project"], game.view(0)["project_markers"])
    assert [[0, 0, 0]] * 3 == [shown["paid"] for shown in game.view(0)["cities"]]


# Scores.


@pytest.mark.rule("SWQ-06", "SWL-43")
def test_olympia_may_copy_the_courtesans_with_aristotle() -> None:
    built = "apothecary, workshop, scriptorium"
    near = city("ephesus a", built="courtesans guild, aristotle")
    alone = table(city("olympia b", stages=3, built=built), age=3, leaders=True)
    game = table(city("olympia b", stages=3, built=built), near, age=3, leaders=True)

    assert 3 + 7 == points_of(alone, 0)["science"]
    assert 3 + 10 == points_of(game, 0)["science"]


@pytest.mark.rule("SW-W-OLYMPIA-B3")
def test_a_copied_guild_adds_no_symbol() -> None:
    game = table(
        city("olympia b", stages=3),
        city("ephesus a", built="workers guild, lumber yard"),
        age=3,
    )

    points = points_of(game, 0)
    assert (1, 0) == (points["guilds"], points["science"])


# Set-up.


def test_a_game_has_three_players_unless_told_otherwise() -> None:
    assert 3 == seven_wonders.new(1).seats


@pytest.mark.rule("SWC-60")
def test_a_view_says_whether_there_are_teams() -> None:
    games = [seven_wonders.new(1, 4), seven_wonders.new(1, 4, teams=True)]

    assert [False, True] == [game.view(0)["teams"] for game in games]


@pytest.mark.rule("SWC-13")
def test_without_cities_nobody_owes_anything() -> None:
    shown = seven_wonders.new(1, 3).view(0)["cities"][0]

    assert (0, 0, 0) == (shown["debts"], shown["diplomacy"], shown["due"])


@pytest.mark.rule("SWC-12", "SWC-13")
def test_a_view_shows_debts_and_what_is_due() -> None:
    game = table(city("giza a", hand="hideout, altar"), cities_too=True)
    act(game, "build hideout")
    assert [0, 1, 1] == [shown["due"] for shown in game.view(0)["cities"]]

    game.play(1, parse("owe 1"))
    game.play(2, parse("owe 0"))

    assert [0, 1, 0] == [shown["debts"] for shown in game.view(0)["cities"]]


def test_nothing_is_paid_before_the_first_turn() -> None:
    game = seven_wonders.new(1, 3, wonders="drafted")

    assert [[0, 0, 0]] * 3 == [shown["paid"] for shown in game.view(0)["cities"]]
    assert [""] * 3 == [shown["board"] for shown in game.view(0)["cities"]]


@pytest.mark.rule("SWC-52")
def test_any_card_may_be_left_over_with_eight_players() -> None:
    left = [
        CARD_NAMES[number_of(place)]
        for seed in range(6)
        for place in seven_wonders.new(seed, 8).box
    ]

    assert 12 == len(left)
    assert [name for name in left if not OF_COLOUR[BLACK] >> CARD_OF[name] & 1]


@pytest.mark.rule("SWL-10")
def test_leaders_are_dealt_at_random() -> None:
    packets = {leaders(seven_wonders.new(seed, 3, leaders=True)).packets[0] for seed in range(6)}

    assert 6 == len(packets)


@pytest.mark.rule("SWW-02", "SWL-10")
def test_the_leaders_that_rome_draws_are_random_and_its_own() -> None:
    """Seat 1 builds the first stage of Rome B."""
    drawn = set()
    for dream in range(6):
        game = table(
            city("giza a", leaders="caesar"),
            city("rome b", built="tree farm, lumber yard, clay pool", hand="altar", leaders="nero"),
            city("rhodes a", leaders="plato"),
            leaders=True,
        ).imagine(1, dream)
        assert isinstance(game, SevenWonders)
        before = game.revealed
        act(game, "discard lumber yard", "stage with altar")
        assert [1, 5, 1] == [len(hand) for hand in leaders(game).hands]
        assert before + 3 == game.revealed  # the orders, the leaders, the hands passed on
        drawn.add(leaders(game).hands[1])
        own = game.view(1)["cities"]
        assert "?" not in own[1]["leaders_in_hand"]
        assert ["?"] * 4 == game.view(0)["cities"][1]["leaders_in_hand"][1:]
        assert ["?"] * 4 == game.view(2)["cities"][1]["leaders_in_hand"][1:]
    assert 6 == len(drawn)


@pytest.mark.rule("SWW-05")
def test_who_entombs_a_leader_neither_draws_nor_recruits() -> None:
    game = table(
        city("abu simbel b", built="brickyard, loom", hand="altar", leaders="plato", coins=9),
        leaders=True,
    )
    game.hear()

    act(game, "stage with altar")

    assert "drew_leaders" not in [event.name for event in game.hear()]
    assert [0, 1, 2] == game.to_act()


@pytest.mark.rule("SWW-02", "SWX-21")
@pytest.mark.parametrize(
    ("stages", "built"), [(0, "sawmill, clay pool"), (1, "stone pit, clay pool, loom")]
)
def test_a_free_city_of_rome_neither_draws_nor_recruits(stages: int, built: str) -> None:
    game = two_players(
        city("giza a", hand="altar, palace", leaders="caesar"),
        city("rhodes a", hand="theater, baths", leaders="nero"),
        city("rome b", stages=stages, built=built, coins=9),
        pile="tavern, stockade",
        leaders=True,
    )
    game.play(0, parse("build altar"))
    game.play(1, parse("build theater"))
    stage = [text for text in options(game) if text.startswith("stage")]
    game.play(0, parse(stage[0]))

    assert stages + 1 == game.stages(2)
    assert 2 == game.turn
    assert [1, 1] == [len(hand) for hand in leaders(game).hands]


# The order of digging.


@pytest.mark.rule("SWW-14")
def test_the_great_wall_digs_before_a_copied_stage() -> None:
    """Seat 0 copies the last stage of Halicarnassus at its left; the wall lies at seat 2."""
    game = table(
        city("manneken pis a", built="loom, quarry, stone pit", hand="altar", coins=9),
        city("halicarnassus a"),
        city("great wall a", built="foundry, ore vein", hand="theater"),
        discard="palace, pantheon",
        wonder_pack=True,
    )
    for stage in game.copied_stages(0)[:1]:
        game.put(0, stage)
    game.built[0] |= 1 << game.copied_stages(0)[1]
    game.derive()
    if game.next_stage(0) != game.copied_stages(0)[2]:
        pytest.fail("the third stage comes next")
    game.play(0, next(each for each in game.options(0) if each.text.startswith("stage")))
    game.play(1, game.options(1)[-1])
    game.play(2, parse("stage 4 with theater"))

    digging = game.to_act()
    assert [2] == digging


@pytest.mark.rule("SWW-14")
def test_who_copies_solomon_digs_after_him() -> None:
    game = table(
        city("alexandria a", built="ramses", hand="courtesans guild"),
        city(
            "rome b",
            stages=1,
            built="stone pit, clay pool, loom, nero",
            hand="altar",
            leaders="solomon",
            coins=9,
        ),
        discard="palace, pantheon",
        leaders=True,
    )
    act(game, "build courtesans guild", "stage with altar")
    game.play(1, parse("recruit solomon"))
    game.play(0, parse("copy solomon"))

    assert [1] == game.to_act()
    game.play(1, parse("dig up palace"))
    assert [0] == game.to_act()
    assert "pantheon" not in buildings(game, 0)


# Hidden leaders.


@pytest.mark.rule("SWL-12")
@pytest.mark.parametrize("seat", range(3))
def test_all_leaders_that_a_seat_has_not_seen_are_dealt_again(seat: int) -> None:
    game = seven_wonders.new(3, 3, leaders=True)
    for other in range(3):
        game.play(other, game.options(other)[0])
    now = leaders(game)

    worlds = [game.imagine(seat, dream) for dream in DREAMS]

    for world in worlds:
        assert isinstance(world, SevenWonders)
        assert game.census() == world.census()
        assert now.packets[seat] == leaders(world).packets[seat]
        assert now.hands[seat] == leaders(world).hands[seat]
        assert game.view(seat) == world.view(seat)
    imagined = [leaders(world) for world in worlds]
    assert len({each.box for each in imagined}) > 10
    assert [3, 3, 3] == [len(packet) for packet in imagined[0].packets]


@pytest.mark.rule("SWL-12", "SWL-23")
def test_an_imagined_recruitment_is_one_with_leaders() -> None:
    game = recruitment(
        city(coins=9, leaders="caesar, plato, nero"),
        city(coins=9, leaders="zenobia, sappho, midas"),
    )
    game.play(0, parse("discard caesar"))

    worlds = [game.imagine(2, dream) for dream in DREAMS]

    for world in worlds:
        assert isinstance(world, SevenWonders)
        sealed = world.sealed[0]
        assert sealed.text.split()[0] in ("recruit", "discard", "stage")
        assert LEADER_CARDS >> sealed.card & 1  # type: ignore[attr-defined]
    assert len({world.sealed[0].text for world in worlds}) > 5


@pytest.mark.rule("SWL-12", "SWC-61")
def test_partners_see_each_others_cards_but_no_leaders_or_tiles() -> None:
    game = seven_wonders.new(1, 4, leaders=True, teams=True, modules="tower")
    while game.turn < 2:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[-1])

    passed = sorted(game.view(0)["cities"][2]["hand_among"])
    assert sorted(CARD_NAMES[card] for card in game.hands[2]) == passed  # it was the partner's
    assert game.view(0)["cities"][1]["hand"] is not None
    assert "?" in game.view(0)["cities"][1]["leaders_in_hand"]
    assert 0 in game.view(0)["cities"][1]["tiles"]
    for dream in DREAMS:
        assert game.hands[2] == game.imagine(0, dream).hands[2]


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_made_or_lost_with_everything_in_play(players: int) -> None:
    whole = seven_wonders.new("walk 5", players, **EVERYTHING).census()
    for game in walk((seven_wonders.KIND, players, EVERYTHING), 5):
        assert whole == game.census()
        assert 0 <= len(game.view(SPECTATOR))


@pytest.mark.rule("SW-2P-15")
def test_the_free_city_takes_the_side_the_table_wants() -> None:
    for seed in range(4):
        game = seven_wonders.new(seed, 2, free_city_side="b")
        assert game.boards[2] % 2 == BOARD_OF["giza b"] % 2
