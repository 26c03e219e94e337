"""All that the tower says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import paid
from ziggurat.games.seven_wonders.tower.tiles import TILES

TERMS: Final = {tile.name: tile.text for tile in TILES}
ACTIONS: Final = {
    "tile": paid(
        "Build tile {tile} ({effect}), discarding: {card}",
        "Bâtir la tuile {tile} ({effect}), en défaussant : {card}",
    ),
    "keep": Text("Keep tile {tile}: {effect}", "Garder la tuile {tile} : {effect}"),
}
PROMPTS: Final = {
    "keep_tile": Text(
        "Choose a Babel tile to keep; the others go to your right neighbour.",
        "Choisissez une tuile Babel à garder ; les autres vont à votre voisin de droite.",
    ),
}
EVENTS: Final = {
    "received_tiles": Text(
        "{seat} is given {count:tile|tiles} of the tower.",
        "{seat} reçoit {count:tuile|tuiles} de la Tour.",
    ),
    "received_tiles_known": Text(
        "{seat} is given these tiles of the tower: {tiles}.",
        "{seat} reçoit ces tuiles de la Tour : {tiles}.",
    ),
    "placed": Text(
        "{seat} adds tile {tile} to the tower: {effect}.",
        "{seat} ajoute la tuile {tile} à la Tour : {effect}.",
    ),
}
ROWS: Final = {"tower": Text("Tower of Babel", "Tour de Babel")}

TEXTS: Final = Texts(TERMS, ACTIONS, EVENTS, {}, ROWS, PROMPTS)
