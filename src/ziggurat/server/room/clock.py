"""Time for each seat.  A clock runs only while the game waits for that player's choice."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from ziggurat.server.room.plan import DAY, LiveClock, SlowClock

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ziggurat.core.seats import Seat
    from ziggurat.server.room.plan import ClockPlan

GRACE: Final = 0.25  # of the bank: what a player gets who returns after running out


class Clock:
    __slots__ = ("left", "paused", "plan", "since")

    def __init__(
        self, plan: ClockPlan | None, seats: int, now: float, paused: list[float] | None = None
    ) -> None:
        self.plan: Final = plan
        self.left: Final = [full(plan)] * seats  # seconds, as they stood at `since`
        self.since = now
        self.paused: Final = paused or [0.0] * seats  # until when a seat is on vacation

    def run(self, running: Iterable[Seat], now: float) -> None:
        """Charge the seats on the clock for the time until now; a clock never runs back."""
        for seat in running:
            self.left[seat] = self.left_at(seat, now)
        self.since = max(self.since, now)

    def runs_from(self, seat: Seat) -> float:
        return max(self.since, self.paused[seat])

    def left_at(self, seat: Seat, now: float) -> float:
        """What a seat on the clock has left."""
        return max(0.0, self.left[seat] - max(0.0, now - self.runs_from(seat)))

    def chosen(self, seat: Seat) -> None:
        match self.plan:
            case LiveClock(increment=increment):
                self.left[seat] += increment
            case _:
                self.left[seat] = full(self.plan)

    def came_back(self, seat: Seat) -> None:
        self.left[seat] = max(self.left[seat], GRACE * full(self.plan))

    def due(self, running: Iterable[Seat]) -> float | None:
        """When the first of these seats runs out of time."""
        first = min((self.runs_from(seat) + self.left[seat] for seat in running), default=inf)
        return None if first == inf else first

    def overdue(self, running: Iterable[Seat], now: float) -> Seat | None:
        """A seat whose time has run out."""
        for seat in running:
            if self.runs_from(seat) + self.left[seat] <= now:
                return seat
        return None


def full(plan: ClockPlan | None) -> float:
    """The initial time of a seat, in seconds."""
    match plan:
        case LiveClock(bank=bank):
            return bank
        case SlowClock(days=days):
            return days * DAY
        case _:
            return inf
