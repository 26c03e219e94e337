"""B. Decor: stairs, fountains, bridges and statues."""

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon.decor import Decorator

from .tables import PLAYER, garden_of, offered, place, play, position, refused, why_not_decor

SIDE_BY_SIDE = garden_of("a1.1 ssss .f.f", "c1.1 ssss f.f.")
ON_THREE = "on single single single none"


@pytest.mark.rule("BY-X-01")
def test_decor_is_free_of_charge_and_may_be_left() -> None:
    game = position(garden=SIDE_BY_SIDE, new=1, singles=2)
    assert ["end", "fountain b1.1 c1.1", "fountain b2.1 c2.1"] == offered(game)

    play(game, "fountain b1.1 c1.1", "fountain b2.1 c2.1")

    assert 2 == game.singles[PLAYER]
    assert ["end"] == offered(game)


@pytest.mark.rule("BY-X-01")
def test_decor_is_built_between_the_two_tiles_of_a_turn_or_after_both() -> None:
    game = position(singles=6, dug="c04", stored="c10")  # statues in the north
    play(game, "lay dug", "at a1 storey 1", "turned 0", ON_THREE)
    later = game.copy()

    play(game, "statue b1.1", "lay stored", "at c1 storey 1", "turned 0", ON_THREE)
    play(later, "lay stored", "at c1 storey 1", "turned 0", ON_THREE)

    assert ["end", "statue c1.1"] == offered(game)
    assert ["end", "statue b1.1", "statue c1.1"] == offered(later)


@pytest.mark.rule("BY-X-02")
def test_decor_stands_at_least_in_part_on_a_tile_of_this_turn() -> None:
    garden = garden_of("a1.1 ssss .f.t", "c1.1 ssss f...", "f5.1 ssss")

    assert "BY-X-02" == why_not_decor(garden, "fountain b1.1 c1.1", new=1)
    assert "" == why_not_decor(garden, "fountain b1.1 c1.1", new=2)
    assert "BY-X-02" == why_not_decor(garden, "statue b2.1", new=2)


@pytest.mark.rule("BY-X-02")
def test_no_decor_without_a_new_tile() -> None:
    game = position(garden=SIDE_BY_SIDE)

    assert ["end"] == offered(game)
    assert "BY-X-02" == refused(game, "fountain b1.1 c1.1")


@pytest.mark.rule("BY-X-03")
def test_each_place_exists_is_seen_is_free_and_shows_the_icon() -> None:
    garden = garden_of("a1.1 ssss tttt", "b2.2 sddd t...", "statue b2.2")

    assert "BY-X-03" == why_not_decor(garden, "statue f1.1", new=2)  # there is no tile
    assert "BY-X-03" == why_not_decor(garden, "statue b2.1", new=2)  # hidden
    assert "BY-X-03" == why_not_decor(garden, "statue b2.2", new=2)  # taken
    assert "BY-X-03" == why_not_decor(garden, "statue c2.2", new=2)  # blank


@pytest.mark.rule("BY-X-04")
@pytest.mark.parametrize("piece", ["fountain", "bridge", "stairs"])
def test_decor_is_never_diagonal(piece: str) -> None:
    icon = piece[0]
    garden = garden_of(f"a1.1 ssss ...{icon}", f"c3.1 ssss {icon}...")

    assert "BY-X-04" == why_not_decor(garden, f"{piece} b2.1 c3.1")


@pytest.mark.rule("BY-X-10")
def test_stairs_join_neighbours_one_storey_apart() -> None:
    garden = garden_of("a1.1 ssss ssss", "c1.2 dddd ssss", "e1.1 ssss ssss")

    assert "" == why_not_decor(garden, "stairs b1.1 c1.2", new=3)
    assert "" == why_not_decor(garden, "stairs e1.1 d1.2", new=3)
    assert "BY-X-10" == why_not_decor(garden, "stairs a1.1 c1.2", new=3)  # not side by side
    assert "BY-X-10" == why_not_decor(garden, "stairs a1.1 b1.1", new=3)  # one tile
    assert "BY-X-10" == why_not_decor(garden, "stairs b1.1 e1.1", new=3)  # one storey


@pytest.mark.rule("BY-X-10")
def test_stairs_do_not_climb_two_storeys() -> None:
    garden = garden_of("a1.1 ssss ssss", "f1.2 dddd", "c1.3 ssss ssss")

    assert "BY-X-10" == why_not_decor(garden, "stairs b1.1 c1.3")


@pytest.mark.rule("BY-X-20")
def test_a_fountain_joins_two_tiles_of_one_storey_side_by_side() -> None:
    garden = garden_of("a1.1 ssss ffff", "c1.1 ssss ffff", "a3.2 dddd ffff")

    assert "" == why_not_decor(garden, "fountain b1.1 c1.1", new=3)
    assert "BY-X-20" == why_not_decor(garden, "fountain a1.1 b1.1", new=3)  # one tile
    assert "BY-X-20" == why_not_decor(garden, "fountain a1.1 c1.1", new=3)  # not side by side
    assert "BY-X-20" == why_not_decor(garden, "fountain a2.1 a3.2", new=3)  # two storeys


