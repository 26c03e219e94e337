"""The table of Babble: hands, Reserves, packs, the tower, and what is known of them.

Facts are methods of the table; the verbs that change it are functions, too many for one class, in
`words` (hands), `reserve` (Resources and Constructions) and `tower` (building, Idea packs, ending).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from ziggurat.core.game import Game
from ziggurat.games.babble import knowledge
from ziggurat.games.babble.component_set import STANDARD_SET, BabbleComponents
from ziggurat.games.babble.components import (
    HEIGHTS,
    MOST_PLAYERS,
    MOST_WORD_CARDS,
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
from ziggurat.games.babble.deck import FACE_COUNT, NO_WORD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.core.secrets import Mask
    from ziggurat.core.text import Text
    from ziggurat.games.babble.knowledge import BabbleView
    from ziggurat.games.babble.story import Entry


OTHERS: Final[list[list[Mask]]] = [  # by the number of players, and by seat
    [(1 << players) - 1 & ~(1 << seat) for seat in range(players)]
    for players in range(MOST_PLAYERS + 1)
]


class BabbleRules(NamedTuple):
    """The house rules of a table."""

    advanced: bool = False  # with Confusion
    may_refuse_build: bool = False  # who can pay need not build (BA-DEC-6)
    min_one: bool = False  # at least one card must be given or revealed (BA-DEC-7)
    word_cards: int = MOST_WORD_CARDS  # in play (BA-DEC-1)


class Babble(Game):
    """A game of Babble.  What belongs to a seat and an order stands at `seat * 4 + order`."""

    rules: BabbleRules
    components: BabbleComponents
    foreman: Seat
    turn: int
    hands: list[Word]  # by seat and order; NO_WORD where an order is missing
    laid: Mask  # the seats whose hand lies on the table
    word_discard: tuple[Face, ...]
    story: tuple[Entry, ...]  # what happened to the hands, and who may know
    packs: list[tuple[Idea, ...]]  # the lowest first; the next card last
    box: tuple[Idea, ...]  # cards not used
    resources: list[int]  # how many in each Reserve, by seat and kind
    resource_pack: tuple[Resource, ...]  # the next card last
    resource_discard: list[int]  # how many of each kind
    constructions: list[tuple[Construction, ...]]  # by seat, oldest first
    face_up: Mask  # the constructions of which everybody sees the face
    knowers: list[Mask]  # who has held a face-down construction
    could_be: list[Mask]  # what everybody knows a face-down construction may be
    returned: list[Pack]  # where a construction was put back and not seen since
    tower: tuple[Construction, ...]  # the lowest first
    confusion: tuple[Confusion, ...]  # the next card last
    confusion_discard: tuple[Confusion, ...]

    # Generated from the fields above by tools/states.py.

    __slots__ = (
        "box",
        "components",
        "confusion",
        "confusion_discard",
        "constructions",
        "could_be",
        "face_up",
        "foreman",
        "hands",
        "knowers",
        "laid",
        "packs",
        "resource_discard",
        "resource_pack",
        "resources",
        "returned",
        "rules",
        "story",
        "tower",
        "turn",
        "word_discard",
    )

    FIELDS: ClassVar[Mapping[str, object]] = {
        "rules": BabbleRules,
        "components": BabbleComponents,
        "foreman": int,
        "turn": int,
        "hands": list[int],
        "laid": int,
        "word_discard": tuple[int, ...],
        "story": tuple[tuple[int, int, int], ...],
        "packs": list[tuple[int, ...]],
        "box": tuple[int, ...],
        "resources": list[int],
        "resource_pack": tuple[int, ...],
        "resource_discard": list[int],
        "constructions": list[tuple[int, ...]],
        "face_up": int,
        "knowers": list[int],
        "could_be": list[int],
        "returned": list[int],
        "tower": tuple[int, ...],
        "confusion": tuple[int, ...],
        "confusion_discard": tuple[int, ...],
    }

    def __init__(self, source: Babble | None = None) -> None:
        Game.__init__(self, source)
        if source is None:
            self.rules = BabbleRules()
            self.components = STANDARD_SET
            self.foreman = 0
            self.turn = 0
            self.hands = []
            self.laid = 0
            self.word_discard = ()
            self.story = ()
            self.packs = []
            self.box = ()
            self.resources = []
            self.resource_pack = ()
            self.resource_discard = []
            self.constructions = []
            self.face_up = 0
            self.knowers = []
            self.could_be = []
            self.returned = []
            self.tower = ()
            self.confusion = ()
            self.confusion_discard = ()
        else:
            self.rules = source.rules
            self.components = source.components
            self.foreman = source.foreman
            self.turn = source.turn
            self.hands = source.hands.copy()
            self.laid = source.laid
            self.word_discard = source.word_discard
            self.story = source.story
            self.packs = source.packs.copy()
            self.box = source.box
            self.resources = source.resources.copy()
            self.resource_pack = source.resource_pack
            self.resource_discard = source.resource_discard.copy()
            self.constructions = source.constructions.copy()
            self.face_up = source.face_up
            self.knowers = source.knowers.copy()
            self.could_be = source.could_be.copy()
            self.returned = source.returned.copy()
            self.tower = source.tower
            self.confusion = source.confusion
            self.confusion_discard = source.confusion_discard

    def copy(self) -> Babble:
        return Babble(self)

    # End of the generated part.

    def view(self, seat: Seat) -> BabbleView:
        return knowledge.view(self, self.check_seat(seat))

    def views(self, seats: list[Seat]) -> list[BabbleView]:
        return knowledge.views(self, [self.check_seat(seat) for seat in seats])

    def deal_unknown(self, seat: Seat) -> None:
        knowledge.deal_unknown(self, seat)

    def census(self) -> Mapping[str, int]:
        return knowledge.census(self)

    def own_terms(self) -> Mapping[str, Text]:
        return self.components.texts

    # Facts.

    def word(self, seat: Seat, order: Order) -> Word:
        """The word of a seat's card for an order, or NO_WORD."""
        return self.hands[seat * ORDER_COUNT + order]

    def hand(self, seat: Seat) -> list[Word]:
        return self.hands[seat * ORDER_COUNT : seat * ORDER_COUNT + ORDER_COUNT]

    def word_faces(self) -> list[Face]:
        """The Word cards in play, without the starting words."""
        return self.components.word_faces[: self.rules.word_cards]

    def word_masks(self) -> list[Mask]:
        """By order, the words that its cards may have."""
        return self.components.word_masks[self.rules.word_cards]

    def hand_size(self, seat: Seat) -> int:
        size = 0
        for order in range(ORDER_COUNT):
            if self.word(seat, order) != NO_WORD:
                size += 1
        return size

    def listeners(self, seat: Seat) -> Mask:
        """The other seats that can be given an order: their hands do not lie on the table."""
        return OTHERS[self.seats][seat] & ~self.laid

    def has_face_down(self, seat: Seat) -> bool:
        """Whether one of the seat's constructions lies face down."""
        for card in self.constructions[seat]:
            if not self.is_up(card):
                return True
        return False

    def resource_total(self, seat: Seat) -> int:
        first = seat * RESOURCE_COUNT
        held = self.resources
        return held[first] + held[first + 1] + held[first + 2] + held[first + 3]

    def can_pay(self, seat: Seat, card: Construction) -> bool:
        first = seat * RESOURCE_COUNT
        stone, cement, tool, wood = self.components.costs[card]
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
        """The lowest pack that is not empty; the last card of all ends the game (BA-DEC-2)."""
        pack = 0
        while not self.packs[pack]:
            pack += 1
        return pack

    def level_in_progress(self) -> tuple[Construction, ...]:
        """The cards on the lowest level that is not complete (BA-DEC-11)."""
        level = level_in_progress(len(self.tower))
        return self.tower[HEIGHTS[level - 1] if level else 0 :]

    def levels_complete(self) -> int:
        return sum([len(self.tower) >= height for height in HEIGHTS])

    def words_in_pack(self, pack: Pack) -> int:
        return sum([idea < FACE_COUNT for idea in self.packs[pack]])
