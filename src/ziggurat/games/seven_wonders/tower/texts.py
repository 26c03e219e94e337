"""All that the tower says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import paid
from ziggurat.games.seven_wonders.tower.tiles import TILES

TERMS: Final = {tile.name: tile.text for tile in TILES}
ACTIONS: Final = {
    "tile": paid(
        "Build a Babel tile ({effect}), discarding: {card}",
        "Construire une tuile Babel ({effect}), en défaussant : {card}",
    ),
    "keep": Text("Keep this Babel tile: {effect}", "Garder cette tuile Babel : {effect}"),
}
PROMPTS: Final = {
    "keep_tile": Text(
        "Choose a Babel tile to keep: built later in the tower, it changes a rule for everybody."
        " The others go to your right neighbour.",
        "Choisissez une tuile Babel à garder : construite plus tard dans la Tour, elle change une"
        " règle pour tous. Les autres vont à votre voisin de droite.",
    ),
}
EVENTS: Final = {
    "received_tiles": Text(
        "{seat} {seat::is|are} given {count:Babel tile|Babel tiles}.",
        "{seat} {seat::reçoit|recevez} {count:tuile Babel|tuiles Babel}.",
    ),
    "received_tiles_known": Text(
        "{seat} {seat::is|are} given these Babel tiles: {tiles}.",
        "{seat} {seat::reçoit|recevez} ces tuiles Babel : {tiles}.",
    ),
    "placed": Text(
        "{seat} {seat::adds|add} a Babel tile to the tower: {effect}.",
        "{seat} {seat::ajoute|ajoutez} une tuile Babel à la Tour : {effect}.",
    ),
}
ROWS: Final = {"tower": Text("Tower of Babel", "Tour de Babel")}

LABELS: Final = {
    "tiles_laid": Text("{count:tile|tiles} placed", "{count:tuile posée|tuiles posées}"),
    "tower": Text("Tower of Babel", "Tour de Babel"),
    "covered": Text("{count:tile|tiles} covered", "{count:tuile recouverte|tuiles recouvertes}"),
    "slot_empty": Text("an empty place", "une place libre"),
    "placing": Text(
        "{count:tile is|tiles are} waiting by the tower",
        "{count:tuile est posée|tuiles sont posées} près de la Tour ce tour-ci",
    ),
    "tile_hidden": Text("a tile you do not know", "une tuile que vous ne connaissez pas"),
    "use.tile": Text("Babel tile", "Tuile Babel"),
    "tiles_yours": Text("Your tiles:", "Vos tuiles :"),
    "deed.tile": Text("tile {what}", "tuile {what}"),
    "babel": Text("The tower and the project", "La Tour et le projet"),
    "tower_built": Text(
        "{count:Babel tile|Babel tiles} built, {points} points at the end",
        "{count:tuile Babel construite|tuiles Babel construites}, {points} points à la fin",
    ),
    "tiles_of": Text("Tiles in hand:", "Tuiles en main :"),
}
FIELDS: Final = {
    "tiles": Text("Babel tiles in hand", "Tuiles Babel en main"),
    "tower_height": Text("Babel tiles built", "Tuiles Babel construites"),
    "offered_tiles": Text("Tiles on offer", "Tuiles proposées"),
    "active_tiles": Text("Tiles in force", "Tuiles actives"),
}
DESCRIPTIONS: Final = {
    "tile 1": Text(
        "Each player who builds a red card pays the bank 1 coin in Age I, 2 in Age II, 3 in"
        " Age III.",
        "Chaque joueur qui construit une carte rouge paie à la banque 1 pièce à l'Âge I, 2 à"
        " l'Âge II, 3 à l'Âge III.",
    ),
    "tile 2": Text(
        "Red cards are built without their resources.",
        "Les cartes rouges se construisent sans leurs ressources.",
    ),
    "tile 3": Text(
        "Only brown cards with a single resource produce.",
        "Parmi les cartes marron, seules les simples produisent ; les doubles et les mixtes"
        " ne produisent plus.",
    ),
    "tile 4": Text(
        "Trading posts, marketplace, caravansery and forum have no effect; their chains still"
        " work.",
        "Comptoirs, marché, caravansérail et forum sont sans effet ; leurs chaînages restent.",
    ),
    "tile 5": Text(
        "Each player who builds a blue card then takes 1 coin in Age I, 2 in Age II, 3 in Age III.",
        "Chaque joueur qui construit une carte bleue prend ensuite 1 pièce à l'Âge I, 2 à"
        " l'Âge II, 3 à l'Âge III.",
    ),
    "tile 6": Text(
        "Each player who builds a blue card pays the bank 1 coin in Age I, 2 in Age II, 3 in"
        " Age III.",
        "Chaque joueur qui construit une carte bleue paie à la banque 1 pièce à l'Âge I, 2 à"
        " l'Âge II, 3 à l'Âge III.",
    ),
    "tile 7": Text(
        "Buildings of both neighbours serve for chains too.",
        "Les bâtiments des deux voisins servent aussi aux chaînages.",
    ),
    "tile 8": Text(
        "Blue cards cost no resources, but 1 coin to the bank for each resource on them.",
        "Les cartes bleues ne coûtent pas de ressources, mais 1 pièce à la banque pour chacune.",
    ),
    "tile 9": Text(
        "Manufactured goods cost 1 coin less from neighbours.",
        "Les produits manufacturés coûtent 1 pièce de moins chez les voisins.",
    ),
    "tile 10": Text(
        "Manufactured goods cost 1 coin more from neighbours.",
        "Les produits manufacturés coûtent 1 pièce de plus chez les voisins.",
    ),
    "tile 11": Text(
        "Raw materials cost 1 coin less from neighbours.",
        "Les matières premières coûtent 1 pièce de moins chez les voisins.",
    ),
    "tile 12": Text(
        "Raw materials cost 1 coin more from neighbours.",
        "Les matières premières coûtent 1 pièce de plus chez les voisins.",
    ),
    "tile 13": Text(
        "Each player who builds by chain pays the bank 1 coin in Age I, 2 in Age II, 3 in Age III.",
        "Chaque joueur qui construit par chaînage paie à la banque 1 pièce à l'Âge I, 2 à"
        " l'Âge II, 3 à l'Âge III.",
    ),
    "tile 14": Text(
        "Each player who builds by chain then takes 1 coin in Age I, 2 in Age II, 3 in Age III.",
        "Chaque joueur qui construit par chaînage prend ensuite 1 pièce à l'Âge I, 2 à l'Âge"
        " II, 3 à l'Âge III.",
    ),
    "tile 15": Text(
        "Wonder stages are built without their resources.",
        "Les étapes de Merveille se construisent sans leurs ressources.",
    ),
    "tile 16": Text(
        "Each player who builds a wonder stage pays the bank 1 coin in Age I, 2 in Age II, 3"
        " in Age III.",
        "Chaque joueur qui construit une étape de Merveille paie à la banque 1 pièce à l'Âge"
        " I, 2 à l'Âge II, 3 à l'Âge III.",
    ),
    "tile 17": Text(
        "Each turn everybody has 1 free wood or stone.",
        "À chaque tour, chacun dispose d'un bois ou d'une pierre.",
    ),
    "tile 18": Text(
        "Each turn everybody has 1 free clay or ore.",
        "À chaque tour, chacun dispose d'une argile ou d'un minerai.",
    ),
    "tile 19": Text(
        "Victory tokens are worth less: nothing for 1, 1 for 3, 3 for 5.",
        "Les jetons Victoire valent moins : rien au lieu de 1, 1 au lieu de 3, 3 au lieu de 5.",
    ),
    "tile 20": Text(
        "Single brown cards produce any number of their resource.",
        "Les cartes marron simples produisent leur ressource en quantité illimitée.",
    ),
    "tile 21": Text(
        "Each turn everybody has 1 free glass, cloth or papyrus.",
        "À chaque tour, chacun dispose d'un verre, d'un tissu ou d'un papyrus.",
    ),
    "tile 22": Text(
        "A defeated player takes two defeat tokens instead of one.",
        "Un joueur battu prend deux jetons Défaite au lieu d'un.",
    ),
    "tile 23": Text(
        "Guilds cost no resources, but 1 coin to the bank for each resource on them.",
        "Les Guildes ne coûtent pas de ressources, mais 1 pièce à la banque pour chacune.",
    ),
    "tile 24": Text(
        "Each player who builds a guild then takes 5 coins.",
        "Chaque joueur qui construit une Guilde prend ensuite 5 pièces.",
    ),
}

DRAWING: Final = {
    "tiles": Text("Your tiles: ", "Vos tuiles : "),
    "tower": Text("Tower {tile}: ", "Tour {tile} : "),
}

TEXTS: Final = Texts(
    TERMS,
    ACTIONS,
    EVENTS,
    {},
    ROWS,
    PROMPTS,
    descriptions=DESCRIPTIONS,
    labels=LABELS,
    fields=FIELDS,
    drawing=DRAWING,
)
