"""`ziggurat admin backup`: a consistent copy of a SQLite database, while a server uses it."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from ziggurat.core.error import Message
from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.admin.texts import BACKED_UP
from ziggurat.server.storage.database import PRIVATE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine


async def back_up(engine: AsyncEngine, target: Path) -> Message:
    """Raises AdminError."""
    if engine.dialect.name != "sqlite":
        raise AdminError(AdminCode.BACKUP_BY_DUMP)
    with new_private_file(target):
        async with engine.connect() as connection:
            await connection.execute(text("VACUUM INTO :target"), {"target": str(target)})
    return Message(BACKED_UP, file=target)


@contextmanager
def new_private_file(target: Path) -> Iterator[None]:
    """An empty file that only its owner can read; removed again if it cannot be filled."""
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError as error:
        raise AdminError(AdminCode.FILE_EXISTS, file=target) from error
    except OSError as error:
        raise AdminError(AdminCode.BACKUP_FAILED, file=target, detail=error.strerror) from error
    try:
        yield
    except OperationalError as error:
        target.unlink()
        raise AdminError(AdminCode.BACKUP_FAILED, file=target, detail=error.orig) from error
