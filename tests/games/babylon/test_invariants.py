"""What must hold of every garden, in random games to their end."""

from collections.abc import Iterator

import pytest

from walks import Chance
from ziggurat.games import babylon
from ziggurat.games.babylon.building import corners_of
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.components import (
    BRIDGE,
    BY_STATUE,
    CARRIER,
    CORNERS,
    DEAD,
    HOLES,
    NONE,
    STANDING,
    STATUE,
)
from ziggurat.games.babylon.garden import NOBODY, Garden, flight_of, gap_of, span_of

from .tables import options

every_seed = pytest.mark.parametrize("seed", range(6))


def gardens(seed: int) -> Iterator[tuple[Garden, Garden]]:
    """Every garden of a random game, before and after each change."""
    game = babylon.new(seed, 2 + seed % 3)
    chance = Chance(seed)
    while game.to_act():
        seat = game.to_act()[0]
        game.singles[seat] += chance.below(3) == 0  # so that gardens grow
        before = game.garden(seat)
        game.apply(seat, chance.choice(options(game)))
        after = game.garden(seat)
        if after.plain() != before.plain():
            yield before, after


def dead_holes(garden: Garden) -> set[int]:
    return {hole for hole in range(HOLES) if garden.faces[hole] == DEAD}


@pytest.mark.rule("BY-I-1")
@every_seed
def test_a_dead_hole_stays_dead_and_a_tile_covers_one_at_most(seed: int) -> None:
    for before, after in gardens(seed):
        assert dead_holes(before) <= dead_holes(after)
        if len(after.tiles) > len(before.tiles):
            _, anchor, _, _, supports = after.tiles[-1]
            dead = [corner in dead_holes(before) for corner in [anchor + each for each in CORNERS]]
            assert sum(dead) <= 1
            for is_dead, support in zip(dead, corners_of(supports), strict=True):
                assert not is_dead or support == NONE


@pytest.mark.rule("BY-I-2")
@every_seed
def test_the_gap_of_a_bridge_is_never_covered(seed: int) -> None:
    for _, garden in gardens(seed):
        for piece, place, other in garden.pieces:
            if piece == BRIDGE:
                assert all(garden.tops[hole] < place // HOLES for hole in gap_of(place, other))


@pytest.mark.rule("BY-I-3")
@every_seed
def test_the_storeys_have_no_gaps_and_the_highest_tile_is_fully_visible(seed: int) -> None:
    for _, garden in gardens(seed):
        storeys = {terrace[2] for terrace in garden.tiles}
        assert set(range(1, garden.height() + 1)) == storeys
        for index, (_, anchor, storey, _, _) in enumerate(garden.tiles):
            if storey == garden.height():
                assert all(garden.owners[anchor + corner] == index for corner in CORNERS)


@pytest.mark.rule("BY-I-4")
@every_seed
def test_all_anchors_are_different(seed: int) -> None:
    for _, garden in gardens(seed):
        anchors = [terrace[1] for terrace in garden.tiles]
        assert len(anchors) == len(set(anchors))


@every_seed
def test_what_a_garden_remembers_follows_from_its_tiles_and_pieces(seed: int) -> None:
    for _, garden in gardens(seed):
        assert seen_from_above(garden) == (garden.tops, garden.faces, garden.owners)
        spans = [
            plane for piece, a, b in garden.pieces if piece == BRIDGE for plane in span_of(a, b)
        ]
        flights = [flight_of(a) for piece, a, _ in garden.pieces if piece == 1]
        assert sorted(spans + flights) == sorted(garden.planes)


def seen_from_above(garden: Garden) -> tuple[bytes, bytes, bytes]:
    """Storey, face and owner of every hole, worked out from nothing but tiles and pieces."""
    tops, faces, owners = [0] * HOLES, [0] * HOLES, [NOBODY] * HOLES
    for index, (tile, anchor, storey, rotation, _) in enumerate(garden.tiles):
        for corner, icon in zip(CORNERS, STANDARD_SET.turned[tile][rotation], strict=True):
            if storey > tops[anchor + corner]:
                tops[anchor + corner] = storey
                faces[anchor + corner] = icon
                owners[anchor + corner] = index
    for piece, *places in garden.pieces:
        for place in places:
            if place and tops[place % HOLES] == place // HOLES:
                faces[place % HOLES] = STANDING if piece == STATUE else DEAD
    return bytes(tops), bytes(faces), bytes(owners)


@every_seed
def test_a_statue_carries_exactly_where_a_tile_says_so(seed: int) -> None:
    for _, garden in gardens(seed):
        carried = {
            (storey - 1) * HOLES + anchor + CORNERS[corner]
            for _, anchor, storey, _, supports in garden.tiles
            for corner, support in enumerate(corners_of(supports))
            if support == BY_STATUE
        }
        assert carried == {place for piece, place, _ in garden.pieces if piece == CARRIER}
