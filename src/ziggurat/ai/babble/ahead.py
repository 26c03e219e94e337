"""The consequences of a choice: imagined worlds, played to the end by partners of the same level.

Too slow and too noisy to choose by (see docs/research/strength/babble.md); it is for hints.
"""

from collections.abc import Sequence
from typing import Final

from ziggurat.ai.bot import Bot, Place, Step, Thought
from ziggurat.core.action import Action
from ziggurat.core.game import Game

FEW: Final = 5  # choices to examine
WORLDS: Final = 12  # for each of them, the same
TOLD: Final = 5  # choices that are expected to follow


class Ahead:
    def __init__(self, partners: Sequence[Bot], dream: int) -> None:
        self._partners = partners
        self._dream = dream

    def look(self, place: Place, ranked: Sequence[Action]) -> list[Thought]:
        worlds = max(1, round(WORLDS * place.effort))
        return [self._thought(place, choice, worlds) for choice in ranked[:FEW]]

    def _thought(self, place: Place, choice: Action, worlds: int) -> Thought:
        """The expected line is that of the first world."""
        won = 0
        lines: list[list[Step]] = []
        for number in range(worlds):
            game = place.imagine(self._dream + number)
            game.apply(place.seat, choice)
            lines.append(self._play_on(game))
            won += bool(game.outcome and game.outcome.winners)
        return Thought(choice, won / worlds, worlds, tuple(lines[0]))

    def _play_on(self, game: Game) -> list[Step]:
        """Play to the end; returns the first steps."""
        line: list[Step] = []
        while waiting := game.to_act():
            seat = waiting[0]
            action = self._partners[seat].choose(Place(game, seat))
            game.apply(seat, action)
            if len(line) < TOLD:
                line.append(Step(seat, action))
        return line
