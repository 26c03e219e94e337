"""Requests at a table: each becomes a log entry or is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.seats import SPECTATOR
from ziggurat.server.room import entries as log
from ziggurat.server.room import protocol as ask
from ziggurat.server.room.absence import come_back, hand_over, pause, replace
from ziggurat.server.room.account_errors import AccountCode
from ziggurat.server.room.choices import (
    Accepted,
    check_version,
    choose,
    own_seat,
    playing_seat,
    running_session,
)
from ziggurat.server.room.daily_errors import DailyCode
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.plan import PlanCode, check_level
from ziggurat.server.room.protocol import Requester, RequestError

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.server.room.room import Room


MINUTE: Final = 60.0  # seconds
CHAT_PER_MINUTE: Final = 20  # messages of a seat; all are kept


def accept(room: Room, requester: Requester, request: ask.TableRequest, now: float) -> Accepted:
    """Check a request.  Raises RequestError, or BadSetting for an unknown bot."""
    now = max(now, room.clock.since)
    if isinstance(request, ask.Choose):
        return choose(room, requester, request, now)
    return Accepted(entry_for(room, requester, request, now))


def entry_for(  # noqa: C901, PLR0911, PLR0912 - one case per request
    room: Room, requester: Requester, request: ask.TableRequest, now: float
) -> log.AnyEntry:
    """The entry that carries out a request other than a choice.  Raises RequestError."""
    match request:
        case ask.Undo():
            return undo(room, requester, request, now)
        case ask.Consent():
            return consent(room, requester, request, now)
        case ask.Resign():
            return resign(room, requester, request, now)
        case ask.Return():
            return come_back(room, requester, request, now)
        case ask.HandOver():
            return hand_over(room, requester, request, now)
        case ask.Pause():
            return pause(room, requester, request, now)
        case ask.Say():
            return say(room, requester, request, now)
        case ask.Join():
            return join(room, requester, request, now)
        case ask.Leave():
            return leave(room, requester, request, now)
        case ask.Kick():
            return kick(room, requester, request, now)
        case ask.AddBot():
            return add_bot(room, requester, request, now)
        case ask.Invite():
            return invite(room, requester, request, now)
        case _:
            raise RequestError(RequestCode.UNSUPPORTED, type=type(request).__name__.lower())


# Before the game.


def join(room: Room, requester: Requester, request: ask.Join, now: float) -> log.Sat:
    if room.state == "closed":
        raise RequestError(RequestCode.TABLE_CLOSED)
    if room.seat_of(requester.player) != SPECTATOR and room.is_active:
        raise RequestError(RequestCode.SEATED)
    if room.state == "playing":
        return replace(room, requester, request, now)
    if room.state != "gathering":
        raise RequestError(RequestCode.BEGUN)
    seat = free_seat(room, requester.player, request.seat)
    return log.Sat(
        now,
        requester.player,
        request.id,
        seat=seat,
        name=requester.name,
        part=request.part,
        program=requester.program,
        guest=requester.guest,
    )


def free_seat(room: Room, player: str, wanted: Seat) -> Seat:
    """The seat that a player may take: one reserved for them first, then any."""
    free = [seat for seat, occupant in enumerate(room.occupants) if not occupant.taken]
    mine = [seat for seat in free if room.occupants[seat].invited == player]
    fitting = mine or [seat for seat in free if not room.occupants[seat].invited]
    if wanted in fitting:
        return wanted
    if wanted != SPECTATOR:
        check_seat(room, wanted)
        if wanted in free:
            raise RequestError(RequestCode.SEAT_RESERVED, seat=wanted + 1)
        raise RequestError(RequestCode.SEAT_TAKEN, seat=wanted + 1)
    if fitting:
        return fitting[0]
    raise RequestError(RequestCode.SEATS_RESERVED if free else RequestCode.TABLE_FULL)


def leave(room: Room, requester: Requester, request: ask.Leave, now: float) -> log.AnyEntry:
    seat = own_seat(room, requester)
    if room.state == "gathering":
        if all(occupant.player in {"", requester.player} for occupant in room.occupants):
            return log.Closed(now, requester.player, request.id)
        return log.Stood(now, requester.player, request.id, seat=seat)
    running_session(room)
    if room.occupants[seat].away:
        raise RequestError(RequestCode.ALREADY_LEFT)
    if room.plan.daily:  # a bot that plays on would spoil the comparison
        return resign(room, requester, ask.Resign(request.id), now)
    return log.TookOver(now, requester.player, request.id, seat=seat)


def kick(room: Room, requester: Requester, request: ask.Kick, now: float) -> log.Stood:
    if room.state != "gathering":
        raise RequestError(RequestCode.KICK_TOO_LATE)
    if requester.player != room.host:
        raise RequestError(RequestCode.NOT_HOST)
    check_seat(room, request.seat)
    if not room.occupants[request.seat].taken:
        raise RequestError(RequestCode.SEAT_EMPTY, seat=request.seat + 1)
    if room.occupants[request.seat].player == requester.player:
        raise RequestError(RequestCode.KICK_YOURSELF)
    return log.Stood(now, requester.player, request.id, seat=request.seat)


def add_bot(room: Room, requester: Requester, request: ask.AddBot, now: float) -> log.BotSat:
    if room.state != "gathering":
        raise RequestError(RequestCode.BOT_TOO_LATE)
    check_gift(room, requester, request.seat)
    if room.plan.rated:
        raise RequestError(PlanCode.RATED_WITH_BOTS)
    check_level(room.kind, request.level)
    return log.BotSat(now, requester.player, request.id, seat=request.seat, level=request.level)


def invite(room: Room, requester: Requester, request: ask.Invite, now: float) -> log.Invited:
    if room.state != "gathering":
        raise RequestError(AccountCode.INVITE_TOO_LATE)
    check_gift(room, requester, request.seat)
    if request.player and room.seat_of(request.player) != SPECTATOR:
        raise RequestError(AccountCode.INVITED_SITS)
    return log.Invited(now, requester.player, request.id, seat=request.seat, player=request.player)


def check_gift(room: Room, requester: Requester, seat: Seat) -> None:
    """Only the host gives away a seat, and only a free one.  Raises RequestError."""
    if requester.player != room.host:
        raise RequestError(RequestCode.NOT_HOST)
    check_seat(room, seat)
    if room.occupants[seat].taken:
        raise RequestError(RequestCode.SEAT_TAKEN, seat=seat + 1)


# During the game.


def undo(room: Room, requester: Requester, request: ask.Undo, now: float) -> log.AnyEntry:
    seat = playing_seat(room, requester)
    session = running_session(room)
    check_version(room, request.version)
    if room.plan.daily:
        raise RequestError(DailyCode.UNDO_DAILY)
    if room.can_undo(seat):
        last = session.parts_before(len(session.choices) - 1)
        return log.WentBack(now, requester.player, request.id, choices=last)
    if room.kind.cooperative:
        raise RequestError(RequestCode.UNDO_TELLS)
    if room.plan.rated:
        raise RequestError(RequestCode.UNDO_RATED)
    check_no_proposal(room)
    own = room.last_choice_of(seat)
    if own is None:
        raise RequestError(RequestCode.NOTHING_TO_UNDO)
    others = [s for at, s in enumerate(room.occupants) if at != seat and s.is_asked]
    if not others:
        return log.WentBack(now, requester.player, request.id, choices=own)
    return log.AskedBack(now, requester.player, request.id, seat=seat, choices=own)


def consent(room: Room, requester: Requester, request: ask.Consent, now: float) -> log.AnyEntry:
    seat = playing_seat(room, requester)
    running_session(room)
    check_version(room, request.version)
    if room.proposal is None:
        raise RequestError(RequestCode.NO_PROPOSAL)
    if not request.agree:
        return log.Declined(now, requester.player, request.id, seat=seat)
    if seat in room.proposal.agreed:
        raise RequestError(RequestCode.ALREADY_AGREED)
    return log.Agreed(now, requester.player, request.id, seat=seat)


def resign(room: Room, requester: Requester, request: ask.Resign, now: float) -> log.AnyEntry:
    seat = own_seat(room, requester)
    running_session(room)
    if room.kind.cooperative:
        playing_seat(room, requester)
        check_no_proposal(room)
        return log.AskedToStop(now, requester.player, request.id, seat=seat)
    if room.occupants[seat].resigned:
        raise RequestError(RequestCode.RESIGNED)
    return log.Resigned(now, requester.player, request.id, seat=seat)


def say(room: Room, requester: Requester, request: ask.Say, now: float) -> log.Spoke:
    seat = own_seat(room, requester)
    if requester.muted:
        raise RequestError(AccountCode.MUTED)
    if not room.plan.chat:
        raise RequestError(RequestCode.CHAT_OFF)
    if room.kind.cooperative and room.state == "playing":
        raise RequestError(RequestCode.CHAT_CLOSED)
    recent = [spoken for spoken in room.chat if spoken.seat == seat and now - spoken.at < MINUTE]
    if len(recent) >= CHAT_PER_MINUTE:
        raise RequestError(RequestCode.TOO_FAST)
    return log.Spoke(now, requester.player, request.id, seat=seat, text=request.text)


# Checks.


def check_no_proposal(room: Room) -> None:
    if room.proposal is not None:
        name = room.occupants[room.proposal.seat].name
        raise RequestError(RequestCode.PROPOSAL_OPEN, name=name)


def check_seat(room: Room, seat: Seat) -> None:
    """People count seats from 1."""
    seats = len(room.occupants)
    if seat not in range(seats):
        raise RequestError(RequestCode.NO_SUCH_SEAT, seat=seat + 1, seats=seats)
