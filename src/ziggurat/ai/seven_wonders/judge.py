"""7 Wonders for reviews and hints: the age played out by appraisal, and the points expected then.

`tools/calibrate_review.py` measures how well these chances agree with who wins.
"""

from typing import Final

from ziggurat.ai.bot import Place
from ziggurat.ai.review.judge import Outlook, Pace
from ziggurat.ai.review.moves import Line
from ziggurat.ai.seven_wonders.guide import play_on, shares
from ziggurat.ai.seven_wonders.outlook import AFTER_AGE, FEATURES, features, outlook
from ziggurat.ai.seven_wonders.policy import considered
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders import city as cities
from ziggurat.games.seven_wonders.base.advice import ADVICE
from ziggurat.games.seven_wonders.city import SevenWonders

# Points of lead that are worth as much as odds of e : 1, after each age.
DECISIVE: Final = (7.5, 5.0, 2.0)
SCORED: Final = "scored "  # points of the final score sheet, by row


class SevenWondersJudge:
    pace = Pace(lines=8, worlds=8, most=64)
    reasons = ADVICE
    information = ""

    def lines(self, place: Place, seed: int, most: int) -> list[Line]:
        world = place.imagine(seed)
        assert isinstance(world, SevenWonders)
        options = place.options
        values = considered(world, place.seat, options)
        order = sorted(range(len(options)), key=lambda at: values[at], reverse=True)
        return [(options[at],) for at in order[:most]]

    def foresee(self, world: Game, seat: Seat, dream: int) -> Outlook:
        assert isinstance(world, SevenWonders)
        play_on(world, dream)
        parties = cities.sides(world)
        totals = [sum([outlook(world, each) for each in party], 0.0) for party in parties]
        decisive = DECISIVE[2 if world.outcome is not None else world.age - 2]
        own = next(at for at, party in enumerate(parties) if seat in party)
        terms = terms_of(world, seat)
        terms["others"] = -max(totals[:own] + totals[own + 1 :])
        return Outlook(shares(totals, decisive)[own], terms)


def terms_of(world: SevenWonders, seat: Seat) -> dict[str, float]:
    """In points."""
    if world.outcome is not None:
        rows = world.outcome.sheet
        return {SCORED + row.name: float(row.values[seat]) for row in rows}
    weights, values = AFTER_AGE[world.age - 2], features(world, seat)
    return {name: weights[at] * values[at] for at, name in enumerate(FEATURES)}
