"""Tiles in hand, and the spiral of those that are built."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase
from ziggurat.games.seven_wonders.catalogue import CARD_OF, NUMBER_OF
from ziggurat.games.seven_wonders.components import changed
from ziggurat.games.seven_wonders.packed import number_of
from ziggurat.games.seven_wonders.tower import events
from ziggurat.games.seven_wonders.tower.refusals import TowerRefusal
from ziggurat.games.seven_wonders.tower.tiles import TILES
from ziggurat.games.seven_wonders.uses.use import Use

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.tower.state import Tower

TILE_THINGS: Final[list[Card]] = [NUMBER_OF[tile.name] for tile in TILES]
TILE_POINTS: Final = (0, 2, 5, 10)  # by tiles built (SWB-TOWER-19)
SMALL_SIDE: Final = 4  # players; more of them use the side with four slots (SWB-TOWER-2)
WORDS: Final = re.compile(r"tile ([0-9]{1,2}) with (.+)")


def tower(game: SevenWonders) -> Tower:
    """The state of this module."""
    assert game.tower is not None
    return game.tower


def number_on(tile: Card) -> int:
    """The number printed on a tile."""
    return tile - TILE_THINGS[0] + 1


def slots(seats: int) -> int:
    """How many tiles are in force at once; with two players a tile blocks the third slot.

    SWB-TOWER-16, SWB-TOWER-42.
    """
    if seats == 2:  # noqa: PLR2004 -- two players
        return 2
    return 3 if seats <= SMALL_SIDE else 4


class BuildTile(Use):
    """d) Discard any card to build a tile, which costs nothing (SWB-TOWER-10, 11, SWX-04C)."""

    def __init__(self) -> None:
        super().__init__(8, "tile", "tile ")
        self.closed = TowerRefusal.NO_SUCH_TILE
        self.every_aim = TILE_THINGS
        self.costs = False

    def words(self, card: str, aim: Card) -> str:
        return f"tile {number_on(aim)} with {card}"

    def read(self, words: str) -> tuple[Card, Card] | None:
        found = WORDS.fullmatch(words)
        if found is None or found[2] not in CARD_OF or not 0 < int(found[1]) <= len(TILES):
            return None
        return CARD_OF[found[2]], TILE_THINGS[int(found[1]) - 1]

    def number_of(self, aim: Card) -> int:
        return number_on(aim)

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        """The tiles that a player may still build; the Free City has none (SWB-TOWER-43)."""
        now = game.tower
        if now is None or city >= game.seats:
            return []
        held = [number_of(tile) for tile in now.hands[city]]
        return [tile for tile in held if (city, tile) not in now.placing]

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        """The tile lies face down by the board until the turn ends."""
        game.throw(city, game.lay_down(city, given.card))
        now = tower(game)
        game.tower = now._replace(placing=(*now.placing, (city, given.aim)))


class PlaceTiles(Phase["SevenWonders"]):
    """The very last thing in a turn: tiles are revealed and placed in the order of their numbers.

    SWB-TOWER-12, SWB-TOWER-13, SWB-TOWER-17.
    """

    def run(self, game: SevenWonders) -> None:
        for tile, seat in sorted([(tile, seat) for seat, tile in tower(game).placing]):
            place_tile(game, seat, tile)


def place_tile(game: SevenWonders, seat: Seat, tile: Card) -> None:
    """It covers the oldest tile in force once every slot is taken (SWB-TOWER-14..16).

    What is in force changes the rules for all (SWB-TOWER-18).
    """
    now = tower(game)
    held = tuple([each for each in now.hands[seat] if number_of(each) != tile])
    game.tower = now._replace(
        hands=(*now.hands[:seat], held, *now.hands[seat + 1 :]),
        built=(*now.built, tile),
        heights=changed(now.heights, seat, 1),
        placing=tuple([each for each in now.placing if each != (seat, tile)]),
    )
    game.set_table(sum([1 << each for each in in_force(game)]))
    game.tell(events.placed, seat, number_on(tile), tile)


def in_force(game: SevenWonders) -> tuple[Card, ...]:
    """The uncovered tiles, the oldest first."""
    return tower(game).built[-slots(game.seats) :]


def tower_points(game: SevenWonders, city: City) -> int:
    """For tiles built, visible or not (SWB-TOWER-19, SWB-TOWER-47)."""
    return TILE_POINTS[tower(game).heights[city]]


BUILD_TILE: Final = BuildTile()
PLACE_TILES: Final = PlaceTiles("PlaceTiles")
