"""The boards of the Wonder Pack."""

import pytest

from games.seven_wonders.tables import (
    act,
    buildings,
    city,
    finish_age,
    give_tokens,
    options,
    points_of,
    recruitment,
    refusal,
    stages,
    table,
)
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, SevenWondersRefusal, parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF, NAMES, SIDES
from ziggurat.games.seven_wonders.conflict import resolve_conflicts
from ziggurat.games.seven_wonders.intrigue.losses import intrigues
from ziggurat.games.seven_wonders.leaders.refusals import LeadersRefusal
from ziggurat.games.seven_wonders.packed import EVERYBODY, face_down, shown_to
from ziggurat.games.seven_wonders.projects.resolution import suffer
from ziggurat.games.seven_wonders.wonder_pack.rules import TurnUpMarkers


def offered_boards(**settings: bool) -> set[str]:
    game = seven_wonders.new(1, 3, wonders="drafted", **settings)
    return set(game.view(0)["offered_boards"])


@pytest.mark.rule("SWW-05")
def test_abu_simbel_is_used_with_leaders_only() -> None:
    base = offered_boards()

    assert 14 == len(base)
    wonders = ("great wall", "stonehenge", "manneken pis")
    sides = {f"{wonder} {side}" for wonder in wonders for side in "ab"}
    assert sides == offered_boards(wonder_pack=True) - base
    with_both = offered_boards(wonder_pack=True, leaders=True) - offered_boards(leaders=True)
    assert {"abu simbel a", "abu simbel b"} == with_both - sides


# Abu Simbel.


def entombing(built: str, stage: int = 0) -> SevenWonders:
    """A city that builds a stage of Abu Simbel B with an altar."""
    goods = ("brickyard, loom", "sawmill, glassworks")[stage]
    game = table(
        city("abu simbel b", built=f"{goods}, {built}".strip(", "), stages=stage, hand="altar"),
        age=2,
        leaders=True,
    )
    act(game, "stage with altar")
    return game


@pytest.mark.rule("SWW-05")
def test_a_leader_is_entombed_for_twice_its_cost() -> None:
    game = entombing("caesar, nero")
    assert ["entomb caesar", "entomb nero"] == options(game)
    assert LeadersRefusal.LEADER_NOT_RECRUITED == refusal(game, "entomb plato")
    assert 2 == game.forces(0).shields

    game.play(0, parse("entomb caesar"))

    assert 0 == game.forces(0).shields
    assert 2 * 5 == points_of(game, 0)["leaders"]
    assert ["nero"] == game.view(1)["cities"][0]["leaders"]
    assert ["caesar"] == game.view(1)["cities"][0]["entombed"]


@pytest.mark.rule("SWW-05")
def test_an_entombed_leader_is_no_longer_in_the_city() -> None:
    game = entombing("diplomats guild, caesar")
    game.play(0, parse("entomb caesar"))
    game.put(1, CARD_OF["diplomats guild"])

    assert 0 == points_of(game, 1)["guilds"]
    assert 1 == game.census()["caesar"]


@pytest.mark.rule("SWW-05")
def test_without_a_leader_nothing_happens() -> None:
    game = entombing("")

    assert 1 == game.stages(0)
    assert [0, 1, 2] == game.to_act()


@pytest.mark.rule("SWW-05", "SWL-58")
def test_the_courtesans_copy_nobody_once_the_only_leader_nearby_is_entombed() -> None:
    game = table(
        city("abu simbel b", built="brickyard, loom, caesar", hand="altar"),
        city("alexandria a", built="ramses", hand="courtesans guild"),
        age=3,
        leaders=True,
    )
    act(game, "stage with altar", "build courtesans guild")
    game.play(0, parse("entomb caesar"))

    assert [0, 1, 2] == game.to_act()


@pytest.mark.rule("SWW-05")
def test_each_stage_of_side_b_entombs_a_leader() -> None:
    game = entombing("plato", stage=1)

    game.play(0, parse("entomb plato"))

    assert 2 * 4 == points_of(game, 0)["leaders"]


# The Great Wall.


def great_wall(
    side: str, built: str, project: str = "", *, cities_too: bool = True, coins: int = 3
) -> SevenWonders:
    return table(
        city(f"great wall {side}", built=built, hand="altar", coins=0),
        city("ephesus a", built="academy", coins=coins),
        city("rhodes a", hand="theater, baths"),
        age=2,
        cities_too=cities_too,
        wonder_pack=True,
        project=project,
        markers=2,
    )


