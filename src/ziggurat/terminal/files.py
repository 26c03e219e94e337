"""Records on disk."""

import os
import tempfile
from pathlib import Path

from ziggurat.core.kind import Kind, SettingCode
from ziggurat.core.record import BadRecord, Record, read
from ziggurat.core.session import Session, resume
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.complaint import Complaint, Failure, quotation, reason_of
from ziggurat.terminal.texts.errors import CommandCode


def kind_called(name: str) -> Kind:
    if name.lower() not in GAMES:
        raise Complaint(SettingCode.NO_GAME, name=quotation(name), games=list(GAMES))
    return GAMES[name.lower()]


def load_record(path: Path) -> Record:
    """Read a record without changing anything.  Raises Failure."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure(CommandCode.CANNOT_READ, file=path, reason=reason_of(error)) from error
    except UnicodeDecodeError as error:
        raise Failure(CommandCode.BAD_UTF8, file=path) from error
    except BadRecord as error:
        raise Failure(CommandCode.CANNOT_USE, file=path, reason=error) from error
    except ValueError as error:  # a file name with a NUL
        raise Failure(CommandCode.CANNOT_READ, file=path, reason=error) from error


def load_session(path: Path, upto: int | None = None) -> Session:
    record = load_record(path)
    try:
        return resume(kind_called(record.game), record, upto)
    except BadRecord as error:
        raise Failure(CommandCode.CANNOT_USE, file=path, reason=error) from error


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(CommandCode.CANNOT_WRITE, file=path, reason=reason_of(error)) from error


def save_record(record: Record, path: Path) -> None:
    """Write all of it or nothing; only a record is ever overwritten.  Raises Failure."""
    temporary = ""
    try:
        if path.exists():
            load_record(path)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_text())
        Path(temporary).replace(path)
    except (OSError, ValueError) as error:  # a file name with a NUL is a ValueError
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        reason = reason_of(error) if isinstance(error, OSError) else error
        raise Failure(CommandCode.CANNOT_WRITE, file=path, reason=reason) from error
