"""GIVE: up to three cards of a Reserve, to one or several other players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.text import Phrase
from ziggurat.games.babble.actions import (
    CONSTRUCTION_GIFTS,
    DONE,
    RESOURCE_GIFTS,
    Done,
    GiveConstruction,
    GiveResource,
)
from ziggurat.games.babble.choices import SeatChoice
from ziggurat.games.babble.components import (
    MOST_GIVEN,
    MOST_PLAYERS,
    RESOURCE_COUNT,
)
from ziggurat.games.babble.orders.draw import LIMITS
from ziggurat.games.babble.refusals import BabbleRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action, GameAction
    from ziggurat.core.refusal import Refusal
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


def give(game: Babble, seat: Seat) -> None:
    game.agenda.append(LIMITS[seat])
    give_more(game, seat, MOST_GIVEN)


def give_more(game: Babble, seat: Seat, left: int) -> None:
    if left and (game.constructions[seat] or game.resource_total(seat)):
        game.agenda.append(GIVING[seat][left])


class GiveCards(SeatChoice):
    """Give up to three cards (BA-GIV-1, BA-GIV-3, BA-DEC-7).

    Nobody else acts and nobody discards before the last is given, so giving one after another is
    the same as giving them together (BA-DEC-24).
    """

    answers = (GiveResource, GiveConstruction, Done)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(f"GiveCards {left}", seat)
        self.left: Final = left

    def options(self, game: Babble, seat: Seat) -> list[Action]:
        first = seat * RESOURCE_COUNT
        found: list[Action] = [] if self.must_give(game) else [DONE]
        for resource in range(RESOURCE_COUNT):
            if game.resources[first + resource]:
                for other in range(game.seats):
                    if other != seat:
                        found.append(RESOURCE_GIFTS[resource][other])
        for card in game.constructions[seat]:
            for other in range(game.seats):
                if other != seat:
                    found.append(CONSTRUCTION_GIFTS[card][other])
        return found

    def prompt(self, game: Babble, seat: Seat) -> Phrase:
        return Phrase("give_cards", {"count": self.left})

    def why_not(self, game: Babble, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Done) and self.must_give(game):
            return BabbleRefusal.GIVE_AT_LEAST_ONE
        return super().why_not(game, seat, action)

    def chosen(self, game: Babble, seat: Seat, action: GameAction[Babble]) -> None:
        action.do(game, seat)
        if not isinstance(action, Done):
            give_more(game, seat, self.left - 1)

    def must_give(self, game: Babble) -> bool:
        return game.rules.min_one and self.left == MOST_GIVEN


GIVING: Final = [
    [GiveCards(seat, left) for left in range(MOST_GIVEN + 1)] for seat in range(MOST_PLAYERS)
]
