"""The effects of the tower tiles."""

import pytest

from ziggurat.games.babylon.components import (
    FLOWER_TWO,
    MINUS_SINGLE,
    NO_EFFECT,
    PLUS_DOUBLE,
    PLUS_SINGLE,
    WILD_BLANK,
    WILD_ICON,
)
from ziggurat.games.babylon.prints import TOWER

from .tables import PLAYER, TURN, garden_of, heard, offered, play, position, refused


@pytest.mark.rule("BY-T-01")
def test_plus_single_gives_a_pillar_at_the_start_of_every_turn() -> None:
    game = position(agenda=TURN, effect=PLUS_SINGLE)
    assert 1 == game.singles[PLAYER]

    play(game, "dig a1", "end", "discard")

    assert [PLAYER + 1] == game.to_act()
    assert 1 == game.singles[PLAYER + 1]


@pytest.mark.rule("BY-T-02")
def test_plus_double_gives_a_double_pillar_for_this_turn_alone() -> None:
    game = position(agenda=TURN, effect=PLUS_DOUBLE)
    assert 1 == game.gifts

    play(game, "dig a1", "end", "discard")

    assert 1 == game.gifts  # that of the next player
    assert 59 == game.reserve[1]
    assert "double_lost" in heard(game)


@pytest.mark.rule("BY-B-12", "BY-T-02")
def test_a_given_double_is_used_before_any_is_paid_for() -> None:
    garden = garden_of("a1.1 ssss")
    game = position(garden=garden, singles=4, gifts=1, dug="c01")

    play(game, "lay dug", "at b1 storey 2", "turned 0", "on single double single double")

    assert (0, 0) == (game.singles[PLAYER], game.gifts)
    assert 59 == game.reserve[1]  # the other one was exchanged for two singles


@pytest.mark.rule("BY-T-03", "BY-D-05")
@pytest.mark.parametrize(
    ("effect", "own", "pillars"),
    [(FLOWER_TWO, True, 6), (FLOWER_TWO, False, 4), (MINUS_SINGLE, True, 4), (NO_EFFECT, True, 5)],
)
def test_effects_on_digging(effect: int, own: bool, pillars: int) -> None:
    game = position(agenda=TURN, effect=effect)
    flower = game.components.flowers[game.stacks[5][-1]]
    game.flowers = (flower if own else (flower + 1) % 4, (flower + 2) % 4)

    play(game, "dig b2")

    assert pillars == game.singles[PLAYER]


@pytest.mark.rule("BY-T-04")
def test_wild_icon_turns_one_icon_of_a_new_tile_into_another_once_a_turn() -> None:
    garden = garden_of("a1.1 ssss ff..")
    game = position(garden=garden, new=1, effect=WILD_ICON)
    assert "BY-X-03" == refused(game, "statue a2.1")

    play(game, "statue a1.1")

    assert ["built_by_effect"] == heard(game)
    assert "BY-X-03" == refused(game, "statue b1.1")
    assert game.view(PLAYER)["wild"] is False


@pytest.mark.rule("BY-T-04", "BY-T-05")
@pytest.mark.parametrize(("effect", "icons"), [(WILD_ICON, "bfbf"), (WILD_BLANK, "b.b.")])
def test_a_place_of_an_older_tile_is_never_wild(effect: int, icons: str) -> None:
    garden = garden_of(f"a1.1 ssss {icons}", "d1.1 ssss b.b.")

    game = position(garden=garden, new=1, effect=effect)

    assert "BY-X-03" == refused(game, "bridge b1.1 d1.1")


@pytest.mark.rule("BY-T-05")
def test_wild_blank_lends_an_icon_to_one_blank_place_once_a_turn() -> None:
    garden = garden_of("a1.1 ssss .b.b", "d1.1 ssss ....")
    game = position(garden=garden, new=1, effect=WILD_BLANK)
    assert {"bridge b1.1 d1.1", "bridge b2.1 d2.1", "statue e2.1"} <= set(offered(game))

    play(game, "bridge b1.1 d1.1")

    assert ["end"] == offered(game)
    assert "BY-X-03" == refused(game, "bridge b2.1 d2.1")


@pytest.mark.rule("BY-T-04")
def test_an_element_whose_icons_fit_does_not_use_up_the_effect() -> None:
    garden = garden_of("a1.1 ssss tf..")
    game = position(garden=garden, new=1, effect=WILD_ICON)

    play(game, "statue a1.1", "statue b1.1")

    assert ["built", "built_by_effect"] == heard(game)


@pytest.mark.rule("BY-T-06")
def test_some_tower_tiles_have_no_effect() -> None:
    assert NO_EFFECT in TOWER
    assert set(range(7)) == set(TOWER)
