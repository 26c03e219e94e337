"""B. Build decor: stairs, fountains, bridges and statues on the tiles laid this turn."""

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

BESIDE: Final = 1
ACROSS: Final = 2  # the ends of a bridge, with one hole between
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
FAR: Final = [holes_at(hole, ACROSS) for hole in range(HOLES)]


class Decorator:
    """Who decorates: a garden, which of its tiles are new, and the rules of this turn."""

    __slots__ = ("fresh", "garden", "ground", "left", "wild")

    def __init__(
        self,
        garden: Garden,
        fresh: int,
        wild: Effect = NO_EFFECT,
        ground: bool = False,
        left: tuple[int, ...] = (PLENTY,) * (STATUE + 1),
    ) -> None:
        self.garden: Final = garden
        self.fresh: Final = fresh  # the first of the tiles that were laid this turn
        self.wild: Final = wild  # the effect that still allows a place to show another icon
        self.ground: Final = ground  # under a bridge there must be nothing, down to the board
        self.left: Final = left  # pieces in the reserve, by icon

    # Why not.

    def why_not(self, piece: Piece, place: Place, other: Place) -> Refusal | None:
        """Why a piece may not be built there; `other` is 0 for a statue."""
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
        wild = self.wild
        for place in places:
            if not self.garden.is_visible(place):
                return Refusal.HIDDEN_PLACE
            if not self.garden.is_usable(place):
                return Refusal.PLACE_TAKEN
            if self.garden.faces[place % HOLES] != piece:
                if not self.turns_wild(place, wild):
                    return Refusal.WRONG_ICON
                wild = NO_EFFECT
        return None

    def turns_wild(self, place: Place, wild: Effect) -> bool:
        """Whether a tower tile lets a place on a new tile show another icon."""
        hole = place % HOLES
        needed = WILD_BLANK if self.garden.faces[hole] == BLANK else WILD_ICON
        return wild == needed and self.garden.owners[hole] >= self.fresh

    def why_not_shaped(
        self, piece: Piece, place: Place, other: Place, tiles: list[int]
    ) -> Refusal | None:
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
        """The first statue stands anywhere, every further one in line with another."""
        statues = [built[1] for built in self.garden.pieces if built[0] == STATUE]
        return not statues or any(in_line(place, statue) for statue in statues)

    def why_not_stairs(self, foot: Place, head: Place) -> Refusal | None:
        if head // HOLES != foot // HOLES + 1 or distance_of(foot, head) != BESIDE:
            return Refusal.STAIRS_JOIN_TWO_STOREYS
        return Refusal.SPACE_TAKEN if flight_of(foot) in self.garden.planes else None

    def why_not_bridge(self, place: Place, other: Place) -> Refusal | None:
        if distance_of(place, other) != ACROSS:
            return Refusal.BRIDGE_SPANS_ONE_HOLE
        below = self.garden.tops[gap_of(place, other)]
        if below >= place // HOLES or (self.ground and below):
            return Refusal.GAP_NOT_EMPTY
        return Refusal.SPACE_TAKEN if span_of(place, other) in self.garden.planes else None

    def needs_wild(self, piece: Piece, place: Place, other: Place) -> bool:
        """Whether a tower tile must lend one of the places its icon."""
        faces = self.garden.faces
        return faces[place % HOLES] != piece or (other != 0 and faces[other % HOLES] != piece)

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
        for end in FAR[hole] if piece == BRIDGE else NEAR[hole]:
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
