"""The final scoring."""

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.garden import EMPTY, Garden
from ziggurat.games.babylon.scoring import LINES, flowers_of, result, visible_holes

from .tables import garden_of, position, sheet, tile_called


def scored(garden: Garden) -> dict[str, int]:
    """The lines of the score pad that bring points."""
    lines = zip(LINES, sheet(garden), strict=True)
    return {line: points for line, points in lines if points}


@pytest.mark.rule("BY-V-01", "BY-V-02")
def test_a_tile_counts_as_long_as_one_of_its_places_is_seen() -> None:
    partly = garden_of("c3.1 ssss .... c01", "b2.2 ddds .... c05")
    hidden = garden_of("c3.1 ssss .... c01", "b3.2 dsds .... c05", "d3.2 sdsd .... c09")

    assert [1, 1, 0, 0] == flowers_of(partly, STANDARD_SET.flowers)
    assert [0, 1, 1, 0] == flowers_of(hidden, STANDARD_SET.flowers)


@pytest.mark.rule("BY-V-01", "BY-V-02")
def test_decor_counts_as_long_as_one_of_its_places_is_seen() -> None:
    lines = ("a1.1 ssss ...f", "c1.1 ssss ..f.", "fountain b2.1 c2.1", "a3.1 ssss", "c3.1 ssss")

    half = garden_of(*lines, "a2.2 s-ss")
    whole = garden_of(*lines, "a2.2 s-ss", "c2.2 -sss")

    assert 3 == scored(half)["fountains"]
    assert "fountains" not in scored(whole)


@pytest.mark.rule("BY-V-02", "BY-I-2")
def test_a_bridge_is_seen_through_its_gap() -> None:
    lines = ("b2.1 ssss ...b", "e2.1 ssss ..b.", "bridge c3.1 e3.1", "b4.1 ssss", "e4.1 ssss")

    covered = garden_of(*lines, "b3.2 s-ss", "e3.2 -sss")

    assert 3 == scored(covered)["bridges"]


@pytest.mark.rule("BY-V-03")
def test_a_hidden_belvedere_scores_nothing() -> None:
    seen = garden_of("a1.1 sss-")
    hidden = garden_of("a1.1 sss-", "b2.2 -ddd")

    assert 1 == scored(seen)["belvederes"]
    assert 1 == scored(hidden)["belvederes"]  # that of the upper tile alone


@pytest.mark.rule("BY-P-01")
@pytest.mark.parametrize("storey", [1, 2, 3])
def test_a_statue_brings_its_storey(storey: int) -> None:
    assert storey == scored(garden_of(f"a1.{storey} ssss t...", f"statue a1.{storey}"))["statues"]


@pytest.mark.rule("BY-P-02", "BY-P-03")
@pytest.mark.parametrize("storey", [1, 2])
def test_a_fountain_and_a_bridge_bring_three_for_each_storey(storey: int) -> None:
    fountain = garden_of(
        f"a1.{storey} ssss .f..", f"c1.{storey} ssss f...", f"fountain b1.{storey} c1.{storey}"
    )
    bridge = garden_of(
        f"a1.{storey} ssss .b..", f"d1.{storey} ssss b...", f"bridge b1.{storey} d1.{storey}"
    )

    assert 3 * storey == scored(fountain)["fountains"]
    assert 3 * storey == scored(bridge)["bridges"]


@pytest.mark.rule("BY-P-04")
@pytest.mark.parametrize(("foot", "points"), [(1, 3), (2, 5), (3, 7)])
def test_stairs_bring_both_storeys_they_join(foot: int, points: int) -> None:
    garden = garden_of(
        f"a1.{foot} ssss .s..", f"c1.{foot + 1} dddd s...", f"stairs b1.{foot} c1.{foot + 1}"
    )

    assert points == scored(garden)["stairs"]


ALL_DECOR = (
    "a1.1 ssss tf..",
    "c1.1 ssss fb.s",
    "f1.1 ssss b...",
    "c3.2 dddd .s..",
    "statue a1.1",
    "fountain b1.1 c1.1",
    "bridge d1.1 f1.1",
)


@pytest.mark.rule("BY-P-05")
def test_a_set_of_the_four_kinds_of_decor_brings_four() -> None:
    three = garden_of(*ALL_DECOR)
    four = garden_of(*ALL_DECOR, "stairs d2.1 d3.2")

    assert "decor_sets" not in scored(three)
    assert 4 == scored(four)["decor_sets"]


@pytest.mark.rule("BY-P-06", "BY-C-09")
def test_a_set_of_four_flowers_brings_four_the_start_tile_included() -> None:
    three = ("a1.1 ssss .... c01", "c1.1 ssss .... c05", "e1.1 ssss .... c09")
    four = garden_of(*three, "g1.1 ssss .... s-purple")

    assert "flower_sets" not in scored(garden_of(*three))
    assert 4 == scored(four)["flower_sets"]


@pytest.mark.rule("BY-P-07")
def test_a_belvedere_brings_one_on_any_storey() -> None:
    assert 2 == scored(garden_of("a1.1 sss-", "e5.2 ddd-"))["belvederes"]


@pytest.mark.rule("BY-P-08")
def test_the_high_point_brings_two_for_each_storey() -> None:
    assert 2 == scored(garden_of("a1.1 ssss"))["high_point"]
    assert 4 == scored(garden_of("a1.1 ssss", "e5.2 dddd"))["high_point"]
    assert {} == scored(EMPTY)


def final(first: Garden, second: Garden) -> babylon.Babylon:
    game = position(garden=first, dug="c01", singles=6)
    game.gardens[1] = second.plain()
    return game


@pytest.mark.rule("BY-P-09")
def test_most_points_win() -> None:
    game = final(garden_of("a1.1 sss-"), garden_of("a1.1 ssss"))

    outcome = result(game, "tower_is_used_up")

    assert (0,) == outcome.winners
    assert (1, 2) == outcome.ranks
    assert ("total", (3, 2)) == outcome.sheet[8]


@pytest.mark.rule("BY-P-09")
def test_a_tie_goes_to_the_garden_with_fewer_visible_holes() -> None:
    wide = garden_of("a1.1 ssss", "c1.1 ssss")
    narrow = garden_of("a1.1 ssss")

    assert 56 == visible_holes(wide)
    assert (1,) == result(final(narrow, wide), "").winners


@pytest.mark.rule("BY-P-09")
def test_a_tie_that_stays_is_a_shared_victory() -> None:
    outcome = result(final(garden_of("a1.1 ssss"), garden_of("c1.1 ssss")), "")

    assert (0, 1) == outcome.winners
    assert (1, 1) == outcome.ranks


@pytest.mark.rule("BY-P-09")
def test_a_bridge_hides_no_hole() -> None:
    lines = ("a1.1 ssss .b..", "d1.1 ssss b...")

    assert visible_holes(garden_of(*lines)) == visible_holes(garden_of(*lines, "bridge b1.1 d1.1"))


@pytest.mark.rule("BY-P-10")
def test_what_is_stored_scores_nothing() -> None:
    game = final(EMPTY, EMPTY)
    assert (tile_called("c01"), 6) == (game.dug, game.singles[0])

    outcome = result(game, "")

    assert [(0, 0)] * 9 == [row.values for row in outcome.sheet[:9]]
    assert ("visible_holes", (64, 64)) == outcome.sheet[9]


def test_the_score_is_known_at_any_moment() -> None:
    game = final(garden_of("a1.1 sss-"), EMPTY)

    assert (0,) == babylon.KIND.score(game).winners
    assert game.outcome is None
