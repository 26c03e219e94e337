"""Every spot of a garden where a tile could lie, and what each icon would bring there.

What lies around a spot does not depend on the tile, and a tile covers only four holes.  So
what would be lost above each hole is found once for a garden, and what any tile is worth on any
spot, turned any way, is then a sum of a few numbers.
"""

from typing import Final

from ziggurat.ai.babylon.appraisal import Appraisal
from ziggurat.games.babylon.building import ALL, Builder
from ziggurat.games.babylon.components import (
    BELVEDERE,
    BLANK,
    BRIDGE,
    FOUNTAIN,
    HOLES,
    SIDE,
    STAIRS,
    STANDING,
    STATUE,
    Flower,
    Hole,
    Piece,
    Place,
    Storey,
    Supports,
)
from ziggurat.games.babylon.garden import NOBODY, Built, Garden, Terrace, flight_of
from ziggurat.games.babylon.scoring import FLOWERS_IN_A_SET, points_of

Gains = list[float]  # by icon: what it would bring at a corner

FOR_A_BELVEDERE: Final = 1.0
NO_GAINS: Final[Gains] = [0.0] * (STATUE + 1)
# By supports: the corner without one, or else a fifth that no tile has.
OPEN_CORNER: Final = [
    next((corner for corner in range(4) if not supports >> 2 * corner & 3), ALL)
    for supports in range(256)
]


class Spot:
    """A place for a tile, with any supports."""

    __slots__ = ("gains", "hope", "peaks", "place", "values")

    def __init__(self, place: Place, values: list[float], gains: list[Gains]) -> None:
        self.place: Final = place
        self.values: Final = values  # by flower: of the garden with a bare tile of it there
        self.gains: Final = gains  # by corner
        nw, ne, sw, se = gains
        # By icon: what it would bring at the best corner.
        self.peaks: Final = [max(0.0, nw[i], ne[i], sw[i], se[i]) for i in range(STATUE + 1)]
        # More than any tile there can be worth.
        self.hope: Final = max(values) + FOR_A_BELVEDERE + max(nw) + max(ne) + max(sw) + max(se)

    def value(self, supports: Supports, flower: Flower) -> float:
        """What the garden is worth with a bare tile there on these supports."""
        open_corner = OPEN_CORNER[supports] < ALL
        return self.values[flower] + (FOR_A_BELVEDERE if open_corner else 0.0)

    def gains_on(self, supports: Supports) -> list[Gains]:
        """By corner: what icons would bring there; a belvedere takes the corner of one."""
        if OPEN_CORNER[supports] == ALL:
            return self.gains
        gains = self.gains.copy()
        gains[OPEN_CORNER[supports]] = NO_GAINS
        return gains


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


Key = tuple[tuple[Terrace, ...], tuple[Built, ...], int]  # a garden, and the turns left


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
        self._decor_value: Final = appraisal.decor_sets(self._decor)
        self._known_flowers: Final[dict[bytes, list[float]]] = {}
        self._known_spots: Final[dict[Place, Spot]] = {}

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
        return [self._spot(place) for place in builder.sites()]

    def _spot(self, place: Place) -> Spot:
        spot = self._known_spots.get(place)
        if spot is None:
            spot = self._known_spots[place] = self._new_spot(place)
        return spot

    def _new_spot(self, place: Place) -> Spot:
        storey, anchor = divmod(place, HOLES)
        gains = [
            self._gains(anchor, storey, 0),
            self._gains(anchor + 1, storey, 1),
            self._gains(anchor + SIDE, storey, 2),
            self._gains(anchor + SIDE + 1, storey, 3),
        ]
        return Spot(place, self._values(anchor, storey), gains)

    def _values(self, anchor: Hole, storey: Storey) -> list[float]:
        """What the garden is worth with a bare tile there, by the flower of the tile."""
        losses, hides = self._losses, self._hides
        ne, sw, se = anchor + 1, anchor + SIDE, anchor + SIDE + 1
        value = self._value - (losses[anchor] + losses[ne] + losses[sw] + losses[se])
        value += self._appraisal.high_point(max(storey, self._height))
        if hides[anchor] or hides[ne] or hides[sw] or hides[se]:
            value += self._decor_without([hides[anchor], hides[ne], hides[sw], hides[se]])
        else:
            value += self._decor_value
        flowers = self._flowers_on(anchor)
        return [value + flowers[each] for each in range(FLOWERS_IN_A_SET)]

    def _decor_without(self, hidden: list[Piece]) -> float:
        """What the sets of decor are worth without these."""
        decor = self._decor.copy()
        for piece in hidden:
            decor[piece] -= 1
        return self._appraisal.decor_sets(decor)

    def _flowers_on(self, anchor: Hole) -> list[float]:
        """What the sets of flowers are worth with a tile there, by its flower."""
        owners = self._garden.owners
        below = owners[anchor : anchor + 2] + owners[anchor + SIDE : anchor + SIDE + 2]
        found = self._known_flowers.get(below)
        if found is None:
            found = self._known_flowers[below] = self._flowers_with(below)
        return found

    def _flowers_with(self, below: bytes) -> list[float]:
        """The same, by which tiles show at the corners; one that shows nowhere else is hidden."""
        flowers = self._flowers.copy()
        for owner in set(below):
            if owner != NOBODY and below.count(owner) == self._shown[owner]:
                flowers[self._flower_of[owner]] -= 1
        sets = self._appraisal.flower_sets
        return [sets(with_one_more(flowers, each)) for each in range(FLOWERS_IN_A_SET)]

    def _gains(self, hole: Hole, storey: Storey, corner: int) -> Gains:
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


class Surveys:
    """The surveys of one decision: in many imagined worlds a garden grows in the same way."""

    def __init__(self) -> None:
        self._known: Final[dict[Key, Survey]] = {}

    def of(self, garden: Garden, appraisal: Appraisal) -> Survey:
        key = (garden.tiles, garden.pieces, appraisal.left)
        survey = self._known.get(key)
        if survey is None:
            survey = self._known[key] = Survey(garden, appraisal)
        return survey
