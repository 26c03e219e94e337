"""`ziggurat puzzle`: find the best move in a position of a real game."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ziggurat.ai.puzzles.book import Entry, book_of
from ziggurat.terminal.asked import players_called
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import kind_called
from ziggurat.terminal.puzzles import PuzzleTable
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.texts import puzzles
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    entry = entry_for(asked)
    kind = kind_called(asked.game)
    speech = Speech(kind, asked.lang, players_called(entry.record.players, asked.lang))
    screen = Screen(asked.lang)
    table = PuzzleTable(entry, speech, screen)
    seat = speech.names[entry.puzzle.seat]
    screen.say(puzzles.TITLE, "bold", name=entry.name, rating=entry.puzzle.rating, seat=seat)
    screen.say(puzzles.HOW, "dim")
    tried = table.solve()
    if tried is not None:
        table.judge(tried)
    table.explain()
    screen.command(puzzles.NEXT, f"ziggurat puzzle {kind.name}")
    return 0


def entry_for(asked: Namespace) -> Entry:
    """The puzzle of this name, or any."""
    book = book_of(kind_called(asked.game).name)
    if asked.name and asked.name not in book:
        raise Complaint(CommandCode.UNKNOWN_PUZZLE, name=asked.name)
    return book[asked.name] if asked.name else secrets.choice(list(book.values()))
