"""Babel for reviews and hints: whole turns, judged by the chances after the opponent's answer."""

from typing import Final

from ziggurat.ai.babel.chances import ALL_WEIGHTS, WEIGHTS, chance, features
from ziggurat.ai.babel.king import in_question
from ziggurat.ai.babel.turns import best_turn, carry_out, turns, value_of
from ziggurat.ai.bot import Place
from ziggurat.ai.review.judge import Outlook, Pace
from ziggurat.ai.review.moves import Line
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel
from ziggurat.games.babel.advice import ADVICE

WIDTH: Final = 64  # positions kept at each step of the turns in question
ANSWER: Final = 12  # and at each step of an answer
OWN: Final = "own "
THEIRS: Final = "their "
NAMES: Final = [
    *[OWN + name for name in WEIGHTS],
    *[THEIRS + name for name in WEIGHTS],
    "late lead",
    "turn",
]


class BabelJudge:
    pace = Pace(lines=8, worlds=4, most=48)
    reasons = ADVICE
    information = ""

    def lines(self, place: Place, seed: int, most: int) -> list[Line]:
        world = place.imagine(seed)
        assert isinstance(world, Babel)
        if world.active != place.seat:  # told to discard
            return [(option,) for option in place.options]
        found = sorted(turns(world, place.seat, WIDTH), key=value_of, reverse=True)
        return [turn.actions for turn in in_question(found)[:most]]

    def foresee(self, world: Game, seat: Seat, dream: int) -> Outlook:
        assert isinstance(world, Babel)
        if world.outcome is None and world.active == seat:
            finish_turn(world, seat)
        if world.outcome is None:
            finish_discards(world, 1 - seat)
            world = best_turn(world, 1 - seat, ANSWER).after
        values = features(world, seat)
        terms = {name: values[at] * ALL_WEIGHTS[at] for at, name in enumerate(NAMES)}
        return Outlook(1.0 - chance(world, 1 - seat), terms)


def finish_turn(game: Babel, seat: Seat) -> None:
    """Go on in the way that looks best."""
    finish_discards(game, seat)
    for action in best_turn(game, seat, ANSWER).actions:
        carry_out(game, seat, action)


def finish_discards(game: Babel, active: Seat) -> None:
    """Make any pending discards; which cards they are cannot be foreseen."""
    while game.agenda and game.agenda[-1].next_to_choose(game) == 1 - active:
        game.apply(1 - active, game.options(1 - active)[0])
