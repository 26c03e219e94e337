"""What the page asks of the engine in its browser, and what it gets back.

The page sends one call at a time, as JSON.  It stores the entries of a commit before it shows
anybody what has changed, as the server does with its log.
"""

from typing import Final

import msgspec
from msgspec import Struct

from ziggurat.core.seats import Seat
from ziggurat.server.bots.thinking import Answer, Question
from ziggurat.server.room.hints import Hint
from ziggurat.server.room.lessons import LessonTold
from ziggurat.server.room.listing import GameListed
from ziggurat.server.room.plan import Plan
from ziggurat.server.room.protocol import Because, FromServer, Refused, Summary, Update
from ziggurat.server.room.replay import Position
from ziggurat.server.room.review import Review


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


class ForkHere(Struct, frozen=True, tag="fork"):
    """Open a table that continues a finished game after some choices, against bots."""

    room: str
    new: str
    choices: int
    seat: Seat
    level: str
    name: str
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


# Hints and reviews.  What has to be examined and what was found are texts that the page hands on
# and stores without reading them.


class ReviewCall(Struct, frozen=True):
    room: str


class AskHint(ReviewCall, frozen=True, tag="ask_hint"):
    """Ask for what has to be examined for a hint to a seat."""

    seat: Seat
    version: int


class GiveHint(ReviewCall, frozen=True, tag="give_hint"):
    """Turn what was found into hints."""

    seat: Seat
    version: int
    found: str
    at: float


class ListMoves(ReviewCall, frozen=True, tag="list_moves"):
    """Ask for what has to be examined for the review of a finished game."""


class ReadReview(ReviewCall, frozen=True, tag="review"):
    """The review as far as it is known: findings by number, and how many there will be."""

    found: dict[int, str]
    of: int
    running: bool


class BetterLine(ReviewCall, frozen=True, tag="better_line"):
    """The positions along the better line of a finding."""

    found: str


class Examine(Struct, frozen=True, tag="examine"):
    """Examine a move, or find a hint; a call to another engine, like Think."""

    task: str


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
    | ForkHere
    | Load
    | Unload
    | Send
    | Show
    | Ask
    | Answered
    | Listed
    | Positions
    | Export
    | AskHint
    | GiveHint
    | ListMoves
    | ReadReview
    | BetterLine
)
Call = TableCall | Think | Examine | Lesson | LessonWhy | Games


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


class Tasks(Struct, frozen=True):
    """What has to be examined; findings of another version are worth nothing."""

    tasks: list[str]
    version: int


class Examined(Struct, frozen=True):
    found: str


class Advised(Struct, frozen=True):
    """Hints, and what has to be stored before they are shown."""

    commit: Commit
    hints: list[Hint]


Result = (
    Changed
    | Update
    | Turn
    | Answer
    | Summary
    | Exported
    | Tasks
    | Examined
    | Advised
    | Review
    | LessonTold
    | Because
    | Refused
    | list[Position]
    | list[GameListed]
    | None
)
DECODER: Final[msgspec.json.Decoder[Call]] = msgspec.json.Decoder(Call)