@pytest.mark.rule("SWW-06")
def test_its_stages_are_built_in_any_order() -> None:
    game = great_wall("a", "quarry, stone pit, sawmill")
    found = [text for text in options(game) if text.startswith("stage")]
    assert ["stage 1 with altar", "stage 3 with altar"] == found
    assert SevenWondersRefusal.CANNOT_PAY == refusal(game, "stage 4 with altar")
    assert SevenWondersRefusal.WONDER_COMPLETE == refusal(game, "stage with altar")

    act(game, "stage 3 with altar")

    shown = game.view(1)["cities"][0]
    assert [3] == shown["stages_built"]
    assert [1, 2] == [shown["stages"], shown["shields"]]
    game.hands[0] = (CARD_OF["altar"],)
    assert SevenWondersRefusal.WONDER_COMPLETE == refusal(game, "stage 3 with altar")
    assert "stage 1 with altar" in options(game)


@pytest.mark.rule("SWW-06")
def test_other_boards_keep_their_order() -> None:
    game = table(city("giza a", built="quarry"), wonder_pack=True, cities_too=True)

    assert SevenWondersRefusal.WONDER_COMPLETE == refusal(game, "stage 1 with lumber yard")


@pytest.mark.rule("SWW-07")
def test_its_fourth_stage_digs() -> None:
    game = great_wall("a", "foundry, ore vein")
    game.discard = (face_down(CARD_OF["palace"], 1, 0, 1, 0),)

    act(game, "stage 4 with altar")

    assert "dig up palace" in options(game)


@pytest.mark.rule("SWW-06")
def test_a_token_builds_any_of_its_stages() -> None:
    game = great_wall("a", "", project="obelisk")
    give_tokens(game, 0, "free stage")

    found = [text for text in options(game) if text.startswith("stage")]
    assert [f"stage {number} with altar for a token" for number in (1, 2, 3, 4)] == found


@pytest.mark.rule("SWW-08")
def test_side_b_pays_neighbours_and_makes_others_lose_coins() -> None:
    game = great_wall("b", "sawmill, press")
    coins = game.coins[1]
    act(game, "stage 1 with altar")
    assert 8 == game.coins[0]
    assert coins + 3 + 2 == game.coins[1]

    game = great_wall("b", "sawmill, press")
    act(game, "stage 3 with altar")
    assert [1, 2] == game.to_act()  # they choose what to owe
    assert 1 == game.view(0)["cities"][0]["diplomacy"]


@pytest.mark.rule("SWW-08")
def test_side_b_copies_a_symbol_and_supplies_what_is_missing() -> None:
    game = great_wall("b", "brickyard, ore vein")
    act(game, "stage 2 with altar")
    assert 1 == points_of(game, 0)["science"]

    game = great_wall("b", "quarry")
    act(game, "stage 4 with altar")
    game.hands[0] = (CARD_OF["stockade"],)
    assert "build stockade" in options(game)


@pytest.mark.rule("SWW-08")
@pytest.mark.parametrize(("coins", "left"), [(0, 3 + 0 - 2), (3, 3 + 3 - 2)])
def test_without_cities_a_loss_is_paid_and_nobody_chooses(coins: int, left: int) -> None:
    game = great_wall("b", "sawmill, press", cities_too=False, coins=coins)

    act(game, "stage 3 with altar")

    assert 2 == game.turn
    assert left == game.coins[1]
    assert [0, 0, 0] == [shown["debts"] for shown in game.view(0)["cities"]]


@pytest.mark.rule("SWW-08")
def test_without_cities_who_has_too_few_coins_pays_them_all_and_owes_nothing() -> None:
    game = great_wall("b", "sawmill, press", cities_too=False)
    game.coins[2] = 1
    game.hear()

    act(game, "stage 3 with altar", "discard lumber yard", "build theater")

    assert 0 == game.coins[2]
    assert 0 == intrigues(game).debts[2]
    settled = [event.shown for event in game.hear() if event.name == "loss_settled"]
    assert [(1, 2, 0), (2, 1, 0)] == [
        (shown["seat"], shown["coins"], shown["debts"]) for shown in settled
    ]


@pytest.mark.rule("SWW-08")
def test_without_cities_who_has_no_coins_loses_nothing() -> None:
    game = great_wall("b", "sawmill, press", cities_too=False)
    game.coins[2] = 0
    game.hear()

    act(game, "stage 3 with altar", "discard lumber yard", "build theater")

    assert [1] == [event.shown["seat"] for event in game.hear() if event.name == "loss_settled"]


@pytest.mark.rule("SWW-08", "SWC-21", "SWC-23")
def test_without_cities_a_diplomacy_token_keeps_its_owner_out_of_the_conflicts() -> None:
    game = great_wall("b", "sawmill, press, stockade", cities_too=False)
    game.turn = 6

    act(game, "stage 3 with altar")

    assert 3 == game.age
    assert [0, 0, 0] == [sum(game.victories[at * 3 : at * 3 + 3]) for at in range(3)]
    assert 0 == game.view(0)["cities"][0]["diplomacy"]


