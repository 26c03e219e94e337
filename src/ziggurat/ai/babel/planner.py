"""Plans a whole turn of Babel.

A turn is a chain of choices in which nothing is hidden: only its end reveals cards.  So the bot
looks for the best chain by a beam search: step by step it keeps the most promising positions,
never the same one twice, and remembers the best position in which it could stop.
"""

from typing import Final, NamedTuple

from ziggurat.ai.babel.evaluation import GreedyBabel, evaluate
from ziggurat.ai.bot import Place
from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.core.source import Dream
from ziggurat.games.babel import Babel
from ziggurat.games.babel.actions import END

WIDTH: Final = 24  # positions kept at each step


class Line(NamedTuple):
    """A chain of choices, the positions in which they are made, and the value at its end."""

    value: float
    positions: tuple[Babel, ...]
    actions: tuple[Action, ...]


class Planner:
    """Plays its best turn as if the game ended with it."""

    def __init__(self, seed: int) -> None:
        self._source = Dream(seed)
        self._drawn = 0
        self._discarder = GreedyBabel(seed)
        self._plan: list[tuple[object, Action]] = []  # what the seat should see, and then do

    def choose(self, place: Place) -> Action:
        view = place.view
        if view["active"] != place.seat:
            return self._discarder.choose(place)
        if not self._plan or self._plan[0][0] != view:
            self._plan = self._planned(place)
        return self._plan.pop(0)[1]

    def _planned(self, place: Place) -> list[tuple[object, Action]]:
        self._drawn += 1
        world = place.imagine(self._source.number(self._drawn))
        assert isinstance(world, Babel)
        line = best_line(world, place.seat)
        return [
            (position.view(place.seat), action)
            for position, action in zip(line.positions, line.actions, strict=True)
        ]


def best_line(world: Babel, seat: Seat) -> Line:
    """The best chain of choices to the end of the turn, or of the game."""
    best: Line | None = None
    beam = [Line(evaluate(world, seat), (world,), ())]
    seen = {essence(world)}
    while beam:
        longer: list[Line] = []
        for line in beam:
            for action in line.positions[-1].options(seat):
                grown = extended(line, seat, action)
                if action == END or grown.positions[-1].outcome is not None:
                    if best is None or grown.value > best.value:
                        best = Line(grown.value, line.positions, grown.actions)
                elif essence(grown.positions[-1]) not in seen:
                    seen.add(essence(grown.positions[-1]))
                    longer.append(grown)
        longer.sort(key=lambda line: line.value, reverse=True)
        beam = longer[:WIDTH]
    assert best is not None
    return best


def extended(line: Line, seat: Seat, action: Action) -> Line:
    """The line with one more choice; to end the turn changes nothing that can be foreseen."""
    position = line.positions[-1]
    if action == END:
        return Line(line.value, line.positions, (*line.actions, action))
    after = position.copy()
    after.apply(seat, action)
    let_discard(after, 1 - seat)
    return Line(evaluate(after, seat), (*line.positions, after), (*line.actions, action))


def let_discard(game: Game, seat: Seat) -> None:
    """A halved hand gives up something; which cards it is cannot be foreseen."""
    while seat in game.to_act():
        game.apply(seat, game.options(seat)[0])


def essence(game: Babel) -> tuple[object, ...]:
    """What tells two positions of one turn apart."""
    return (
        tuple(game.hands),
        tuple(game.columns),
        tuple(game.temples),
        tuple(game.stacks),
        tuple(game.pawns),
        game.migrated,
    )
