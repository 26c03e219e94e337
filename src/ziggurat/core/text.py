"""Sentences for people, in both languages side by side, so that none can be forgotten."""

import re
from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Final, Literal, NamedTuple

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
OPTIONAL: Final = re.compile(r"\[([^\]]*)\]")


class Text(NamedTuple):
    """A sentence or a term.

    `{name}` stands for a value; `{count:card|cards}` for a number and the word it governs.
    A part in square brackets is left out if one of its values is missing, zero or empty:
    `Build {card}[, paying {left:coin|coins} to the left]`.
    """

    en: str
    fr: str

    def in_language(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


Value = bool | int | str | list[int] | list[str]


class Phrase(NamedTuple):
    """What is to be said: the name of a text and the values it takes.  Plain data, safe to send."""

    name: str
    values: Mapping[str, Value]


class Phrasebook:
    """Fills texts with values: terms are translated, seats are given their players' names."""

    def __init__(
        self, language: Language, terms: Mapping[str, Text], names: Sequence[str] = ()
    ) -> None:
        self.language: Final = language
        self.terms: Final = terms
        self.names: Final = names

    def say(self, text: Text, values: Mapping[str, object]) -> str:
        pieces: list[str] = []
        template = with_optional_parts(text.in_language(self.language), values)
        for before, name, spec, _ in Formatter().parse(template):
            pieces.append(before)
            if name is not None:
                pieces.append(self._value(name, values[name], spec or ""))
        sentence = "".join(pieces)
        return sentence[:1].upper() + sentence[1:]

    def term(self, word: str) -> str:
        """A word of the game in the reader's language."""
        return self.terms[word].in_language(self.language)

    def _value(self, name: str, value: object, spec: str) -> str:
        if isinstance(value, (list, tuple)):
            return ", ".join(self._value(name, each, spec) for each in value) or "-"
        if isinstance(value, str):
            return self.term(value)
        assert isinstance(value, int), f"{name} is neither a word nor a number: {value!r}"
        if name in {"seat", "other"} or name.endswith("_seat"):
            return self.names[value] if value < len(self.names) else str(value)
        if spec:
            one, many = spec.split("|")
            return f"{value} {one if self._is_singular(value) else many}"
        return str(value)

    def _is_singular(self, number: int) -> bool:
        return number <= 1 if self.language == "fr" else number == 1


def with_optional_parts(template: str, values: Mapping[str, object]) -> str:
    """The template with the bracketed parts whose values are all there, and without the others."""
    return OPTIONAL.sub(
        lambda found: found[1] if all(map(values.get, names_in(found[1]))) else "", template
    )


def names_in(template: str) -> list[str]:
    """The values that a template takes."""
    return [name for _, name, _, _ in Formatter().parse(template) if name is not None]
