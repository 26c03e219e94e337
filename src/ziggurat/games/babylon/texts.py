"""Everything that Babylon says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.babylon.advice import ADVICE
from ziggurat.games.babylon.components import HOLE_NAMES, TILE_NAMES
from ziggurat.games.babylon.guide import GUIDE
from ziggurat.games.babylon.labels import DRAWING, FIELDS, LABELS

MATERIALS: Final = {
    "C": Text("a clay tile|the=the clay tile", "une tuile Argile|the=la tuile Argile"),
    "G": Text("a granite tile|the=the granite tile", "une tuile Granite|the=la tuile Granite"),
    "B": Text("a basalt tile|the=the basalt tile", "une tuile Basalte|the=la tuile Basalte"),
    "S": Text("the start tile", "la tuile de départ"),
}

TERMS: Final = {
    **{name: Text(name, name) for name in HOLE_NAMES},
    **{name: MATERIALS[name[0]] for name in TILE_NAMES},
    # Tiles
    "dug": Text("the tile you dug", "la tuile creusée"),
    "stored": Text("the stored tile", "la tuile stockée"),
    "clay": Text("clay", "argile"),
    "granite": Text("granite", "granite"),
    "basalt": Text("basalt", "basalte"),
    "start": Text("start tile", "tuile de départ"),
    "white": Text("white flower", "fleur blanche"),
    "pink": Text("pink flower", "fleur rose"),
    "yellow": Text("yellow flower", "fleur jaune"),
    "purple": Text("purple flower", "fleur violette"),
    # Pieces
    "blank": Text("blank", "sans icône"),
    "stairs": Text("stairs", "escalier"),
    "fountain": Text("fountain", "fontaine"),
    "bridge": Text("bridge", "pont"),
    "statue": Text("statue", "statue"),
    "carrier": Text("statue used as a pillar", "statue servant de pilier"),
    "belvedere": Text("belvedere", "belvédère"),
    "single": Text("single", "simple"),
    "double": Text("double", "double"),
    "none": Text("none", "aucun"),
    # Tower tiles
    "no_effect": Text("no effect", "aucun effet"),
    "plus_single": Text("1 single pillar each turn", "1 pilier simple à chaque tour"),
    "plus_double": Text("1 double pillar each turn", "1 pilier double à chaque tour"),
    "wild_icon": Text("one icon counts as another", "une icône en vaut une autre"),
    "wild_blank": Text(
        "one blank place counts as any icon", "un emplacement vide vaut n'importe quelle icône"
    ),
    "flower_two": Text(
        "a flower of your colour brings 2 pillars", "votre fleur rapporte 2 piliers"
    ),
    "minus_single": Text(
        "a dug tile brings 1 pillar fewer", "une tuile creusée rapporte 1 pilier de moins"
    ),
}

ACTIONS: Final = {
    "remove": Text("Remove the clay tile at {stack}", "Retirer la tuile Argile en {stack}"),
    "dig": Text(
        "Dig at {stack}[ for {pillars:pillar|pillars}]",
        "Creuser en {stack}[ pour {pillars:pilier|piliers}]",
    ),
    "lay": Text("Place {source}", "Poser {source}"),
    "at": Text(
        "Its north-west corner above {hole}, on storey {storey}",
        "Son coin nord-ouest au-dessus de {hole}, à l'étage {storey}",
    ),
    "turned": Text(
        "Rotation: {degrees}° clockwise",
        "Rotation : {degrees}° dans le sens horaire",
    ),
    "on": Text(
        "On these supports (NW, NE, SW, SE): {supports:each}[, for {price:pillar|pillars}]",
        "Sur ces supports (NO, NE, SO, SE) : {supports:each}[, pour {price:pilier|piliers}]",
    ),
    "stairs": Text(
        "Build stairs from storey {storey}: {holes}",
        "Construire un escalier depuis l'étage {storey} : {holes}",
    ),
    "fountain": Text(
        "Build a fountain on storey {storey}: {holes}",
        "Construire une fontaine à l'étage {storey} : {holes}",
    ),
    "bridge": Text(
        "Build a bridge on storey {storey}: {holes}",
        "Construire un pont à l'étage {storey} : {holes}",
    ),
    "statue": Text(
        "Build a statue on storey {storey}: {holes}",
        "Construire une statue à l'étage {storey} : {holes}",
    ),
    "end": Text("End building", "Terminer la construction"),
    "store": Text("Store the tile", "Stocker la tuile"),
    "discard": Text("Discard the tile", "Défausser la tuile"),
}

EVENTS: Final = {
    "removed": Text(
        "{seat} {seat::removes|remove} {tile} ({flower}: {icons}) from {stack}.",
        "{seat} {seat::retire|retirez} {tile} ({flower} : {icons}) de {stack}.",
    ),
    "uncovered": Text(
        "{tile} is uncovered at {stack} ({flower}: {icons}).",
        "{tile} apparaît en {stack} ({flower} : {icons}).",
    ),
    "emptied": Text("Stack {stack} is empty.", "La pile {stack} est vide."),
    "round_began": Text("Round {number} begins.", "La manche {number} commence."),
    "turn_began": Text("{seat:||your}{seat::'s|} turn", "{seat:tour de |tour d'|votre tour}"),
    "single_given": Text(
        "{seat} {seat::receives|receive} a single pillar from the reserve.",
        "{seat} {seat::reçoit|recevez} un pilier simple de la réserve.",
    ),
    "double_given": Text(
        "{seat} {seat::receives|receive} a double pillar from the reserve.",
        "{seat} {seat::reçoit|recevez} un pilier double de la réserve.",
    ),
    "dug": Text(
        "{seat} {seat::digs|dig} {tile} ({flower}: {icons}) at {stack}[ and"
        " {seat::receives|receive} {pillars:pillar|pillars}].",
        "{seat} {seat::creuse|creusez} {tile} ({flower} : {icons}) en {stack}[ et"
        " {seat::reçoit|recevez} {pillars:pilier|piliers}].",
    ),
    "laid": Text(
        "{seat} {seat::places|place} {tile} on storey {storey}, at {hole}.",
        "{seat} {seat::pose|posez} {tile} à l'étage {storey} en {hole}.",
    ),
    "built": Text(
        "{seat} {seat::builds|build} on storey {storey}: {piece} at {holes}.",
        "{seat} {seat::construit|construisez} à l'étage {storey} : {piece} en {holes}.",
    ),
    "built_by_effect": Text(
        "{seat} {seat::builds|build} on storey {storey}: {piece} at {holes}, using the tower tile.",
        "{seat} {seat::construit|construisez} à l'étage {storey} : {piece} en {holes}, grâce à la"
        " tuile Tour.",
    ),
    "stored": Text("{seat} {seat::stores|store} {tile}.", "{seat} {seat::stocke|stockez} {tile}."),
    "discarded": Text(
        "{seat} {seat::discards|discard} {tile}.", "{seat} {seat::défausse|défaussez} {tile}."
    ),
    "returned": Text(
        "{seat} cannot keep {pillars:pillar|pillars}.",
        "{seat} ne {seat::peut|pouvez} pas garder {pillars:pilier|piliers}.",
    ),
    "double_lost": Text(
        "{seat} {seat::returns|return} the double pillar unused.",
        "{seat} {seat::rend|rendez} le pilier double sans l'avoir utilisé.",
    ),
    "flipped": Text(
        "The tower tile of the next round: {effect}.",
        "La tuile Tour de la manche suivante : {effect}.",
    ),
    "ended": Text(
        "The game is over, {reason}: {totals:seats}. {winner_seat} {winner_seat::wins|win}.",
        "La partie est finie, {reason} : {totals:seats}. {winner_seat}"
        " {winner_seat::gagne|gagnez}.",
    ),
}

REASONS: Final = {
    "tower_is_used_up": Text("no tower tile is left", "il ne reste plus de tuile Tour"),
}

ROWS: Final = {
    "statues": Text("Statues", "Statues"),
    "fountains": Text("Fountains", "Fontaines"),
    "bridges": Text("Bridges", "Ponts"),
    "stairs": Text("Stairs", "Escaliers"),
    "decor_sets": Text("Sets of decor", "Séries de décors"),
    "flower_sets": Text("Sets of flowers", "Séries de fleurs"),
    "belvederes": Text("Belvederes", "Belvédères"),
    "high_point": Text("High point", "Point culminant"),
    "total": Text("Total", "Total"),
    "visible_holes": Text(
        "Visible holes (fewest break a tie)", "Trous visibles (le plus petit nombre l'emporte)"
    ),
}

PROMPTS: Final = {
    "remove_clay": Text(
        "Before the first round: choose a clay tile to remove from the game.",
        "Avant la première manche : choisissez une tuile Argile à retirer du jeu.",
    ),
    "dig": Text(
        "Your turn: dig a tile from the quarry.",
        "À vous : creusez une tuile dans la carrière.",
    ),
    "lay": Text(
        "Place a tile, or end building.",
        "Posez une tuile, ou terminez la construction.",
    ),
    "lay_decorate": Text(
        "Build decor, place a tile, or end building.",
        "Construisez un décor, posez une tuile, ou terminez la construction.",
    ),
    "decorate": Text(
        "Build decor, or end building.",
        "Construisez un décor, ou terminez la construction.",
    ),
    "end_building": Text(
        "There is nothing more you can build: end building.",
        "Vous ne pouvez plus rien construire : terminez la construction.",
    ),
    "choose_site": Text(
        "Choose where to place {source}.",
        "Choisissez où poser {source}.",
    ),
    "choose_turn": Text("Choose its rotation.", "Choisissez son orientation."),
    "choose_supports": Text(
        "Choose its supports: with three, a belvedere goes on the fourth corner.",
        "Choisissez ses supports : avec trois, un belvédère se dresse au quatrième coin.",
    ),
    "store": Text(
        "Store the tile you dug for a later turn, or discard it.",
        "Stockez la tuile creusée pour un autre tour, ou défaussez-la.",
    ),
    "store_instead": Text(
        "Store the tile you dug and lose {tile:the} in your notch, or discard the tile you dug.",
        "Stockez la tuile creusée et perdez {tile:the} de votre encoche, ou défaussez-la.",
    ),
}

# What a card, tile or other thing of the game is for.
DESCRIPTIONS: Final = {
    "stairs": Text(
        "Stairs join two of their icons side by side, one storey apart: as many points as"
        " both storeys together.",
        "Un escalier joint deux de ses icônes côte à côte, à un étage d'écart : la somme des"
        " deux étages en points.",
    ),
    "fountain": Text(
        "A fountain joins two of its icons side by side, on two tiles of one storey: 3 points"
        " for each storey.",
        "Une fontaine joint deux de ses icônes côte à côte, sur deux tuiles d'un même étage :"
        " 3 points par étage.",
    ),
    "bridge": Text(
        "A bridge joins two of its icons over one empty hole, on one storey: 3 points for"
        " each storey.",
        "Un pont joint deux de ses icônes par-dessus un trou vide, sur un même étage : 3"
        " points par étage.",
    ),
    "statue": Text(
        "The first statue can stand anywhere, each later one in a row or column with another:"
        " 1 point for each storey.",
        "La première statue se place librement, les suivantes en ligne avec une autre : 1 point"
        " par étage.",
    ),
}

SETTINGS: Final = {
    "any": Text("on any storey below", "à tout étage inférieur"),
    "direct": Text("directly below only", "juste en dessous seulement"),
    "storey": Text("no tile of its storey", "aucune tuile de son étage"),
    "ground": Text("nothing down to the board", "rien jusqu'au plateau"),
    "forced": Text("always carries the tile", "soutient toujours la tuile"),
    "optional": Text("may be left out", "peut être laissée de côté"),
    "turn": Text("once per turn", "une fois par tour"),
    "tile": Text("once per tile", "une fois par tuile"),
}

TEXTS: Final = Texts(
    {**TERMS, **REASONS},
    ACTIONS,
    EVENTS,
    REASONS,
    ROWS,
    PROMPTS,
    descriptions=DESCRIPTIONS,
    labels=LABELS,
    fields=FIELDS,
    drawing=DRAWING,
    settings=SETTINGS,
    guide=GUIDE,
    advice=ADVICE,
)
