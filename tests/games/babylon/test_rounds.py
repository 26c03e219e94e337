"""The course of a game."""

import pytest

from ziggurat.core.playout import play_out
from ziggurat.games import babylon
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.components import NO_EFFECT

from .tables import OTHER, PLAYER, TURN, offered, options, play, position, refused

every_number = pytest.mark.parametrize(
    ("players", "rounds", "tiles"), [(2, 15, 42), (3, 13, 45), (4, 11, 48)]
)


def to_the_dig(game: Babylon) -> None:
    """Go on, building nothing, until somebody has to dig."""
    while not offered(game)[0].startswith("dig"):
        game.play(game.to_act()[0], options(game)[0])


@pytest.mark.rule("BY-R-01", "BY-R-05", "BY-R-06")
@every_number
def test_the_number_of_rounds_is_right_and_the_quarry_never_runs_out(
    players: int, rounds: int, tiles: int
) -> None:
    game = babylon.new(3, players)
    assert rounds == game.view(PLAYER)["rounds"]

    play_out(game, 3)

    assert rounds == game.round == game.view(PLAYER)["rounds"]
    assert () == game.tower
    assert game.outcome is not None
    assert "tower_is_used_up" == game.outcome.reason
    assert tiles - players * rounds == sum(map(len, game.stacks)) > 0


@pytest.mark.rule("BY-R-02", "BY-R-03")
def test_everybody_has_a_turn_clockwise_from_the_same_first_player() -> None:
    game = babylon.new(5, 3)
    order: list[int] = []
    for _ in range(9):
        to_the_dig(game)
        order.append(game.to_act()[0])
        play(game, offered(game)[0])

    assert [(game.first + turn) % 3 for turn in range(9)] == order


@pytest.mark.rule("BY-R-02")
def test_a_turn_is_to_dig_to_build_if_you_like_and_to_clear_up() -> None:
    game = position(agenda=TURN)

    assert "CO-ACT-3" == refused(game, "end")
    play(game, "dig a1")
    assert "CO-ACT-3" == refused(game, "dig a1")
    play(game, "end")
    assert ["store", "discard"] == offered(game)
    play(game, "discard")
    assert [OTHER] == game.to_act()
    assert offered(game)[0].startswith("dig")


@pytest.mark.rule("BY-R-04")
def test_a_tower_tile_is_flipped_when_the_last_player_has_finished() -> None:
    game = babylon.new(5, 3)
    to_the_dig(game)
    assert NO_EFFECT == game.effect()
    next_tile = game.tower[-1]
    for _ in range(3):
        assert () == game.flipped
        to_the_dig(game)
        play(game, offered(game)[0])
    to_the_dig(game)

    assert 2 == game.round
    assert (next_tile,) == game.flipped
    assert game.components.effects[next_tile] == game.effect()
