"""The twenty-four tiles of the Tower of Babel.  A set of tiles has one bit for each number."""

from typing import Final

from ziggurat.core.text import Text

Tile = int  # its printed number
Tiles = int

TAX_ON_RED: Final = 1 << 1
RED_WITHOUT_RESOURCES: Final = 1 << 2
SINGLES_ONLY: Final = 1 << 3
NO_COMMERCE: Final = 1 << 4
BONUS_ON_BLUE: Final = 1 << 5
TAX_ON_BLUE: Final = 1 << 6
CHAINS_OF_NEIGHBOURS: Final = 1 << 7
BLUE_FOR_COINS: Final = 1 << 8
MADE_CHEAPER: Final = 1 << 9
MADE_DEARER: Final = 1 << 10
RAW_CHEAPER: Final = 1 << 11
RAW_DEARER: Final = 1 << 12
TAX_ON_CHAINS: Final = 1 << 13
BONUS_ON_CHAINS: Final = 1 << 14
STAGES_WITHOUT_RESOURCES: Final = 1 << 15
TAX_ON_STAGES: Final = 1 << 16
FREE_STONE_OR_WOOD: Final = 1 << 17
FREE_CLAY_OR_ORE: Final = 1 << 18
LESSER_VICTORIES: Final = 1 << 19
PLENTY: Final = 1 << 20
FREE_MADE: Final = 1 << 21
DOUBLE_DEFEATS: Final = 1 << 22
GUILDS_FOR_COINS: Final = 1 << 23
BONUS_ON_GUILDS: Final = 1 << 24

TILES: Final = tuple(range(1, 25))
TILES_OF_A_PLAYER: Final = 3
SMALL_SIDE: Final = 4  # players; more of them use the side with four slots
TILE_POINTS: Final = (0, 2, 5, 10)  # by tiles built

TILE_TEXTS: Final = {
    1: Text("a tax on red cards", "une taxe sur les cartes rouges"),
    2: Text("red cards need no resources", "cartes rouges sans ressources"),
    3: Text("only single brown cards produce", "seules les cartes marron simples produisent"),
    4: Text("posts, market, caravansery and forum rest", "comptoirs, marché, caravansérail et forum"
            " sans effet"),
    5: Text("a bonus for blue cards", "une prime sur les cartes bleues"),
    6: Text("a tax on blue cards", "une taxe sur les cartes bleues"),
    7: Text("chains from neighbouring cities", "chaînage par les cités voisines"),
    8: Text("blue cards are paid in coins", "cartes bleues payées en pièces"),
    9: Text("manufactured goods cost 1 less", "produits manufacturés à 1 de moins"),
    10: Text("manufactured goods cost 1 more", "produits manufacturés à 1 de plus"),
    11: Text("raw materials cost 1 less", "matières premières à 1 de moins"),
    12: Text("raw materials cost 1 more", "matières premières à 1 de plus"),
    13: Text("a tax on chains", "une taxe sur les chaînages"),
    14: Text("a bonus for chains", "une prime sur les chaînages"),
    15: Text("wonder stages need no resources", "étapes de Merveille sans ressources"),
    16: Text("a tax on wonder stages", "une taxe sur les étapes de Merveille"),
    17: Text("a wood or a stone for all", "un bois ou une pierre pour tous"),
    18: Text("a clay or an ore for all", "une argile ou un minerai pour tous"),
    19: Text("lesser victory tokens", "des jetons Victoire moindres"),
    20: Text("single brown cards produce without end", "production illimitée des cartes marron"
             " simples"),
    21: Text("a manufactured good for all", "un produit manufacturé pour tous"),
    22: Text("defeats count twice", "des défaites doublées"),
    23: Text("guilds are paid in coins", "guildes payées en pièces"),
    24: Text("a bonus for guilds", "une prime sur les guildes"),
}  # fmt: skip
