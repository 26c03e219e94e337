"""Finished games: records and results, and the plans of forks and rematches."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.core.record import checksum
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.session import resume
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.fair import KEY, FairDeal, commitment
from ziggurat.server.room.plan import BotSeat, InvitedSeat, OpenSeat, Plan
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.requests import check_seat

if TYPE_CHECKING:
    from ziggurat.server.room.room import Room


REMATCHES: Final = 10  # rematch tables for one finished game


def record_text(room: Room) -> str:
    """The record of a finished game, with the proof that the deal was fair."""
    if room.state != "over" or room.session is None:
        raise RequestError(RequestCode.RECORD_TOO_EARLY)
    content = json.loads(room.session.record.to_text())
    del content["checksum"]
    if not room.plan.seed:
        secret = room.opened.secret
        parts = [occupant.part for occupant in room.occupants]
        content[KEY] = FairDeal(commitment=commitment(secret), secret=secret, parts=parts)
    return json.dumps({**content, "checksum": checksum(content)}, indent=1) + "\n"


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
    plan = Plan(room.kind.name, list(seats), dict(room.session.settings), seed=room.seed)
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
    return Plan(
        plan.game, list(seats), plan.settings, plan.clock, plan.public, plan.rated, plan.chat
    )


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
            won=seat in outcome.winners and not occupant.resigned,
            rated=room.plan.rated,
            at=room.ended,
            program=occupant.program,
        )
        for seat, occupant in enumerate(room.occupants)
        if occupant.player
    ]
