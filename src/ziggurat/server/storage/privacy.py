"""The data that is stored about a person: export it, and erase it from logs and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs
from sqlalchemy import select, update

from ziggurat.server.room.entries import AnyEntry, Sat, Spoke, decode_entry, encode_entry
from ziggurat.server.room.protocol import ENCODER
from ziggurat.server.storage.lists import SUMMARY
from ziggurat.server.storage.schema import ENTRIES, PLAYERS, RESULTS, ROOMS, SEATS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.storage.people import Person


class Privacy:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def export(self, person: Person) -> dict[str, object]:
        """Everything that is stored about a person."""
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
                "player": dict(player.one()._mapping),  # noqa: SLF001 - a public name of SQLAlchemy
                "results": [dict(row._mapping) for row in results],  # noqa: SLF001 - as above
                "rooms": list(rooms),
            }

    async def erase_from_logs(self, person: Person) -> None:
        """Remove the name and the chat messages of a person from logs and lists."""
        async with self.engine.begin() as connection:
            rooms = list(
                await connection.scalars(select(SEATS.c.room).where(SEATS.c.player == person.id))
            )
            query = select(ENTRIES).where(ENTRIES.c.room.in_(rooms))
            for row in (await connection.execute(query)).all():
                entry = decode_entry(row.entry)
                erased = anonymous(entry) if entry.by == person.id else entry
                if erased != entry:
                    await connection.execute(
                        update(ENTRIES)
                        .where(ENTRIES.c.room == row.room, ENTRIES.c.number == row.number)
                        .values(entry=encode_entry(erased))
                    )
            await erase_from_summaries(connection, rooms, person.id)


async def erase_from_summaries(connection: AsyncConnection, rooms: list[str], player: str) -> None:
    query = select(ROOMS.c.name, ROOMS.c.summary).where(ROOMS.c.name.in_(rooms))
    for row in (await connection.execute(query)).all():
        summary = SUMMARY.decode(row.summary)
        chairs = [
            structs.replace(chair, name="", player="") if chair.player == player else chair
            for chair in summary.chairs
        ]
        erased = ENCODER.encode(structs.replace(summary, chairs=chairs)).decode()
        await connection.execute(
            update(ROOMS).where(ROOMS.c.name == row.name).values(summary=erased)
        )


def anonymous(entry: AnyEntry) -> AnyEntry:
    match entry:
        case Sat():
            return structs.replace(entry, name="")
        case Spoke():
            return structs.replace(entry, text="")
        case _:
            return entry
