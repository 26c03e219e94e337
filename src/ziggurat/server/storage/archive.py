"""The terms under which finished public games are found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import structs
from sqlalchemy import and_, exists, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from ziggurat.server.room.archive import Archived
from ziggurat.server.storage.lists import SUMMARY
from ziggurat.server.storage.schema import ARCHIVE, ROOMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncEngine

PAGE: Final = 30  # games found at once


class Span(NamedTuple):
    """When a game may have ended; `before` is the last game of the page before."""

    since: float | None = None
    until: float | None = None
    before: tuple[float, str] | None = None


ALWAYS: Final = Span()


class Archive:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Final = dialect.insert

    async def store(self, room: str, ended: float, terms: Iterable[str]) -> None:
        """Let a game be found; a second call changes nothing."""
        rows = [{"term": each, "ended": ended, "room": room} for each in sorted(terms)]
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(ARCHIVE).on_conflict_do_nothing().values(rows))

    async def search(self, terms: list[str], span: Span = ALWAYS) -> list[Archived]:
        """A page of games that have all these terms, and one more if there are more."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(sought(terms, span).limit(PAGE + 1))).all()
        return [archived(row.summary, row.ended) for row in rows]


def sought(terms: list[str], span: Span) -> Select[tuple[str, float]]:
    """The first term leads to the games in their order; each of the others is looked up."""
    first, *others = terms
    fits = [ARCHIVE.c.term == first, ROOMS.c.public, ROOMS.c.state == "over", *within(span)]
    return (
        select(ROOMS.c.summary, ARCHIVE.c.ended)
        .join(ROOMS, ROOMS.c.name == ARCHIVE.c.room)
        .where(*fits, *[has_too(each) for each in others])
        .order_by(ARCHIVE.c.ended.desc(), ARCHIVE.c.room.desc())
    )


def within(span: Span) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if span.since is not None:
        found.append(ARCHIVE.c.ended >= span.since)
    if span.until is not None:
        found.append(ARCHIVE.c.ended < span.until)
    if span.before is not None:
        found.append(tuple_(ARCHIVE.c.ended, ARCHIVE.c.room) < tuple_(*span.before))
    return found


def has_too(term: str) -> ColumnElement[bool]:
    other = ARCHIVE.alias()
    same = and_(other.c.ended == ARCHIVE.c.ended, other.c.room == ARCHIVE.c.room)
    return exists().where(other.c.term == term, same)


def archived(summary: str, ended: float) -> Archived:
    return Archived(**structs.asdict(SUMMARY.decode(summary)), ended=ended)
