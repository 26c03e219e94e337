"""The messages of a table, over one websocket for each player or spectator.

A client sends `hello`, and from then on receives a complete `update` whenever the table changes for
it: what it may know, what it may choose, and what happened since its last update.  Every request
carries an id chosen by the client; after a broken connection the client may repeat a request under
the same id, and it is answered, not done twice.  Every request is answered by `done`, `because` or
`refused`.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from ziggurat.core.error import UserError
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.server.room.plan import Name, Plan, Token
from ziggurat.server.room.scopes import ALL, Scopes

PROTOCOL: Final = 1
LARGEST: Final = 8_192  # bytes of a message from a client

MOST_PARTS: Final = 12  # of a composed choice

# `core.text.Value`, as a type that a schema can describe.
Value = bool | int | str | list[int | str]
# A value of an error; a word or sentence for people is given in each language.
ErrorValue = Value | dict[str, str]
Part = Annotated[str, Meta(max_length=64)]
Sheet = list[tuple[str, list[int]]]  # category, and the value of each seat
Words = Annotated[str, Meta(min_length=1, max_length=2000)]


class Requester:
    """Who makes a request."""

    def __init__(
        self,
        player: str,
        name: str,
        program: bool = False,
        guest: bool = False,
        scopes: Scopes = ALL,
        muted: bool = False,
    ) -> None:
        self.player: Final = player
        self.name: Final = name
        self.program: Final = program
        self.guest: Final = guest
        self.scopes: Final = scopes  # what the token allows
        self.muted: Final = muted  # by the operator: may not chat


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    id: Token


# Requests over the websocket.


class Hello(Request, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message.  After a broken connection, `version` is that of the last update seen."""

    protocol: int
    version: Annotated[int, Meta(ge=0)] = 0


class Choose(Request, frozen=True, forbid_unknown_fields=True, tag="choose"):
    """Choose one of the options of the update of this version.

    The words of a choice that is composed of parts are those of its parts, separated by commas.
    """

    version: int
    words: Words


