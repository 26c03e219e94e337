"""`ziggurat games`: the games, or the options and bots of one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ziggurat.ai.catalogue import bots_of, levels_of
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.asked import typed_names
from ziggurat.terminal.files import kind_called
from ziggurat.terminal.screen import Screen, new_table
from ziggurat.terminal.settings import shown_setting
from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from argparse import Namespace

    from ziggurat.core.kind import Kind, Option


def run(asked: Namespace) -> int:
    screen = Screen(asked.lang)
    kinds = [kind_called(asked.game)] if asked.game else list(GAMES.values())
    if asked.json:
        print(json.dumps([as_data(kind, screen) for kind in kinds], indent=1, ensure_ascii=False))
    elif asked.game:
        show_game(kinds[0], screen)
    else:
        show_games(kinds, screen)
    return 0


def as_data(kind: Kind, screen: Screen) -> dict[str, object]:
    return {
        "name": kind.name,
        "title": screen.words(kind.title),
        "players": list(kind.players),
        "summary": screen.words(kind.summary),
        "reconstructed": screen.words(kind.reconstructed) if kind.reconstructed else None,
        "options": [
            {"name": each.name, "settings": each.settings, "text": screen.words(each.text)}
            for each in kind.options
        ],
        "bots": list(bots_of(kind.name)),
    }


def show_games(kinds: list[Kind], screen: Screen) -> None:
    table = new_table()
    table.add_column(screen.words(output.GAME), no_wrap=True, style="bold")
    table.add_column(screen.words(output.PLAYERS), no_wrap=True)
    table.add_column(screen.words(output.ABOUT))
    for kind in kinds:
        table.add_row(kind.name, players_of(kind, screen), screen.words(kind.summary))
    screen.show(table)
    if screen.is_terminal:
        screen.say(output.MORE_ABOUT, name=kinds[0].name)


def players_of(kind: Kind, screen: Screen) -> str:
    few, many = kind.players[0], kind.players[-1]
    return str(few) if few == many else screen.words(output.RANGE, few=few, many=many)


def show_game(kind: Kind, screen: Screen) -> None:
    levels = levels_of(kind.name)
    others = [name for name in bots_of(kind.name) if name not in levels]
    players = screen.words(output.COUNT_OF_PLAYERS, count=players_of(kind, screen))
    screen.say(f"{screen.words(kind.title)} ({kind.name}), {players}", "bold")
    screen.say(kind.summary)
    if kind.reconstructed is not None:
        screen.say("")
        screen.say(kind.reconstructed)
    screen.say("")
    screen.say(output.BOTS, levels=typed_names(levels))
    screen.say(output.REFERENCES, names=typed_names(others))
    screen.say("")
    screen.say(output.OPTIONS)
    for option in kind.options:
        show_option(option, screen)
    screen.say("")
    screen.say(output.PLAY_IT, name=kind.name)
    screen.say(output.ITS_RULES, name=kind.name)


def show_option(option: Option, screen: Screen) -> None:
    settings = " | ".join(shown_setting(option, each) for each in option.settings)
    screen.say(f"  {option.name} = {settings}", "bold")
    screen.indented(screen.words(option.text), 6)
    if option.help is not None:
        screen.indented(screen.words(option.help), 6)
