"""The messages of a table, over one websocket for each player or spectator.

A client says `hello`, and from then on is sent a whole `update` whenever the table changes for it:
what it may know, what it may choose, and what happened since its last update.  Whatever it asks
for carries an id of its own making; after a break it may ask again under the same id, and the
request is answered, not done twice.  Every request is answered by `done`, `because` or `refused`.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.server.plan import Plan, Token

PROTOCOL: Final = 1
LARGEST: Final = 8_192  # bytes of a message from a client

# `core.text.Value`, as a type that a schema can describe.
Value = bool | int | str | list[int | str]
Part = Annotated[str, Meta(max_length=64)]
Sheet = list[tuple[str, list[int]]]  # what is counted, and what each seat has of it
Words = Annotated[str, Meta(min_length=1, max_length=2000)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    id: Token


# What a client asks for over the websocket.


class Hello(Request, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message.  `version` is that of the last update seen, after a break."""

    protocol: int
    version: Annotated[int, Meta(ge=0)] = 0


class Choose(Request, frozen=True, forbid_unknown_fields=True, tag="choose"):
    """Choose one of the options of the update of this version."""

    version: int
    words: Words


class Why(Request, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Ask why something may not be chosen."""

    words: Words


class Undo(Request, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back one's last choice; where something was revealed since, ask the others."""

    version: int


class Consent(Request, frozen=True, forbid_unknown_fields=True, tag="consent"):
    """Answer somebody who wants to take back a choice, or to stop."""

    version: int
    agree: bool


class Resign(Request, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Give up; where all win or lose together, ask the others to stop."""


class Return(Request, frozen=True, forbid_unknown_fields=True, tag="return"):
    """Take one's seat back from the bot that plays for it."""


class Say(Request, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Request, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Offer to meet again after the game, or accept: sit down at the table of `update.rematch`."""

    part: Part = ""


FromClient = Hello | Choose | Why | Undo | Consent | Resign | Return | Say | Rematch


# What is asked for over HTTP.


class Join(Request, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Take a seat; any that is free if none is named."""

    seat: Seat = SPECTATOR
    part: Part = ""


class Leave(Request, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Get up; once the game has begun, a bot plays on."""


class Kick(Request, frozen=True, forbid_unknown_fields=True, tag="kick"):
    """The host sends somebody away before the game."""

    seat: Seat


Asked = FromClient | Join | Leave | Kick


# What a client is told.


class Line(Struct, frozen=True):
    """A thing to be said: the key of a text and its values."""

    name: str
    values: dict[str, Value]


class Offer(Struct, frozen=True):
    """Something that may be chosen: send back its words."""

    words: str
    name: str
    values: dict[str, Value]


class Chair(Struct, frozen=True):
    """Who sits at a seat.  `program` is the level of a bot, or `account` for a bot account."""

    name: str = ""
    player: str = ""  # whose profile it is
    program: str = ""
    invited: bool = False
    away: bool = False  # a bot plays for the player
    resigned: bool = False
    present: bool = False
    time: float | None = None  # seconds left; none: no clock
    running: bool = False


class Summary(Struct, frozen=True):
    """A table as it is listed."""

    room: str
    state: str
    opened: float
    plan: Plan
    chairs: list[Chair]
    waiting_for: list[Seat] = []
    winners: list[Seat] = []


class MyTable(Summary, frozen=True, kw_only=True):
    """A table where I sit."""

    seat: Seat
    my_turn: bool


class Back(Struct, frozen=True):
    """Somebody asks to go back to the first so many choices."""

    seat: Seat
    choices: int
    agreed: list[Seat]


class Stop(Struct, frozen=True):
    """Somebody asks to stop a game that all win or lose together."""

    seat: Seat
    agreed: list[Seat]


class Spoken(Struct, frozen=True):
    """What somebody said at the table, and when."""

    seat: Seat
    text: str
    at: float


class Ending(Struct, frozen=True):
    """Who won and why: by a reason of the game's own, or `resigned`, or `given_up` by all together.

    A line of the sheet has a value for each seat, or one for all who play together.
    """

    winners: list[Seat]
    reason: str
    ranks: list[int]
    sheet: Sheet


class Update(Struct, frozen=True, tag="update"):
    """All that a seat may know.  Events from number `first` on replace those heard before."""

    version: int
    now: float
    seat: Seat  # one's own; -1: a spectator
    state: str  # gathering, playing, over or closed
    chairs: list[Chair]
    choices: int  # made so far
    first: int
    events: list[Line]
    view: object | None
    options: list[Offer]
    waiting_for: list[Seat]
    score: Sheet  # if the game ended now
    can_undo: bool  # at once, without asking anybody
    back: Back | None
    stop: Stop | None
    said: list[Spoken]
    ending: Ending | None
    rematch: str  # the table where the same players meet again


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello, before the first update."""

    id: str
    protocol: int
    room: str
    plan: Plan
    host: bool
    cooperative: bool  # so that nobody talks and nothing is taken back while it lasts
    commitment: str  # SHA-256 of the house's part of the seed; empty: the seed was chosen


class Done(Struct, frozen=True, tag="done"):
    """It has been done and will not be lost; `version` is that of the table afterwards."""

    id: str
    version: int


class Because(Struct, frozen=True, tag="because"):
    """The answer to why; without a rule it may be chosen."""

    id: str
    code: str = ""
    rule: str = ""


class Refused(Struct, frozen=True, tag="refused"):
    """It has not been done.  `stale`: the table has changed meanwhile; an update follows."""

    id: str
    code: str
    text: str
    rule: str = ""


FromServer = Welcome | Update | Done | Because | Refused

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class Objection(Exception):
    """Raised when a request is not fulfilled: a code for programs, a sentence for people."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code: Final = code
        self.text: Final = text
        self.rule: Final = rule

    def to_message(self, request: str) -> Refused:
        return Refused(request, self.code, self.text, self.rule)


class Stale(Objection):
    """Raised when the table has changed since the client looked."""

    def __init__(self, expected: int, got: int) -> None:
        super().__init__("stale", f"expected version {expected} or later, got {got}")
