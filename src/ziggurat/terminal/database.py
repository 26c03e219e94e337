"""Problems with a server's database, reported in one sentence."""

from __future__ import annotations

import os
import re
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ziggurat.core.error import Message
from ziggurat.terminal.complaint import Complaint, Failure
from ziggurat.terminal.texts import errors
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def database_errors(address: str) -> Iterator[None]:
    """Turn the errors of a database into Failures."""
    try:
        yield
    except CommandError as error:  # of the migrations: there is one that is not known here
        raise Failure(CommandCode.NEWER_DATABASE, address=shown(address)) from error
    except ArgumentError as error:
        raise Complaint(CommandCode.BAD_DATABASE, address=shown(address)) from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        if "no such table" in reason or "UndefinedTable" in reason:
            raise Failure(CommandCode.OLD_DATABASE, address=shown(address)) from error
        raise Failure(
            CommandCode.CANNOT_USE_DATABASE, address=shown(address), reason=reason
        ) from error
    except OSError as error:
        raise Failure(
            CommandCode.CANNOT_REACH_DATABASE, address=shown(address), detail=error
        ) from error


def shown(address: str) -> str:
    """An address without its password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", address)


def place_of(address: str) -> str:
    """Where a database is: the whole path of a file, or an address without its password."""
    return shown(address) if "://" in address else str(Path(address).resolve())


def check_file(address: str, *, must_exist: bool) -> None:
    """A file that is missing is not created by accident.  Raises Failure."""
    if "://" in address:
        return
    path = Path(address)
    if must_exist and not path.exists() and path.parent.is_dir():
        raise Failure(CommandCode.NO_DATABASE, file=path)
    if problem := problem_with(path):
        raise Failure(CommandCode.CANNOT_USE_DATABASE, address=path, reason=problem)


def problem_with(path: Path) -> Message | None:
    """Why SQLite could not open or create this file; None if it could."""
    if not path.parent.is_dir():
        return Message(errors.NO_FOLDER, folder=path.parent)
    if path.is_dir():
        return Message(errors.IS_A_FOLDER)
    if os.statvfs(path.parent).f_flag & os.ST_RDONLY:
        return Message(errors.READ_ONLY)
    if not os.access(path if path.exists() else path.parent, os.R_OK | os.W_OK):
        return Message(errors.NO_PERMISSION)
    return None
