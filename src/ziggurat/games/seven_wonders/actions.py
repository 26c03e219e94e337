"""What a player chooses in a turn: a card, a use for it, and what each neighbour is paid."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.text import Phrase, Value
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES, NAMES

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.uses.use import Use

NO_AIM: Final = -1
PAYMENT: Final = re.compile(
    r"(.+?)(?: paying(?: ([0-9]{1,3}) left)?(?: ([0-9]{1,3}) right)?(?: (1) bank)?)?"
)


class Order(GameAction["SevenWonders"]):
    """Card, use and payment: all that a player seals at once (SW-ACT-7)."""

    __slots__ = ("aim", "bank", "card", "left", "right", "use")

    def __init__(self, use: Use, card: Card, left: int, right: int, aim: Card, bank: int) -> None:
        super().__init__(order_text(use, card, left, right, aim, bank))
        self.use: Final = use
        self.card: Final = card
        self.left: Final = left  # coins to the left neighbour
        self.right: Final = right
        self.bank: Final = bank  # … to the bank for a resource
        self.aim: Final = aim  # a tile, for a use that needs one

    def phrase(self) -> Phrase:
        """What the bank gets in all is known only to the game: see `described`."""
        values: dict[str, Value] = {"card": CARD_NAMES[self.card]}
        if self.aim != NO_AIM:
            values["tile"] = self.use.number_of(self.aim)
            values["effect"] = NAMES[self.aim]
        if self.use.number:
            values["stage"] = self.use.number
        values["part"] = self.use.part
        values["left"] = self.left
        values["right"] = self.right
        if self.bank:
            values["bank"] = self.bank
        return Phrase(self.use.name, values)

    def do(self, game: SevenWonders, seat: Seat) -> None:
        """It is carried out by the phases Pay, Place and Gain."""
        game.orders = (*game.orders, (seat, self))


def order_text(use: Use, card: Card, left: int, right: int, aim: Card, bank: int) -> str:
    text = use.words(CARD_NAMES[card], aim)
    if left or right or bank:
        text += " paying"
        text += f" {left} left" if left else ""
        text += f" {right} right" if right else ""
        text += f" {bank} bank" if bank else ""
    return text


@lru_cache(maxsize=1 << 15)
def order(
    use: Use, card: Card, left: int = 0, right: int = 0, aim: Card = NO_AIM, bank: int = 0
) -> Order:
    """An order as the rules offer it; those of a parsed text are not kept."""
    return Order(use, card, left, right, aim, bank)


@lru_cache(maxsize=1 << 10)
def orders_of_all_cards(use: Use, left: int, right: int, aim: Card, bank: int = 0) -> list[Order]:
    """The same order with each card, by its number."""
    return [Order(use, card, left, right, aim, bank) for card in range(len(CARD_NAMES))]


def described(game: SevenWonders, city: int, order: Order) -> Phrase:
    """An order with what the bank gets for it, taxes and participation included."""
    name, values = order.phrase()
    _, bank = order.use.price(game, city, order.card, game.mods(city))
    return Phrase(name, {**values, "bank": bank + order.bank})


def parse_order(words: str, uses: list[Use]) -> Order | None:
    """The order of this text, if one of these uses reads it."""
    found = PAYMENT.fullmatch(words)
    if found is None:
        return None
    left, right, bank = int(found[2] or 0), int(found[3] or 0), int(found[4] or 0)
    for use in uses:
        read = use.read(found[1])
        if read is not None:
            card, aim = read
            made = Order(use, card, left, right, aim, bank)
            return made if made.text == words else None
    return None
