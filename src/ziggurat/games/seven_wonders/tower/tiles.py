"""The twenty-four tiles of the Tower of Babel (SWB-TOWER-3, SWB-TOWER-20..41)."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    ANY_MADE,
    BLUE,
    CHAIN,
    CLAY_OR_ORE,
    PURPLE,
    RED,
    STAGE,
    STONE_OR_WOOD,
    TILE,
    Effect,
    Thing,
    Toll,
)

SINGLE: Final = ("lumber yard", "stone pit", "clay pool", "ore vein")
DOUBLE_OR_MIXED: Final = (
    "sawmill",
    "quarry",
    "brickyard",
    "foundry",
    "tree farm",
    "excavation",
    "clay pit",
    "timber yard",
    "forest cave",
    "mine",
)
COMMERCIAL: Final = (
    "east trading post",
    "west trading post",
    "marketplace",
    "caravansery",
    "forum",
)


def tile(number: int, english: str, french: str, effect: Effect) -> Thing:
    return Thing(f"tile {number}", Text(english, french), TILE, effect=effect)


TILES: Final[tuple[Thing, ...]] = (
    # SWB-TOWER-20
    tile(
        1,
        "a tax on red cards",
        "une taxe sur les cartes rouges",
        Effect(taxes=(Toll(RED, per_age=1),)),
    ),
    # SWB-TOWER-22
    tile(2, "red cards need no resources", "cartes rouges sans ressources", Effect(waived=RED)),
    # SWB-TOWER-37
    tile(
        3,
        "only single brown cards produce",
        "seules les cartes marron simples produisent",
        Effect(disables=DOUBLE_OR_MIXED),
    ),
    # SWB-TOWER-34
    tile(
        4,
        "posts, market, caravansery and forum have no effect",
        "comptoirs, marché, caravansérail et forum sans effet",
        Effect(disables=COMMERCIAL),
    ),
    # SWB-TOWER-27
    tile(
        5,
        "a bonus for blue cards",
        "une prime sur les cartes bleues",
        Effect(bonuses=(Toll(BLUE, per_age=1),)),
    ),
    # SWB-TOWER-20
    tile(
        6,
        "a tax on blue cards",
        "une taxe sur les cartes bleues",
        Effect(taxes=(Toll(BLUE, per_age=1),)),
    ),
    # SWB-TOWER-24
    tile(7, "chains from neighbouring cities", "chaînage par les cités voisines", Effect(reach=1)),
    # SWB-TOWER-40
    tile(
        8, "blue cards are paid in coins", "cartes bleues payées en pièces", Effect(in_coins=BLUE)
    ),
    # SWB-TOWER-30
    tile(
        9, "manufactured goods cost 1 less", "produits manufacturés à 1 de moins", Effect(made=-1)
    ),
    # SWB-TOWER-30
    tile(10, "manufactured goods cost 1 more", "produits manufacturés à 1 de plus", Effect(made=1)),
    # SWB-TOWER-30
    tile(11, "raw materials cost 1 less", "matières premières à 1 de moins", Effect(raw=-1)),
    # SWB-TOWER-30
    tile(12, "raw materials cost 1 more", "matières premières à 1 de plus", Effect(raw=1)),
    # SWB-TOWER-20
    tile(
        13, "a tax on chains", "une taxe sur les chaînages", Effect(taxes=(Toll(CHAIN, per_age=1),))
    ),
    # SWB-TOWER-28
    tile(
        14,
        "a bonus for chains",
        "une prime sur les chaînages",
        Effect(bonuses=(Toll(CHAIN, per_age=1),)),
    ),
    # SWB-TOWER-23
    tile(
        15,
        "wonder stages need no resources",
        "étapes de Merveille sans ressources",
        Effect(waived=STAGE),
    ),
    # SWB-TOWER-20
    tile(
        16,
        "a tax on wonder stages",
        "une taxe sur les étapes de Merveille",
        Effect(taxes=(Toll(STAGE, per_age=1),)),
    ),
    # SWB-TOWER-35
    tile(
        17,
        "1 free wood or stone for everybody",
        "un bois ou une pierre pour tous",
        Effect(goods=STONE_OR_WOOD),
    ),
    # SWB-TOWER-35
    tile(
        18,
        "1 free clay or ore for everybody",
        "une argile ou un minerai pour tous",
        Effect(goods=CLAY_OR_ORE),
    ),
    # SWB-TOWER-26
    tile(
        19,
        "victory tokens are worth less",
        "les jetons Victoire valent moins",
        Effect(lesser_victories=1),
    ),
    # SWB-TOWER-38
    tile(
        20,
        "unlimited production of single brown cards",
        "production illimitée des cartes marron simples",
        Effect(plenty=SINGLE),
    ),
    # SWB-TOWER-35
    tile(
        21,
        "a manufactured good for everybody",
        "un produit manufacturé pour tous",
        Effect(goods=ANY_MADE),
    ),
    # SWB-TOWER-25
    tile(22, "defeats count twice", "des défaites doublées", Effect(defeats=1)),
    # SWB-TOWER-40
    tile(23, "guilds are paid in coins", "Guildes payées en pièces", Effect(in_coins=PURPLE)),
    # SWB-TOWER-29
    tile(
        24,
        "a bonus for guilds",
        "une prime sur les Guildes",
        Effect(bonuses=(Toll(PURPLE, coins=5),)),
    ),
)
