"""Component sets from files: loaded once, and again in every process that is started later."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ziggurat.core.components import BadComponents, ComponentsCode, components_in
from ziggurat.core.plain import BadPart, one_of, part
from ziggurat.games.catalogue import GAMES

VARIABLE: Final = "ZIGGURAT_COMPONENTS"  # files and folders, separated as in PATH


def use(paths: list[Path]) -> dict[str, str]:
    """Load component sets here and in child processes; returns the last setting for each game.

    Raises BadComponents.
    """
    found = {game: key for path in paths for game, key in load(path)}
    os.environ[VARIABLE] = os.pathsep.join([*named(), *[str(path.resolve()) for path in paths]])
    return found


def use_named() -> None:
    """Load the component sets that the environment names.  Raises BadComponents."""
    for path in named():
        load(Path(path))


def named() -> list[str]:
    return [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]


def load(path: Path) -> list[tuple[str, str]]:
    """Load a file, or all JSON files of a folder; returns games and settings."""
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    if not files:
        raise BadComponents(ComponentsCode.NO_COMPONENTS_HERE, folder=path)
    return [load_file(file) for file in files]


def load_file(path: Path) -> tuple[str, str]:
    try:
        text = path.read_text("utf-8")
        game = tuple(GAMES)[one_of(part(components_in(text), "game", str), tuple(GAMES), "$.game")]
        return game, GAMES[game].add_components(text)
    except (OSError, UnicodeDecodeError) as error:
        detail = error.strerror if isinstance(error, OSError) else error
        raise BadComponents(
            ComponentsCode.COMPONENTS_UNREADABLE, file=path, detail=detail
        ) from error
    except BadPart as error:
        raise BadComponents(ComponentsCode.COMPONENTS_UNUSABLE, file=path, reason=error) from error
