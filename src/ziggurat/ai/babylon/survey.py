"""Every spot of a garden where a tile could lie, and what each icon would bring there.

What lies around a spot does not depend on the tile.  So a garden is surveyed once, and what any
tile is worth on any spot, turned any way, is then a sum of a few numbers.
"""

from typing import Final, NamedTuple

from ziggurat.ai.babylon.appraisal import Appraisal, visible_flowers
from ziggurat.games.babylon.building import Builder
from ziggurat.games.babylon.components import (
    BLANK,
    BRIDGE,
    CORNERS,
    DEAD,
    FOUNTAIN,
    HOLES,
    STAIRS,
    STATUE,
    Hole,
    Place,
    Storey,
    Supports,
    Tile,
)
from ziggurat.games.babylon.decor import FAR, NEAR, in_line
from ziggurat.games.babylon.garden import Garden, flight_of, gap_of, span_of
from ziggurat.games.babylon.prints import TERRACES
from ziggurat.games.babylon.scoring import FLOWERS_IN_A_SET

BARE: Final = (BLANK, BLANK, BLANK, BLANK)
ANY_TILE: Final = 0


class Spot(NamedTuple):
    place: Place
    supports: Supports
    price: int  # in single pillars
    values: list[float]  # by flower: of the garden with a bare tile of it there
    gains: list[list[float]]  # by corner and icon


class Placement(NamedTuple):
    """A tile on a spot, turned somehow, and about what the garden is worth then."""

    value: float
    tile: Tile
    place: Place
    rotation: int
    supports: Supports
    price: int


def survey(builder: Builder, appraisal: Appraisal) -> list[Spot]:
    garden = builder.garden
    statues = [built[1] for built in garden.pieces if built[0] == STATUE]
    found: list[Spot] = []
    for place in builder.sites():
        storey, anchor = divmod(place, HOLES)
        for supports in builder.variants(anchor, storey):
            bare = garden.laid(ANY_TILE, BARE, anchor, storey, 0, supports)
            found.append(
                Spot(
                    place,
                    supports,
                    builder.price(supports),
                    values(bare, appraisal),
                    [
                        gains(bare, anchor + corner, storey, statues, appraisal)
                        for corner in CORNERS
                    ],
                )
            )
    return found


def values(bare: Garden, appraisal: Appraisal) -> list[float]:
    """What the garden is worth, if its newest tile shows this flower or that."""
    structure = appraisal.structure(bare)
    seen = visible_flowers(bare, without=len(bare.tiles) - 1)
    found: list[float] = []
    for flower in range(FLOWERS_IN_A_SET):
        seen[flower] += 1
        found.append(structure + appraisal.flowers(seen))
        seen[flower] -= 1
    return found


def gains(
    garden: Garden, hole: Hole, storey: Storey, statues: list[Place], appraisal: Appraisal
) -> list[float]:
    """What each icon would bring above this hole: decor at once, or else the prospect of it."""
    if garden.faces[hole] == DEAD:
        return [0.0] * (STATUE + 1)
    # As a bare place it is counted already.
    found = [storey * (each - appraisal.faces[BLANK]) for each in appraisal.faces[: STATUE + 1]]
    place = storey * HOLES + hole
    if not statues or any(in_line(place, statue) for statue in statues):
        found[STATUE] = float(storey)
    for end in NEAR[hole]:
        if garden.faces[end] == FOUNTAIN and garden.tops[end] == storey:
            found[FOUNTAIN] = 3.0 * storey
        elif garden.faces[end] == STAIRS and joins(garden, place, garden.tops[end] * HOLES + end):
            found[STAIRS] = max(found[STAIRS], float(storey + garden.tops[end]))
    for end in FAR[hole]:
        if garden.faces[end] == BRIDGE and spans(garden, place, storey * HOLES + end):
            found[BRIDGE] = 3.0 * storey
    return found


def joins(garden: Garden, place: Place, other: Place) -> bool:
    """Whether stairs could stand between two places."""
    foot, head = min(place, other), max(place, other)
    return head // HOLES == foot // HOLES + 1 and flight_of(foot) not in garden.planes


def spans(garden: Garden, place: Place, other: Place) -> bool:
    """Whether a bridge could stand between two places."""
    return (
        garden.is_visible(other)
        and garden.tops[gap_of(place, other)] < place // HOLES
        and span_of(place, other) not in garden.planes
    )


def placements(spots: list[Spot], tile: Tile) -> list[Placement]:
    """A tile on all spots, each turned the best way."""
    (a, b, c, d), flower = TERRACES[tile].icons, TERRACES[tile].flower
    found: list[Placement] = []
    for place, supports, price, values_of, (nw, ne, sw, se) in spots:
        turns = (
            nw[a] + ne[b] + sw[c] + se[d],
            nw[c] + ne[a] + sw[d] + se[b],
            nw[d] + ne[c] + sw[b] + se[a],
            nw[b] + ne[d] + sw[a] + se[c],
        )
        best = max(turns)
        value = values_of[flower] + best
        found.append(Placement(value, tile, place, turns.index(best), supports, price))
    return found
