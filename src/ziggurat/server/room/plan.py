"""The configuration of a table: game, seats, settings and clock, chosen by the host."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from ziggurat.ai.catalogue import bots_of
from ziggurat.core.error import ErrorCode, shortened
from ziggurat.core.kind import BadSetting, Kind, Setting, SettingCode
from ziggurat.core.text import Text
from ziggurat.games.catalogue import GAMES

DAY: Final = 86_400.0  # seconds
LONGEST_SEED: Final = 64  # characters

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
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] = (
        ""  # for duplicate play; such a deal is not secret
    )
    hints: bool = False  # whether players may ask for hints; never in a rated game
    daily: Annotated[str, Meta(max_length=10)] = ""  # the day of a daily deal; only by the server


class PlanCode(ErrorCode):
    """Why a table cannot be opened, besides what the game itself objects to."""

    RATED_WITH_BOTS = Text(
        "Rated games are for people only. Remove the bots, or open a table that isn't rated.",
        "Les parties classées se jouent entre personnes. Retirez les bots, ou ouvrez une table non"
        " classée.",
    )
    RATED_WITH_HINTS = Text(
        "There are no hints in rated games. Turn hints off, or open a table that isn't rated.",
        "Il n'y a pas de conseils dans les parties classées. Désactivez-les, ou ouvrez une table"
        " non classée.",
    )
    RATED_WITH_SEED = Text(
        "A rated game can't have a chosen seed. Leave the seed out, or open a table that isn't"
        " rated.",
        "Une partie classée ne peut pas avoir de graine choisie. Retirez la graine, ou ouvrez une"
        " table non classée.",
    )


def checked(plan: Plan) -> Kind:
    """The game of a valid plan.  Raises BadSetting."""
    kind = GAMES.get(plan.game)
    if kind is None:
        raise BadSetting(SettingCode.NO_GAME, name=shortened(plan.game), games=list(GAMES))
    kind.check_players(len(plan.seats))
    kind.complete(plan.settings)
    for seat in plan.seats:
        if isinstance(seat, BotSeat):
            check_level(kind, seat.level)
    if plan.rated and plan.hints:
        raise BadSetting(PlanCode.RATED_WITH_HINTS)
    if plan.rated and plan.seed:
        raise BadSetting(PlanCode.RATED_WITH_SEED)
    if plan.rated and any(isinstance(seat, BotSeat) for seat in plan.seats):
        raise BadSetting(PlanCode.RATED_WITH_BOTS)
    return kind


def check_level(kind: Kind, level: str) -> None:
    """Raises BadSetting unless the game has a bot of this level."""
    if level not in bots_of(kind.name):
        bots, name = list(bots_of(kind.name)), shortened(level)
        raise BadSetting(SettingCode.NO_BOT, game=kind.title, name=name, bots=bots)
