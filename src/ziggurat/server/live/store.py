"""Rooms in the database: load them, and commit entries to their logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server import metrics
from ziggurat.server.live.publisher import Publisher
from ziggurat.server.room.deadlines import due
from ziggurat.server.room.entries import Chose
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.projection import summary
from ziggurat.server.room.protocol import ENCODER, RequestError
from ziggurat.server.room.room import Room, load_room
from ziggurat.server.storage.index import IndexRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.server.room.entries import AnyEntry
    from ziggurat.server.storage.journal import Committed, Journal

TRIES: Final = 8  # races that a request may lose
WAITING_FOR: Final = ',"waiting_for":'  # in a summary; after the seats it ends without winners
END: Final = ',"winners":[]}'
logger: Final = structlog.get_logger()


class NoSuchRoom(RequestError):
    """Raised when a room has no log."""


class RoomStore:
    """Commits entries of rooms; every committed entry is published once."""

    def __init__(self, journal: Journal) -> None:
        self.journal: Final = journal
        self.committed: Final[Publisher[Committed]] = Publisher()

    async def load(self, name: str) -> Room:
        """Raises NoSuchRoom, or RequestError if the log cannot be read."""
        entries = await self.journal.read(name)
        if not entries:
            raise NoSuchRoom(RequestCode.NO_TABLE, room=name)
        return load_room(name, entries)

    async def commit(
        self, room: Room, entry: AnyEntry, before: IndexRow | None
    ) -> Committed | None:
        """Store an entry that the room has applied.  None: another worker was first."""
        after = next_row(room, entry, before)
        try:
            committed = await self.journal.append(room.name, room.version, entry, before, after)
        except (SQLAlchemyError, OSError) as error:
            logger.exception("database write failed", room=room.name)
            raise RequestError(RequestCode.UNAVAILABLE) from error
        if committed is None:
            metrics.RACES.inc()
        else:
            metrics.entries_of(type(entry)).inc()
            self.committed.publish(committed)
        return committed

    async def change(self, name: str, decide: Callable[[Room], AnyEntry | None]) -> None:
        """Commit the entry that `decide` makes, if any.  Raises RequestError."""
        for _ in range(TRIES):
            room = await self.load(name)
            before, entry = index_row(room), decide(room)
            if entry is None:
                return
            room.apply(entry)
            if await self.commit(room, entry, before):
                return
        raise busy()


def next_row(room: Room, entry: AnyEntry, before: IndexRow | None) -> IndexRow:
    """The row after an entry.  A choice in a game that goes on changes little of it."""
    is_usual = isinstance(entry, Chose) and room.state == "playing"
    if before is None or not is_usual:
        return index_row(room)
    unchanged, _, _ = before.summary.rpartition(WAITING_FOR)
    seats = ENCODER.encode(room.to_act()).decode()
    return before._replace(summary=f"{unchanged}{WAITING_FOR}{seats}{END}", due=due(room))


def index_row(room: Room) -> IndexRow:
    return IndexRow(
        room.kind.name,
        room.plan.public,
        room.state,
        room.opened.at,
        ENCODER.encode(summary(room)).decode(),
        due(room),
        (*(occupant.player for occupant in room.occupants), *owners(room)),
    )


def owners(room: Room) -> tuple[str, ...]:
    """By seat: the player who may take a seat back from the person in it."""
    if not room.owners():
        return ()
    return tuple(each.owner.player if each.owner else "" for each in room.occupants)


def busy() -> RequestError:
    return RequestError(RequestCode.BUSY)
