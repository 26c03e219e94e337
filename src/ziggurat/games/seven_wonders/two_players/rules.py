"""Two players and the Free City, played by the holder of its card (SW-2P-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase, SecretChoice
from ziggurat.core.kind import Option, Setting
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase, Text
from ziggurat.games.seven_wonders.actions import Order, described
from ziggurat.games.seven_wonders.catalogue import BOARD_OF, BUILDINGS, listed
from ziggurat.games.seven_wonders.facts import Insert, Module, Restriction
from ziggurat.games.seven_wonders.offers import offered, orders, why_not_order
from ziggurat.games.seven_wonders.packed import barred_from, face_down
from ziggurat.games.seven_wonders.trade import Market
from ziggurat.games.seven_wonders.two_players import events
from ziggurat.games.seven_wonders.two_players.refusals import FreeCityRefusal
from ziggurat.games.seven_wonders.two_players.texts import TEXTS
from ziggurat.games.seven_wonders.uses.building import BUILD, BUILD_FREE
from ziggurat.games.seven_wonders.uses.chain import CHAINED
from ziggurat.games.seven_wonders.uses.selling import SELL
from ziggurat.games.seven_wonders.uses.stage import BUILD_STAGE, NUMBERED_STAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.packed import FaceDown
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.uses.use import Use

FREE_CITY: Final = 2  # the third city (SW-2P-2, SW-2P-3)
BABYLON_B: Final = BOARD_OF["babylon b"]
# What the Free City must do if it can; its powers are never forced on it (SW-2P-7).
PLAYS: Final[tuple[Use, ...]] = (BUILD, CHAINED, BUILD_STAGE, *NUMBERED_STAGES)


class FreeCityRules(Restriction):
    """It discards only if it can play no card, and uses its chains (SW-2P-7, SW-2P-10)."""

    def offered(self, game: SevenWonders, city: City, orders: list[Action]) -> list[Action]:
        if city < game.seats:
            return orders
        every = [each for each in orders if isinstance(each, Order)]
        can_play = any(each.use in PLAYS for each in every)
        chained = [each.card for each in every if each.use is CHAINED]
        refused = (BUILD, BUILD_FREE) if game.facts.free_city_must_chain else (BUILD,)
        return [
            each
            for each in every
            if not (each.use is SELL and can_play)
            and not (each.use in refused and each.card in chained)
        ]

    def why_not(
        self, game: SevenWonders, city: City, hand: tuple[Card, ...], order: Order
    ) -> Refusal | None:
        if city < game.seats or order in self.offered(game, city, orders(game, city, hand)):
            return None
        if order.use is SELL:
            return FreeCityRefusal.FREE_CITY_MUST_PLAY
        return FreeCityRefusal.FREE_CITY_MUST_CHAIN

    def discarded(self, game: SevenWonders, city: City, card: FaceDown) -> FaceDown:
        """All know that it could not play what it discards (SW-2P-7)."""
        return barred_from(card, playable(game, city)) if city >= game.seats else card


def playable(game: SevenWonders, city: City) -> Cards:
    """All cards that a city could build now at their cost or by chain, no matter who holds them."""
    market = Market(game, city)
    found = 0
    for card in listed(BUILDINGS):
        for use in (BUILD, CHAINED):
            if use.why_not(game, city, card) is None and market.payments(
                *use.price(game, city, card, market.mods)
            ):
                found |= 1 << card
    return found


class DrawFromPile(Phase["SevenWonders"]):
    """The holder of the Free City card draws the next card of its pile (SW-2P-4, SW-2P-6)."""

    def run(self, game: SevenWonders) -> None:
        seat = game.holder()
        card = game.pile[-1]
        game.pile = game.pile[:-1]
        game.hands[seat] = tuple(sorted((*game.hands[seat], card)))
        game.drawn_card = card
        game.revealed += 1
        game.tell(events.drew_from_pile, seat, card)


class ChooseForFreeCity(SecretChoice["SevenWonders"]):
    """After their own card, the holder chooses one for the Free City; then all reveal (SW-2P-6).

    Its purchases follow the usual rules, with the seller of the holder's choice (SW-2P-9).
    """

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return [game.holder()]

    def waiting_for(self, game: SevenWonders) -> list[Seat]:
        return [] if FREE_CITY in game.sealed else self.choosers(game)

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("choose_for_free_city", {"age": game.age, "turn": game.turn})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return offered(game, FREE_CITY, cards_left(game))

    def describe(self, game: SevenWonders, seat: Seat, action: Action) -> Phrase:
        return described(game, FREE_CITY, action) if isinstance(action, Order) else action.phrase()

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Order):
            return TableRefusal.NOT_THE_QUESTION
        return why_not_order(game, FREE_CITY, cards_left(game), action)

    def take(self, game: SevenWonders, seat: Seat, action: Action) -> None:
        super().take(game, FREE_CITY, action)

    def reveal(self, game: SevenWonders) -> None:
        """Not yet: `Reveal` does it."""


def cards_left(game: SevenWonders) -> tuple[Card, ...]:
    """The holder's hand without the card chosen for their own city."""
    seat = game.holder()
    own = game.sealed[seat]
    assert isinstance(own, Order)
    hand = list(game.hands[seat])
    hand.remove(own.card)
    return tuple(hand)


