"""What a bot is, and what it is given."""

from collections.abc import Mapping
from typing import Protocol

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat


class Place:
    """A seat at a game as its player finds it: a view, options, and a door to imagined worlds.

    The true state stays behind this door: a bot that uses only what stands here chooses alike in
    all worlds that its seat cannot tell apart, and a test holds every bot to that.
    """

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self.seat = seat
        self.seats = game.seats

    @property
    def view(self) -> Mapping[str, object]:
        return self._game.view(self.seat)

    @property
    def options(self) -> list[Action]:
        return self._game.options(self.seat)

    def imagine(self, dream: int) -> Game:
        """A world that this seat cannot tell from the true one; another number, another world."""
        return self._game.imagine(self.seat, dream)


class Bot(Protocol):
    """A player that is a program; made from a seed, it plays the same again."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, place: Place) -> Action: ...
