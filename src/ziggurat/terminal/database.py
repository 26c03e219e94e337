"""Problems with a server's database, said in one sentence."""

from __future__ import annotations

import os
import re
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ziggurat.terminal.complaint import Complaint, Failure

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def database_errors(address: str) -> Iterator[None]:
    """Whatever goes wrong with a database inside is a Failure."""
    try:
        yield
    except ArgumentError as error:
        raise Complaint(
            f"--database {shown(address)!r} is neither a file nor the URL of a database."
            " Use a file name or postgresql://USER@HOST/NAME."
        ) from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        if "no such table" in reason or "UndefinedTable" in reason:
            raise Failure(
                f"The database {shown(address)} is not up to date:"
                " run `ziggurat admin migrate` with the same --database."
            ) from error
        raise Failure(f"Cannot use the database {shown(address)}: {reason}.") from error
    except OSError as error:
        raise Failure(f"Cannot reach the database {shown(address)}: {error}.") from error


def shown(address: str) -> str:
    """An address without its password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", address)


def check_file(address: str, *, must_exist: bool) -> None:
    """A file that is missing is not created by accident.  Raises Failure."""
    if "://" in address:
        return
    path = Path(address)
    if must_exist and not path.exists() and path.parent.is_dir():
        raise Failure(
            f"There is no database {path}. Name one with --database,"
            f" or create it with `ziggurat admin --database {path} migrate`."
        )
    if problem := problem_with(path):
        raise Failure(f"Cannot use the database {path}: {problem}.")


def problem_with(path: Path) -> str:
    """Why SQLite could not open or create this file; empty if it could."""
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}"
    if path.is_dir():
        return "it is a folder"
    if not os.access(path if path.exists() else path.parent, os.R_OK | os.W_OK):
        return "you do not have permission to write it"
    return ""
