"""Every spot of a garden where a tile could lie, and what each icon would bring there.

What lies around a spot does not depend on the tile, and a tile covers four holes and no more.  So
what would be lost above each hole is found once for a garden, and what any tile is worth on any
spot, turned any way, is then a sum of a few numbers.
"""

from typing import Final, NamedTuple

from ziggurat.ai.babylon.appraisal import Appraisal
from ziggurat.games.babylon.building import Builder
from ziggurat.games.babylon.components import (
    BELVEDERE,
    BLANK,
    BRIDGE,
    CORNERS,
    FOUNTAIN,
    HOLES,
    SIDE,
    STAIRS,
    STANDING,
    STATUE,
    Hole,
    Place,
    Storey,
    Supports,
    Tile,
)
from ziggurat.games.babylon.garden import NOBODY, Built, Garden, flight_of
from ziggurat.games.babylon.prints import Print
from ziggurat.games.babylon.scoring import FLOWERS_IN_A_SET, points_of

FOR_A_BELVEDERE: Final = 1.0
NO_GAINS: Final = [0.0] * (STATUE + 1)
# By supports: the corner without one, or else a fifth that no tile has.
OPEN_CORNER: Final = [
    next((corner for corner in range(4) if not supports >> 2 * corner & 3), 4)
    for supports in range(256)
]


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


def outward(hole: Hole, corner: int, length: int) -> list[tuple[Hole, Hole, Hole]]:
    """Away from a corner of a tile: the hole beside it, and where a bridge would end.

    Between them is the last hole that the bridge spans: the first one, unless it spans two.
    At the edge the hole itself stands for an end that is missing: nothing joins a place to itself.
    """
    x, y = hole % SIDE, hole // SIDE
    across = (1, SIDE - 1 - x) if corner % 2 else (-1, x)
    along = (SIDE, SIDE - 1 - y) if corner // 2 else (-SIDE, y)
    return [
        (hole + step, hole + length * step, hole + (length + 1) * step)
        if room > length
        else (hole + step, hole, hole)
        for step, room in (across, along)
        if room
    ]


# By how many holes a bridge spans, by corner and by hole.
OUTWARD: Final = [
    [[outward(hole, corner, length) for hole in range(HOLES)] for corner in range(4)]
    for length in (1, 2)
]


