"""Games move by move: what a seat saw after each choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ziggurat.core.compose import parse_choice
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.session import resume
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import ending, line, offer, offers, prompt, sheet
from ziggurat.server.room.protocol import Ending, Line, Offer, RequestError, Sheet
from ziggurat.server.room.requests import check_seat

if TYPE_CHECKING:
    from ziggurat.server.room.room import Room

MOST: Final = 25  # positions at once


class Taken(Struct, frozen=True):
    """A choice that was made."""

    seat: Seat
    choice: Offer


class Position(Struct, frozen=True):
    """A room after `choices` choices, as a seat saw it.

    Events from number `first` on replace those sent before, as in an update.
    """

    room: str
    choices: int
    of: int  # choices in the game
    seat: Seat
    first: int
    events: list[Line]
    view: object
    prompt: Line | None
    options: list[Offer]
    waiting_for: list[Seat]
    score: Sheet
    taken: Taken | None  # the next choice; another seat's is shown once the game is over
    ending: Ending | None


def position(room: Room, choices: int, player: str, seat: Seat | None) -> Position:
    """What a seat saw after `choices` choices, with all events before."""
    replay = Replay(room, player, seat)
    return replay.position(choices, first=0)


def positions(room: Room, first: int, last: int, player: str, seat: Seat | None) -> list[Position]:
    """What a seat saw after each of these choices, each with the events of the last one."""
    replay = Replay(room, player, seat)
    if not first <= last < first + MOST:
        raise RequestError(RequestCode.TOO_MANY_MOVES, most=MOST, first=first, last=last)
    return [replay.position(choices) for choices in range(first, min(last, replay.made) + 1)]


class Replay:
    """Plays a game again, as seen from one seat."""

    def __init__(self, room: Room, player: str, seat: Seat | None) -> None:
        if room.session is None:
            raise RequestError(RequestCode.NOTHING_TO_REPLAY)
        self.room: Final = room
        self.record: Final = room.session.record
        self.made: Final = len(self.record.choices)
        self.seat: Final = seat_shown(room, player, seat)
        self.session = resume(room.kind, self.record, 0)

    def position(self, choices: int, first: int | None = None) -> Position:
        """The position after this number of choices; positions must be asked for in order."""
        if not 0 <= choices <= self.made:
            raise RequestError(RequestCode.NO_MOVE, move=choices, moves=self.made)
        heard = self.advance_to(choices)
        first = heard if first is None else first
        game = self.session.game
        outcome = self.room.outcome if choices == self.made else game.outcome
        return Position(
            self.room.name,
            choices,
            self.made,
            self.seat,
            first,
            [line(event, self.seat) for event in self.session.events[first:]],
            game.view(self.seat),
            prompt(game, self.seat),
            offers(game, self.seat),
            game.to_act(),
            sheet(self.room.kind.score(game).sheet),
            self.taken(choices),
            None if outcome is None else ending(outcome),
        )

    def advance_to(self, choices: int) -> int:
        """Returns the number of events before the last of these choices."""
        heard = 0
        for seat, words in self.record.choices[len(self.session.choices) : choices]:
            heard = len(self.session.events)
            self.session.apply(seat, *parse_choice(self.room.kind, words))
        return heard

    def taken(self, choices: int) -> Taken | None:
        if choices == self.made:
            return None
        seat, words = self.record.choices[choices]
        if self.room.state != "over" and seat != self.seat:
            return None
        parts = parse_choice(self.room.kind, words)
        return Taken(seat, offer(self.session.game, seat, parts))


def seat_shown(room: Room, player: str, seat: Seat | None) -> Seat:
    """The seat to show; another player's seat only once the game is over."""
    own = room.seat_of(player)
    wanted = own if seat is None else seat
    if wanted not in {SPECTATOR, own} and room.state != "over":
        raise RequestError(RequestCode.SEAT_HIDDEN)
    if wanted != SPECTATOR:
        check_seat(room, wanted)
    return wanted
