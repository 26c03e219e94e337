"""The commands with their arguments, and what happens when one goes wrong."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from math import inf, nan
from pathlib import Path
from typing import NoReturn

from ziggurat import __version__
from ziggurat.core.components import BadComponents
from ziggurat.core.kind import BadSetting
from ziggurat.core.text import LANGUAGES, Language
from ziggurat.games import component_files
from ziggurat.terminal import commands
from ziggurat.terminal.complaint import Complaint


class Parser(ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (see {self.prog} --help)")


def main(arguments: list[str] | None = None) -> int:
    try:
        options = parser().parse_args(arguments)
        component_files.use_named()
        options.chosen_components = component_files.use(getattr(options, "components", []))
        status: int = options.run(options)
    except (Complaint, BadSetting, BadComponents) as complaint:
        print(f"ziggurat: {complaint}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone, as `| head` does; nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def parser() -> Parser:
    top = Parser(prog="ziggurat", description="The board games of Babel in your terminal.")
    top.add_argument("--version", action="version", version=f"ziggurat {__version__}")
    listed = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    command = listed.add_parser("games", help="list the games, their options and bots")
    command.set_defaults(run=commands.games)

    command = listed.add_parser("play", help="sit down and play")
    command.add_argument("game", nargs="?", default="babel", help="which game (default: babel)")
    command.add_argument("--players", type=int, help="how many seats (default: the fewest)")
    command.add_argument(
        "--seats", help="who sits where: human or the name of a bot, separated by commas"
    )
    command.add_argument("--name", help="what you are called; several people by commas")
    command.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    add_set_up(command)
    command.set_defaults(run=commands.play)

    command = listed.add_parser("watch", help="let bots play a game and look at it")
    command.add_argument("game")
    command.add_argument("--players", type=int, help="how many seats, if one bot takes them all")
    command.add_argument("--bots", default="random", help="one bot, or one for each seat: a,b,…")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the record there")
    add_set_up(command)
    command.set_defaults(run=commands.watch)

    add_arena(listed.add_parser("arena", help="let bots play many games and count who wins"))

    command = listed.add_parser("replay", help="verify a recorded game and look at it")
    command.add_argument("file", type=Path)
    command.add_argument("--at", type=int, metavar="N", help="the table after N choices")
    command.add_argument("--step", action="store_true", help="go through it choice by choice")
    command.add_argument("--seat", type=int, help="look with the eyes of this seat, from 0")
    add_components(command)
    add_language(command)
    command.set_defaults(run=commands.replay)

    add_hint(listed.add_parser("hint", help="ask a bot what to do in a recorded game"))

    command = listed.add_parser("verify", help="check that the cards of a record were dealt fairly")
    command.add_argument("file", type=Path)
    command.add_argument("--commitment", default="", help="what was published before the game")
    command.set_defaults(run=commands.verify)

    add_serve(listed.add_parser("serve", help="open tables for people and bots on this machine"))

    add_admin(listed.add_parser("admin", help="look after the database of a server"))

    add_rules(listed.add_parser("rules", help="the numbered rules with their code and tests"))

    command = listed.add_parser(
        "bench",
        help="measure the speed of the engines",
        description="Random playouts, and the price of a copy, an imagined world and a view; for"
        " Babylon also the time to find all placements of a tile in a garden of twelve, median and"
        " worst of sixty gardens.",
    )
    command.add_argument("game", nargs="?", help="which game (default: all), or: server")
    command.add_argument("--players", type=int, help="how many seats (default: the fewest)")
    command.add_argument("--json", action="store_true", help="figures for programs")
    command.add_argument("--tables", type=int, default=1000, help="of the server (default: 1000)")
    command.add_argument("--seconds", type=float, default=20, help="of play at them (default: 20)")
    command.add_argument("--flat-out", action="store_true", help="without a pause between choices")
    command.add_argument(
        "--database", default="", metavar="URL", help="an empty PostgreSQL (default: SQLite)"
    )
    command.set_defaults(run=commands.bench)
    return top


def add_arena(command: ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("bots", nargs="+", metavar="BOT", help="the last one fills free seats")
    command.add_argument("--games", type=at_least_one, default=100, help="how many (default: 100)")
    command.add_argument("--players", type=int, help="how many seats (default: the fewest)")
    add_thinking(command)
    command.add_argument("--records", type=Path, metavar="DIR", help="write every game there")
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="note results there, and go on from it"
    )
    command.add_argument("--json", action="store_true", help="figures for programs")
    command.add_argument("--seed", default="arena", help="the same again (default: arena)")
    add_options(command)
    command.set_defaults(run=commands.arena)


def add_hint(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path)
    add_components(command)
    command.add_argument("--at", type=int, metavar="N", help="after N choices (default: the end)")
    command.add_argument(
        "--seat", type=int, help="who asks, from 0 (default: the first who must choose)"
    )
    command.add_argument("--bot", help="whom (default: the strongest that explains itself)")
    add_thinking(command)
    command.add_argument("--json", action="store_true", help="data for programs")
    add_language(command)
    command.set_defaults(run=commands.hint)


def add_thinking(command: ArgumentParser) -> None:
    command.add_argument(
        "--jobs", type=at_least_one, default=1, help="processes to think in (default: 1)"
    )
    command.add_argument(
        "--effort", type=above_nothing, default=1.0, help="of thinking (default: 1)"
    )


def at_least_one(words: str) -> int:
    if not words.isdecimal() or not int(words):
        raise ArgumentTypeError(f"{words} is not 1 or more")
    return int(words)


def above_nothing(words: str) -> float:
    try:
        value = float(words)
    except ValueError:
        value = nan
    if not 0 < value < inf:
        raise ArgumentTypeError(f"{words} is not a number above 0")
    return value


def add_serve(command: ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="(default: this machine alone)")
    command.add_argument("--port", type=int, default=8000)
    command.add_argument(
        "--database", default="ziggurat.db", help="a file, or the URL of a PostgreSQL database"
    )
    command.add_argument("--redis", default="", metavar="URL", help="for several workers")
    command.add_argument("--workers", type=int, default=1)
    command.add_argument("--secure", action="store_true", help="cookies over HTTPS alone")
    command.add_argument(
        "--limit",
        type=float,
        default=30,
        help="people, tables and logins that one address may make at once (default: 30)",
    )
    command.add_argument("--open", action="store_true", help="open the page in your browser")
    add_components(command)
    command.set_defaults(run=commands.serve)


def add_admin(command: ArgumentParser) -> None:
    command.add_argument("--database", default="ziggurat.db", help="as of `ziggurat serve`")
    add_components(command)
    tasks = command.add_subparsers(title="tasks", dest="task", metavar="TASK", required=True)
    tasks.add_parser("close", help="close a table").add_argument("room")
    tasks.add_parser("ban", help="ban an account").add_argument("name")
    tasks.add_parser("backup", help="copy a SQLite database").add_argument("file", type=Path)
    tasks.add_parser("migrate", help="bring the tables up to date")
    tasks.add_parser("replay", help="play all games again with the rules of today")
    command.set_defaults(run=commands.admin)


def add_set_up(command: ArgumentParser) -> None:
    command.add_argument("--seed", help="a game of the same seed is dealt alike")
    add_options(command)
    add_language(command)


def add_options(command: ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule option; `ziggurat games` lists them",
    )
    add_components(command)


def add_components(command: ArgumentParser) -> None:
    command.add_argument(
        "--components",
        action="append",
        default=[],
        type=Path,
        metavar="PATH",
        help="a component set, or a folder of them; see docs/component-sets.md",
    )


def add_rules(command: ArgumentParser) -> None:
    command.add_argument("what", nargs="?", default="babel", help="a game, or a rule: BB-CON-3")
    command.add_argument("--check", action="store_true", help="fail on a rule without code or test")
    command.add_argument("--report", action="store_true", help="count rules with tests and code")
    command.add_argument("--json", action="store_true", help="data for programs")
    add_language(command)
    command.set_defaults(run=commands.rules)


def add_language(command: ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=default_language())


def default_language() -> Language:
    return "fr" if os.environ.get("LANG", "").startswith("fr") else "en"
