"""What is in the box."""

from collections import Counter

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon.components import (
    BASALT,
    BELVEDERE,
    BLANK,
    CLAY,
    DECOR,
    FLOWER_NAMES,
    GRANITE,
    HOLES,
    KEPT,
    RESERVE,
    RESERVE_NAMES,
    START,
)
from ziggurat.games.babylon.prints import RECONSTRUCTED, TERRACES, TOWER
from ziggurat.games.babylon.quarry import START_TILES

from .tables import PLAYER, garden_of, place, position, why_not, why_not_decor


@pytest.mark.rule("BY-C-01")
def test_the_box_holds_48_terrace_tiles_4_start_tiles_and_14_tower_tiles() -> None:
    assert 48 + 4 == len(TERRACES)
    assert 4 == len(START_TILES)
    assert 14 == len(TOWER)
    assert len(TERRACES) == len({tile.name for tile in TERRACES})


@pytest.mark.rule("BY-C-02")
def test_the_reserve_begins_with_the_pieces_of_the_box() -> None:
    game = babylon.new(1)

    pieces = dict(zip(RESERVE_NAMES, RESERVE, strict=True))

    assert pieces == game.view(PLAYER)["reserve"]
    assert (148, 60, 38) == (pieces["singles"], pieces["doubles"], pieces["belvederes"])
    assert (15, 15, 38, 15) == tuple(
        pieces[name] for name in ("stairs", "fountains", "statues", "bridges")
    )


@pytest.mark.rule("BY-C-04", "BY-C-05")
@pytest.mark.parametrize(("material", "icons"), [(CLAY, 2), (GRANITE, 3), (BASALT, 4)])
def test_each_material_has_16_tiles_and_its_own_number_of_icons(material: int, icons: int) -> None:
    tiles = [tile for tile in TERRACES if tile.material == material]

    assert 16 == len(tiles)
    assert all(icons == sum(icon != BLANK for icon in tile.icons) for tile in tiles)


@pytest.mark.rule("BY-C-06", "BY-C-09")
def test_each_of_four_flowers_has_a_start_tile() -> None:
    flowers = Counter(TERRACES[tile].flower for tile in START_TILES)

    assert ("white", "pink", "yellow", "purple") == FLOWER_NAMES
    assert Counter(range(4)) == flowers
    assert all(tile.material == START for tile in TERRACES if tile.name.startswith("S-"))


@pytest.mark.rule("BY-C-07")
def test_a_pillar_stands_on_a_place_with_or_without_an_icon() -> None:
    garden = garden_of("a1.1 ssss sf..")

    assert all(garden.is_usable(place(name)) for name in ("a1.1", "b1.1", "a2.1", "b2.1"))
    assert "" == why_not(garden, "b1.2", "sdsd")


@pytest.mark.rule("BY-C-08")
def test_a_belvedere_has_no_icon_and_is_no_decor() -> None:
    assert BELVEDERE not in DECOR
    assert all(BELVEDERE not in tile.icons for tile in TERRACES)
    assert {"stairs", "fountain", "bridge", "statue"} <= set(babylon.KIND.texts.actions)


@pytest.mark.rule("BY-C-10")
def test_a_board_has_64_holes_six_slots_for_pillars_and_a_notch() -> None:
    game = position(singles=9, stored="c01")

    side = game.view(PLAYER)["sides"][PLAYER]

    assert 64 == HOLES == side["garden"]["visible_holes"]
    assert 6 == KEPT
    notch = side["notch"]
    assert notch is not None
    assert "C01" == notch["name"]


def test_players_are_told_that_the_prints_are_reconstructed() -> None:
    assert babylon.new(1).view(PLAYER)["reconstructed"]
    assert RECONSTRUCTED == babylon.KIND.reconstructed


def test_the_garden_face_shows_the_icons_of_the_tile() -> None:
    assert "BY-X-03" == why_not_decor(garden_of("a1.1 ssss .t.."), "statue a1.1")
    assert "" == why_not_decor(garden_of("a1.1 ssss .t.."), "statue b1.1")
