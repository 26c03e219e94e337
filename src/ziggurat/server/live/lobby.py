"""The live list of public tables, made once for all who read it."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from ziggurat.server.room.protocol import ENCODER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.server.storage.index import IndexRow
    from ziggurat.server.storage.journal import Committed
    from ziggurat.server.storage.lists import RoomLists

INTERVAL: Final = 0.5  # seconds between two lists


class Lobby:
    """Makes a new list after changes, at most one in each interval, and notifies its readers."""

    def __init__(self, lists: RoomLists, interval: float = INTERVAL) -> None:
        self._lists: Final = lists
        self._interval: Final = interval
        self._outdated: Final = asyncio.Event()
        self._outdated.set()
        self._readers: Final[set[asyncio.Event]] = set()
        self.listing = ""  # as JSON; empty until the first one is made

    def on_commit(self, committed: Committed) -> None:
        if changes_list(committed):
            self.changed()

    def changed(self) -> None:
        self._outdated.set()

    @contextmanager
    def reader(self) -> Iterator[asyncio.Event]:
        """Set whenever there is a list that the reader has not seen."""
        unseen = asyncio.Event()
        if self.listing:
            unseen.set()
        self._readers.add(unseen)
        try:
            yield unseen
        finally:
            self._readers.discard(unseen)

    async def run(self) -> None:
        while True:
            await self._outdated.wait()
            self._outdated.clear()
            try:
                listing = ENCODER.encode(await self._lists.lobby()).decode()
            except BaseException:
                self.changed()
                raise
            if listing != self.listing:
                self.listing = listing
                for unseen in self._readers:
                    unseen.set()
            await asyncio.sleep(self._interval)


def changes_list(committed: Committed) -> bool:
    """Whether an entry changes the list; turns alone do not."""
    before, after = committed.before, committed.after
    if not (is_listed(before) or is_listed(after)):
        return False
    if before is None or (before.state, before.players) != (after.state, after.players):
        return True
    return after.state == "gathering" and before.summary != after.summary


def is_listed(row: IndexRow | None) -> bool:
    return row is not None and row.public and row.state in {"gathering", "playing"}
