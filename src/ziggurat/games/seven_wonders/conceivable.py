"""Conceivable orders, legal or not, which the laws try.

There are millions, so they are drawn from the position: all that is offered to anybody, the same
with one thing changed, and a sample of what can be said of the cards in hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.actions import Order, order
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES
from ziggurat.games.seven_wonders.packed import number_of

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.uses.use import Use

SAMPLE: Final = 60  # orders about any card, and a dozen that are offered
PAYMENTS: Final = ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1), (2, 2), (4, 0), (0, 4), (3, 2))


def conceivable(game: SevenWonders, ways: list[list[Use]]) -> list[Action]:
    """`ways`: every use of a card, alone and with each way to take part in a project."""
    found: dict[str, Action] = {}
    for seat in range(game.seats):
        for each in game.options(seat):
            found[each.text] = each
    offered = list(found.values())
    for each in offered[:: 1 + len(offered) // 12]:
        if isinstance(each, Order):
            add(found, changed(each, ways))
    add(found, sample(game, ways))
    return list(found.values())


def add(found: dict[str, Action], orders: list[Order]) -> None:
    for each in orders:
        found[each.text] = each


def changed(each: Order, ways: list[list[Use]]) -> list[Order]:
    """The order with another payment, another use or another part in the project."""
    use, card, left, right, aim = each.use, each.card, each.left, each.right, each.aim
    payments = [(left + 1, right), (left, right + 1), (right, left), (0, 0), (left + 2, right)]
    bank = each.bank
    same_use = next(parts for parts in ways if use in parts)
    part = same_use.index(use)
    return [
        *[order(use, card, some, other, aim, bank) for some, other in payments],
        order(use, card, left, right, aim, 1 - bank),
        *[order(parts[part], card, left, right, parts[0].every_aim[0], bank) for parts in ways],
        *[order(other, card, left, right, aim, bank) for other in same_use],
    ]


def sample(game: SevenWonders, ways: list[list[Use]]) -> list[Order]:
    """Some of all orders that name a card in somebody's hand, a discarded one, or any other."""
    cards: list[Card] = [card for hand in game.hands for card in hand]
    for hidden in game.plan().own_hands:
        cards += [card for seat in range(game.seats) for card in hidden.hand(game, seat)]
    cards += [number_of(card) for card in game.discard[-3:]]
    cards.append(game.revealed % len(CARD_NAMES))
    found: list[Order] = []
    for number, card in enumerate(cards):
        left, right = PAYMENTS[(number + game.turn) % len(PAYMENTS)]
        for at, parts in enumerate(ways):
            aims = parts[0].every_aim
            aim = aims[(number + game.revealed) % len(aims)]
            found.append(order(parts[(number + at) % len(parts)], card, left, right, aim))
            found.append(order(parts[0], card, aim=aim))
    return found[game.revealed % 3 :: max(1, len(found) // SAMPLE)]
