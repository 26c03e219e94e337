"""What a search knows about 7 Wonders."""

from math import exp
from typing import Final

from ziggurat.ai.luck import nearly_best
from ziggurat.ai.seven_wonders.outlook import outlook
from ziggurat.ai.seven_wonders.policy import considered, values
from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.core.source import mixed
from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders.city import AGES, SevenWonders

CERTAINTY: Final = 3.0  # points by which a choice must seem better to be much likelier
CARELESSNESS: Final = 0.5  # points that are not noticed in a playout
DECISIVE: Final = 8.0  # a lead in points that wins three games of four
CROWD: Final = 5  # players at a large table


class SevenWondersGuide:
    """Estimates by appraisal, and plays out by appraisal to the end of the age."""

    exploration = 0.2
    batch = 1

    def priors(self, world: Game, seat: Seat, options: list[Action]) -> list[float]:
        assert isinstance(world, SevenWonders)
        return shares(considered(world, seat, options), CERTAINTY)

    def foresee(self, worlds: list[Game], dreams: list[int]) -> list[list[float]]:
        return [self.foreseen(world, dreams[at]) for at, world in enumerate(worlds)]

    def foreseen(self, world: Game, dream: int) -> list[float]:
        """What each seat has of one world."""
        assert isinstance(world, SevenWonders)
        play_on(world, dream)
        parties = cities.sides(world)
        totals = [sum([outlook(world, seat) for seat in party], 0.0) for party in parties]
        found = self.expectations(totals)
        if len(found) == world.seats:
            return found
        return [value for value, party in zip(found, parties, strict=True) for _ in party]

    def expectations(self, totals: list[float]) -> list[float]:
        """More than half for the seat that will lead."""
        return [
            chance(total - max(totals[:seat] + totals[seat + 1 :]))
            for seat, total in enumerate(totals)
        ]


class CrowdGuide(SevenWondersGuide):
    """Compares a seat with all the others at large tables.

    Who will be the strongest of them is chance there, and would drown what a choice is worth.
    """

    def expectations(self, totals: list[float]) -> list[float]:
        if len(totals) < CROWD:
            return super().expectations(totals)
        return shares(totals, DECISIVE)


def play_on(world: SevenWonders, dream: int) -> None:
    """Everybody chooses by appraisal until the next age begins or the game is over."""
    number, age = dream, max(world.age, AGES[0])  # before the first age, tiles go round
    agenda = world.agenda
    while agenda and world.age <= age:
        phase = agenda[-1]
        seat = phase.next_to_choose(world)
        options = phase.options(world, seat)
        choice = options[0]
        if len(options) > 1:
            number = mixed(number)
            found = values(world, seat, options)
            choice = nearly_best(options, found, number, CARELESSNESS)
        phase.take(world, seat, choice)
        world.advance()


def chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead / DECISIVE))


def shares(points: list[float], scale: float) -> list[float]:
    """How likely each is the best of them; of two just as `chance` says."""
    most = max(points)
    weights = [exp((each - most) / scale) for each in points]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]
