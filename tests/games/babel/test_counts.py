"""How many ways a game can take from a fixed deal: what nobody thought of shows here first."""

import pytest

from games.babel.tables import play, position
from ziggurat.games import babel
from ziggurat.games.babel.actions import END, FOUNDATION, Deploy, Move
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS
from ziggurat.games.babel.table import Babel


def ways(game: Babel, depth: int) -> int:
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


def test_the_ways_from_the_first_turn() -> None:
    game = babel.new(seed=9, start_player=0)

    assert [5, 41, 293, 1693, 8275] == [ways(game, depth) for depth in range(1, 6)]


def test_the_ways_from_the_second_players_first_turn() -> None:
    game = babel.new(seed=9, start_player=0)
    play(game, Move(ASSYRIANS), Deploy(ASSYRIANS), FOUNDATION, END)

    assert [3, 15, 92, 531, 3194] == [ways(game, depth) for depth in range(1, 6)]


@pytest.mark.parametrize(
    ("allow_null_ability", "expected"),
    [(False, [19, 237, 2310, 20097]), (True, [19, 240, 2402, 21465])],
)
def test_the_ways_through_a_rich_turn(allow_null_ability: bool, expected: list[int]) -> None:
    game = position(
        hand="A H S",
        pawn=HITTITES,
        columns={HITTITES: "S S S S P P P", MEDES: "M M M", SUMERIANS: "A A"},
        temples={HITTITES: "1 2"},
        stack="5 4 3",
        other_hand="A H M P",
        other_pawn=HITTITES,
        other_columns={HITTITES: "A M A", PERSIANS: "H"},
        other_temples={HITTITES: "1 2 3", MEDES: "1"},
        other_stack="6 1 4",
        allow_null_ability=allow_null_ability,
    )

    assert expected == [ways(game, depth) for depth in range(1, 5)]
