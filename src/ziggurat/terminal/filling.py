"""Fills the texts of the terminal: as Python formats strings, with plurals as games write them."""

from collections.abc import Mapping
from string import Formatter

from ziggurat.core.text import Language, Text, counted


class PluralFormatter(Formatter):
    """`{count:player|players}` is a number and the word it governs; all else as usual."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def format_field(self, value: object, format_spec: str) -> str:
        if "|" in format_spec and isinstance(value, int):
            return counted(value, format_spec, self.language)
        return str(super().format_field(value, format_spec))


def filled(text: Text, language: Language, values: Mapping[str, object]) -> str:
    return PluralFormatter(language).vformat(text.in_language(language), (), values)
