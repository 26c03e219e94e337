"""Errors that people read: a code, its values, and a text in each language.

This module is not compiled: errors of the server and the terminal, which are not compiled either,
inherit from it.

Exception
└── UserError         something that a person can understand, and often put right
"""

from __future__ import annotations

from enum import Enum
from string import Formatter
from typing import TYPE_CHECKING, Final

from ziggurat.core.grammar import typeset
from ziggurat.core.text import ROMAN, Text, counted, preceded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.text import Language


class ErrorCode(Enum):
    """A situation: its text says what happened and, where it helps, what to do next.

    Each package lists its own: `NO_TABLE = Text("English with {values}.", "Texte français.")`
    """

    # Properties, because the compiler cannot build members of a class that has `__init__`.

    @property
    def text(self) -> Text:
        text: Text = self.value
        return text

    @property
    def rule(self) -> str:
        """The rule that gives the reason, if one does."""
        return ""

    @property
    def code(self) -> str:
        """What programs compare."""
        return self.name.lower()


class Message:
    """A text and its values, to be read in any language.  A value may itself be a message."""

    def __init__(self, text: Text, **values: object) -> None:
        self.text: Final = text
        self.values: Final = values

    def in_language(self, language: Language) -> str:
        return fill(self.text, self.values, language)


class UserError(Exception):
    """Raised with a message for the user; as a string it is English."""

    def __init__(self, code: ErrorCode, **values: object) -> None:
        self.code: Final = code
        self.message: Final = Message(code.text, **values)
        super().__init__(self.message.in_language("en"))

    def in_language(self, language: Language) -> str:
        return self.message.in_language(language)


def fill(text: Text, values: Mapping[str, object], language: Language) -> str:
    """The text with its values, which are not looked up as in a phrasebook.

    Texts and messages among the values are translated, other values are printed as they are.
    """
    pieces: list[str] = []
    for before, name, spec, conversion in Formatter().parse(text.in_language(language)):
        pieces.append(before)
        if name is not None:
            shown = translated(values[name], language)
            pieces.append(formatted(shown, spec or "", conversion or "", language))
    return "".join(pieces)


def translated(value: object, language: Language) -> object:
    if isinstance(value, (Message, UserError, Text)):
        return value.in_language(language)
    if isinstance(value, (list, tuple)):
        return ", ".join([str(translated(each, language)) for each in value])
    return value


def formatted(value: object, spec: str, conversion: str, language: Language) -> str:
    if conversion == "r":
        value = quoted(value, language)
    if "|" not in spec and spec != ROMAN:
        return format(value, spec)
    if isinstance(value, int):
        return counted(value, spec, language)
    return preceded(str(value), spec, language)


def quoted(value: object, language: Language) -> str:
    """A value as Python writes it, between the quotation marks of the language."""
    shown = repr(value)
    if isinstance(value, str) and language == "fr":
        return typeset(f"« {shown[1:-1]} »", language)
    return shown


def texts_of(*classes: type[ErrorCode]) -> dict[str, Text]:
    """The texts of error codes, by the names that translations use."""
    return {f"errors.{code.code}": code.text for codes in classes for code in codes}


def shortened(value: object, limit: int = 80) -> str:
    """A value for an error message, cut where it gets long."""
    shown = ascii(value)
    return shown if len(shown) <= limit else f"{shown[:limit]}…"
