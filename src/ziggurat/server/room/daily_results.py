"""The results of daily deals, as the page shows them."""

from typing import Final, NamedTuple

from msgspec import Struct

from ziggurat.core.kind import Setting
from ziggurat.games.fair import commitment
from ziggurat.server.room.daily import end_of, level_on, setup_on

PAGE: Final = 100  # lines of a table of results


class Played(NamedTuple):
    """Somebody's game of a day; the result is None until it is over."""

    player: str
    name: str
    guest: bool
    room: str
    score: int | None
    won: bool | None
    moves: int | None
    gave_up: bool | None
    ended: float | None


class DailyResult(Struct, frozen=True):
    """A line of the results; equal results share a place.  The room is empty until the day ends."""

    place: int
    player: str
    name: str
    guest: bool
    score: int
    won: bool
    moves: int
    gave_up: bool
    room: str


class OwnAttempt(Struct, frozen=True):
    """Your own game; without a place it is not over, or it ended too late."""

    room: str
    over: bool
    place: int | None
    better_than: int | None  # per cent of the others


class DailyDeal(Struct, frozen=True):
    """The deal of a day; its secret is empty until the day is over."""

    day: str
    ends: float
    commitment: str
    secret: str
    level: str  # of the bots
    players: int
    settings: dict[str, Setting]
    begun: int  # players
    finished: int
    results: list[DailyResult]  # the best ones
    own: OwnAttempt | None


class ComingDeal(Struct, frozen=True):
    day: str
    commitment: str


class DailyShown(Struct, frozen=True):
    game: str
    now: float
    today: DailyDeal
    yesterday: DailyDeal | None
    coming: list[ComingDeal]


def deal(
    game: str, day: str, secret: str, played: list[Played], player: str, now: float
) -> DailyDeal:
    """What a player may know about the deal of a day."""
    ends = end_of(day)
    over = now >= ends
    results = ranked([each for each in played if is_in_time(each, ends)], revealed=over)
    own = next((each for each in played if each.player == player), None)
    players, settings = setup_on(game, day)
    return DailyDeal(
        day,
        ends,
        commitment(secret),
        secret if over else "",
        level_on(game, day),
        players,
        settings,
        len(played),
        len(results),
        results[:PAGE],
        own_attempt(own, results) if own else None,
    )


def is_in_time(played: Played, ends: float) -> bool:
    return played.ended is not None and played.ended < ends


def ranked(played: list[Played], *, revealed: bool) -> list[DailyResult]:
    """The best first: who won, then who scored more, then who needed fewer moves."""
    ordered = sorted(played, key=merit)
    merits = [merit(each) for each in ordered]
    return [
        DailyResult(
            1 + merits.index(merit(each)),
            each.player,
            each.name,
            each.guest,
            each.score or 0,
            bool(each.won),
            each.moves or 0,
            bool(each.gave_up),
            each.room if revealed else "",
        )
        for each in ordered
    ]


def merit(played: Played) -> tuple[bool, bool, int, int]:
    return bool(played.gave_up), not played.won, -(played.score or 0), played.moves or 0


def own_attempt(own: Played, results: list[DailyResult]) -> OwnAttempt:
    place = next((each.place for each in results if each.player == own.player), None)
    others = len(results) - 1
    if place is None or not others:
        return OwnAttempt(own.room, own.ended is not None, place, None)
    worse = sum(1 for each in results if each.place > place)
    return OwnAttempt(own.room, own.ended is not None, place, round(100 * worse / others))
