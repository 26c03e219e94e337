"""`ziggurat …`: parse the arguments, run the command, turn errors into one sentence."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Final

from ziggurat.core.error import Message, UserError
from ziggurat.core.text import LANGUAGES
from ziggurat.terminal import streams
from ziggurat.terminal.arguments import parser
from ziggurat.terminal.arguments.parser import Parser
from ziggurat.terminal.complaint import Complaint, reason_of
from ziggurat.terminal.language import language_of
from ziggurat.terminal.texts.errors import CommandCode
from ziggurat.terminal.translations import translate_terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ziggurat.core.text import Language

FAILURE: Final = 1
USAGE: Final = 2
WITHOUT_GAMES: Final = ("completion", "help")
# What brings the packages that a command needs; playing needs none.
EXTRAS: Final = {
    "asyncpg": "cluster",
    "redis": "cluster",
    "numpy": "train",
    "pyarrow": "research",
}
OTHER_EXTRA: Final = "server"
SERVER: Final = "ziggurat.server"  # a package of its own
INTERRUPTED: Final = 130  # as the shell says it: 128 and the number of the signal


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    streams.prepare()
    language = language_of(words, os.environ)
    if language not in LANGUAGES:
        translate_terminal()
    Parser.language = language
    try:
        status = attempt(words, language)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone, as `| head` does.
        streams.silence_output()
        return 0
    except OSError as error:
        streams.silence_output()
        problem = Message(CommandCode.CANNOT_PRINT.text, reason=reason_of(error))
        return report(problem.in_language(language), FAILURE)
    except Exception as error:
        if os.environ.get("ZIGGURAT_TRACEBACK"):
            raise
        problem = Message(CommandCode.REPORT_BUG.text, error=f"{type(error).__name__}: {error}")
        return report(problem.in_language(language), FAILURE)
    return status


def attempt(words: list[str], language: Language) -> int:
    try:
        return run(words)
    except UserError as error:
        status = error.status if isinstance(error, Complaint) else USAGE
        return report(error.in_language(language), status)
    except ModuleNotFoundError as error:
        name = error.name or ""
        missing = "ziggurat-server" if name == SERVER else name.partition(".")[0]
        if missing == "ziggurat":
            raise
        command = f"pip install 'ziggurat[{EXTRAS.get(missing, OTHER_EXTRA)}]'"
        problem = Message(CommandCode.NOT_INSTALLED.text, missing=missing, command=command)
        return report(problem.in_language(language), FAILURE)


def run(words: list[str]) -> int:
    top = parser()
    options = top.parse(words)
    if options.command is None:
        top.print_help()
        return 0
    # Only the command that runs is imported, and with it rich, the bots or the server.
    command: Callable[..., int] = import_module(f"ziggurat.terminal.commands.{options.command}").run
    if options.command not in WITHOUT_GAMES:
        from ziggurat.games import component_files  # noqa: PLC0415 - other commands start faster

        component_files.use_named()
        options.chosen_components = component_files.use(getattr(options, "components", []))
    return command(options)


def report(problem: str, status: int) -> int:
    """Say what is wrong: on a terminal in whole words, in a pipe on one line."""
    said = f"ziggurat: {problem}"
    if sys.stderr.isatty():
        width = get_terminal_size().columns
        said = fill(said, width, break_long_words=False, break_on_hyphens=False)
    print(said, file=sys.stderr)
    return status
