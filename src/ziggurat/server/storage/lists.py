"""Lists of rooms, and what a person may take away or have forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import structs
from sqlalchemy import select, update

from ziggurat.server.room.entries import AnyEntry, Sat, Spoke, decode_entry, encode_entry
from ziggurat.server.room.protocol import ENCODER, MyTable, Summary
from ziggurat.server.storage.schema import ENTRIES, PLAYERS, RESULTS, ROOMS, SEATS

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.core.seats import Seat
    from ziggurat.server.storage.people import Person

PAGE: Final = 100  # rooms of a list
GOING_ON: Final = ("gathering", "playing")
SUMMARY: Final = msgspec.json.Decoder(Summary)


class RoomLists:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def lobby(self) -> list[Summary]:
        """The public tables where something is going on, those that wait for players first."""
        query = (
            select(ROOMS.c.summary)
            .where(ROOMS.c.public, ROOMS.c.state.in_(GOING_ON))
            .order_by(ROOMS.c.state, ROOMS.c.opened.desc())
            .limit(PAGE)
        )
        async with self.engine.connect() as connection:
            return [SUMMARY.decode(each) for each in await connection.scalars(query)]

    async def going_on_for(self, player: str) -> list[MyTable]:
        """The tables where somebody sits and something is going on, first where it is his turn."""
        tables = await self._tables_of(player, ROOMS.c.state.in_(GOING_ON))
        return sorted(tables, key=lambda table: not table.my_turn)

    async def over_for(self, player: str, before: float) -> list[MyTable]:
        """The tables where somebody played, opened before this moment."""
        over = ROOMS.c.state.not_in(GOING_ON)
        return await self._tables_of(player, over & (ROOMS.c.opened < before))

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
        return [mine(SUMMARY.decode(row.summary), row.seat) for row in rows]

    async def everything_of(self, person: Person) -> dict[str, object]:
        """All that is kept about a person."""
        async with self.engine.connect() as connection:
            player = await connection.execute(
                select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.account, PLAYERS.c.language)
                .add_columns(PLAYERS.c.since)
                .where(PLAYERS.c.id == person.id)
            )
            results = await connection.execute(select(RESULTS).where(RESULTS.c.player == person.id))
            rooms = await connection.scalars(
                select(SEATS.c.room).where(SEATS.c.player == person.id)
            )
            return {
                "player": dict(player.one()._mapping),  # noqa: SLF001 - the name of a public thing
                "results": [dict(row._mapping) for row in results],  # noqa: SLF001 - as above
                "rooms": list(rooms),
            }

    async def forget(self, person: Person) -> None:
        """Take a name and what was said out of all logs and lists."""
        async with self.engine.begin() as connection:
            rooms = list(
                await connection.scalars(select(SEATS.c.room).where(SEATS.c.player == person.id))
            )
            query = select(ENTRIES).where(ENTRIES.c.room.in_(rooms))
            for row in (await connection.execute(query)).all():
                entry = decode_entry(row.entry)
                clean = without_traces(entry) if entry.by == person.id else entry
                if clean != entry:
                    await connection.execute(
                        update(ENTRIES)
                        .where(ENTRIES.c.room == row.room, ENTRIES.c.number == row.number)
                        .values(entry=encode_entry(clean))
                    )
            await forget_summaries(connection, rooms, person.id)


def mine(table: Summary, seat: Seat) -> MyTable:
    """A table as somebody who sits there finds it in his list."""
    my_turn = seat in table.waiting_for and not table.chairs[seat].away
    return MyTable(**structs.asdict(table), seat=seat, my_turn=my_turn)


async def forget_summaries(connection: AsyncConnection, rooms: list[str], player: str) -> None:
    query = select(ROOMS.c.name, ROOMS.c.summary).where(ROOMS.c.name.in_(rooms))
    for row in (await connection.execute(query)).all():
        summary = SUMMARY.decode(row.summary)
        chairs = [
            structs.replace(chair, name="", player="") if chair.player == player else chair
            for chair in summary.chairs
        ]
        clean = ENCODER.encode(structs.replace(summary, chairs=chairs)).decode()
        await connection.execute(
            update(ROOMS).where(ROOMS.c.name == row.name).values(summary=clean)
        )


def without_traces(entry: AnyEntry) -> AnyEntry:
    match entry:
        case Sat():
            return structs.replace(entry, name="")
        case Spoke():
            return structs.replace(entry, text="")
        case _:
            return entry
