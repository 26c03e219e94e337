"""The course of Babylon: architects who differ in what they value play each other.

A network learns how the score at the end differs from what the appraisal adds up, from gardens at
the beginning of their owners' turns.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.ai.arena import scores_of
from ziggurat.ai.babylon import encoding
from ziggurat.ai.babylon.appraisal import WEIGHTS, Weights
from ziggurat.ai.babylon.architect import Architect, appraisal_of
from ziggurat.ai.babylon.marduk import POINTS, Marduk, growth
from ziggurat.ai.bot import Place
from ziggurat.games.babylon import KIND, Babylon
from ziggurat.train.course import Recipe, Sample, Table

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Bot
    from ziggurat.core.seats import Seat

FEWEST: Final = 5  # terraces: many gardens begin alike, and the king looks further than that
PLAYERS: Final = (2, 2, 2, 3, 4)
BREADTHS: Final = (1, 2, 2, 4)  # placements that are weighed exactly
SPREAD: Final = 0.25  # by which the weights of a player differ from the usual ones, as a logarithm


class BabylonCourse:
    version: Final = encoding.VERSION
    size: Final = encoding.SIZE
    position_size: Final = encoding.SIZE
    chances: Final = False
    recipe: Final = Recipe()
    champion: Final = "king"
    tables: Final = (Table(2, {}), Table(3, {}), Table(4, {}))

    def play(self, seed: str, weights: tuple[Path, ...]) -> list[Sample]:
        """Later rounds are played by architects as well: a king takes too long."""
        del weights
        luck = Random(seed)  # noqa: S311 - chance in a game is no secret
        players = luck.choice(PLAYERS)
        game = KIND.begin(seed, players, {})
        assert isinstance(game, Babylon)
        bots = [player(luck) for _ in range(players)]
        noted: list[tuple[Seat, list[int], float]] = []
        while waiting := game.to_act():
            seat = waiting[0]
            if game.agenda[-1].text == "DigTile" and len(game.garden(seat).tiles) >= FEWEST:
                worth = appraised(game, seat) + growth(game)
                noted.append((seat, encoding.encode(game, seat), worth))
            game.apply(seat, bots[seat].choose(Place(game, seat)))
        assert game.outcome is not None
        scores = scores_of(game.outcome)
        return [Sample(on, worth / POINTS, scores[seat] / POINTS) for seat, on, worth in noted]

    def contender(self, seed: int, weights: Path) -> Bot:
        return Marduk(seed, weights)


def player(luck: Random) -> Architect:
    weights = Weights(*[each * exp(luck.gauss(0.0, SPREAD)) for each in WEIGHTS])
    return Architect(luck.randrange(1 << 48), weights, luck.choice(BREADTHS))


def appraised(game: Babylon, seat: Seat) -> float:
    """What the king thinks of a garden."""
    appraisal = appraisal_of(WEIGHTS, game)
    stock = appraisal.stock(game.singles[seat], game.notches[seat])
    return appraisal.worth(game.garden(seat)) + stock
