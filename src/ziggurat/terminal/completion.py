"""What may follow on a command line that is being typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.terminal.arguments import parser
from ziggurat.terminal.arguments.shared import GAME_NAMES
from ziggurat.terminal.results import EQUAL
from ziggurat.terminal.settings import HUMAN, shown_setting

if TYPE_CHECKING:
    from argparse import Action
    from collections.abc import Sequence

    from ziggurat.terminal.arguments.parser import Parser

NAMES_OF_GAMES: Final = ("game", "what")
LISTS_OF_BOTS: Final = ("seats", "bots", "bot")


def candidates(words: Sequence[str]) -> list[str]:
    """Everything that may stand for the last of the words, which may be empty.

    Nothing where a file is expected: the shell completes those.
    """
    *before, word = words or [""]
    command = parser().subparser(before)
    waiting = option_waiting(command, before)
    if waiting is not None:
        found = values_of(waiting, before, word)
    elif word.startswith("-"):
        found = [name for each in command.listed() for name in each.option_strings]
    else:
        found = list(command.subcommands()) or positional_values(command, before, word)
    return [each for each in found if each.startswith(word)]


def option_waiting(command: Parser, before: list[str]) -> Action | None:
    """The option whose value is being typed."""
    for action in command.listed():
        if before and before[-1] in action.option_strings and action.nargs != 0:
            return action
    return None


def positional_values(command: Parser, before: list[str], word: str) -> list[str]:
    return [
        value
        for action in command.listed()
        if not action.option_strings
        for value in values_of(action, before, word)
    ]


def values_of(action: Action, before: list[str], word: str) -> list[str]:
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.metavar == "COMMAND":
        return [] if before[1:] else list(parser().subcommands())
    if action.dest in NAMES_OF_GAMES:
        return [] if game_in(before) else list(GAME_NAMES)
    if action.dest in LISTS_OF_BOTS:
        return lists_of_bots(before, word, human=action.dest == "seats")
    return settings(before) if action.dest == "option" else []


def game_in(before: list[str]) -> str:
    return next((word for word in before if word in GAME_NAMES), "")


def lists_of_bots(before: list[str], word: str, *, human: bool) -> list[str]:
    """The names typed before the last comma, followed by each name that may stand next."""
    from ziggurat.ai.catalogue import bots_of  # noqa: PLC0415 - other words complete faster

    given = word[: word.rfind(",") + 1]
    names = [*([HUMAN, EQUAL] if human else []), *bots_of(game_in(before))]
    return [given + name for name in names]


def settings(before: list[str]) -> list[str]:
    from ziggurat.games.catalogue import GAMES  # noqa: PLC0415 - as above

    options = GAMES[game_in(before) or GAME_NAMES[0]].options
    return [
        f"{each.name}={shown_setting(each, value)}" for each in options for value in each.settings
    ]
