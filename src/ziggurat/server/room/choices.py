"""Choices in a game: checked once, and then trusted by the room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.compose import drafted, parse_choice, words_of
from ziggurat.core.record import SEPARATOR
from ziggurat.core.refusal import IllegalAction, TableRefusal
from ziggurat.core.seats import SPECTATOR
from ziggurat.server.room import entries as log
from ziggurat.server.room import protocol as ask
from ziggurat.server.room.digest import due_digest
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import offers, prompt
from ziggurat.server.room.protocol import Requester, RequestError

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


def choose(room: Room, requester: Requester, request: ask.Choose, now: float) -> Accepted:
    seat = playing_seat(room, requester)
    session = running_session(room)
    game = session.game
    check_version(room, request.version)
    parts = parse_parts(room.kind, request.words)
    refusal, is_complete = try_parts(game, seat, parts)
    if refusal is not None:
        raise RequestError(refusal)
    if not is_complete:
        raise RequestError(RequestCode.INCOMPLETE)
    entry = log.Chose(
        now,
        requester.player,
        request.id,
        seat=seat,
        words=words_of(parts),
        digest=due_digest(session, seat),
    )
    return Accepted(entry, parts)


def why(room: Room, requester: Requester, request: ask.Why) -> ask.Because:
    seat = own_seat(room, requester)
    game = running_session(room).game
    refusal, _ = try_parts(game, seat, parse_parts(room.kind, request.words))
    if refusal is None:
        return ask.Because(request.id)
    return ask.Because(request.id, refusal.code, refusal.rule)


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
        raise RequestError(error.refusal) from error
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


def bot_choice(room: Room, seat: Seat, parts: tuple[Action, ...], now: float) -> Accepted:
    """The choice of a built-in bot, which the bot pool has checked."""
    entry = log.Chose(
        max(now, room.clock.since),
        seat=seat,
        words=words_of(parts),
        digest=due_digest(running_session(room), seat),
    )
    return Accepted(entry, parts)


# Checks.


def own_seat(room: Room, requester: Requester) -> Seat:
    seat = room.seat_of(requester.player)
    if seat == SPECTATOR:
        raise RequestError(RequestCode.SPECTATOR)
    return seat


def playing_seat(room: Room, requester: Requester) -> Seat:
    seat = own_seat(room, requester)
    if room.occupants[seat].away and room.state == "playing":
        raise RequestError(RequestCode.AWAY)
    return seat


def running_session(room: Room) -> Session:
    if room.session is None and room.state == "closed":
        raise RequestError(RequestCode.TABLE_CLOSED)
    if room.session is None:
        raise RequestError(RequestCode.NOT_BEGUN)
    if room.state != "playing":
        raise RequestError(TableRefusal.GAME_IS_OVER)
    return room.session


def check_version(room: Room, version: int) -> None:
    if not room.decision_version <= version <= room.version:
        raise RequestError(RequestCode.STALE)


def parse_parts(kind: Kind, words: str) -> tuple[Action, ...]:
    """The parts of a choice.  Raises RequestError."""
    try:
        return parse_choice(kind, words)
    except UnknownAction as error:
        raise RequestError(error.code, **error.message.values) from error
