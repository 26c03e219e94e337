"""B. Build a terrace: where a tile can lie, and on what.

Whether a corner can be carried is read from its height and its face alone, so all placements are
found from the heights; `why_not` says the same in the fixed order of the rules, reason by reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.babylon.components import (
    BY_STATUE,
    CORNERS,
    DEAD,
    DOUBLE,
    HIGHEST,
    HOLES,
    LAST,
    NONE,
    SIDE,
    SINGLE,
    STANDING,
    SUPPORT_NAMES,
    Face,
    Hole,
    Place,
    Storey,
    Support,
    Supports,
)
from ziggurat.games.babylon.refusals import BabylonRefusal as Refusal
from ziggurat.games.babylon.rules import DEFAULT_RULES, BabylonRules

if TYPE_CHECKING:
    from ziggurat.core.integers import i64
    from ziggurat.games.babylon.garden import Garden

FEWEST: Final = 3
ALL: Final = 4
PLENTY: Final = 1000  # of a piece whose supply is not limited
ANCHORS: Final = [y * SIDE + x for y in range(LAST) for x in range(LAST)]
ANCHOR_BIT: Final[list[i64]] = [1 << hole for hole in range(HOLES - SIDE)]
FACES: Final = 8  # more than there are


def support_of(rise: int, face: Face) -> Support:
    """What can carry a corner that lies this many storeys above a place (BY-B-03, BY-G-02)."""
    if rise == 1 and face == STANDING:
        return BY_STATUE
    if face >= STANDING:
        return NONE
    return {1: SINGLE, 2: DOUBLE}.get(rise, NONE)


def corners_of(supports: Supports) -> list[Support]:
    return [supports >> 2 * corner & 3 for corner in range(4)]


def support_names(supports: Supports) -> list[str]:
    return [SUPPORT_NAMES[support] for support in corners_of(supports)]


def variants_of(supports: Supports, statues_carry: bool) -> list[Supports]:
    """All of these supports or, if there are four, one left out (BY-B-04, BY-B-05, BY-B-14).

    A statue is left out only where the house rules allow it (BY-B-11, BY-A-06).
    """
    corners = corners_of(supports)
    if corners.count(NONE) > ALL - FEWEST:
        return []
    if NONE in corners:
        return [supports]
    left_out = [
        supports & ~(3 << 2 * corner)
        for corner in range(4)
        if corners[corner] != BY_STATUE or not statues_carry
    ]
    return [supports, *left_out]


# By rise and face; no garden is higher than the tiles of a game.
SUPPORT: Final = bytes(
    [support_of(rise, face) for rise in range(HIGHEST + 3) for face in range(FACES)]
)
CODES: Final = range(256)
SINGLES_IN: Final = bytes([corners_of(code).count(SINGLE) for code in CODES])
DOUBLES_IN: Final = bytes([corners_of(code).count(DOUBLE) for code in CODES])
OPEN_IN: Final = bytes([corners_of(code).count(NONE) for code in CODES])
# By whether statues must carry, and the supports on offer.
VARIANTS: Final = [
    [variants_of(code, statues_carry=must) for code in CODES] for must in (False, True)
]
# What can be paid, by a number for what there is to pay with: see `Builder.payable`.
PAYABLE: Final[dict[int, list[list[Supports]]]] = {}


class Builder:
    """Who builds: a garden, what can be paid with, and the rules of the table."""

    __slots__ = ("belvederes", "garden", "gifts", "rules", "singles", "spare_doubles")

    def __init__(
        self,
        garden: Garden,
        singles: int,
        gifts: int = 0,
        spare_doubles: int = PLENTY,
        belvederes: int = PLENTY,
        rules: BabylonRules = DEFAULT_RULES,
    ) -> None:
        self.garden: Final = garden
        self.singles: Final = singles
        self.gifts: Final = gifts  # double pillars received from a tower tile
        self.spare_doubles: Final = spare_doubles  # that two singles can be exchanged for
        self.belvederes: Final = belvederes
        self.rules: Final = rules

    # Why not.

    def why_not(self, anchor: Hole, storey: Storey, supports: Supports) -> Refusal | None:
        """Why a tile may not lie there on these supports."""
        refusal = self.why_not_there(anchor, storey)
        if refusal is not None:
            return refusal
        offered = self.supports(anchor, storey)
        for corner in range(4):
            wanted, possible = supports >> 2 * corner & 3, offered >> 2 * corner & 3
            if possible == BY_STATUE != wanted and (wanted or self.rules.statues_carry):
                return Refusal.STATUE_CARRIES  # BY-B-11
            if wanted not in (NONE, possible):
                return Refusal.NO_SUCH_SUPPORT  # BY-B-03
        return self.why_not_paid(supports)

    def why_not_at(self, anchor: Hole, storey: Storey) -> Refusal | None:
        """Why a tile may not lie there on any supports."""
        refusal = self.why_not_there(anchor, storey)
        if refusal is not None:
            return refusal
        offered = self.supports(anchor, storey)
        refusal = self.why_not_paid(offered)
        if refusal is None or any(self.can_pay(each) for each in self.variants_on(offered)):
            return None
        return refusal

    def why_not_there(self, anchor: Hole, storey: Storey) -> Refusal | None:
        """Where a tile may lie, with any supports (BY-B-06..09, BY-G-06)."""
        tops = self.garden.tops
        if anchor % SIDE == LAST or anchor // SIDE == LAST:
            return Refusal.OUTSIDE_THE_GARDEN
        if any(tops[anchor + corner] >= storey for corner in CORNERS):
            return Refusal.NOT_ABOVE_EVERYTHING
        if self.closed_anchors() >> anchor & 1:
            return Refusal.SUPERPOSED
        if storey > self.garden.height() + 1:
            return Refusal.STOREY_BELOW_MISSING
        return self.why_not_free(anchor, storey)

    def why_not_free(self, anchor: Hole, storey: Storey) -> Refusal | None:
        """The planes must be empty (BY-B-10, BY-G-12); decor may be covered or not (BY-B-13)."""
        planes, faces = self.garden.planes, self.garden.faces
        plane = storey * HOLES + anchor
        for each in planes:
            if is_corner(each - plane):
                return Refusal.IN_THE_WAY
        if not self.rules.cover_decor and any(faces[anchor + corner] == DEAD for corner in CORNERS):
            return Refusal.DECOR_STAYS_UNCOVERED
        return None

    def closed_anchors(self) -> i64:
        """The set of holes where a tile would lie exactly above another one, one bit for each.

        (BY-B-08, BY-I-4, BY-A-03)
        """
        closed: i64 = 0
        for index, terrace in enumerate(self.garden.tiles):
            anchor = terrace[1]
            if not self.rules.direct or self.garden.is_all_visible(index, anchor):
                closed |= ANCHOR_BIT[anchor]
        return closed

    def why_not_paid(self, supports: Supports) -> Refusal | None:
        """Three or four supports (BY-B-04), and enough to pay for them (BY-B-12)."""
        if OPEN_IN[supports] > ALL - FEWEST:
            return Refusal.TOO_FEW_SUPPORTS
        if self.price(supports) > self.singles:
            return Refusal.TOO_FEW_PILLARS
        if not self.can_pay(supports):
            return Refusal.RESERVE_EMPTY
        return None

    def price(self, supports: Supports) -> int:
        """In single pillars: one for a single, two for a double that was not a gift (BY-B-12)."""
        exchanged = DOUBLES_IN[supports] - self.gifts
        return SINGLES_IN[supports] + (2 * exchanged if exchanged > 0 else 0)

    def can_pay(self, supports: Supports) -> bool:
        return (
            self.price(supports) <= self.singles
            and DOUBLES_IN[supports] - self.gifts <= self.spare_doubles
            and OPEN_IN[supports] <= self.belvederes
        )

    # What can be done.

    def supports(self, anchor: Hole, storey: Storey) -> Supports:
        """All that can carry a tile there, corner by corner (BY-B-03, BY-G-11)."""
        garden = self.garden
        tops, faces = garden.tops, garden.faces
        nw: i64 = anchor
        ne: i64 = nw + 1
        sw: i64 = nw + SIDE
        se: i64 = sw + 1
        level: i64 = storey
        found: i64 = (
            SUPPORT[(level - tops[nw]) * FACES + faces[nw]]
            + SUPPORT[(level - tops[ne]) * FACES + faces[ne]] * 4
            + SUPPORT[(level - tops[sw]) * FACES + faces[sw]] * 16
            + SUPPORT[(level - tops[se]) * FACES + faces[se]] * 64
        )
        return self.without_blocked(found, anchor, storey) if garden.planes else found

    def without_blocked(self, supports: Supports, anchor: Hole, storey: Storey) -> Supports:
        """No double pillar stands where a bridge passes halfway up (BY-G-12)."""
        planes = self.garden.planes
        for corner in range(4):
            plane = (storey - 1) * HOLES + anchor + CORNERS[corner]
            if supports >> 2 * corner & 3 == DOUBLE and plane in planes:
                supports &= ~(3 << 2 * corner)
        return supports

    def variants(self, anchor: Hole, storey: Storey) -> list[Supports]:
        """The supports that a tile there can lie on, and that can be paid; a shared list."""
        return self.payable()[self.supports(anchor, storey)]

    def payable(self) -> list[list[Supports]]:
        """By the supports on offer: the variants that can be paid.

        A tile has four corners, so it does not matter how much more there is to pay with.
        """
        key = min(self.singles, 8)
        key = key * 5 + min(self.gifts, 4)
        key = key * 5 + min(self.spare_doubles, 4)
        key = key * 2 + min(self.belvederes, 1)
        key = key * 2 + self.rules.statues_carry
        found = PAYABLE.get(key)
        if found is None:
            found = [
                [each for each in self.variants_on(code) if self.can_pay(each)] for code in CODES
            ]
            PAYABLE[key] = found
        return found

    def variants_on(self, offered: Supports) -> list[Supports]:
        """What a tile can lie on where all this can carry it."""
        return VARIANTS[self.rules.statues_carry][offered]

    def sites(self, enough: int = PLENTY) -> list[Place]:
        """Where a tile can lie, as the places of its anchor; stops when it has found enough.

        Only two storeys are possible at any anchor (BY-B-14).
        """
        garden = self.garden
        found: list[Place] = []
        if self.singles + self.gifts + garden.faces.count(STANDING) < FEWEST:
            return found
        height = garden.height()
        closed: i64 = self.closed_anchors()
        obstacles = bool(garden.planes) or not self.rules.cover_decor
        payable = self.payable()
        for anchor in ANCHORS:
            if closed >> anchor & 1:
                continue
            low = highest_below(garden.tops, anchor) + 1
            # Any higher, no three corners could reach down to something to stand on.
            for storey in range(low, low + 2 if low <= height else low + 1):
                if not payable[self.supports(anchor, storey)]:
                    continue
                if obstacles and self.why_not_free(anchor, storey) is not None:
                    continue
                found.append(storey * HOLES + anchor)
                if len(found) == enough:
                    return found
        return found


def is_corner(distance: int) -> bool:
    """Whether a hole at this distance from the anchor is one of the four of a tile."""
    return distance in (0, 1, SIDE, SIDE + 1)


def highest_below(tops: bytes, anchor: Hole) -> Storey:
    """The highest storey that covers one of the holes below a tile."""
    nw: i64 = anchor
    highest: i64 = tops[nw]
    highest = max(highest, tops[nw + 1])
    highest = max(highest, tops[nw + SIDE])
    return max(highest, tops[nw + SIDE + 1])
