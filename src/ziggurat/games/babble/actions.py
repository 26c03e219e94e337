"""What a player may do, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.text import Phrase
from ziggurat.games.babble import events, reserve, tower, words
from ziggurat.games.babble.components import (
    CONSTRUCTIONS,
    MOST_PLAYERS,
    ORDER_COUNT,
    ORDER_NAMES,
    ORDERS,
    RESOURCE_COUNT,
    RESOURCE_NAMES,
    RESOURCES,
    Construction,
    Order,
    Resource,
)
from ziggurat.games.babble.deck import CONSTRUCTION_NAMES, NO_WORD
from ziggurat.games.babble.refusals import BabbleRefusal as Refusal

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


class Tell(GameAction["Babble"]):
    """a) Choose another player and say any word of the game (BA-ORD-1, BA-TUR-3..4, BA-DEC-13).

    The player answers in `orders.answer`.
    """

    __slots__ = ("other", "word")

    def __init__(self, other: Seat, word: str) -> None:
        super().__init__(f"tell {other} {word}")
        self.other: Final = other
        self.word: Final = word  # by name: its number depends on the component set

    def phrase(self) -> Phrase:
        return Phrase("tell", {"other": self.other, "word": self.word})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        if self.other >= game.seats:
            return Refusal.NO_SUCH_PLAYER
        if self.other == seat:
            return Refusal.NOT_YOURSELF
        if self.word not in game.components.numbers:
            return Refusal.NO_SUCH_WORD
        return Refusal.WORDS_ON_THE_TABLE if game.has_laid_words(self.other) else None

    def do(self, game: Babble, seat: Seat) -> None:
        if game.told is not None:
            game.tell(events.told, seat, self.other, self.word)


class ShowWord(GameAction["Babble"]):
    """b) Show a Word card of your hand to all, and take it back (BA-SHO-1..2)."""

    __slots__ = ("order",)

    def __init__(self, order: Order) -> None:
        super().__init__(f"show {ORDER_NAMES[order]}")
        self.order: Final = order

    def phrase(self) -> Phrase:
        return Phrase("show_word", {"order": ORDER_NAMES[self.order]})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        if game.hands[seat * ORDER_COUNT + self.order] == NO_WORD:
            return Refusal.NO_CARD_OF_THAT_ORDER
        return None

    def do(self, game: Babble, seat: Seat) -> None:
        words.show(game, seat, self.order)


class TurnUp(GameAction["Babble"]):
    """b) Turn a face-down Construction card of your Reserve face up for good (BA-SHO-1..2)."""

    __slots__ = ("card",)

    def __init__(self, card: Construction) -> None:
        super().__init__(f"show {CONSTRUCTION_NAMES[card]}")
        self.card: Final = card

    def phrase(self) -> Phrase:
        return Phrase("turn_up", {"card": CONSTRUCTION_NAMES[self.card]})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        if self.card not in game.constructions[seat]:
            return Refusal.NOT_IN_YOUR_RESERVE
        return Refusal.ALREADY_FACE_UP if game.is_up(self.card) else None

    def do(self, game: Babble, seat: Seat) -> None:
        reserve.turn_up(game, seat, self.card)


class ShakeHead(GameAction["Babble"]):
    """You hold no card with the word that was said (BA-ORD-4): see `orders.answer`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("shake head")

    def phrase(self) -> Phrase:
        return Phrase("shake_head", {})


class Build(GameAction["Babble"]):
    """Pay for a Construction card of your Reserve and place it on the tower (BA-BUI-1..2)."""

    __slots__ = ("card",)

    def __init__(self, card: Construction) -> None:
        super().__init__(f"build {CONSTRUCTION_NAMES[card]}")
        self.card: Final = card

    def phrase(self) -> Phrase:
        return Phrase("build", {"card": CONSTRUCTION_NAMES[self.card]})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        if self.card not in game.constructions[seat]:
            return Refusal.NOTHING_TO_BUILD_WITH
        return None if game.can_pay(seat, self.card) else Refusal.CANNOT_PAY

    def do(self, game: Babble, seat: Seat) -> None:
        tower.build(game, seat, self.card)


