"""Carrying out orders, and the two powers of wonders that let another one be given in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.actions import Order, described
from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import CARD_NAMES
from ziggurat.games.seven_wonders.components import FROM_LEFT, FROM_RIGHT
from ziggurat.games.seven_wonders.discounts import BANK_UNIT, from_bank, mark_done, refund
from ziggurat.games.seven_wonders.facts import MOST_SEATS, Script
from ziggurat.games.seven_wonders.offers import diggable, offered, why_not_order
from ziggurat.games.seven_wonders.packed import number_of, shown_to
from ziggurat.games.seven_wonders.trade import Market, use_docks

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


class Pay(Phase["SevenWonders"]):
    """All pay out of the coins they had; the neighbours' coins are under way (SW-TRADE-7)."""

    def run(self, game: SevenWonders) -> None:
        for city, given in game.orders:
            if not given.use.costs:
                continue
            mods = game.mods(city)
            needs, bank = given.use.price(game, city, given.card, mods)
            left, right = given.left, given.right
            if mods.bonus_deeds & (FROM_LEFT | FROM_RIGHT):
                coins = refund(game, city, Market(game, city), needs, given)
                game.income[city] += from_bank(game, city, coins)
            if mods.prices[5]:
                use_docks(game, city, (needs, bank), given)
            if given.bank:
                bank += given.bank
                mark_done(game, city, BANK_UNIT)
            if bank or left or right:
                game.pay(city, bank, left, right)
                game.income[game.left(city)] += left
                game.income[game.right(city)] += right


class Place(Phase["SevenWonders"]):
    """All put their cards where they go (SW-ORDER-1)."""

    def run(self, game: SevenWonders) -> None:
        for city, given in game.orders:
            given.use.place(game, city, given)


class Gain(Phase["SevenWonders"]):
    """All count what they gain when every card is placed; then coins arrive (SW-ORDER-1..3)."""

    def run(self, game: SevenWonders) -> None:
        for city, given in game.orders:
            coins = given.use.gain(game, city, given)
            game.income[city] += from_bank(game, city, coins) if coins else 0
        for city, coins in enumerate(game.income):
            if coins:
                game.earn(city, coins)
                game.income[city] = 0
        game.orders = ()


PAY: Final = Pay("Pay")
PLACE: Final = Place("Place")
GAIN: Final = Gain("Gain")
CARRY_OUT: Final[Script] = [PAY, PLACE, GAIN]


class Decline(GameAction["SevenWonders"]):
    """Skip a power (SW-W-BABYLON-B2D, SW-W-HALI-2)."""

    __slots__ = ()

    def phrase(self) -> Phrase:
        return Phrase("decline", {})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        return None

    def do(self, game: SevenWonders, seat: Seat) -> None:
        """Nothing happens."""


DECLINE: Final = Decline("decline")


class SeventhCard(Phase["SevenWonders"]):
    """On the last turn a wonder lets the last card be played, after the sixth.

    (SW-W-BABYLON-B2, SW-W-BABYLON-B2A, SW-W-BABYLON-B2B)
    """

    def run(self, game: SevenWonders) -> None:
        if game.turn == game.facts.turns:
            game.then([PLAY_SEVENTH[city] for city in range(game.facts.cities) if game.hands[city]])


class PlaySeventh(Choice["SevenWonders"]):
    """The last card may be played like any other, with what the city now has (SW-W-BABYLON-B2C)."""

    def __init__(self, city: City) -> None:
        super().__init__(f"PlaySeventh {city}")
        self.city: Final = city

    def chooser(self, game: SevenWonders) -> Seat:
        return game.controller(self.city)

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        name = "play_seventh" if self.city < game.seats else "play_seventh_of_free_city"
        return Phrase(name, {"card": CARD_NAMES[game.hands[self.city][0]]})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        found = offered(game, self.city, game.hands[self.city])
        return [*found, DECLINE] if self.city < game.seats else found

    def describe(self, game: SevenWonders, seat: Seat, action: Action) -> Phrase:
        return described(game, self.city, action) if isinstance(action, Order) else action.phrase()

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Decline) and self.city < game.seats:
            return None
        if not isinstance(action, Order):
            return TableRefusal.NOT_THE_QUESTION
        return why_not_order(game, self.city, game.hands[self.city], action)

    def chosen(self, game: SevenWonders, seat: Seat, action: GameAction[SevenWonders]) -> None:
        game.revealed += 1
        action.do(game, self.city)
        if game.orders:
            game.then(game.plan().scripts.orders)
        else:
            card = game.hands[self.city][0]
            game.throw(self.city, game.lay_down(self.city, card))


class Digs(Phase["SevenWonders"]):
    """At the end of the turn, those who may build a discarded card look through the pile.

    One after the other, in an order that is fixed (SW-W-HALI-1, SW-W-HALI-3, SW-W-HALI-4, SWW-14).
    """

    def run(self, game: SevenWonders) -> None:
        if game.digs:
            first, *others = sorted(game.digs)
            game.digs = tuple(others)
            _, city = first
            show_discard(game, game.controller(city))
            game.then([DIG_UP[city], self])


def show_discard(game: SevenWonders, seat: Seat) -> None:
    game.discard = tuple([shown_to(card, 1 << seat) for card in game.discard])
    game.revealed += 1
    game.tell(events.searched, seat, game.discard)


class DigUp(Choice["SevenWonders"]):
    """Build one of the discarded cards free, or none (SW-W-HALI-2)."""

    def __init__(self, city: City) -> None:
        super().__init__(f"DigUp {city}")
        self.city: Final = city

    def chooser(self, game: SevenWonders) -> Seat:
        return game.controller(self.city)

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("dig_up" if self.city < game.seats else "dig_up_for_free_city", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [*diggable(game, self.city), DECLINE]

    def describe(self, game: SevenWonders, seat: Seat, action: Action) -> Phrase:
        return described(game, self.city, action) if isinstance(action, Order) else action.phrase()

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Order) or not action.use.digs:
            return TableRefusal.NOT_THE_QUESTION
        if action.card not in [number_of(card) for card in game.discard]:
            return SevenWondersRefusal.NOT_DISCARDED
        return action.use.why_impossible(game, self.city, action)

    def chosen(self, game: SevenWonders, seat: Seat, action: GameAction[SevenWonders]) -> None:
        game.revealed += 1
        action.do(game, self.city)
        if game.orders:
            game.then(game.plan().scripts.orders)


SEVENTH_CARD: Final = SeventhCard("SeventhCard")
DIGS: Final = Digs("Digs")
PLAY_SEVENTH: Final = [PlaySeventh(city) for city in range(MOST_SEATS)]
DIG_UP: Final = [DigUp(city) for city in range(MOST_SEATS)]
