"""The table of Babylon: quarry, tower, gardens, pillars, and the verbs that move them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.core.game import Game
from ziggurat.games.babylon import events, knowledge
from ziggurat.games.babylon.building import DOUBLES_IN, OPEN_IN, PLENTY, SINGLES_IN, Builder
from ziggurat.games.babylon.component_set import STANDARD_SET, BabylonComponents
from ziggurat.games.babylon.components import (
    BELVEDERES,
    DOUBLES,
    HOLES,
    KEPT,
    NO_EFFECT,
    NO_TILE,
    RESERVE_OF,
    SINGLES,
    Effect,
    Flower,
    Piece,
    Place,
    Stack,
    Supports,
    Tile,
)
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.garden import Garden, Plain
from ziggurat.games.babylon.quarry import pillars_for
from ziggurat.games.babylon.rules import BabylonRules
from ziggurat.games.babylon.scoring import sheet_of
from ziggurat.games.babylon.tower_tiles import double_gift, dug_pillars, single_gift

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.knowledge import BabylonView


class Babylon(Game):
    """A game of Babylon.  A list by seat has one entry for each player."""

    rules: BabylonRules
    components: BabylonComponents  # what is printed on the tiles
    first: Seat
    active: Seat
    round: int
    stacks: list[tuple[Tile, ...]]  # the visible tile last
    tower: tuple[int, ...]  # the next tile last
    box: tuple[int, ...]  # tower tiles that left the game unseen
    flipped: tuple[int, ...]  # the tile of this round last
    discard: tuple[Tile, ...]  # terrace tiles out of the game
    reserve: list[int]  # pieces left; below zero where the supply is not limited
    flowers: tuple[Flower, ...]  # by seat
    singles: list[int]  # by seat
    notches: list[Tile]  # by seat: the tile in storage
    gardens: list[Plain]  # by seat
    # This turn.
    dug: Tile  # in hand
    gifts: int  # double pillars of a tower tile
    wild: Effect  # an effect for decor that is not used yet
    lent: int  # which of the tiles laid this turn have used it, one bit each
    fresh: int  # how many tiles the garden had when the turn began

    # Generated from the fields above by tools/states.py.

    __slots__ = (
        "active",
        "box",
        "components",
        "discard",
        "dug",
        "first",
        "flipped",
        "flowers",
        "fresh",
        "gardens",
        "gifts",
        "lent",
        "notches",
        "reserve",
        "round",
        "rules",
        "singles",
        "stacks",
        "tower",
        "wild",
    )

    FIELDS: ClassVar[Mapping[str, object]] = {
        "rules": BabylonRules,
        "components": BabylonComponents,
        "first": int,
        "active": int,
        "round": int,
        "stacks": list[tuple[int, ...]],
        "tower": tuple[int, ...],
        "box": tuple[int, ...],
        "flipped": tuple[int, ...],
        "discard": tuple[int, ...],
        "reserve": list[int],
        "flowers": tuple[int, ...],
        "singles": list[int],
        "notches": list[int],
        "gardens": list[
            tuple[
                tuple[tuple[int, int, int, int, int], ...],
                tuple[tuple[int, int, int], ...],
                bytes,
                bytes,
                bytes,
                tuple[int, ...],
            ]
        ],
        "dug": int,
        "gifts": int,
        "wild": int,
        "lent": int,
        "fresh": int,
    }

    def __init__(self, source: Babylon | None = None) -> None:
        Game.__init__(self, source)
        if source is None:
            self.rules = BabylonRules()
            self.components = STANDARD_SET
            self.first = 0
            self.active = 0
            self.round = 0
            self.stacks = []
            self.tower = ()
            self.box = ()
            self.flipped = ()
            self.discard = ()
            self.reserve = []
            self.flowers = ()
            self.singles = []
            self.notches = []
            self.gardens = []
            self.dug = 0
            self.gifts = 0
            self.wild = 0
            self.lent = 0
            self.fresh = 0
        else:
            self.rules = source.rules
            self.components = source.components
            self.first = source.first
            self.active = source.active
            self.round = source.round
            self.stacks = source.stacks.copy()
            self.tower = source.tower
            self.box = source.box
            self.flipped = source.flipped
            self.discard = source.discard
            self.reserve = source.reserve.copy()
            self.flowers = source.flowers
            self.singles = source.singles.copy()
            self.notches = source.notches.copy()
            self.gardens = source.gardens.copy()
            self.dug = source.dug
            self.gifts = source.gifts
            self.wild = source.wild
            self.lent = source.lent
            self.fresh = source.fresh

    def copy(self) -> Babylon:
        return Babylon(self)

    # End of the generated part.

    def view(self, seat: Seat) -> BabylonView:
        return knowledge.view(self, self.check_seat(seat))

    def views(self, seats: list[Seat]) -> list[BabylonView]:
        return knowledge.views(self, [self.check_seat(seat) for seat in seats])

    def deal_unknown(self, seat: Seat) -> None:
        knowledge.deal_unknown(self)

    def census(self) -> Mapping[str, int]:
        return knowledge.census(self)

    # Facts.

    def garden(self, seat: Seat) -> Garden:
        tiles, pieces, tops, faces, owners, planes = self.gardens[seat]
        return Garden(tiles, pieces, tops, faces, owners, planes)

    def builder(self, seat: Seat) -> Builder:
        return Builder(
            self.garden(seat),
            self.singles[seat],
            self.gifts,
            self.left(DOUBLES),
            self.left(BELVEDERES),
            self.rules,
        )

    def decorator(self, seat: Seat) -> Decorator:
        left = tuple([self.left(kind) for kind in RESERVE_OF])
        return Decorator(self.garden(seat), self.fresh, self.wild, self.lent, self.rules, left)

    def sheet(self, seat: Seat) -> list[int]:
        """The lines of a seat's score pad."""
        return sheet_of(self.garden(seat), self.components, self.rules)

    def pillars_at(self, seat: Seat, stack: Stack) -> int:
        """The single pillars that a seat would receive for digging here (BY-D-03..05)."""
        sides = pillars_for([len(pile) for pile in self.stacks], stack)
        own = self.components.flowers[self.stacks[stack][-1]] == self.flowers[seat]
        return dug_pillars(sides, own, self.effect())

    def effect(self) -> Effect:
        """What the last tower tile does during this round; in the first there is none."""
        return self.components.effects[self.flipped[-1]] if self.flipped else NO_EFFECT

    def left(self, kind: int) -> int:
        """How many pieces of a kind can still be taken from the reserve (BY-C-03)."""
        return self.reserve[kind] if self.rules.limited else PLENTY

    # Verbs: quarry and pillars.

    def take(self, stack: Stack) -> Tile:
        """Take the visible tile of a stack; the one below it comes to light."""
        pile = self.stacks[stack]
        self.stacks[stack] = pile[:-1]
        if len(pile) > 1:
            self.revealed += 1
        return pile[-1]

    def remove(self, seat: Seat, stack: Stack) -> None:
        """Remove a tile from the game before it begins (BY-S-05)."""
        tile = self.take(stack)
        self.discard += (tile,)
        self.tell(events.removed, seat, self.components.terraces[tile], stack)
        self.uncover(stack)

    def dig(self, seat: Seat, stack: Stack) -> None:
        """Take a tile and the pillars that it brings (BY-D-01, BY-D-03)."""
        gained = self.gain(seat, self.pillars_at(seat, stack))
        self.dug = self.take(stack)
        self.tell(events.dug, seat, self.components.terraces[self.dug], stack, gained)
        self.uncover(stack)

    def uncover(self, stack: Stack) -> None:
        """Tell what a tile that was taken has uncovered: another one, or the bottom."""
        pile = self.stacks[stack]
        if pile:
            self.tell(events.uncovered, self.components.terraces[pile[-1]], stack)
        else:
            self.tell(events.emptied, stack)

    def gain(self, seat: Seat, count: int) -> int:
        """Take single pillars from the reserve; what it lacks is forfeited."""
        taken = min(count, self.left(SINGLES))
        self.singles[seat] += taken
        self.reserve[SINGLES] -= taken
        return taken

    def take_gifts(self, seat: Seat) -> None:
        """What the tower tile of this round gives at the start of a turn (BY-T-01, BY-T-02)."""
        if self.gain(seat, single_gift(self.effect())):
            self.tell(events.single_given, seat)
        self.gifts = min(double_gift(self.effect()), self.left(DOUBLES))
        self.reserve[DOUBLES] -= self.gifts
        if self.gifts:
            self.tell(events.double_given, seat)

    def return_pillars(self, seat: Seat) -> None:
        """Keep six single pillars and no double one (BY-K-01, BY-K-02)."""
        surplus = max(0, self.singles[seat] - KEPT)
        self.singles[seat] -= surplus
        self.reserve[SINGLES] += surplus
        if surplus:
            self.tell(events.returned, seat, surplus)
        if self.gifts:
            self.reserve[DOUBLES] += self.gifts
            self.gifts = 0
            self.tell(events.double_lost, seat)

    # Verbs: tiles and decor.

    def lay(
        self, seat: Seat, stored: bool, place: Place, rotation: int, supports: Supports
    ) -> None:
        """Put down the pillars and lay the tile in hand, or the stored one (BY-B-01, BY-B-02)."""
        storey, anchor = divmod(place, HOLES)
        tile = self.pick_up(seat, stored)
        self.pay(seat, supports)
        icons = self.components.turned[tile][rotation]
        self.gardens[seat] = (
            self.garden(seat).laid(tile, icons, anchor, storey, rotation, supports).plain()
        )
        self.tell(events.laid, seat, tile, place, rotation, supports)

    def pick_up(self, seat: Seat, stored: bool) -> Tile:
        """The tile in hand, or the stored one, leaves its place."""
        if stored:
            tile = self.notches[seat]
            self.notches[seat] = NO_TILE
        else:
            tile = self.dug
            self.dug = NO_TILE
        return tile

    def pay(self, seat: Seat, supports: Supports) -> None:
        """Use a double that was given first, then exchange two singles for each other (BY-B-12)."""
        doubles = DOUBLES_IN[supports]
        given = min(doubles, self.gifts)
        exchanged = doubles - given
        self.gifts -= given
        self.singles[seat] -= SINGLES_IN[supports] + 2 * exchanged
        self.reserve[SINGLES] += 2 * exchanged
        self.reserve[DOUBLES] -= exchanged
        self.reserve[BELVEDERES] -= OPEN_IN[supports]

    def build(self, seat: Seat, piece: Piece, place: Place, other: Place) -> None:
        """Build decor, which costs nothing (BY-X-01)."""
        decorator = self.decorator(seat)
        lent = decorator.needs_wild(piece, place, other)
        self.wild, self.lent = decorator.wild_after(piece, place, other)
        self.reserve[RESERVE_OF[piece]] -= 1
        self.gardens[seat] = decorator.garden.built(piece, place, other).plain()
        self.tell(events.built, seat, piece, place, other, lent)

    def store(self, seat: Seat) -> None:
        """Keep the dug tile in the notch; a tile that was there is discarded (BY-K-03, BY-K-04)."""
        replaced = self.notches[seat]
        self.notches[seat] = self.pick_up(seat, stored=False)
        self.tell(events.stored, seat, self.notches[seat])
        if replaced != NO_TILE:
            self.throw(seat, replaced)

    def throw(self, seat: Seat, tile: Tile) -> None:
        """A discarded tile is out of the game (BY-K-05)."""
        self.discard += (tile,)
        self.tell(events.discarded, seat, tile)

    def flip(self) -> None:
        """The next tower tile holds for the round that follows (BY-R-04)."""
        self.flipped += self.tower[-1:]
        self.tower = self.tower[:-1]
        self.revealed += 1
        self.tell(events.flipped, self.effect())
