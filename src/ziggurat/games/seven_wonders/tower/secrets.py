"""What the tower hides, and what of it a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.draft import numbers, packet_zone
from ziggurat.games.seven_wonders.knowledge.groups import UNSEEN
from ziggurat.games.seven_wonders.knowledge.zones import Hidden, Zone
from ziggurat.games.seven_wonders.packed import BOX, OF_TILES, face_down, number_of
from ziggurat.games.seven_wonders.tower.spiral import in_force, number_on, tower
from ziggurat.games.seven_wonders.tower.state import Tower

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.packed import FaceDown
    from ziggurat.games.seven_wonders.table import SevenWonders


TILE_BOX: Final = face_down(0, OF_TILES, BOX, 0, 0)  # where tiles lie that take no part


class HiddenTiles(Hidden):
    """Tiles in hand, tiles that go round, and the box."""

    def zones(self, game: SevenWonders) -> list[Zone]:
        now = tower(game)
        return [
            *[list(tiles) for tiles in now.hands],
            *[packet_zone(now.hands, now.packets, seat, OF_TILES) for seat in range(game.seats)],
            [TILE_BOX | tile for tile in now.box],
        ]

    def zone_count(self, game: SevenWonders) -> int:
        return 2 * game.seats + 1

    def put_back(self, game: SevenWonders, found: list[Zone]) -> None:
        seats = game.seats
        now = tower(game)
        hands = tuple([tuple(tiles) for tiles in found[:seats]])
        packets = tuple([numbers(packet) for packet in found[seats : 2 * seats]])
        box = numbers(found[-1])
        game.tower = Tower(hands, packets, box, now.built, now.heights, now.placing)

    def reseal(self, game: SevenWonders, seat: Seat) -> None:
        """Tiles laid by the board stay hidden until they are placed."""
        if not tower(game).placing:
            return
        placing: list[tuple[Seat, Card]] = []
        for other, tile in tower(game).placing:
            placing.append((other, tile if other == seat else some_tile(game, other, placing)))
        game.tower = tower(game)._replace(placing=tuple(placing))

    def in_the_open(self, game: SevenWonders) -> list[Card]:
        return list(tower(game).built)


def some_tile(game: SevenWonders, seat: Seat, placing: list[tuple[Seat, Card]]) -> Card:
    tiles = [number_of(tile) for tile in tower(game).hands[seat]]
    left = [tile for tile in tiles if (seat, tile) not in placing]
    return left[game.below(len(left))]


def show(game: SevenWonders, seat: Seat, insight: Insight, view: SevenWondersView) -> None:
    """What is laid by the tower this turn counts as in hand until it is revealed."""
    now = tower(game)
    if seat >= 0:
        view["offered_tiles"] = [number_on(tile) for tile in now.packets[seat]]
    view["tower"] = [number_on(tile) for tile in now.built]
    view["active_tiles"] = [number_on(tile) for tile in in_force(game)]
    view["placing"] = [number_on(tile) if other == seat else 0 for other, tile in now.placing]
    for other, held in enumerate(now.hands):
        view["cities"][other]["tiles"] = [shown(insight, tile) for tile in held]
        view["cities"][other]["tower_height"] = now.heights[other]


def shown(insight: Insight, tile: FaceDown) -> int:
    number = insight.number(tile)
    return 0 if number == UNSEEN else number_on(number)
