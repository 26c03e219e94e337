"""What is written in the log of a room: everything that ever changed it, in order.

An entry says when it happened, who asked for it and under which id; asked again under the same id
it is answered, not done twice.  The log never leaves the server.
"""

from typing import Final

import msgspec
from msgspec import Struct

from ziggurat.core.seats import Seat
from ziggurat.server.plan import Plan


class Entry(Struct, frozen=True, omit_defaults=True):
    at: float  # seconds since 1970
    by: str = ""  # the player who asked for it; nobody: the house
    id: str = ""


class Opened(Entry, frozen=True, omit_defaults=True, tag="opened", kw_only=True):
    plan: Plan
    rules: int  # the version of the game's rules
    secret: str  # the house's part of the seed
    choices: list[tuple[Seat, str]] = []  # of the game that this one goes on from


class Sat(Entry, frozen=True, omit_defaults=True, tag="sat", kw_only=True):
    """Somebody takes a seat; when it was the last one, the game begins."""

    seat: Seat
    name: str
    part: str = ""  # the player's part of the seed
    program: bool = False


class Stood(Entry, frozen=True, omit_defaults=True, tag="stood", kw_only=True):
    """A seat is open again before the game."""

    seat: Seat


class Chose(Entry, frozen=True, omit_defaults=True, tag="chose", kw_only=True):
    seat: Seat
    words: str


class AskedBack(Entry, frozen=True, omit_defaults=True, tag="asked_back", kw_only=True):
    """A seat asks the others to go back to the first so many choices."""

    seat: Seat
    choices: int


class AskedToStop(Entry, frozen=True, omit_defaults=True, tag="asked_to_stop", kw_only=True):
    """A seat asks the others to give up together."""

    seat: Seat


class Declined(Entry, frozen=True, omit_defaults=True, tag="declined", kw_only=True):
    """Somebody does not want what another has asked for."""

    seat: Seat


class Agreed(Entry, frozen=True, omit_defaults=True, tag="agreed", kw_only=True):
    """Somebody agrees; when it was the last one needed, it is done."""

    seat: Seat


class WentBack(Entry, frozen=True, omit_defaults=True, tag="went_back", kw_only=True):
    """Only the first so many choices stand."""

    choices: int


class TookOver(Entry, frozen=True, omit_defaults=True, tag="took_over", kw_only=True):
    """A bot plays for a seat whose player has left or has run out of time."""

    seat: Seat


class CameBack(Entry, frozen=True, omit_defaults=True, tag="came_back", kw_only=True):
    seat: Seat


class Resigned(Entry, frozen=True, omit_defaults=True, tag="resigned", kw_only=True):
    seat: Seat


class Spoke(Entry, frozen=True, omit_defaults=True, tag="spoke", kw_only=True):
    seat: Seat
    text: str


class Rematched(Entry, frozen=True, omit_defaults=True, tag="rematched", kw_only=True):
    """The table where the same players meet again."""

    room: str


class Closed(Entry, frozen=True, omit_defaults=True, tag="closed", kw_only=True):
    """Nobody plays on: everybody left before the game, or the house closed the table."""


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Chose
    | AskedBack
    | AskedToStop
    | Declined
    | Agreed
    | WentBack
    | TookOver
    | CameBack
    | Resigned
    | Spoke
    | Rematched
    | Closed
)

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    return ENCODER.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return DECODER.decode(text)
