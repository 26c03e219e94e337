"""`ziggurat arena`: bots play many games, and the results are counted."""

from __future__ import annotations

import json
import shlex
import sys
from typing import TYPE_CHECKING

from ziggurat.ai.arena import Arena
from ziggurat.terminal.arena import Diary, as_data, hold, standings_table
from ziggurat.terminal.asked import maker_called, player_called, seats_of, settings_of
from ziggurat.terminal.autosave import new_file
from ziggurat.terminal.files import kind_called
from ziggurat.terminal.game_files import game_files
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    kind = kind_called(asked.game)
    bots = tuple(player_called(name) for name in asked.bots)
    for name in bots:
        maker_called(kind, name)
    settings = kind.complete(settings_of(asked, kind))
    held = Arena(kind.name, bots, seats_of(asked, kind), settings, asked.seed, asked.effort)
    diary = Diary(held, asked.resume)
    files = game_files(asked.records) if asked.records else None
    try:
        hold(held, asked.games, asked.jobs, diary, files, Screen(asked.lang, stderr=True))
    except KeyboardInterrupt:
        if diary.results:
            keep(diary, asked)
            show(diary, asked)
        raise
    show(diary, asked)
    return 0


def show(diary: Diary, asked: Namespace) -> None:
    if asked.json:
        print(json.dumps(as_data(diary.arena, diary.results), indent=1))
        return
    screen = Screen(asked.lang)
    screen.show(standings_table(diary.arena, diary.results, screen))
    screen.say(output.STANDINGS_LEGEND, "dim")


def keep(diary: Diary, asked: Namespace) -> None:
    """Save the results of an interrupted arena, and say how to continue."""
    diary.keep(new_file(f"arena-{diary.arena.game}", ".jsonl"))
    screen = Screen(asked.lang, stderr=True)
    values = {"done": len(diary.results), "games": asked.games, "file": diary.path}
    screen.say(output.INTERRUPTED, **values)
    resume = [] if asked.resume else ["--resume", str(diary.path)]
    command = shlex.join(["ziggurat", *sys.argv[1:], *resume])
    screen.command(output.CONTINUE, command)
