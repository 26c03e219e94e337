"""What the rulebook of Babel says about Leaders, Cities, the Wonder Pack and eight players."""

import pytest

from games.seven_wonders.tables import (
    act,
    active_tiles,
    city,
    finish_age,
    give_tokens,
    options,
    points_of,
    put_in_force,
    recruitment,
    refusal,
    stages,
    table,
    two_players,
    ways,
    with_shares,
)
from ziggurat.core.kind import Setting
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF, listed
from ziggurat.games.seven_wonders.conflict import resolve_conflicts
from ziggurat.games.seven_wonders.projects.participation import projects
from ziggurat.games.seven_wonders.projects.projects import Penalty, Reward
from ziggurat.games.seven_wonders.projects.refusals import ProjectRefusal
from ziggurat.games.seven_wonders.projects.resolution import reward, suffer
from ziggurat.games.seven_wonders.tower.spiral import slots, tower

EVERYTHING: dict[str, Setting] = {
    "modules": "both",
    "leaders": True,
    "cities": True,
    "wonder_pack": True,
}


def everything(players: int, seed: int = 1) -> SevenWonders:
    return seven_wonders.new(seed, players, **EVERYTHING)


# Set-up and the course of the game.


@pytest.mark.rule("SWX-01")
@pytest.mark.parametrize("players", range(2, 9))
def test_everything_is_set_up_together(players: int) -> None:
    game = everything(players)
    crowd = players == 8

    assert (6 if crowd else 7, 7 if crowd else 8) == (game.facts.turns, game.facts.hand)
    assert 49 - 7 == len(game.plan().leaders)
    assert 17 == len(game.plan().guilds)
    assert 14 == len(game.plan().wonders)
    assert [4] * players == [len(packet) for packet in game.leaders.packets]  # type: ignore[union-attr]


@pytest.mark.rule("SWX-02")
def test_tiles_are_drafted_after_leaders() -> None:
    game = everything(3)
    asked = []
    while game.age < 1:
        asked.append(options(game)[0].split()[1].isdigit())
        for seat in game.to_act():
            game.play(seat, game.options(seat)[0])

    assert [False] * 3 + [True] * 2 == asked


@pytest.mark.rule("SWX-03")
def test_nobody_knows_the_project_while_leaders_are_recruited() -> None:
    game = everything(3)
    while not [text for text in options(game) if text.startswith("recruit")]:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[0])

    assert "" == game.view(0)["project"]
    assert [0, 0, 0] == [shown["hand_size"] for shown in game.view(0)["cities"]]

    for seat in range(3):
        game.play(seat, game.options(seat)[-1])

    assert game.view(0)["project"]
    assert [8, 8, 8] == [shown["hand_size"] for shown in game.view(0)["cities"]]


@pytest.mark.rule("SWB-TOWER-16")
def test_the_board_has_four_slots_for_eight_players() -> None:
    assert 4 == slots(8)


@pytest.mark.rule("SWX-07")
@pytest.mark.parametrize(
    ("players", "markers"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6)]
)
def test_a_project_has_one_marker_less_than_players_and_six_at_most(
    players: int, markers: int
) -> None:
    game = everything(players)
    while game.turn < 1:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[-1])

    assert markers == projects(game).markers


@pytest.mark.rule("SWX-07", "SWX-21")
def test_the_free_city_has_neither_tiles_nor_leaders_nor_a_part_in_projects() -> None:
    game = everything(2)

    assert 2 == len(tower(game).packets) == len(projects(game).shares)
    assert 2 == len(game.leaders.hands)  # type: ignore[union-attr]
    assert [6 + extra(game, 0), 6 + extra(game, 1), 3 + extra(game, 2)] == game.coins


def extra(game: SevenWonders, where: int) -> int:
    """Manneken Pis has more coins at the start."""
    return 4 if game.view(0)["cities"][where]["board"].startswith("manneken") else 0


# Tiles.


@pytest.mark.rule("SWX-04")
def test_tiles_of_the_recruitment_are_in_force_when_it_is_over() -> None:
    game = recruitment(
        city(tiles=(9,), leaders="caesar"), city("giza b", tiles=(11,), leaders="nero")
    )
    game.play(0, parse("tile 9 with caesar"))
    game.play(1, parse("tile 11 with nero"))
    assert [] == active_tiles(game)

    game.play(2, game.options(2)[-1])

    assert [9, 11] == sorted(active_tiles(game))
    assert ([], []) == (game.view(0)["cities"][0]["leaders"], game.view(0)["cities"][1]["leaders"])