@pytest.mark.rule("SWW-08")
def test_without_cities_neither_black_cards_nor_debts_are_scored() -> None:
    game = great_wall("b", "", cities_too=False)

    assert not {"cities", "debt"} & set(points_of(game, 0))
    assert (6, 7) == (game.facts.turns, game.facts.hand)


# Stonehenge.


@pytest.mark.rule("SWW-09")
def test_stonehenge_a_counts_stones_on_brown_cards() -> None:
    """The quarry shows two, the mixed cards one each; a board or a yellow card is no brown card."""
    brown = "stone pit, quarry, timber yard, mine, clay pool"
    game = table(city("stonehenge a", built=f"{brown}, caravansery", stages=3))

    assert 3 + 5 + 2 * (1 + 2 + 1 + 1) == points_of(game, 0)["wonder"]


@pytest.mark.rule("SWW-09")
def test_stonehenge_b_pays_for_stones_and_counts_them_at_the_end() -> None:
    game = table(
        city("stonehenge b", built="quarry, foundry, ore vein", hand="altar", coins=0), age=2
    )

    act(game, "stage with altar")

    assert 2 == game.coins[0]
    game.put(0, CARD_OF["stone pit"])
    assert 3 == points_of(game, 0)["wonder"]


def stonehenge(marker: str, *, turned_up: bool = True) -> SevenWonders:
    game = table(
        city("stonehenge b", stages=2, built="altar"),
        city("ephesus a", built="altar, baths, stockade, nero"),
        city("rhodes a", built="theater, barracks, zenobia"),
        age=3,
        turn=6,
        leaders=True,
        wonder_pack=True,
    )
    markers = [face_down(CARD_OF[name], 1, 0, 1, 1) for name in ("loom", marker)]
    game.buried[0] = tuple(markers)
    if turned_up:
        game.buried[0] = (markers[0], shown_to(markers[1], EVERYBODY))
    return game


@pytest.mark.rule("SWW-10")
@pytest.mark.parametrize(("marker", "points"), [("temple", 3), ("walls", 2), ("plato", 2)])
def test_the_colour_under_the_stage_is_counted_next_door(marker: str, points: int) -> None:
    assert points == points_of(stonehenge(marker), 0)["wonder"]


@pytest.mark.rule("SWW-10")
def test_the_card_is_turned_up_at_the_end_and_counts_nothing_before() -> None:
    game = stonehenge("temple", turned_up=False)
    assert 0 == points_of(game, 0)["wonder"]

    finish_age(game)

    assert ["?", "temple"] == game.view(1)["cities"][0]["markers"]
    assert 3 == points_of(game, 0)["wonder"]


@pytest.mark.rule("SWW-10", "SWW-12")
def test_a_copied_stage_turns_up_its_marker_and_no_other() -> None:
    game = manneken(3, left="giza a", right="stonehenge b")
    game.turn = 6
    game.buried[0] = tuple(
        [face_down(CARD_OF[name], 1, 0, 1, 1) for name in ("loom", "walls", "press")]
    )

    TurnUpMarkers("TurnUpMarkers").run(game)

    assert ["?", "walls", "?"] == game.view(1)["cities"][0]["markers"]


# Manneken Pis.


@pytest.mark.rule("SWW-11")
@pytest.mark.parametrize("wonders", ["dealt", "dealt a", "chosen", "drafted"])
def test_manneken_pis_has_four_coins_more_and_no_resource(wonders: str) -> None:
    seeds = [seven_wonders.new(seed, 7, wonder_pack=True, wonders=wonders) for seed in range(9)]
    found = 0
    for game in seeds:
        while not game.age:
            seat = game.to_act()[0]
            game.play(seat, game.options(seat)[-1])
        for seat, shown in enumerate(game.view(0)["cities"]):
            is_manneken = shown["board"].startswith("manneken")
            assert 3 + 4 * is_manneken == game.coins[seat]
            assert is_manneken == (shown["produces"] == [])
            found += is_manneken
    assert found


def manneken(number: int, hand: str = "altar", left: str = "giza b", **rest: str) -> SevenWonders:
    game = table(
        city("manneken pis a", hand=hand, built=rest.get("built", ""), coins=9),
        city(left),
        city(rest.get("right", "babylon b")),
        age=3,
        discard=rest.get("discard", ""),
        leaders=True,
    )
    for stage in game.copied_stages(0)[:number]:
        game.put(0, stage)
    return game


@pytest.mark.rule("SWW-12")
def test_manneken_pis_a_copies_first_second_and_last_stage() -> None:
    game = manneken(0)

    found = [NAMES[stage] for stage in game.copied_stages(0)]
    assert ["giza b 1", "babylon b 2", "giza b 4"] == found


