"""The list of public tables, live."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import asyncio

    from ziggurat.server.journal import Standing


class Lobby:
    """Tells whoever looks at the list that it has changed."""

    def __init__(self) -> None:
        self.readers: Final[set[asyncio.Event]] = set()

    def compare(self, before: Standing | None, after: Standing) -> None:
        if (is_listed(before) or is_listed(after)) and (
            before is None or before.summary != after.summary
        ):
            self.changed()

    def changed(self) -> None:
        for reader in self.readers:
            reader.set()


def is_listed(room: Standing | None) -> bool:
    return room is not None and room.public and room.state in {"gathering", "playing"}
