"""What all uses of a card have in common.

Options and legality come from the same answers: `aims` says whether the use is open to a city now,
`why_not` whether it is with this card, `price` what it costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.actions import NO_AIM, Order, orders_of_all_cards
from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES, CARD_OF
from ziggurat.games.seven_wonders.trade import FREE, Market

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.components import Card, City, Deeds
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.payments import Payment
    from ziggurat.games.seven_wonders.table import SevenWonders

OPEN: Final[list[Card]] = [NO_AIM]
CLOSED: Final[list[Card]] = []
MOST_COINS: Final = 1 << 10  # more than a neighbour is ever paid for one construction
MOST_CARDS: Final = 1 << 10
MOST_KEPT: Final = 1 << 13
COIN_BITS: Final = 4  # an order that pays a neighbour more than fits into them is not kept
NOTHING_PAID: Final[list[list[Order | None]]] = [[]] * (2 << 2 * COIN_BITS)
MOST_ROWS: Final = 1 << 9


class Use:
    """A use of a card.  There is one object of each; orders are compared by it."""

    def __init__(self, rank: int, name: str, before: str, after: str = "") -> None:
        self.rank: Final = rank  # options are listed in this order
        self.name: Final = name
        self.before: Final = before  # what an order says before and after the name of the card
        self.after: Final = after
        self.part: str = ""  # how a project is joined
        self.number: int = 0  # of the stage, where one is named
        self.every_aim: list[Card] = OPEN  # everything it could be aimed at
        self.builds: bool = False  # the card becomes a building
        self.own_hand: bool = False  # … or something that is held in a hand of its own
        self.selects: bool = False  # … and not every card can be built by it: see `serves`
        self.unpaid: list[Order] = []  # of a use that builds: its orders without a payment, by card
        # … and those that were offered with one: by payment, then by card.
        self.paid: list[list[Order | None]] = NOTHING_PAID.copy()
        self.kept: int = 0  # how many of these there are
        self.rows: dict[int, list[Order]] = {}  # … of one that takes any card: see `row`
        self.costs: bool = True  # a price may have to be paid
        self.digs: bool = False  # the card comes from the discard pile
        self.closed: Refusal = SevenWondersRefusal.NOT_IN_HAND  # why there is no aim

    def row(self, left: int, right: int, aim: Card, bank: int = 0) -> list[Order]:
        """The orders with each card for this payment and aim, made once and kept."""
        key = ((bank * MOST_COINS + left) * MOST_COINS + right) * MOST_CARDS + aim - NO_AIM
        found = self.rows.get(key)
        if found is None:
            if len(self.rows) > MOST_ROWS:
                self.rows.clear()
            found = self.rows[key] = orders_of_all_cards(self, left, right, aim, bank)
        return found

    def offer(self, card: Card, left: int, right: int, bank: int = 0) -> Order:
        """The order to build a card for this payment, made once and kept."""
        if not left and not right and not bank:
            return self.unpaid[card]
        if left >> COIN_BITS or right >> COIN_BITS:
            return Order(self, card, left, right, NO_AIM, bank)
        payment = (bank << COIN_BITS | left) << COIN_BITS | right
        row = self.paid[payment]
        found = row[card] if row else None
        if found is None:
            found = Order(self, card, left, right, NO_AIM, bank)
            self.keep(payment, found)
        return found

    def keep(self, payment: int, offer: Order) -> None:
        """Keep an order that was offered; when there are too many, all others are dropped."""
        if self.kept == MOST_KEPT:
            self.kept = 0
            self.paid = NOTHING_PAID.copy()
        if not self.paid[payment]:
            self.paid[payment] = [None] * len(CARD_NAMES)
        self.paid[payment][offer.card] = offer
        self.kept += 1

    # What an order says.

    def words(self, card: str, aim: Card) -> str:
        return f"{self.before}{card}{self.after}"

    def read(self, words: str) -> tuple[Card, Card] | None:
        """The card and the aim that these words name; the inverse of `words`."""
        if not words.startswith(self.before) or not words.endswith(self.after):
            return None
        card = CARD_OF.get(words[len(self.before) : len(words) - len(self.after)])
        return None if card is None else (card, NO_AIM)

    def number_of(self, aim: Card) -> int:
        """The printed number of what it is aimed at."""
        raise NotImplementedError

    # What the rules say.

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        """What it may be aimed at now; nothing if it is not open to this city."""
        return OPEN

    def is_open(self, game: SevenWonders, city: City, mods: Modifiers) -> bool:
        """Whether a city may build some card by it now."""
        return self.builds

    def serves(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> bool:
        """Whether a city may build this card by it, if it is open and the city can pay.

        Asked only if the use selects cards, and never about one that the city has.
        """
        return True

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        return None

    def deeds(self, card: Card) -> Deeds:
        """What is done by it, for everything that depends on deeds."""
        return 0

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        """All that it costs before anything is bought."""
        return FREE

    def payments(self, game: SevenWonders, city: City, card: Card, market: Market) -> list[Payment]:
        """How a city may pay for it."""
        needs, bank = self.price(game, city, card, market.mods)
        return market.payments(needs, bank)

    def payments_with_bank(
        self, game: SevenWonders, city: City, card: Card, market: Market
    ) -> list[Payment]:
        """The same, if one resource is bought from the bank."""
        needs, bank = self.price(game, city, card, market.mods)
        return market.payments_with_bank(needs, bank)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        """Put the card where it goes."""
        raise NotImplementedError

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        """The coins it brings, counted when all cards are placed (SW-ORDER-2)."""
        return 0

    def add_offers(
        self, found: list[list[Order]], game: SevenWonders, city: City, market: Market
    ) -> None:
        """If any card would do: each order that is possible now, with all cards, by number."""
        for aim in self.aims(game, city):
            for left, right in self.payments(game, city, NO_AIM, market):
                found.append(self.row(left, right, aim))
            if market.bank_unit:
                for left, right in self.payments_with_bank(game, city, NO_AIM, market):
                    found.append(self.row(left, right, aim, 1))

    def why_refused(
        self, game: SevenWonders, city: City, hand: tuple[Card, ...], given: Order
    ) -> Refusal | None:
        """Why a city may not give this order with these cards."""
        if self.digs:
            return SevenWondersRefusal.NOT_DISCARDED
        if given.card not in hand:
            return SevenWondersRefusal.NOT_IN_HAND
        return self.why_impossible(game, city, given)

    def why_impossible(self, game: SevenWonders, city: City, given: Order) -> Refusal | None:
        refusal = self.why_not(game, city, given.card)
        if refusal is not None:
            return refusal
        if given.aim not in self.aims(game, city):
            return self.closed
        market = Market(game, city)
        if given.bank:
            found = self.payments_with_bank(game, city, given.card, market)
        else:
            found = self.payments(game, city, given.card, market)
        if not found and not given.bank:
            return SevenWondersRefusal.CANNOT_PAY
        if (given.left, given.right) not in found:
            return SevenWondersRefusal.OTHER_PAYMENT
        return None
