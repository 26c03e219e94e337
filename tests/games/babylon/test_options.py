"""The rules of the house: superposition, covered decor, the gap of a bridge, the supply."""

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon.components import BELVEDERES, DOUBLES, PLUS_DOUBLE, SINGLES, STATUE
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.rules import BabylonRules

from .tables import (
    PLAYER,
    TURN,
    garden_of,
    offered,
    place,
    play,
    position,
    refused,
    rule_of,
    supports_of,
)

HIDDEN_BY_TWO = garden_of("c3.1 ssss", "b3.2 dsds", "d3.2 sdsd")


def test_superposition_on_any_storey_is_refused_by_default() -> None:
    game = position(garden=HIDDEN_BY_TWO, singles=9, dug="c01")
    play(game, "lay dug")

    assert "BY-B-08" == refused(game, "at c3 storey 3")


def test_superposition_may_be_refused_directly_below_alone() -> None:
    game = position(garden=HIDDEN_BY_TWO, singles=9, dug="c01", superposition="direct")
    play(game, "lay dug")

    assert "" == refused(game, "at c3 storey 3")
    assert "BY-B-08" == refused(game, "at b3 storey 3")


FOUNTAIN = garden_of("a1.1 ssss ...f", "c1.1 ssss ..f.", "fountain b2.1 c2.1", "a3.1 ssss")


@pytest.mark.rule("BY-B-13")
@pytest.mark.parametrize(("cover_decor", "rule"), [(True, ""), (False, "BY-B-13")])
def test_decor_may_be_covered_or_not(cover_decor: bool, rule: str) -> None:
    game = position(garden=FOUNTAIN, singles=9, dug="c01", cover_decor=cover_decor)
    play(game, "lay dug")

    assert rule == refused(game, "at a2 storey 2")


@pytest.mark.rule("BY-X-32")
@pytest.mark.parametrize(("ground", "rule"), [(False, ""), (True, "BY-X-32")])
def test_the_gap_of_a_bridge_may_have_to_be_empty_down_to_the_board(
    ground: bool, rule: str
) -> None:
    garden = garden_of("c1.1 ssss", "a1.2 dddd .b..", "d1.2 sdsd b...")
    decorator = Decorator(garden, 2, rules=BabylonRules(ground=ground))

    assert rule == rule_of(decorator.why_not(3, place("b1.2"), place("d1.2")))
    assert bool(rule) is not bool(decorator.elements())


@pytest.mark.rule("BY-C-03")
def test_the_reserve_is_no_limit_by_default() -> None:
    game = position(garden=garden_of("a1.1 ssss"), singles=6, dug="c01")
    game.reserve = [0] * len(game.reserve)

    play(game, "lay dug", "at b1 storey 2", "turned 0", "on single double none double")

    assert -2 == game.reserve[DOUBLES]
    assert -1 == game.reserve[BELVEDERES]


@pytest.mark.rule("BY-C-03")
def test_with_a_limited_supply_a_missing_double_cannot_be_exchanged_for() -> None:
    game = position(garden=garden_of("a1.1 ssss"), singles=9, dug="c01", limit_supply=True)
    game.reserve[DOUBLES] = 1

    play(game, "lay dug", "at b1 storey 2", "turned 0")

    assert ["on single none single double", "on single double single none"] == offered(game)
    assert "BY-C-03" == refused(game, "on single double single double")


@pytest.mark.rule("BY-C-03")
def test_with_a_limited_supply_a_missing_belvedere_forbids_three_supports() -> None:
    game = position(singles=4, dug="c01", limit_supply=True)
    game.reserve[BELVEDERES] = 0
    play(game, "lay dug", "at a1 storey 1")
    before = game.copy()

    play(game, "turned 0")

    assert supports_of("ssss") == game.gardens[PLAYER][0][-1][4]
    before.singles[PLAYER] = 3
    assert "BY-C-03" == rule_of(before.builder(PLAYER).why_not(0, 1, supports_of("sss-")))


@pytest.mark.rule("BY-C-03")
def test_with_a_limited_supply_missing_singles_are_forfeited() -> None:
    game = position(agenda=TURN, limit_supply=True)
    game.reserve[SINGLES] = 1

    play(game, "dig b2")

    assert 1 == game.singles[PLAYER]
    assert 0 == game.reserve[SINGLES]


@pytest.mark.rule("BY-C-03")
def test_with_a_limited_supply_a_missing_gift_is_not_given() -> None:
    game = position(agenda=[], limit_supply=True, effect=PLUS_DOUBLE)
    game.reserve[DOUBLES] = 0

    game.take_gifts(PLAYER)

    assert 0 == game.gifts


@pytest.mark.rule("BY-C-03")
def test_with_a_limited_supply_missing_decor_is_not_built() -> None:
    game = position(garden=garden_of("a1.1 ssss t..."), new=1, limit_supply=True)
    game.reserve[5] = 0

    assert ["end"] == offered(game)
    assert "BY-C-03" == rule_of(game.decorator(PLAYER).why_not(STATUE, place("a1.1"), 0))


def test_the_options_are_named_with_their_defaults() -> None:
    defaults = {option.name: option.default for option in babylon.KIND.options}

    assert {
        "superposition": "any",
        "cover_decor": True,
        "bridge_gap": "storey",
        "limit_supply": False,
        "statue_support": "forced",
        "score_hidden_belvederes": False,
        "bridge_length": 1,
        "wild_blank": "turn",
        "components": "standard",
    } == defaults
