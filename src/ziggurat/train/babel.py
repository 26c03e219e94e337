"""The course of Babel: planners that are not too particular play each other.

Games differ in how far the planners look and in how much worse than the best a turn may be.  Once
there is a network, it says what the best turns are.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.ai.babel import encoding
from ziggurat.ai.babel.chances import advantage
from ziggurat.ai.babel.evaluation import VICTORY
from ziggurat.ai.babel.marduk import Marduk, network
from ziggurat.ai.babel.turns import Turn, carry_out, turns, value_of
from ziggurat.games import babel
from ziggurat.train.course import Recipe, Sample, Table

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Bot
    from ziggurat.core.seats import Seat

WIDTHS: Final = (6, 12, 12, 24)  # positions that the planners keep at each step
TOLERANCES: Final = (2.0, 6.0, 6.0)
LOG_ODDS: Final = 20.0  # times as much tolerance as in log odds
JUDGED: Final = 80  # turns that the network looks at


class BabelCourse:
    version: Final = encoding.VERSION
    size: Final = encoding.SIZE
    position_size: Final = encoding.SIZE
    chances: Final = True
    recipe: Final = Recipe()
    champion: Final = "king"
    tables: Final = (Table(2, {}),)

    def play(self, seed: str, weights: tuple[Path, ...]) -> list[Sample]:
        luck = Random(seed)  # noqa: S311 - chance in a game is no secret
        width, tolerance = luck.choice(WIDTHS), luck.choice(TOLERANCES)
        game = babel.new(seed)
        noted: list[tuple[Seat, list[int], float]] = []
        while waiting := game.to_act():
            seat = waiting[0]
            found = turns(game, seat, width)
            if weights and max(map(value_of, found)) < VICTORY:
                found = rejudged(found, seat, weights[-1])
                turn = one_of_the_best(found, tolerance / LOG_ODDS, luck)
            else:
                turn = one_of_the_best(found, tolerance, luck)
            if turn.after.outcome is None:
                on = encoding.encode(turn.after, seat)
                noted.append((seat, on, advantage(turn.after, seat)))
            for action in turn.actions:
                carry_out(game, seat, action)
        assert game.outcome is not None
        winners = game.outcome.winners
        return [
            Sample(on, estimate, (seat in winners) / len(winners)) for seat, on, estimate in noted
        ]

    def contender(self, seed: int, weights: Path) -> Bot:
        return Marduk(seed, weights)


def rejudged(found: list[Turn], seat: Seat, weights: Path) -> list[Turn]:
    """The best turns by evaluation, with the value that the network gives them (log odds)."""
    found.sort(key=value_of, reverse=True)
    going_on = [turn for turn in found[:JUDGED] if turn.after.outcome is None]
    if not going_on:
        return found
    corrections = network(weights).values([encoding.encode(turn.after, seat) for turn in going_on])
    return [
        Turn(turn.before, turn.action, turn.after, advantage(turn.after, seat) + corrections[at])
        for at, turn in enumerate(going_on)
    ]


def one_of_the_best(found: list[Turn], tolerance: float, luck: Random) -> Turn:
    enough = max(map(value_of, found)) - tolerance
    return luck.choice([turn for turn in found if turn.value >= enough])
