"""The list of public tables, live."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import asyncio

    from ziggurat.server.storage.journal import IndexRow


class Lobby:
    """Tells whoever looks at the list that it has changed."""

    def __init__(self) -> None:
        self.readers: Final[set[asyncio.Event]] = set()

    def changed(self) -> None:
        for reader in self.readers:
            reader.set()


def differs(before: IndexRow | None, after: IndexRow) -> bool:
    """Whether the list is another; whose turn it is may be told late."""
    if not (is_listed(before) or is_listed(after)):
        return False
    return before is None or (before.state, before.players) != (after.state, after.players)


def is_listed(room: IndexRow | None) -> bool:
    return room is not None and room.public and room.state in {"gathering", "playing"}