class BuildNothing(GameAction["Babble"]):
    """You can pay for none of your Construction cards (BA-BUI-3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("build nothing")

    def phrase(self) -> Phrase:
        return Phrase("build_nothing", {})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        if game.rules.may_refuse_build:
            return None
        payable = any(game.can_pay(seat, card) for card in game.constructions[seat])
        return Refusal.MUST_BUILD if payable else None

    def do(self, game: Babble, seat: Seat) -> None:
        tower.build_nothing(game, seat)


class Throw(GameAction["Babble"]):
    """Discard a Resource of your choice (BA-DRA-2, BA-CNF-5)."""

    __slots__ = ("resource",)

    def __init__(self, resource: Resource) -> None:
        super().__init__(f"discard {RESOURCE_NAMES[resource]}")
        self.resource: Final = resource

    def phrase(self) -> Phrase:
        return Phrase("throw", {"resource": RESOURCE_NAMES[self.resource]})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        has_one = game.resources[seat * RESOURCE_COUNT + self.resource]
        return None if has_one else Refusal.NO_SUCH_RESOURCE

    def do(self, game: Babble, seat: Seat) -> None:
        reserve.throw(game, seat, self.resource)


def no_receiver(game: Babble, seat: Seat, other: Seat) -> Refusal | None:
    """Cards are given to other players, the foreman among them (BA-GIV-1, BA-TUR-4)."""
    if other >= game.seats:
        return Refusal.NO_SUCH_PLAYER
    return Refusal.GIVE_TO_ANOTHER if other == seat else None


class GiveResource(GameAction["Babble"]):
    """Give a Resource of your Reserve to another player (BA-GIV-1)."""

    __slots__ = ("other", "resource")

    def __init__(self, resource: Resource, other: Seat) -> None:
        super().__init__(f"give {RESOURCE_NAMES[resource]} to {other}")
        self.resource: Final = resource
        self.other: Final = other

    def phrase(self) -> Phrase:
        return Phrase(
            "give_resource", {"resource": RESOURCE_NAMES[self.resource], "other": self.other}
        )

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        if not game.resources[seat * RESOURCE_COUNT + self.resource]:
            return Refusal.NO_SUCH_RESOURCE
        return no_receiver(game, seat, self.other)

    def do(self, game: Babble, seat: Seat) -> None:
        reserve.give_resource(game, seat, self.resource, self.other)


class GiveConstruction(GameAction["Babble"]):
    """Give a Construction card of your Reserve, as it lies, to another player (BA-GIV-1..2)."""

    __slots__ = ("card", "other")

    def __init__(self, card: Construction, other: Seat) -> None:
        super().__init__(f"give {CONSTRUCTION_NAMES[card]} to {other}")
        self.card: Final = card
        self.other: Final = other

    def phrase(self) -> Phrase:
        return Phrase(
            "give_construction", {"card": CONSTRUCTION_NAMES[self.card], "other": self.other}
        )

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        if self.card not in game.constructions[seat]:
            return Refusal.NOT_IN_YOUR_RESERVE
        return no_receiver(game, seat, self.other)

    def do(self, game: Babble, seat: Seat) -> None:
        reserve.give_construction(game, seat, self.card, self.other)


class Done(GameAction["Babble"]):
    """Give or reveal no more cards (BA-GIV-1, BA-REV-1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("done")

    def phrase(self) -> Phrase:
        return Phrase("done", {})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        return None

    def do(self, game: Babble, seat: Seat) -> None:
        """Nothing more happens."""


class PutBack(GameAction["Babble"]):
    """F1, F2: choose the card that leaves the level in progress (BA-CNF-4)."""

    __slots__ = ("card",)

    def __init__(self, card: Construction) -> None:
        super().__init__(f"return {CONSTRUCTION_NAMES[card]}")
        self.card: Final = card

    def phrase(self) -> Phrase:
        return Phrase("put_back", {"card": CONSTRUCTION_NAMES[self.card]})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        on_level = self.card in game.level_in_progress()
        return None if on_level else Refusal.NOT_ON_THIS_LEVEL

    def do(self, game: Babble, seat: Seat) -> None:
        tower.put_back(game, seat, self.card)


class Drop(GameAction["Babble"]):
    """F8: discard a Word card of your choice (BA-CNF-9)."""

    __slots__ = ("order",)

    def __init__(self, order: Order) -> None:
        super().__init__(f"drop {ORDER_NAMES[order]}")
        self.order: Final = order

    def phrase(self) -> Phrase:
        return Phrase("drop", {"order": ORDER_NAMES[self.order]})

    def why_not(self, game: Babble, seat: Seat) -> Refusal | None:
        missing = game.word(seat, self.order) == NO_WORD
        return Refusal.NO_WORD_TO_DROP if missing else None

    def do(self, game: Babble, seat: Seat) -> None:
        words.lose(game, seat, self.order)


# There are few actions, so each is made once and shared; those that say a word belong to the
# component set.
SEATS: Final = range(MOST_PLAYERS)
CARDS: Final = range(CONSTRUCTIONS)
SHOWS: Final = [ShowWord(order) for order in ORDERS]
TURN_UPS: Final = [TurnUp(card) for card in CARDS]
SHAKE_HEAD: Final = ShakeHead()
BUILDS: Final = [Build(card) for card in CARDS]
BUILD_NOTHING: Final = BuildNothing()
THROWS: Final = [Throw(resource) for resource in RESOURCES]
RESOURCE_GIFTS: Final = [[GiveResource(each, seat) for seat in SEATS] for each in RESOURCES]
CONSTRUCTION_GIFTS: Final = [[GiveConstruction(card, seat) for seat in SEATS] for card in CARDS]
DONE: Final = Done()
PUT_BACKS: Final = [PutBack(card) for card in CARDS]
DROPS: Final = [Drop(order) for order in ORDERS]