@pytest.mark.rule("SWX-05", "SWL-52")
def test_a_guild_that_is_free_by_ramses_brings_the_coins_of_tile_24() -> None:
    game = table(
        city(built="ramses", hand="workers guild", coins=0), age=3, active=(23, 24), leaders=True
    )

    act(game, "build workers guild")

    assert 5 == game.coins[0]


@pytest.mark.rule("SWX-05", "SWL-52", "SWB-PROJ-11")
def test_taking_part_costs_coins_even_where_ramses_makes_the_guild_free() -> None:
    game = table(
        city(built="ramses", hand="workers guild", coins=3),
        age=3,
        project="menagerie",
        markers=2,
        leaders=True,
    )
    assert [""] == ways(game, "workers guild")

    game.coins[0] = 4
    act(game, "build workers guild taking part")

    assert 0 == game.coins[0]


@pytest.mark.rule("SWX-05", "SWL-55")
def test_vitruvius_earns_by_a_chain_that_starts_next_door() -> None:
    game = table(
        city(built="vitruvius", hand="aqueduct", coins=0),
        city("ephesus a", built="baths"),
        age=2,
        active=(7, 14),
        leaders=True,
    )

    act(game, "build aqueduct by chain")

    assert 2 + 2 == game.coins[0]


@pytest.mark.rule("SWX-05", "SWL-55")
def test_the_tax_on_chains_is_paid_before_vitruvius_earns() -> None:
    game = table(
        city(built="vitruvius, baths", hand="aqueduct", coins=1), age=2, active=(13,), leaders=True
    )
    assert [] == ways(game, "aqueduct")

    game.coins[0] = 2
    act(game, "build aqueduct by chain")

    assert 2 - 2 + 2 == game.coins[0]


@pytest.mark.rule("SWX-05", "SWL-47", "SWC-33")
def test_hatshepsut_earns_by_what_a_dock_and_a_post_make_free() -> None:
    game = table(
        city("giza a", "hatshepsut, clandestine dock west, west trading post", "stockade", coins=0),
        city("ephesus a", "lumber yard"),
        leaders=True,
        cities_too=True,
    )
    assert [""] == ways(game, "stockade")

    act(game, "build stockade")

    assert 1 == game.coins[0]


@pytest.mark.rule("SWX-05C", "SWC-33")
@pytest.mark.parametrize(
    ("tile", "post", "paid"),
    [
        (9, "", [""]),
        (10, "", ["paying 2 left"]),
        (9, "marketplace", [""]),
        (10, "marketplace", ["paying 1 left"]),
    ],
)
def test_docks_add_to_the_tiles_about_manufactured_goods(
    tile: int, post: str, paid: list[str]
) -> None:
    game = table(
        city("olympia a", f"clandestine dock west, {post}", "workshop"),
        city("rhodes a", "glassworks"),
        city("giza a"),
        active=(tile,),
        cities_too=True,
    )

    assert paid == ways(game, "workshop")


@pytest.mark.rule("SWX-05C", "SWB-TOWER-37")
def test_a_card_that_a_tile_disables_is_not_produced_for_the_warehouse() -> None:
    game = table(
        city("olympia a", "secret warehouse, black market, quarry"), active=(3,), cities_too=True
    )

    warehouse, market = game.view(0)["cities"][0]["produces"][-2:]
    assert ["wood"] == warehouse
    assert "stone" in market


@pytest.mark.rule("SWX-05", "SWC-39")
@pytest.mark.parametrize(
    ("tile", "age", "built", "order", "coins"),
    [
        (14, 2, "baths", "build aqueduct by chain", 2 + 1),
        (5, 2, "baths", "build aqueduct by chain", 2 + 1),
        (24, 3, "ramses", "build workers guild", 5 + 1),
    ],
)
def test_berenice_adds_to_the_coins_of_tiles(
    tile: int, age: int, built: str, order: str, coins: int
) -> None:
    game = table(
        city(built=f"berenice, {built}", hand="aqueduct, workers guild", coins=0),
        age=age,
        active=(tile,),
        leaders=True,
        cities_too=True,
    )

    act(game, order)

    assert coins == game.coins[0]


