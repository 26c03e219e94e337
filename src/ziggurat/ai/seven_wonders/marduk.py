"""Compares the choices that a network thinks best by what the turn makes of them.

Worlds are imagined again and again.  In each of them the others choose as the network would, every
choice still in question is played to the end of the turn, and the network judges the position that
comes of it.  The worse half is dropped, the rest is looked at twice as closely, until one is left.
At tables that the network has not learned, Marduk thinks as the king does.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ziggurat.ai.bot import Thought
from ziggurat.ai.luck import Luck
from ziggurat.ai.search import Budget, Searcher
from ziggurat.ai.seven_wonders.guide import CrowdGuide, chance
from ziggurat.ai.seven_wonders.learned import best, judged, network, outlook
from ziggurat.ai.seven_wonders.policy import considered
from ziggurat.games.seven_wonders.city import SevenWonders

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Place
    from ziggurat.ai.network import Network
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat

PLAYERS: Final = 3
MODULES: Final = frozenset({"tower", "projects"})
KING: Final = Budget(900, 4.5)
CANDIDATES: Final = 8
WORLDS: Final = 20  # for a first impression
SECONDS: Final = 4.0  # if a person is waiting
ASKED: Final = 4  # choices of others about which the network is asked: those the masons like best


class Candidate:
    """A choice in question and its results."""

    def __init__(self, action: Action, promised: float) -> None:
        self.action: Final = action
        self.promised: Final = promised  # the lead at first sight
        self.looks = 0
        self.chances = 0.0

    def mean(self) -> float:
        return self.chances / self.looks if self.looks else chance(self.promised)

    def note(self, lead: float) -> None:
        self.looks += 1
        self.chances += chance(lead)


class Marduk:
    """Plays the choice that leaves the best chances at the end of the turn."""

    def __init__(self, seed: int, weights: Path, worlds: int = WORLDS) -> None:
        self._luck: Final = Luck(seed)
        self._network: Final = network(weights)
        self._worlds: Final = worlds
        self._king: Final = Searcher(seed, CrowdGuide(), KING)

    def choose(self, place: Place) -> Action:
        options = place.options
        if len(options) == 1:
            return options[0]
        if not is_known(self._imagine(place)):
            return self._king.choose(place)
        return self._weighed(place, options)[0].action

    def consider(self, place: Place) -> list[Thought]:
        if not is_known(self._imagine(place)):
            return self._king.consider(place)
        found = self._weighed(place, place.options)
        return [Thought(each.action, each.mean(), each.looks, ()) for each in found]

    def _weighed(self, place: Place, options: list[Action]) -> list[Candidate]:
        """All choices, the best first."""
        found = judged(self._network, self._imagine(place), place.seat, options)
        every = [Candidate(option, found[at]) for at, option in enumerate(options)]
        every.sort(key=Candidate.mean, reverse=True)
        left, dropped = every[:CANDIDATES], every[CANDIDATES:]
        end = perf_counter() + SECONDS if place.hurried else inf
        worlds = max(1, round(self._worlds * place.effort))
        while len(left) > 1 and perf_counter() < end:
            for _ in range(worlds):
                self._look(place, left)
                if perf_counter() > end:
                    break
            left.sort(key=Candidate.mean, reverse=True)
            half = (len(left) + 1) // 2
            left, dropped = left[:half], left[half:] + dropped
            worlds *= 2
        return left + dropped

    def _look(self, place: Place, candidates: list[Candidate]) -> None:
        """One world: what comes of each choice if the others choose as they would."""
        world = self._imagine(place)
        seat = place.seat
        for other in world.to_act():
            if other != seat:
                world.apply(other, likely(self._network, world, other))
        for each in candidates:
            after = world.copy()
            after.apply(seat, each.action)
            self._finish_turn(after, seat)
            each.note(outlook(self._network, after, seat))

    def _finish_turn(self, world: SevenWonders, seat: Seat) -> None:
        """Go on until a new turn begins; before the first age, until the seat is asked again."""
        age, turn = world.age, world.turn
        while (waiting := world.to_act()) and world.age == age and world.turn == turn:
            if not age and seat in waiting:
                return
            world.apply(waiting[0], likely(self._network, world, waiting[0]))

    def _imagine(self, place: Place) -> SevenWonders:
        world = place.imagine(self._luck.number())
        assert isinstance(world, SevenWonders)
        return world


def is_known(world: SevenWonders) -> bool:
    """Whether a network has learned from such tables: three players, with or without Babel."""
    return world.seats == PLAYERS and MODULES.issuperset(world.facts.plan.split())


def likely(network: Network, world: SevenWonders, seat: Seat) -> Action:
    """What the network thinks best of the choices that masons like."""
    return best(network, world, seat, tempting(world, seat))


def tempting(world: SevenWonders, seat: Seat) -> list[Action]:
    """The choices that masons like best."""
    options = world.options(seat)
    if len(options) <= ASKED:
        return options
    found = considered(world, seat, options)
    order = sorted(range(len(options)), key=lambda at: found[at], reverse=True)
    return [options[at] for at in order[:ASKED]]
