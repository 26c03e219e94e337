"""`ziggurat verify`: whether the cards of a game were dealt fairly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.record import BadRecord
from ziggurat.games.fair import Unfair, prove
from ziggurat.terminal.files import load_record
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    screen = Screen(asked.lang)
    load_record(asked.file)
    try:
        session = prove(asked.file.read_text(encoding="utf-8"), asked.commitment)
    except (Unfair, BadRecord) as error:
        screen.say(output.UNFAIR, "red", reason=error)
        return 1
    screen.say(output.FAIR, "green", count=len(session.choices))
    return 0
