"""How a room looks from a seat: nothing leaves the server that is not made here."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import structs

from ziggurat.core.seats import SPECTATOR
from ziggurat.server.protocol import Back, Chair, Ending, Line, Offer, Stop, Summary, Update

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ziggurat.core.action import Action
    from ziggurat.core.event import Event
    from ziggurat.core.game import Game
    from ziggurat.core.outcome import Outcome, Row
    from ziggurat.core.seats import Seat
    from ziggurat.core.text import Phrase
    from ziggurat.server.protocol import Sheet, Value
    from ziggurat.server.room import Room
    from ziggurat.server.sitter import Sitter


def update(room: Room, seat: Seat, since: int, now: float, present: Collection[str] = ()) -> Update:
    """All that a seat may know now, with the events after the version it last saw."""
    game = room.session.current if room.session else None
    first = missed_from(room, since)
    playing = room.state == "playing" and seat != SPECTATOR
    may_choose = playing and room.sitters[seat].plays
    return Update(
        version=room.version,
        now=round(now, 3),
        seat=seat,
        state=room.state,
        chairs=chairs(room, now, present),
        choices=len(room.session.choices) if room.session else 0,
        first=first,
        events=[line(event, seat) for event in room.events[first:]],
        view=game.view(seat) if game else None,
        options=[offer(action) for action in game.options(seat)] if game and may_choose else [],
        waiting_for=room.to_act(),
        score=score(room, game) if game else [],
        can_undo=may_choose and room.can_undo(seat),
        back=room.asked if isinstance(room.asked, Back) else None,
        stop=room.asked if isinstance(room.asked, Stop) else None,
        said=room.said,
        ending=None if room.outcome is None else ending(room.outcome),
        rematch=room.rematch,
    )


def missed_from(room: Room, since: int) -> int:
    """The number of the first event that a client at this version lacks or must replace."""
    return min(room.heard[since:]) if 0 < since <= room.version else 0


def line(event: Event, seat: Seat) -> Line:
    phrase = event.seen_by(seat)
    return Line(phrase.name, plain(phrase))


def offer(action: Action) -> Offer:
    phrase = action.phrase()
    return Offer(action.text, phrase.name, plain(phrase))


def plain(phrase: Phrase) -> dict[str, Value]:
    # A list of ints or one of strings is a list of either, as long as nobody changes it.
    return cast("dict[str, Value]", dict(phrase.values))


def chairs(room: Room, now: float, present: Collection[str]) -> list[Chair]:
    thinking = room.thinking() if room.plan.clock else []
    return [
        Chair(
            name=sitter.name,
            player=sitter.player,
            program=program(sitter),
            invited=bool(sitter.invited),
            away=sitter.away,
            resigned=sitter.resigned,
            present=bool(sitter.player) and sitter.player in present,
            time=time_left(room, seat, now if seat in thinking else room.clock.since),
            running=seat in thinking,
        )
        for seat, sitter in enumerate(room.sitters)
    ]


def time_left(room: Room, seat: Seat, now: float) -> float | None:
    if room.plan.clock is None:
        return None
    spent = max(0.0, now - room.clock.since)
    return round(max(0.0, room.clock.left[seat] - spent), 3)


def summary(room: Room) -> Summary:
    """What everybody may know who has the link."""
    chairs = [
        Chair(
            name=sitter.name,
            player=sitter.player,
            program=program(sitter),
            invited=bool(sitter.invited),
            away=sitter.away,
            resigned=sitter.resigned,
        )
        for sitter in room.sitters
    ]
    plan = structs.replace(room.plan, seed="chosen" if room.plan.seed else "")
    winners = [] if room.outcome is None else list(room.outcome.winners)
    return Summary(room.name, room.state, room.opened.at, plan, chairs, room.to_act(), winners)


def program(sitter: Sitter) -> str:
    return sitter.level or ("account" if sitter.program else "")


def ending(outcome: Outcome) -> Ending:
    return Ending(
        list(outcome.winners),
        outcome.reason,
        list(outcome.ranks),
        sheet(outcome.sheet),
    )


def score(room: Room, game: Game) -> Sheet:
    """The sheet as it would be now, made once for all who look."""
    version, made = room.scored
    if version != room.version:
        made = sheet(room.kind.score(game).sheet)
        room.scored = (room.version, made)
    return made


def sheet(rows: Sequence[Row]) -> Sheet:
    return [(row.name, list(row.values)) for row in rows]
