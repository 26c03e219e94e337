"""A line editor for the table: history from one game to the next, and completion with Tab."""

from __future__ import annotations

import sys
from glob import glob
from typing import TYPE_CHECKING, Final, Self

from ziggurat.terminal.autosave import state_folder
from ziggurat.terminal.complaint import Failure
from ziggurat.terminal.files import make_folder
from ziggurat.terminal.texts.play import COMMANDS, FILE_COMMANDS

try:
    import readline
except ImportError:  # not everywhere; lines are then typed without help
    readline = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable

HISTORY: Final = 1000  # lines


class Keyboard:
    """Use it as a context; `phrases` gives the texts that may be typed now."""

    def __init__(self, phrases: Callable[[], list[str]]) -> None:
        self.phrases: Final = phrases
        self.file: Final = state_folder() / "history"
        self.is_used: Final = readline is not None and sys.stdin.isatty()

    def __enter__(self) -> Self:
        if self.is_used:
            readline.set_completer(self.complete)
            readline.set_completer_delims(" ")
            readline.parse_and_bind("tab: complete")
            try:
                readline.read_history_file(self.file)
            except OSError:
                readline.clear_history()
        return self

    def __exit__(self, *_: object) -> None:
        if not self.is_used:
            return
        readline.set_completer(None)
        try:
            make_folder(self.file.parent)
            readline.set_history_length(HISTORY)
            readline.write_history_file(self.file)
        except (OSError, Failure):
            return  # a history is not worth an error

    def complete(self, word: str, state: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].split()
        found = completions(before, word, self.phrases())
        return found[state] if state < len(found) else None


def completions(before: list[str], word: str, phrases: list[str]) -> list[str]:
    """The words that may follow, each with a space."""
    command = COMMANDS.get(before[0].lower(), "") if before else ""
    if command in FILE_COMMANDS:
        return sorted(glob(f"{word}*"))  # noqa: PTH207 - as it is typed, without a folder
    if command == "why":
        before = before[1:]
    found = [] if before or command else list(COMMANDS)
    for phrase in phrases:
        words = phrase.split()
        if len(words) > len(before) and words[: len(before)] == before:
            found.append(words[len(before)])
    return [f"{each} " for each in dict.fromkeys(found) if each.startswith(word)]
