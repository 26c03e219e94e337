"""The configuration of a table: game, seats, settings and clock, chosen by the host."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from ziggurat.ai.catalogue import bots_of
from ziggurat.core.kind import BadSetting, Kind, Setting
from ziggurat.games.catalogue import GAMES

DAY: Final = 86_400.0  # seconds

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Seconds = Annotated[float, Meta(ge=0, le=30 * DAY)]


class OpenSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="open"):
    """For the first player who joins."""


class InvitedSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="invited"):
    """Reserved for one player."""

    player: Token


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="bot"):
    """For a built-in bot."""

    level: Name


class LiveClock(Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """A bank of seconds for each seat, and an increment for each choice."""

    bank: Annotated[float, Meta(ge=1, le=DAY)]
    increment: Seconds = 0.0


class SlowClock(Struct, frozen=True, forbid_unknown_fields=True, tag="slow"):
    """A number of days for every choice."""

    days: Annotated[float, Meta(gt=0, le=30)]


SeatPlan = OpenSeat | InvitedSeat | BotSeat
ClockPlan = LiveClock | SlowClock


class Plan(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table as the host configured it."""

    game: Name
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    settings: dict[str, Setting] = {}
    clock: ClockPlan | None = None
    public: bool = False
    rated: bool = False
    chat: bool = True
    seed: Annotated[str, Meta(max_length=64)] = ""  # for duplicate play; such a deal is not secret


def checked(plan: Plan) -> Kind:
    """The game of a valid plan.  Raises BadSetting."""
    kind = GAMES.get(plan.game)
    if kind is None:
        raise BadSetting(f"there is no game called {plan.game!r}; there is {', '.join(GAMES)}")
    kind.check_players(len(plan.seats))
    kind.complete(plan.settings)
    for seat in plan.seats:
        if isinstance(seat, BotSeat) and seat.level not in bots_of(kind.name):
            raise BadSetting(f"{kind.name} has no bot called {seat.level!r}")
    if plan.rated and (plan.seed or any(isinstance(seat, BotSeat) for seat in plan.seats)):
        raise BadSetting("a rated table is for people only, with cards that nobody chose")
    return kind
