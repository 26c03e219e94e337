"""Cards and tiles that lie face down, packed into one integer each.

Beside what it is stands where it comes from, which is public: the age, the packet (the hand of the
deal it went round in), the turn it was taken out; which seats know it for certain; and, for what
the Free City discards, the cards it cannot be.  For tiles, the age is 0 and the turn is the round
of the draft.
"""

from typing import Final

from ziggurat.core.secrets import Mask
from ziggurat.games.seven_wonders.components import Cards

FaceDown = int

NUMBER: Final = 127  # the bits of the card, or of the tile's number
DRAWN: Final = 7
DRAWN_MARK: Final = 1 << DRAWN
CONTENT: Final = 255  # the number, and whether it was drawn
ORIGIN: Final = 8  # where age, packet and turn begin
AGE: Final = 8
PACKET: Final = 10
TURN: Final = 13
KNOWN: Final = 16
BARRED: Final = 24
EVERYBODY: Final = 255  # who knows a card that all have seen, spectators included


def face_down(
    number: int, age: int, packet: int, turn: int, known_to: Mask, drawn: bool = False
) -> FaceDown:
    """`drawn`: it came from the Free City's pile in the very turn it was laid down."""
    return (
        number
        | int(drawn) << DRAWN
        | age << AGE
        | packet << PACKET
        | turn << TURN
        | known_to << KNOWN
    )


def number_of(card: FaceDown) -> int:
    return card & NUMBER


def age_of(card: FaceDown) -> int:
    return card >> AGE & 3


def packet_of(card: FaceDown) -> int:
    return card >> PACKET & 7


def turn_of(card: FaceDown) -> int:
    return card >> TURN & 7


def origin_of(card: FaceDown) -> int:
    """Age, packet and turn together."""
    return card >> ORIGIN & 255


def is_drawn(card: FaceDown) -> bool:
    return bool(card >> DRAWN & 1)


def known_to(card: FaceDown) -> Mask:
    return card >> KNOWN & EVERYBODY


def barred_from(card: FaceDown, cards: Cards) -> FaceDown:
    """The same card, of which all know that it is none of these."""
    return card | cards << BARRED


def may_be(place: FaceDown, number: int) -> bool:
    """Whether this place can hold a card, by what all know."""
    return not place >> BARRED + number & 1


def shown_to(card: FaceDown, mask: Mask) -> FaceDown:
    return card | mask << KNOWN
