"""What may be asked for at a table: a request becomes an entry of the log, or an objection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.seats import SPECTATOR
from ziggurat.server import entries as log
from ziggurat.server import protocol as ask
from ziggurat.server.protocol import Objection, Stale

if TYPE_CHECKING:
    from ziggurat.core.kind import Kind
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session
    from ziggurat.server.room import Room


class Asker:
    """Who asks."""

    def __init__(self, player: str, name: str, program: bool = False) -> None:
        self.player: Final = player
        self.name: Final = name
        self.program: Final = program


def entry_for(room: Room, asker: Asker, asked: ask.Asked, now: float) -> log.AnyEntry:  # noqa: PLR0911 - one line for each request
    """The entry that fulfils a request.  Raises Objection, and then nothing is to be done."""
    now = max(now, room.clock.since)
    match asked:
        case ask.Choose():
            return chose(room, asker, asked, now)
        case ask.Undo():
            return went_back(room, asker, asked, now)
        case ask.Consent():
            return consented(room, asker, asked, now)
        case ask.Resign():
            return resigned(room, asker, asked, now)
        case ask.Return():
            return came_back(room, asker, asked, now)
        case ask.Say():
            return spoke(room, asker, asked, now)
        case ask.Join():
            return sat(room, asker, asked, now)
        case ask.Leave():
            return left(room, asker, asked, now)
        case ask.Kick():
            return kicked(room, asker, asked, now)
        case _:
            raise Objection("not_now", "this is not a thing to be done")


# Before the game.


def sat(room: Room, asker: Asker, asked: ask.Join, now: float) -> log.Sat:
    if room.state != "gathering":
        raise Objection("begun", "the game has begun")
    if room.seat_of(asker.player) != SPECTATOR:
        raise Objection("seated", "you sit at this table already")
    seat = free_seat(room, asker.player, asked.seat)
    return log.Sat(
        now,
        asker.player,
        asked.id,
        seat=seat,
        name=asker.name,
        part=asked.part,
        program=asker.program,
    )


def free_seat(room: Room, player: str, wanted: Seat) -> Seat:
    """The seat that a player may take: one kept for him first, then any."""
    free = [seat for seat, sitter in enumerate(room.sitters) if not sitter.taken]
    mine = [seat for seat in free if room.sitters[seat].invited == player]
    fitting = mine or [seat for seat in free if not room.sitters[seat].invited]
    if wanted != SPECTATOR:
        fitting = [seat for seat in fitting if seat == wanted]
    if not fitting:
        raise Objection("no_seat", "no such seat is free for you")
    return fitting[0]


def left(room: Room, asker: Asker, asked: ask.Leave, now: float) -> log.AnyEntry:
    seat = own_seat(room, asker)
    if room.state == "gathering":
        if all(sitter.player in {"", asker.player} for sitter in room.sitters):
            return log.Closed(now, asker.player, asked.id)
        return log.Stood(now, asker.player, asked.id, seat=seat)
    game_of(room)
    if room.sitters[seat].away:
        raise Objection("away", "a bot plays for you already")
    return log.TookOver(now, asker.player, asked.id, seat=seat)


def kicked(room: Room, asker: Asker, asked: ask.Kick, now: float) -> log.Stood:
    if room.state != "gathering":
        raise Objection("begun", "the game has begun")
    if asker.player != room.host:
        raise Objection("not_host", "only the host may do this")
    if asked.seat not in range(len(room.sitters)) or not room.sitters[asked.seat].player:
        raise Objection("no_seat", "nobody sits there")
    if room.sitters[asked.seat].player == asker.player:
        raise Objection("seated", "you cannot send yourself away; you may leave")
    return log.Stood(now, asker.player, asked.id, seat=asked.seat)


# During the game.


def chose(room: Room, asker: Asker, asked: ask.Choose, now: float) -> log.Chose:
    seat = playing_seat(room, asker)
    session = game_of(room)
    fresh(room, asked.version)
    action = action_of(room.kind, asked.words)
    refusal = session.current.why_not(seat, action)
    if refusal is not None:
        raise Objection(refusal.name, refusal.text.en, refusal.rule)
    return log.Chose(now, asker.player, asked.id, seat=seat, words=action.text)


def why(room: Room, asker: Asker, asked: ask.Why) -> ask.Because:
    seat = own_seat(room, asker)
    refusal = game_of(room).game.why_not(seat, action_of(room.kind, asked.words))
    if refusal is None:
        return ask.Because(asked.id)
    return ask.Because(asked.id, refusal.name, refusal.rule)


def went_back(room: Room, asker: Asker, asked: ask.Undo, now: float) -> log.AnyEntry:
    seat = playing_seat(room, asker)
    session = game_of(room)
    fresh(room, asked.version)
    if room.can_undo(seat):
        last = session.parts_before(len(session.choices) - 1)
        return log.WentBack(now, asker.player, asked.id, choices=last)
    if room.kind.cooperative:
        raise Objection("kept", "in this game nothing is taken back: it would tell the others")
    nothing_asked(room)
    own = [
        session.parts_before(number)
        for number, choice in enumerate(session.choices)
        if choice.seat == seat
    ]
    if not own or own[-1] < room.first_part:
        raise Objection("nothing", "you have chosen nothing that could be taken back")
    others = [s for at, s in enumerate(room.sitters) if at != seat and s.is_asked]
    if not others:
        return log.WentBack(now, asker.player, asked.id, choices=own[-1])
    return log.AskedBack(now, asker.player, asked.id, seat=seat, choices=own[-1])


def consented(room: Room, asker: Asker, asked: ask.Consent, now: float) -> log.AnyEntry:
    seat = playing_seat(room, asker)
    game_of(room)
    fresh(room, asked.version)
    if room.asked is None:
        raise Objection("nothing", "nobody asks for anything")
    if not asked.agree:
        return log.Declined(now, asker.player, asked.id, seat=seat)
    if seat in room.asked.agreed:
        raise Objection("asked", "you have agreed already")
    return log.Agreed(now, asker.player, asked.id, seat=seat)


def resigned(room: Room, asker: Asker, asked: ask.Resign, now: float) -> log.AnyEntry:
    seat = own_seat(room, asker)
    game_of(room)
    if room.kind.cooperative:
        playing_seat(room, asker)
        nothing_asked(room)
        return log.AskedToStop(now, asker.player, asked.id, seat=seat)
    if room.sitters[seat].resigned:
        raise Objection("resigned", "you have given up already")
    return log.Resigned(now, asker.player, asked.id, seat=seat)


def came_back(room: Room, asker: Asker, asked: ask.Return, now: float) -> log.CameBack:
    seat = own_seat(room, asker)
    game_of(room)
    if room.sitters[seat].resigned or not room.sitters[seat].away:
        raise Objection("not_away", "no bot keeps your seat for you")
    return log.CameBack(now, asker.player, asked.id, seat=seat)


def spoke(room: Room, asker: Asker, asked: ask.Say, now: float) -> log.Spoke:
    seat = own_seat(room, asker)
    if not room.plan.chat or (room.kind.cooperative and room.state == "playing"):
        raise Objection("silence", "nobody may speak at this table now")
    return log.Spoke(now, asker.player, asked.id, seat=seat, text=asked.text)


def bot_chose(room: Room, seat: Seat, words: str, now: float) -> log.Chose:
    """What a bot of the house chose; checked like everybody's choice."""
    if room.bot_to_act() is None or seat not in room.to_act() or room.sitters[seat].plays:
        raise Objection("not_now", "no bot is to choose here")
    action = action_of(room.kind, words)
    refusal = game_of(room).game.why_not(seat, action)
    if refusal is not None:
        raise Objection(refusal.name, refusal.text.en, refusal.rule)
    return log.Chose(max(now, room.clock.since), seat=seat, words=action.text)


# Checking.


def own_seat(room: Room, asker: Asker) -> Seat:
    seat = room.seat_of(asker.player)
    if seat == SPECTATOR:
        raise Objection("spectator", "you do not sit at this table")
    return seat


def playing_seat(room: Room, asker: Asker) -> Seat:
    seat = own_seat(room, asker)
    if room.sitters[seat].away and room.state == "playing":
        raise Objection("away", "a bot plays for you; take your seat back first")
    return seat


def game_of(room: Room) -> Session:
    if room.session is None:
        raise Objection("not_begun", "the game has not begun")
    if room.state != "playing":
        raise Objection("GAME_IS_OVER", "The game is over.", "CO-ACT-1")
    return room.session


def fresh(room: Room, version: int) -> None:
    if not room.moment <= version <= room.version:
        raise Stale(room.moment, version)


def nothing_asked(room: Room) -> None:
    if room.asked is not None:
        raise Objection("asked", "somebody has asked already")


def action_of(kind: Kind, words: str) -> Action:
    try:
        return kind.parse(words)
    except UnknownAction as error:
        raise Objection("unknown_action", str(error)) from error
