"""The data that is stored about a person: export it, and erase it from logs and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import structs
from sqlalchemy import or_, select, update

from ziggurat.server.room.entries import Sat, Spoke, decode_entry, encode_entry
from ziggurat.server.room.protocol import ENCODER
from ziggurat.server.storage.lists import SUMMARY
from ziggurat.server.storage.schema import (
    ATTEMPTS,
    CHANNELS,
    DAILIES,
    ENTRIES,
    PASSKEYS,
    PLAYERS,
    RATINGS,
    RELATIONS,
    REPORTS,
    RESULTS,
    ROOMS,
    SEATS,
    SESSIONS,
    SOLVERS,
)

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ziggurat.server.room.protocol import Chair
    from ziggurat.server.storage.people import Person


# Exported about a person: tables, the column with the person's id, and the columns to show.
EXPORTED: Final = {
    "player": (PLAYERS, "id", "id name account language since vacation notify"),
    "sessions": (SESSIONS, "player", "device since seen"),
    "passkeys": (PASSKEYS, "player", "label since seen"),
    "results": (RESULTS, "player", "room seat player game players rank won rated at"),
    "ratings": (RATINGS, "player", "game mu sigma games"),
    "channels": (CHANNELS, "player", "address enabled since"),
    "people": (RELATIONS, "player", "other kind since"),
    "reports": (REPORTS, "by", "id at by player room reason text closed"),
    "bots": (PLAYERS, "owner", "id name"),
    "solvers": (SOLVERS, "player", "game rating tried solved streak"),
    "puzzles": (ATTEMPTS, "player", "game puzzle solved at"),
    "dailies": (DAILIES, "player", "day game room score won moves gave_up ended"),
    "rooms": (SEATS, "player", "room"),
}


class Said(NamedTuple):
    """A chat message."""

    room: str
    at: float
    text: str


class Privacy:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def export(self, person: Person) -> dict[str, object]:
        """Everything that is stored about a person."""
        async with self.engine.connect() as connection:
            found = {name: await told(connection, person.id, name) for name in EXPORTED}
            entries = await named_entries(connection, person.id)
        (player,) = found.pop("player")
        return {
            "player": player,
            **found,
            "rooms": [each["room"] for each in found["rooms"]],
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

    async def said(self, player: str, room: str) -> list[Said]:
        """What a player has said at a table."""
        query = select(ENTRIES).where(ENTRIES.c.room == room).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            entries = [decode_entry(row.entry) for row in await connection.execute(query)]
        return [
            Said(room, entry.at, entry.text)
            for entry in entries
            if isinstance(entry, Spoke) and entry.by == player
        ]

    async def erase_from_logs(self, player: str) -> None:
        """Remove the name and the chat messages of a person from logs and lists."""
        async with self.engine.begin() as connection:
            entries = await named_entries(connection, player)
            for room, number, entry in entries:
                await connection.execute(
                    update(ENTRIES)
                    .where(ENTRIES.c.room == room, ENTRIES.c.number == number)
                    .values(entry=encode_entry(anonymous(entry)))
                )
            await erase_from_summaries(connection, {room for room, _, _ in entries}, player)


async def told(connection: AsyncConnection, player: str, name: str) -> list[dict[str, object]]:
    """The rows of an exported table that are about a player."""
    table, whose, columns = EXPORTED[name]
    query = select(*(table.c[each] for each in columns.split())).where(table.c[whose] == player)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def named_entries(
    connection: AsyncConnection, player: str
) -> list[tuple[str, int, Sat | Spoke]]:
    """Every entry with a person's name or words, also at tables that the person has left.

    There is no index for it: all logs are searched, which is rare.
    """
    by = ENTRIES.c.entry.contains(f'"by":"{player}"', autoescape=True)
    kind = or_(*(ENTRIES.c.entry.startswith(f'{{"type":"{tag}"') for tag in ("sat", "spoke")))
    query = select(ENTRIES).where(by, kind).order_by(ENTRIES.c.room, ENTRIES.c.number)
    rows = (await connection.execute(query)).all()
    found = [(row.room, row.number, decode_entry(row.entry)) for row in rows]
    return [
        (room, number, entry)
        for room, number, entry in found
        if isinstance(entry, Sat | Spoke) and entry.by == player
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
