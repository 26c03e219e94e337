"""Errors that are reported to the user in one sentence, without a traceback.

UserError
└── Complaint         bad input: exit status 2
    └── Failure       the input was fine, but it could not be done: exit status 1
"""

from typing import ClassVar

from ziggurat.core.error import Message, UserError
from ziggurat.core.text import Text
from ziggurat.terminal.texts.errors import QUOTED, REASONS


def reason_of(error: OSError) -> Text | str:
    """Why the system refused, in the reader's language where it is a usual reason."""
    return REASONS.get(error.errno or 0) or error.strerror or str(error)


class Complaint(UserError):
    """Bad input."""

    status: ClassVar[int] = 2


class Failure(Complaint):
    """A file, a port or a database does not cooperate."""

    status: ClassVar[int] = 1


def quotation(word: str) -> Message:
    """A word that was typed, between the quotation marks of the reader's language."""
    return Message(QUOTED, word=word)
