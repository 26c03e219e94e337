"""What was asked for on the command line, checked."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from ziggurat.ai.catalogue import USUAL, bots_of
from ziggurat.core.kind import COMPONENTS
from ziggurat.terminal import texts
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import load_session
from ziggurat.terminal.watch import numbered

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from ziggurat.ai.bot import Bot, Maker
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind, Setting
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session
    from ziggurat.core.text import Language

HUMAN: Final = "human"


def seats_of(asked: Namespace, kind: Kind) -> int:
    players: int = kind.players[0] if asked.players is None else asked.players
    kind.check_players(players)
    return players


def settings_of(asked: Namespace, kind: Kind) -> dict[str, Setting]:
    """The options that were named; a component set that was loaded is also chosen."""
    settings: dict[str, Setting] = {}
    if kind.name in asked.chosen_components:
        settings[COMPONENTS] = asked.chosen_components[kind.name]
    for word in asked.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise Complaint(f"an option is written NAME=VALUE, not {word!r}")
        settings[name] = value
    return settings


def default_seats(session: Session) -> list[str]:
    return [HUMAN] + [USUAL] * (session.game.seats - 1)


def bot_called(kind: Kind, name: str, seat: int) -> Bot | None:
    return None if name == HUMAN else maker_called(kind, name)(secrets.randbits(48) + seat)


def maker_called(kind: Kind, name: str) -> Maker:
    bots = bots_of(kind.name)
    if name not in bots:
        raise Complaint(f"{kind.name} has no bot called {name!r}; there is {', '.join(bots)}")
    return bots[name]


def session_at(path: Path, choices: int | None) -> Session:
    """A recorded game after so many of its choices, or all of them."""
    session = load_session(path, choices)
    if choices is not None and choices != len(session.choices):
        raise Complaint(f"{path} has no choice {choices}")
    return session


def asker(game: Game, seat: int | None) -> Seat:
    """Who asks for a hint: a seat that may choose now."""
    waiting = game.to_act()
    if not waiting:
        raise Complaint("the game is over: there is nothing left to choose")
    if seat is not None and seat not in waiting:
        raise Complaint(
            f"seat {seat} has nothing to choose now; it is up to {' and '.join(map(str, waiting))}"
        )
    return waiting[0] if seat is None else seat


def players_called(seats: int, language: Language) -> list[str]:
    player = texts.PLAYER.in_language(language)
    return [player.format(number=seat + 1) for seat in range(seats)]


def player_names(seats: list[str], asked: Namespace) -> list[str]:
    """People by the name they gave or by number, bots by their own."""
    given = (asked.name or "").split(",")
    names = []
    for seat, who in enumerate(seats):
        number = texts.PLAYER.in_language(asked.lang).format(number=seat + 1)
        called = given.pop(0) if who == HUMAN and given else ""
        names.append(called or (number if who == HUMAN else who.capitalize()))
    return numbered(names)
