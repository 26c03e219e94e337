"""Component sets from files: loaded once, and again in every process that is started later."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ziggurat.core.components import BadComponents
from ziggurat.core.plain import read_json
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
        raise BadComponents(f"{path}: there is no component set in this folder")
    return [load_file(file) for file in files]


def load_file(path: Path) -> tuple[str, str]:
    try:
        text = path.read_text("utf-8")
        game = game_of(text)
        return game, GAMES[game].add_components(text)
    except (OSError, UnicodeDecodeError, BadComponents) as error:
        raise BadComponents(f"{path}: {error}") from error


def game_of(text: str) -> str:
    """The game that a component set is for.  Raises BadComponents."""
    try:
        content = read_json(text)
    except ValueError as error:
        raise BadComponents(f"not a component set: {error}") from error
    game = content.get("game") if isinstance(content, dict) else None
    if not isinstance(game, str) or game not in GAMES:
        raise BadComponents(f"not a component set: $.game must be one of {', '.join(GAMES)}")
    return game