class LastOfPile(Phase["SevenWonders"]):
    """On the last turn the last card of the pile is discarded unseen (SW-2P-12).

    It is the seventh card of a Free City whose wonder has that power (SW-2P-16).
    """

    def run(self, game: SevenWonders) -> None:
        if game.turn < game.facts.turns:
            return
        card = game.pile[0]
        game.pile = ()
        if game.mods(FREE_CITY).seventh_card:
            game.hands[FREE_CITY] = (card,)
            game.revealed += 1
            game.tell(events.drew_from_pile, game.holder(), card)
        else:
            game.throw(FREE_CITY, face_down(card, game.age, FREE_CITY, game.turn, 0))


def lay_board(game: SevenWonders, settings: Mapping[str, Setting]) -> None:
    """The Free City's side is drawn, or fixed by an option (SW-2P-15)."""
    if settings["free_city_side"] != "drawn":
        side = int(settings["free_city_side"] == "b")
        game.take_board(FREE_CITY, game.boards[FREE_CITY] & ~1 | side)
    if settings["free_city_without_babylon_b"] and game.boards[FREE_CITY] == BABYLON_B:
        game.take_board(FREE_CITY, BABYLON_B - 1)


def show(game: SevenWonders, _seat: Seat, _insight: Insight, view: SevenWondersView) -> None:
    """All know who decides for the Free City, and how many cards its pile has."""
    view["holder"] = game.holder()
    view["pile_size"] = len(game.pile)


OPTIONS: Final = (
    Option(
        "free_city_side",
        ("drawn", "a", "b"),
        Text("Two players: side of the Free City", "À deux joueurs : face de la Cité franche"),
    ),
    Option(
        "free_city_without_powers",
        (False, True),
        Text(
            "The Free City of two players never builds free and never digs in the discard",
            "À deux joueurs, la Cité franche ne construit jamais gratuitement et ne fouille jamais"
            " la défausse",
        ),
    ),
    Option(
        "free_city_must_chain",
        (True, False),
        Text(
            "The Free City of two players builds by chain even if Olympia could build free",
            "À deux joueurs, la Cité franche construit par chaînage même si Olympie permet de"
            " construire gratuitement",
        ),
    ),
    Option(
        "free_city_without_babylon_b",
        (False, True),
        Text(
            "The Free City of two players never shows side B of Babylon",
            "À deux joueurs, la Cité franche n'a jamais la face B de Babylone",
        ),
    ),
)

CHOOSE_FOR_FREE_CITY: Final = ChooseForFreeCity("ChooseForFreeCity")
MODULE: Final = Module(
    "two_players",
    TEXTS,
    refusals=FreeCityRefusal,
    inserts=(
        Insert((DrawFromPile("DrawFromPile"),), before="ChooseCards"),
        Insert((CHOOSE_FOR_FREE_CITY,), after="ChooseCards"),
        Insert((LastOfPile("LastOfPile"),), before="LastCards"),
    ),
    options=OPTIONS,
    restriction=FreeCityRules(),
    lay_boards=lay_board,
    show=show,
)
