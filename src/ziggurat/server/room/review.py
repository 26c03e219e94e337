"""A review as the page shows it: findings with the better choices as offers, and the summary."""

from msgspec import Struct

from ziggurat.ai.review.examining import Finding
from ziggurat.ai.review.judge import reason_in, share_of
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.report import report_on
from ziggurat.core.compose import parse_choice
from ziggurat.core.seats import Seat
from ziggurat.core.session import Session, resume
from ziggurat.core.text import offered_languages
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import line, offer, offers, prompt, sheet
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.replay import Position, Taken
from ziggurat.server.room.room import Room


class Graded(Struct, frozen=True):
    """A move of a seat: choices `first` up to `last`, its grade, and what would have been better.

    Chances and losses are win probabilities from 0 to 1, from what the seat knew then.
    """

    first: int
    last: int
    seat: Seat
    chance: float  # after the move
    loss: float
    error: float  # the standard error of the loss
    grade: str  # best, good, inaccuracy, mistake or blunder
    worlds: int
    better: list[str]  # the words of the better choices
    why: dict[str, str]  # by language
    missed: float  # bits of information that the better choices give a team


class SeatSummary(Struct, frozen=True):
    """A seat in a review: `at_first` + `luck` - `lost` is its `result`.

    Without a result the game was given up, and the sum is its last chance.
    """

    seat: Seat
    at_first: float
    result: float | None
    lost: float
    luck: float
    accuracy: float
    by_phase: list[float | None]
    grades: dict[str, int]
    costliest: list[int]  # numbers of graded moves


class Turning(Struct, frozen=True):
    """A graded move by which, or before which, the chances of its seat changed most."""

    move: int
    change: float
    own: bool


class Review(Struct, frozen=True):
    room: str
    running: bool
    of: int  # moves to grade; 0: not known yet
    choices: int
    moves: list[Graded]
    seats: list[SeatSummary]
    turning_points: list[Turning]
    uninformed: list[int]  # numbers of moves: where a team lost information


def review(room: Room, findings: dict[int, Finding], of: int, *, running: bool) -> Review:
    """What is known until now, in the order of the game."""
    session = finished_session(room)
    found = [findings[number] for number in sorted(findings)]
    report = report_on(found, session.game.seats, len(session.choices), results_of(room))
    return Review(
        room.name,
        running,
        of,
        len(session.choices),
        [graded(room.kind.name, each) for each in found],
        [SeatSummary(*account) for account in report.accounts],
        [Turning(*point) for point in report.turning_points],
        report.uninformed,
    )


def finished_session(room: Room) -> Session:
    """Raises RequestError unless there is a finished game."""
    if room.state != "over" or room.session is None:
        raise RequestError(RequestCode.REVIEW_TOO_EARLY)
    return room.session


def results_of(room: Room) -> list[float] | None:
    """What each seat has of the victory; None if the game was given up: then luck has no say."""
    session, outcome = room.session, room.outcome
    assert session is not None
    assert outcome is not None
    if session.game.outcome is None:
        return None
    seats = len(room.occupants)
    if room.kind.cooperative:
        return [float(bool(outcome.winners))] * seats
    return [share_of(outcome.winners, seat) for seat in range(seats)]


def graded(game: str, found: Finding) -> Graded:
    return Graded(
        found.first,
        found.last,
        found.seat,
        found.chance,
        found.loss,
        found.error,
        found.grade,
        found.worlds,
        list(found.better),
        why(game, found.reason) if found.better else {},
        found.missed,
    )


def why(game: str, reason: str) -> dict[str, str]:
    text = reason_in(JUDGES[game], reason)
    return {each: text.in_language(each) for each in offered_languages()}


def better_line(room: Room, found: Finding) -> list[Position]:
    """The positions along the better line, as the seat would have seen them."""
    session = resume(room.kind, finished_session(room).record, found.first)
    positions = [position(room, session, found, 0, heard=len(session.events))]
    for number, words in enumerate(found.better, start=1):
        heard = len(session.events)
        if found.seat not in session.game.to_act():
            break
        session.choose(found.seat, *parse_choice(room.kind, words))
        positions.append(position(room, session, found, number, heard))
    return positions


def position(room: Room, session: Session, found: Finding, number: int, heard: int) -> Position:
    game, seat = session.game, found.seat
    taken = None
    if number < len(found.better) and seat in game.to_act():
        parts = parse_choice(room.kind, found.better[number])
        taken = Taken(seat, offer(game, seat, parts))
    return Position(
        room.name,
        number,
        len(found.better),
        seat,
        heard,
        [line(event, seat) for event in session.events[heard:]],
        game.view(seat),
        prompt(game, seat),
        offers(game, seat),
        game.to_act(),
        sheet(room.kind.score(game).sheet),
        taken,
        None,
    )
