"""The table of Babylon: quarry, tower, gardens, pillars, and the verbs that move them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ziggurat.core.game import Game
from ziggurat.games.babylon import events, knowledge
from ziggurat.games.babylon.building import DOUBLES_IN, OPEN_IN, PLENTY, SINGLES_IN, Builder
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
from ziggurat.games.babylon.garden import Garden, Plain, turned
from ziggurat.games.babylon.prints import TERRACES
from ziggurat.games.babylon.quarry import FLOWER_OF, pillars_for
from ziggurat.games.babylon.tower_tiles import EFFECT_OF, double_gift, dug_pillars, single_gift

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.knowledge import BabylonView


class Babylon(Game):
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
    fresh: int  # how many tiles the garden had when the turn began
    # House rules.
    direct: bool
    cover_decor: bool
    ground: bool
    limited: bool

    # Generated from the fields above by tools/states.py.

    __slots__ = (
        "active",
        "box",
        "cover_decor",
        "direct",
        "discard",
        "dug",
        "first",
        "flipped",
        "flowers",
        "fresh",
        "gardens",
        "gifts",
        "ground",
        "limited",
        "notches",
        "reserve",
        "round",
        "singles",
        "stacks",
        "tower",
        "wild",
    )

    FIELDS: ClassVar[Mapping[str, object]] = {
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
        "fresh": int,
        "direct": bool,
        "cover_decor": bool,
        "ground": bool,
        "limited": bool,
    }

    def __init__(self, source: Babylon | None = None) -> None:
        Game.__init__(self, source)
        if source is None:
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
            self.fresh = 0
            self.direct = False
            self.cover_decor = False
            self.ground = False
            self.limited = False
        else:
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
            self.fresh = source.fresh
            self.direct = source.direct
            self.cover_decor = source.cover_decor
            self.ground = source.ground
            self.limited = source.limited

    def copy(self) -> Babylon:
        return Babylon(self)

    # End of the generated part.

    def view(self, seat: Seat) -> BabylonView:
        return knowledge.view(self, self.check_seat(seat))

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
            self.direct,
            self.cover_decor,
        )

    def decorator(self, seat: Seat) -> Decorator:
        left = tuple([self.left(kind) for kind in RESERVE_OF])
        return Decorator(self.garden(seat), self.fresh, self.wild, self.ground, left)

    def pillars_at(self, seat: Seat, stack: Stack) -> int:
        """The single pillars that a seat would receive for digging here."""
        sides = pillars_for([len(pile) for pile in self.stacks], stack)
        own = FLOWER_OF[self.stacks[stack][-1]] == self.flowers[seat]
        return dug_pillars(sides, own, self.effect())

    def effect(self) -> Effect:
        """What the last tower tile does during this round; in the first there is none."""
        return EFFECT_OF[self.flipped[-1]] if self.flipped else NO_EFFECT

    def left(self, kind: int) -> int:
        """How many pieces of a kind can still be taken from the reserve."""
        return self.reserve[kind] if self.limited else PLENTY

    # Verbs: quarry and pillars.

    def take(self, stack: Stack) -> Tile:
        """Take the visible tile of a stack; the one below it comes to light."""
        pile = self.stacks[stack]
        self.stacks[stack] = pile[:-1]
        if len(pile) > 1:
            self.revealed += 1
        return pile[-1]

    def remove(self, seat: Seat, stack: Stack) -> None:
        """Remove a tile from the game before it begins."""
        tile = self.take(stack)
        self.discard += (tile,)
        if self.told is not None:
            self.told.append(events.removed(seat, tile, stack))
            self.told.append(events.uncovered(self.stacks[stack], stack))

    def dig(self, seat: Seat, stack: Stack) -> None:
        gained = self.gain(seat, self.pillars_at(seat, stack))
        self.dug = self.take(stack)
        if self.told is not None:
            self.told.append(events.dug(seat, self.dug, stack, gained))
            self.told.append(events.uncovered(self.stacks[stack], stack))

    def gain(self, seat: Seat, count: int) -> int:
        """Take single pillars from the reserve; what it lacks is forfeited."""
        taken = min(count, self.left(SINGLES))
        self.singles[seat] += taken
        self.reserve[SINGLES] -= taken
        return taken

    def take_gifts(self, seat: Seat) -> None:
        """What the tower tile of this round gives at the start of a turn."""
        single = self.gain(seat, single_gift(self.effect()))
        double = min(double_gift(self.effect()), self.left(DOUBLES))
        self.gifts = double
        self.reserve[DOUBLES] -= double
        if self.told is not None:
            self.told.extend(events.given(seat, single, double))

    def return_pillars(self, seat: Seat) -> None:
        """Keep six single pillars and no double one."""
        surplus = max(0, self.singles[seat] - KEPT)
        self.singles[seat] -= surplus
        self.reserve[SINGLES] += surplus
        self.reserve[DOUBLES] += self.gifts
        if self.told is not None:
            self.told.extend(events.returned(seat, surplus, self.gifts))
        self.gifts = 0

    # Verbs: tiles and decor.

    def lay(
        self, seat: Seat, stored: bool, place: Place, rotation: int, supports: Supports
    ) -> None:
        """Put down the pillars and lay the tile in hand, or the stored one, on them."""
        storey, anchor = divmod(place, HOLES)
        tile = self.pick_up(seat, stored)
        self.pay(seat, supports)
        icons = turned(TERRACES[tile].icons, rotation)
        self.gardens[seat] = (
            self.garden(seat).laid(tile, icons, anchor, storey, rotation, supports).plain()
        )
        if self.told is not None:
            self.told.append(events.laid(seat, tile, place, rotation, supports))

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
        """Use a double that was given first, then exchange two singles for each other one."""
        doubles = DOUBLES_IN[supports]
        given = min(doubles, self.gifts)
        exchanged = doubles - given
        self.gifts -= given
        self.singles[seat] -= SINGLES_IN[supports] + 2 * exchanged
        self.reserve[SINGLES] += 2 * exchanged
        self.reserve[DOUBLES] -= exchanged
        self.reserve[BELVEDERES] -= OPEN_IN[supports]

    def build(self, seat: Seat, piece: Piece, place: Place, other: Place) -> None:
        lent = self.decorator(seat).needs_wild(piece, place, other)
        if lent:
            self.wild = NO_EFFECT
        self.reserve[RESERVE_OF[piece]] -= 1
        self.gardens[seat] = self.garden(seat).built(piece, place, other).plain()
        if self.told is not None:
            places = [place, other] if other else [place]
            self.told.append(events.built(seat, piece, places, lent))

    def store(self, seat: Seat) -> None:
        """Keep the dug tile in the notch; a tile that was there is discarded."""
        replaced = self.notches[seat]
        self.notches[seat] = self.pick_up(seat, stored=False)
        if self.told is not None:
            self.told.append(events.stored(seat, self.notches[seat]))
        if replaced != NO_TILE:
            self.throw(seat, replaced)

    def throw(self, seat: Seat, tile: Tile) -> None:
        self.discard += (tile,)
        if self.told is not None:
            self.told.append(events.discarded(seat, tile))

    def flip(self) -> None:
        """The next tower tile holds for the round that follows."""
        self.flipped += self.tower[-1:]
        self.tower = self.tower[:-1]
        self.revealed += 1
        if self.told is not None:
            self.told.append(events.flipped(self.effect()))
