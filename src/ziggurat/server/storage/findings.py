"""What reviews found, kept so that no move is examined twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.ai.review.examining import Finding
from ziggurat.ai.review.judges import VERSION
from ziggurat.server.storage.schema import FINDINGS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


class Findings:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def store(self, room: str, number: int, of: int, finding: Finding) -> None:
        """Another worker may have found the same."""
        row = {"room": room, "version": VERSION, "number": number, "of": of}
        text = msgspec.json.encode(finding).decode()
        statement = self._insert(FINDINGS).on_conflict_do_nothing().values(**row, finding=text)
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    async def read(self, room: str) -> tuple[dict[int, Finding], int]:
        """The findings by number, and how many there will be; 0: not known yet."""
        query = (
            select(FINDINGS.c.number, FINDINGS.c.of, FINDINGS.c.finding)
            .where(FINDINGS.c.room == room, FINDINGS.c.version == VERSION)
            .order_by(FINDINGS.c.number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = {row.number: msgspec.json.decode(row.finding, type=Finding) for row in rows}
        return found, rows[0].of if rows else 0
