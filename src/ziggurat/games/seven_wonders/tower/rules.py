"""The Tower of Babel: a fourth use of a card, tiles in force for all, a line of the score sheet."""

from typing import Final

from ziggurat.games.seven_wonders.facts import Insert, Module, Row
from ziggurat.games.seven_wonders.tower.draft import DRAFTS, KEEPS, deal_tiles
from ziggurat.games.seven_wonders.tower.refusals import TowerRefusal
from ziggurat.games.seven_wonders.tower.secrets import HiddenTiles, show
from ziggurat.games.seven_wonders.tower.spiral import BUILD_TILE, PLACE_TILES, tower_points
from ziggurat.games.seven_wonders.tower.texts import TEXTS

MODULE: Final = Module(
    "tower",
    TEXTS,
    refusals=TowerRefusal,
    uses=(BUILD_TILE,),
    inserts=(
        Insert(DRAFTS, before="Begin"),
        Insert((PLACE_TILES,), before="NextTurn"),
    ),
    actions=tuple(KEEPS.values()),
    rows=(Row("tower", tower_points),),
    set_up=deal_tiles,
    hidden=HiddenTiles(),
    show=show,
)
