"""Babble for reviews and hints: worlds played to the end by partners of the highest level."""

from math import log2
from typing import TYPE_CHECKING, Final, cast

from ziggurat.ai.babble.appraisal import Appraisal
from ziggurat.ai.babble.manner import KING
from ziggurat.ai.babble.partner import Partner
from ziggurat.ai.bot import Place
from ziggurat.ai.review.judge import Outlook, Pace
from ziggurat.ai.review.moves import Line
from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.core.source import mixed
from ziggurat.games.babble.advice import ADVICE
from ziggurat.games.babble.table import Babble

if TYPE_CHECKING:
    from ziggurat.games.babble.knowledge import BabbleView

BUILT: Final = 4.0  # a construction in the tower, in bits about words


class BabbleJudge:
    pace = Pace(lines=4, worlds=12, most=96)
    reasons = ADVICE
    information = "words"

    def lines(self, place: Place, seed: int, most: int) -> list[Line]:
        options, prompt = place.options, place.prompt
        assert prompt is not None
        appraisal = Appraisal(cast("BabbleView", place.view), prompt, place.seat, KING)
        values = [appraisal.value(option) for option in options]
        order = sorted(range(len(options)), key=lambda at: values[at], reverse=True)
        return [(options[at],) for at in order[:most]]

    def foresee(self, world: Game, seat: Seat, dream: int) -> Outlook:
        assert isinstance(world, Babble)
        partners = [Partner(mixed(dream + each), KING) for each in range(world.seats)]
        turn, terms = world.turn, dict[str, float]()
        while waiting := world.to_act():
            chooser = waiting[0]
            if not terms and (chooser == seat or world.turn != turn):
                terms = terms_of(world)
            world.apply(chooser, partners[chooser].choose(Place(world, chooser)))
        won = world.outcome is not None and bool(world.outcome.winners)
        return Outlook(float(won), terms or terms_of(world))


def terms_of(world: Babble) -> dict[str, float]:
    """Once the others have answered."""
    return {
        "tower": BUILT * len(world.tower),
        "words": -unknown_bits(world),
        "resources": 0.2 * sum(world.resources),
    }


def unknown_bits(world: Babble) -> float:
    """How much the players do not know about each other's words."""
    total = 0.0
    for seat in range(world.seats):
        for other, player in enumerate(world.view(seat)["players"]):
            if other != seat:
                total += sum([log2(max(1, len(note["possible"]))) for note in player["notes"]], 0.0)
    return total / max(1, world.seats - 1)
