"""Finished public games that can be searched: each is stored under terms, and a search names some.

A term says one thing about a game: `game babel`, `players 3`, `player 4f1c won`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec import Struct

from ziggurat.server.room.protocol import Summary
from ziggurat.server.room.records import has_won

if TYPE_CHECKING:
    from ziggurat.core.kind import Setting
    from ziggurat.server.room.occupant import Occupant
    from ziggurat.server.room.room import Room

Result = Literal["won", "lost"]
ALL: Final = "all"
PEOPLE: Final = "people"
LONGEST: Final = 160  # letters of a term


class Archived(Summary, frozen=True, kw_only=True):
    """A finished public game."""

    ended: float


class Found(Struct, frozen=True):
    """Games that were sought, those that ended last first; `next` asks for more, if there are."""

    games: list[Archived]
    next: str


class Sought(NamedTuple):
    """What a search asks for; what is empty does not matter."""

    game: str = ""
    player: str = ""  # the id of a player
    bot: str = ""  # the level of a bot
    players: int = 0  # seats
    options: tuple[str, ...] = ()  # `NAME=VALUE`
    result: Result | None = None  # of the player or the bot; without one, of a person


def terms_of(room: Room) -> set[str]:
    """The terms of a finished game."""
    assert room.session is not None
    game, settings = room.kind.name, room.session.settings
    found = {ALL, f"game {game}", f"players {len(room.occupants)}"}
    found |= {option_term(game, name, text_of(value)) for name, value in settings.items()}
    for seat, occupant in enumerate(room.occupants):
        for who in names_of(occupant):
            found |= {who, f"{who} won" if has_won(room, seat) else f"{who} lost"}
    return found


def names_of(occupant: Occupant) -> list[str]:
    """The terms under which somebody at a table is sought."""
    if not occupant.player:
        return [f"bot {occupant.level}"]
    own = f"player {occupant.player}"
    return [own] if occupant.program else [own, PEOPLE]


def terms_about(player: str) -> list[str]:
    """All terms that name a player."""
    return [f"player {player}", f"player {player} won", f"player {player} lost"]


def terms_for(sought: Sought) -> list[str]:
    """The terms of a search, those that fit the fewest games first."""
    who = [f"player {sought.player}"] if sought.player else []
    who += [f"bot {sought.bot}"] if sought.bot else []
    if sought.result:
        who[:1] = [f"{(who or [PEOPLE])[0]} {sought.result}"]
    options = [option_term(sought.game, *split(each)) for each in sought.options]
    players = [f"players {sought.players}"] if sought.players else []
    game = [f"game {sought.game}"] if sought.game else []
    return [*who, *options, *players, *game] or [ALL]


def split(option: str) -> tuple[str, str]:
    name, _, value = option.partition("=")
    return name, value


def option_term(game: str, name: str, value: str) -> str:
    return f"option {game} {name} {value}"[:LONGEST]


def text_of(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
