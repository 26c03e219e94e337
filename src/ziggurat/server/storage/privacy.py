"""The data that is stored about a person: export it, and erase it from logs and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs
from sqlalchemy import or_, select, update

from ziggurat.server.room.entries import Sat, Spoke, decode_entry, encode_entry
from ziggurat.server.room.protocol import ENCODER
from ziggurat.server.storage.lists import SUMMARY
from ziggurat.server.storage.schema import CHANNELS, ENTRIES, PLAYERS, RESULTS, ROOMS, SEATS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.room.protocol import Chair
    from ziggurat.server.storage.people import Person


class Privacy:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def export(self, person: Person) -> dict[str, object]:
        """Everything that is stored about a person."""
        async with self.engine.connect() as connection:
            player = await connection.execute(
                select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.account, PLAYERS.c.language)
                .add_columns(PLAYERS.c.since, PLAYERS.c.vacation, PLAYERS.c.notify)
                .where(PLAYERS.c.id == person.id)
            )
            results = await connection.execute(select(RESULTS).where(RESULTS.c.player == person.id))
            rooms = await connection.scalars(
                select(SEATS.c.room).where(SEATS.c.player == person.id)
            )
            channels = await connection.execute(
                select(CHANNELS.c.address, CHANNELS.c.enabled, CHANNELS.c.since).where(
                    CHANNELS.c.player == person.id
                )
            )
            entries = await named_entries(connection, person)
            return {
                "player": dict(player.one()._mapping),  # noqa: SLF001 - a public name of SQLAlchemy
                "results": [dict(row._mapping) for row in results],  # noqa: SLF001 - as above
                "channels": [dict(row._mapping) for row in channels],  # noqa: SLF001 - as above
                "rooms": list(rooms),
                "seats": [
                    {"room": room, "at": entry.at, "seat": entry.seat, "name": entry.name}
                    for room, _, entry in entries
                    if isinstance(entry, Sat)
                ],
                "chat": [
                    {"room": room, "at": entry.at, "text": entry.text}
                    for room, _, entry in entries
                    if isinstance(entry, Spoke)
                ],
            }

    async def erase_from_logs(self, person: Person) -> None:
        """Remove the name and the chat messages of a person from logs and lists."""
        async with self.engine.begin() as connection:
            entries = await named_entries(connection, person)
            for room, number, entry in entries:
                await connection.execute(
                    update(ENTRIES)
                    .where(ENTRIES.c.room == room, ENTRIES.c.number == number)
                    .values(entry=encode_entry(anonymous(entry)))
                )
            await erase_from_summaries(connection, {room for room, _, _ in entries}, person.id)


async def named_entries(
    connection: AsyncConnection, person: Person
) -> list[tuple[str, int, Sat | Spoke]]:
    """Every entry with a person's name or words, also at tables that the person has left.

    There is no index for it: all logs are searched, which is rare.
    """
    by = ENTRIES.c.entry.contains(f'"by":"{person.id}"', autoescape=True)
    kind = or_(*(ENTRIES.c.entry.startswith(f'{{"type":"{tag}"') for tag in ("sat", "spoke")))
    query = select(ENTRIES).where(by, kind).order_by(ENTRIES.c.room, ENTRIES.c.number)
    rows = (await connection.execute(query)).all()
    found = [(row.room, row.number, decode_entry(row.entry)) for row in rows]
    return [
        (room, number, entry)
        for room, number, entry in found
        if isinstance(entry, Sat | Spoke) and entry.by == person.id
    ]


async def erase_from_summaries(connection: AsyncConnection, rooms: set[str], player: str) -> None:
    query = select(ROOMS.c.name, ROOMS.c.summary).where(ROOMS.c.name.in_(rooms))
    for row in (await connection.execute(query)).all():
        summary = SUMMARY.decode(row.summary)
        chairs = [without(chair, player) for chair in summary.chairs]
        erased = ENCODER.encode(structs.replace(summary, chairs=chairs)).decode()
        await connection.execute(
            update(ROOMS).where(ROOMS.c.name == row.name).values(summary=erased)
        )


def without(chair: Chair, player: str) -> Chair:
    if chair.player == player:
        return structs.replace(chair, name="", player="")
    return structs.replace(chair, owner="", owner_name="") if chair.owner == player else chair


def anonymous(entry: Sat | Spoke) -> Sat | Spoke:
    if isinstance(entry, Sat):
        return structs.replace(entry, name="")
    return structs.replace(entry, text="")
