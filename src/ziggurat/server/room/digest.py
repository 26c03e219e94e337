"""Digests of positions: a game never goes on from another position than the one that was played.

A digest is about what a seat could choose and what it saw, both in the words of the game.  Those
never change as long as the rules do not; but a later version may show more.  Then the names of what
is shown have another hash, and only the choices are compared.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session

EVERY: Final = 8  # choices from one digest to the next; the first one is about the deal
LENGTH: Final = 12  # hexadecimal digits of each hash
NAME: Final = re.compile(rb'"([^"\\]*)":')  # of a field, in JSON; no name has to be escaped


def due_digest(session: Session, seat: Seat) -> str:
    """The digest to store with the next choice; mostly none, because it takes time."""
    return "" if len(session.choices) % EVERY else digest(session, seat)


def digest(session: Session, seat: Seat) -> str:
    """The position before a choice of this seat: options, names of what it sees, what it sees."""
    game = session.current
    options = sorted(action.text for action in game.options(seat))
    view = encoded(game.view(seat))
    names = sorted({name.decode() for name in NAME.findall(view)})
    texts = encoded([game.to_act(), options]), encoded(names), view
    return "-".join(sha256(text).hexdigest()[:LENGTH] for text in texts)


def is_same_position(stored: str, now: str) -> bool:
    (options, names, view), (options_now, names_now, view_now) = stored.split("-"), now.split("-")
    return options == options_now and (names != names_now or view == view_now)


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")