@pytest.mark.rule("SWX-05", "SWB-TOWER-23")
@pytest.mark.parametrize("leader", ["imhotep", "architect cabinet"])
def test_stages_without_resources_leave_a_leader_or_a_card_nothing_to_save(leader: str) -> None:
    game = table(
        city("rhodes a", built=leader, hand="altar", coins=0),
        active=(15,),
        leaders=True,
        cities_too=True,
    )
    assert [""] == stages(game)

    put_in_force(game, 15, 16)
    assert [] == stages(game)  # the tax is due


# Conflicts.


@pytest.mark.rule("SWX-05", "SWL-54")
def test_no_project_gives_defeat_tokens_that_tomyris_could_refuse() -> None:
    assert ("colour", "coins", "victories", "resource") == Penalty._fields
    assert ("coins", "shields", "victory", "brings") == Reward._fields


@pytest.mark.rule("SWX-05", "SWL-51", "SWB-PROJ-50")
@pytest.mark.parametrize(("active", "token", "coins"), [((), 3, 2), ((19,), 1, 2)])
def test_nero_earns_by_a_victory_token_of_a_project(
    active: tuple[int, ...], token: int, coins: int
) -> None:
    game = table(
        city(built="nero", coins=0),
        age=2,
        project="war mirror",
        active=active,
        leaders=True,
    )

    reward(game, 0)

    assert [token] == game.view(0)["cities"][0]["victories"]
    assert coins == game.coins[0]


@pytest.mark.rule("SWX-05", "SWC-41", "SWL-54")
def test_defeats_that_tomyris_gives_away_are_shields_of_semiramis() -> None:
    game = table(
        city(built="tomyris"),
        city("ephesus a", built="semiramis, stockade"),
        city("rhodes a"),
        leaders=True,
        cities_too=True,
    )

    resolve_conflicts(game)

    assert [0, 1, 1] == game.defeats
    assert 1 + 1 == game.strength(1)


@pytest.mark.rule("SWC-22", "SWX-05")
def test_who_keeps_out_of_the_conflicts_takes_no_double_defeat() -> None:
    game = table(
        city(built="stockade"),
        city("byzantium b", stages=1),
        city("rhodes a"),
        active=(22,),
        cities_too=True,
    )
    assert game.intrigues is not None
    game.intrigues = game.intrigues._replace(diplomacy=(0, 1, 0))

    resolve_conflicts(game)

    assert [0, 0, 2] == game.defeats


# Projects.


@pytest.mark.rule("SWX-05", "SWC-39")
@pytest.mark.parametrize(("shares", "coins"), [(1, 4 + 1), (2, 4 + 1 + 4)])
def test_berenice_adds_to_the_reward_of_a_project_once_a_turn(shares: int, coins: int) -> None:
    game = table(
        city(built="berenice", coins=0),
        turn=7,
        project="rampart road",
        leaders=True,
        cities_too=True,
    )
    with_shares(game, shares, 0, 0)
    game.hands[0] = (CARD_OF["altar"],)

    act(game, "build altar")

    assert coins == game.coins[0]


@pytest.mark.rule("SWX-06")
def test_solomon_may_take_part_if_the_courtesans_copy_him() -> None:
    game = table(
        city("alexandria a", hand="courtesans guild", built="ramses", coins=9),
        city("ephesus a", built="solomon"),
        age=3,
        discard="tavern, university",
        project="archives",
        markers=2,
        leaders=True,
    )
    act(game, "build courtesans guild")
    game.play(0, parse("copy solomon"))
    assert "dig up university taking part" in options(game)

    game.play(0, parse("dig up university taking part"))

    assert 9 - 4 == game.coins[0]
    assert 1 == projects(game).shares[0]


@pytest.mark.rule("SWX-06")
def test_caligula_builds_a_black_card_that_takes_part_by_token() -> None:
    game = table(
        city(built="caligula, clay pool", hand="hideout", coins=1),
        project="belvedere",
        markers=2,
        leaders=True,
        cities_too=True,
    )
    give_tokens(game, 0, "wild participation")

    act(game, "build hideout by caligula taking part by token")

    assert 0 == game.coins[0]
    assert 1 == projects(game).shares[0]


