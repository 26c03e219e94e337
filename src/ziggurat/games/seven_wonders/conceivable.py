"""What anybody could think of: the orders that the laws try, legal or not.

There are millions, so they are drawn from the position: all that is offered to anybody, the same
with one thing changed, and a sample of what can be said of the cards in hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.cards import CARDS
from ziggurat.games.seven_wonders.face_down import number_of
from ziggurat.games.seven_wonders.orders import (
    APART,
    BY_TOKEN,
    DISCARD,
    TAKING_PART,
    TILE,
    Order,
    order,
)
from ziggurat.games.seven_wonders.tiles import TILES

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.table import SevenWonders

SAMPLE: Final = 60  # orders about any card, and a dozen that are offered
PAYMENTS: Final = ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1), (2, 2), (4, 0), (0, 4), (3, 2))
PARTS: Final = (APART, TAKING_PART, BY_TOKEN)


def conceivable(game: SevenWonders) -> list[Action]:
    found: dict[str, Action] = {}
    for seat in range(game.seats):
        for each in game.options(seat):
            found[each.text] = each
    offered = list(found.values())
    for each in offered[:: 1 + len(offered) // 12]:
        if isinstance(each, Order):
            add(found, changed(each))
    add(found, sample(game))
    return list(found.values())


def add(found: dict[str, Action], orders: list[Order]) -> None:
    for each in orders:
        found[each.text] = each


def changed(each: Order) -> list[Order]:
    """The order with another payment, another way or another part in the project."""
    way, card, left, right, part, tile = (
        each.way,
        each.card,
        each.left,
        each.right,
        each.part,
        each.tile,
    )
    payments = [(left + 1, right), (left, right + 1), (right, left), (0, 0), (left + 2, right)]
    return [
        *[order(way, card, some, other, part, tile) for some, other in payments],
        *[order(other, card, left, right, part) for other in range(DISCARD + 1)],
        *[order(way, card, left, right, other, tile) for other in PARTS],
    ]


def sample(game: SevenWonders) -> list[Order]:
    """Some of all orders that name a card in somebody's hand, a discarded one, or any other."""
    cards: list[Card] = [card for hand in game.hands for card in hand]
    cards += [number_of(card) for card in game.discard[-3:]]
    cards.append(game.revealed % len(CARDS))
    found: list[Order] = []
    for number, card in enumerate(cards):
        left, right = PAYMENTS[(number + game.turn) % len(PAYMENTS)]
        for way in range(DISCARD + 1):
            found.append(order(way, card, left, right, PARTS[(number + way) % 3]))
            found.append(order(way, card))
        found.append(order(TILE, card, tile=TILES[(number + game.revealed) % len(TILES)]))
    return found[game.revealed % 3 :: max(1, len(found) // SAMPLE)]
