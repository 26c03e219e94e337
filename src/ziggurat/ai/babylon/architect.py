"""Designs whole turns of Babylon.

Which tile to dig and where to lay it does not depend on hidden tiles, so any imagined world will
do.
"""

from typing import Final

from ziggurat.ai.babylon.appraisal import WEIGHTS, Appraisal, Weights
from ziggurat.ai.babylon.designs import Design, Designer
from ziggurat.ai.babylon.survey import Surveys
from ziggurat.ai.bot import Place
from ziggurat.ai.luck import Luck
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.actions import Remove

BREADTH: Final = 8  # placements that are weighed exactly


class Architect:
    """Plays the turn that leaves the garden most promising."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS, breadth: int = BREADTH) -> None:
        self._luck = Luck(seed)
        self._weights = weights
        self._breadth = breadth
        self._surveys = Surveys()  # of this decision
        self._plan: list[tuple[object, Action]] = []  # where the seat should stand, and then do

    def choose(self, place: Place) -> Action:
        options = place.options
        if isinstance(options[0], Remove):
            return options[self._luck.number() % len(options)]
        if not self._plan or self._plan[0][0] != standing_of(world_of(place, 0), place.seat):
            self._plan = self._noted(place, self._design(place))
        return self._plan.pop(0)[1]

    def _noted(self, place: Place, design: Design) -> list[tuple[object, Action]]:
        world = world_of(place, 0)
        plan: list[tuple[object, Action]] = []
        for action in design.actions:
            plan.append((standing_of(world, place.seat), action))
            world.apply(place.seat, action)
        return plan

    def _design(self, place: Place) -> Design:
        self._surveys = Surveys()
        return self._designs(self._imagine(place), self._breadth)[0]

    def _designs(self, world: Babylon, breadth: int) -> list[Design]:
        appraisal = appraisal_of(self._weights, world)
        return Designer(world, appraisal, breadth, self._surveys).designs()

    def _imagine(self, place: Place) -> Babylon:
        return world_of(place, self._luck.number())


def world_of(place: Place, dream: int) -> Babylon:
    world = place.imagine(dream)
    assert isinstance(world, Babylon)
    return world


def standing_of(world: Babylon, seat: Seat) -> object:
    """What a turn has come to; the tile that digging uncovers is no part of a plan."""
    step = world.agenda[-1].text
    hands = (world.dug, world.singles[seat], world.notches[seat])
    return world.round, step, world.gardens[seat], hands


def appraisal_of(weights: Weights, game: Babylon) -> Appraisal:
    return Appraisal(weights, turns_left(game), game.components, game.rules)


def turns_left(game: Babylon) -> int:
    """How many turns each player has after this round: as many as there are tiles to flip."""
    return len(game.tower)
