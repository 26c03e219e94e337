"""Sentences for people, in English and French side by side, so that none can be forgotten.

Further languages are files: `locale/LANGUAGE.json` next to the texts, by their names.
"""

import json
import os
import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from ziggurat.core.grammar import PSEUDO, elides, grammar_of, plural_form, typeset

Language = str  # a code of ISO 639, or the made-up one that tests use
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")  # in which everything is written
OPTIONAL: Final = re.compile(r"\[([^\]]*)\]")
PSEUDO_VARIABLE: Final = "ZIGGURAT_PSEUDO"  # set: the made-up language is offered, too
NO_READER: Final = -1  # a seat that nobody has
ROMAN: Final = "roman"
SEVERAL: Final = "n"  # the form of a term that is counted
SEATS: Final = "seats"  # for a list with a value for each seat
EACH: Final = "each"  # for a list in which every place matters
NUMERALS: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
PLACE: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")
translated: Final[list[Language]] = []  # languages that were found in files


class Text:
    """A sentence or a term.

    - `{name}` stands for a value, which may be a number, a seat, a term, or a list of them.
    - `{count:card|cards}` stands for a number and the word it governs, one form for each plural
      category of the language; `{count::is|are}` for the word alone.
    - `{name:de |d'}` puts a word before a value: the second form where it is elided.
    - `{seat}` is a player's name, or "you" to that player; `{seat::draws|draw}` is the word that
      goes with it: for another player, and for the reader; `{seat:de |d'|votre}` has a third form,
      which the reader sees instead of "de" and a name.
    - `{totals:seats}` is a list with a value for each seat: `you (58), Ben (59)`.
    - `{age:roman}` is a number in Roman numerals.
    - `{colour:f}` takes the form `f` of a term that has several: `vert|f=verte`.
    - In a list, equal terms that follow each other stand once, with their number; the form `n` of a
      term has its forms for the plural categories of the language: `stone|n=stone/stones`.
      `{supports:each}` says every one, where its place in the list matters.
    - A part in square brackets is left out if one of its values is missing, zero or empty:
      `Build {card}[, paying {left:coin|coins} to the left]`; in a list of such parts, the comma of
      the first one is dropped after a colon: `pays:[, {bank} to the bank][, {left} to the left]`.

    `lib/phrasebook.ts` fills texts in the same way; tests/core/messages.json is for both.
    """

    def __init__(self, en: str, fr: str) -> None:
        self.en: Final = en
        self.fr: Final = fr
        self.others: Final[dict[Language, str]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.en == other.en and self.fr == other.fr

    def __hash__(self) -> int:
        return hash((self.en, self.fr))

    def __repr__(self) -> str:
        return f"Text({self.en!r}, {self.fr!r})"

    def in_language(self, language: Language) -> str:
        """The text in a language; in English where it is not translated."""
        words = self.fr if language == "fr" else self.others.get(language, self.en)
        return typeset(words, language)


class Composed(Text):
    """A text that is composed of other texts in each language; it needs no translation itself."""


def languages() -> tuple[Language, ...]:
    """All languages that there are texts in."""
    return (*LANGUAGES, *translated)


def offered_languages() -> tuple[Language, ...]:
    """The languages that readers may choose; the made-up one only where the operator says so."""
    return tuple(
        [each for each in languages() if each != PSEUDO or os.environ.get(PSEUDO_VARIABLE)]
    )


def translate(folder: Path, texts: Mapping[str, Text]) -> None:
    """Take over the translations of some texts from the `locale` folder next to them."""
    for file in sorted((folder / "locale").glob("*.json")):
        language = file.stem
        if language not in translated:
            translated.append(language)
        for name, words in json.loads(file.read_text(encoding="utf-8")).items():
            if name in texts:
                texts[name].others[language] = words


Value = bool | int | str | list[int] | list[str]


class Phrase(NamedTuple):
    """A sentence: the name of a text and the values it takes.  Plain data, safe to send."""

    name: str
    values: Mapping[str, Value]


class Phrasebook:
    """Fills texts with values for one reader: terms are translated, seats are given names."""

    def __init__(
        self,
        language: Language,
        terms: Mapping[str, Text],
        names: Sequence[str] = (),
        reader: int = NO_READER,
    ) -> None:
        self.language: Final = language
        self.terms: Final = terms
        self.names: Final = names
        self.reader: Final = reader  # the seat that is addressed as "you"

    def say(self, text: Text, values: Mapping[str, object]) -> str:
        template = with_optional_parts(text.in_language(self.language), values)
        sentence = PLACE.sub(
            lambda place: self._value(place[1], values[place[1]], place[2] or ""), template
        )
        return sentence[:1].upper() + sentence[1:]

    def term(self, word: str, form: str = "") -> str:
        """A word of the game in the reader's language."""
        return form_of(self.terms[word].in_language(self.language), form)

    def _value(self, name: str, value: object, spec: str) -> str:
        if isinstance(value, (list, tuple)):
            return ", ".join(self._listed(name, list(value), spec)) or "-"
        if isinstance(value, str):
            return preceded(self.term(value, spec), spec, self.language)
        assert isinstance(value, int), f"{name} is neither a word nor a number: {value!r}"
        return self._seat(value, spec) if is_seat(name) else counted(value, spec, self.language)

    def _listed(self, name: str, values: list[object], spec: str) -> list[str]:
        """The values of a list; equal neighbours are counted, except with `each` or `seats`."""
        if spec == SEATS:
            return [f"{self._seat(seat, '')} ({value})" for seat, value in enumerate(values)]
        listed: list[str] = []
        for value, same in groupby(values):
            count = len(list(same))
            if isinstance(value, str) and count > 1 and spec != EACH:
                listed.append(self._several(value, count))
            else:
                listed.extend([self._value(name, value, spec)] * count)
        return listed

    def _several(self, word: str, count: int) -> str:
        forms = self.term(word, SEVERAL).split("/")
        if len(forms) == 1:
            return f"{count} × {forms[0]}"  # noqa: RUF001 - times
        return f"{count} {forms[plural_form(self.language, count)]}"

    def _seat(self, seat: int, spec: str) -> str:
        is_reader = seat == self.reader
        if spec.startswith(":"):
            return spec[1:].split("|")[is_reader]
        if not is_reader:
            written = self.names[seat] if seat < len(self.names) else str(seat)
            return preceded(written, spec, self.language)
        before, *forms = spec.split("|")
        return forms[1] if len(forms) > 1 else before + grammar_of(self.language).you


def is_seat(name: str) -> bool:
    """Whether a value of this name is a seat."""
    return name in {"seat", "other"} or name.endswith("_seat")


def counted(number: int, spec: str, language: Language) -> str:
    """A number with the word that it governs, or that word alone (`:is|are`)."""
    if not spec:
        return str(number)
    if spec == ROMAN:
        return NUMERALS[number - 1]
    word = spec.removeprefix(":").split("|")[plural_form(language, number)]
    return word if spec.startswith(":") else f"{number} {word}"


def preceded(written: str, spec: str, language: Language) -> str:
    """A value with the word in front of it, which may be elided: `de |d'`."""
    if "|" not in spec:
        return written
    full, elided, *_ = spec.split("|")
    return (elided if elides(language, written) else full) + written


def form_of(term: str, form: str) -> str:
    """One form of a term; the first if it has no such form: `vert|f=verte`."""
    first, *others = term.split("|")
    for each in others:
        name, _, words = each.partition("=")
        if name == form:
            return words
    return first


def with_optional_parts(template: str, values: Mapping[str, object]) -> str:
    """The template with the bracketed parts whose values are all there, and without the others."""
    kept = OPTIONAL.sub(
        lambda found: (
            found[1] if all(is_there(values, each) for each in names_in(found[1])) else ""
        ),
        template,
    )
    return kept.replace(":,", ":")  # a list may begin with any of its parts


def is_there(values: Mapping[str, object], name: str) -> bool:
    """Whether a value is there and not zero or empty; seats count from 0."""
    return bool(values.get(name)) or (is_seat(name) and name in values)


def names_in(template: str) -> list[str]:
    """The values that a template takes."""
    return [place[1] for place in PLACE.finditer(template)]
