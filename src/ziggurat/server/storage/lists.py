"""Lists of rooms: the lobby, and the tables of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import structs
from sqlalchemy import select

from ziggurat.server.room.plan import InvitedSeat
from ziggurat.server.room.protocol import MyTable, Summary
from ziggurat.server.storage.schema import ROOMS, SEATS

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.core.seats import Seat

PAGE: Final = 100  # rooms of a list
ACTIVE: Final = ("gathering", "playing")
SUMMARY: Final = msgspec.json.Decoder(Summary)


class RoomLists:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def lobby(self) -> list[Summary]:
        """The active public tables, those that wait for players first."""
        query = (
            select(ROOMS.c.summary)
            .where(ROOMS.c.public, ROOMS.c.state.in_(ACTIVE))
            .order_by(ROOMS.c.state, ROOMS.c.opened.desc())
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            return [SUMMARY.decode(each) for each in await connection.scalars(query)]

    async def active_tables(self, player: str) -> list[MyTable]:
        """The active tables of a player, those where it is the player's turn first."""
        tables = await self._tables_of(player, ROOMS.c.state.in_(ACTIVE))
        return sorted(tables, key=lambda table: not table.my_turn)

    async def finished_tables(self, player: str, before: float) -> list[MyTable]:
        """The finished tables of a player that were opened before this time."""
        finished = ROOMS.c.state.not_in(ACTIVE)
        return await self._tables_of(player, finished & (ROOMS.c.opened < before))

    async def _tables_of(self, player: str, which: ColumnElement[bool]) -> list[MyTable]:
        """The newest first."""
        query = (
            select(ROOMS.c.summary, SEATS.c.seat)
            .join(SEATS, SEATS.c.room == ROOMS.c.name)
            .where(SEATS.c.player == player, which)
            .order_by(ROOMS.c.opened.desc())
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [my_table(SUMMARY.decode(row.summary), row.seat) for row in rows]

    async def invitations(self, player: str) -> list[Summary]:
        """Tables that wait for a player, with a seat reserved for them.

        The plan is in the summary; only tables that have not begun are searched.
        """
        query = (
            select(ROOMS.c.summary)
            .where(ROOMS.c.state == "gathering")
            .where(ROOMS.c.summary.contains(f'"player":"{player}"', autoescape=True))
            .order_by(ROOMS.c.opened.desc())
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            found = [SUMMARY.decode(each) for each in await connection.scalars(query)]
        return [table for table in found if is_invited(table, player)]

    async def finished_public(self) -> list[str]:
        """The names of finished public games, the oldest first."""
        over = ROOMS.c.public & (ROOMS.c.state == "over")
        query = select(ROOMS.c.name).where(over).order_by(ROOMS.c.opened, ROOMS.c.name)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def states(self) -> list[tuple[str, str]]:
        """All rooms, and their states."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(ROOMS.c.name, ROOMS.c.state))
            return [(row.name, row.state) for row in rows]


def is_invited(table: Summary, player: str) -> bool:
    """Whether a seat is reserved for a player who has not taken it."""
    if any(chair.player == player for chair in table.chairs):
        return False
    return any(isinstance(seat, InvitedSeat) and seat.player == player for seat in table.plan.seats)


def my_table(table: Summary, seat: Seat) -> MyTable:
    """The seat of a player replaced by another person is counted after the last one."""
    is_replaced, seat = divmod(seat, len(table.chairs))
    my_turn = not is_replaced and seat in table.waiting_for and not table.chairs[seat].away
    return MyTable(**structs.asdict(table), seat=seat, my_turn=my_turn)
