"""Bots that look one choice ahead."""

from collections.abc import Callable

from ziggurat.ai.bot import Place
from ziggurat.ai.luck import Luck, nearly_best
from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat

Evaluation = Callable[[Game, Seat], float]


class Greedy:
    """Chooses what leads to the best position by an evaluation."""

    def __init__(self, seed: int, evaluate: Evaluation) -> None:
        self._luck = Luck(seed)
        self._evaluate = evaluate

    def choose(self, place: Place) -> Action:
        number = self._luck.number()
        world = place.imagine(number)
        values = [self._value(world, place.seat, action) for action in place.options]
        return nearly_best(place.options, values, number)

    def _value(self, world: Game, seat: Seat, action: Action) -> float:
        after = world.copy()
        after.apply(seat, action)
        return self._evaluate(after, seat)
