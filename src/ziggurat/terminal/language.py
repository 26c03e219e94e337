"""The language of the terminal: `--lang`, or what the environment says."""

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ziggurat.core.grammar import PSEUDO
from ziggurat.core.text import LANGUAGES, PSEUDO_VARIABLE, Language

OPTION: Final = "--lang"
TRANSLATIONS: Final = Path(__file__).parent / "locale"
VARIABLES: Final = ("ZIGGURAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set wins


def languages() -> tuple[Language, ...]:
    """All languages that the terminal speaks; the made-up one only where it is asked for."""
    found = sorted(file.stem for file in TRANSLATIONS.glob("*.json"))
    if not os.environ.get(PSEUDO_VARIABLE):
        found = [each for each in found if each != PSEUDO]
    return (*LANGUAGES, *found)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language asked for, known before the arguments are parsed: errors need it too."""
    for place, word in enumerate(arguments):
        following = "".join(arguments[place + 1 : place + 2])
        value = following if word == OPTION else word.removeprefix(f"{OPTION}=")
        if word.startswith(OPTION) and value in languages():
            return known(value)
    return environment_language(environment)


def environment_language(environment: Mapping[str, str]) -> Language:
    for name in VARIABLES:
        if value := environment.get(name):
            return known(value)
    return "en"


def known(locale: str) -> Language:
    """The language of a locale such as fr_FR.UTF-8, or English."""
    code = re.split(r"[_.@-]", locale.lower())[0]
    return code if code in languages() else "en"
