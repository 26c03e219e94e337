"""Help in the reader's language, line by line."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.texts.help import HELP

if TYPE_CHECKING:
    from ziggurat.core.text import Language, Text

EXPLAINED: Final = re.compile(
    r"(?P<command>  \S.*?  +)(?P<about>\S.*)"
)  # a command, and what it does


@cache
def table() -> dict[str, Text]:
    return {text.en: text for text in HELP}


def translated(words: str, language: Language) -> str:
    """A text of the help; what is no text, such as a command, stays as it is."""
    if words in table():
        return table()[words].in_language(language)
    start = f"{words[:1].lower()}{words[1:]}".removesuffix(".")
    if start in table():  # a summary as a sentence
        summary = table()[start].in_language(language)
        return f"{summary[:1].upper()}{summary[1:]}."
    if "\n" in words:
        return "\n".join([translated(line, language) for line in words.split("\n")])
    if explained := EXPLAINED.fullmatch(words):
        return explained["command"] + translated(explained["about"], language)
    return words
