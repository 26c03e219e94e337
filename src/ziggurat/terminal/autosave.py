"""Where games and results are kept that nobody has saved to a file of their own."""

import json
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from ziggurat.core.record import Record
from ziggurat.terminal.complaint import Failure
from ziggurat.terminal.files import make_folder, save_record
from ziggurat.terminal.texts.errors import CommandCode

LAST_GAME: Final = "last-game"  # the arguments that continue the game that was played last


def state_folder() -> Path:
    """The folder for what a program remembers, as the XDG standard names it."""
    given = os.environ.get("XDG_STATE_HOME", "")
    try:
        base = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "state"
    except RuntimeError:  # nobody's home is known
        base = Path(tempfile.gettempdir())
    return base / "ziggurat"


def new_file(name: str, suffix: str) -> Path:
    """A new file in that folder, or in a temporary folder if that cannot be written."""
    stem = f"{name}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
    folder = state_folder()
    try:
        make_folder(folder)
        writable = os.access(folder, os.W_OK)
    except Failure:
        writable = False
    return (folder if writable else Path(tempfile.gettempdir())) / f"{stem}{suffix}"


def autosave(record: Record) -> Path:
    """Save a game to a new file; returns the file.  Raises Failure."""
    path = new_file(record.game, ".json")
    save_record(record, path)
    return path


def remember_last(arguments: Sequence[str]) -> bool:
    """Keep the arguments of `ziggurat` that continue this game, if possible."""
    try:
        make_folder(state_folder())
        (state_folder() / LAST_GAME).write_text(json.dumps(arguments), encoding="utf-8")
    except (OSError, Failure):
        return False
    return True


def forget_last() -> None:
    """The game is over."""
    with suppress(OSError):
        (state_folder() / LAST_GAME).unlink(missing_ok=True)


def last_game() -> list[str]:
    """The arguments that continue the game that was played last.  Raises Failure."""
    try:
        arguments: list[str] = json.loads((state_folder() / LAST_GAME).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Failure(CommandCode.NO_LAST_GAME, folder=state_folder()) from error
    return arguments
