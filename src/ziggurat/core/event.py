"""What happened, and how it looks from each seat."""

from collections.abc import Mapping
from typing import NamedTuple

from ziggurat.core.seats import Seat
from ziggurat.core.secrets import NOBODY, Mask, knows

Value = bool | int | str | list[int] | list[str]


class Event(NamedTuple):
    """A thing that happened: its name, what all may know of it, what only some may know."""

    name: str
    shown: Mapping[str, Value]
    secret: Mapping[str, Value] | None = None
    known_to: Mask = NOBODY

    def seen_by(self, seat: Seat) -> "Seen":
        """The event as this seat may know it."""
        if self.secret is not None and knows(self.known_to, seat):
            return Seen(f"{self.name}_known", {**self.shown, **self.secret})
        return Seen(self.name, self.shown)


class Seen(NamedTuple):
    """An event from one seat's place: plain data, safe to send."""

    name: str
    values: Mapping[str, Value]
