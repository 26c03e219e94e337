"""A line editor for the table: history from one game to the next, and completion with Tab."""

from __future__ import annotations

import sys
from contextlib import suppress
from glob import glob
from importlib import import_module
from typing import TYPE_CHECKING, Final, Self

from ziggurat.terminal.autosave import state_folder
from ziggurat.terminal.complaint import Failure
from ziggurat.terminal.files import make_folder
from ziggurat.terminal.texts.play import COMMANDS, FILE_COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

HISTORY: Final = 1000  # lines


class Keyboard:
    """Use it as a context; `phrases` gives the texts that may be typed now."""

    def __init__(self, phrases: Callable[[], list[str]]) -> None:
        self.phrases: Final = phrases
        self.file: Final = state_folder() / "history"
        self.editor: Final = line_editor() if sys.stdin.isatty() else None

    def __enter__(self) -> Self:
        if self.editor is not None:
            self.editor.set_completer(self.complete)
            self.editor.set_completer_delims(" ")
            self.editor.parse_and_bind("tab: complete")
            with suppress(OSError):  # there is none yet
                self.editor.read_history_file(self.file)
        return self

    def __exit__(self, *_: object) -> None:
        if self.editor is None:
            return
        self.editor.set_completer(None)
        with suppress(OSError, Failure):  # a history is not worth an error
            make_folder(self.file.parent)
            self.editor.set_history_length(HISTORY)
            self.editor.write_history_file(self.file)

    def complete(self, word: str, state: int) -> str | None:
        assert self.editor is not None
        before = self.editor.get_line_buffer()[: self.editor.get_begidx()].split()
        found = completions(before, word, self.phrases())
        return found[state] if state < len(found) else None


def line_editor() -> ModuleType | None:
    """GNU readline or what replaces it; not every system has one."""
    try:
        return import_module("readline")
    except ImportError:
        return None


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