@pytest.mark.rule("BY-X-30")
def test_a_bridge_joins_two_tiles_of_one_storey() -> None:
    garden = garden_of("a1.1 ssss bbbb", "d1.1 ssss bbbb", "a4.2 dddd bbbb")

    assert "" == why_not_decor(garden, "bridge b1.1 d1.1", new=3)
    assert "BY-X-30" == why_not_decor(garden, "bridge a1.1 b1.1", new=3)  # one tile
    assert "BY-X-30" == why_not_decor(garden, "bridge a2.1 a4.2", new=3)  # two storeys


@pytest.mark.rule("BY-X-31")
def test_a_bridge_spans_exactly_one_hole() -> None:
    garden = garden_of("a1.1 ssss bbbb", "d1.1 ssss bbbb", "a3.1 ssss bbbb")

    assert "BY-X-31" == why_not_decor(garden, "bridge a1.1 d1.1", new=3)
    assert "BY-X-31" == why_not_decor(garden, "bridge a2.1 a3.1", new=3)


@pytest.mark.rule("BY-X-32")
def test_the_gap_has_no_tile_of_that_storey_but_may_have_lower_ones() -> None:
    over_a_tile = garden_of("c1.1 ssss", "a1.2 dddd .b..", "d1.2 sdsd b...")
    filled = garden_of("a1.1 ssss b...", "c1.1 ssss b...")

    assert "" == why_not_decor(over_a_tile, "bridge b1.2 d1.2")
    assert "BY-X-32" == why_not_decor(filled, "bridge a1.1 c1.1")


@pytest.mark.rule("BY-X-40", "BY-X-41")
def test_the_first_statue_goes_on_any_statue_icon() -> None:
    garden = garden_of("a1.1 ssss t.f.", "f6.1 ssss ..tt")

    assert "" == why_not_decor(garden, "statue f7.1")
    assert "BY-X-03" == why_not_decor(garden, "statue a2.1", new=2)
    assert "BY-X-02" == why_not_decor(garden, "statue a1.1")


@pytest.mark.rule("BY-X-42")
def test_a_further_statue_shares_its_row_or_column_with_another() -> None:
    garden = garden_of("a1.1 ssss t...", "statue a1.1", "g1.1 ssss", "e1.2 ddds tt..")

    assert "" == why_not_decor(garden, "statue e1.2")  # over any distance and storeys
    assert "BY-X-42" == why_not_decor(garden_of("a1.1 ssss t..t", "statue a1.1"), "statue b2.1")


@pytest.mark.rule("BY-X-42")
def test_a_statue_that_became_a_pillar_is_in_no_line() -> None:
    lines = ("b2.1 ssss t..t", "statue b2.1", "c3.1 ssss", "f6.1 ssss", "f2.1 ssss t...")
    assert "" == why_not_decor(garden_of(*lines), "statue f2.1")

    carrying = garden_of(
        "b2.1 ssss t...",
        "statue b2.1",
        "a1.2 dddt",
        "g7.1 ssss t...",
        "statue g7.1",
        "f2.1 ssss t...",
    )

    assert "BY-X-42" == why_not_decor(carrying, "statue f2.1")


@pytest.mark.rule("BY-X-43")
def test_when_all_statues_carry_the_next_one_is_the_first_again() -> None:
    garden = garden_of("b2.1 ssss t...", "statue b2.1", "a1.2 dddt", "f6.1 ssss t...")

    assert "" == why_not_decor(garden, "statue f6.1")


@pytest.mark.rule("BY-X-43")
def test_a_hidden_statue_that_carries_nothing_is_still_in_line() -> None:
    # Above the statue b2.1 lies no tile of storey 2, but the belvedere's corner of storey 3.
    garden = garden_of("b2.1 ssss t...", "statue b2.1", "f6.2 dddd", "a1.3 ddd-", "f2.1 ssss t.t.")

    assert not garden.is_visible(place("b2.1"))
    assert "" == why_not_decor(garden, "statue f2.1")
    assert "BY-X-42" == why_not_decor(garden, "statue f3.1")


def test_every_element_is_offered_once_though_both_its_tiles_are_new() -> None:
    elements = Decorator(SIDE_BY_SIDE, 0).elements()

    assert 2 == len(elements) == len(set(elements))


def test_the_two_places_of_a_piece_may_be_named_in_either_order() -> None:
    assert babylon.parse("stairs b1.1 c1.2") == babylon.parse("stairs c1.2 b1.1")
    assert "bridge b1.1 d1.1" == babylon.parse("Bridge D1.1  b1.1").text
