"""B. Build a terrace."""

import pytest

from ziggurat.games.babylon.building import Builder
from ziggurat.games.babylon.components import CARRIER

from .tables import (
    PLAYER,
    garden_of,
    offered,
    place,
    play,
    position,
    refused,
    supports_of,
    tile_called,
    why_not,
)

ON_FOUR = "on single single single single"
HILL = garden_of("a1.1 ssss tttt", "b1.2 sdsd tttt")


@pytest.mark.rule("BY-B-01")
def test_none_one_or_both_tiles_are_laid_in_either_order_each_once() -> None:
    game = position(singles=8, dug="c01", stored="c02")
    assert ["end", "lay dug", "lay stored"] == offered(game)

    play(game, "lay stored", "at a1 storey 1", "turned 0", ON_FOUR)
    assert "BY-B-01" == refused(game, "lay stored")
    play(game, "lay dug", "at c1 storey 1", "turned 0", ON_FOUR)

    assert "BY-B-01" == refused(game, "lay dug")
    laid = [terrace[0] for terrace in game.gardens[PLAYER][0]]
    assert [tile_called("c02"), tile_called("c01")] == laid


@pytest.mark.rule("BY-B-02")
def test_pillars_are_put_down_together_with_the_tile_they_carry() -> None:
    game = position(singles=4, dug="c01")

    play(game, "lay dug", "at a1 storey 1", "turned 0")
    assert 4 == game.singles[PLAYER]
    play(game, ON_FOUR)

    assert 0 == game.singles[PLAYER]
    (terrace,) = game.view(PLAYER)["sides"][PLAYER]["garden"]["terraces"]
    assert ["single"] * 4 == terrace["supports"]


@pytest.mark.rule("BY-B-03")
def test_a_pillar_must_end_at_the_storey_of_the_tile() -> None:
    assert "BY-B-03" == why_not(HILL, "a3.1", "sssd")
    assert "BY-B-03" == why_not(HILL, "c2.3", "sddd")
    assert "BY-B-03" == why_not(HILL, "a3.1", "ssst")
    assert "" == why_not(HILL, "a3.1", "ssss")


@pytest.mark.rule("BY-B-03")
def test_nothing_stands_on_a_place_that_is_taken() -> None:
    garden = garden_of("a1.1 ssss .f..", "c1.1 ssss f...", "fountain b1.1 c1.1")

    assert "BY-B-03" == why_not(garden, "b2.2", "sssd")
    assert supports_of("--ss") == Builder(garden, 9).supports(1, 2)


@pytest.mark.rule("BY-B-04")
def test_a_tile_lies_on_three_or_four_supports() -> None:
    assert "" == why_not(HILL, "e5.1", "ssss")
    for three in ("-sss", "s-ss", "ss-s", "sss-"):
        assert "" == why_not(HILL, "e5.1", three)
    for two in ("--ss", "s--s", "----"):
        assert "BY-B-04" == why_not(HILL, "e5.1", two)


@pytest.mark.rule("BY-B-05")
def test_three_supports_may_be_chosen_and_the_fourth_corner_gets_a_belvedere() -> None:
    game = position(singles=4, dug="b01")

    play(game, "lay dug", "at a1 storey 1", "turned 0", "on single single none single")

    (belvedere,) = game.view(PLAYER)["sides"][PLAYER]["garden"]["pieces"]
    assert ("belvedere", [[0, 1, 1]]) == (belvedere["kind"], belvedere["places"])
    assert "BY-X-03" == refused(game, "statue a2.1")
    assert 37 == game.reserve[2]


@pytest.mark.rule("BY-B-06")
@pytest.mark.parametrize("where", ["h1.1", "a8.1", "h8.1", "h3.2"])
def test_a_tile_stays_within_the_board(where: str) -> None:
    assert "BY-B-06" == why_not(HILL, where)
    assert "" == why_not(HILL, "g7.1")


@pytest.mark.rule("BY-B-07")
def test_nothing_slides_under_a_tile_or_overlaps_on_its_storey() -> None:
    assert "BY-B-07" == why_not(HILL, "c2.1")
    assert "BY-B-07" == why_not(HILL, "c2.2")
    assert "BY-B-07" == why_not(HILL, "b1.2")


