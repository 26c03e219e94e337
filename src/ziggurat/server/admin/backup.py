"""`ziggurat admin backup`: a consistent copy of a SQLite database, while a server uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from ziggurat.server.room.protocol import RequestError

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine


async def back_up(engine: AsyncEngine, target: Path) -> list[str]:
    if engine.dialect.name != "sqlite":
        raise RequestError("not_here", "PostgreSQL is backed up by pg_dump")
    async with engine.connect() as connection:
        try:
            await connection.execute(text("VACUUM INTO :target"), {"target": str(target)})
        except OperationalError as error:
            raise RequestError("not_there", f"cannot back up to {target}: {error.orig}") from error
    return [f"backed up to {target}"]
