"""Plans a whole turn of Babel, and follows the plan as long as nothing unexpected happens."""

from typing import Final

from ziggurat.ai.babel.evaluation import GreedyBabel
from ziggurat.ai.babel.turns import carry_out, turns, value_of
from ziggurat.ai.bot import Place
from ziggurat.ai.luck import EVERY, Luck, those_noticed
from ziggurat.core.action import Action
from ziggurat.games.babel import Babel

WIDTH: Final = 24  # positions kept at each step of a turn


class Planner:
    """Plays the best turn that it notices as if the game ended with it."""

    def __init__(self, seed: int, width: int = WIDTH, noticed: int = EVERY) -> None:
        self._luck = Luck(seed)
        self._width = width
        self._noticed = noticed  # turns of a hundred; the others are overlooked
        self._discarder = GreedyBabel(seed)
        self._plan: list[tuple[object, Action]] = []  # what the seat should see, and then do

    def choose(self, place: Place) -> Action:
        view = place.view
        if view["active"] != place.seat:
            return self._discard(place)
        if not self._plan or self._plan[0][0] != view:
            self._plan = self._noted(place, self._turn(place))
        return self._plan.pop(0)[1]

    def _discard(self, place: Place) -> Action:
        """Give up a card in the opponent's turn."""
        return self._discarder.choose(place)

    def _turn(self, place: Place) -> tuple[Action, ...]:
        found = turns(self._imagine(place), place.seat, self._width)
        return max(those_noticed(found, self._noticed, self._luck), key=value_of).actions

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
