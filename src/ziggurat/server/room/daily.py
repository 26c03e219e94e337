"""Daily deals: one deal for each game and day, the same cards and bots for everybody.

The secret of a day is committed to in advance, like the server's part of a fair deal; its seed is
made of the secret, the day and the game.  Until the day is over, nobody but its player sees a table
with that deal, and nothing shows more of it than the player saw.  Days are those of UTC.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.core.kind import Setting
from ziggurat.core.seats import SPECTATOR
from ziggurat.games.catalogue import GAMES
from ziggurat.server.room.daily_errors import DailyCode
from ziggurat.server.room.plan import BotSeat, InvitedSeat, Plan
from ziggurat.server.room.protocol import RequestError

if TYPE_CHECKING:
    from ziggurat.core.outcome import Outcome
    from ziggurat.core.seats import Seat
    from ziggurat.server.room.room import Room


class Setup(NamedTuple):
    players: int
    settings: dict[str, Setting]


SEAT: Final = 0  # of the person
# The bots grow stronger from Monday to Sunday; those that think for long are not repeatable.
RIVALS: Final = ("apprentice", "apprentice", "mason", "mason", "mason", "architect", "architect")
PARTNER: Final = "architect"  # in a cooperative game, on every day
SETUPS: Final[dict[str, tuple[Setup, ...]]] = {
    "babel": (Setup(2, {}),),
    "babylon": (Setup(2, {}), Setup(3, {}), Setup(4, {})),
    "babble": (Setup(3, {}), Setup(2, {}), Setup(4, {})),
    "seven_wonders": (
        Setup(3, {"modules": "none"}),
        Setup(4, {"modules": "both"}),
        Setup(5, {"modules": "tower"}),
        Setup(4, {"modules": "projects"}),
        Setup(4, {"modules": "none", "leaders": True}),
        Setup(4, {"modules": "none", "cities": True}),
    ),
}
SCORES: Final = ("total", "cards_built")  # the line of the score sheet that counts


class Attempt(NamedTuple):
    """What somebody made of a deal."""

    score: int
    won: bool
    moves: int
    gave_up: bool
    ended: float


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def days_from(day: str, first: int, last: int) -> list[str]:
    """The days from `first` to `last` days after a day."""
    start = date.fromisoformat(day)
    return [(start + timedelta(each)).isoformat() for each in range(first, last + 1)]


def end_of(day: str) -> float:
    (following,) = days_from(day, 1, 1)
    return datetime.combine(date.fromisoformat(following), datetime.min.time(), UTC).timestamp()


def setup_on(game: str, day: str) -> Setup:
    """The players and settings of a day."""
    setups = SETUPS[game]
    players, settings = setups[date.fromisoformat(day).toordinal() % len(setups)]
    usual = {option.name: option.usual for option in GAMES[game].options}
    return Setup(players, {**usual, **settings})


def level_on(game: str, day: str) -> str:
    """The level of the bots."""
    return PARTNER if GAMES[game].cooperative else RIVALS[date.fromisoformat(day).weekday()]


def plan_for(game: str, day: str, player: str) -> Plan:
    """The table of a player."""
    players, settings = setup_on(game, day)
    bots = [BotSeat(level_on(game, day))] * (players - 1)
    return Plan(game, [InvitedSeat(player), *bots], settings, chat=False, daily=day)


def check_shown(room: Room, player: str, now: float, seat: Seat | None = None) -> None:
    """Until the day is over, only its player sees a table, from their own seat.

    Raises RequestError.
    """
    own = room.seat_of(player)
    if own == SPECTATOR or seat not in {None, own}:
        check_day_over(room, now)


def check_day_over(room: Room, now: float) -> None:
    """What shows hidden cards of a daily deal has to wait.  Raises RequestError."""
    if room.plan.daily and now < end_of(room.plan.daily):
        raise RequestError(DailyCode.DAY_NOT_OVER)


def attempt_at(room: Room) -> Attempt:
    """The result at a finished table."""
    outcome, session = room.outcome, room.session
    assert outcome is not None
    assert session is not None
    player = room.occupants[SEAT]
    gave_up = player.away or player.resigned or outcome.reason == "given_up"
    return Attempt(
        score_in(outcome),
        won=SEAT in outcome.winners and not gave_up,
        moves=sum(1 for choice in session.choices if choice.seat == SEAT),
        gave_up=gave_up,
        ended=room.ended,
    )


def score_in(outcome: Outcome) -> int:
    return next(row.values[SEAT] for row in outcome.sheet if row.name in SCORES)
