"""The powers of the wonders."""

import pytest

from games.seven_wonders.tables import (
    act,
    buildings,
    cards,
    city,
    options,
    points_of,
    refusal,
    set_stages,
    stages,
    table,
    ways,
)
from ziggurat.core.refusal import TableRefusal
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWondersRefusal as Refusal
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.base.boards import SIDES
from ziggurat.games.seven_wonders.catalogue import CARD_OF
from ziggurat.games.seven_wonders.components import NO_EFFECT, NO_GAIN
from ziggurat.games.seven_wonders.packed import number_of


@pytest.mark.rule("SW-W-A")
def test_side_a_gives_three_points_then_a_power_then_seven_points() -> None:
    for side in SIDES[::2]:
        first, second, third = side.stages
        assert (3, 7) == (first.effect.points, third.effect.points)
        assert (second.effect, second.gain) != (NO_EFFECT, NO_GAIN)


@pytest.mark.rule("SW-W-RHODES")
def test_the_colossus_adds_its_shields_for_ever() -> None:
    assert 2 == table(city("rhodes a", stages=2)).forces(0).shields
    assert [0, 1, 2] == [
        table(city("rhodes b", stages=built)).forces(0).shields for built in (0, 1, 2)
    ]
    assert 2 == len(SIDES[1].stages)


@pytest.mark.rule("SW-W-ALEX")
def test_both_sources_of_alexandria_serve_at_once() -> None:
    game = table(city("alexandria b", hand="dispensary, school", stages=2, coins=0), age=2)

    assert [""] == ways(game, "school")  # a wood and a papyrus


@pytest.mark.rule("SW-W-EPHESUS")
def test_ephesus_pays_at_once_when_the_stage_is_built() -> None:
    game = table(city("ephesus a", built="sawmill", hand="altar", stages=1))

    act(game, "stage with altar")

    assert 3 + 9 == game.coins[0]


@pytest.mark.rule("SW-W-GIZA")
def test_the_pyramids_are_points_alone() -> None:
    game = table(city("giza b", stages=4))

    assert 3 + 5 + 5 + 7 == points_of(game, 0)["wonder"]


@pytest.mark.rule("SW-EX-10")
def test_the_lighthouse_of_alexandria_is_worth_ten() -> None:
    assert 10 == points_of(table(city("alexandria a", stages=3)), 0)["wonder"]


# Babylon


@pytest.mark.rule("SW-W-BABYLON-A2")
@pytest.mark.parametrize(("board", "built"), [("babylon a", 2), ("babylon b", 3)])
def test_babylon_gives_a_symbol_of_choice(board: str, built: int) -> None:
    game = table(city(board, built="apothecary, workshop", stages=built))
    assert 10 == points_of(game, 0)["science"]

    set_stages(game, 0, game.stages(0) - 1)
    assert 2 == points_of(game, 0)["science"]


@pytest.mark.rule("SW-W-BABYLON-B2", "SW-AGE-6", "SW-W-BABYLON-B2B")
def test_babylon_plays_both_last_cards() -> None:
    game = table(city("babylon b", hand="altar, theater", stages=2), turn=6)

    act(game, "build altar")
    assert [0] == game.to_act()
    assert ["build theater", "discard theater", "decline"] == options(game)

    game.play(0, parse("build theater"))
    assert ["altar", "theater"] == sorted(buildings(game, 0))
    assert 2 == game.age


@pytest.mark.rule("SW-W-BABYLON-B2")
def test_the_seventh_card_may_mark_a_stage_or_bring_three_coins() -> None:
    game = table(
        city("babylon b", built="clay pool, brickyard, press", hand="altar, theater", stages=2),
        turn=6,
    )
    act(game, "build altar")
    assert "stage with theater" in options(game)

    game.play(0, parse("discard theater"))
    assert 6 == game.coins[0]


@pytest.mark.rule("SW-W-BABYLON-B2A")
def test_the_power_holds_in_the_very_turn_its_stage_is_built() -> None:
    game = table(
        city("babylon b", built="sawmill, glassworks", hand="altar, theater", stages=1), turn=6
    )

    act(game, "stage with altar")

    assert "build theater" in options(game)


@pytest.mark.rule("SW-W-BABYLON-B2C")
def test_what_turn_six_brought_serves_for_the_seventh_card() -> None:
    game = table(city("babylon b", hand="tavern, tree farm", coins=0, stages=2), turn=6)

    act(game, "build tavern")
    game.play(0, parse("build tree farm"))

    assert 4 == game.coins[0]


@pytest.mark.rule("SW-W-BABYLON-B2D")
def test_declining_the_seventh_card_brings_nothing() -> None:
    game = table(city("babylon b", hand="altar, theater", stages=2), turn=6)
    act(game, "build altar")

    game.play(0, parse("decline"))

    assert 3 == game.coins[0]
    assert CARD_OF["theater"] in [number_of(each) for each in game.discard]


# Olympia


@pytest.mark.rule("SW-W-OLYMPIA-A2")
def test_olympia_builds_one_structure_free_in_each_age() -> None:
    game = table(
        city("olympia a", built="altar", hand="palace, workers guild, altar", coins=0, stages=2),
        age=3,
    )
    assert ["for free"] == ways(game, "palace")
    assert ["for free"] == ways(game, "workers guild")
    assert Refusal.ALREADY_BUILT == refusal(game, "build altar for free")

    act(game, "build palace for free")
    game.hands[0] = cards("senate")
    assert Refusal.NO_FREE_BUILDING == refusal(game, "build senate for free")


