"""What happened, and how it looks from each seat."""

from collections.abc import Mapping
from typing import NamedTuple

from ziggurat.core.seats import Seat
from ziggurat.core.secrets import NOBODY, Mask, knows
from ziggurat.core.text import Phrase, Value


class Event(NamedTuple):
    """A thing that happened: its name, what all may know of it, what only some may know."""

    name: str
    shown: Mapping[str, Value]
    secret: Mapping[str, Value] | None = None
    known_to: Mask = NOBODY

    def seen_by(self, seat: Seat) -> Phrase:
        """The event as this seat may know it; what only some know has a text of its own."""
        if self.secret is not None and knows(self.known_to, seat):
            return Phrase(f"{self.name}_known", {**self.shown, **self.secret})
        return Phrase(self.name, self.shown)