@pytest.mark.rule("SWX-06", "SWW-06")
def test_a_stage_takes_no_part_in_a_project_whatever_its_number() -> None:
    game = table(
        city("great wall a", built="sawmill", hand="altar", coins=9),
        project="belvedere",
        markers=2,
        wonder_pack=True,
    )

    none = refusal(game, "stage 1 with altar taking part")
    assert ProjectRefusal.NO_BUILDING_NO_PART == none


@pytest.mark.rule("SWX-06", "SWB-PROJ-40", "SWL-21")
def test_a_token_builds_a_stage_with_a_leader() -> None:
    game = recruitment(city("rhodes a", leaders="caesar", coins=0), project="cranes")
    give_tokens(game, 0, "free stage")

    assert "stage with caesar for a token" in options(game)


@pytest.mark.rule("SWX-05", "SWL-40", "SWB-PROJ-12")
def test_a_discount_never_covers_what_taking_part_costs() -> None:
    """The city has all that the fortifications need, but no wood for the trebuchet."""
    game = table(
        city("rhodes a", built="leonidas, foundry, stone pit", hand="fortifications", coins=5),
        age=3,
        project="giant trebuchet",
        markers=2,
        leaders=True,
    )
    assert [""] == ways(game, "fortifications")

    game.put(0, CARD_OF["lumber yard"])
    assert ["", "taking part"] == ways(game, "fortifications")


@pytest.mark.rule("SWX-08")
@pytest.mark.parametrize(("board", "cost"), [("rome a", 5), ("rome b", 5)])
def test_a_failed_project_takes_the_discount_of_rome(board: str, cost: int) -> None:
    game = recruitment(city(board, leaders="caesar", coins=cost), project="double walls")
    suffer(game, 0)

    game.play(0, parse("recruit caesar"))
    for seat in (1, 2):
        game.play(seat, game.options(seat)[-1])

    assert 0 == game.coins[0]


@pytest.mark.rule("SWX-08")
def test_a_failed_project_takes_the_discount_that_rome_gives_its_neighbours() -> None:
    game = recruitment(
        city("rome b", leaders="nero"),
        city("giza a", leaders="caesar", coins=4),
        project="double walls",
    )
    assert "recruit caesar" in options(game, 1)

    suffer(game, 0)

    assert "recruit caesar" not in options(game, 1)


@pytest.mark.rule("SWX-07", "SWB-PROJ-46", "SWX-23")
def test_a_failed_project_leaves_the_free_city_alone() -> None:
    game = two_players(
        city("giza a", hand="altar, palace"),
        city("rhodes a", hand="theater, tavern"),
        city("ephesus a", built="lumber yard"),
        project="cranes",
        leaders=True,
        cities=True,
        turn=7,
    )
    game.pile = (CARD_OF["altar"],)
    game.play(0, parse("build altar"))
    game.play(1, parse("build theater"))
    game.play(game.holder(), game.options(game.holder())[-1])

    assert 2 == game.age
    assert CARD_OF["lumber yard"] in listed(game.built[2])
    assert [1, 1, 0] == [shown["penalties"] for shown in game.view(0)["cities"]]


# At the end.


@pytest.mark.rule("SWL-57", "SWC-42", "SWX-01")
def test_guilds_of_all_expansions_count_next_to_one_another() -> None:
    game = table(
        city(built="diplomats guild, guild of shadows, mourners guild, architects guild"),
        city("ephesus a", built="nero, hideout, workers guild"),
        city("rhodes a", built="caesar, plato, capitol"),
        age=3,
        leaders=True,
        cities_too=True,
    )
    game.victories[3] = 2

    assert 3 + 2 + 2 + 3 == points_of(game, 0)["guilds"]


@pytest.mark.rule("SWX-01")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_everything_is_played_to_the_end(players: int) -> None:
    game = everything(players)
    while game.outcome is None and game.age < 1:
        for seat in game.to_act():
            game.play(seat, game.options(seat)[0])

    while game.outcome is None:
        finish_age(game)

    assert game.outcome.winners
