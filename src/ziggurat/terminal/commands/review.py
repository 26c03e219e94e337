"""`ziggurat review`: how well each player chose in a saved game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ziggurat.ai.review.tasks import tasks_of
from ziggurat.terminal.asked import players_called
from ziggurat.terminal.files import load_session
from ziggurat.terminal.review import ReviewShown, as_data, findings_of, summed_up
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    session = load_session(asked.file)
    tasks = tasks_of(session.kind, session.record, asked.effort)
    found = findings_of(tasks, asked.jobs, Screen(asked.lang, stderr=True))
    report = summed_up(session, found)
    if asked.json:
        print(json.dumps(as_data(session, found, report), indent=1, ensure_ascii=False))
    else:
        names = players_called(session.game.seats, asked.lang)
        speech = Speech(session.kind, asked.lang, names, session.game.own_terms())
        ReviewShown(session, speech, Screen(asked.lang)).show(found, report)
    return 0
