"""The rules of Babylon in short, in both languages.

A name without a dot is a heading; those with its name and a dot follow below it.  The steps of the
first turn are named after the actions that they explain: the page marks those that are possible.
"""

from typing import Final

from ziggurat.core.text import Text

GUIDE: Final = {
    "aim": Text("The aim", "Le but"),
    "aim.1": Text(
        "Raise the finest hanging garden: terraces on pillars, storey above storey, with"
        " stairs, fountains, bridges and statues. Most points win.",
        "Élevez le plus beau jardin suspendu : des terrasses sur piliers, étage après étage,"
        " avec escaliers, fontaines, ponts et statues. Le plus de points gagne.",
    ),
    "first_turn": Text("Your first turn", "Votre premier tour"),
    "first_turn.remove": Text(
        "**Before the game:** click a clay tile in the quarry to remove it from the game.",
        "**Avant la partie :** cliquez sur une tuile Argile de la carrière pour la retirer du jeu.",
    ),
    "first_turn.dig": Text(
        "**Dig:** click a tile of the quarry. It shows how many pillars it brings.",
        "**Creuser :** cliquez sur une tuile de la carrière. Elle indique combien de piliers"
        " elle rapporte.",
    ),
    "first_turn.lay+at+turned+on": Text(
        "**Place:** click the tile you dug or the stored one, then a lit point of your"
        " board. R or the wheel turns it.",
        "**Poser :** cliquez sur la tuile creusée ou stockée, puis sur un point éclairé de"
        " votre plateau. R ou la molette la fait pivoter.",
    ),
    "first_turn.stairs+fountain+bridge+statue": Text(
        "**Decor:** icons that fit together light up. Click them to build, at no cost.",
        "**Décors :** les icônes qui s'accordent s'éclairent. Cliquez dessus pour"
        " construire, sans rien payer.",
    ),
    "first_turn.end+store+discard": Text(
        "**End building:** then keep a tile that you did not place for later, or discard it.",
        "**Terminer la construction :** gardez ensuite pour plus tard une tuile non posée,"
        " ou défaussez-la.",
    ),
    "turn": Text("Your turn", "Votre tour"),
    "turn.1": Text(
        "**Dig:** take the top tile of any stack of the quarry. Each side of it that stands"
        " beside the edge, the bottom, or a tile no higher than itself brings you a pillar;"
        " your own flower brings one more.",
        "**Creuser :** prenez la tuile du dessus d'une pile de la carrière. Chaque côté"
        " voisin du bord, du fond ou d'une tuile qui n'est pas plus haute rapporte un pilier"
        " ; votre propre fleur en rapporte un de plus.",
    ),
    "turn.2": Text(
        "**Build:** place the tile you dug, the stored one, both or none.",
        "**Construire :** posez la tuile creusée, la tuile stockée, les deux ou aucune.",
    ),
    "turn.3": Text(
        "**Store or discard:** a tile that was not placed goes into your notch or out of the"
        " game. Keep at most six single pillars.",
        "**Stocker ou défausser :** une tuile non posée va dans votre encoche ou quitte la"
        " partie. Gardez au plus six piliers simples.",
    ),
    "terraces": Text("Terraces", "Les terrasses"),
    "terraces.1": Text(
        "A terrace lies level on three or four supports: single pillars, double pillars (two"
        " singles) or statues. On three, a belvedere stands on the corner without a support.",
        "Une terrasse repose à plat sur trois ou quatre supports : piliers simples, piliers"
        " doubles (deux simples) ou statues. Sur trois, un belvédère se dresse au coin sans"
        " support.",
    ),
    "terraces.2": Text(
        "No tile lies exactly above another, none slides below one, and a storey is begun"
        " only when there is a tile on the one below.",
        "Aucune tuile n'est exactement au-dessus d'une autre, aucune ne glisse dessous, et un"
        " étage ne commence que s'il y a une tuile à l'étage inférieur.",
    ),
    "decor": Text("Decor", "Les décors"),
    "decor.1": Text(
        "After placing a tile, build what its free icons allow, at no cost; each element"
        " touches a tile placed this turn.",
        "Après avoir posé une tuile, construisez gratuitement ce que permettent les icônes"
        " libres ; chaque élément touche une tuile posée ce tour-ci.",
    ),
    "decor.2": Text(
        "**Stairs:** two stairs icons side by side, one storey apart.",
        "**Escalier :** deux icônes d'escalier côte à côte, à un étage d'écart.",
    ),
    "decor.3": Text(
        "**Fountain:** two fountain icons side by side on two tiles of one storey.",
        "**Fontaine :** deux icônes de fontaine côte à côte sur deux tuiles du même étage.",
    ),
    "decor.4": Text(
        "**Bridge:** two bridge icons of one storey, with one empty hole between them.",
        "**Pont :** deux icônes de pont du même étage, séparées par un trou vide.",
    ),
    "decor.5": Text(
        "**Statue:** one statue icon, in line with another of your statues if you have any.",
        "**Statue :** une icône de statue, alignée avec une autre de vos statues si vous en avez.",
    ),
    "rounds": Text("Rounds", "Les manches"),
    "rounds.1": Text(
        "After each round a tower tile is turned over; its effect holds for everybody in the"
        " next round. There are 15, 13 or 11 rounds with two, three or four players.",
        "Après chaque manche on retourne une tuile Tour ; son effet vaut pour tous à la"
        " manche suivante. On joue 15, 13 ou 11 manches à deux, trois ou quatre.",
    ),
    "scoring": Text("Scoring", "Le décompte"),
    "scoring.1": Text(
        "Only what is visible from above counts. Statues: 1 for each storey. Fountains and"
        " bridges: 3 for each storey. Stairs: the sum of the storeys they join. Belvederes: 1.",
        "Seul compte ce qui se voit d'en haut. Statues : 1 par étage. Fontaines et ponts : 3"
        " par étage. Escaliers : la somme des étages reliés. Belvédères : 1.",
    ),
    "scoring.2": Text(
        "4 for each set of all four kinds of decor, 4 for each set of all four flowers, and"
        " twice the storey of your highest tile.",
        "4 par série des quatre décors, 4 par série des quatre fleurs, et deux fois l'étage"
        " de votre plus haute tuile.",
    ),
}
