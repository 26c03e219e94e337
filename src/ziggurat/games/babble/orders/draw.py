"""DRAW: two Resources, and the limit of a Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase
from ziggurat.core.text import Phrase
from ziggurat.games.babble import reserve
from ziggurat.games.babble.actions import THROWS, Throw
from ziggurat.games.babble.choices import SeatChoice
from ziggurat.games.babble.components import (
    MOST_PLAYERS,
    MOST_RESOURCES,
    RESOURCE_COUNT,
)

if TYPE_CHECKING:
    from ziggurat.core.action import Action, GameAction
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


def draw(game: Babble, seat: Seat) -> None:
    """The limit is checked after both cards are drawn (BA-DRA-1..2, BA-DEC-9)."""
    game.agenda.append(LIMITS[seat])
    reserve.draw(game, seat)


class KeepLimit(Phase["Babble"]):
    """Players with more than seven Resources discard (BA-DRA-2, BA-GIV-3, BA-DEC-19).

    In turn order from the left of a seat, that seat last.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"KeepLimit {seat}")
        self.seat: Final = seat

    def run(self, game: Babble) -> None:
        for step in range(1, game.seats + 1):
            seat = (self.seat + step) % game.seats
            excess = game.resource_total(seat) - MOST_RESOURCES
            if excess > 0:
                game.then([THROWING[seat][excess], self])
                return


class ThrowResources(SeatChoice):
    """Discard Resources of your choice, one after another (BA-DRA-2, BA-CNF-5)."""

    answers = (Throw,)

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(f"ThrowResources {count}", seat)
        self.count: Final = count

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        first = seat * RESOURCE_COUNT
        return [THROWS[each] for each in range(RESOURCE_COUNT) if game.resources[first + each]]

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("discard_resources", {"count": self.count})

    def chosen(self, game: Babble, seat: Seat, action: GameAction[Babble]) -> None:
        if self.count > 1:
            game.agenda.append(THROWING[seat][self.count - 1])
        action.do(game, seat)


SEATS: Final = range(MOST_PLAYERS)
COUNTS: Final = range(MOST_RESOURCES + 1)  # F7 can bring a Reserve to twice its limit
LIMITS: Final = [KeepLimit(seat) for seat in SEATS]
THROWING: Final = [[ThrowResources(seat, count) for count in COUNTS] for seat in SEATS]
