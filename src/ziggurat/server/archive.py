"""Lists of rooms, and what a person may take away or have forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import structs
from sqlalchemy import select, update

from ziggurat.server.entries import AnyEntry, Sat, Spoke, read_entry, written
from ziggurat.server.protocol import ENCODER, Summary
from ziggurat.server.tables import ENTRIES, PLAYERS, RESULTS, ROOMS, SEATS

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.people import Person

PAGE: Final = 100  # rooms of a list
SUMMARY: Final = msgspec.json.Decoder(Summary)


class Archive:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def lobby(self) -> list[Summary]:
        """The public tables where something is going on, those that wait for players first."""
        return await self._summaries(
            select(ROOMS.c.summary)
            .where(ROOMS.c.public, ROOMS.c.state.in_(["gathering", "playing"]))
            .order_by(ROOMS.c.state, ROOMS.c.opened.desc())
        )

    async def games_of(self, player: str, before: float) -> list[Summary]:
        """The rooms where somebody sits or sat, the newest first."""
        return await self._summaries(
            select(ROOMS.c.summary)
            .join(SEATS, SEATS.c.room == ROOMS.c.name)
            .where(SEATS.c.player == player, ROOMS.c.opened < before)
            .order_by(ROOMS.c.opened.desc())
        )

    async def _summaries(self, query: Select[str]) -> list[Summary]:
        async with self.engine.connect() as connection:
            return [SUMMARY.decode(each) for each in await connection.scalars(query.limit(PAGE))]

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
                entry = read_entry(row.entry)
                clean = without_traces(entry) if entry.by == person.id else entry
                if clean != entry:
                    await connection.execute(
                        update(ENTRIES)
                        .where(ENTRIES.c.room == row.room, ENTRIES.c.number == row.number)
                        .values(entry=written(clean))
                    )
            await forget_summaries(connection, rooms, person.name)


async def forget_summaries(connection: AsyncConnection, rooms: list[str], name: str) -> None:
    query = select(ROOMS.c.name, ROOMS.c.summary).where(ROOMS.c.name.in_(rooms))
    for row in (await connection.execute(query)).all():
        summary = SUMMARY.decode(row.summary)
        chairs = [
            structs.replace(chair, name="" if chair.name == name else chair.name)
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
