"""Requests at a table: each becomes a log entry or is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.compose import drafted, parse_choice, words_of
from ziggurat.core.record import SEPARATOR
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.seats import SPECTATOR
from ziggurat.server.room import entries as log
from ziggurat.server.room import protocol as ask
from ziggurat.server.room.projection import offers, prompt
from ziggurat.server.room.protocol import Requester, RequestError, Stale

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session
    from ziggurat.server.room.room import Room


class Accepted(NamedTuple):
    """An entry that may be applied to the room as it is now."""

    entry: log.AnyEntry
    parts: tuple[Action, ...] = ()  # of a choice: parsed and checked, so the room can trust them


def accept(room: Room, requester: Requester, request: ask.TableRequest, now: float) -> Accepted:
    """Check a request.  Raises RequestError."""
    now = max(now, room.clock.since)
    if isinstance(request, ask.Choose):
        return choose(room, requester, request, now)
    return Accepted(entry_for(room, requester, request, now))


def entry_for(  # noqa: PLR0911 - one case per request
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
        case ask.Say():
            return say(room, requester, request, now)
        case ask.Join():
            return join(room, requester, request, now)
        case ask.Leave():
            return leave(room, requester, request, now)
        case ask.Kick():
            return kick(room, requester, request, now)
        case _:
            raise RequestError("not_now", "this is not a thing to be done")


# Before the game.


def join(room: Room, requester: Requester, request: ask.Join, now: float) -> log.Sat:
    if room.state != "gathering":
        raise RequestError("begun", "the game has begun")
    if room.seat_of(requester.player) != SPECTATOR:
        raise RequestError("seated", "you sit at this table already")
    seat = free_seat(room, requester.player, request.seat)
    return log.Sat(
        now,
        requester.player,
        request.id,
        seat=seat,
        name=requester.name,
        part=request.part,
        program=requester.program,
    )


def free_seat(room: Room, player: str, wanted: Seat) -> Seat:
    """The seat that a player may take: one reserved for them first, then any."""
    free = [seat for seat, occupant in enumerate(room.occupants) if not occupant.taken]
    mine = [seat for seat in free if room.occupants[seat].invited == player]
    fitting = mine or [seat for seat in free if not room.occupants[seat].invited]
    if wanted != SPECTATOR:
        fitting = [seat for seat in fitting if seat == wanted]
    if not fitting:
        raise RequestError("no_seat", "no such seat is free for you")
    return fitting[0]


def leave(room: Room, requester: Requester, request: ask.Leave, now: float) -> log.AnyEntry:
    seat = own_seat(room, requester)
    if room.state == "gathering":
        if all(occupant.player in {"", requester.player} for occupant in room.occupants):
            return log.Closed(now, requester.player, request.id)
        return log.Stood(now, requester.player, request.id, seat=seat)
    running_session(room)
    if room.occupants[seat].away:
        raise RequestError("away", "a bot plays for you already")
    return log.TookOver(now, requester.player, request.id, seat=seat)


def kick(room: Room, requester: Requester, request: ask.Kick, now: float) -> log.Stood:
    if room.state != "gathering":
        raise RequestError("begun", "the game has begun")
    if requester.player != room.host:
        raise RequestError("not_host", "only the host may do this")
    if request.seat not in range(len(room.occupants)) or not room.occupants[request.seat].player:
        raise RequestError("no_seat", "nobody sits there")
    if room.occupants[request.seat].player == requester.player:
        raise RequestError("seated", "you cannot send yourself away; you may leave")
    return log.Stood(now, requester.player, request.id, seat=request.seat)


# During the game.


def choose(room: Room, requester: Requester, request: ask.Choose, now: float) -> Accepted:
    seat = playing_seat(room, requester)
    game = running_session(room).game
    check_version(room, request.version)
    parts = parse_parts(room.kind, request.words)
    refusal, is_complete = try_parts(game, seat, parts)
    if refusal is not None:
        raise refused(refusal)
    if not is_complete:
        raise RequestError("incomplete", "this choice has further parts; ask for them by compose")
    words = words_of(parts)
    return Accepted(log.Chose(now, requester.player, request.id, seat=seat, words=words), parts)


def why(room: Room, requester: Requester, request: ask.Why) -> ask.Because:
    seat = own_seat(room, requester)
    game = running_session(room).game
    refusal, _ = try_parts(game, seat, parse_parts(room.kind, request.words))
    if refusal is None:
        return ask.Because(request.id)
    return ask.Because(request.id, refusal.name, refusal.rule)


def compose(room: Room, requester: Requester, request: ask.Compose) -> ask.Composed:
    """The next part of a choice, computed on a private copy of the game."""
    seat = playing_seat(room, requester)
    session = running_session(room)
    if request.version is not None:
        check_version(room, request.version)
    parts = parse_parts(room.kind, SEPARATOR.join(request.parts))
    try:
        draft = drafted(session.game, seat, parts)
    except IllegalAction as error:
        raise refused(error.refusal) from error
    if draft.is_complete:  # its consequences are not shown before it is made
        return ask.Composed(request.id, None, [], None, complete=True)
    game = draft.game
    return ask.Composed(
        request.id, prompt(game, seat), offers(game, seat), game.view(seat), complete=False
    )


def try_parts(game: Game, seat: Seat, parts: tuple[Action, ...]) -> tuple[Refusal | None, bool]:
    """Why a choice may not be made, and whether it is complete."""
    if len(parts) == 1 and not parts[0].opens:
        return game.why_not(seat, parts[0]), True
    try:
        return None, drafted(game, seat, parts).is_complete
    except IllegalAction as error:
        return error.refusal, False


def undo(room: Room, requester: Requester, request: ask.Undo, now: float) -> log.AnyEntry:
    seat = playing_seat(room, requester)
    session = running_session(room)
    check_version(room, request.version)
    if room.can_undo(seat):
        last = session.parts_before(len(session.choices) - 1)
        return log.WentBack(now, requester.player, request.id, choices=last)
    if room.kind.cooperative:
        raise RequestError("kept", "in this game nothing is taken back: it would tell the others")
    check_no_proposal(room)
    own = [
        session.parts_before(number)
        for number, choice in enumerate(session.choices)
        if choice.seat == seat
    ]
    if not own or own[-1] < room.first_part:
        raise RequestError("nothing", "you have chosen nothing that could be taken back")
    others = [s for at, s in enumerate(room.occupants) if at != seat and s.is_asked]
    if not others:
        return log.WentBack(now, requester.player, request.id, choices=own[-1])
    return log.AskedBack(now, requester.player, request.id, seat=seat, choices=own[-1])


def consent(room: Room, requester: Requester, request: ask.Consent, now: float) -> log.AnyEntry:
    seat = playing_seat(room, requester)
    running_session(room)
    check_version(room, request.version)
    if room.proposal is None:
        raise RequestError("nothing", "nobody asks for anything")
    if not request.agree:
        return log.Declined(now, requester.player, request.id, seat=seat)
    if seat in room.proposal.agreed:
        raise RequestError("asked", "you have agreed already")
    return log.Agreed(now, requester.player, request.id, seat=seat)


def resign(room: Room, requester: Requester, request: ask.Resign, now: float) -> log.AnyEntry:
    seat = own_seat(room, requester)
    running_session(room)
    if room.kind.cooperative:
        playing_seat(room, requester)
        check_no_proposal(room)
        return log.AskedToStop(now, requester.player, request.id, seat=seat)
    if room.occupants[seat].resigned:
        raise RequestError("resigned", "you have given up already")
    return log.Resigned(now, requester.player, request.id, seat=seat)


def come_back(room: Room, requester: Requester, request: ask.Return, now: float) -> log.CameBack:
    seat = own_seat(room, requester)
    running_session(room)
    if room.occupants[seat].resigned or not room.occupants[seat].away:
        raise RequestError("not_away", "no bot keeps your seat for you")
    return log.CameBack(now, requester.player, request.id, seat=seat)


def say(room: Room, requester: Requester, request: ask.Say, now: float) -> log.Spoke:
    seat = own_seat(room, requester)
    if not room.plan.chat or (room.kind.cooperative and room.state == "playing"):
        raise RequestError("silence", "nobody may speak at this table now")
    return log.Spoke(now, requester.player, request.id, seat=seat, text=request.text)


def bot_choice(room: Room, seat: Seat, parts: tuple[Action, ...], now: float) -> Accepted:
    """The choice of a built-in bot, which the bot pool has checked."""
    entry = log.Chose(max(now, room.clock.since), seat=seat, words=words_of(parts))
    return Accepted(entry, parts)


# Checks.


def own_seat(room: Room, requester: Requester) -> Seat:
    seat = room.seat_of(requester.player)
    if seat == SPECTATOR:
        raise RequestError("spectator", "you do not sit at this table")
    return seat


def playing_seat(room: Room, requester: Requester) -> Seat:
    seat = own_seat(room, requester)
    if room.occupants[seat].away and room.state == "playing":
        raise RequestError("away", "a bot plays for you; take your seat back first")
    return seat


def running_session(room: Room) -> Session:
    if room.session is None:
        raise RequestError("not_begun", "the game has not begun")
    if room.state != "playing":
        raise RequestError("GAME_IS_OVER", "The game is over.", "CO-ACT-1")
    return room.session


def check_version(room: Room, version: int) -> None:
    if not room.decision_version <= version <= room.version:
        raise Stale(room.decision_version, version)


def check_no_proposal(room: Room) -> None:
    if room.proposal is not None:
        raise RequestError("asked", "somebody has asked already")


def refused(refusal: Refusal) -> RequestError:
    return RequestError(refusal.name, refusal.text.en, refusal.rule)


def parse_parts(kind: Kind, words: str) -> tuple[Action, ...]:
    """The parts of a choice.  Raises RequestError."""
    try:
        return parse_choice(kind, words)
    except UnknownAction as error:
        raise RequestError("unknown_action", str(error)) from error
