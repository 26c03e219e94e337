"""The live list of public tables, made once for all who read it."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ziggurat.server.room.protocol import ENCODER, Summary

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.server.storage.index import IndexRow
    from ziggurat.server.storage.journal import Committed
    from ziggurat.server.storage.lists import RoomLists

INTERVAL: Final = 0.5  # seconds between two lists


class Change(Struct, frozen=True):
    """From one list to the next: all rooms in order, and the tables that are new or different."""

    order: list[str]
    changed: list[Summary]


class Reader:
    """Knows which list it has seen."""

    def __init__(self) -> None:
        self.unseen: Final = asyncio.Event()
        self.seen = 0  # the number of the list


class Lobby:
    """Makes a new list after changes, at most one in each interval, and notifies its readers.

    Who has seen the list before gets the change, everybody else the whole list; both are encoded
    once for all readers.
    """

    def __init__(self, lists: RoomLists, interval: float = INTERVAL) -> None:
        self._lists: Final = lists
        self._interval: Final = interval
        self._outdated: Final = asyncio.Event()
        self._outdated.set()
        self._readers: Final[set[Reader]] = set()
        self._tables: list[Summary] = []
        self._number = 0  # of the list; 0: there is none yet
        self._change = ""  # from the list before, as JSON
        self._listing = ""  # as JSON

    def on_commit(self, committed: Committed) -> None:
        if changes_list(committed):
            self.changed()

    def changed(self) -> None:
        self._outdated.set()

    @contextmanager
    def reader(self) -> Iterator[Reader]:
        """Its event is set whenever there is a list that it has not seen."""
        reader = Reader()
        if self._number:
            reader.unseen.set()
        self._readers.add(reader)
        try:
            yield reader
        finally:
            self._readers.discard(reader)

    async def next_message(self, reader: Reader) -> str:
        """Wait for a list that the reader has not seen: the change, or else the whole list."""
        await reader.unseen.wait()
        reader.unseen.clear()
        has_seen_last = 0 < reader.seen == self._number - 1
        reader.seen = self._number
        return self._change if has_seen_last else self._listing

    async def run(self) -> None:
        while True:
            await self._outdated.wait()
            self._outdated.clear()
            try:
                tables = await self._lists.lobby()
            except BaseException:
                self.changed()
                raise
            if tables != self._tables or not self._number:
                self._replace(tables)
            await asyncio.sleep(self._interval)

    def _replace(self, tables: list[Summary]) -> None:
        old = {table.room: table for table in self._tables}
        changed = [table for table in tables if old.get(table.room) != table]
        change = Change([table.room for table in tables], changed)
        self._tables = tables
        self._number += 1
        self._change = ENCODER.encode(change).decode()
        self._listing = ENCODER.encode(tables).decode()
        for reader in self._readers:
            reader.unseen.set()


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