class Survey:
    """What a garden has above each hole, and would lose if a tile covered it."""

    def __init__(self, garden: Garden, appraisal: Appraisal) -> None:
        self._garden: Final = garden
        self._appraisal: Final = appraisal
        self._height: Final = garden.height()
        statues = [built[1] % HOLES for built in garden.pieces if built[0] == STATUE]
        self._columns: Final = {hole % SIDE for hole in statues}
        self._rows: Final = {hole // SIDE for hole in statues}
        self._losses: Final = appraisal.places(garden)  # by hole
        self._hides: Final = [BLANK] * HOLES  # by hole: decor that nobody would see any more
        self._decor: Final = [0] * (BELVEDERE + 1)  # by kind: how many are seen
        self._shown: Final = [garden.owners.count(index) for index in range(len(garden.tiles))]
        self._outward: Final = OUTWARD[appraisal.rules.bridge_holes - 1]
        flowers = appraisal.components.flowers
        self._flower_of: Final = [flowers[terrace[0]] for terrace in garden.tiles]
        self._flowers: Final = [0] * FLOWERS_IN_A_SET
        for index, shown in enumerate(self._shown):
            self._flowers[self._flower_of[index]] += shown > 0
        self._value: Final = sum(self._losses, 0.0) + self._count_pieces()

    def _count_pieces(self) -> int:
        """The points of what is seen; some of it is seen at one place alone."""
        garden, points = self._garden, 0
        hidden = self._appraisal.rules.hidden_belvederes
        for built in garden.pieces:
            if hidden and built[0] == BELVEDERE:
                points += points_of(*built)
            elif garden.shows(built):
                self._decor[built[0]] += 1
                points += points_of(*built)
                hole = last_seen(garden, built)
                if hole is not None:
                    self._losses[hole] += points_of(*built)
                    self._hides[hole] = built[0]
        return points

    def spots(self, builder: Builder) -> list[Spot]:
        found: list[Spot] = []
        for place in builder.sites():
            storey, anchor = divmod(place, HOLES)
            holes = [anchor + corner for corner in CORNERS]
            values = self._values(holes, storey)
            gains = [self._gains(hole, storey, at) for at, hole in enumerate(holes)]
            for supports in builder.variants(anchor, storey):
                corner = OPEN_CORNER[supports]
                price = builder.price(supports)
                if corner == len(holes):
                    found.append(Spot(place, supports, price, values, gains))
                else:
                    found.append(
                        Spot(
                            place,
                            supports,
                            price,
                            [value + FOR_A_BELVEDERE for value in values],
                            [*gains[:corner], NO_GAINS, *gains[corner + 1 :]],
                        )
                    )
        return found

    def _values(self, holes: list[Hole], storey: Storey) -> list[float]:
        """What the garden is worth with a bare tile on these holes, by the flower of the tile."""
        appraisal, losses = self._appraisal, self._losses
        value = self._value - sum([losses[hole] for hole in holes], 0.0)
        value += appraisal.high_point(max(storey, self._height))
        decor = self._decor.copy()
        for hole in holes:
            decor[self._hides[hole]] -= 1
        flowers = self._flowers.copy()
        owners = [self._garden.owners[hole] for hole in holes]
        for owner in set(owners):
            if owner != NOBODY and owners.count(owner) == self._shown[owner]:
                flowers[self._flower_of[owner]] -= 1
        value += appraisal.decor_sets(decor)
        return [value + appraisal.flower_sets(with_one_more(flowers, each)) for each in range(4)]

    def _gains(self, hole: Hole, storey: Storey, corner: int) -> list[float]:
        """What each icon would bring at a corner: decor at once, or else the prospect of it."""
        garden, prospects = self._garden, self._appraisal.prospects
        tops, faces, planes = garden.tops, garden.faces, garden.planes
        place, here = storey * HOLES + hole, prospects[storey]
        found = here[: STATUE + 1]
        if not self._rows or hole % SIDE in self._columns or hole // SIDE in self._rows:
            found[STATUE] = storey + here[STANDING]
        for end, last, behind in self._outward[corner][hole]:
            face, top = faces[end], tops[end]
            if face == FOUNTAIN and top == storey:
                found[FOUNTAIN] = 3 * storey - here[FOUNTAIN]
            elif face == STAIRS and abs(top - storey) == 1:
                foot = place if storey < top else top * HOLES + end
                if flight_of(foot) not in planes:
                    gain = storey + top - prospects[top][STAIRS]
                    found[STAIRS] = max(found[STAIRS], gain)
            if (
                faces[behind] == BRIDGE
                and tops[behind] == storey
                and top < storey
                and storey * HOLES + end not in planes
                and tops[last] < storey
                and storey * HOLES + last not in planes
            ):
                found[BRIDGE] = 3 * storey - here[BRIDGE]
        return found


def last_seen(garden: Garden, built: Built) -> Hole | None:
    """The hole above which alone a piece is seen; None if it is seen above two."""
    piece, place, other = built
    if piece == BRIDGE:  # Its span always shows.
        return None
    seen = [each % HOLES for each in (place, other) if each and garden.is_visible(each)]
    return seen[0] if len(seen) == 1 else None


def with_one_more(counts: list[int], kind: int) -> list[int]:
    more = counts.copy()
    more[kind] += 1
    return more


def placements(spots: list[Spot], tile: Tile, printed: Print) -> list[Placement]:
    """A tile on all spots, each turned the best way."""
    (a, b, c, d), flower = printed.icons, printed.flower
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
