"""Entries that are written in one transaction, with the changes of the index that they cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ziggurat.server.storage.index import IndexRow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    class BatchWriter(Protocol):
        at_once: int  # batches that may be written at the same time

        async def write(self, batch: Batch) -> set[Key]:
            """Write a batch in one transaction; returns the keys that were free.

            Everything is on the disk on return.  Raises OSError or SQLAlchemyError, and then
            nothing has been written.
            """

        async def close(self) -> None: ...


Key = tuple[str, int]  # a room, and the number of an entry


class WriteFailed(OSError):
    """Raised when the database refuses to write; nothing has been written."""


class NewEntry(NamedTuple):
    room: str
    number: int
    text: str  # the entry as JSON
    before: IndexRow | None  # None: the room is new
    after: IndexRow

    @property
    def key(self) -> Key:
        return self.room, self.number

    @property
    def changes_room(self) -> bool:
        return self.before is not None and self.before[:-1] != self.after[:-1]

    @property
    def changes_seats(self) -> bool:
        return self.before is None or self.before.players != self.after.players


Batch = list[NewEntry]


def seats_of(batch: Sequence[NewEntry]) -> list[tuple[str, int, str]]:
    """Rooms, seats and players: the seats taken in all rooms whose seats change."""
    players = {each.room: each.after.players for each in batch if each.changes_seats}
    return [
        (room, seat, player)
        for room, seated in players.items()
        for seat, player in enumerate(seated)
        if player
    ]
