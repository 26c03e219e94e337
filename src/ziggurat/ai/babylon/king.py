"""Looks a few turns ahead in Babylon.

The most promising turns are played in imagined worlds.  After each of them the garden grows for
some turns as a hasty architect would go on, while the others dig where it brings most pillars.
What the garden is worth then, on average, decides.
"""

from math import exp, inf
from time import perf_counter
from typing import Final

from ziggurat.ai.babylon.appraisal import WEIGHTS, Weights
from ziggurat.ai.babylon.architect import Architect, appraisal_of, turns_left
from ziggurat.ai.babylon.designs import Design
from ziggurat.ai.babylon.survey import Surveys
from ziggurat.ai.bot import Place, Step, Thought
from ziggurat.core.seats import Seat
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.actions import DIGS, DISCARD, END, Remove

WIDTH: Final = 24  # placements of the first turn that are weighed exactly
CANDIDATES: Final = 30  # turns in question
WORLDS: Final = 5
DOUBLED: Final = 8  # rounds after which there is time for twice as many of both
FEWEST: Final = 2  # candidates for the last worlds
# Turns of its own, with the one in question: many others leave little of what was planned.
AHEAD: Final = {2: 6, 3: 5, 4: 4}
FURTHEST: Final = max(AHEAD.values())
HASTY: Final = 2  # placements that are weighed exactly in the further ones
SECONDS: Final = 4.0  # if somebody waits
A_TURN: Final = 7.0  # what a garden gains in a turn, as a rule
DOUBT: Final = 3.0  # how many points that may differ


class Candidate:
    """A turn in question, and what was seen of it."""

    def __init__(self, design: Design) -> None:
        self.design: Final = design
        self.looks = 0
        self.worth = 0.0

    def mean(self) -> float:
        return self.worth / self.looks if self.looks else self.design.value


class King(Architect):
    """Plays the turn from which the garden grows best."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS, ahead: int = FURTHEST) -> None:
        super().__init__(seed, weights)
        self._ahead = ahead

    def _design(self, place: Place) -> Design:
        return self._weighed(place)[0].design

    def consider(self, place: Place) -> list[Thought]:
        """The best turn that begins with each of the choices in question."""
        if isinstance(place.options[0], Remove):  # All the same to this bot.
            return [Thought(each, 1.0 / place.seats, 0, ()) for each in place.options]
        weighed = self._weighed(place)
        world = self._imagine(place)
        thoughts: list[Thought] = []
        for each in weighed:
            first, *rest = each.design.actions
            if all(first != thought.choice for thought in thoughts):
                value = self._chance(world, place.seat, each.mean())
                line = tuple([Step(place.seat, action) for action in rest])
                thoughts.append(Thought(first, value, each.looks, line))
        return thoughts

    def _weighed(self, place: Place) -> list[Candidate]:
        """The turns in question, the best first; the n-th world is for the best n-th of them."""
        self._surveys = Surveys()
        world = self._imagine(place)
        later = 1 + world.round / DOUBLED
        share = min(1.0, place.effort)
        many = max(FEWEST, round(CANDIDATES * share * later))
        found = self._designs(world, max(FEWEST, round(WIDTH * share)))
        candidates = [Candidate(design) for design in found[:many]]
        end = perf_counter() + SECONDS if place.hurried else inf
        for number in range(1, max(1, round(WORLDS * place.effort * later)) + 1):
            world = self._imagine(place)
            for each in candidates[: max(FEWEST, many // number)]:
                if perf_counter() < end:
                    each.looks += 1
                    each.worth += self._outlook(world.copy(), place.seat, each.design)
            candidates.sort(key=rank_of, reverse=True)
        return candidates

    def _outlook(self, game: Babylon, seat: Seat, design: Design) -> float:
        """What the garden is worth some turns later."""
        play_turn(game, seat, design)
        for _ in range(1, self._turns(game)):
            if game.outcome is None:
                play_turn(game, seat, self._designs(game, HASTY)[0])
        return self._worth(game, seat)

    def _turns(self, game: Babylon) -> int:
        """How many turns it looks at, with the one in question."""
        return min(AHEAD[game.seats], self._ahead)

    def _worth(self, game: Babylon, seat: Seat) -> float:
        appraisal = appraisal_of(self._weights, game)
        stock = appraisal.stock(game.singles[seat], game.notches[seat])
        return appraisal.worth(game.garden(seat)) + stock

    def _chance(self, world: Babylon, seat: Seat, worth: float) -> float:
        """The chance that a garden of this final worth beats the others."""
        others = [self._worth(world, other) for other in range(world.seats) if other != seat]
        turns = turns_left(world)
        lead = worth - max(others) - A_TURN * min(self._turns(world), 1 + turns)
        return 1.0 / (1.0 + exp(-lead / (DOUBT * (1 + turns))))


def rank_of(candidate: Candidate) -> tuple[int, float]:
    """A candidate that was tried more often did better in earlier worlds."""
    return candidate.looks, candidate.mean()


def play_turn(game: Babylon, seat: Seat, design: Design) -> None:
    """One turn of this seat, and those of the others."""
    for action in design.actions:
        game.apply(seat, action)
    let_pass(game, seat)


def let_pass(game: Babylon, seat: Seat) -> None:
    """The others dig where it brings most pillars; what they build does not matter here."""
    while game.outcome is None and game.active != seat:
        other = game.active
        step = game.agenda[-1].text
        if step == "DigTile":
            full = [stack for stack, pile in enumerate(game.stacks) if pile]
            game.apply(other, DIGS[max(full, key=lambda stack: game.pillars_at(other, stack))])
        else:
            game.apply(other, END if step == "Build" else DISCARD)