@pytest.mark.rule("BY-B-08")
def test_a_tile_never_lies_exactly_above_another_on_any_storey() -> None:
    garden = garden_of("c3.1 ssss", "b3.2 dsds", "d3.2 sdsd")

    assert "BY-B-08" == why_not(garden, "c3.3")
    assert "BY-B-08" == why_not(garden, "b3.3")


@pytest.mark.rule("BY-B-08")
def test_several_tiles_may_cover_one_completely() -> None:
    garden = garden_of("c3.1 ssss", "b3.2 dsds", "d3.2 sdsd")

    assert 0 not in set(garden.owners)
    assert {1, 2} < set(garden.owners)


@pytest.mark.rule("BY-B-09")
def test_a_garden_grows_storey_by_storey_even_far_apart() -> None:
    low = garden_of("a1.1 ssss")

    assert "" == why_not(low, "e5.2", "dddd")
    assert "BY-B-09" == why_not(low, "e5.3")
    assert "BY-B-09" == why_not(garden_of(), "e5.2")


@pytest.mark.rule("BY-B-10", "BY-G-12")
def test_the_north_west_corner_of_a_tile_does_not_lie_in_a_flight_of_stairs() -> None:
    tiles = ("c2.1 ssss ..s.", "a2.2 dddd ...s")

    assert "" == why_not(garden_of(*tiles), "c3.2")
    assert "BY-B-10" == why_not(garden_of(*tiles, "stairs c3.1 b3.2"), "c3.2")


@pytest.mark.rule("BY-B-11")
def test_a_statue_under_a_corner_always_carries_the_tile() -> None:
    garden = garden_of("b2.1 ssss ...t", "statue c3.1")

    assert "BY-B-11" == why_not(garden, "c3.2", "-ddd")
    assert "BY-B-11" == why_not(garden, "c3.2", "sddd")
    assert "" == why_not(garden, "c3.2", "tddd")
    assert "" == why_not(garden, "c3.2", "tdd-")


@pytest.mark.rule("BY-B-11", "BY-V-02")
def test_a_statue_that_carries_is_hidden_and_scores_nothing() -> None:
    garden = garden_of("b2.1 ssss ...t", "statue c3.1", "c3.2 tddd")

    assert [(CARRIER, place("c3.1"), 0)] == list(garden.pieces)
    assert not garden.shows(garden.pieces[0])


@pytest.mark.rule("BY-B-12")
@pytest.mark.parametrize(
    ("where", "supports", "price"),
    [("e5.1", "ssss", 4), ("e5.1", "sss-", 3), ("e5.2", "dddd", 8), ("b1.2", "sdsd", 6)],
)
def test_the_price_is_one_for_a_single_and_two_for_a_double(
    where: str, supports: str, price: int
) -> None:
    garden = garden_of("a1.1 ssss")

    assert price == Builder(garden, 0).price(supports_of(supports))
    assert "BY-B-12" == why_not(garden, where, supports, singles=price - 1)
    assert "" == why_not(garden, where, supports, singles=price)


@pytest.mark.rule("BY-B-12")
def test_a_statue_carries_for_nothing() -> None:
    garden = garden_of("b2.1 ssss ...t", "statue c3.1")

    assert "" == why_not(garden, "c3.2", "tddd", singles=6)
    assert "BY-B-12" == why_not(garden, "c3.2", "tddd", singles=5)


@pytest.mark.rule("BY-B-12")
def test_without_pillars_no_tile_can_be_chosen() -> None:
    game = position(singles=2, dug="c01")

    assert ["end"] == offered(game)
    assert "BY-B-12" == refused(game, "lay dug")


@pytest.mark.rule("BY-B-13", "BY-I-1")
def test_decor_is_covered_by_an_unsupported_corner_alone() -> None:
    garden = garden_of("a1.1 ssss ...f", "c1.1 ssss ..f.", "fountain b2.1 c2.1", "a3.1 ssss")

    assert "" == why_not(garden, "a2.2", "s-ss")
    assert "BY-B-03" == why_not(garden, "a2.2", "ssss")
    assert "BY-B-04" == why_not(garden, "b2.2")
