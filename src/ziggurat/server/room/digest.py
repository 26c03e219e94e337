"""Digests of positions: a game never goes on from another position than the one that was played.

A digest is about what a seat could choose and what it saw, both in the words of the game.  Those
never change as long as the rules do not; but a later version may show more.  Then the names of what
is shown have another hash, and only the choices are compared.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session

EVERY: Final = 8  # choices from one digest to the next; the first one is about the deal
LENGTH: Final = 12  # hexadecimal digits of each hash


def due_digest(session: Session, seat: Seat) -> str:
    """The digest to store with the next choice; mostly none, because it takes time."""
    return "" if len(session.choices) % EVERY else digest(session, seat)


def digest(session: Session, seat: Seat) -> str:
    """The position before a choice of this seat: options, names of what it sees, what it sees."""
    game = session.current
    view = msgspec.to_builtins(game.view(seat))
    options = sorted(action.text for action in game.options(seat))
    names: set[str] = set()
    add_names(view, names)
    return "-".join(map(hashed, ([game.to_act(), options], sorted(names), view)))


def is_same_position(stored: str, now: str) -> bool:
    (options, names, view), (options_now, names_now, view_now) = stored.split("-"), now.split("-")
    return options == options_now and (names != names_now or view == view_now)


def add_names(value: object, names: set[str]) -> None:
    """All keys in a view."""
    if isinstance(value, dict):
        names.update(value)
        for each in value.values():
            add_names(each, names)
    elif isinstance(value, list | tuple):
        for each in value:
            add_names(each, names)


def hashed(value: object) -> str:
    text = msgspec.json.encode(value, order="deterministic")
    return sha256(text).hexdigest()[:LENGTH]