class Why(Request, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Ask why something may not be chosen."""

    words: Words


class Undo(Request, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Undo your last choice.

    If something was revealed since, the others are asked; in a rated game it is refused.
    """

    version: int


class Consent(Request, frozen=True, forbid_unknown_fields=True, tag="consent"):
    """Answer a proposal to undo a choice or to stop."""

    version: int
    agree: bool


class Resign(Request, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Give up; in a cooperative game, ask the others to stop."""


class Return(Request, frozen=True, forbid_unknown_fields=True, tag="return"):
    """Take your seat back from the bot or the person who plays for you."""


class HandOver(Request, frozen=True, forbid_unknown_fields=True, tag="hand_over"):
    """Let a bot play for a player who is absent and keeps the others waiting.

    If the seat is offered, another person may take it by joining.  Its player may return any time.
    """

    seat: Seat
    offer: bool = False


class Say(Request, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Send a chat message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Request, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Offer a rematch after the game, or accept it: join the table of `update.rematch`."""

    part: Part = ""


class Compose(Request, frozen=True, forbid_unknown_fields=True, tag="compose"):
    """Ask for the next part of a choice, after an option that `opens` one.  Nothing changes."""

    parts: Annotated[list[Words], Meta(min_length=1, max_length=MOST_PARTS)]
    version: int | None = None  # of the update with the option; None: of the latest update


FromClient = (
    Hello | Choose | Why | Undo | Consent | Resign | Return | HandOver | Say | Rematch | Compose
)


# Requests over HTTP.


class Join(Request, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Take a seat; any free one if none is named.  During the game: one that is offered."""

    seat: Seat = SPECTATOR
    part: Part = ""


class Leave(Request, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Leave the table; once the game has begun, a bot plays on."""


class Kick(Request, frozen=True, forbid_unknown_fields=True, tag="kick"):
    """The host removes a player or a bot before the game."""

    seat: Seat


class Pause(Request, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """The player is on vacation until this moment; sent by the server itself."""

    until: float


class AddBot(Request, frozen=True, forbid_unknown_fields=True, tag="add_bot"):
    """The host gives a free seat to a built-in bot before the game."""

    seat: Seat
    level: Name


class Invite(Request, frozen=True, forbid_unknown_fields=True, tag="invite"):
    """The host reserves a free seat for a player before the game; for nobody: for anybody again."""

    seat: Seat
    player: Annotated[str, Meta(max_length=32)] = ""


TableRequest = FromClient | Join | Leave | Kick | Pause | AddBot | Invite


# What a client receives.


class Solver(Struct, frozen=True):
    """How well somebody solves the puzzles of a game."""

    rating: int
    tried: int
    solved: int
    streak: int  # solved in a row, at the first try


class Line(Struct, frozen=True):
    """A sentence: the key of a text and its values."""

    name: str
    values: dict[str, Value]


class Offer(Struct, frozen=True):
    """Something that may be chosen: send back its words."""

    words: str
    name: str
    values: dict[str, Value]
    opens: bool  # whether further parts must follow: ask for them by compose


class Chair(Struct, frozen=True):
    """Who sits at a seat.  `program` is the level of a bot, or `account` for a bot account.

    The name of a `guest` belongs to nobody: an account may have the same.
    """

    name: str = ""
    player: str = ""  # the id of the profile
    program: str = ""
    guest: bool = False
    invited: bool = False
    away: bool = False  # a bot plays for the player
    resigned: bool = False
    hints: int = 0  # that the player has been given
    present: bool = False
    time: float | None = None  # seconds left; none: no clock
    running: bool = False
    since: float | None = None  # when the game began to wait for this player; none: it does not
    seen: float | None = None  # when an absent player was last here; none: unknown
    patience: float | None = None  # seconds until the others may hand the seat over
    vacation: float | None = None  # until when the player is on vacation
    offered: bool = False  # whether a person may take the seat
    owner: str = ""  # the id of the player who may take the seat back from this one
    owner_name: str = ""


class Summary(Struct, frozen=True):
    """A table in a list."""

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
    """A seat proposes to go back to the first `choices` choices."""

    seat: Seat
    choices: int
    agreed: list[Seat]


class Stop(Struct, frozen=True):
    """A seat proposes to stop a cooperative game."""

    seat: Seat
    agreed: list[Seat]


class Spoken(Struct, frozen=True):
    """A chat message, and when it was sent."""

    seat: Seat
    text: str
    at: float


class Ending(Struct, frozen=True):
    """Who won and why: a reason of the game, or `resigned`, or `given_up` in a cooperative game.

    A line of the sheet has a value for each seat, or one for all in a cooperative game.
    """

    winners: list[Seat]
    reason: str
    ranks: list[int]
    sheet: Sheet


class Update(Struct, frozen=True, tag="update"):
    """Everything a seat may know.  Events from number `first` on replace those sent before."""

    version: int
    now: float
    seat: Seat  # your own; -1: a spectator
    state: str  # gathering, playing, over or closed
    chairs: list[Chair]
    choices: int  # made until now
    first: int
    events: list[Line]
    view: object | None
    prompt: Line | None  # what you are asked to choose
    options: list[Offer]
    waiting_for: list[Seat]
    score: Sheet  # if the game ended now
    can_undo: bool  # without asking the others
    can_ask_undo: bool  # there is a choice of this seat to undo if the others agree
    back: Back | None
    stop: Stop | None
    said: list[Spoken]
    ending: Ending | None
    rematch: str  # the room of the rematch


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello, before the first update."""

    id: str
    protocol: int
    room: str
    plan: Plan
    host: bool
    cooperative: bool  # no chat and no undo during the game
    commitment: str  # SHA-256 of the server's part of the seed; empty: the host chose the seed


class Done(Struct, frozen=True, tag="done"):
    """The request is done and stored; `version` is that of the table afterwards."""

    id: str
    version: int


class Because(Struct, frozen=True, tag="because"):
    """The answer to why; without a rule it may be chosen."""

    id: str
    code: str = ""
    rule: str = ""


class Composed(Struct, frozen=True, tag="composed"):
    """The answer to compose: the table with these parts, as you alone see it, and what comes next.

    A complete choice has no next part; send it by choose.
    """

    id: str
    prompt: Line | None
    options: list[Offer]
    view: object
    complete: bool


class Refused(Struct, frozen=True, tag="refused"):
    """The request was not done: a code for programs, and what to tell people, in English.

    Other languages have the same texts by code, to be filled with the values.
    `stale`: the table has changed meanwhile; an update follows.
    """

    id: str
    code: str
    text: str
    rule: str = ""
    values: dict[str, ErrorValue] = {}


FromServer = Welcome | Update | Done | Because | Composed | Refused

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class RequestError(UserError):
    """Raised when a request is refused."""
