"""Leaves the king's policy only where imagined worlds say that it pays.

The foreman's best actions by appraisal are carried out in the same imagined worlds, everybody goes
on as the king would for a round, and the chances of the team are noted there.  Another action than
the king's is taken only if it was better by more than chance explains.

What partners have done tells which worlds are likely: who keeps the convention and has shown
nothing still has the words they were last seen with, so other worlds are imagined again.
"""

from __future__ import annotations

from math import inf, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final, cast

from ziggurat.ai.babble.convention import SHOWN_AT_ONCE, unshown
from ziggurat.ai.babble.guesses import last_seen
from ziggurat.ai.babble.manner import KING, Manner
from ziggurat.ai.babble.outlook import outlook
from ziggurat.ai.babble.partner import Partner
from ziggurat.ai.bot import Place
from ziggurat.core.source import mixed
from ziggurat.games.babble.table import Babble

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.components import Order
    from ziggurat.games.babble.knowledge import BabbleView

CANDIDATES: Final = 5  # actions in question, the king's among them
OBVIOUS: Final = 0.95  # an action that is worth so much is not in question
WORLDS: Final = 64
BATCH: Final = 8  # worlds between two looks at the figures
HOPELESS: Final = -1.0  # standard errors; what is so much worse is looked at no more
SURE: Final = 2.0  # standard errors by which another action must be better
ROUNDS: Final = 1  # that everybody goes on for
TRIES: Final = 8  # to imagine a world that agrees with the convention
SECONDS: Final = 4.0  # if a person is waiting


class Rival:
    """An action in question, and by how much it was better than the king's."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.looks = 0
        self.gain = 0.0
        self.squares = 0.0

    def note(self, gain: float) -> None:
        self.looks += 1
        self.gain += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.gain / self.looks

    def certainty(self) -> float:
        """The mean gain in standard errors; 0 as long as there were few looks."""
        if self.looks < BATCH:
            return 0.0
        variance = max(1e-9, self.squares / self.looks - self.mean() ** 2)
        return self.mean() / sqrt(variance / self.looks)


class Marduk(Partner):
    """Plays as the king does, unless something else is better for sure."""

    def __init__(self, seed: int, manner: Manner = KING, worlds: int = WORLDS) -> None:
        super().__init__(seed, manner)
        self._worlds = worlds

    def choose(self, place: Place) -> Action:
        usual, prompt = super().choose(place), place.prompt
        if prompt is None or prompt.name != "act":
            return usual
        rivals = self._rivals(place, usual)
        self._compare(place, usual, rivals)
        better = [each for each in rivals if each.certainty() > SURE]
        return max(better, key=Rival.mean).action if better else usual

    def _rivals(self, place: Place, usual: Action) -> list[Rival]:
        options = place.options
        values = self._values(place, options)
        if max(values) >= OBVIOUS:
            return []
        order = sorted(range(len(options)), key=lambda at: values[at], reverse=True)
        others = [options[at] for at in order if options[at] != usual and values[at] > 0]
        return [Rival(each) for each in others[: CANDIDATES - 1]]

    def _compare(self, place: Place, usual: Action, rivals: list[Rival]) -> None:
        """Look at world after world; what is worse for sure is looked at no more."""
        end = perf_counter() + SECONDS if place.hurried else inf
        expected = self._expected(place)
        left = rivals
        for number in range(max(1, round(self._worlds * place.effort))):
            if number and number % BATCH == 0:
                left = [each for each in left if each.certainty() > HOPELESS]
            if not left or perf_counter() > end:
                return
            dream = self._luck.number()
            world = imagined(place, expected, dream)
            chances = self._foreseen(world, place.seat, usual, dream)
            for each in left:
                each.note(self._foreseen(world, place.seat, each.action, dream) - chances)

    def _expected(self, place: Place) -> dict[tuple[Seat, Order], str]:
        """The words that partners have, since they would have shown others by now."""
        if not self._manner.news:
            return {}
        view = cast("BabbleView", place.view)
        return {
            (seat, order): word
            for seat, player in enumerate(view["players"])
            if seat != place.seat and not unshown(view, seat)
            for order in SHOWN_AT_ONCE
            if (word := last_seen(view, order, note := player["notes"][order])) in note["possible"]
        }

    def _foreseen(self, world: Babble, seat: Seat, action: Action, dream: int) -> float:
        """The chances after an action, if everybody goes on as the king would."""
        game = world.copy()
        game.apply(seat, action)
        partners = [Partner(mixed(dream + each), self._manner) for each in range(game.seats)]
        until = game.turn + ROUNDS * game.seats
        while (waiting := game.to_act()) and game.turn <= until:
            game.apply(waiting[0], partners[waiting[0]].choose(Place(game, waiting[0])))
        return outlook(game)


def imagined(place: Place, expected: dict[tuple[Seat, Order], str], dream: int) -> Babble:
    """A world in which partners have the words that they are expected to have, if one is found."""
    world = world_of(place, dream)
    for number in range(1, TRIES):
        if agrees(world, expected):
            break
        world = world_of(place, dream + number)
    return world


def world_of(place: Place, dream: int) -> Babble:
    world = place.imagine(mixed(dream))
    assert isinstance(world, Babble)
    return world


def agrees(world: Babble, expected: dict[tuple[Seat, Order], str]) -> bool:
    numbers = world.components.numbers
    return all(world.word(*at) == numbers[word] for at, word in expected.items())
