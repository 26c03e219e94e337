"""Records on disk."""

import os
import tempfile
from pathlib import Path

from ziggurat.core.kind import Kind
from ziggurat.core.record import BadRecord, Record, read
from ziggurat.core.session import Session, resume
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.complaint import Complaint


def kind_called(name: str) -> Kind:
    if name not in GAMES:
        raise Complaint(f"there is no game called {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def load_record(path: Path) -> Record:
    """Read a record without changing anything."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Complaint(f"cannot read {path}: {error.strerror}") from error
    except (BadRecord, UnicodeDecodeError) as error:
        raise Complaint(f"{path}: {error}") from error


def load_session(path: Path, upto: int | None = None) -> Session:
    record = load_record(path)
    try:
        return resume(kind_called(record.game), record, upto)
    except BadRecord as error:
        raise Complaint(f"{path}: {error}") from error


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"cannot write {path}: {error.strerror}") from error


def save_record(record: Record, path: Path) -> None:
    """Write all of it or nothing; only a record is ever written over."""
    if path.exists():
        load_record(path)
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_text())
        Path(temporary).replace(path)
    except OSError as error:
        raise Complaint(f"cannot write {path}: {error.strerror}") from error
