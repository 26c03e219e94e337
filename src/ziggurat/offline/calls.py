"""What the page asks of the engine in its browser, and what it gets back.

The page sends one call at a time, as JSON.  It stores the entries of a commit before it shows
anybody what has changed, as the server does with its log.
"""

from typing import Final

import msgspec
from msgspec import Struct

from ziggurat.core.seats import Seat
from ziggurat.server.bots.thinking import Answer, Question
from ziggurat.server.room.lessons import LessonTold
from ziggurat.server.room.listing import GameListed
from ziggurat.server.room.plan import Plan
from ziggurat.server.room.protocol import Because, FromServer, Refused, Summary, Update
from ziggurat.server.room.replay import Position


class Open(Struct, frozen=True, tag="open"):
    """Open a table; every open seat gets the next name."""

    room: str
    plan: Plan
    names: list[str]
    secret: str  # for the seed
    at: float


class Import(Struct, frozen=True, tag="import"):
    """Open a table with the game of a record."""

    room: str
    record: str
    name: str  # for people whose names are not in the record
    secret: str
    at: float


class PlayAgain(Struct, frozen=True, tag="again"):
    """Open a table with the same players and settings."""

    room: str
    new: str
    secret: str
    at: float


class Load(Struct, frozen=True, tag="load"):
    """Load a table from its stored entries."""

    room: str
    entries: list[str]


class Unload(Struct, frozen=True, tag="unload"):
    """Forget a table whose entries could not be stored."""

    room: str


class Send(Struct, frozen=True, tag="send"):
    """A message of the table's protocol, from the person at a seat."""

    room: str
    seat: Seat
    message: str
    at: float


class Show(Struct, frozen=True, tag="show"):
    """What a seat may know now."""

    room: str
    seat: Seat
    since: int  # the version that the seat saw last
    at: float


class Ask(Struct, frozen=True, tag="ask"):
    """Ask for what a bot has to answer next."""

    room: str


class Answered(Struct, frozen=True, tag="answered"):
    """What a bot has answered; empty if it failed."""

    room: str
    decision: int
    words: str
    at: float


class Think(Struct, frozen=True, tag="think"):
    """Let a bot answer; this is a call to another engine than the one with the tables."""

    question: Question


class Listed(Struct, frozen=True, tag="summary"):
    room: str


class Positions(Struct, frozen=True, tag="positions"):
    room: str
    first: int
    last: int
    reader: Seat  # who looks; another seat is shown after the game only
    seat: Seat | None = None


class Export(Struct, frozen=True, tag="export"):
    """The record of a table with the names at its seats."""

    room: str


class Lesson(Struct, frozen=True, tag="lesson"):
    game: str


class LessonWhy(Struct, frozen=True, tag="lesson_why"):
    game: str
    step: int
    words: str


class Games(Struct, frozen=True, tag="games"):
    """All games."""


TableCall = (
    Open
    | Import
    | PlayAgain
    | Load
    | Unload
    | Send
    | Show
    | Ask
    | Answered
    | Listed
    | Positions
    | Export
)
Call = TableCall | Think | Lesson | LessonWhy | Games


# What comes back.


class Commit(Struct, frozen=True):
    """Entries to be stored, the first under this number, and the table afterwards."""

    room: str
    first: int
    entries: list[str]
    summary: Summary


class Changed(Struct, frozen=True):
    """The answer to a message, if it has one, and what has to be stored before it is sent."""

    commits: list[Commit]
    answer: FromServer | None = None


class Turn(Struct, frozen=True):
    """A question for a bot, and the decision that it belongs to; none: no bot has to choose."""

    question: Question | None = None
    decision: int = 0


class Exported(Struct, frozen=True):
    record: str


Result = (
    Changed
    | Update
    | Turn
    | Answer
    | Summary
    | Exported
    | LessonTold
    | Because
    | Refused
    | list[Position]
    | list[GameListed]
    | None
)
DECODER: Final[msgspec.json.Decoder[Call]] = msgspec.json.Decoder(Call)
