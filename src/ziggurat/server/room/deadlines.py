"""When something has to happen at a table although nobody asks for it.

A clock runs out, a bot has to choose, an absent player may be replaced, an abandoned table closes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.server.room import entries as log
from ziggurat.server.room.plan import DAY, LiveClock, SlowClock

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.server.room.room import Room

# Seconds that an absent player may keep the others waiting before they may hand the seat over.
PATIENCE_LIVE: Final = 2 * 60.0
PATIENCE_FREE: Final = 3_600.0  # without a clock
PATIENCE_SLOW: Final = DAY
# Seconds after which a table without a clock is closed if nothing happens.
GATHERING_LASTS: Final = 7 * DAY
PLAYING_LASTS: Final = 60 * DAY
BOT_PATIENCE: Final = 60.0  # seconds until another worker checks whether a bot's turn was lost


def due(room: Room) -> float | None:
    """When the scheduler must look at a room: a clock, a bot, its end, or its results."""
    if room.state == "over":
        return room.ended
    if room.bot_to_act() is not None:
        return room.clock.since + BOT_PATIENCE
    running_out = room.clock.due(room.seats_on_the_clock())
    return abandoned_at(room) if running_out is None else running_out


def overdue(room: Room, now: float) -> log.TookOver | log.Closed | None:
    """What has to happen now, because of a clock or because nobody comes back."""
    running = room.seats_on_the_clock()
    seat = room.clock.overdue(running, now)
    if seat is not None:
        return log.TookOver(now, seat=seat)
    abandoned = abandoned_at(room) if room.clock.due(running) is None else None
    is_abandoned = abandoned is not None and abandoned <= now and room.bot_to_act() is None
    return log.Closed(now) if is_abandoned else None


def abandoned_at(room: Room) -> float | None:
    """When a table is closed if nothing happens until then."""
    if not room.is_active:
        return None
    lasts = GATHERING_LASTS if room.session is None else PLAYING_LASTS
    return max(room.clock.since, *room.clock.paused) + lasts


def patience_left(room: Room, seat: Seat, now: float) -> float | None:
    """Seconds until the others may hand a seat over; None if they do not wait for it."""
    since = room.waiting_since.get(seat)
    if since is None or not has_company(room, seat):
        return None
    seen = room.seen.get(room.occupants[seat].player, 0.0)
    ends = max(since, seen, room.clock.paused[seat]) + patience(room)
    return max(0.0, ends - now)


def patience(room: Room) -> float:
    match room.plan.clock:
        case LiveClock():
            return PATIENCE_LIVE
        case SlowClock():
            return PATIENCE_SLOW
        case _:
            return PATIENCE_FREE


def has_company(room: Room, seat: Seat) -> bool:
    """Whether another player is in the game, who may wait for this seat."""
    return any(each.plays for at, each in enumerate(room.occupants) if at != seat)
