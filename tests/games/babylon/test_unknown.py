"""What lies face down: shuffled at the start, dealt again in every imagined world, never lost."""

from collections import Counter
from itertools import pairwise

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.components import (
    BELVEDERE,
    BELVEDERES,
    RESERVE_NAMES,
    RESERVE_OF,
    STAIRS,
    TILE_NAMES,
    TOWER_NAMES,
)

from .tables import PLAYER, garden_of, play, position

DREAMS = range(12)


def worlds(game: Babylon) -> list[Babylon]:
    return [game.imagine(PLAYER, dream) for dream in DREAMS]


@pytest.mark.rule("BY-S-02", "BY-S-03")
def test_boards_and_tower_tiles_are_shuffled() -> None:
    games = [babylon.new(seed, 4) for seed in range(8)]

    assert len({game.flowers for game in games}) > 4
    assert len({game.tower for game in games}) == len(games)


def test_every_tile_and_piece_of_the_box_is_counted_once() -> None:
    game = babylon.new(1, 2)
    tower = [f"R{number:02}" for number in range(1, 15)]

    census = game.census()

    assert (148, 60, 38, 15, 15, 38, 15) == tuple(census[name] for name in RESERVE_NAMES)
    assert tower == list(TOWER_NAMES)
    assert [1] * 14 == [census[name] for name in tower]
    tiles = [name for name in TILE_NAMES if name in census]
    assert {1} == {census[name] for name in tiles}
    assert 48 + 2 == len(tiles)  # the start tiles of the two boards
    assert len(census) == len(RESERVE_NAMES) + len(tower) + len(tiles)


@pytest.mark.rule("BY-C-02")
def test_each_kind_of_piece_has_a_supply_and_a_carrying_statue_that_of_statues() -> None:
    supplies = [RESERVE_NAMES[RESERVE_OF[piece]] for piece in range(STAIRS, BELVEDERE + 1)]

    assert ["stairs", "fountains", "bridges", "statues", "statues", "belvederes"] == supplies
    assert "belvederes" == RESERVE_NAMES[BELVEDERES]


@pytest.mark.rule("BY-C-02")
def test_every_piece_that_is_built_comes_from_its_own_supply() -> None:
    garden = garden_of(
        "a1.1 ssss tfbs", "c1.1 ssss f...", "a4.1 ssss b...", "c2.2 dddd sst.", "b5.1 ssss t..."
    )
    pieces = {
        "fountain b1.1 c1.1": "fountains",
        "bridge a2.1 a4.1": "bridges",
        "stairs b2.1 c2.2": "stairs",
        "statue a1.1": "statues",
    }
    game = position(garden=garden, new=5, singles=6, gifts=1, dug="c01")
    before = game.census()

    for text, kind in pieces.items():
        reserve = game.view(PLAYER)["reserve"]
        play(game, text)
        assert {kind: 1} == Counter(reserve) - Counter(game.view(PLAYER)["reserve"])
        assert before == game.census()
    play(game, "lay dug", "at f6 storey 2", "turned 0", "on double double double none")
    assert 37 == game.view(PLAYER)["reserve"]["belvederes"]
    assert before == game.census()


@pytest.mark.rule("BY-B-11")
def test_a_statue_that_carries_a_tile_is_still_a_piece_of_the_box() -> None:
    game = position(garden=garden_of("b2.1 ssss ...t", "statue c3.1"), singles=6, dug="c01")
    before = game.census()

    play(game, "lay dug", "at c3 storey 2", "turned 0", "on statue double double double")

    assert before == game.census()


@pytest.mark.rule("BY-A-18")
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("fountains", "fountain b1.1 c1.1"),
        ("bridges", "bridge a2.1 a4.1"),
        ("stairs", "stairs b2.1 c2.2"),
        ("statues", "statue a1.1"),
    ],
)
def test_a_supply_that_is_used_up_stops_only_its_own_piece(kind: str, text: str) -> None:
    garden = garden_of("a1.1 ssss tfbs", "c1.1 ssss f...", "a4.1 ssss b...", "c2.2 dddd sst.")
    game = position(garden=garden, new=4, limit_supply=True)
    everything = {option.text for option in game.options(PLAYER)}
    assert text in everything

    game.reserve[RESERVE_NAMES.index(kind)] = 0

    left = {option.text for option in game.options(PLAYER)}
    assert {text.split(maxsplit=1)[0]} == {each.split()[0] for each in everything - left}


def test_imagined_worlds_deal_again_what_is_covered_and_nothing_else() -> None:
    game = position(players=4)
    game.stacks[0] = game.stacks[0][:2]
    game.stacks[1] = game.stacks[1][:1]
    imagined = worlds(game)

    for stack, pile in enumerate(game.stacks):
        for depth, tile in enumerate(pile):
            found = {world.stacks[stack][depth] for world in imagined}
            if depth == len(pile) - 1:
                assert {tile} == found
            else:
                assert len(found) > 3
                assert {tile // 16} == {each // 16 for each in found}  # the same material
    assert all(game.census() == world.census() for world in imagined)


def test_imagined_worlds_shuffle_the_tower_tiles_nobody_has_seen() -> None:
    game = position(players=4)
    imagined = worlds(game)

    assert all(len(game.tower) == len(world.tower) for world in imagined)
    assert all(set(game.box) | set(game.tower) == {*world.box, *world.tower} for world in imagined)
    assert all(one.tower != other.tower for one, other in pairwise(imagined))
    assert len({frozenset(world.box) for world in imagined}) > 3


def test_an_empty_stack_brings_no_pillars() -> None:
    game = position(agenda=["EndTurn", "StoreTile", "Build", "DigTile"])
    game.stacks[0] = ()
    dig = babylon.parse("dig a1")

    assert {"level": 0, "tile": None, "pillars": 0} == game.view(PLAYER)["quarry"][0]
    assert dig.phrase() == game.describe(PLAYER, dig)


def test_a_foreign_action_is_described_by_its_own_words() -> None:
    game = position(agenda=["EndTurn", "StoreTile", "Build", "DigTile"])
    end = babylon.parse("end")
    assert end.phrase() == game.describe(PLAYER, end)
    play(game, "dig b2", "lay dug", "at a1 storey 1", "turned 0")

    assert end.phrase() == game.describe(PLAYER, end)
