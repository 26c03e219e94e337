"""`ziggurat stats`: what wins, counted over saved games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ziggurat.ai.tally import ALL
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.stats import as_data, show, tallies_of
from ziggurat.terminal.texts import stats

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    found, players = tallies_of(asked.files), asked.players or ALL
    if asked.json:
        data = [as_data(game, tally, players) for game, tally in found.items()]
        print(json.dumps(data, indent=1, ensure_ascii=False))
        return 0
    screen = Screen(asked.lang)
    for game, tally in found.items():
        show(tally, players, Speech(GAMES[game], asked.lang, []), screen)
    screen.say(stats.LEGEND if found else stats.NOTHING)
    return 0
