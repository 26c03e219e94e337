"""Where output goes: a terminal of some width, or a pipe that is never wrapped or cut."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from io import StringIO
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ziggurat.core.error import fill
from ziggurat.terminal.fitting import needed_width
from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.status import Status

    from ziggurat.core.text import Language, Text

PIPE_WIDTH: Final = 100  # of boards; sentences and tables take what they need
ENDLESS: Final = 10_000
NARROWEST: Final = 20


class QuietConsole(Console):
    """Lets the command end in peace when nobody reads its output any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Prints sentences, tables and boards in one language."""

    def __init__(self, language: Language, *, stderr: bool = False) -> None:
        stream = sys.stderr if stderr else sys.stdout
        self.language: Final = language
        self.is_terminal: Final = stream.isatty()
        columns = os.environ.get("COLUMNS", "")
        width = None
        if not self.is_terminal:
            width = int(columns) if columns.isdecimal() and int(columns) else PIPE_WIDTH
        self.console: Final = QuietConsole(
            stderr=stderr, highlight=False, markup=False, emoji=False, width=width
        )

    def say(self, text: Text | str, style: str = "", **values: object) -> None:
        """A sentence; in a pipe it stays on one line."""
        self.console.print(self.words(text, **values), style=style, soft_wrap=not self.is_terminal)

    def command(self, text: Text, command: str) -> None:
        """A sentence that ends in a command, never broken: it can be copied."""
        words = self.words(text, command=command)
        self.console.print(words, soft_wrap=True)

    def indented(self, words: str, spaces: int) -> None:
        """A sentence below a heading; its continuation lines are indented too."""
        width = self.console.width - spaces if self.is_terminal else ENDLESS
        for line in wrap(words, max(width, NARROWEST)) or [""]:
            self.say(f"{'':{spaces}}{line}")

    def words(self, text: Text | str, **values: object) -> str:
        if isinstance(text, str):
            return text
        return fill(text, values, self.language)

    def status(self, words: str) -> AbstractContextManager[Status | None]:
        """Shows that something is being worked out; on a terminal only."""
        return self.console.status(words) if self.is_terminal else nullcontext()

    def ask(self, prompt: str) -> str:
        """A line that is typed; one that is piped in is shown as if it were.  Raises EOFError."""
        if not sys.stdin.isatty():
            line = input(prompt)
            self.say(line)
            return line
        if self.is_terminal and self.coloured and "readline" in sys.modules:
            # Readline must know which characters of the prompt take no room.
            prompt = f"\001\033[1;36m\002{prompt}\001\033[0m\002"
        return input(prompt)

    @property
    def coloured(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def show(self, table: Table) -> None:
        """A table: on a terminal it fits, in a pipe it is plain text in columns."""
        if self.is_terminal:
            self.console.print(table)
            return
        table.box = None
        table.pad_edge = False
        table.padding = (0, 2, 0, 0)
        plain = Console(
            file=StringIO(), width=ENDLESS, color_system=None, markup=False, emoji=False
        )
        with plain.capture() as captured:
            plain.print(table)
        for line in captured.get().splitlines():
            self.say(line.rstrip())

    def board(self, drawing: RenderableType) -> None:
        """A board, and how wide the terminal must be if a part of it is cut off."""
        self.console.print(drawing, soft_wrap=False)
        needed = needed_width(self.console, drawing)
        if needed > self.console.width:
            self.say(output.TOO_NARROW, "yellow", needed=needed, width=self.console.width)


def new_table(title: str = "") -> Table:
    """A table in the style of all tables that are not boards."""
    return Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
    )
