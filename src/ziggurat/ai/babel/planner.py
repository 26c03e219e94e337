"""Plans a whole turn of Babel, and follows the plan as long as nothing unexpected happens."""

from typing import Final

from ziggurat.ai.babel.evaluation import GreedyBabel
from ziggurat.ai.babel.turns import best_turn, carry_out
from ziggurat.ai.bot import Place
from ziggurat.ai.luck import Luck
from ziggurat.core.action import Action
from ziggurat.games.babel import Babel

WIDTH: Final = 24  # positions kept at each step of a turn


class Planner:
    """Plays its best turn as if the game ended with it."""

    def __init__(self, seed: int, width: int = WIDTH) -> None:
        self._luck = Luck(seed)
        self._width = width
        self._discarder = GreedyBabel(seed)
        self._plan: list[tuple[object, Action]] = []  # what the seat should see, and then do

    def choose(self, place: Place) -> Action:
        view = place.view
        if view["active"] != place.seat:
            return self._discarder.choose(place)
        if not self._plan or self._plan[0][0] != view:
            self._plan = self._noted(place, self._turn(place))
        return self._plan.pop(0)[1]

    def _turn(self, place: Place) -> tuple[Action, ...]:
        return best_turn(self._imagine(place), place.seat, self._width).actions

    def _noted(self, place: Place, actions: tuple[Action, ...]) -> list[tuple[object, Action]]:
        game = self._imagine(place)
        plan: list[tuple[object, Action]] = []
        for action in actions:
            plan.append((game.view(place.seat), action))
            carry_out(game, place.seat, action)
        return plan

    def _imagine(self, place: Place) -> Babel:
        world = place.imagine(self._luck.number())
        assert isinstance(world, Babel)
        return world
