"""`ziggurat hint`: what a bot would do in a saved game, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ziggurat.ai.bot import Place
from ziggurat.ai.council import consult
from ziggurat.terminal.asked import asker, bot_name, player_called, players_called, session_at
from ziggurat.terminal.hint import adviser_called, as_data, show_hint
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.texts import play

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    session = session_at(asked.file, asked.at)
    kind, game = session.kind, session.game
    seat = asker(game, asked.seat)
    bot = adviser_called(kind, player_called(asked.bot or ""))
    place = Place(game, seat, asked.effort)
    waiting = Screen(asked.lang, stderr=True)
    with waiting.status(waiting.words(play.THINKING, seat=bot_name(bot, asked.lang))):
        thoughts = consult(kind, bot, place, len(session.choices), asked.jobs)
    speech = Speech(kind, asked.lang, players_called(game.seats, asked.lang), game.own_terms())
    if asked.json:
        data = {"game": kind.name, "seat": seat, "bot": bot}
        found = {**data, "thoughts": as_data(thoughts, speech)}
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        show_hint(thoughts, seat, bot_name(bot, asked.lang), speech, Screen(asked.lang))
    return 0
