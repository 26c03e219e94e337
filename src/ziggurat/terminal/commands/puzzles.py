"""`ziggurat puzzles mine`: find puzzles in games between bots or in saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.terminal.files import kind_called
from ziggurat.terminal.progress import Progress
from ziggurat.terminal.puzzles import append, mine, mined
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.texts import puzzles

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    kind = kind_called(asked.game)
    found = mined(kind, asked.out)
    games = len(asked.files) or asked.games
    missing = [number for number in range(games) if number not in found]
    screen = Screen(asked.lang, stderr=True)
    with Progress(screen, screen.words(puzzles.MINING), len(missing)) as progress:
        for quarry in mine(kind, missing, asked.files, asked.jobs):
            append(kind, asked.out, quarry)
            found[quarry.number] = quarry
            progress.advance()
    count = sum(len(each.puzzles) for each in found.values())
    screen.say(puzzles.MINED, games=len(found), count=count, file=asked.out)
    return 0
