"""Compares the best turns of Babel by the opponent's possible replies.

The opponent's hand and both decks are imagined again and again.  In each of these worlds every
turn still in question is played and answered by a quick planner, and the chances after the answer
are noted.  The worse half is dropped, the rest is looked at twice as closely, until one is left.
"""

from math import inf
from time import perf_counter
from typing import Final

from ziggurat.ai.babel.chances import chance
from ziggurat.ai.babel.evaluation import VICTORY
from ziggurat.ai.babel.planner import Planner
from ziggurat.ai.babel.turns import Turn, best_turn, carry_out, turns, value_of
from ziggurat.ai.bot import Place, Step, Thought
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel

WIDTH: Final = 128  # positions kept at each step of its own turns
CANDIDATES: Final = 8
ALIKE: Final = 2  # turns in question that leave the same temples, stacks and pawns
WORLDS: Final = 4  # for a first impression
ANSWER: Final = 12  # positions kept at each step of an answer
SECONDS: Final = 4.0  # if a person is waiting


class Candidate:
    """A candidate turn and its results."""

    def __init__(self, turn: Turn, seat: Seat, at_first_sight: float) -> None:
        self.turn: Final = turn
        self.seat: Final = seat
        self.at_first_sight: Final = at_first_sight  # the chances before any answer
        self.looks = 0
        self.chances = 0.0

    def mean(self) -> float:
        return self.chances / self.looks if self.looks else self.at_first_sight

    def note(self, chances: float) -> None:
        self.looks += 1
        self.chances += chances

    def thought(self) -> Thought:
        first, *rest = self.turn.actions
        line = tuple([Step(self.seat, each) for each in rest])
        return Thought(first, self.mean(), self.looks, line)


class King(Planner):
    """Plays the turn that leaves the best chances after the answer to it."""

    def __init__(self, seed: int, width: int = WIDTH, worlds: int = WORLDS) -> None:
        super().__init__(seed, width)
        self._worlds = worlds

    def _turn(self, place: Place) -> tuple[Action, ...]:
        return self._weighed(place)[0].turn.actions

    def consider(self, place: Place) -> list[Thought]:
        """The best turn that begins with each of the choices in question."""
        if place.view["active"] != place.seat:  # It does not matter which card is discarded.
            value = 1.0 - self._chance(self._imagine(place), 1 - place.seat)
            return [Thought(each, value, 0, ()) for each in place.options]
        thoughts: dict[Action, Thought] = {}
        for each in self._weighed(place):
            thoughts.setdefault(each.turn.actions[0], each.thought())
        return list(thoughts.values())

    def _weighed(self, place: Place) -> list[Candidate]:
        """The turns in question, the best first."""
        few = max(2, round(CANDIDATES * min(1.0, place.effort)))
        found = self._ordered(turns(self._imagine(place), place.seat, self._width), place.seat)
        candidates = [
            Candidate(turn, place.seat, self._chance(turn.after, place.seat))
            for turn in in_question(found)[:few]
        ]
        end = perf_counter() + SECONDS if place.hurried else inf
        worlds = max(1, round(self._worlds * place.effort))
        left, dropped = candidates, list[Candidate]()
        while len(left) > 1 and perf_counter() < end:
            for _ in range(worlds):
                world = self._imagine(place)
                for each in left:
                    if perf_counter() < end:
                        after = after_answer(world, place.seat, each.turn.actions)
                        each.note(1.0 - self._chance(after, 1 - place.seat))
            left.sort(key=Candidate.mean, reverse=True)
            half = len(left) // 2
            left, dropped = left[:half], left[half:] + dropped
            worlds *= 2
        return left + dropped

    def _chance(self, game: Babel, seat: Seat) -> float:
        """The chances of a seat whose turn is over."""
        return chance(game, seat)

    def _ordered(self, found: list[Turn], seat: Seat) -> list[Turn]:
        """The most promising turns first; one that wins comes before all others."""
        found.sort(key=value_of, reverse=True)
        return found


def in_question(found: list[Turn]) -> list[Turn]:
    """Of turns with the best first: few that differ only in cards; one that wins needs no other."""
    if found[0].value == VICTORY:
        return found[:1]
    alike: dict[object, int] = {}
    chosen: list[Turn] = []
    for turn in found:
        key = (turn.after.temples, turn.after.stacks, turn.after.pawns)
        alike[key] = alike.get(key, 0) + 1
        if alike[key] <= ALIKE:
            chosen.append(turn)
    return chosen


def after_answer(world: Babel, seat: Seat, actions: tuple[Action, ...]) -> Babel:
    """The position once the seat has played these, and the opponent has answered."""
    game = world.copy()
    for action in actions:
        carry_out(game, seat, action)
    if game.outcome is None:
        game = best_turn(game, 1 - seat, ANSWER).after
    return game
