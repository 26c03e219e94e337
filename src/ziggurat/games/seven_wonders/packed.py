"""Several small numbers in one integer, with widths that are checked.

A card that lies face down is such an integer.  Beside what it is stands where it comes from, which
is public: the age, the packet (the hand of the deal it went round in), the turn it was taken out;
which seats know it for certain; and, for what the Free City discards and for the box, the cards it
cannot be.
Tiles and leaders have ages of their own; for them the turn is the round of the draft.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.core.secrets import Mask
    from ziggurat.games.seven_wonders.components import Cards


class Field:
    """A field of `width` bits; the next one begins at `end`."""

    def __init__(self, start: int, width: int) -> None:
        self.start: Final = start
        self.most: Final = (1 << width) - 1
        self.end: Final = start + width

    def put(self, value: int) -> int:
        """The value in its place.  Raises OverflowError if it does not fit."""
        if not 0 <= value <= self.most:
            raise OverflowError(f"{value} does not fit into 0..{self.most}")
        return value << self.start

    def of(self, packed: int) -> int:
        return packed >> self.start & self.most


FaceDown = int

NUMBER_BITS: Final = 9
AGE_START: Final = NUMBER_BITS + 1
AGE_BITS: Final = 3
PACKET_START: Final = AGE_START + AGE_BITS
PACKET_BITS: Final = 4
TURN_START: Final = PACKET_START + PACKET_BITS
TURN_BITS: Final = 3

NUMBER: Final = Field(0, NUMBER_BITS)  # of the thing in the catalogue
DRAWN: Final = Field(NUMBER.end, 1)  # drawn from the Free City's pile in this very turn
AGE: Final = Field(AGE_START, AGE_BITS)
PACKET: Final = Field(PACKET_START, PACKET_BITS)  # eight hands, and the box
TURN: Final = Field(TURN_START, TURN_BITS)
KNOWN: Final = Field(TURN.end, 9)  # eight seats, and the spectators
BARRED: Final = KNOWN.end  # the set of cards that it cannot be begins here

CONTENT: Final = NUMBER.most | DRAWN.put(1)  # the number, and whether it was drawn
ORIGIN: Final = Field(AGE.start, TURN.end - AGE.start)  # age, packet and turn together
OF_TILES: Final = 0  # the age of a tile, and that of a leader
OF_LEADERS: Final = 4
BOX: Final = PACKET.most  # no hand has this number
EVERYBODY: Final = KNOWN.most  # who knows a card that all have seen, spectators included


def face_down(
    number: int, age: int, packet: int, turn: int, known_to: Mask, drawn: bool = False
) -> FaceDown:
    """A card.  Raises OverflowError if one of the numbers does not fit."""
    if number >> NUMBER_BITS | age >> AGE_BITS | packet >> PACKET_BITS | turn >> TURN_BITS:
        raise OverflowError("a number does not fit into its field")
    found = number | age << AGE_START | packet << PACKET_START | turn << TURN_START
    found |= KNOWN.put(known_to)
    return found | DRAWN.put(1) if drawn else found


def number_of(card: FaceDown) -> int:
    return card & NUMBER.most


def is_drawn(card: FaceDown) -> bool:
    return bool(card >> DRAWN.start & 1)


def known_to(card: FaceDown) -> Mask:
    return KNOWN.of(card)


def barred_from(card: FaceDown, cards: Cards) -> FaceDown:
    """The same card, of which all know that it is none of these."""
    return card | cards << BARRED


def may_be(place: FaceDown, number: int) -> bool:
    """Whether this place can hold a card, by what all know."""
    return not place >> BARRED + number & 1


def shown_to(card: FaceDown, mask: Mask) -> FaceDown:
    return card | KNOWN.put(mask)
