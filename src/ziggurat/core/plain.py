"""Reading plain data that came from outside."""

import json
import re
from collections.abc import Mapping
from typing import Final, TypeVar

T = TypeVar("T")
SURROGATE: Final = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")


def read_json(text: str) -> object:
    """The content of a JSON text.  Raises ValueError with one clear sentence."""
    try:
        content: object = json.loads(text)
    except RecursionError as error:
        raise ValueError("the text is nested too deeply") from error
    if SURROGATE.search(strings_in(content)):
        raise ValueError("the text contains half of a surrogate pair")
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


def part(data: Mapping[str, object], key: str, kind: type[T]) -> T:
    """A value of plain data.  Raises KeyError or TypeError if it is not as expected."""
    value = data[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TypeError(f"$.{key}: expected {kind.__name__}, got {type(value).__name__}")
    return value
