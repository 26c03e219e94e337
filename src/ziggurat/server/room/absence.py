"""Nobody can block a table: absent players are replaced, abandoned tables are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.seats import SPECTATOR
from ziggurat.server.room import entries as log
from ziggurat.server.room import protocol as ask
from ziggurat.server.room.choices import own_seat, playing_seat, running_session
from ziggurat.server.room.deadlines import patience_left
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.plan import LiveClock
from ziggurat.server.room.protocol import Requester, RequestError

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.server.room.room import Room

MINUTE: Final = 60.0  # seconds


def hand_over(room: Room, requester: Requester, request: ask.HandOver, now: float) -> log.TookOver:
    """A bot plays for a player who is absent, and if it is offered, a person may take the seat.

    Whether the player is connected is checked by the registry.
    """
    own = playing_seat(room, requester)
    running_session(room)
    seat = request.seat
    if seat not in range(len(room.occupants)):
        seats = len(room.occupants)
        raise RequestError(RequestCode.NO_SUCH_SEAT, seat=seat + 1, seats=seats)
    occupant = room.occupants[seat]
    if seat == own or not occupant.player or occupant.resigned:
        raise RequestError(RequestCode.NOT_ABSENT, name=occupant.name)
    if request.offer and room.plan.rated:
        raise RequestError(RequestCode.OFFER_RATED)
    if occupant.plays:
        check_patience(room, seat, now)
    return log.TookOver(now, requester.player, request.id, seat=seat, offered=request.offer)


def check_patience(room: Room, seat: Seat, now: float) -> None:
    left = patience_left(room, seat, now)
    if left is None:
        raise RequestError(RequestCode.NOT_ABSENT, name=room.occupants[seat].name)
    if left > 0:
        minutes = int(left // MINUTE) + 1
        name = room.occupants[seat].name
        raise RequestError(RequestCode.TOO_EARLY, name=name, minutes=minutes)


def replace(room: Room, requester: Requester, request: ask.Join, now: float) -> log.Sat:
    """A person takes a seat that was offered during the game."""
    offered = [seat for seat, occupant in enumerate(room.occupants) if occupant.offered]
    if not offered:
        raise RequestError(RequestCode.BEGUN)
    seat = offered[0] if request.seat == SPECTATOR else request.seat
    if seat not in offered:
        raise RequestError(RequestCode.SEAT_TAKEN, seat=seat + 1)
    if requester.player in room.owners():
        raise RequestError(RequestCode.SEATED)
    return log.Sat(
        now,
        requester.player,
        request.id,
        seat=seat,
        name=requester.name,
        program=requester.program,
        guest=requester.guest,
    )


def come_back(room: Room, requester: Requester, request: ask.Return, now: float) -> log.CameBack:
    """A player takes a seat back, from a bot or from another person."""
    owned = room.owners().get(requester.player)
    seat = own_seat(room, requester) if owned is None else owned
    running_session(room)
    occupant = room.occupants[seat]
    if owned is None and (occupant.resigned or not occupant.away):
        raise RequestError(RequestCode.NOT_AWAY)
    return log.CameBack(now, requester.player, request.id, seat=seat)


def pause(room: Room, requester: Requester, request: ask.Pause, now: float) -> log.Paused:
    """A player is on vacation: the clock stands still, except in live games."""
    seat = own_seat(room, requester)
    if isinstance(room.plan.clock, LiveClock):
        raise RequestError(RequestCode.NO_VACATION)
    return log.Paused(now, requester.player, request.id, seat=seat, until=request.until)
