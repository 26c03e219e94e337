"""Arguments that several commands have, and the numbers they take."""

from __future__ import annotations

from math import inf, nan
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.arguments.parser import Parser
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.language import languages
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from argparse import _SubParsersAction
    from collections.abc import Callable

    Commands = _SubParsersAction[Parser]

GAME_NAMES: Final = ("babel", "babylon", "babble", "seven_wonders")  # a test compares them
GUIDE_NAMES: Final = (  # as above
    *("play", "offline", "opponents", "install", "host", "club", "scale"),
    *("bot", "example", "search", "protocol", "components"),
)
GAME: Final = "babel, babylon, babble or seven_wonders"


def whole(name: str, few: int = 1, many: int | None = None) -> Callable[[str], int]:
    """A whole number in a range."""

    def checked(words: str) -> int:
        value = int(words) if words.isascii() and words.isdecimal() and len(words) < 10 else -1  # noqa: PLR2004 - any real number is shorter
        if value >= few and (many is None or value <= many):
            return value
        if many is None:
            raise Complaint(CommandCode.WHOLE_NUMBER, name=name, few=few, value=words)
        raise Complaint(CommandCode.NUMBER_UP_TO, name=name, few=few, many=many, value=words)

    return checked


def above_zero(name: str) -> Callable[[str], float]:
    def checked(words: str) -> float:
        try:
            value = float(words)
        except ValueError:
            value = nan
        if not 0 < value < inf:
            raise Complaint(CommandCode.ABOVE_ZERO, name=name, value=words)
        return value

    return checked


def text(name: str) -> Callable[[str], str]:
    """Any text that can be written to a file."""

    def checked(words: str) -> str:
        try:
            words.encode()
        except UnicodeEncodeError as error:
            raise Complaint(CommandCode.NOT_UNICODE, name=name) from error
        return words

    return checked


def add_game(command: Parser, *, optional: bool = False) -> None:
    if optional:
        help_text = f"{GAME} (default: babel)"
        command.add_argument("game", nargs="?", default="babel", help=help_text)
    else:
        command.add_argument("game", help=GAME)


def add_players(command: Parser) -> None:
    command.add_argument(
        "--players",
        type=whole("--players"),
        metavar="N",
        help="number of players (default: the fewest the game allows)",
    )


def add_seed(command: Parser) -> None:
    command.add_argument(
        "--seed",
        type=text("--seed"),
        metavar="TEXT",
        help="the same seed gives the same deal (default: a random one, which is shown)",
    )


def add_options(command: Parser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a rule option; may be repeated. `ziggurat games GAME` lists them",
    )
    add_components(command)


def add_components(command: Parser) -> None:
    command.add_argument(
        "--components",
        action="append",
        default=[],
        type=Path,
        metavar="PATH",
        help="a component set, or a folder of them; see `ziggurat guide components`",
    )


def add_thinking(command: Parser) -> None:
    command.add_argument(
        "--jobs",
        type=whole("--jobs", 1, 256),
        default=1,
        metavar="N",
        help="processes to use (default: 1)",
    )
    command.add_argument(
        "--effort",
        type=above_zero("--effort"),
        default=1.0,
        metavar="X",
        help="how long the bots think, relative to normal: 0.1 is ten times faster (default: 1)",
    )


def add_json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON")


def add_language(command: Parser) -> None:
    command.add_argument(
        "--lang",
        choices=languages(),
        default=Parser.language,  # known before the arguments are parsed
        help="language: en or fr (default: from the environment)",
    )
