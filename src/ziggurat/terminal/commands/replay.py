"""`ziggurat replay`: check a saved game and show it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ziggurat.core.seats import SPECTATOR
from ziggurat.terminal.asked import players_called, seat_numbered
from ziggurat.terminal.files import load_session
from ziggurat.terminal.replay import Replay
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    session = load_session(asked.file)
    seats = session.game.seats
    seat = SPECTATOR if asked.seat is None else seat_numbered(asked.seat, seats)
    speech = Speech(
        session.kind, asked.lang, players_called(seats, asked.lang), session.game.own_terms()
    )
    screen = Screen(asked.lang)
    shown = Replay(session, seat, speech, screen)
    if asked.json:
        at = shown.length if asked.at is None else asked.at
        print(json.dumps(shown.as_data(at), indent=1, ensure_ascii=False))
        return 0
    if asked.step:
        try:
            shown.step(asked.at or 0)
        except EOFError:
            screen.say("")
    elif asked.at is not None:
        shown.show(asked.at)
    else:
        shown.tell()
    title = screen.words(session.kind.title)
    screen.say(output.VERIFIED, "green", count=shown.length, game=title)
    return 0
