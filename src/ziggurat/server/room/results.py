"""The result of a finished game for each of its players."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ziggurat.core.seats import Seat

if TYPE_CHECKING:
    from ziggurat.server.room.room import Room


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
        )
        for seat, occupant in enumerate(room.occupants)
        if occupant.player
    ]
