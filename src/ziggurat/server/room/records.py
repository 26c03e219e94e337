"""Records and results of games, and the tables that continue them: forks, rematches, imports."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from msgspec import Meta, Struct, ValidationError, convert, structs, to_builtins

from ziggurat.ai.catalogue import USUAL, stand_in_of
from ziggurat.core.error import shortened
from ziggurat.core.kind import BadSetting, SettingCode
from ziggurat.core.record import BadRecord, checksum, read
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.session import resume
from ziggurat.games.catalogue import GAMES
from ziggurat.games.fair import KEY, FairDeal, commitment
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.plan import (
    BotSeat,
    InvitedSeat,
    OpenSeat,
    Plan,
    checked,
)
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.requests import check_seat

if TYPE_CHECKING:
    from ziggurat.core.kind import Kind
    from ziggurat.server.room.room import Room


SEATS: Final = "seats"  # in a record that says who sat where
REMATCHES: Final = 10  # rematch tables for one finished game


def record_text(room: Room) -> str:
    """The record of a finished game, with the proof that the deal was fair."""
    if room.state != "over" or room.session is None:
        raise RequestError(RequestCode.RECORD_TOO_EARLY)
    content = json.loads(room.session.record.to_text())
    del content["checksum"]
    if not room.plan.seed:
        secret = room.opened.secret
        content[KEY] = FairDeal(commitment=commitment(secret), secret=secret, parts=room.parts)
    return json.dumps({**content, "checksum": checksum(content)}, indent=1) + "\n"


class RecordedSeat(Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat: a person or a bot of this level."""

    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class RecordedTable(NamedTuple):
    plan: Plan
    seats: list[RecordedSeat]
    choices: list[tuple[Seat, str]]
    is_over: bool


def table_record(room: Room) -> str:
    """The record of a game that need not be finished, with who sits where.

    It contains the seed: only for people who may know it.
    """
    if room.session is None:
        raise RequestError(RequestCode.NOT_BEGUN)
    content = json.loads(room.session.record.to_text())
    del content["checksum"]
    content[SEATS] = [
        to_builtins(RecordedSeat(level=each.level) if each.level else RecordedSeat(each.name))
        for each in room.occupants
    ]
    return json.dumps({**content, "checksum": checksum(content)}, indent=1) + "\n"


def read_table(text: str) -> RecordedTable:
    """A table on which the game of a record can go on; the seed is known, so it is never rated.

    Where the record does not say who sat where, the first seat is for a person, the others for
    bots.  A finished game is only looked at: bots sit everywhere.  Raises RequestError.
    """
    try:
        record = read(text)
        session = resume(kind_named(record.game), record)
        seats = recorded_seats(text, record.players)
        is_over = session.game.outcome is not None
        planned = [planned_seat(each, session.kind, is_over) for each in seats]
        plan = Plan(record.game, list(planned), dict(session.settings), seed=record.seed)
        checked(convert(to_builtins(plan), Plan))
    except (BadRecord, BadSetting, ValidationError) as error:
        raise RequestError(RequestCode.BAD_RECORD, reason=error) from error
    choices = [(choice.seat, choice.words) for choice in session.choices]
    return RecordedTable(plan, seats, choices, is_over)


def planned_seat(recorded: RecordedSeat, kind: Kind, is_over: bool) -> BotSeat | OpenSeat:
    if is_over:
        return BotSeat(stand_in_of(kind.name))
    return BotSeat(recorded.level) if recorded.level else OpenSeat()


def kind_named(game: str) -> Kind:
    """Raises BadSetting."""
    if game not in GAMES:
        raise BadSetting(SettingCode.NO_GAME, name=shortened(game), games=list(GAMES))
    return GAMES[game]


def recorded_seats(text: str, players: int) -> list[RecordedSeat]:
    """Raises ValidationError."""
    bots = [RecordedSeat(level=USUAL)] * (players - 1)
    seats = json.loads(text).get(SEATS)
    found = [RecordedSeat(), *bots] if seats is None else convert(seats, list[RecordedSeat])
    if len(found) != players:
        raise ValidationError(f"Expected {players} seats - at `$.{SEATS}`")
    return found


def fork_plan(
    room: Room, choices: int, seat: Seat, level: str
) -> tuple[Plan, list[tuple[Seat, str]]]:
    """A table that continues a finished game: one seat for a person, bots at the others."""
    if room.state != "over" or room.session is None:
        raise RequestError(RequestCode.FORK_TOO_EARLY)
    made = room.session.choices
    if choices not in range(len(made) + 1):
        raise RequestError(RequestCode.NO_MOVE, move=choices, moves=len(made))
    check_seat(room, seat)
    if resume(room.kind, room.session.record, choices).game.outcome is not None:
        raise RequestError(RequestCode.FORK_AT_END, move=choices)
    seats = [OpenSeat() if at == seat else BotSeat(level) for at in range(len(room.occupants))]
    settings = dict(room.session.settings)
    plan = Plan(room.kind.name, list(seats), settings, seed=room.seed, hints=True)
    return plan, [(choice.seat, choice.words) for choice in made[:choices]]


def rematch_plan(room: Room, player: str) -> Plan:
    """The same table for the same players, with a new deal."""
    if room.state != "over":
        raise RequestError(RequestCode.REMATCH_TOO_EARLY)
    if room.seat_of(player) == SPECTATOR:
        raise RequestError(RequestCode.REMATCH_SPECTATOR)
    if room.rematches > REMATCHES:
        raise RequestError(RequestCode.TOO_MANY_REMATCHES, most=REMATCHES)
    plan = room.plan
    seats = [
        InvitedSeat(occupant.player) if occupant.player else BotSeat(occupant.level)
        for occupant in room.occupants
    ]
    return structs.replace(plan, seats=list(seats), seed="", daily="")


# Results.


class Result(NamedTuple):
    room: str
    seat: Seat
    player: str
    game: str
    players: int
    rank: int
    won: bool
    rated: bool
    at: float
    program: bool  # people and programs are rated separately


def results_of(room: Room) -> list[Result]:
    """One for each player; who resigned comes last."""
    outcome = room.outcome
    assert outcome is not None
    seats = len(room.occupants)
    return [
        Result(
            room.name,
            seat,
            occupant.player,
            room.kind.name,
            seats,
            rank=seats if occupant.resigned else outcome.ranks[seat],
            won=has_won(room, seat),
            rated=room.plan.rated,
            at=room.ended,
            program=occupant.program,
        )
        for seat, occupant in enumerate(room.occupants)
        if occupant.player
    ]


def has_won(room: Room, seat: Seat) -> bool:
    outcome = room.outcome
    return outcome is not None and seat in outcome.winners and not room.occupants[seat].resigned
