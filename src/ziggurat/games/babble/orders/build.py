"""BUILD: pay for a Construction and place it on the tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.text import Phrase
from ziggurat.games.babble import events
from ziggurat.games.babble.actions import BUILD_NOTHING, BUILDS, Build, BuildNothing
from ziggurat.games.babble.choices import SeatChoice
from ziggurat.games.babble.components import MOST_PLAYERS, Construction

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


def build(game: Babble, seat: Seat) -> None:
    """A seat without Constructions is not asked."""
    if game.constructions[seat]:
        game.agenda.append(BUILDING[seat])
    else:
        game.tell(events.built_nothing, seat)


class BuildOne(SeatChoice):
    """Choose what to build: compulsory if one can be paid (BA-BUI-1..3, BA-DEC-6).

    Every player who has Construction cards gets the question, so that it does not tell the others
    that one of them can be paid (BA-DEC-20).
    """

    answers = (Build, BuildNothing)

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        found: list[Action] = [BUILDS[card] for card in payable(game, seat)]
        if not found or game.rules.may_refuse_build:
            found.append(BUILD_NOTHING)
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("build_one" if payable(game, seat) else "cannot_build", {})


def payable(game: Babble, seat: Seat) -> list[Construction]:
    return [card for card in game.constructions[seat] if game.can_pay(seat, card)]


BUILDING: Final = [BuildOne("BuildOne", seat) for seat in range(MOST_PLAYERS)]
