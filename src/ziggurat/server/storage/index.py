"""The index to the logs: one row for each room and one for each seat taken."""

from __future__ import annotations

from typing import NamedTuple


class IndexRow(NamedTuple):
    """What the index says about a room."""

    game: str
    public: bool
    state: str
    opened: float
    summary: str  # how it is listed, as JSON
    due: float | None
    # By seat; empty: nobody.  Those after the last seat may take a seat back, in the same order.
    players: tuple[str, ...]
