"""What a network sees of a garden at the beginning of its owner's turn.

An input may be on several times.  Everything here is public: the garden, its pillars and its stored
tile, and how many rounds are left.  Where something lies does not matter, only next to what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.ai.babylon.appraisal import HOPES
from ziggurat.games.babylon.components import (
    BELVEDERE,
    DEAD,
    DECOR,
    HOLES,
    KEPT,
    NO_TILE,
    TOWER_SIZE,
)
from ziggurat.games.babylon.decor import NEAR
from ziggurat.games.babylon.scoring import flowers_of

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon import Babylon
    from ziggurat.games.babylon.garden import Garden

VERSION: Final = "babylon-1"
FACES: Final = DEAD + 1
TOP: Final = 7  # storeys above this one count as it
MOST: Final = 9  # pieces, flowers and icons above this number likewise
STEPS: Final = 4  # by which neighbours differ in height: none, one, two, more

# Where each part of the inputs begins.
PLACE: Final = 0  # each hole, by its storey and face
HOPE: Final = PLACE + (TOP + 1) * FACES  # an icon that could still find what it needs, likewise
PAIR: Final = HOPE + (TOP + 1) * FACES  # neighbours: the lower face, the higher one, the step
FLOWERS: Final = PAIR + FACES * FACES * STEPS  # of each kind, the rarest first
PIECES: Final = FLOWERS + 4 * (MOST + 1)  # of each kind of decor, likewise
BELVEDERES: Final = PIECES + len(DECOR) * (MOST + 1)
HEIGHT: Final = BELVEDERES + MOST + 1
PILLARS: Final = HEIGHT + TOP + 1
STORED: Final = PILLARS + KEPT + 1  # the icons of the stored tile; the last: none is stored
TURNS: Final = STORED + 6
PLAYERS: Final = TURNS + TOWER_SIZE + 2
SIZE: Final = PLAYERS + 5


def encode(world: Babylon, seat: Seat) -> list[int]:
    garden, notch = world.garden(seat), world.notches[seat]
    icons = 5 if notch == NO_TILE else min(4, world.components.icon_counts[notch])
    return [
        *places(garden),
        *hopes(garden, world.rules.bridge_holes),
        *pairs(garden),
        *ranked(FLOWERS, flowers_of(garden, world.components.flowers)),
        *pieces(garden),
        HEIGHT + min(TOP, garden.height()),
        PILLARS + min(KEPT, world.singles[seat]),
        STORED + icons,
        TURNS + min(TOWER_SIZE + 1, len(world.tower)),
        PLAYERS + world.seats,
    ]


def places(garden: Garden) -> list[int]:
    """The holes that a terrace covers."""
    tops, faces = garden.tops, garden.faces
    return [
        PLACE + min(TOP, tops[hole]) * FACES + faces[hole] for hole in range(HOLES) if tops[hole]
    ]


def hopes(garden: Garden, bridge_holes: int) -> list[int]:
    tests, tops = HOPES[bridge_holes - 1], garden.tops
    return [
        HOPE + min(TOP, tops[hole]) * FACES + face
        for hole, face in enumerate(garden.faces)
        if face in tests and tests[face](garden, hole, tops[hole])
    ]


def pairs(garden: Garden) -> list[int]:
    """Neighbours that both lie on terraces and could both still be used, each pair once."""
    tops, faces = garden.tops, garden.faces
    found: list[int] = []
    for hole in range(HOLES):
        if not tops[hole] or faces[hole] == DEAD:
            continue
        for other in NEAR[hole]:
            if other > hole and tops[other] and faces[other] != DEAD:
                low, high = (hole, other) if tops[hole] <= tops[other] else (other, hole)
                step = min(STEPS - 1, tops[high] - tops[low])
                found.append(PAIR + (faces[low] * FACES + faces[high]) * STEPS + step)
    return found


def pieces(garden: Garden) -> list[int]:
    """Those that are seen, as they would score now."""
    counts = [0] * (BELVEDERE + 1)
    for built in garden.pieces:
        if garden.shows(built):
            counts[built[0]] += 1
    decor = ranked(PIECES, [counts[piece] for piece in DECOR])
    return [*decor, BELVEDERES + min(MOST, counts[BELVEDERE])]


def ranked(first: int, counts: list[int]) -> list[int]:
    """An input for each count, the smallest first: sets need the rarest."""
    return [first + at * (MOST + 1) + min(MOST, count) for at, count in enumerate(sorted(counts))]
