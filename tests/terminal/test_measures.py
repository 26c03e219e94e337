"""What single games are measured by besides playouts."""

from rich.console import Console

from ziggurat.games.babylon.building import PLENTY, Builder, corners_of
from ziggurat.games.babylon.components import HOLES
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.measures import (
    MEASURES,
    POSITIONS,
    TILES,
    extras,
    extras_table,
    grown,
    placements,
    turns_of,
)


def test_the_gardens_measured_are_the_same_each_time_and_all_different() -> None:
    gardens = [grown(seed) for seed in range(POSITIONS)]

    assert {TILES} == {len(garden.tiles) for garden in gardens}
    assert gardens[7].tiles == grown(7).tiles
    assert POSITIONS == len({garden.tiles for garden in gardens})


def test_what_is_timed_finds_every_placement() -> None:
    garden = grown(3)
    builder = Builder(garden, PLENTY)
    allowed = {
        (storey * HOLES + anchor, quarters, supports)
        for storey in range(1, garden.height() + 2)
        for anchor in range(HOLES)
        for supports in range(256)
        if builder.why_not(anchor, storey, supports) is None
        for quarters in range(4)
    }

    found = placements(garden)

    assert len(found) == len(set(found))
    assert allowed == set(found)
    assert all(len(corners_of(supports)) == 4 for _, _, supports in found)


def test_playouts_are_measured_from_every_turn_of_a_game() -> None:
    turns = turns_of(1)

    assert [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)] == [
        (game.age, game.turn) for game in turns
    ]


def test_a_game_that_has_measures_of_its_own_shows_them() -> None:
    rows = [("babylon", extra) for extra in extras("babylon")]
    console = Console(width=120)
    with console.capture() as shown:
        console.print(extras_table(rows))

    assert "all placements in a garden of 12 tiles" in shown.get()
    assert [] == extras("babel")
    assert set(MEASURES) <= set(GAMES)
    assert [POSITIONS] == [extra["positions"] for _, extra in rows]
