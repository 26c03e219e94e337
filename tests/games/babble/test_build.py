"""BUILD: a construction of the Reserve is paid and placed."""

import pytest

from games.babble.tables import (
    LAST_ACTION,
    cards,
    offered,
    play,
    position,
    refusal,
    reserve,
    thrown,
    tower,
)
from ziggurat.games.babble import BabbleRefusal

LEVEL_1 = "c01 c02 c03 c04"


@pytest.mark.rule("BA-T-5", "BA-BUI-1", "BA-BUI-2", "BA-BUI-3")
def test_one_of_two_payable_constructions_is_built() -> None:
    game = position(resources={1: "s s c t"}, down={1: "c05"}, up={1: "c02"})

    play(game, "tell 1 zarum", "show build")
    assert {"build c05", "build c02"} == offered(game)
    assert refusal(game, "build nothing") is BabbleRefusal.MUST_BUILD
    assert refusal(game, "build c01") is BabbleRefusal.NOTHING_TO_BUILD_WITH
    play(game, "build c05")

    assert "t" == reserve(game, 1)
    assert "s s c" == thrown(game)
    assert ("c05", "c02") == (tower(game), cards(game, 1))


@pytest.mark.rule("BA-BUI-2")
def test_the_resources_of_others_do_not_pay() -> None:
    game = position(resources={0: "s s c w", 1: "s s c"}, down={1: "c13 c05"})

    play(game, "tell 1 zarum", "show build")

    assert refusal(game, "build c13") is BabbleRefusal.CANNOT_PAY
    assert {"build c05"} == offered(game)


@pytest.mark.rule("BA-BUI-3", "BA-T-6")
def test_a_player_who_can_pay_for_none_builds_nothing() -> None:
    game = position(resources={1: "s w"}, down={1: "c09"})

    play(game, "tell 1 zarum", "show build")
    assert refusal(game, "build c09") is BabbleRefusal.CANNOT_PAY
    play(game, "build nothing")

    assert ("", "c09", "s w") == (tower(game), cards(game, 1), reserve(game, 1))


@pytest.mark.rule("BA-BUI-3")
def test_at_some_tables_building_may_be_declined() -> None:
    game = position(resources={1: "s c"}, down={1: "c01"}, may_refuse_build=True)

    play(game, "tell 1 zarum", "show build", "build nothing")

    assert "" == tower(game)


@pytest.mark.rule("BA-BUI-4")
def test_a_built_card_is_seen_by_all() -> None:
    game = position(resources={1: "s c"}, down={1: "c01"})

    play(game, "tell 1 zarum", "show build", "build c01")

    assert [["c01"], [], [], []] == game.view(2)["tower"]


@pytest.mark.rule("BA-BUI-5", "BA-T-14")
def test_an_early_level_is_followed_by_the_next_at_once() -> None:
    ideas = "build gashu, build jinto, build mirot, build bomi, draw bomi"
    game = position(
        resources={1: "s s c c c t"},
        down={1: "c05 c06"},
        tower="c01 c02 c03",
        packs=(ideas, "draw wazu, draw hupso", "give mirot", "give gashu"),
    )

    play(game, "tell 1 zarum", "show build", "build c05")
    play(game, "tell 1 zarum", "show build", "build c06")
    assert [["c01", "c02", "c03", "c05"], ["c06"], [], []] == game.view(0)["tower"]
    assert 4 == len(game.packs[0])

    for _ in range(8):
        play(game, "show build")
    assert game.outcome is None
    assert (0, 2) == (len(game.packs[0]), len(game.packs[1]))


@pytest.mark.rule("BA-T-15", "BA-END-2", "BA-AIM-1")
def test_the_last_card_wins_at_once() -> None:
    game = position(
        resources={1: "s s c w"},
        down={1: "c13"},
        tower=f"{LEVEL_1} c05 c06 c07 c08 c09",
        packs=("", "", "", "give gashu, give mirot"),
    )

    play(game, "tell 1 zarum", "show build", "build c13")

    assert game.outcome is not None
    assert ((0, 1, 2), "tower_complete") == (game.outcome.winners, game.outcome.reason)
    assert [4, 3, 2, 1] == [len(level) for level in game.view(0)["tower"]]
    assert [("levels_complete", (4,)), ("cards_built", (10,))] == list(game.outcome.sheet)
    assert [] == game.to_act()
    assert 2 == len(game.packs[3])


@pytest.mark.rule("BA-AIM-1")
@pytest.mark.parametrize(
    ("height", "levels"),
    [
        (3, [3, 0, 0, 0]),
        (4, [4, 0, 0, 0]),
        (7, [4, 3, 0, 0]),
        (8, [4, 3, 1, 0]),
        (9, [4, 3, 2, 0]),
    ],
)
def test_levels_hold_four_three_two_and_one_card(height: int, levels: list[int]) -> None:
    names = [f"c{number:02}" for number in range(1, height + 1)]
    game = position(tower=" ".join(names), agenda=LAST_ACTION)

    assert levels == [len(level) for level in game.view(0)["tower"]]
