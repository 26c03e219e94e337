"""The rules of the house: superposition, covered decor, the gap of a bridge, the supply."""

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon.building import PLENTY, Builder
from ziggurat.games.babylon.components import (
    BELVEDERE,
    BELVEDERES,
    BRIDGE,
    DEAD,
    DOUBLES,
    HOLES,
    PLUS_DOUBLE,
    SINGLES,
    STATUE,
    WILD_BLANK,
    WILD_ICON,
)
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.rules import BabylonRules
from ziggurat.games.babylon.scoring import LINES

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
    sheet,
    supports_of,
    why_not_decor,
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


@pytest.mark.parametrize("cover", ["b2.2", "d2.2", "b4.2", "d4.2"])
def test_a_tile_that_is_partly_covered_is_not_directly_below(cover: str) -> None:
    garden = garden_of("c3.1 ssss", f"{cover} ssss")

    assert place("c3.3") in Builder(garden, PLENTY, rules=BabylonRules(direct=True)).sites()
    assert place("c3.3") not in Builder(garden, PLENTY).sites()


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


STATUE_BELOW = garden_of("b2.1 ssss t...", "statue b2.1")
STATUE_LEFT_OUT = "on double double double none"


@pytest.mark.rule("BY-B-11")
@pytest.mark.parametrize(("setting", "rule"), [("forced", "BY-B-11"), ("optional", "")])
def test_a_statue_must_carry_or_may_be_left_out(setting: str, rule: str) -> None:
    game = position(garden=STATUE_BELOW, singles=9, dug="c01", statue_support=setting)

    play(game, "lay dug", "at a1 storey 2", "turned 0")

    assert rule == refused(game, STATUE_LEFT_OUT)
    assert (STATUE_LEFT_OUT in offered(game)) is not bool(rule)
    assert "BY-B-11" == refused(game, "on double double double single")
    assert "" == refused(game, "on double double double statue")


@pytest.mark.rule("BY-B-11", "BY-X-43")
def test_a_statue_that_was_left_out_is_hidden_but_still_a_statue() -> None:
    game = position(garden=STATUE_BELOW, singles=9, dug="c01", statue_support="optional")

    play(game, "lay dug", "at a1 storey 2", "turned 0", STATUE_LEFT_OUT)

    pieces = game.garden(PLAYER).pieces
    assert [(STATUE, place("b2.1"), 0), (BELVEDERE, place("b2.2"), 0)] == list(pieces)
    assert game.garden(PLAYER).faces[place("b2.2") % HOLES] == DEAD
    assert 0 == sheet(game.garden(PLAYER))[0]
    with_icons = garden_of(
        "b2.1 ssss t...", "statue b2.1", "a1.2 ddd-", "b5.1 ssss t...", "f5.1 ssss t..."
    )
    assert "" == why_not_decor(with_icons, "statue b5.1", new=2)
    assert "BY-X-42" == why_not_decor(with_icons, "statue f5.1", new=2)


@pytest.mark.rule("BY-V-03", "BY-P-07")
@pytest.mark.parametrize(("scores", "points"), [(False, 1), (True, 2)])
def test_a_hidden_belvedere_scores_or_not(scores: bool, points: int) -> None:
    garden = garden_of("b2.1 sss-", "c3.2 -ddd")
    game = position(garden=garden, score_hidden_belvederes=scores)

    view = game.view(PLAYER)["sides"][PLAYER]["garden"]

    assert points == view["sheet"]["belvederes"]
    assert [int(scores), 1] == [piece["points"] for piece in view["pieces"]]
    assert [False, True] == [piece["visible"] for piece in view["pieces"]]
    assert points == sheet(garden, game.rules)[LINES.index("belvederes")]


OVER_ONE = garden_of("a1.1 ssss .b..", "d1.1 ssss b...")
OVER_TWO = garden_of("a1.1 ssss .b..", "e1.1 ssss b...")


