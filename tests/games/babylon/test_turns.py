"""What a turn remembers: its new tiles, and the effect on icons that it has left."""

import pytest

from ziggurat.games.babylon.components import WILD_BLANK, WILD_ICON
from ziggurat.games.babylon.decor import Decorator

from .tables import OTHER, PLAYER, TURN, garden_of, heard, offered, play, position, refused


@pytest.mark.rule("BY-X-02")
def test_a_turn_begins_without_new_tiles() -> None:
    garden = garden_of("a1.1 ssss t...", "c1.1 ssss t...")
    game = position(garden=garden, new=2, agenda=TURN)

    assert 0 == game.view(PLAYER)["new_tiles"]
    play(game, "dig a1")
    assert "BY-X-02" == refused(game, "statue a1.1")
    assert not [text for text in offered(game) if text.startswith("statue")]


def test_the_view_counts_the_tiles_of_this_turn() -> None:
    garden = garden_of("a1.1 ssss t...", "c1.1 ssss", "e1.1 ssss", "statue a1.1")

    assert 1 == position(garden=garden, new=1).view(PLAYER)["new_tiles"]


@pytest.mark.rule("BY-R-04", "BY-T-04")
def test_the_effect_on_icons_is_there_for_every_player() -> None:
    game = position(effect=WILD_ICON, garden=garden_of("a1.1 ssss f..."), new=1)
    play(game, "statue a1.1")
    assert not game.view(PLAYER)["wild"]

    play(game, "end")

    assert [OTHER] == game.to_act()
    assert game.view(OTHER)["wild"]


@pytest.mark.rule("BY-T-04")
def test_pieces_whose_icons_fit_do_not_use_up_the_effect() -> None:
    garden = garden_of("a1.1 ssss .f.t", "c1.1 ssss fs..")
    game = position(garden=garden, new=2, effect=WILD_ICON)

    play(game, "fountain b1.1 c1.1", "statue b2.1")
    assert game.view(PLAYER)["wild"]
    assert ["built", "built"] == heard(game)


@pytest.mark.rule("BY-A-15")
@pytest.mark.parametrize(("first", "second"), [("d1.1", "f1.1"), ("f1.1", "d1.1")])
def test_each_new_tile_may_lend_one_icon_where_the_table_says_so(first: str, second: str) -> None:
    garden = garden_of("a1.1 ssss", "c1.1 ssss", "f1.1 ssss")
    game = position(garden=garden, new=2, effect=WILD_BLANK, wild_blank="tile")
    other_place = {"d1.1": "c1.1", "f1.1": "g1.1"}

    play(game, f"statue {first}")
    assert game.view(PLAYER)["wild"]
    assert "BY-X-03" == refused(game, f"statue {other_place[first]}")
    play(game, f"statue {second}")

    assert not game.view(PLAYER)["wild"]
    assert ["end"] == offered(game)
    assert "BY-X-03" == refused(game, f"statue {other_place[second]}")


def test_decor_on_a_new_tile_above_another_new_tile_is_offered_once() -> None:
    garden = garden_of("a1.1 ssss tttt", "b2.2 sddd t...")

    elements = Decorator(garden, 0).elements()

    assert len(elements) == len(set(elements)) == 4
