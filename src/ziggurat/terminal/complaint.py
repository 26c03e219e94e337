"""Errors that are reported to the user in one sentence, without a traceback.

Exception
└── Complaint         bad input: exit status 2
    └── Failure       the input was fine, but it could not be done: exit status 1
"""

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from ziggurat.core.text import Language, Text
from ziggurat.terminal.filling import filled
from ziggurat.terminal.texts.errors import REASONS


class Message:
    """A text with its values, some of which may be messages; the language is known later."""

    def __init__(self, text: Text, **values: object) -> None:
        self.text: Final = text
        self.values: Final = values

    def in_language(self, language: Language) -> str:
        values = {
            name: value.in_language(language) if isinstance(value, Message) else value
            for name, value in self.values.items()
        }
        return filled(self.text, language, values)


def translated(message: str, table: Sequence[tuple[str, Text]]) -> Message | str:
    """A message of another part of the program in the reader's language, by its pattern."""
    for pattern, text in table:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return Message(text, **found.groupdict())
    return message


def reason_of(error: OSError) -> Message | str:
    """Why the system refused, in the reader's language where it is a usual reason."""
    known = REASONS.get(error.errno or 0)
    return Message(known) if known else error.strerror or str(error)


class Complaint(Exception):
    """Bad input: one clear sentence in the reader's language."""

    status: ClassVar[int] = 2

    def __init__(self, text: Text | str, **values: object) -> None:
        self.message: Final = None if isinstance(text, str) else Message(text, **values)
        super().__init__(text if self.message is None else self.message.in_language("en"))

    def in_language(self, language: Language) -> str:
        return str(self) if self.message is None else self.message.in_language(language)


class Failure(Complaint):
    """A file, a port or a database does not cooperate."""

    status: ClassVar[int] = 1
