"""The parts of a room as a seat may see them: everything that leaves the server is made here."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from msgspec import structs

from ziggurat.core.compose import words_of
from ziggurat.games.fair import commitment
from ziggurat.server.room.deadlines import patience_left
from ziggurat.server.room.plan import BotSeat, InvitedSeat, OpenSeat
from ziggurat.server.room.protocol import (
    PROTOCOL,
    Chair,
    Ending,
    Line,
    Offer,
    Summary,
    Welcome,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ziggurat.core.action import Action
    from ziggurat.core.event import Event
    from ziggurat.core.game import Game
    from ziggurat.core.outcome import Outcome, Row
    from ziggurat.core.seats import Seat
    from ziggurat.core.text import Phrase
    from ziggurat.server.room.occupant import Occupant
    from ziggurat.server.room.plan import Plan
    from ziggurat.server.room.protocol import Requester, Sheet, Value
    from ziggurat.server.room.room import Room


def welcome(room: Room, request: str, requester: Requester) -> Welcome:
    promise = "" if room.plan.seed else commitment(room.opened.secret)
    host = requester.player == room.host
    plan = public_plan(room)
    return Welcome(request, PROTOCOL, room.name, plan, host, room.kind.cooperative, promise)


def public_plan(room: Room) -> Plan:
    """The plan without the seed, and with the seats that are reserved now."""
    seats = [
        seat if isinstance(seat, BotSeat) else reserved_for(occupant.invited)
        for seat, occupant in zip(room.plan.seats, room.occupants, strict=True)
    ]
    return structs.replace(room.plan, seats=seats, seed="chosen" if room.plan.seed else "")


def reserved_for(player: str) -> OpenSeat | InvitedSeat:
    return InvitedSeat(player) if player else OpenSeat()


def line(event: Event, seat: Seat) -> Line:
    phrase = event.seen_by(seat)
    return Line(phrase.name, plain(phrase))


def prompt(game: Game, seat: Seat) -> Line | None:
    """What a seat is asked to choose, if anything."""
    phrase = game.prompt(seat)
    return None if phrase is None else Line(phrase.name, plain(phrase))


def offers(game: Game, seat: Seat) -> list[Offer]:
    return [
        described(game, seat, action, action.text, action.opens) for action in game.options(seat)
    ]


def offer(game: Game, seat: Seat, parts: tuple[Action, ...]) -> Offer:
    """A choice, described by its first part."""
    opens = len(parts) == 1 and parts[0].opens
    return described(game, seat, parts[0], words_of(parts), opens)


def described(game: Game, seat: Seat, action: Action, words: str, opens: bool) -> Offer:
    phrase = game.describe(seat, action)
    return Offer(words, phrase.name, plain(phrase), opens)


def plain(phrase: Phrase) -> dict[str, Value]:
    # list[int] and list[str] are both list[int | str] as long as nobody changes them.
    return cast("dict[str, Value]", dict(phrase.values))


def chairs(room: Room, now: float, present: Collection[str]) -> list[Chair]:
    running = room.seats_on_the_clock() if room.plan.clock else []
    return [
        Chair(
            name=occupant.name,
            player=occupant.player,
            program=program(occupant),
            guest=occupant.guest,
            invited=bool(occupant.invited),
            away=occupant.away,
            resigned=occupant.resigned,
            hints=occupant.hints,
            present=bool(occupant.player) and occupant.player in present,
            time=time_left(room, seat, now if seat in running else room.clock.since),
            running=seat in running and room.clock.paused[seat] <= now,
            since=room.waiting_since.get(seat),
            **absence(room, seat, now, present),
            **standing_in(occupant),
        )
        for seat, occupant in enumerate(room.occupants)
    ]


class Absence(TypedDict, total=False):
    """The part of a chair that says how long its player has been away."""

    seen: float
    patience: float
    vacation: float


class StandingIn(TypedDict, total=False):
    """The part of a chair that says whose seat it is."""

    offered: bool
    owner: str
    owner_name: str


def absence(room: Room, seat: Seat, now: float, present: Collection[str]) -> Absence:
    player = room.occupants[seat].player
    if not player or player in present or not room.is_active:
        return {}
    found = Absence()
    if player in room.seen:
        found["seen"] = round(room.seen[player], 1)
    if room.clock.paused[seat] > now:
        found["vacation"] = room.clock.paused[seat]
    patience = patience_left(room, seat, now)
    if patience is not None:
        found["patience"] = round(patience, 1)
    return found


def standing_in(occupant: Occupant) -> StandingIn:
    found = StandingIn(offered=True) if occupant.offered else StandingIn()
    if occupant.owner is not None:
        found["owner"], found["owner_name"] = occupant.owner[:2]
    return found


def time_left(room: Room, seat: Seat, now: float) -> float | None:
    return None if room.plan.clock is None else round(room.clock.left_at(seat, now), 3)


def summary(room: Room) -> Summary:
    """What everybody with the link may know."""
    chairs = [
        Chair(
            name=occupant.name,
            player=occupant.player,
            program=program(occupant),
            guest=occupant.guest,
            invited=bool(occupant.invited),
            away=occupant.away,
            resigned=occupant.resigned,
            **standing_in(occupant),
        )
        for occupant in room.occupants
    ]
    winners = [] if room.outcome is None else list(room.outcome.winners)
    return Summary(
        room.name, room.state, room.opened.at, public_plan(room), chairs, room.to_act(), winners
    )


def program(occupant: Occupant) -> str:
    return occupant.level or ("account" if occupant.program else "")


def ending(outcome: Outcome) -> Ending:
    return Ending(
        list(outcome.winners),
        outcome.reason,
        list(outcome.ranks),
        sheet(outcome.sheet),
    )


def score(room: Room, game: Game) -> Sheet:
    """The current score sheet, computed once per version."""
    version, made = room.scored
    if version != room.version:
        made = sheet(room.kind.score(game).sheet)
        room.scored = (room.version, made)
    return made


def sheet(rows: Sequence[Row]) -> Sheet:
    return [(row.name, list(row.values)) for row in rows]
