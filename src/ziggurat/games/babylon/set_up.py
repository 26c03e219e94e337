"""Setting up a game of Babylon."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.kind import Option, Setting
from ziggurat.core.source import Sealed
from ziggurat.core.text import Text
from ziggurat.games.babylon.components import FLOWER_NAMES, NO_TILE, RESERVE, STACKS
from ziggurat.games.babylon.flow import REMOVE_CLAY, ROUND
from ziggurat.games.babylon.garden import EMPTY
from ziggurat.games.babylon.prints import TOWER
from ziggurat.games.babylon.quarry import LAYERS, START_TILES
from ziggurat.games.babylon.table import Babylon
from ziggurat.games.babylon.tower_tiles import TOWER_TILES

OPTIONS: Final = (
    Option(
        "superposition",
        ("any", "direct"),
        Text(
            "A tile never lies exactly above another: on any storey, or directly below",
            "Jamais deux tuiles superposées : à tout étage, ou seulement juste en dessous",
        ),
    ),
    Option(
        "cover_decor",
        (True, False),
        Text(
            "The unsupported corner of a tile may cover decor",
            "Le coin sans support d'une tuile peut recouvrir un décor",
        ),
    ),
    Option(
        "bridge_gap",
        ("storey", "ground"),
        Text(
            "Under a bridge no tile of its storey, or nothing down to the board",
            "Sous un pont : aucune tuile de son étage, ou rien jusqu'au plateau",
        ),
    ),
    Option(
        "limit_supply",
        (False, True),
        Text(
            "The pieces in the box are a limit",
            "Les éléments de la boîte sont en nombre limité",
        ),
    ),
)

CLAY_ROUNDS: Final = {2: 3, 3: 1, 4: 0}  # how often each player removes a clay tile


def new_game(seed: str, players: int, settings: Mapping[str, Setting]) -> Babylon:
    game = Babylon()
    game.seats = players
    game.source = Sealed(seed)
    game.direct = settings["superposition"] == "direct"
    game.dug = NO_TILE
    game.cover_decor = bool(settings["cover_decor"])
    game.ground = settings["bridge_gap"] == "ground"
    game.limited = bool(settings["limit_supply"])
    lay_out_quarry(game)
    hand_out_boards(game)
    stack_tower(game)
    game.first = game.active = game.below(players)
    game.then([*[REMOVE_CLAY] * (players * CLAY_ROUNDS[players]), ROUND])
    game.advance()
    return game


def lay_out_quarry(game: Babylon) -> None:
    """Basalt, granite and clay, each layer shuffled."""
    game.stacks = [()] * STACKS
    for layer in LAYERS:
        tiles = list(layer)
        game.shuffle(tiles)
        game.stacks = [(*pile, tile) for pile, tile in zip(game.stacks, tiles, strict=True)]
    game.reserve = list(RESERVE)


def hand_out_boards(game: Babylon) -> None:
    """Each player has a board at random, with the start tile of its flower in the notch."""
    flowers = list(range(len(FLOWER_NAMES)))
    game.shuffle(flowers)
    game.flowers = tuple(flowers[: game.seats])
    game.notches = [START_TILES[flower] for flower in game.flowers]
    game.singles = [0] * game.seats
    game.gardens = [EMPTY.plain()] * game.seats


def stack_tower(game: Babylon) -> None:
    """So many tower tiles for so many players; the others leave the game unseen."""
    tiles = list(range(len(TOWER)))
    game.shuffle(tiles)
    count = TOWER_TILES[game.seats]
    game.tower = tuple(tiles[:count])
    game.box = tuple(tiles[count:])
