"""Component sets: the faces of cards or tiles, as a file that a club can replace.

Where the printed components could not be read off the original, a game ships a reconstruction, the
set called `standard`.  Anyone who owns the box can write its real components into a file; a table
that uses it records the name of the set and a digest of its content.

A file is JSON: `{"ziggurat_components": 1, "game": "babble", "name": "club", …}`; what else stands
in it is up to the game, which checks it.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ziggurat.core.plain import part, read_json

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT: Final = 1
STANDARD: Final = "standard"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")


class BadComponents(ValueError):
    """Raised when a text is no component set of the game."""


class ComponentSet:
    """The components of one table.  Games add typed fields; a set never changes."""

    def __init__(self, key: str) -> None:
        self.key: Final = key  # `standard`, or name and digest: the setting that chooses the set

    def __copy__(self) -> ComponentSet:
        return self

    def __deepcopy__(self, memo: object) -> ComponentSet:
        return self


def read_components(text: str, game: str) -> tuple[str, Mapping[str, object]]:
    """The key and the content of a component set.  Raises BadComponents."""
    try:
        content = read_json(text)
        name = name_of(content, game)
    except KeyError as error:
        raise BadComponents(f"not a component set: $.{error.args[0]} is missing") from error
    except (ValueError, TypeError) as error:
        raise BadComponents(f"not a component set: {error}") from error
    assert isinstance(content, dict)
    return f"{name}-{digest_of(content)}", content


def name_of(content: object, game: str) -> str:
    """The name of a component set of this game.  Raises KeyError, TypeError or ValueError."""
    if not isinstance(content, dict):
        raise TypeError("expected an object")
    if part(content, "ziggurat_components", int) != FORMAT:
        raise ValueError(f"$.ziggurat_components: expected {FORMAT}")
    if part(content, "game", str) != game:
        raise ValueError(f"$.game: expected {game!r}, got {content['game']!r}")
    name = part(content, "name", str)
    if name == STANDARD or NAME.fullmatch(name) is None:
        raise ValueError("$.name: use lower-case letters, digits and hyphens, not 'standard'")
    return name


def digest_of(content: Mapping[str, object]) -> str:
    """Twelve hexadecimal digits that stand for the content, however its file is laid out."""
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]
