"""Babylon for reviews and hints: the garden some turns later, compared with those of the others.

`tools/calibrate_review.py` fits the constants and measures how well these chances agree with who
wins.
"""

from math import exp
from typing import Final

from ziggurat.ai.babylon.appraisal import WEIGHTS
from ziggurat.ai.babylon.architect import appraisal_of, turns_left
from ziggurat.ai.babylon.designs import Design, Designer
from ziggurat.ai.babylon.king import let_pass, play_turn
from ziggurat.ai.babylon.survey import Surveys
from ziggurat.ai.bot import Place
from ziggurat.ai.review.judge import Outlook, Pace, share_of
from ziggurat.ai.review.moves import Line
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.actions import Remove
from ziggurat.games.babylon.advice import ADVICE

BREADTH: Final = 16  # placements of the turn in question that are weighed exactly
HASTY: Final = 2  # and of the turns that follow
AHEAD: Final = 3  # turns of the seat, with the one in question
A_TURN: Final = 4.0  # points that the others' gardens gain in a turn
A_START: Final = 4.0  # and at once: their turns are not played here
DOUBT: Final = 4.0  # points that this may differ by at the end
DOUBT_OF_TURN: Final = 1.2  # and more for each turn that is left


class BabylonJudge:
    pace = Pace(lines=10, worlds=2, most=12)
    reasons = ADVICE
    information = ""

    def lines(self, place: Place, seed: int, most: int) -> list[Line]:
        if isinstance(place.options[0], Remove):  # nobody can tell which tile is better away
            return []
        world = place.imagine(seed)
        assert isinstance(world, Babylon)
        return [design.actions for design in designs(world, BREADTH)[:most]]

    def foresee(self, world: Game, seat: Seat, dream: int) -> Outlook:
        assert isinstance(world, Babylon)
        left = turns_left(world)
        finish_turn(world, seat)
        for _ in range(AHEAD - 1):
            if world.outcome is None:
                play_turn(world, seat, designs(world, HASTY)[0])
        terms = terms_of(world, seat)
        if world.outcome is not None and not left:
            return Outlook(share_of(world.outcome.winners, seat), terms)
        own, gain = sum(terms.values(), 0.0), A_START + A_TURN * (left - turns_left(world))
        others = [worth(world, other) + gain for other in range(world.seats) if other != seat]
        doubt = DOUBT + DOUBT_OF_TURN * turns_left(world)
        return Outlook(chance([own - other for other in others], doubt), terms)


def finish_turn(world: Babylon, seat: Seat) -> None:
    """The turn that was begun, and those of the others."""
    if world.outcome is None and is_building(world, seat):
        play_turn(world, seat, designs(world, BREADTH // 2)[0])
    else:
        pass_to(world, seat)


def chance(leads: list[float], doubt: float) -> float:
    """How likely a garden is the best of all; of two, a logistic function of the lead."""
    return 1.0 / (1.0 + sum([exp(-lead / doubt) for lead in leads], 0.0))


def designs(world: Babylon, breadth: int) -> list[Design]:
    return Designer(world, appraisal_of(WEIGHTS, world), breadth, Surveys()).designs()


def is_building(world: Babylon, seat: Seat) -> bool:
    return world.active == seat and bool(world.agenda) and not is_removing(world)


def is_removing(world: Babylon) -> bool:
    return isinstance(world.options(world.to_act()[0])[0], Remove)


def pass_to(world: Babylon, seat: Seat) -> None:
    """Up to the seat's next turn."""
    while world.outcome is None and is_removing(world):
        chooser = world.to_act()[0]
        world.apply(chooser, world.options(chooser)[0])
    let_pass(world, seat)


def worth(world: Babylon, seat: Seat) -> float:
    return sum(terms_of(world, seat).values(), 0.0)


def terms_of(world: Babylon, seat: Seat) -> dict[str, float]:
    appraisal = appraisal_of(WEIGHTS, world)
    garden = world.garden(seat)
    places = sum(appraisal.places(garden), 0.0)
    height = appraisal.high_point(garden.height())
    return {
        "points": appraisal.worth(garden) - places - height,
        "places": places,
        "height": height,
        "stock": appraisal.stock(world.singles[seat], world.notches[seat]),
    }
