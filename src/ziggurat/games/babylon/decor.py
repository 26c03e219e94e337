"""B. Build decor: where stairs, fountains, bridges and statues may stand.

`actions.Decorate` is the action; what it asks is answered here.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.babylon.building import PLENTY
from ziggurat.games.babylon.components import (
    BLANK,
    BRIDGE,
    CORNERS,
    DECOR,
    FOUNTAIN,
    HOLES,
    NO_EFFECT,
    SIDE,
    STAIRS,
    STANDING,
    STATUE,
    WILD_BLANK,
    WILD_ICON,
    Effect,
    Hole,
    Icon,
    Piece,
    Place,
)
from ziggurat.games.babylon.garden import Built, Garden, flight_of, gap_of, span_of
from ziggurat.games.babylon.refusals import BabylonRefusal as Refusal
from ziggurat.games.babylon.rules import DEFAULT_RULES, BabylonRules

BESIDE: Final = 1
BOTH_TILES: Final = 0b11  # a turn lays two tiles at most (BY-B-01)
JOINS: Final = {
    STAIRS: Refusal.STAIRS_JOIN_TWO_STOREYS,
    FOUNTAIN: Refusal.FOUNTAIN_JOINS_TWO_TILES,
    BRIDGE: Refusal.BRIDGE_JOINS_TWO_TILES,
}


def holes_at(hole: Hole, distance: int) -> list[Hole]:
    """The holes in the same row or column at this distance."""
    x, y = hole % SIDE, hole // SIDE
    around = [(x, y - distance), (x - distance, y), (x + distance, y), (x, y + distance)]
    return [b * SIDE + a for a, b in around if 0 <= a < SIDE and 0 <= b < SIDE]


NEAR: Final = [holes_at(hole, BESIDE) for hole in range(HOLES)]
# By how many holes a bridge spans, and by hole: where its other end can be (BY-X-31).
FAR: Final = [[holes_at(hole, length + 1) for hole in range(HOLES)] for length in range(3)]
SPANS: Final = [Refusal.BRIDGE_SPANS_ONE_HOLE, Refusal.BRIDGE_SPANS_TWO_HOLES]


class Decorator:
    """Who decorates: a garden, which of its tiles are new, and the rules of this turn."""

    __slots__ = ("fresh", "garden", "left", "lent", "rules", "wild")

    def __init__(
        self,
        garden: Garden,
        fresh: int,
        wild: Effect = NO_EFFECT,
        lent: int = 0,
        rules: BabylonRules = DEFAULT_RULES,
        left: tuple[int, ...] = (PLENTY,) * (STATUE + 1),
    ) -> None:
        self.garden: Final = garden
        self.fresh: Final = fresh  # the first of the tiles that were laid this turn
        self.wild: Final = wild  # the effect that still allows a place to show another icon
        self.lent: Final = lent  # the new tiles that have used it, one bit each
        self.rules: Final = rules
        self.left: Final = left  # pieces in the reserve, by icon

    # Why not.

    def why_not(self, piece: Piece, place: Place, other: Place) -> Refusal | None:
        """Why a piece may not be built there (BY-X-02); `other` is 0 for a statue."""
        places = [place, other] if other else [place]
        tiles = [self.garden.tile_at(each) for each in places]
        if -1 in tiles:
            return Refusal.NO_SUCH_PLACE
        if max(tiles) < self.fresh:
            return Refusal.NOT_ON_A_NEW_TILE
        refusal = self.why_not_usable(piece, places)
        if refusal is None and piece == STATUE:
            refusal = None if self.is_aligned(place) else Refusal.NOT_ALIGNED
        elif refusal is None:
            refusal = self.why_not_shaped(piece, place, other, tiles)
        if refusal is None and not self.left[piece]:
            return Refusal.RESERVE_EMPTY
        return refusal

    def why_not_usable(self, piece: Piece, places: list[Place]) -> Refusal | None:
        """Each place is usable and shows the icon, or a tower tile makes it (BY-X-03)."""
        wild = self.wild
        for place in places:
            if not self.garden.is_visible(place):
                return Refusal.HIDDEN_PLACE
            if not self.garden.is_usable(place):
                return Refusal.PLACE_TAKEN
            if self.garden.faces[place % HOLES] != piece:
                if not self.turns_wild(place, wild):
                    return Refusal.WRONG_ICON
                if not self.is_for_each_tile():
                    wild = NO_EFFECT
        return None

    def turns_wild(self, place: Place, wild: Effect) -> bool:
        """Whether a tower tile lets a place on a new tile show another icon (BY-T-04, BY-T-05)."""
        hole = place % HOLES
        needed = WILD_BLANK if self.garden.faces[hole] == BLANK else WILD_ICON
        number = self.garden.owners[hole] - self.fresh
        return wild == needed and number >= 0 and not self.lent >> number & 1

    def is_for_each_tile(self) -> bool:
        """Whether each new tile may use the effect once (BY-A-15)."""
        return self.rules.wild_by_tile and self.wild == WILD_BLANK

    def why_not_shaped(
        self, piece: Piece, place: Place, other: Place, tiles: list[int]
    ) -> Refusal | None:
        """Two tiles in line, never diagonal (BY-X-04, BY-X-20, BY-X-30)."""
        if not in_line(place, other):
            return Refusal.NEVER_DIAGONAL
        if tiles[0] == tiles[1]:
            return JOINS[piece]
        if piece == STAIRS:
            return self.why_not_stairs(place, other)
        if place // HOLES != other // HOLES:
            return JOINS[piece]
        if piece == BRIDGE:
            return self.why_not_bridge(place, other)
        return None if distance_of(place, other) == BESIDE else JOINS[piece]

    def is_aligned(self, place: Place) -> bool:
        """The first statue stands anywhere, every further one in line (BY-X-40..43)."""
        statues = [built[1] for built in self.garden.pieces if built[0] == STATUE]
        return not statues or any(in_line(place, statue) for statue in statues)

    def why_not_stairs(self, foot: Place, head: Place) -> Refusal | None:
        """Side by side, one storey apart, nothing above the foot (BY-X-10)."""
        if head // HOLES != foot // HOLES + 1 or distance_of(foot, head) != BESIDE:
            return Refusal.STAIRS_JOIN_TWO_STOREYS
        return Refusal.SPACE_TAKEN if flight_of(foot) in self.garden.planes else None

    def why_not_bridge(self, place: Place, other: Place) -> Refusal | None:
        """Over an empty space (BY-X-31..33)."""
        length = self.rules.bridge_holes
        if distance_of(place, other) != length + 1:
            return SPANS[length - 1]
        tops, planes = self.garden.tops, self.garden.planes
        lowest = 1 if self.rules.ground else place // HOLES
        for hole in gap_of(place, other):
            if tops[hole] >= lowest:
                return Refusal.GAP_NOT_EMPTY
        for plane in span_of(place, other):
            if plane in planes:
                return Refusal.SPACE_TAKEN
        return None

    # With the help of a tower tile.

    def needs_wild(self, piece: Piece, place: Place, other: Place) -> bool:
        """Whether a tower tile must lend one of the places its icon."""
        faces = self.garden.faces
        return faces[place % HOLES] != piece or (other != 0 and faces[other % HOLES] != piece)

    def wild_after(self, piece: Piece, place: Place, other: Place) -> tuple[Effect, int]:
        """The effect that is left after building this, and the new tiles that have used it."""
        if not self.needs_wild(piece, place, other):
            return self.wild, self.lent
        if not self.is_for_each_tile():
            return NO_EFFECT, self.lent
        lent = self.lent
        for each in (place, other) if other else (place,):
            hole = each % HOLES
            if self.garden.faces[hole] != piece:
                lent |= 1 << self.garden.owners[hole] - self.fresh
        return NO_EFFECT if lent == BOTH_TILES else self.wild, lent

    # What can be built.

    def elements(self) -> list[Built]:
        """Every decor element that can be built now, each once."""
        garden = self.garden
        found: list[Built] = []
        for index in range(self.fresh, len(garden.tiles)):
            anchor = garden.tiles[index][1]
            for corner in CORNERS:
                hole = anchor + corner
                if garden.owners[hole] == index and garden.faces[hole] < STANDING:
                    for piece in self.icons_at(hole):
                        self.find(piece, hole, found)
        return found

    def icons_at(self, hole: Hole) -> tuple[Icon, ...]:
        """The icon of a free place on a new tile, or all of them if a tower tile says so."""
        if self.wild and self.turns_wild(hole, self.wild):
            return DECOR
        icon = self.garden.faces[hole]
        return (icon,) if icon else ()

    def find(self, piece: Piece, hole: Hole, found: list[Built]) -> None:
        """Add what can be built of a piece with one end above this hole."""
        tops, faces = self.garden.tops, self.garden.faces
        place = tops[hole] * HOLES + hole
        if piece == STATUE:
            if self.why_not(piece, place, 0) is None:
                found.append((piece, place, 0))
            return
        for end in FAR[self.rules.bridge_holes][hole] if piece == BRIDGE else NEAR[hole]:
            if faces[end] == piece or self.wild:
                built = ordered(piece, place, tops[end] * HOLES + end)
                if built not in found and self.why_not(*built) is None:
                    found.append(built)


def ordered(piece: Piece, place: Place, other: Place) -> Built:
    """A piece on two places, named in one way only: the lower storey first."""
    return (piece, place, other) if place < other else (piece, other, place)


def in_line(place: Place, other: Place) -> bool:
    """Whether two places share a row or a column of holes."""
    return place % SIDE == other % SIDE or place % HOLES // SIDE == other % HOLES // SIDE


def distance_of(place: Place, other: Place) -> int:
    """How many holes apart two places in line are."""
    across = abs(place % SIDE - other % SIDE)
    return across + abs(place % HOLES // SIDE - other % HOLES // SIDE)
