"""A. Dig."""

import pytest

from ziggurat.core.session import Session
from ziggurat.games import babylon
from ziggurat.games.babylon.quarry import BESIDE, pillars_for

from .tables import PLAYER, heard, offered, play, position, refused

DIGGING = ["EndTurn", "StoreTile", "Build", "DigTile"]


@pytest.mark.rule("BY-D-01", "BY-D-02")
def test_only_the_top_tile_of_a_stack_can_be_taken() -> None:
    game = position(agenda=DIGGING)
    top = game.stacks[5][-1]
    game.stacks[0] = ()

    assert "BY-D-01" == refused(game, "dig a1")
    assert 15 == len(offered(game))
    play(game, "dig b2")

    assert top == game.dug
    assert 2 == game.view(PLAYER)["quarry"][5]["level"]


@pytest.mark.rule("BY-D-03")
def test_a_diagonal_neighbour_does_not_matter() -> None:
    levels = [1] * 16
    levels[0] = levels[2] = levels[8] = levels[10] = 3  # around b2, across the corners

    assert 4 == pillars_for(levels, 5)
    assert [1, 4, 6, 9] == BESIDE[5]


@pytest.mark.rule("BY-D-03")
@pytest.mark.parametrize(("level", "pillars"), [(0, 4), (1, 4), (2, 4), (3, 3)])
def test_a_side_gives_nothing_only_where_the_neighbour_is_higher(level: int, pillars: int) -> None:
    levels = [2] * 16
    levels[1] = level

    assert pillars == pillars_for(levels, 5)


@pytest.mark.rule("BY-D-03", "BY-D-04")
@pytest.mark.parametrize(("own", "pillars"), [(False, 4), (True, 5)])
def test_the_own_flower_gives_one_pillar_more(own: bool, pillars: int) -> None:
    game = position(agenda=DIGGING, singles=1)
    flower = game.components.flowers[game.stacks[5][-1]]
    game.flowers = (flower if own else (flower + 1) % 4, (flower + 2) % 4)

    assert pillars == game.view(PLAYER)["quarry"][5]["pillars"]
    play(game, "dig b2")

    assert 1 + pillars == game.singles[PLAYER]
    assert ["dug", "uncovered"] == heard(game)


def test_digging_shows_the_tile_below_so_it_cannot_be_undone() -> None:
    session = Session(babylon.KIND, "1", 4, {})
    seat = session.game.to_act()[0]

    session.choose(seat, babylon.parse("dig b2"))
    assert not session.can_undo(seat)
    session.choose(seat, babylon.parse("end"))
    assert session.can_undo(seat)


def test_the_bottom_of_the_quarry_shows_nothing_new() -> None:
    game = position(agenda=DIGGING)
    game.stacks[5] = game.stacks[5][:1]
    revealed = game.revealed

    play(game, "dig b2")

    assert revealed == game.revealed
    assert ["dug", "emptied"] == heard(game)