@pytest.mark.rule("SWW-12")
@pytest.mark.parametrize(
    ("left", "right", "copied"),
    [
        ("rhodes a", "giza b", ["rhodes a 1", "giza b 2", "rhodes a 3"]),
        ("giza b", "rhodes a", ["giza b 1", "rhodes a 2", "giza b 4"]),
    ],
)
def test_every_neighbour_is_copied(left: str, right: str, copied: list[str]) -> None:
    game = manneken(0, left=left, right=right)

    assert copied == [NAMES[stage] for stage in game.copied_stages(0)]


@pytest.mark.rule("SWW-12")
def test_nothing_is_copied_while_a_neighbour_has_no_board() -> None:
    game = seven_wonders.new(1, 3, wonders="drafted", wonder_pack=True)
    for seat, board in enumerate(("manneken pis a", "giza a")):
        assert [] == game.copied_stages(0)
        game.play(seat, parse(f"take {board}"))

    assert [] == game.copied_stages(0)
    assert [0, 0, 0] == [shown["stages"] for shown in game.view(0)["cities"]]


@pytest.mark.rule("SWW-12", "SWW-14")
def test_a_copied_stage_digs_after_the_great_wall() -> None:
    game = table(
        city("manneken pis a", hand="altar", built="foundry"),
        city("halicarnassus b"),
        city("great wall a", hand="altar", built="foundry, ore vein"),
        age=3,
        discard="palace, pantheon",
        wonder_pack=True,
        cities_too=True,
    )

    act(game, "stage with altar", "discard lumber yard", "stage 4 with altar")

    assert [2] == game.to_act()
    game.play(2, parse("dig up palace"))
    assert [0] == game.to_act()


@pytest.mark.rule("SWW-12", "SWW-14")
def test_a_copied_stage_digs_before_solomon() -> None:
    game = recruitment(
        city(leaders="solomon"),
        city("manneken pis a", built="foundry", leaders="plato"),
        city("halicarnassus b", leaders="nero"),
        discard="palace, pantheon",
    )
    for seat, words in enumerate(("recruit solomon", "stage with plato", "discard nero")):
        game.play(seat, parse(words))

    assert [1] == game.to_act()
    game.play(1, parse("dig up palace"))
    assert [0] == game.to_act()


@pytest.mark.rule("SWW-12")
def test_a_copied_stage_has_the_cost_and_the_effect() -> None:
    game = manneken(0, built="sawmill")
    assert [""] == stages(game)

    act(game, "stage with altar")

    assert 1 == game.stages(0)
    assert 3 == points_of(game, 0)["wonder"]
    assert 0 == game.stages(1)


@pytest.mark.rule("SWW-12")
def test_after_three_stages_the_wonder_is_complete() -> None:
    game = manneken(3)

    assert SevenWondersRefusal.WONDER_COMPLETE == refusal(game, "stage with altar")
    assert 3 + 7 == points_of(game, 0)["wonder"]
    assert game.mods(0).seventh_card


@pytest.mark.rule("SWW-12", "SWW-14")
def test_a_copied_stage_digs_after_halicarnassus_and_before_solomon() -> None:
    game = table(
        city("manneken pis a", hand="altar", built="foundry"),
        city("halicarnassus b", hand="altar", built="foundry"),
        age=3,
        discard="palace, pantheon",
    )
    act(game, "stage with altar", "stage with altar")

    assert [1] == game.to_act()
    game.play(1, parse("dig up palace"))
    game.play(0, parse("dig up pantheon"))
    assert ["pantheon"] == [name for name in buildings(game, 0) if name != "foundry"]


@pytest.mark.rule("SWW-13")
def test_manneken_pis_b_has_one_stage() -> None:
    (stage,) = next(side.stages for side in SIDES if side.name == "manneken pis b")
    goods = "lumber yard, stone pit, clay pool, ore vein, glassworks, loom, press"
    game = table(city("manneken pis b", built=goods, hand="altar", coins=0))

    act(game, "stage with altar")

    assert stage.name == "manneken pis b 1"
    assert 7 == game.coins[0]
    assert 7 == points_of(game, 0)["wonder"]
    resolve_conflicts(game)
    assert 2 == game.victories[0]


@pytest.mark.rule("SWX-08")
def test_manneken_pis_keeps_its_gain_and_takes_a_penalty() -> None:
    game = table(city("manneken pis b"), city("ephesus a"), project="double walls", markers=2)

    suffer(game, 0)
    suffer(game, 1)

    shown = game.view(0)["cities"]
    assert [1, 0] == [shown[0]["penalties"], shown[1]["penalties"]]
    assert [False, True] == [shown[0]["barren"], shown[1]["barren"]]
