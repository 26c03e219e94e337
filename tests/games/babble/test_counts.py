"""How many ways a game can take from a fixed deal: what nobody thought of shows here first."""

import pytest

from games.babble.tables import play, position
from ziggurat.games import babble
from ziggurat.games.babble.table import Babble


def ways(game: Babble, depth: int) -> int:
    """How many sequences of this many choices there are."""
    waiting = game.to_act()
    if depth == 0 or not waiting:
        return 1
    total = 0
    for action in game.options(waiting[0]):
        after = game.copy()
        after.apply(waiting[0], action)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("players", "mode", "expected"),
    [
        (2, "basic", [17, 97, 654, 4272]),
        (3, "basic", [29, 170, 1436, 10868]),
        (3, "advanced", [29, 170, 1436, 10859]),
        (5, "advanced", [53, 314, 3624, 31455]),
    ],
)
def test_the_ways_from_the_first_turn(players: int, mode: str, expected: list[int]) -> None:
    game = babble.new(9, players, mode=mode, first_player=0)

    assert expected == [ways(game, depth) for depth in range(1, 5)]


def test_the_ways_to_give() -> None:
    game = position(4, resources={1: "s s c"}, down={1: "c01"}, up={1: "c02"})
    play(game, "tell 1 nipas", "show give")

    assert [13, 169, 1689] == [ways(game, depth) for depth in range(1, 4)]


def test_the_ways_to_reveal() -> None:
    game = position(down={1: "c01 c03"}, up={1: "c02"})
    play(game, "tell 1 tuve", "show reveal")

    assert [6, 53, 844] == [ways(game, depth) for depth in range(1, 4)]
