"""The best ways to lay one of several tiles on one of many spots.

Spots are tried in the order of what the best tile could make of them, so most are never tried.
"""

from __future__ import annotations

from heapq import heappush, heappushpop
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ai.babylon.survey import FOR_A_BELVEDERE
from ziggurat.games.babylon.components import HOLES, Icon, Place, Supports, Tile

if TYPE_CHECKING:
    from ziggurat.ai.babylon.survey import Gains, Spot
    from ziggurat.games.babylon.building import Builder
    from ziggurat.games.babylon.prints import Print

SLACK: Final = 1e-6  # sums in another order may differ by as much


class Placement(NamedTuple):
    """A tile on a spot, turned somehow, and about what the garden is worth then."""

    value: float
    tile: Tile
    place: Place
    rotation: int
    supports: Supports
    price: int


Way = tuple[float, int, int, Placement]  # with the stock, its worth; whose it is; whether stored


class Offer:
    """A tile that a yard could lay."""

    __slots__ = ("at", "singles", "stocks", "stored")

    def __init__(self, at: int, stored: int, singles: int, stocks: list[float]) -> None:
        self.at: Final = at  # which of the yards
        self.stored: Final = stored  # 1 for the tile in its notch
        self.singles: Final = singles
        self.stocks: Final = stocks  # by single pillars left: what all that is not laid is worth


class Ranking:
    """The best ways found, up to the number wanted."""

    __slots__ = ("_size", "_ways", "floor")

    def __init__(self, size: int) -> None:
        self._size: Final = size
        self._ways: Final[list[Way]] = []  # a heap
        self.floor = -inf  # what is worth less is not among them

    def add(self, way: Way) -> None:
        if len(self._ways) < self._size:
            heappush(self._ways, way)
        else:
            heappushpop(self._ways, way)
        if len(self._ways) == self._size:
            self.floor = self._ways[0][0]

    def best_first(self) -> list[Way]:
        return sorted(self._ways, reverse=True)


def best_ways(
    spots: list[Spot],
    builder: Builder,
    offers: dict[Tile, list[Offer]],
    prints: tuple[Print, ...],
    count: int,
) -> list[Way]:
    """The best ways to lay the tiles on offer, each turned the best way."""
    ranking = Ranking(count)
    most = max([max(offer.stocks) for each in offers.values() for offer in each], default=0.0)
    for spot in sorted(spots, key=hope_of, reverse=True):
        enough = ranking.floor - most - SLACK
        if spot.hope < enough:
            break
        for tile, users in offers.items():
            if hope_for(spot, prints[tile]) >= enough:
                try_tile(spot, builder, tile, prints[tile], users, ranking)
    return ranking.best_first()


def hope_for(spot: Spot, printed: Print) -> float:
    """More than a tile can be worth on a spot: as if each icon were at the best corner for it."""
    a, b, c, d = printed.icons
    peaks = spot.peaks
    hope = peaks[a] + peaks[b] + peaks[c] + peaks[d]
    return spot.values[printed.flower] + FOR_A_BELVEDERE + hope


def try_tile(
    spot: Spot,
    builder: Builder,
    tile: Tile,
    printed: Print,
    offers: list[Offer],
    ranking: Ranking,
) -> None:
    storey, anchor = divmod(spot.place, HOLES)
    for supports in builder.variants(anchor, storey):
        gain, rotation = best_rotation(spot.gains_on(supports), printed.icons)
        value = spot.value(supports, printed.flower) + gain
        price = builder.price(supports)
        for offer in offers:
            if price <= offer.singles:
                worth = value + offer.stocks[offer.singles - price]
                if worth >= ranking.floor:
                    way = Placement(value, tile, spot.place, rotation, supports, price)
                    ranking.add((worth, offer.at, offer.stored, way))


def best_rotation(gains: list[Gains], icons: tuple[Icon, Icon, Icon, Icon]) -> tuple[float, int]:
    """What the icons of a tile bring when it is turned the best way, and that way."""
    a, b, c, d = icons
    nw, ne, sw, se = gains
    best, rotation = nw[a] + ne[b] + sw[c] + se[d], 0
    for quarters in range(1, 4):
        a, b, c, d = c, a, d, b
        gain = nw[a] + ne[b] + sw[c] + se[d]
        if gain > best:
            best, rotation = gain, quarters
    return best, rotation


def hope_of(spot: Spot) -> float:
    return spot.hope
