"""Setting up: the quarry, the boards, the tower, and the clay tiles that are removed."""

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.components import BASALT, CLAY, GRANITE
from ziggurat.games.babylon.prints import TERRACES

from .tables import PLAYER, offered, options, play, refused

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def begun(players: int, seed: int = 1) -> Babylon:
    """A game in which all clay tiles that must go have been removed."""
    game = babylon.new(seed, players)
    while game.round == 0:
        game.play(game.to_act()[0], options(game)[0])
    return game


@pytest.mark.rule("BY-S-01")
@every_number
def test_the_quarry_has_sixteen_stacks_of_basalt_granite_and_clay(players: int) -> None:
    game = babylon.new(1, players)

    assert 16 == len(game.stacks)
    for pile in game.stacks:
        assert [BASALT, GRANITE, CLAY] == [TERRACES[tile].material for tile in pile]
    assert game.stacks != babylon.new(2, players).stacks


@pytest.mark.rule("BY-S-02")
@every_number
def test_each_player_begins_with_the_start_tile_of_their_flower_and_no_pillars(
    players: int,
) -> None:
    game = babylon.new(1, players)

    assert players == len(set(game.flowers))
    for side in game.view(PLAYER)["sides"]:
        assert side["notch"] is not None
        assert f"S-{side['flower']}" == side["notch"]["name"]
        assert 0 == side["singles"]
        assert [] == side["garden"]["terraces"]


@pytest.mark.rule("BY-S-03")
@pytest.mark.parametrize(("players", "tiles"), [(2, 14), (3, 12), (4, 10)])
def test_tower_tiles_are_stacked_and_the_others_leave_unseen(players: int, tiles: int) -> None:
    game = babylon.new(1, players)

    assert tiles == len(game.tower)
    assert set(range(14)) == {*game.tower, *game.box}


@pytest.mark.rule("BY-S-04")
def test_any_player_may_be_the_first() -> None:
    assert {0, 1, 2} == {babylon.new(seed, 3).first for seed in range(20)}


@pytest.mark.rule("BY-S-05")
@pytest.mark.parametrize(("players", "removed"), [(2, 6), (3, 3), (4, 0)])
def test_clay_tiles_are_removed_in_turn_order(players: int, removed: int) -> None:
    game = babylon.new(1, players)
    order: list[int] = []
    while game.round == 0:
        order.append(game.to_act()[0])
        play(game, options(game)[-1].text)

    assert [(game.first + turn) % players for turn in range(removed)] == order
    assert removed == len(game.discard)
    assert all(TERRACES[tile].material == CLAY for tile in game.discard)
    assert [0] * players == game.singles
    assert [game.first] == game.to_act()


@pytest.mark.rule("BY-S-05")
def test_only_clay_is_removed() -> None:
    game = babylon.new(1, 2)
    play(game, "remove b2")

    assert "BY-S-05" == refused(game, "remove b2")
    assert "remove b2" not in offered(game)
    assert 15 == len(offered(game))


@pytest.mark.rule("BY-S-06")
@pytest.mark.parametrize(("players", "left"), [(2, 42), (3, 45), (4, 48)])
def test_the_tiles_of_flowers_nobody_has_stay_in_the_quarry(players: int, left: int) -> None:
    game = begun(players)

    tiles = [tile for pile in game.stacks for tile in pile]

    assert left == len(tiles)
    assert {0, 1, 2, 3} == {TERRACES[tile].flower for tile in tiles}