@pytest.mark.rule("SW-W-OLYMPIA-A2")
def test_the_power_of_olympia_returns_in_the_next_age_and_needs_its_stage() -> None:
    game = table(city("olympia a", hand="walls, altar", stages=2, coins=0), age=1, turn=6)
    assert ["for free"] == ways(game, "walls")

    act(game, "build walls for free")
    assert 2 == game.age
    assert any(text.endswith("for free") for text in options(game))

    game = table(city("olympia a", hand="walls, altar", stages=1, coins=0))
    assert [] == ways(game, "walls")


@pytest.mark.rule("SW-W-BABYLON-B2C")
@pytest.mark.parametrize("side", ["left", "right"])
def test_under_the_strict_rule_coins_spent_in_turn_six_are_gone(side: str) -> None:
    """Four coins, of which two are spent; the Caravansery would cost four."""
    game = table(
        city("babylon b", hand="baths, caravansery", stages=2, coins=4),
        city("giza a", built="sawmill", hand="guard tower, altar"),
        city("olympia a", built="stone pit"),
        turn=6,
        house_rules={"strict_seventh_card": True},
    )
    game.unspent = tuple(game.coins)
    act(game, f"build baths paying 2 {side}", "build guard tower paying 2 right")
    assert 4 == game.coins[0]

    assert [] == ways(game, "caravansery")


@pytest.mark.rule("SW-W-OLYMPIA-A2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_power_of_olympia_serves_once_whichever_seat_has_it(seat: int) -> None:
    places = [city("giza a"), city("ephesus a"), city("rhodes a")]
    places[seat] = city("olympia a", hand="palace, altar", stages=2, coins=0)
    game = table(*places, age=3)

    orders = ["discard lumber yard"] * 3
    orders[seat] = "build palace for free"
    act(game, *orders)

    assert ["palace"] == buildings(game, seat)
    game.hands[seat] = cards("town hall")
    assert Refusal.NO_FREE_BUILDING == refusal(game, "build town hall for free", seat)


@pytest.mark.rule("SW-W-OLYMPIA-B3", "SW-W-OLYMPIA-B3B")
def test_olympia_copies_the_best_guild_of_a_neighbour() -> None:
    game = table(
        city("olympia b", stages=3),
        city("ephesus a", built="workers guild, magistrates guild, altar, baths"),
        city("rhodes a", built="lumber yard"),
        age=3,
    )
    assert 2 == points_of(game, 0)["guilds"]  # two blue cards, or one brown card
    assert 0 == points_of(game, 0)["science"]
    assert 1 == points_of(game, 1)["guilds"]  # its owner loses nothing

    game.built[1] = 0
    game.derive()
    assert 0 == points_of(game, 0)["guilds"]


@pytest.mark.rule("SW-W-OLYMPIA-B3")
def test_a_copied_scientists_guild_is_a_symbol() -> None:
    game = table(
        city("olympia b", built="apothecary, workshop", stages=3),
        city("ephesus a", built="scientists guild"),
        age=3,
    )

    assert 10 == points_of(game, 0)["science"]


@pytest.mark.rule("SW-W-OLYMPIA-B3A")
def test_a_copied_shipowners_guild_counts_itself_only_by_option() -> None:
    game = table(
        city("olympia b", built="lumber yard", stages=3), city(built="shipowners guild"), age=3
    )
    assert 1 == points_of(game, 0)["guilds"]

    game.facts = game.facts._replace(copy_counts_itself=True)
    assert 2 == points_of(game, 0)["guilds"]
    assert seven_wonders.new(1, 3, copy_counts_itself=True).facts.copy_counts_itself


# Halicarnassus


@pytest.mark.rule("SW-W-HALI-1", "SW-W-HALI-2")
def test_halicarnassus_builds_a_discarded_card_free() -> None:
    game = table(
        city("halicarnassus a", built="ore vein, foundry, altar", hand="altar, altar", stages=1),
        city("ephesus a", hand="stockade, altar"),
        discard="tavern, altar",
    )

    act(game, "stage with altar", "discard stockade")
    assert ["dig up lumber yard", "dig up tavern", "dig up stockade", "decline"] == options(game)
    assert Refusal.ALREADY_BUILT == refusal(game, "dig up altar")
    assert Refusal.NOT_DISCARDED == refusal(game, "dig up palace")
    for words in ("build tavern", "take giza b"):
        assert TableRefusal.NOT_THE_QUESTION == refusal(game, words)

    game.play(0, parse("dig up tavern"))
    assert 3 + 5 == game.coins[0]
    assert 2 == game.turn


@pytest.mark.rule("SW-W-HALI-2")
def test_digging_is_optional_and_side_b_digs_three_times() -> None:
    game = table(
        city("halicarnassus b", built="ore vein, foundry", hand="altar, altar"), discard="tavern"
    )
    act(game, "stage with altar")
    game.play(0, parse("decline"))

    assert [0, 1, 2] == game.to_act()
    assert [True, True, True] == [stage.gain.digs for stage in SIDES[11].stages]


@pytest.mark.rule("SW-W-HALI-3")
def test_the_last_turn_of_the_game_can_be_dug_in_with_its_leftovers() -> None:
    game = table(
        city("halicarnassus a", built="ore vein, foundry", hand="altar, theater", stages=1),
        city("ephesus a", hand="palace, senate"),
        age=3,
        turn=6,
    )

    act(game, "stage with altar")
    game.play(0, parse("dig up palace"))

    assert game.outcome is not None
    assert 8 == dict(game.outcome.sheet)["civilian"][0]


@pytest.mark.rule("SW-W-HALI-4")
def test_one_wonder_alone_digs() -> None:
    diggers = {side.wonder for side in SIDES for stage in side.stages if stage.gain.digs}

    assert 1 == len(diggers)


def test_stages_of_the_colossus_cost_what_is_printed() -> None:
    game = table(city("rhodes a", built="sawmill", hand="altar"))

    assert [""] == stages(game)