@pytest.mark.rule("BY-X-31")
@pytest.mark.parametrize(
    ("length", "garden", "bridge", "rule"),
    [
        (1, OVER_ONE, "bridge b1.1 d1.1", ""),
        (1, OVER_TWO, "bridge b1.1 e1.1", "BY-X-31"),
        (2, OVER_ONE, "bridge b1.1 d1.1", "BY-X-31"),
        (2, OVER_TWO, "bridge b1.1 e1.1", ""),
    ],
)
def test_a_bridge_spans_one_hole_or_two(
    length: int, garden: Garden, bridge: str, rule: str
) -> None:
    game = position(garden=garden, new=1, bridge_length=length)

    assert rule == refused(game, bridge)
    assert (bridge in offered(game)) is not bool(rule)


@pytest.mark.rule("BY-X-32", "BY-G-12", "BY-I-2")
def test_both_holes_below_a_long_bridge_are_empty_and_stay_uncovered() -> None:
    long = BabylonRules(bridge_holes=2)
    game = position(garden=OVER_TWO, new=1, singles=9, dug="c01", bridge_length=2)
    garden = garden_of("c1.1 ssss", "a1.2 dddd .b..", "e1.2 dddd b...")

    assert "" == why_not_decor(garden, "bridge b1.2 e1.2", rules=long)
    on_the_ground = BabylonRules(bridge_holes=2, ground=True)
    assert "BY-X-32" == why_not_decor(garden, "bridge b1.2 e1.2", rules=on_the_ground)
    play(game, "bridge b1.1 e1.1", "lay dug")
    assert (place("c1.1"), place("d1.1")) == game.garden(PLAYER).planes
    assert "BY-B-10" == refused(game, "at c1 storey 1")
    assert "BY-B-04" == refused(game, "at c1 storey 2")
    assert game.garden(PLAYER).shows((BRIDGE, place("b1.1"), place("e1.1")))


TWO_BLANK_TILES = garden_of("a1.1 ssss ....", "c1.1 ssss ....")


@pytest.mark.rule("BY-T-05")
@pytest.mark.parametrize(("setting", "rule"), [("turn", "BY-X-03"), ("tile", "")])
def test_a_blank_place_counts_once_per_turn_or_once_per_tile(setting: str, rule: str) -> None:
    game = position(garden=TWO_BLANK_TILES, new=2, effect=WILD_BLANK, wild_blank=setting)

    play(game, "statue a1.1")

    assert "BY-X-03" == refused(game, "statue b1.1")
    assert rule == refused(game, "statue c1.1")
    assert ("statue c1.1" in offered(game)) is not bool(rule)
    assert game.view(PLAYER)["wild"] is not bool(rule)


@pytest.mark.rule("BY-T-05")
@pytest.mark.parametrize(("setting", "rule"), [("turn", "BY-X-03"), ("tile", "")])
def test_one_element_may_use_a_blank_place_of_each_tile(setting: str, rule: str) -> None:
    game = position(garden=TWO_BLANK_TILES, new=2, effect=WILD_BLANK, wild_blank=setting)

    assert rule == refused(game, "fountain b1.1 c1.1")
    if not rule:
        play(game, "fountain b1.1 c1.1")
        assert ["end"] == offered(game)
        assert not game.view(PLAYER)["wild"]


@pytest.mark.rule("BY-T-05")
def test_the_next_turn_may_use_a_blank_place_again() -> None:
    game = position(garden=TWO_BLANK_TILES, new=2, effect=WILD_BLANK, wild_blank="tile")

    play(game, "statue a1.1", "end")

    assert 0 == game.lent


@pytest.mark.rule("BY-T-04")
@pytest.mark.parametrize("setting", ["turn", "tile"])
def test_another_icon_counts_once_per_turn_with_either_reading(setting: str) -> None:
    garden = garden_of("a1.1 ssss f...", "c1.1 ssss f...")
    game = position(garden=garden, new=2, effect=WILD_ICON, wild_blank=setting)

    play(game, "statue a1.1")

    assert "BY-X-03" == refused(game, "statue c1.1")


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
