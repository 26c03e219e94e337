"""`ziggurat admin replay`: play all stored games again with today's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.records import results_of
from ziggurat.server.room.room import load_room
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.results import Results

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.room import Room


async def replay(engine: AsyncEngine) -> list[str]:
    """The differences found; the last line counts them."""
    journal, results = Journal(engine), Results(engine)
    rooms = await RoomLists(engine).states()
    found: list[str] = []
    for name, state in rooms:
        try:
            room = load_room(name, await journal.read(name))
        except RequestError as error:
            found.append(f"{name}: {error}")
            continue
        ranks = await results.ranks(name)
        found += [f"{name}: {each}" for each in differences(room, state, ranks)]
    return [*found, f"{len(rooms)} rooms, {len(found)} differences"]


def differences(room: Room, state: str, ranks: dict[int, int]) -> list[str]:
    """What was stored about a room and does not follow from its log."""
    rules = f"rules {room.opened.rules} then, {room.kind.rules_version} now"
    if room.state != state:
        return [f"was {state}, is {room.state} ({rules})"]
    if room.outcome is None:
        return []
    now = {result.seat: result.rank for result in results_of(room)}
    changed = {seat: (rank, now.get(seat)) for seat, rank in ranks.items() if rank != now.get(seat)}
    return [f"seat {seat}: rank {a} then, {b} now ({rules})" for seat, (a, b) in changed.items()]
