"""`ziggurat play`: people at one keyboard, and bots."""

from __future__ import annotations

import os
import secrets
from contextlib import nullcontext
from typing import TYPE_CHECKING

from ziggurat.ai.catalogue import USUAL
from ziggurat.ai.council import Helpers
from ziggurat.core.session import Session
from ziggurat.games import component_files
from ziggurat.terminal.arguments import parser
from ziggurat.terminal.asked import (
    bot_called,
    bot_name,
    default_seats,
    player_called,
    player_names,
    seats_of,
    settings_of,
    words_of,
)
from ziggurat.terminal.autosave import last_game
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import kind_called, load_session
from ziggurat.terminal.language import environment_language
from ziggurat.terminal.playing.table import TerminalTable
from ziggurat.terminal.results import EQUAL, equal_of, note_result
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.texts import play as texts
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    if asked.last:
        asked = last_asked(asked)
    session = session_for(asked)
    seats = default_seats(session)
    if asked.seats:
        called = [player_called(word) for word in words_of(asked.seats)]
        seats = [equal_of(session.kind.name) if who == EQUAL else who for who in called]
    if len(seats) != session.game.seats:
        raise Complaint(CommandCode.SEATS_TO_FILL, seats=session.game.seats, given=len(seats))
    speech = Speech(session.kind, asked.lang, player_names(seats, asked), session.game.own_terms())
    screen = Screen(asked.lang)
    again = resume_command(asked, seats)
    jobs = asked.jobs or os.cpu_count() or 1
    with Helpers(jobs - 1) if jobs > 1 else nullcontext() as helpers:
        bots = [bot_called(session.kind, name, seat, helpers) for seat, name in enumerate(seats)]
        screen.say(texts.SEED, "dim", seed=session.seed)
        screen.say(texts.WELCOME, "dim")
        if not (asked.seats or asked.load):
            others = f"ziggurat games {session.kind.name}"
            screen.say(texts.AGAINST, "dim", bot=bot_name(USUAL, asked.lang), command=others)
        was_over = session.game.outcome is not None
        table = TerminalTable(session, bots, speech, screen, again, asked.load)
        status = table.run()
    if table.session is session and session.game.outcome and not was_over:
        note_result(session.kind.name, seats, session.game.outcome)
    return status


def last_asked(asked: Namespace) -> Namespace:
    """What was asked for when the last game was played, in today's language."""
    given = ("load", "seats", "name", "seed", "players", "option", "components", "jobs")
    if extra := [f"--{name}" for name in given if getattr(asked, name)]:
        raise Complaint(CommandCode.CONTINUE_ALONE, options=extra)
    again = parser().parse(last_game())
    again.lang, again.game = asked.lang, asked.game
    again.chosen_components = component_files.use(again.components)
    return again


def session_for(asked: Namespace) -> Session:
    """The saved game, or a new one."""
    if asked.load:
        if asked.seed or asked.players or asked.option:
            raise Complaint(CommandCode.LOAD_ALONE)
        session = load_session(asked.load)
        if asked.game not in {"babel", session.kind.name}:
            found = session.kind.name
            raise Complaint(CommandCode.OTHER_GAME, file=asked.load, found=found, asked=asked.game)
        return session
    kind = kind_called(asked.game)
    if asked.players is None and asked.seats:
        asked.players = len(words_of(asked.seats))
    players = seats_of(asked, kind)
    return Session(kind, asked.seed or secrets.token_hex(8), players, settings_of(asked, kind))


def resume_command(asked: Namespace, seats: list[str]) -> list[str]:
    """The command that continues this game, apart from its file."""
    command = ["ziggurat", "play", "--seats", ",".join(seats)]
    if asked.name:
        command += ["--name", asked.name]
    if asked.lang != environment_language(os.environ):
        command += ["--lang", asked.lang]
    if asked.jobs:
        command += ["--jobs", str(asked.jobs)]
    for path in asked.components:
        command += ["--components", str(path)]
    return command
