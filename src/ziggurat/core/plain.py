"""Reading plain data from outside: JSON texts and the values in them.

UserError
└── BadPart           a value is missing, unknown, or not what its place needs
"""

import json
import re
from collections.abc import Mapping
from typing import Final, TypeVar

from ziggurat.core.error import ErrorCode, UserError, shortened
from ziggurat.core.text import Text

T = TypeVar("T")
SURROGATE: Final = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")
TYPES: Final[dict[str, Text]] = {
    "str": Text("a text", "un texte"),
    "int": Text("a whole number", "un nombre entier"),
    "list": Text("a list", "une liste"),
    "dict": Text("an object", "un objet"),
    "tuple": Text("a tuple", "un tuple"),
}


class PlainCode(ErrorCode):
    """What is wrong with a value; its place is written like `$.words[12].order`."""

    PART_MISSING = Text("{place} is missing.", "{place} manque.")
    PART_UNKNOWN = Text(
        "{place} is not part of the format. Check its spelling, or remove it.",
        "{place} ne fait pas partie du format. Vérifiez l'orthographe, ou supprimez-le.",
    )
    PART_TYPE = Text(
        "{place} must be {expected}, not {found}.",
        "{place} doit être {expected}, et non {found}.",
    )
    PART_ONE_OF = Text(
        "{place} must be one of {names}, not {found}.",
        "{place} doit valoir {names}, et non {found}.",
    )


class BadPart(UserError):
    """Raised when a value is not what its place needs."""


def read_json(text: str) -> object:
    """The content of a JSON text.  Raises ValueError with one clear sentence."""
    try:
        content: object = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if SURROGATE.search(strings_in(content)):
        raise ValueError("contains half of a surrogate pair")
    return content


def strings_in(content: object) -> str:
    """All texts of a JSON value, joined."""
    found: list[str] = []
    rest = [content]
    while rest:
        value = rest.pop()
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, list):
            rest.extend(value)
        elif isinstance(value, dict):
            rest.extend(value)
            rest.extend(value.values())
    return "".join(found)


def part(data: Mapping[str, object], key: str, kind: type[T], place: str = "$") -> T:
    """A value of plain data.  Raises BadPart."""
    if key not in data:
        raise BadPart(PlainCode.PART_MISSING, place=f"{place}.{key}")
    return typed(data[key], kind, f"{place}.{key}")


def typed(value: object, kind: type[T], place: str) -> T:
    """A value that must be of this type; a truth value is no number.  Raises BadPart."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        expected = TYPES[kind.__name__]
        raise BadPart(PlainCode.PART_TYPE, place=place, expected=expected, found=shortened(value))
    return value


def one_of(value: object, names: tuple[str, ...], place: str) -> int:
    """The number of a name in a list.  Raises BadPart."""
    if not isinstance(value, str) or value not in names:
        raise BadPart(PlainCode.PART_ONE_OF, place=place, names=list(names), found=shortened(value))
    return names.index(value)


def check_keys(
    parts: Mapping[str, object], needed: tuple[str, ...], optional: tuple[str, ...], place: str
) -> None:
    """Raises BadPart if a key is missing or unknown."""
    for name in needed:
        if name not in parts:
            raise BadPart(PlainCode.PART_MISSING, place=f"{place}.{name}")
    for name in parts:
        if name not in needed and name not in optional:
            raise BadPart(PlainCode.PART_UNKNOWN, place=f"{place}.{shortened(name)[1:-1]}")
