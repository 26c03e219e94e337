"""`ziggurat admin replay`: play all stored games again with the installed rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.error import Message
from ziggurat.server.admin import texts
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.records import results_of
from ziggurat.server.room.room import load_room
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists
from ziggurat.server.storage.results import Results

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.room.room import Room


async def stored_rooms(engine: AsyncEngine) -> list[tuple[str, str]]:
    """The names and states of all rooms."""
    return await RoomLists(engine).states()


async def replay(
    engine: AsyncEngine, rooms: list[tuple[str, str]], advance: Callable[[], None]
) -> list[Message]:
    """The differences found; `advance` is called after each room."""
    journal, results = Journal(engine), Results(engine)
    found: list[Message] = []
    for name, state in rooms:
        try:
            room = load_room(name, await journal.read(name))
        except RequestError as error:
            found.append(Message(texts.UNREADABLE, room=name, reason=error.__cause__ or error))
        else:
            found += differences(room, state, await results.ranks(name))
        advance()
    return found


def differences(room: Room, state: str, ranks: dict[int, int]) -> list[Message]:
    """What was stored about a room and does not follow from its log."""
    rules = Message(texts.RULES, then=room.opened.rules, now=room.kind.rules_version)
    if room.state != state:
        return [Message(texts.OTHER_STATE, room=room.name, then=state, now=room.state, rules=rules)]
    if room.outcome is None:
        return []
    now = {result.seat: result.rank for result in results_of(room)}
    return [
        Message(
            texts.OTHER_RANK,
            room=room.name,
            seat=seat + 1,
            then=rank,
            now=now.get(seat, "-"),
            rules=rules,
        )
        for seat, rank in ranks.items()
        if rank != now.get(seat)
    ]
