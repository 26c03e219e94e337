"""The Tower of Babel: tiles in hand, and the spiral of those that are built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.components import changed
from ziggurat.games.seven_wonders.face_down import number_of
from ziggurat.games.seven_wonders.tiles import SMALL_SIDE, Tile

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City
    from ziggurat.games.seven_wonders.table import SevenWonders


def slots(seats: int) -> int:
    """How many tiles are in force at once; with two players a tile blocks the third slot."""
    if seats == 2:  # noqa: PLR2004 -- two players
        return 2
    return 3 if seats <= SMALL_SIDE else 4


def tiles_in_hand(game: SevenWonders, city: City) -> list[Tile]:
    """The tiles a player may still build; the Free City has none."""
    if city >= len(game.tiles):
        return []
    held = [number_of(tile) for tile in game.tiles[city]]
    return [tile for tile in held if city << 5 | tile not in game.placing]


def set_aside(game: SevenWonders, seat: Seat, tile: Tile) -> None:
    """A tile is laid face down by the board, to be placed when the turn ends."""
    game.placing += (seat << 5 | tile,)


def place_tiles(game: SevenWonders) -> None:
    """All tiles of the turn are revealed and placed in the order of their numbers."""
    for each in sorted(game.placing, key=tile_of):
        place(game, each >> 5, tile_of(each))
    game.placing = ()


def tile_of(placing: int) -> Tile:
    return placing & 31


def place(game: SevenWonders, seat: Seat, tile: Tile) -> None:
    """It covers the oldest tile in force once every slot is taken."""
    game.tiles[seat] = tuple([each for each in game.tiles[seat] if number_of(each) != tile])
    game.tower_height = changed(game.tower_height, seat, 1)
    game.tower += (tile,)
    game.active = sum([1 << each for each in in_force(game)])
    if game.told is not None:
        game.told.append(events.placed(seat, tile))


def in_force(game: SevenWonders) -> tuple[Tile, ...]:
    """The uncovered tiles, the oldest first."""
    return game.tower[-slots(game.seats) :]
