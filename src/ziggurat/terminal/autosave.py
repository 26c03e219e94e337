"""Where games and results are kept when somebody leaves without saving."""

import os
import tempfile
import time
from pathlib import Path

from ziggurat.core.record import Record
from ziggurat.terminal.complaint import Failure
from ziggurat.terminal.files import make_folder, save_record


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
    """Save a game that is left; returns the file.  Raises Failure."""
    path = new_file(record.game, ".json")
    save_record(record, path)
    return path
