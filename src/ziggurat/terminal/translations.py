"""Translations of the terminal into further languages: `terminal/locale/LANGUAGE.json`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING

from ziggurat import terminal
from ziggurat.core.text import Text, translate
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Iterator


def translate_terminal() -> None:
    translate(Path(__file__).parent, terminal_texts())


def terminal_texts() -> dict[str, Text]:
    """All that the terminal says, by the names that translations use: `texts.play.SAVED`."""
    prefix = f"{terminal.__name__}."
    found: dict[str, Text] = {}
    for module in walk_packages(terminal.__path__, prefix):
        for name, value in vars(import_module(module.name)).items():
            where = f"{module.name.removeprefix(prefix)}.{name}"
            for way, text in texts_in(value):
                if all(text is not known for known in found.values()):
                    found[where + way] = text
    return found


def texts_in(value: object, way: str = "") -> Iterator[tuple[str, Text]]:
    """The texts in a constant, which may be a table or a list of them."""
    if isinstance(value, Text):
        yield way, value
    elif value is CommandCode:
        for code in CommandCode:
            yield f"{way}.{code.name}", code.text
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from texts_in(each, f"{way}.{key}")
    elif isinstance(value, (list, tuple)):
        for number, each in enumerate(value):
            yield from texts_in(each, f"{way}.{number}")
