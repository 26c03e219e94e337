"""The table of Babble: hands, Reserves, packs, the tower, and what is known of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.game import Game
from ziggurat.games.babble import imagining, knowledge
from ziggurat.games.babble.components import (
    HEIGHTS,
    ORDER_COUNT,
    RESOURCE_COUNT,
    Confusion,
    Construction,
    Face,
    Idea,
    Order,
    Pack,
    Resource,
    Word,
    level_in_progress,
)
from ziggurat.games.babble.deck import COSTS, FACE_COUNT, NO_WORD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.core.secrets import Mask
    from ziggurat.games.babble.knowledge import BabbleView
    from ziggurat.games.babble.story import Entry


class Babble(Game):
    """A game of Babble.  Verbs stand in `words`, `reserve` and `tower`."""

    __slots__ = (
        "advanced",
        "box",
        "confusion",
        "confusion_discard",
        "constructions",
        "could_be",
        "face_up",
        "foreman",
        "hands",
        "knowers",
        "laid",
        "may_refuse_build",
        "min_one",
        "packs",
        "resource_discard",
        "resource_pack",
        "resources",
        "returned",
        "story",
        "tower",
        "turn",
        "word_cards",
        "word_discard",
    )

    def __init__(self) -> None:
        super().__init__()
        self.foreman: Seat = 0
        self.turn: int = 0
        self.hands: list[Word] = []  # by seat and order; NO_WORD where an order is missing
        self.laid: Mask = 0  # the seats whose hand lies on the table
        self.word_discard: tuple[Face, ...] = ()
        self.story: tuple[Entry, ...] = ()  # what happened to the hands, and who may know
        self.packs: list[tuple[Idea, ...]] = []  # the lowest first; the next card last
        self.box: tuple[Idea, ...] = ()  # cards not used
        self.resources: list[int] = []  # how many in each Reserve, by seat and kind
        self.resource_pack: tuple[Resource, ...] = ()  # the next card last
        self.resource_discard: list[int] = []  # how many of each kind
        self.constructions: list[tuple[Construction, ...]] = []  # by seat, oldest first
        self.face_up: Mask = 0  # the constructions of which everybody sees the face
        self.knowers: list[Mask] = []  # who has held a face-down construction
        self.could_be: list[Mask] = []  # what a face-down construction may be, for all to know
        self.returned: list[Pack] = []  # where a construction was put back and not seen since
        self.tower: tuple[Construction, ...] = ()  # the lowest first
        self.confusion: tuple[Confusion, ...] = ()  # the next card last
        self.confusion_discard: tuple[Confusion, ...] = ()
        self.advanced: bool = False
        self.may_refuse_build: bool = False
        self.min_one: bool = False
        self.word_cards: int = 0

    def copy(self) -> Babble:
        other = Babble.__new__(Babble)
        self.copy_table(other)
        other.foreman = self.foreman
        other.turn = self.turn
        other.hands = self.hands.copy()
        other.laid = self.laid
        other.word_discard = self.word_discard
        other.story = self.story
        other.packs = self.packs.copy()
        other.box = self.box
        other.resources = self.resources.copy()
        other.resource_pack = self.resource_pack
        other.resource_discard = self.resource_discard.copy()
        other.constructions = self.constructions.copy()
        other.face_up = self.face_up
        other.knowers = self.knowers.copy()
        other.could_be = self.could_be.copy()
        other.returned = self.returned.copy()
        other.tower = self.tower
        other.confusion = self.confusion
        other.confusion_discard = self.confusion_discard
        other.advanced = self.advanced
        other.may_refuse_build = self.may_refuse_build
        other.min_one = self.min_one
        other.word_cards = self.word_cards
        return other

    def view(self, seat: Seat) -> BabbleView:
        return knowledge.view(self, seat)

    def deal_unknown(self, seat: Seat) -> None:
        imagining.deal_unknown(self, seat)

    def census(self) -> Mapping[str, int]:
        return knowledge.census(self)

    # Facts.

    def word(self, seat: Seat, order: Order) -> Word:
        """The word of a seat's card for an order, or NO_WORD."""
        return self.hands[seat * ORDER_COUNT + order]

    def hand(self, seat: Seat) -> list[Word]:
        return self.hands[seat * ORDER_COUNT : seat * ORDER_COUNT + ORDER_COUNT]

    def hand_size(self, seat: Seat) -> int:
        return ORDER_COUNT - self.hand(seat).count(NO_WORD)

    def resource_total(self, seat: Seat) -> int:
        first = seat * RESOURCE_COUNT
        return sum(self.resources[first : first + RESOURCE_COUNT])

    def can_pay(self, seat: Seat, card: Construction) -> bool:
        first = seat * RESOURCE_COUNT
        stone, cement, tool, wood = COSTS[card]
        held = self.resources
        return (
            held[first] >= stone
            and held[first + 1] >= cement
            and held[first + 2] >= tool
            and held[first + 3] >= wood
        )

    def is_up(self, card: Construction) -> bool:
        return bool(self.face_up >> card & 1)

    def has_laid_words(self, seat: Seat) -> bool:
        return bool(self.laid >> seat & 1)

    def pack_in_progress(self) -> Pack:
        """The lowest pack that is not empty; the last card of all has ended the game."""
        pack = 0
        while not self.packs[pack]:
            pack += 1
        return pack

    def level_in_progress(self) -> tuple[Construction, ...]:
        """The cards on the lowest level that is not complete."""
        level = level_in_progress(len(self.tower))
        return self.tower[HEIGHTS[level - 1] if level else 0 :]

    def levels_complete(self) -> int:
        return sum([len(self.tower) >= height for height in HEIGHTS])

    def words_in_pack(self, pack: Pack) -> int:
        return sum([idea < FACE_COUNT for idea in self.packs[pack]])
