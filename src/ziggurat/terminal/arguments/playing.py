"""Arguments of the commands around one game: play, watch, replay, hint, review."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.terminal.arguments.shared import (
    add_components,
    add_game,
    add_json,
    add_language,
    add_options,
    add_players,
    add_seed,
    add_thinking,
    whole,
)

if TYPE_CHECKING:
    from ziggurat.terminal.arguments.parser import Parser
    from ziggurat.terminal.arguments.shared import Commands


def add_play(commands: Commands) -> None:
    command = commands.add_parser(
        "play",
        help="play a game",
        description="Play a game in the terminal, against bots or with others at one keyboard.\n"
        "Type `help` at the table for what you can do there. Every choice is saved.",
        epilog="""\
examples:
  ziggurat play                                  Babel against a bot
  ziggurat play babylon --seats human,king       against a very strong bot
  ziggurat play babylon --seats human,equal      against a bot of your level
  ziggurat play babel --seats human,human --name Ada,Ben
  ziggurat play babble --option mode=advanced
  ziggurat play --continue                       the game that you played last
  ziggurat play --load evening.json              continue a saved game""",
    )
    add_game(command, optional=True)
    add_players(command)
    command.add_argument(
        "--seats",
        metavar="NAMES",
        help="who plays, in order: human, a bot, or equal, a bot about as strong as you by your"
        " results; separated by commas (default: you, then mason)",
    )
    command.add_argument(
        "--name",
        metavar="NAMES",
        help="your name, or the names of all people at the keyboard, separated by commas"
        " (default: You; of several, Player 1, Player 2 …)",
    )
    command.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    command.add_argument(
        "--continue",
        dest="last",
        action="store_true",
        help="continue the game that you played last",
    )
    command.add_argument(
        "--jobs",
        type=whole("--jobs", 1, 256),
        metavar="N",
        help="processes that search together for a bot (default: one for each processor)",
    )
    add_seed(command)
    add_options(command)
    add_language(command)


def add_watch(commands: Commands) -> None:
    command = commands.add_parser(
        "watch",
        help="watch bots play a game",
        description="Watch bots play a game, move by move.",
        epilog="""\
examples:
  ziggurat watch babel --bots architect,mason
  ziggurat watch seven_wonders --players 4 --bots king --record game.json""",
    )
    add_game(command)
    add_players(command)
    command.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="one bot for all seats, or one for each, separated by commas (default: random)",
    )
    command.add_argument("--record", type=Path, metavar="FILE", help="save the game to a file")
    add_seed(command)
    add_options(command)
    add_language(command)


def add_replay(commands: Commands) -> None:
    command = commands.add_parser(
        "replay",
        help="check a saved game and show it",
        description="Play a saved game again, check every choice against the rules, and show it.",
        epilog="""\
examples:
  ziggurat replay game.json               the whole game
  ziggurat replay game.json --step        choice by choice
  ziggurat replay game.json --at 40 --seat 1""",
    )
    command.add_argument("file", type=Path, help="a game saved by play, watch or the server")
    add_position(command, "show the table after N choices")
    command.add_argument("--step", action="store_true", help="go through it choice by choice")
    command.add_argument(
        "--seat",
        type=whole("--seat"),
        metavar="N",
        help="show what player N could see, from 1 (default: what everybody could see)",
    )
    add_components(command)
    add_json(command)
    add_language(command)


def add_hint(commands: Commands) -> None:
    command = commands.add_parser(
        "hint",
        help="ask a bot what to do in a saved game",
        description="Ask a bot what a player should do in a saved game, and why.\n"
        "The bot knows only what that player could see.",
        epilog="""\
examples:
  ziggurat hint game.json
  ziggurat hint game.json --at 12 --seat 2 --effort 3 --jobs 2

In JSON, seats are numbered from 0, as in saved games.""",
    )
    command.add_argument("file", type=Path, help="a game saved by play, watch or the server")
    add_position(command, "ask after N choices (default: at the end)")
    command.add_argument(
        "--seat",
        type=whole("--seat"),
        metavar="N",
        help="for player N, from 1 (default: the first who must choose)",
    )
    command.add_argument(
        "--bot", metavar="NAME", help="which bot (default: the strongest that can explain itself)"
    )
    add_components(command)
    add_thinking(command)
    add_json(command)
    add_language(command)


def add_review(commands: Commands) -> None:
    command = commands.add_parser(
        "review",
        help="grade the moves of a saved game, and show better ones",
        description="Grade every move of a saved game by how much chance to win it cost, from\n"
        "what its player knew then, and show what would have been better.",
        epilog="""\
examples:
  ziggurat review game.json
  ziggurat review game.json --jobs 2 --effort 0.5

In JSON, seats are numbered from 0, as in saved games.""",
    )
    command.add_argument("file", type=Path, help="a game saved by play, watch or the server")
    add_components(command)
    add_thinking(command)
    add_json(command)
    add_language(command)


def add_position(command: Parser, text: str) -> None:
    command.add_argument("--at", type=whole("--at", 0), metavar="N", help=text)
