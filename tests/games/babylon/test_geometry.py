"""Holes, storeys, places and planes."""

import pytest

from ziggurat.games.babylon.building import DOUBLES_IN, SINGLES_IN, Builder
from ziggurat.games.babylon.components import HOLE_NAMES, HOLES
from ziggurat.games.babylon.garden import turned

from .tables import garden_of, place, supports_of, why_not, why_not_decor


@pytest.mark.rule("BY-G-01")
def test_the_holes_are_named_by_column_and_row() -> None:
    assert 64 == HOLES == len(set(HOLE_NAMES))
    assert ("a1", "h1", "a2", "h8") == tuple(HOLE_NAMES[hole] for hole in (0, 7, 8, 63))


@pytest.mark.rule("BY-G-02")
def test_a_single_rises_one_storey_a_double_two_and_a_statue_one() -> None:
    garden = garden_of("a1.1 ssss t...", "statue a1.1")
    builder = Builder(garden, 9)

    assert supports_of("tsss") == builder.supports(0, 2)
    assert supports_of("-ddd") == builder.supports(0, 3)
    assert supports_of("sdsd") == builder.supports(1, 2)
    assert supports_of("ssss") == builder.supports(3, 1)
    assert (2, 2) == (SINGLES_IN[supports_of("sdsd")], DOUBLES_IN[supports_of("sdsd")])


@pytest.mark.rule("BY-G-03")
def test_a_tile_covers_four_holes_from_its_north_west_corner() -> None:
    garden = garden_of("c2.1 ssss sfbt")

    covered = [HOLE_NAMES[hole] for hole in range(HOLES) if garden.tops[hole]]

    assert ["c2", "d2", "c3", "d3"] == covered
    assert [1, 2, 3, 4] == [garden.faces[HOLE_NAMES.index(name)] for name in covered]


@pytest.mark.rule("BY-G-04")
def test_a_quarter_turn_is_clockwise() -> None:
    assert (3, 1, 4, 2) == turned((1, 2, 3, 4), 1)
    assert (4, 3, 2, 1) == turned((1, 2, 3, 4), 2)
    assert (1, 2, 3, 4) == turned((1, 2, 3, 4), 4)


@pytest.mark.rule("BY-G-05", "BY-G-09", "BY-G-10")
@pytest.mark.parametrize("name", ["statue a1.1", "fountain b1.1 c1.1", "stairs b2.1 b3.2"])
def test_a_place_holds_one_piece(name: str) -> None:
    garden = garden_of("a1.1 ssss tf.s", "c1.1 ssss f...", "c3.1 ssss", "b3.2 dsds s...", name)

    for word in name.split()[1:]:
        assert not garden.is_usable(place(word))
        assert garden.is_visible(place(word))
    assert "BY-X-03" == why_not_decor(garden, name, new=4)


@pytest.mark.rule("BY-G-05", "BY-B-05")
def test_a_belvedere_takes_its_place_for_good() -> None:
    garden = garden_of("a1.1 sss- tttt")

    assert not garden.is_usable(place("b2.1"))
    assert "BY-X-03" == why_not_decor(garden, "statue b2.1")
    assert "BY-B-03" == why_not(garden, "b2.2", "sddd")


@pytest.mark.rule("BY-G-06")
def test_two_tiles_of_one_storey_never_share_a_hole() -> None:
    garden = garden_of("c3.1 ssss")

    for name in ("b2.1", "c2.1", "d2.1", "b3.1", "d3.1", "b4.1", "c4.1", "d4.1"):
        assert "BY-B-07" == why_not(garden, name)
    for name in ("a3.1", "e3.1", "c1.1", "c5.1"):
        assert "" == why_not(garden, name)


@pytest.mark.rule("BY-G-07", "BY-G-08", "BY-G-10")
def test_only_the_highest_place_above_a_hole_is_visible_and_usable() -> None:
    garden = garden_of("a1.1 ssss tttt", "b1.2 sdsd tttt")

    assert [1, 2, 2, 0] == list(garden.tops[:4])
    assert not garden.is_visible(place("b1.1"))
    assert garden.is_usable(place("b1.2"))
    assert not garden.is_visible(place("c1.0"))
    assert garden.is_usable(place("d1.0"))
    assert "BY-X-03" == why_not_decor(garden, "statue b1.1", new=2)


@pytest.mark.rule("BY-G-08")
def test_decor_and_belvederes_hide_nothing() -> None:
    garden = garden_of("a1.1 ssss .b..", "d1.1 sss- b...", "bridge b1.1 d1.1")

    assert all(garden.is_visible(place(name)) for name in ("b1.1", "c1.0", "d1.1", "e2.1"))


@pytest.mark.rule("BY-G-11", "BY-G-12", "BY-B-10")
def test_a_flight_of_stairs_keeps_the_next_storey_above_its_foot_free() -> None:
    garden = garden_of("a3.1 ssss .s..", "c3.2 dddd s...", "stairs b3.1 c3.2", "a1.1 ssss")

    assert "BY-B-10" == why_not(garden, "a2.2")
    assert "" == why_not(garden, "a2.3", "ddd-")


@pytest.mark.rule("BY-G-12", "BY-B-03")
def test_no_double_pillar_stands_through_a_bridge() -> None:
    garden = garden_of("a1.1 ssss .b..", "d1.1 ssss b...", "bridge b1.1 d1.1")

    assert supports_of("--ds") == Builder(garden, 9).supports(2, 2)
    assert "BY-B-03" == why_not(garden, "c1.2", "d-ds")


# A bridge of storey 2 would span c3, and stairs would rise from c3 to storey 2.
CROSSING = ("c2.1 ssss ..s.", "a2.2 dddd ...b", "d2.2 sdsd ..b.", "c4.2 dddd s...")


@pytest.mark.rule("BY-G-12", "BY-X-10")
def test_stairs_do_not_rise_through_a_bridge() -> None:
    assert "" == why_not_decor(garden_of(*CROSSING), "stairs c3.1 c4.2")

    crossed = garden_of(*CROSSING, "bridge b3.2 d3.2")

    assert "BY-G-12" == why_not_decor(crossed, "stairs c3.1 c4.2")


@pytest.mark.rule("BY-G-12", "BY-X-33")
def test_a_bridge_does_not_span_a_flight_of_stairs() -> None:
    assert "" == why_not_decor(garden_of(*CROSSING), "bridge b3.2 d3.2", new=4)

    crossed = garden_of(*CROSSING, "stairs c3.1 c4.2")

    assert "BY-G-12" == why_not_decor(crossed, "bridge b3.2 d3.2", new=4)


@pytest.mark.rule("BY-G-12")
def test_two_bridges_of_one_storey_do_not_cross() -> None:
    lines = ("a3.1 ssss .b..", "d3.1 ssss b...", "c1.1 ssss ..b.", "c4.1 ssss b...")
    assert "" == why_not_decor(garden_of(*lines), "bridge c2.1 c4.1")

    crossed = garden_of(*lines, "bridge b3.1 d3.1")

    assert "BY-G-12" == why_not_decor(crossed, "bridge c2.1 c4.1")
