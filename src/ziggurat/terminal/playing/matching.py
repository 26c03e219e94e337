"""Which action somebody means who types a few words, in English or in the language shown."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ziggurat.core.action import Action


def fitting(line: str, actions: Iterable[Action], shown: Callable[[Action], str]) -> list[Action]:
    """The actions that the words may mean: by their text, abbreviated, or as they are shown."""
    typed = folded(line)
    every = list(actions)
    if not typed:
        return []
    exact = [each for each in every if folded(each.text) == typed]
    abbreviated = [each for each in every if abbreviates(typed, folded(each.text))]
    return exact or abbreviated or [each for each in every if mentions(typed, folded(shown(each)))]


def folded(words: str) -> list[str]:
    """Words in lower case and without accents or punctuation."""
    plain = unicodedata.normalize("NFKD", words.lower())
    letters = [letter for letter in plain if not unicodedata.combining(letter)]
    return "".join(
        letter if letter.isalnum() or letter == "-" else " " for letter in letters
    ).split()


def abbreviates(typed: list[str], words: list[str]) -> bool:
    """Whether every word typed begins the word in its place."""
    return len(typed) <= len(words) and all(
        word.startswith(start) for start, word in zip(typed, words, strict=False)
    )


def mentions(typed: list[str], words: list[str]) -> bool:
    """Whether every word typed begins one of the words, in the same order."""
    remaining = iter(words)
    return all(any(word.startswith(start) for word in remaining) for start in typed)
