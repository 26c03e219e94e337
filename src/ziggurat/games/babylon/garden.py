"""A garden: terraces on storeys, and what stands on them.

A garden is a value.  Laying a terrace or building a piece makes another garden, so copies of a
game share theirs.  The truth is in `tiles` and `pieces`; the rest follows from them and is kept
because every question about building asks for it.  Only what is seen from straight above can ever
be built on, so a hole is described by one storey, one face and one owner.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.babylon.components import (
    BELVEDERE,
    BRIDGE,
    BY_STATUE,
    CARRIER,
    CORNERS,
    DEAD,
    HOLES,
    SIDE,
    STAIRS,
    STANDING,
    STATUE,
    Hole,
    Icon,
    Piece,
    Place,
    Storey,
    Supports,
    Tile,
)

Terrace = tuple[Tile, Hole, Storey, int, Supports]  # tile, anchor, storey, quarter turns, supports
Built = tuple[Piece, Place, Place]  # the lower place first; 0 where a piece stands on one alone
Plain = tuple[
    tuple[Terrace, ...], tuple[Built, ...], bytes, bytes, bytes, tuple[Place, ...]
]  # a garden as values that a snapshot can hold

NOBODY: Final = 255  # the owner of a hole that no terrace covers


class Garden:
    __slots__ = ("faces", "owners", "pieces", "planes", "tiles", "tops")

    def __init__(
        self,
        tiles: tuple[Terrace, ...],
        pieces: tuple[Built, ...],
        tops: bytes,
        faces: bytes,
        owners: bytes,
        planes: tuple[Place, ...],
    ) -> None:
        self.tiles: Final = tiles  # in the order they were laid
        self.pieces: Final = pieces  # in the order they were built
        self.tops: Final = tops  # by hole: the highest storey that covers it (BY-G-07)
        self.faces: Final = faces  # by hole: what its visible place shows
        self.owners: Final = owners  # by hole: which of the tiles shows there
        self.planes: Final = planes  # filled by a flight of stairs or the span of a bridge

    def plain(self) -> Plain:
        return (self.tiles, self.pieces, self.tops, self.faces, self.owners, self.planes)

    # Facts.

    def height(self) -> Storey:
        """The highest storey; its terrace is always visible (BY-I-3)."""
        highest = 0
        for terrace in self.tiles:
            highest = max(highest, terrace[2])
        return highest

    def tile_at(self, place: Place) -> int:
        """Which of the tiles has this place, visible or hidden; -1 if none has."""
        storey, hole = divmod(place, HOLES)
        if storey and self.tops[hole] == storey:
            return self.owners[hole]
        for index, terrace in enumerate(self.tiles):
            if terrace[2] == storey and hole - terrace[1] in CORNERS:
                return index
        return -1

    def is_all_visible(self, index: int, anchor: Hole) -> bool:
        """Whether nothing covers any corner of a tile."""
        owners = self.owners
        return (
            owners[anchor] == index
            and owners[anchor + 1] == index
            and owners[anchor + SIDE] == index
            and owners[anchor + SIDE + 1] == index
        )

    def is_visible(self, place: Place) -> bool:
        """Only tiles hide (BY-G-08)."""
        return self.tops[place % HOLES] == place // HOLES

    def is_usable(self, place: Place) -> bool:
        """Whether a pillar or decor can be put there (BY-G-09, BY-G-10, BY-C-07)."""
        return self.is_visible(place) and self.faces[place % HOLES] < STANDING

    def shows(self, built: Built) -> bool:
        """Whether some part of a piece is seen from above (BY-V-02).

        A bridge always is: nothing ever covers the gap below it (BY-I-2).
        """
        piece, place, other = built
        if piece == BRIDGE or self.is_visible(place):
            return True
        return other != 0 and self.is_visible(other)

    # Changes.

    def laid(
        self,
        tile: Tile,
        icons: tuple[Icon, Icon, Icon, Icon],
        anchor: Hole,
        storey: Storey,
        rotation: int,
        supports: Supports,
    ) -> Garden:
        """The garden with one more terrace; `icons` are as they lie, already turned.

        A belvedere goes on the corner without a support (BY-B-05).
        """
        faces = list(icons)
        pieces = self.pieces
        for corner in range(4):
            hole = anchor + CORNERS[corner]
            support = supports >> 2 * corner & 3
            if support == BY_STATUE:
                pieces = carrying(pieces, (storey - 1) * HOLES + hole)
            elif not support:
                faces[corner] = DEAD
                pieces = (*pieces, (BELVEDERE, storey * HOLES + hole, 0))
        own, level = len(self.tiles), bytes((storey, storey))
        owner = bytes((own, own))
        return Garden(
            (*self.tiles, (tile, anchor, storey, rotation, supports)),
            pieces,
            stamped(self.tops, anchor, level, level),
            stamped(self.faces, anchor, bytes(faces[:2]), bytes(faces[2:])),
            stamped(self.owners, anchor, owner, owner),
            self.planes,
        )

    def built(self, piece: Piece, place: Place, other: Place) -> Garden:
        """The garden with one more decor element; `other` is 0 for a statue."""
        if piece == STATUE:
            faces = marked(self.faces, place, STANDING)
        else:
            faces = marked(marked(self.faces, place, DEAD), other, DEAD)
        planes = self.planes
        if piece == BRIDGE:
            planes = (*planes, *span_of(place, other))
        elif piece == STAIRS:
            planes = (*planes, flight_of(place))
        pieces = (*self.pieces, (piece, place, other))
        return Garden(self.tiles, pieces, self.tops, faces, self.owners, planes)


EMPTY: Final = Garden((), (), bytes(HOLES), bytes(HOLES), bytes([NOBODY]) * HOLES, ())


def gap_of(place: Place, other: Place) -> range:
    """The holes between the two ends of a bridge; none of them is ever covered (BY-I-2)."""
    first, last = place % HOLES, other % HOLES
    step = SIDE if first % SIDE == last % SIDE else 1
    return range(first + step, last, step)


def span_of(place: Place, other: Place) -> list[Place]:
    """The planes that a bridge fills: its own storey, above the gap (BY-G-12)."""
    storey = place - place % HOLES
    return [storey + hole for hole in gap_of(place, other)]


def flight_of(foot: Place) -> Place:
    """The plane that stairs fill: the next storey, above their foot (BY-G-12)."""
    return foot + HOLES


def carrying(pieces: tuple[Built, ...], place: Place) -> tuple[Built, ...]:
    """The pieces, the statue of that place being a pillar now (BY-B-11)."""
    statue = (STATUE, place, 0)
    return tuple([(CARRIER, place, 0) if built == statue else built for built in pieces])


def stamped(layer: bytes, anchor: Hole, north: bytes, south: bytes) -> bytes:
    """A layer of the garden with the four corners of a terrace written over it."""
    return layer[:anchor] + north + layer[anchor + 2 : anchor + 8] + south + layer[anchor + 10 :]


def marked(faces: bytes, place: Place, face: int) -> bytes:
    hole = place % HOLES
    return faces[:hole] + bytes((face,)) + faces[hole + 1 :]


def turned(icons: tuple[Icon, Icon, Icon, Icon], quarters: int) -> tuple[Icon, Icon, Icon, Icon]:
    """The icons of a tile after this many quarter turns clockwise (BY-G-04)."""
    for _ in range(quarters):
        nw, ne, sw, se = icons
        icons = (sw, nw, se, ne)
    return icons
