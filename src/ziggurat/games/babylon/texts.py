"""All that Babylon says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.babylon.components import HOLE_NAMES, START
from ziggurat.games.babylon.prints import TERRACES

TERMS: Final = {
    **{name: Text(name, name) for name in (*HOLE_NAMES, *[tile.name for tile in TERRACES])},
    **{
        tile.name: Text("the start tile", "la tuile de départ")
        for tile in TERRACES
        if tile.material == START
    },
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
    "reconstructed": Text(
        "The prints of the tiles are reconstructed: the counts are those of the box, the"
        " arrangement is ours.",
        "Le dessin des tuiles est reconstitué : les nombres sont ceux de la boîte, la"
        " disposition est la nôtre.",
    ),
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
    "flower_two": Text("your own flower brings 2 pillars", "votre fleur rapporte 2 piliers"),
    "minus_single": Text(
        "a dug tile brings 1 pillar fewer", "une tuile creusée rapporte 1 pilier de moins"
    ),
}

ACTIONS: Final = {
    "remove": Text("Remove the clay tile at {stack}", "Retirer la tuile Argile en {stack}"),
    "dig": Text("Dig at {stack}", "Creuser en {stack}"),
    "lay": Text("Lay {source}", "Poser {source}"),
    "at": Text(
        "Its north-west corner above {hole}, on storey {storey}",
        "Son coin nord-ouest au-dessus de {hole}, à l'étage {storey}",
    ),
    "turned": Text(
        "Turned by {quarters:quarter|quarters} clockwise",
        "Tournée de {quarters:quart|quarts} de tour vers la droite",
    ),
    "on": Text(
        "On these supports (NW, NE, SW, SE): {supports}",
        "Sur ces supports (NO, NE, SO, SE) : {supports}",
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
        "Set up a statue on storey {storey}: {holes}",
        "Dresser une statue à l'étage {storey} : {holes}",
    ),
    "end": Text("End building", "Terminer la construction"),
    "store": Text("Store the tile", "Stocker la tuile"),
    "discard": Text("Discard the tile", "Défausser la tuile"),
}

EVENTS: Final = {
    "removed": Text(
        "{seat} removes {tile} ({flower}: {icons}) from {stack}.",
        "{seat} retire {tile} ({flower} : {icons}) de {stack}.",
    ),
    "uncovered": Text(
        "At {stack} {tile} comes to light ({flower}: {icons}).",
        "En {stack} apparaît {tile} ({flower} : {icons}).",
    ),
    "emptied": Text("Stack {stack} is empty.", "La pile {stack} est vide."),
    "round_began": Text("Round {number} begins.", "La manche {number} commence."),
    "turn_began": Text("{seat} begins a turn.", "{seat} commence son tour."),
    "single_given": Text(
        "{seat} receives a single pillar from the reserve.",
        "{seat} reçoit un pilier simple de la réserve.",
    ),
    "double_given": Text(
        "{seat} receives a double pillar from the reserve.",
        "{seat} reçoit un pilier double de la réserve.",
    ),
    "dug": Text(
        "{seat} digs {tile} ({flower}: {icons}) at {stack} and receives {pillars:pillar|pillars}.",
        "{seat} creuse {tile} ({flower} : {icons}) en {stack} et reçoit {pillars:pilier|piliers}.",
    ),
    "laid": Text(
        "{seat} lays {tile} at {hole} on storey {storey}, turned {rotation}, supports: {supports}.",
        "{seat} pose {tile} en {hole} à l'étage {storey}, orientation {rotation},"
        " supports : {supports}.",
    ),
    "built": Text(
        "{seat} builds on storey {storey}: {piece} at {holes}.",
        "{seat} construit à l'étage {storey} : {piece} en {holes}.",
    ),
    "built_by_effect": Text(
        "{seat} builds on storey {storey}: {piece} at {holes}, with the help of the tower tile.",
        "{seat} construit à l'étage {storey} : {piece} en {holes}, grâce à la tuile Tour.",
    ),
    "stored": Text("{seat} stores {tile}.", "{seat} stocke {tile}."),
    "discarded": Text("{seat} discards {tile}.", "{seat} défausse {tile}."),
    "returned": Text(
        "{seat} cannot keep {pillars:pillar|pillars}.",
        "{seat} ne peut pas garder {pillars:pilier|piliers}.",
    ),
    "double_lost": Text(
        "{seat} returns the double pillar unused.",
        "{seat} rend le pilier double sans l'avoir utilisé.",
    ),
    "flipped": Text(
        "A tower tile is flipped for the next round: {effect}.",
        "Une tuile Tour est retournée pour la manche suivante : {effect}.",
    ),
    "ended": Text(
        "The game is over, {reason}: {totals} points. Winner: {winner_seat}.",
        "La partie est finie, {reason} : {totals} points. Vainqueur : {winner_seat}.",
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
    "decor_sets": Text("Sets of decor", "Ensembles de décors"),
    "flower_sets": Text("Sets of flowers", "Ensembles de fleurs"),
    "belvederes": Text("Belvederes", "Belvédères"),
    "high_point": Text("High point", "Point culminant"),
    "total": Text("Total", "Total"),
    "visible_holes": Text("Visible holes (fewest break a tie)", "Trous visibles (le moins gagne)"),
}

TEXTS: Final = Texts({**TERMS, **REASONS}, ACTIONS, EVENTS, REASONS, ROWS, {})
