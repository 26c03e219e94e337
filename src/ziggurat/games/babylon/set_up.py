"""Setting up a game of Babylon."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.kind import Setting
from ziggurat.core.source import Sealed
from ziggurat.games.babylon.component_set import BabylonComponents
from ziggurat.games.babylon.components import FLOWER_NAMES, NO_TILE, RESERVE, STACKS, TOWER_SIZE
from ziggurat.games.babylon.flow import REMOVE_CLAY, ROUND
from ziggurat.games.babylon.garden import EMPTY
from ziggurat.games.babylon.quarry import LAYERS, START_TILES
from ziggurat.games.babylon.rules import rules_of
from ziggurat.games.babylon.table import Babylon
from ziggurat.games.babylon.tower_tiles import TOWER_TILES

CLAY_ROUNDS: Final = {2: 3, 3: 1, 4: 0}  # how often each player removes a clay tile (BY-S-05)


def new_game(
    seed: str, players: int, settings: Mapping[str, Setting], components: BabylonComponents
) -> Babylon:
    game = Babylon()
    game.seats = players
    game.source = Sealed(seed)
    game.rules = rules_of(settings)
    game.components = components
    game.dug = NO_TILE
    lay_out_quarry(game)
    hand_out_boards(game)
    stack_tower(game)
    game.first = game.active = game.below(players)  # BY-S-04
    game.then([*[REMOVE_CLAY] * (players * CLAY_ROUNDS[players]), ROUND])
    game.advance()
    return game


def lay_out_quarry(game: Babylon) -> None:
    """Basalt, granite and clay, each layer shuffled; all flowers stay in (BY-S-01, BY-S-06)."""
    game.stacks = [()] * STACKS
    for layer in LAYERS:
        tiles = list(layer)
        game.shuffle(tiles)
        game.stacks = [(*pile, tile) for pile, tile in zip(game.stacks, tiles, strict=True)]
    game.reserve = list(RESERVE)


def hand_out_boards(game: Babylon) -> None:
    """Each player has a random board, the start tile of its flower in the notch (BY-S-02)."""
    flowers = list(range(len(FLOWER_NAMES)))
    game.shuffle(flowers)
    game.flowers = tuple(flowers[: game.seats])
    game.notches = [START_TILES[flower] for flower in game.flowers]
    game.singles = [0] * game.seats
    game.gardens = [EMPTY.plain()] * game.seats


def stack_tower(game: Babylon) -> None:
    """As many tower tiles as the players need; the others leave the game unseen (BY-S-03)."""
    tiles = list(range(TOWER_SIZE))
    game.shuffle(tiles)
    count = TOWER_TILES[game.seats]
    game.tower = tuple(tiles[:count])
    game.box = tuple(tiles[count:])
