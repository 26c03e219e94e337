"""Component sets: the faces of cards or tiles, as a file that a club can replace.

Where the printed components could not be read off the original, a game ships a reconstruction, the
set called `standard`.  Anyone who owns the box can write its real components into a file; a table
that uses it records the name of the set and a digest of its content.

A file is JSON: `{"ziggurat_components": 1, "game": "babble", "name": "club", …}`; the rest is up to
the game, which checks it.

BadPart
└── BadComponents     a set contradicts the rulebook, or is for another game
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ziggurat.core.error import ErrorCode, shortened
from ziggurat.core.plain import BadPart, part, read_json, typed
from ziggurat.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT: Final = 1
STANDARD: Final = "standard"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")


class ComponentsCode(ErrorCode):
    """What is wrong with a component set."""

    NO_COMPONENT_SETS = Text(
        "{game} has no component sets.",
        "{game} n'a pas de jeux de composants.",
    )
    NOT_COMPONENTS = Text(
        "This is not a component set: it is not valid JSON ({detail}).",
        "Ce n'est pas un jeu de composants : le JSON n'est pas valide ({detail}).",
    )
    COMPONENTS_FORMAT = Text(
        "$.ziggurat_components must be {expected}, not {found}.",
        "$.ziggurat_components doit valoir {expected}, et non {found}.",
    )
    COMPONENTS_GAME = Text(
        "$.game must be {expected}, not {found}.",
        "$.game doit valoir {expected}, et non {found}.",
    )
    COMPONENTS_NAME = Text(
        "$.name must be 1 to 31 lower-case letters, digits and hyphens, begin with a letter, and"
        " not be `standard`.",
        "$.name doit se composer de 1 à 31 minuscules, chiffres et traits d'union, commencer par"
        " une lettre et ne pas être `standard`.",
    )
    PART_COUNT = Text(
        "{place} must have {expected:entry|entries}, not {found}.",
        "{place} doit avoir {expected:entrée|entrées}, et non {found}.",
    )
    NO_COMPONENTS_HERE = Text(
        "The folder {folder} contains no component set: no file there ends in .json.",
        "Le dossier {folder} ne contient pas de jeu de composants :"
        " aucun fichier n'y finit par .json.",
    )
    COMPONENTS_UNREADABLE = Text(
        "Cannot read the component set {file}: {detail}.",
        "Impossible de lire le jeu de composants {file} : {detail}.",
    )
    COMPONENTS_UNUSABLE = Text(
        "Cannot use the component set {file}. {reason}",
        "Impossible d'utiliser le jeu de composants {file}. {reason}",
    )


class BadComponents(BadPart):
    """Raised when a text is not a component set of the game."""


class ComponentSet:
    """The components of one table.  Games add typed fields; a set never changes."""

    def __init__(self, key: str) -> None:
        self.key: Final = key  # `standard`, or name and digest: the setting that chooses the set

    def __copy__(self) -> ComponentSet:
        return self

    def __deepcopy__(self, memo: object) -> ComponentSet:
        return self


def read_components(text: str, game: str) -> tuple[str, Mapping[str, object]]:
    """The key and the content of a component set.  Raises BadPart."""
    content = components_in(text)
    name = name_of(content, game)
    return f"{name}-{digest_of(content)}", content


def components_in(text: str) -> dict[str, object]:
    """The content of a component set of any game.  Raises BadPart."""
    try:
        content = read_json(text)
    except ValueError as error:
        raise BadComponents(ComponentsCode.NOT_COMPONENTS, detail=error) from error
    return typed(content, dict, "$")


def name_of(content: Mapping[str, object], game: str) -> str:
    """The name of a component set of this game.  Raises BadPart."""
    form = part(content, "ziggurat_components", int)
    if form != FORMAT:
        raise BadComponents(ComponentsCode.COMPONENTS_FORMAT, expected=FORMAT, found=form)
    owner = part(content, "game", str)
    if owner != game:
        raise BadComponents(
            ComponentsCode.COMPONENTS_GAME, expected=repr(game), found=shortened(owner)
        )
    name = part(content, "name", str)
    if name == STANDARD or NAME.fullmatch(name) is None:
        raise BadComponents(ComponentsCode.COMPONENTS_NAME)
    return name


def check_count(values: list[object], expected: int, place: str) -> None:
    """Raises BadComponents if a list is too long or too short."""
    if len(values) != expected:
        raise BadComponents(
            ComponentsCode.PART_COUNT, place=place, expected=expected, found=len(values)
        )


def digest_of(content: Mapping[str, object]) -> str:
    """Twelve hexadecimal digits that stand for the content, however its file is laid out."""
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]
