"""What a garden is worth while turns are left: its score, and what may become of it."""

from typing import Final, NamedTuple

from ziggurat.games.babylon.components import (
    BELVEDERE,
    BRIDGE,
    DEAD,
    FOUNTAIN,
    HIGHEST,
    HOLES,
    KEPT,
    NO_TILE,
    STAIRS,
    STATUE,
    Hole,
    Storey,
    Tile,
)
from ziggurat.games.babylon.decor import FAR, NEAR
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.scoring import FOR_A_SET, FOR_A_STOREY, flowers_of, points_of

REACH: Final = 2  # storeys that a double pillar rises


class Weights(NamedTuple):
    # For each storey: a free icon, or a statue that could carry a terrace.
    stairs: float = 0.4
    fountain: float = 0.71
    bridge: float = 0.56
    statue: float = 0.23
    standing: float = 0.15
    flower: float = 1.36  # one that the next set already has
    decor: float = 0.31  # a kind that the next set already has
    height: float = 0.96  # the highest storey, for what can be built there
    pillar: float = 1.35  # one that can be kept
    stored: float = 1.21  # a tile in the notch
    patience: float = 3.88  # turns that it takes until a prospect is worth all of this


WEIGHTS: Final = Weights()


class Appraisal:
    """Weighs prospects by the turns that are left; at the end only the score counts."""

    def __init__(self, weights: Weights, left: int) -> None:
        share = min(1.0, left / weights.patience)
        self._flower: Final = weights.flower * share
        self._decor: Final = weights.decor * share
        self._storey: Final = FOR_A_STOREY + weights.height * share
        self._pillar: Final = weights.pillar * share
        self._stored: Final = weights.stored * share
        places = (
            0.0,
            weights.stairs,
            weights.fountain,
            weights.bridge,
            weights.statue,
            weights.standing,
            0.0,
        )
        # By storey and face: what may become of a place.
        self.prospects: Final = [
            [share * storey * each for each in places] for storey in range(HIGHEST + REACH)
        ]

    def worth(self, garden: Garden) -> float:
        points, counts = 0, [0] * (BELVEDERE + 1)
        for built in garden.pieces:
            if garden.shows(built):
                points += points_of(*built)
                counts[built[0]] += 1
        value = points + sum(self.places(garden)) + self.high_point(garden.height())
        return value + self.decor_sets(counts) + self.flower_sets(flowers_of(garden))

    def places(self, garden: Garden) -> list[float]:
        """By hole: what may become of the place above it."""
        prospects, tops = self.prospects, garden.tops
        found = [prospects[top][face] for top, face in zip(tops, garden.faces, strict=True)]
        for hole, face in enumerate(garden.faces):
            if face in HOPES and not HOPES[face](garden, hole, tops[hole]):
                found[hole] = 0.0
        return found

    def high_point(self, height: Storey) -> float:
        return self._storey * height

    def decor_sets(self, counts: list[int]) -> float:
        """Sets of the four kinds, and the kinds that the next one already has."""
        return sets(counts[STAIRS : STATUE + 1], self._decor)

    def flower_sets(self, counts: list[int]) -> float:
        return sets(counts, self._flower)

    def stock(self, singles: int, notch: Tile) -> float:
        """Pillars that can be kept, and a tile in storage."""
        return self._pillar * min(singles, KEPT) + (self._stored if notch != NO_TILE else 0.0)


def sets(counts: list[int], begun: float) -> float:
    """Whole sets, and so much for each kind that the next one already has."""
    whole = min(counts)
    return FOR_A_SET * whole + begun * (len(counts) - counts.count(whole))


# Whether a free icon that needs another one could still find it on a tile to come.


def hopes_for_stairs(garden: Garden, hole: Hole, storey: Storey) -> bool:
    return any(can_rise(garden, end, storey - 1, storey + 1) for end in NEAR[hole])


def hopes_for_a_fountain(garden: Garden, hole: Hole, storey: Storey) -> bool:
    return any(can_rise(garden, end, storey, storey) for end in NEAR[hole])


def hopes_for_a_bridge(garden: Garden, hole: Hole, storey: Storey) -> bool:
    return any(
        can_rise(garden, end, storey, storey)
        and garden.tops[(hole + end) // 2] < storey
        and storey * HOLES + (hole + end) // 2 not in garden.planes
        for end in FAR[hole]
    )


def can_rise(garden: Garden, hole: Hole, lowest: Storey, highest: Storey) -> bool:
    """Whether a tile could come to lie above a hole, on one of these storeys."""
    top = garden.tops[hole]
    return lowest - REACH <= top < highest and garden.faces[hole] != DEAD


HOPES: Final = {
    STAIRS: hopes_for_stairs,
    FOUNTAIN: hopes_for_a_fountain,
    BRIDGE: hopes_for_a_bridge,
}
