"""`ziggurat admin dump`: all finished public games as a data set, without the names of people."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.core.error import Message
from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.admin.texts import DUMPED
from ziggurat.server.room.daily import SCORES
from ziggurat.server.room.protocol import RequestError
from ziggurat.server.room.room import load_room
from ziggurat.server.storage.journal import Journal
from ziggurat.server.storage.lists import RoomLists

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from contextlib import AbstractContextManager

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.core.outcome import Outcome
    from ziggurat.server.room.room import Room

    # A file, to be filled with games: each a line as of a data set.
    Format = Callable[[Path], AbstractContextManager[Callable[[str], object]]]

MODE: Final = 0o644  # everybody may read it


@contextmanager
def as_lines(path: Path) -> Iterator[Callable[[str], object]]:
    with path.open("w", encoding="utf-8") as file:
        yield lambda line: file.write(line + "\n")


async def dump(engine: AsyncEngine, target: Path, written: Format = as_lines) -> Message:
    """Raises AdminError."""
    count = 0
    with replacement(target) as temporary, written(temporary) as write:
        async for each in lines(engine):
            write(each)
            count += 1
    return Message(DUMPED, file=target, count=count)


@contextmanager
def replacement(target: Path) -> Iterator[Path]:
    """A new file that replaces an older one once it is complete."""
    temporary: Path | None = None
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".dumping-")
        os.close(handle)
        temporary = Path(name)
        yield temporary
        temporary.chmod(MODE)
        temporary.replace(target)
    except OSError as error:
        raise AdminError(AdminCode.DUMP_FAILED, file=target, detail=error.strerror) from error
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


async def lines(engine: AsyncEngine) -> AsyncIterator[str]:
    """The oldest game first; what the current rules forbid is left out."""
    journal = Journal(engine)
    for name in await RoomLists(engine).finished_public():
        try:
            room = load_room(name, await journal.read(name))
        except RequestError:
            continue
        if room.session is not None and room.session.game.outcome is not None:
            yield line(room, room.session.game.outcome)


def line(room: Room, outcome: Outcome) -> str:
    """A game as `ziggurat.research.data` reads it; the bot of a seat is empty for a person."""
    assert room.session is not None
    content = {
        "number": room.name,
        "at": room.ended,
        "rated": room.plan.rated,
        "bots": [occupant.level for occupant in room.occupants],
        "winners": outcome.winners,
        "ranks": outcome.ranks,
        "scores": scores(outcome, len(room.occupants)),
        "record": json.loads(room.session.record.to_text()),
    }
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False)


def scores(outcome: Outcome, seats: int) -> list[int]:
    """By seat; in a cooperative game the same for all."""
    found = next(list(row.values) for row in outcome.sheet if row.name in SCORES)
    return found if len(found) == seats else found * seats
