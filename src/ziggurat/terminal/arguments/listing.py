"""Arguments of the commands that print information: games, rules, guide, completion, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.terminal.arguments.shared import GAME, GUIDE_NAMES, add_json, add_language

if TYPE_CHECKING:
    from ziggurat.terminal.arguments.shared import Commands


def add_games(commands: Commands) -> None:
    command = commands.add_parser(
        "games",
        help="list the games, or the options and bots of one",
        description="List the games. With a name: the options and bots of that game.",
        epilog="""\
examples:
  ziggurat games
  ziggurat games babel
  ziggurat games --json""",
    )
    command.add_argument("game", nargs="?", help=f"{GAME} (default: list all)")
    add_json(command)
    add_language(command)


def add_rules(commands: Commands) -> None:
    command = commands.add_parser(
        "rules",
        help="print the numbered rules of a game, or one rule",
        description="Print the numbered rules of a game, or one rule with everything about it.",
        epilog="""\
examples:
  ziggurat rules babel
  ziggurat rules BB-CON-3                 with rulings, code and tests
  ziggurat rules seven_wonders --lang fr""",
    )
    what = f"{GAME}, core, or the name of a rule such as BB-CON-3 (default: babel)"
    command.add_argument("what", nargs="?", default="babel", help=what)
    command.add_argument(
        "--sources", action="store_true", help="add rulings, refusals, code and tests to each rule"
    )
    command.add_argument("--check", action="store_true", help="fail if a rule has no test or code")
    command.add_argument("--report", action="store_true", help="count rules with tests and code")
    add_json(command)
    add_language(command)


def add_guide(commands: Commands) -> None:
    command = commands.add_parser(
        "guide",
        help="read how to play, host a server or write a bot",
        description="Read how to play, host a server or write a bot.",
        epilog="""\
examples:
  ziggurat guide                          invite friends, undo, leave, resume
  ziggurat guide install                  from nothing to the first start
  ziggurat guide host                     for friends, or on the internet
  ziggurat guide bot                      your first bot, step by step
  ziggurat guide example > bot.py         a bot that plays on a server""",
    )
    command.add_argument(
        "topic",
        nargs="?",
        choices=GUIDE_NAMES,
        default="play",
        metavar="TOPIC",
        help="play, offline, opponents, install, host, club, scale, bot, example, search, protocol"
        " or components (default: play)",
    )
    add_language(command)


def add_completion(commands: Commands) -> None:
    command = commands.add_parser(
        "completion",
        help="print a script that completes commands in your shell",
        description="Print a script that completes commands, options, games and bots.",
        epilog="""\
examples:
  eval "$(ziggurat completion bash)"    in ~/.bashrc
  eval "$(ziggurat completion zsh)"     in ~/.zshrc, after compinit
  ziggurat completion fish | source     in ~/.config/fish/config.fish""",
    )
    command.add_argument("shell", choices=("bash", "zsh", "fish"), help="bash, zsh or fish")
    command.add_argument(
        "words", nargs="*", default=[], help="words to complete; used by the scripts"
    )


def add_help(commands: Commands) -> None:
    command = commands.add_parser(
        "help",
        help="show help for a command",
        description="Show help for a command, as --help does.",
        epilog="""\
examples:
  ziggurat help play
  ziggurat help admin ban
  ziggurat help serve --lang fr""",
    )
    command.add_argument("words", nargs="*", default=[], metavar="COMMAND", help="the command")
    add_language(command)
