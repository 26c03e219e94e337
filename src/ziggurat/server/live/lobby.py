"""The live list of public tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import asyncio

    from ziggurat.server.storage.index import IndexRow
    from ziggurat.server.storage.journal import Committed


class Lobby:
    """Tells its readers when the list has changed."""

    def __init__(self) -> None:
        self.readers: Final[set[asyncio.Event]] = set()

    def on_commit(self, committed: Committed) -> None:
        if changes_list(committed):
            self.changed()

    def changed(self) -> None:
        for reader in self.readers:
            reader.set()


def changes_list(committed: Committed) -> bool:
    """Whether an entry changes the list; turns alone do not."""
    before, after = committed.before, committed.after
    if not (is_listed(before) or is_listed(after)):
        return False
    return before is None or (before.state, before.players) != (after.state, after.players)


def is_listed(row: IndexRow | None) -> bool:
    return row is not None and row.public and row.state in {"gathering", "playing"}
