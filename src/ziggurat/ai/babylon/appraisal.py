"""The value of a garden during the game: its score and its prospects."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ziggurat.games.babylon.component_set import BabylonComponents
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
    Face,
    Hole,
    Storey,
    Tile,
)
from ziggurat.games.babylon.decor import FAR, NEAR
from ziggurat.games.babylon.garden import Garden, gap_of
from ziggurat.games.babylon.rules import BabylonRules
from ziggurat.games.babylon.scoring import FOR_A_SET, FOR_A_STOREY, flowers_of, points_of

REACH: Final = 2  # storeys that a double pillar rises


Bridge = tuple[Hole, Hole, Hole]  # its other end, the first and the last hole between


def bridges_from(hole: Hole, length: int) -> list[Bridge]:
    found: list[Bridge] = []
    for end in FAR[length][hole]:
        gap = gap_of(min(hole, end), max(hole, end))
        found.append((end, gap[0], gap[-1]))
    return found


# By how many holes a bridge spans, and by hole.
BRIDGES: Final = [[bridges_from(hole, length) for hole in range(HOLES)] for length in (1, 2)]


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

    def __init__(
        self, weights: Weights, left: int, components: BabylonComponents, rules: BabylonRules
    ) -> None:
        self.left: Final = left
        self.components: Final = components
        self.rules: Final = rules
        self._hopes: Final = HOPES[rules.bridge_holes - 1]
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
        hidden = self.rules.hidden_belvederes
        for built in garden.pieces:
            if garden.shows(built) or (hidden and built[0] == BELVEDERE):
                points += points_of(*built)
                counts[built[0]] += 1
        value = points + sum(self.places(garden), 0.0) + self.high_point(garden.height())
        return (
            value
            + self.decor_sets(counts)
            + self.flower_sets(flowers_of(garden, self.components.flowers))
        )

    def places(self, garden: Garden) -> list[float]:
        """By hole: what may become of the place above it."""
        prospects, tops, hopes = self.prospects, garden.tops, self._hopes
        found = [prospects[top][face] for top, face in zip(tops, garden.faces, strict=True)]
        for hole, face in enumerate(garden.faces):
            if face in hopes and not hopes[face](garden, hole, tops[hole]):
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


def hopes_for_a_bridge(
    bridges: list[list[Bridge]], garden: Garden, hole: Hole, storey: Storey
) -> bool:
    return any(
        can_rise(garden, end, storey, storey)
        and is_open(garden, storey, first)
        and (first == last or is_open(garden, storey, last))
        for end, first, last in bridges[hole]
    )


def is_open(garden: Garden, storey: Storey, hole: Hole) -> bool:
    """Whether a bridge of this storey could pass above a hole."""
    return garden.tops[hole] < storey and storey * HOLES + hole not in garden.planes


def can_rise(garden: Garden, hole: Hole, lowest: Storey, highest: Storey) -> bool:
    """Whether a tile could come to lie above a hole, on one of these storeys."""
    top = garden.tops[hole]
    return lowest - REACH <= top < highest and garden.faces[hole] != DEAD


# By how many holes a bridge spans, and by face.
HOPES: Final[list[dict[Face, Callable[[Garden, Hole, Storey], bool]]]] = [
    {
        STAIRS: hopes_for_stairs,
        FOUNTAIN: hopes_for_a_fountain,
        BRIDGE: partial(hopes_for_a_bridge, bridges),
    }
    for bridges in BRIDGES
]
