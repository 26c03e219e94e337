"""Reading plain data that came from outside."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def part(data: Mapping[str, object], key: str, kind: type[T]) -> T:
    """A value of plain data.  Raises KeyError or TypeError if it is not as expected."""
    value = data[key]
    if not isinstance(value, kind):
        raise TypeError(f"$.{key}: expected {kind.__name__}, got {type(value).__name__}")
    return value
