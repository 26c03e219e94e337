"""The index to the logs: one row for each room and one for each seat taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, update

from ziggurat.server.storage.schema import ROOMS, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.ext.asyncio import AsyncConnection


class IndexRow(NamedTuple):
    """What the index says about a room."""

    game: str
    public: bool
    state: str
    opened: float
    summary: str  # how it is listed, as JSON
    due: float | None
    # By seat; empty: nobody.  Those after the last seat may take a seat back, in the same order.
    players: tuple[str, ...]

    @property
    def columns(self) -> dict[str, object]:
        return dict(zip(self._fields[:-1], self[:-1], strict=True))


class IndexChange(NamedTuple):
    room: str
    before: IndexRow | None  # None: the room is new
    after: IndexRow

    @property
    def changes_room(self) -> bool:
        return self.before is not None and self.before[:-1] != self.after[:-1]

    @property
    def changes_seats(self) -> bool:
        return self.before is None or self.before.players != self.after.players


CHANGE: Final = update(ROOMS).where(ROOMS.c.name == bindparam("of"))
CLEAR: Final = delete(SEATS).where(SEATS.c.room == bindparam("of"))


async def update_index(connection: AsyncConnection, changes: Iterable[IndexChange]) -> None:
    """Bring the index up to date, with one statement for all rooms that change alike."""
    changes = list(changes)
    opened = [{"name": each.room, **each.after.columns} for each in changes if each.before is None]
    changed = [{"of": each.room, **each.after.columns} for each in changes if each.changes_room]
    players = {each.room: each.after.players for each in changes if each.changes_seats}
    seats = [
        {"room": room, "seat": seat, "player": player}
        for room, seated in players.items()
        for seat, player in enumerate(seated)
        if player
    ]
    for statement, rows in (
        (insert(ROOMS), opened),
        (CHANGE, changed),
        (CLEAR, [{"of": room} for room in players]),
        (insert(SEATS), seats),
    ):
        if rows:
            await connection.execute(statement, rows)
