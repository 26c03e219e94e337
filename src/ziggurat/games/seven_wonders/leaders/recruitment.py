"""Recruiting a leader, at the start of each age or when a wonder allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders.catalogue import COSTS
from ziggurat.games.seven_wonders.components import WHITE
from ziggurat.games.seven_wonders.flow import ChooseCards
from ziggurat.games.seven_wonders.leaders import events
from ziggurat.games.seven_wonders.leaders.hands import held, is_leader, take_from_hand
from ziggurat.games.seven_wonders.leaders.refusals import LeadersRefusal
from ziggurat.games.seven_wonders.uses.building import Build

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.facts import Script
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.table import SevenWonders


class Recruit(Build):
    """a) Recruit the leader for coins to the bank; it is no structure (SWL-21, SWL-27)."""

    def __init__(self, rank: int, name: str, before: str) -> None:
        super().__init__(rank, name, before)
        self.own_hand = True

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        return None if is_leader(card) else LeadersRefusal.NOT_A_LEADER

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        """For nothing, or for less, but never for less than nothing (SWL-49, SWW-01, SWQ-03)."""
        if mods.free & WHITE and not (game.facts.maecenas_only_at_age_start and game.turn):
            return 0, 0
        rebate = mods.rebate
        for neighbour in (game.left(city), game.right(city)):
            rebate += game.mods(neighbour).neighbours_rebate
        return 0, max(0, COSTS[card][1] - rebate)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        take_from_hand(game, city, given.card)
        game.put(city, given.card)
        game.tell(events.recruited, city, given.card)


class ChooseLeaders(ChooseCards):
    """All choose a leader and recruit it, build a stage with it or sell it.

    (SWL-21, SWL-22, SWL-24)
    A leader has the same uses as any card, so it may also build a tile (SWX-04).
    """

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("choose_leader", {"age": game.age})

    def hand(self, game: SevenWonders, seat: Seat) -> tuple[Card, ...]:
        return held(game, seat)


class Recruitment(Phase["SevenWonders"]):
    """A small turn before the project is turned up and cards are dealt (SWL-20, SWX-03).

    The last leader stays in hand after the third age (SWL-25).
    """

    def run(self, game: SevenWonders) -> None:
        game.traded = 0
        game.unspent = ()
        game.paid = [0] * (3 * game.facts.cities)
        game.then([CHOOSE_LEADERS, *after_choosing(game.plan().scripts.turn)])


def after_choosing(turn: Script) -> Script:
    """All of a turn from the revelation on, but the hands do not go round."""
    names = [phase.text for phase in turn]
    return turn[names.index("Reveal") : names.index("NextTurn")]


RECRUIT: Final = Recruit(0, "recruit", "recruit ")
CHOOSE_LEADERS: Final = ChooseLeaders("ChooseLeaders")
RECRUITMENT: Final = Recruitment("Recruitment")
