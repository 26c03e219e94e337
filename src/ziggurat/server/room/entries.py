"""The entries of a room's log: everything that ever changed it, in order.

An entry says when it happened, who requested it and under which id; a request repeated under the
same id is answered, not done twice.  The log never leaves the server.  Rows in databases hold these
structs as JSON, so tags and fields never change.
"""

from typing import Final

import msgspec
from msgspec import Struct

from ziggurat.core.seats import Seat
from ziggurat.server.room.plan import Plan


class Entry(Struct, frozen=True, omit_defaults=True):
    at: float  # seconds since 1970
    by: str = ""  # the player who requested it; empty: the server
    id: str = ""


class Opened(Entry, frozen=True, omit_defaults=True, tag="opened", kw_only=True):
    plan: Plan
    rules: int  # the version of the game's rules
    secret: str  # the server's part of the seed
    choices: list[tuple[Seat, str]] = []  # of the game that this one continues


class Sat(Entry, frozen=True, omit_defaults=True, tag="sat", kw_only=True):
    """A player takes a seat; with the last free one the game begins.

    During the game, a person takes a seat that was offered.
    """

    seat: Seat
    name: str
    part: str = ""  # the player's part of the seed
    program: bool = False
    guest: bool = False  # without an account; unknown in entries of earlier versions


class BotSat(Entry, frozen=True, omit_defaults=True, tag="bot_sat", kw_only=True):
    """The host gives a free seat to a bot; with the last free one the game begins."""

    seat: Seat
    level: str


class Invited(Entry, frozen=True, omit_defaults=True, tag="invited", kw_only=True):
    """The host reserves a free seat for a player, or for nobody any more."""

    seat: Seat
    player: str = ""


class Stood(Entry, frozen=True, omit_defaults=True, tag="stood", kw_only=True):
    """A seat becomes free before the game."""

    seat: Seat


class Chose(Entry, frozen=True, omit_defaults=True, tag="chose", kw_only=True):
    seat: Seat
    words: str
    digest: str = ""  # of the position before this choice; now and then


class AskedBack(Entry, frozen=True, omit_defaults=True, tag="asked_back", kw_only=True):
    """A seat proposes to go back to the first `choices` choices."""

    seat: Seat
    choices: int


class AskedToStop(Entry, frozen=True, omit_defaults=True, tag="asked_to_stop", kw_only=True):
    """A seat proposes to give up together."""

    seat: Seat


class Declined(Entry, frozen=True, omit_defaults=True, tag="declined", kw_only=True):
    """A seat rejects the open proposal."""

    seat: Seat


class Agreed(Entry, frozen=True, omit_defaults=True, tag="agreed", kw_only=True):
    """A seat accepts the open proposal; the last one needed carries it out."""

    seat: Seat


class WentBack(Entry, frozen=True, omit_defaults=True, tag="went_back", kw_only=True):
    """Only the first `choices` choices stand."""

    choices: int


class TookOver(Entry, frozen=True, omit_defaults=True, tag="took_over", kw_only=True):
    """A bot plays for a seat whose player has left or run out of time, or was handed over.

    If the seat is offered, another person may take it.
    """

    seat: Seat
    offered: bool = False


class Paused(Entry, frozen=True, omit_defaults=True, tag="paused", kw_only=True):
    """The player of a seat is on vacation until a moment, which may lie in the past."""

    seat: Seat
    until: float


class CameBack(Entry, frozen=True, omit_defaults=True, tag="came_back", kw_only=True):
    seat: Seat


class Resigned(Entry, frozen=True, omit_defaults=True, tag="resigned", kw_only=True):
    seat: Seat


class Spoke(Entry, frozen=True, omit_defaults=True, tag="spoke", kw_only=True):
    seat: Seat
    text: str


class Hinted(Entry, frozen=True, omit_defaults=True, tag="hinted", kw_only=True):
    """A seat was given a hint after `choices` choices."""

    seat: Seat
    choices: int


class Rematched(Entry, frozen=True, omit_defaults=True, tag="rematched", kw_only=True):
    """The room of the rematch."""

    room: str


class Closed(Entry, frozen=True, omit_defaults=True, tag="closed", kw_only=True):
    """The table is closed: everybody left, nobody came back, or an administrator closed it."""


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Invited
    | Stood
    | Chose
    | AskedBack
    | AskedToStop
    | Declined
    | Agreed
    | WentBack
    | TookOver
    | Paused
    | CameBack
    | Resigned
    | Spoke
    | Hinted
    | Rematched
    | Closed
)

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> str:
    return ENCODER.encode(entry).decode()


def decode_entry(text: str) -> AnyEntry:
    return DECODER.decode(text)
