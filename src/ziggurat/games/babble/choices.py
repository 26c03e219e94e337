"""Choices in Babble: everybody sees the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Choice

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


class OpenChoice(Choice["Babble"]):
    """Everybody sees what is chosen, so nothing can be undone (BA-DEC-21)."""

    def take(self, game: Babble, seat: Seat, action: Action) -> None:
        game.agenda.pop()
        game.revealed += 1
        assert isinstance(action, GameAction)
        self.chosen(game, seat, action)


class SeatChoice(OpenChoice):
    """A choice of one seat, in its own turn or in another's."""

    def __init__(self, text: str, seat: Seat) -> None:
        super().__init__(f"{text} {seat}")
        self.seat: Final = seat

    def chooser(self, game: Babble) -> Seat:
        return self.seat
