"""What a seat knows of hidden places.

Much of what is hidden is known in part, because hands go round.  A player who held a packet of
cards knows what was in it; what has left it since was either built for all to see, or laid face
down.  So the player knows which cards are in that packet and in the places filled from it since
then, but not which card is where.  These places are a group: its cards may be exchanged with each
other and with nothing else.  A packet that the player never held is as unknown as the box; all such
places of one age form the pool of that age.

One thing breaks the rule: with two players a card of the pile joins a packet out of sight.  That
card belongs to the pool, and then to the group it joined.

Tiles and leaders go round in the same way before the game, so the same reasoning applies to
them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import NAMES
from ziggurat.games.seven_wonders.components import AGES
from ziggurat.games.seven_wonders.knowledge.zones import zones
from ziggurat.games.seven_wonders.packed import (
    AGE,
    EVERYBODY,
    KNOWN,
    OF_LEADERS,
    OF_TILES,
    ORIGIN,
    PACKET,
    TURN,
    FaceDown,
    Field,
    is_drawn,
    known_to,
    number_of,
)

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders

Group = int

# Tiles, leaders, and the cards of the second age (SW-AGE-4, SWB-TOWER-6, SWL-11).
TO_THE_RIGHT: Final = (OF_TILES, OF_LEADERS, 2)
POOL: Final = 0
# The number of a group: the turn in which the seat last held the packet, the packet, the age.
HELD: Final = Field(0, 3)
GROUP_PACKET: Final = Field(HELD.end, 4)
GROUP_AGE: Final = Field(GROUP_PACKET.end, 3)

UNKNOWN: Final = "?"
UNSEEN: Final = -1


def group_of(game: SevenWonders, seat: Seat, place: FaceDown) -> Group:
    """Places with the same number hold cards that the seat knows, in an order it does not know."""
    return groups_of(game.seats, seat, game.partner(seat))[ORIGIN.of(place)]


@lru_cache(maxsize=1 << 7)
def groups_of(seats: int, seat: Seat, partner: Seat) -> list[Group]:
    """The groups of all places, by their origin."""
    return [
        group_from(seats, seat, partner, ORIGIN.put(origin)) for origin in range(ORIGIN.most + 1)
    ]


def group_from(seats: int, seat: Seat, partner: Seat, place: FaceDown) -> Group:
    """What a partner holds is seen as well, but neither tiles nor leaders (SWC-61)."""
    turn = last_held(seats, seat, place)
    if partner != seat and AGE.of(place) in AGES:
        turn = max(turn, last_held(seats, partner, place))
    if not turn:
        return POOL
    return GROUP_AGE.put(AGE.of(place)) | GROUP_PACKET.put(PACKET.of(place)) | HELD.put(turn)


def last_held(seats: int, seat: Seat, place: FaceDown) -> int:
    """The last turn in which a seat held the packet before this place was filled; 0: never."""
    packet = PACKET.of(place)
    if packet >= seats or seat < 0:
        return 0
    step = -1 if AGE.of(place) in TO_THE_RIGHT else 1
    first = (seat - packet) * step % seats + 1
    turn = TURN.of(place)
    return 0 if first > turn else turn - (turn - first) % seats


def is_known(seat: Seat, place: FaceDown) -> bool:
    if seat < 0:
        return known_to(place) == EVERYBODY
    return bool(place >> KNOWN.start + seat & 1)


class Insight:
    """What a viewer can say of hidden places."""

    def __init__(self, game: SevenWonders, viewer: Seat) -> None:
        self.game: Final = game
        self.viewer: Final = viewer
        self.groups: Final[dict[Group, list[int]]] = {}  # what the viewer has seen go into each
        for zone in zones(game):
            for place in zone:
                if not is_known(viewer, place):
                    group = group_of(game, viewer, place)
                    if group != POOL:
                        seen = UNSEEN if is_drawn(place) else number_of(place)
                        self.groups.setdefault(group, []).append(seen)

    def among(self, place: FaceDown) -> list[int]:
        """The numbers that may lie here, as far as the viewer has seen them; else nothing."""
        group = self.groups.get(group_of(self.game, self.viewer, place), [])
        return sorted([number for number in group if number != UNSEEN])

    def number(self, place: FaceDown) -> int:
        """What lies here, if the viewer can tell."""
        if is_known(self.viewer, place):
            return number_of(place)
        group = self.groups.get(group_of(self.game, self.viewer, place))
        if group is None or group.count(group[0]) < len(group):
            return UNSEEN
        return group[0]

    def name(self, place: FaceDown) -> str:
        number = self.number(place)
        return UNKNOWN if number == UNSEEN else NAMES[number]
