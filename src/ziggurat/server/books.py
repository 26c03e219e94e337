"""Records of rooms: whole games to take away, and games that go on from one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from ziggurat.core.record import checksum
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.session import resume
from ziggurat.server.fair import KEY, FairDeal, commitment
from ziggurat.server.plan import BotSeat, InvitedSeat, OpenSeat, Plan
from ziggurat.server.protocol import Objection

if TYPE_CHECKING:
    from ziggurat.server.room import Room


REMATCHES: Final = 10  # tables that one finished game may lead to


def record_text(room: Room) -> str:
    """The record of a finished game with the proof that its deal was fair."""
    if room.state != "over" or room.session is None:
        raise Objection("not_over", "the record is shown when the game is over")
    content = json.loads(room.session.record.to_text())
    del content["checksum"]
    if not room.plan.seed:
        secret = room.opened.secret
        parts = [sitter.part for sitter in room.sitters]
        content[KEY] = FairDeal(commitment=commitment(secret), secret=secret, parts=parts)
    return json.dumps({**content, "checksum": checksum(content)}, indent=1) + "\n"


def fork(room: Room, choices: int, seat: Seat, level: str) -> tuple[Plan, list[tuple[Seat, str]]]:
    """A table that goes on from a finished game, one seat for a person and bots around."""
    if room.state != "over" or room.session is None:
        raise Objection("not_over", "only a finished game can be played on from a move")
    made = room.session.choices
    if choices not in range(len(made) + 1) or seat not in range(len(room.sitters)):
        raise Objection("no_move", "there is no such move or seat")
    if resume(room.kind, room.session.record, choices).game.outcome is not None:
        raise Objection("no_move", "nothing is left to choose there")
    seats = [OpenSeat() if at == seat else BotSeat(level) for at in range(len(room.sitters))]
    plan = Plan(room.kind.name, list(seats), dict(room.plan.settings), seed=room.seed)
    return plan, [(choice.seat, choice.words) for choice in made[:choices]]


def rematch(room: Room, player: str) -> Plan:
    """The same table for the same players, with other cards."""
    if room.state != "over":
        raise Objection("not_over", "the game is not over")
    if room.seat_of(player) == SPECTATOR:
        raise Objection("spectator", "you do not sit at this table")
    if room.rematches > REMATCHES:
        raise Objection("too_often", "this game has been played again too often")
    plan = room.plan
    seats = [
        InvitedSeat(sitter.player) if sitter.player else planned
        for sitter, planned in zip(room.sitters, plan.seats, strict=True)
    ]
    return Plan(
        plan.game, list(seats), plan.settings, plan.clock, plan.public, plan.rated, plan.chat
    )
