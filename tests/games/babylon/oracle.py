"""The rules of building once more, slowly and word by word, to hold the engine against.

Everything is worked out from the list of tiles and pieces: places are `(x, y, storey)`, and nothing
of what a garden remembers about its holes is used.
"""

from ziggurat.games.babylon.building import corners_of
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.components import (
    BRIDGE,
    BY_STATUE,
    DOUBLE,
    FOUNTAIN,
    HOLES,
    NONE,
    SIDE,
    SINGLE,
    STAIRS,
    STATUE,
)
from ziggurat.games.babylon.garden import Garden, turned
from ziggurat.games.babylon.rules import DEFAULT_RULES, BabylonRules

Spot = tuple[int, int, int]


def spot(place: int) -> Spot:
    return place % SIDE, place % HOLES // SIDE, place // HOLES


def between(end: tuple[int, int], other: tuple[int, int]) -> list[tuple[int, int]]:
    """The holes strictly between two in line; none if they are not."""
    (a, b), (c, d) = sorted((end, other))
    return [
        (x, y)
        for x in range(a, c + 1)
        for y in range(min(b, d), max(b, d) + 1)
        if (x, y) not in (end, other) and (a == c or b == d)
    ]


class Oracle:
    def __init__(self, garden: Garden, rules: BabylonRules = DEFAULT_RULES) -> None:
        self.rules = rules
        self.anchors: list[Spot] = []
        self.icons: dict[Spot, int] = {}
        self.tile_of: dict[Spot, int] = {}
        self.standing: dict[Spot, int] = {}  # what stands on a place, pillars as 0
        self.planes: set[Spot] = set()
        for index, (tile, anchor, storey, rotation, supports) in enumerate(garden.tiles):
            x, y, _ = spot(anchor)
            self.anchors.append((x, y, storey))
            icons = turned(STANDARD_SET.terraces[tile].icons, rotation)
            for corner, support in enumerate(corners_of(supports)):
                a, b = x + corner % 2, y + corner // 2
                self.icons[a, b, storey] = icons[corner]
                self.tile_of[a, b, storey] = index
                self.planes.add((a, b, storey))
                if support == SINGLE:
                    self.standing[a, b, storey - 1] = 0
                if support == DOUBLE:
                    self.standing[a, b, storey - 2] = 0
                    self.planes.add((a, b, storey - 1))
        for piece, place, other in garden.pieces:
            places = [spot(place), spot(other)] if other else [spot(place)]
            self.standing.update(dict.fromkeys(places, piece))
            if piece == STAIRS:
                x, y, foot = places[0]
                self.planes.add((x, y, foot + 1))
            if piece == BRIDGE:
                (a, b, storey), (c, d, _) = places
                self.planes.update((x, y, storey) for x, y in between((a, b), (c, d)))

    def top(self, x: int, y: int) -> int:
        return max([storey for a, b, storey in self.icons if (a, b) == (x, y)], default=0)

    def is_usable(self, place: Spot) -> bool:
        x, y, storey = place
        return self.top(x, y) == storey and place not in self.standing

    def may_support(self, x: int, y: int, storey: int, support: int) -> bool:
        statue = self.standing.get((x, y, storey - 1)) == STATUE
        if statue and self.top(x, y) == storey - 1:
            return support == BY_STATUE or (support == NONE and not self.rules.statues_carry)
        if support == SINGLE:
            return self.is_usable((x, y, storey - 1))
        if support == DOUBLE:
            clear = (x, y, storey - 1) not in self.planes
            return self.is_usable((x, y, storey - 2)) and clear
        return support == NONE

    def may_lay(self, x: int, y: int, storey: int, supports: list[int]) -> bool:
        """Rules BY-B-03 to BY-B-11, in any order."""
        corners = [(x + corner % 2, y + corner // 2) for corner in range(4)]
        return (
            all(a < SIDE and b < SIDE for a, b in corners)
            and all(self.top(a, b) < storey for a, b in corners)
            and (x, y) not in [(a, b) for a, b, _ in self.anchors]
            and (storey == 1 or any(below == storey - 1 for _, _, below in self.anchors))
            and all((a, b, storey) not in self.planes for a, b in corners)
            and all(
                self.may_support(a, b, storey, support)
                for (a, b), support in zip(corners, supports, strict=True)
            )
            and supports.count(NONE) <= 1
        )

    def may_build(self, piece: int, places: list[Spot], fresh: int) -> bool:
        """Rules BY-X-02 to BY-X-43, without the effects of tower tiles."""
        if not all(self.is_usable(place) and self.icons.get(place) == piece for place in places):
            return False
        tiles = {self.tile_of[place] for place in places}
        if max(tiles) < fresh or len(tiles) != len(places):
            return False
        return self.is_in_line(places[0]) if piece == STATUE else self.is_shaped(piece, places)

    def is_in_line(self, place: Spot) -> bool:
        statues = [each for each, piece in self.standing.items() if piece == STATUE]
        return not statues or any(place[0] == other[0] or place[1] == other[1] for other in statues)

    def is_shaped(self, piece: int, places: list[Spot]) -> bool:
        (a, b, low), (c, d, high) = sorted(places, key=lambda place: place[2])
        offset = sorted((abs(a - c), abs(b - d)))
        if piece == STAIRS:
            return offset == [0, 1] and high == low + 1 and (a, b, high) not in self.planes
        if piece == FOUNTAIN:
            return offset == [0, 1] and high == low
        gap = [(x, y, low) for x, y in between((a, b), (c, d))]
        return (
            offset == [0, self.rules.bridge_holes + 1]
            and high == low
            and not self.planes.intersection(gap)
        )
